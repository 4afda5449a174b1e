/**
 * Electron behaviour that the application relies on, on real Electron and on the stand-in. A difference is a fault of
 * the stand-in.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { startProxy } from '../../helpers/proxy.ts'
import { contractApp, executable, expect, launch, standin, test as base, type Launched } from '../fixtures.ts'

interface Rules {
  platform: string
  refused: string
  echo(value: unknown): Promise<any>
  unclonable(): Promise<unknown>
  fail(): Promise<unknown>
  nobody(): Promise<unknown>
  whoami(): Promise<Record<string, unknown>>
  note(text: string): Promise<void>
  onNoted(listener: (count: number) => void): () => void
}
declare const rules: Rules

const test = base.extend<{ launched: Launched; app: ElectronApplication; page: Page }>({
  launched: async ({ launchApp, profile }, use) => {
    const launched = await launchApp({ appDir: contractApp, userDataDir: profile })
    await launched.page.locator('html[data-ready]').waitFor()
    await use(launched)
  },
  app: async ({ launched }, use) => use(launched.app),
  page: async ({ launched }, use) => use(launched.page)
})
const journal = (app: ElectronApplication): Promise<any[]> => app.evaluate(() => (globalThis as any).journal)
const exit = (app: ElectronApplication): Promise<unknown> => once(app.process(), 'exit').then(([code]) => code)

test('structured clone keeps values that may cross', async ({ page }) => {
  const r = await page.evaluate(async () => {
    const cyc: any = { n: 1 }
    cyc.self = cyc
    const back = await rules.echo({
      d: new Date(5),
      m: new Map([['a', new Set([1])]]),
      u: undefined,
      big: 10n ** 30n,
      nan: NaN,
      neg: -0,
      re: /x/gi,
      bytes: new Uint8Array([1, 2, 3]),
      list: [1, , 3],
      e: new RangeError('r'),
      nul: null
    })
    return {
      d: back.d instanceof Date && back.d.getTime(),
      m: back.m instanceof Map && back.m.get('a').has(1),
      u: 'u' in back && back.u === undefined,
      big: String(back.big),
      nan: Number.isNaN(back.nan),
      neg: Object.is(back.neg, -0),
      re: String(back.re),
      bytes: back.bytes instanceof Uint8Array && [...back.bytes].join(),
      len: back.list.length,
      e: back.e instanceof Error && back.e.message,
      nul: back.nul
    }
  })
  expect(r).toEqual({
    d: 5,
    m: true,
    u: true,
    big: '1000000000000000000000000000000',
    nan: true,
    neg: true,
    re: '/x/gi',
    bytes: '1,2,3',
    len: 3,
    e: 'r',
    nul: null
  })
})

test('neither a function nor a reactive proxy can cross', async ({ page }) => {
  const errors = await page.evaluate(async () => {
    const say = (f: () => Promise<unknown>) =>
      Promise.resolve()
        .then(f)
        .then(
          () => 'went through',
          (e) => (e as Error).message
        )
    return [
      await say(() => rules.echo(new Proxy({ a: 1 }, {}))),
      await say(() => rules.echo({ deep: [new Proxy([1], {})] })),
      await say(() => rules.echo({ f: () => 1 })),
      await say(() => rules.unclonable()),
      await say(() => rules.fail()),
      await say(() => rules.nobody())
    ]
  })
  expect(errors[0]).toMatch(/could not be cloned/)
  expect(errors[1]).toMatch(/could not be cloned/)
  expect(errors[2]).toMatch(/could not be cloned/)
  expect(errors[3]).toMatch(/^Error invoking remote method 'unclonable': .*could not be cloned/)
  expect(errors[4]).toBe("Error invoking remote method 'throw': TypeError: boom")
  expect(errors[5]).toBe("Error invoking remote method 'nobody': Error: No handler registered for 'nobody'")
})

test('the page has the bridge and nothing of Node or Electron; the preload may load only Electron', async ({
  page
}) => {
  expect(
    await page.evaluate(() => ({
      frozen: Object.isFrozen(rules),
      platform: rules.platform,
      node:
        typeof (globalThis as any).require +
        typeof (globalThis as any).process +
        typeof (globalThis as any).ipcRenderer +
        typeof (globalThis as any).__standin,
      secure: isSecureContext
    }))
  ).toEqual({ frozen: true, platform: process.platform, node: 'undefinedundefinedundefinedundefined', secure: true })
  expect(
    await page.evaluate(() => {
      try {
        ;(globalThis as any).rules = 1
      } catch {
        /* assignment to a frozen global throws in strict mode */
      }
      return typeof rules.echo
    })
  ).toBe('function')
  expect(await page.evaluate(() => rules.refused)).toContain('module not found: node:fs')
})

test('main knows which frame of which window sent a message', async ({ app, page }) => {
  const sender = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.id)
  expect(await page.evaluate(() => rules.whoami())).toEqual({
    type: 'frame',
    sender,
    url: 'rules://bundle/index.html#/',
    origin: 'rules://bundle',
    parent: null,
    frame: 'number'
  })
})

test('the content security policy of the source is in force', async ({ page }) => {
  const r = await page.evaluate(async () => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (e) => seen.push(e.effectiveDirective))
    const s = document.createElement('script')
    s.textContent = 'window.injected = 1'
    document.body.append(s)
    document.body.setAttribute('style', 'color: red')
    await fetch('https://example.com/').catch(() => {})
    // DevTools allows eval for its own evaluation only
    setTimeout('window.evaluated = 1')
    await new Promise((f) => setTimeout(f, 100))
    return { injected: (window as any).injected, evaluated: (window as any).evaluated, seen: [...new Set(seen)].sort() }
  })
  expect(r.injected).toBeUndefined()
  expect(r.evaluated).toBeUndefined()
  expect(r.seen).toEqual(expect.arrayContaining(['connect-src', 'script-src-elem', 'style-src-attr']))
})

test('a scheme for pictures knows which page requests them', async ({ app, page }) => {
  const widths = () =>
    page.evaluate(() =>
      ['picture', 'foreign'].map((id) => {
        const i = document.getElementById(id) as HTMLImageElement
        return [i.complete, i.naturalWidth]
      })
    )
  await expect.poll(widths).toEqual([
    [true, 7],
    [true, 0]
  ])
  expect((await journal(app)).filter((j) => j.url)).toEqual([
    { url: 'rules-picture://picture/https%3A%2F%2Fexample.com%2Fa.png', initiator: 'rules://bundle' }
  ])
  const later = await page.evaluate(
    () =>
      new Promise((done) => {
        const image = new Image()
        image.onload = () => done([image.src, image.naturalHeight])
        image.onerror = () => done('failed')
        image.src = 'rules-picture://picture/later'
      })
  )
  expect(later).toEqual(['rules-picture://picture/later', 5])
})

test('a source serves its folder and nothing outside', async ({ app }) => {
  const r = await app.evaluate(async ({ net, protocol, session }) => {
    const ask = (url: string, init?: RequestInit) =>
      net.fetch(url, init).then(
        async (a) => [a.status, a.headers.get('content-type')],
        (e: Error) => e.message
      )
    const double = ((f) => {
      try {
        f()
      } catch (e) {
        return (e as Error).message.length > 0
      }
      return false
    })(() => protocol.handle('rules', () => new Response('')))
    return {
      page: await ask('rules://bundle/index.html'),
      index: await ask('rules://bundle/part/'),
      none: await ask('rules://bundle/none.html'),
      folder: await ask('rules://bundle/part'),
      post: await ask('rules://bundle/index.html', { method: 'POST', body: 'x' }),
      host: await ask('rules://elsewhere/index.html'),
      escape: await ask('rules://bundle/..%2fmain.js'),
      escape2: await ask('rules://bundle/part/..%5c..%5cmain.js'),
      escape3: await ask('rules://bundle/%2e%2e/main.js'),
      double,
      kept: protocol.isProtocolHandled('rules') && protocol.getSource('rules')?.routes.length,
      policy: (await net.fetch('rules://bundle/icon.svg')).headers.get('x-content-type-options'),
      elsewhere: await session
        .fromPartition('other', { cache: false })
        .fetch('rules://bundle/index.html')
        .then(
          () => 'came',
          () => 'failed'
        )
    }
  })
  const missing = 'net::ERR_FILE_NOT_FOUND'
  expect(r).toEqual({
    page: [200, 'text/html'],
    index: [200, 'text/html'],
    none: missing,
    folder: missing,
    post: missing,
    host: missing,
    escape: missing,
    escape2: missing,
    escape3: missing,
    double: true,
    kept: 1,
    policy: 'nosniff',
    elsewhere: 'failed'
  })
})

test('the page cannot navigate away, and callbacks can be removed', async ({ app, page }) => {
  const url = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL())
  expect(await url()).toBe('rules://bundle/index.html#/')
  await page.evaluate(() => {
    location.href = 'https://example.com/elsewhere'
  })
  await expect
    .poll(async () => (await journal(app)).filter((j) => j['will-navigate'] ?? j['will-frame-navigate']))
    .toEqual([
      { 'will-navigate': 'https://example.com/elsewhere' },
      { 'will-frame-navigate': 'https://example.com/elsewhere' }
    ])
  expect(await url()).toBe('rules://bundle/index.html#/')
  await expect(page.locator('h1')).toHaveText('Rules')
  const received = await page.evaluate(async () => {
    const got: number[] = []
    let received = (): void => {}
    const first = new Promise<void>((done) => (received = done))
    const off = rules.onNoted((n) => {
      got.push(n)
      received()
    })
    await rules.note('one')
    await first
    off()
    await rules.note('two')
    await new Promise((f) => setTimeout(f, 100))
    return got
  })
  expect(received).toEqual([1])
})

test('a reload is a navigation of the window, but not a change of the fragment', async ({ app, page }) => {
  const navigations = () => app.evaluate(() => (globalThis as any).navigations as string[])
  await app.evaluate(({ BrowserWindow }) => {
    const seen: string[] = ((globalThis as any).navigations = [])
    const contents = BrowserWindow.getAllWindows()[0]!.webContents
    contents.on('did-navigate', (_event, url) => seen.push(url))
    contents.on('did-navigate-in-page', (_event, url) => seen.push(`in page: ${url}`))
  })
  await page.evaluate(() => void (location.hash = '#/elsewhere'))
  await expect.poll(navigations).toEqual(['in page: rules://bundle/index.html#/elsewhere'])
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.reload())
  await expect.poll(async () => (await navigations()).slice(1)).toEqual(['rules://bundle/index.html#/elsewhere'])
})

test('a window that is closed while its page loads rejects the load', async ({ app }) => {
  const outcome = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const contents = window.webContents
    const load = window.loadURL('rules://bundle/index.html').then(
      () => 'loaded',
      (error: Error) => [error.message.replace(/ \(-2\)/, ''), contents.isDestroyed()]
    )
    window.destroy()
    return load
  })
  expect(outcome).toEqual(["ERR_FAILED loading 'rules://bundle/index.html'", true])
})

test('a removed callback is released, and another one is not', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const listen = (): { ref: WeakRef<object>; off: () => void } => {
      const listener = (count: number): void => void ((window as any).received = count)
      return { ref: new WeakRef(listener), off: rules.onNoted(listener) }
    }
    const refs = Array.from({ length: 50 }, () => {
      const { ref, off } = listen()
      off()
      return ref
    })
    Object.assign(window, { refs, kept: listen().ref })
  })
  const left = (): Promise<number> =>
    page.evaluate(() => (window as any).refs.filter((ref: WeakRef<object>) => ref.deref() !== undefined).length)
  await expect
    .poll(async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      return left()
    })
    .toBe(0)
  await page.evaluate(() => rules.note('one'))
  await expect.poll(() => page.evaluate(() => (window as any).received)).toBe(1)
})

test('new windows are refused, and so is a download', async ({ app, page }) => {
  await page.evaluate(() => {
    window.open('https://example.com/')
    document.querySelector<HTMLElement>('#file')!.click()
  })
  await expect.poll(async () => (await journal(app)).filter((j) => j.download)).toEqual([{ download: 'drawing.svg' }])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  expect(app.windows().length).toBe(1)
})

test('the asynchronous safeStorage seals and opens', async ({ app, launched }) => {
  const r = await app.evaluate(() => (globalThis as any).seal('swordfish'))
  expect(r).toMatchObject({ available: true, hidden: true, back: { result: 'swordfish', shouldReEncrypt: false } })
  const wrong = await app.evaluate(({ safeStorage }) =>
    safeStorage.decryptStringAsync(Buffer.from('v11 nothing that was ever sealed here')).then(
      () => 'opened',
      () => 'refused'
    )
  )
  expect(wrong).toBe('refused')
  await launched.close()
  const again = await launch({ appDir: contractApp, userDataDir: launched.userData })
  expect(
    await again.app.evaluate(
      ({ safeStorage }, sealed) => safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64')),
      r.sealed as string
    )
  ).toMatchObject({ result: 'swordfish' })
  await again.close()
})

test('main-process modules answer', async ({ app, profile }) => {
  const r = await app.evaluate(async ({ app, nativeTheme, BrowserWindow, clipboard, powerMonitor }) => {
    const w = BrowserWindow.getAllWindows()[0]!
    let updated = 0
    nativeTheme.on('updated', () => void updated++)
    nativeTheme.themeSource = 'dark'
    const dark = await w.webContents.executeJavaScript(
      "new Promise((done) => { const look = () => matchMedia('(prefers-color-scheme: dark)').matches ? done(true) : setTimeout(look, 10); look() })"
    )
    await clipboard.writeText('copied')
    return {
      packaged: app.isPackaged,
      ready: app.isReady(),
      name: app.getName(),
      version: app.getVersion(),
      title: w.getTitle(),
      dark,
      mainDark: nativeTheme.shouldUseDarkColors,
      updated,
      userData: app.getPath('userData'),
      clip: await clipboard.readText(),
      idle: typeof powerMonitor.getSystemIdleTime(),
      size: w.getSize(),
      png: (await w.webContents.capturePage()).toPNG().subarray(1, 4).toString()
    }
  })
  expect(r).toEqual({
    packaged: false,
    ready: true,
    name: 'Rules',
    version: '1.2.3',
    title: 'Rules',
    dark: true,
    mainDark: true,
    updated: 1,
    userData: profile,
    clip: 'copied',
    idle: 'number',
    size: [900, 600],
    png: 'PNG'
  })
})

test('closing the last window ends the app', async ({ app }) => {
  const gone = exit(app)
  await app.evaluate(({ BrowserWindow }) => {
    setTimeout(() => BrowserWindow.getAllWindows()[0]!.close(), 50)
  })
  expect(await gone).toBe(0)
})

test('SIGTERM ends the app cleanly, and no process remains', async ({ app, profile }) => {
  test.skip(process.platform === 'win32', 'Windows has no SIGTERM')
  const gone = exit(app)
  app.process().kill('SIGTERM')
  expect(await gone).toBe(0)
  const again = await launch({ appDir: contractApp, userDataDir: profile }) // the profile is free again
  expect(await again.close()).toBe(0)
})

test('a killed app leaves no browser running', async ({ app }) => {
  test.skip(process.platform !== 'linux', 'looks into /proc')
  const page = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getOSProcessId())
  expect(existsSync(`/proc/${page}`)).toBe(true)
  const gone = once(app.process(), 'exit')
  app.process().kill('SIGKILL')
  await gone
  const alive = (): boolean =>
    existsSync(`/proc/${page}/stat`) && !/\) Z/.test(readFileSync(`/proc/${page}/stat`, 'utf8'))
  await expect.poll(() => alive()).toBe(false)
})

test('the permission handlers are in force', async ({ app, page }) => {
  const states = () =>
    page
      .evaluate(async () => [
        (await navigator.permissions.query({ name: 'geolocation' })).state,
        Notification.permission
      ])
      .catch(() => []) // the page is still reloading
  await expect.poll(states).toEqual(['denied', 'denied'])
  await app.evaluate(({ session, BrowserWindow }) => {
    session.defaultSession.setPermissionRequestHandler((_w, permission, done) => done(permission === 'geolocation'))
    session.defaultSession.setPermissionCheckHandler((_w, permission) => permission === 'geolocation')
    BrowserWindow.getAllWindows()[0]!.reload()
  })
  await expect.poll(states).toEqual(['granted', 'denied'])
})

test('a listener can keep a window open', async ({ app, page }) => {
  const n = await app.evaluate(async ({ BrowserWindow }) => {
    const w = BrowserWindow.getAllWindows()[0]!
    w.once('close', (e) => e.preventDefault())
    w.close()
    await new Promise((f) => setTimeout(f, 200))
    return BrowserWindow.getAllWindows().length
  })
  expect(n).toBe(1)
  await expect(page.locator('h1')).toHaveText('Rules')
})

test('a navigation of a frame of another own scheme names its initiator, and a refused one leaves the frame unchanged', async ({
  app,
  page
}) => {
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-same-origin')
    frame.src = 'rules-frame://document/first'
    document.body.append(frame)
  })
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('p')).toHaveText('/first')
  await frame.locator('a').click({ noWaitAfter: true })
  await expect
    .poll(async () => (await journal(app)).filter((j) => j.frame))
    .toEqual([
      { frame: 'rules-frame://document/first', by: 'rules://bundle' },
      { frame: 'rules-frame://document/second', by: 'rules-frame://document' }
    ])
  await expect(frame.locator('p')).toHaveText('/first')
  expect((await journal(app)).filter((j) => j.framed)).toEqual([
    { framed: 'rules-frame://document/first', initiator: 'rules://bundle' }
  ])
  expect(await frame.locator('p').evaluate(() => typeof (globalThis as any).rules)).toBe('undefined')
  expect(
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.mainFrame.framesInSubtree.map(({ url, parent }) => [
        url,
        parent?.url ?? null
      ])
    )
  ).toEqual([
    ['rules://bundle/index.html#/', null],
    ['rules-frame://document/first', 'rules://bundle/index.html#/']
  ])
})

test('a changed title of the page becomes the title of its window', async ({ app }) => {
  const titles = await app.evaluate(async ({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0]!
    const before = window.getTitle()
    const changed = new Promise<string>((done) => window.once('page-title-updated', (_event, title) => done(title)))
    await window.webContents.executeJavaScript('void (document.title = "Another page")')
    const titles = [await changed, window.getTitle()]
    await window.webContents.executeJavaScript(`void (document.title = ${JSON.stringify(before)})`)
    return titles
  })
  expect(titles).toEqual(['Another page', 'Another page'])
})

test('a page becomes a PDF on the given paper, in inches', async ({ app }) => {
  const boxes = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents
    const box = async (options: Electron.PrintToPDFOptions) => {
      const pdf = await contents.printToPDF(options)
      return [
        Buffer.isBuffer(pdf),
        ...(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
          .exec(pdf.toString('latin1'))
          ?.slice(1)
          .map((n) => Math.round(Number(n))) ?? [])
      ]
    }
    return [
      await box({}),
      await box({ pageSize: 'A4' }),
      await box({ pageSize: 'a4' as 'A4', landscape: true }),
      await box({ pageSize: { width: 5, height: 4 } })
    ]
  })
  // Electron rounds A4 to 8.27 × 11.7 inches
  const off = [
    [612, 792],
    [595, 842],
    [842, 595],
    [360, 288]
  ].map(([width, height], i) => [
    boxes[i]![0],
    Math.abs((boxes[i]![1] as number) - width!) <= 1,
    Math.abs((boxes[i]![2] as number) - height!) <= 1
  ])
  expect(off).toEqual(boxes.map(() => [true, true, true]))
})

test('a PDF is tagged and has an outline only if requested', async ({ app }) => {
  const has = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents
    const made = async (options: Electron.PrintToPDFOptions) => {
      const text = (await contents.printToPDF(options)).toString('latin1')
      return [text.includes('/StructTreeRoot'), text.includes('/Outlines')]
    }
    return { plain: await made({}), tagged: await made({ generateTaggedPDF: true, generateDocumentOutline: true }) }
  })
  expect(has).toEqual({ plain: [false, false], tagged: [true, true] })
})

test('unsupported print options are refused by name', async ({ app }) => {
  const said = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents
    const pdf = (options: object) =>
      contents.printToPDF(options).then(
        () => 'made',
        (e: Error) => `${e.name}: ${e.message}`
      )
    const print = (options: object) => {
      try {
        contents.print(options)
        return 'printed'
      } catch (e) {
        return `${(e as Error).name}: ${(e as Error).message}`
      }
    }
    return [
      await pdf({ pageSize: 'B4' }),
      await pdf({ pageSize: { width: 5 } }),
      await pdf({ pageSize: 4 }),
      await pdf({ landscape: 'yes' }),
      await pdf({ scale: '1' }),
      await pdf({ margins: { top: '1' } }),
      await pdf({ margins: { top: 12 } }),
      print({ silent: true, pageSize: 'B4' }),
      print({ silent: true, pageSize: 'Ledger' }),
      print({ silent: true, pageSize: { width: 5 } }),
      print({ silent: true, pageSize: { width: 300, height: 300 } }),
      print({ silent: true, pageSize: 'A4', usePrinterDefaultPageSize: true })
    ]
  })
  expect(said).toEqual([
    'Error: Invalid pageSize B4',
    'TypeError: width and height properties are required for pageSize',
    'TypeError: pageSize must be a string or an object',
    'TypeError: landscape must be a boolean',
    'TypeError: scale must be a number',
    expect.stringMatching(/^(Error: margins must be less|TypeError: margins\.top must be a number)/),
    'Error: margins must be less than or equal to pageSize',
    'Error: Unsupported pageSize: B4',
    'Error: Unsupported pageSize: Ledger',
    'Error: height and width properties are required for pageSize',
    'RangeError: height and width properties must be minimum 352 microns.',
    'Error: usePrinterDefaultPageSize cannot be combined with pageSize'
  ])
})

test('the printers of the system have names', async ({ launchApp }) => {
  const { app } = await launchApp({ appDir: contractApp, env: { STANDIN_PRINTERS: 'Office_1,Counter' } })
  const printers = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.webContents.getPrintersAsync()
  )
  for (const printer of printers)
    expect(printer).toEqual({
      name: expect.any(String),
      displayName: expect.any(String),
      description: expect.any(String),
      options: expect.any(Object)
    })
  if (standin) expect(printers.map(({ name }) => name)).toEqual(['Office_1', 'Counter'])
})

test('a worker loads from the scheme and fetches from it', async ({ page }) => {
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const w = new Worker('./worker.js', { type: 'module' })
          w.onmessage = (e) => resolve(e.data)
          w.onerror = (e) => reject(new Error(e.message || 'worker failed'))
        })
    )
  ).toEqual({ status: 200, type: 'image/svg+xml' })
})

test('local storage and the size of a named window survive a restart', async ({ app, page, launched }) => {
  await page.evaluate(() => localStorage.setItem('kept', 'yes'))
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.setSize(1000, 640))
  await launched.close()
  const again = await launch({ appDir: contractApp, userDataDir: launched.userData })
  expect(await again.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
  expect(await again.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getSize())).toEqual([
    1000, 640
  ])
  await again.close()
})

test('a second start passes its arguments to the first and ends', async ({ app, profile }) => {
  const second = spawn(
    executable,
    [...(process.platform === 'linux' ? ['--no-sandbox'] : []), contractApp, `--user-data-dir=${profile}`, '--hello'],
    { stdio: 'ignore', shell: process.platform === 'win32' }
  )
  expect((await once(second, 'exit'))[0]).toBe(0)
  await expect.poll(() => journal(app)).toContain('--hello')
})

test('large data cross completely', async ({ page }) => {
  const whole = await page.evaluate(async () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({
      id,
      text: `row ${id}`,
      at: new Date(id),
      tags: ['a', 'b']
    }))
    const back = (await rules.echo(rows)) as typeof rows
    return back.length === 20_000 && back[19_999]!.at.getTime() === 19_999
  })
  expect(whole).toBe(true)
})

test('webRequest sees requests, changes headers, redirects and cancels', async ({ app, page }) => {
  await app.evaluate(({ session }) => {
    const w = session.defaultSession.webRequest
    w.onBeforeRequest((d, done) =>
      done(
        d.url.endsWith('/moved') ? { redirectURL: 'rules://bundle/icon.svg' } : { cancel: d.url.endsWith('/refused') }
      )
    )
    w.onHeadersReceived((d, done) => done({ responseHeaders: { ...d.responseHeaders, 'x-added': [d.resourceType] } }))
  })
  expect(
    await page.evaluate(async () => {
      const moved = await fetch('./moved')
      return [
        moved.status,
        moved.headers.get('content-type'),
        moved.headers.get('x-added'),
        await fetch('./refused').then(
          () => 'came',
          () => 'failed'
        )
      ]
    })
  ).toEqual([200, 'image/svg+xml', 'xhr', 'failed'])
})

test('a right click reports its target to main', async ({ app, page }) => {
  await page.locator('#out').click({ button: 'right' })
  await expect
    .poll(async () => (await journal(app)).filter((j) => j.menu))
    .toEqual([{ menu: 'https://example.com/elsewhere', x: expect.any(Number) }])
})

test("a page's beforeunload keeps the window, and can be overruled", async ({ app, page }) => {
  page.on('dialog', () => undefined) // without a handler Playwright accepts the dialog and the window closes
  // added before the load, so that the browser knows it
  await page.addInitScript(() => {
    window.onbeforeunload = (e) => {
      e.preventDefault()
    }
  })
  await page.reload()
  await page.click('h1') // Chromium ignores beforeunload without user activation
  const tried = await app.evaluate(async ({ BrowserWindow }) => {
    const w = BrowserWindow.getAllWindows()[0]!
    let asked = 0
    w.webContents.on('will-prevent-unload', () => void asked++)
    const answered = new Promise((f) => w.webContents.once('will-prevent-unload', f))
    w.close()
    await answered
    await new Promise((f) => setTimeout(f, 400))
    return { asked, left: BrowserWindow.getAllWindows().length }
  })
  expect(tried).toEqual({ asked: 1, left: 1 })
  const gone = exit(app)
  await app.evaluate(({ BrowserWindow }) => {
    const w = BrowserWindow.getAllWindows()[0]!
    w.webContents.on('will-prevent-unload', (e) => e.preventDefault())
    setTimeout(() => w.close(), 50)
  })
  expect(await gone).toBe(0)
})

test('a separate session fetches without cookies, refuses redirects and can be taken offline', async ({ app }) => {
  const { createServer } = await import('node:http')
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers.cookie)
    if (request.url === '/moved') response.writeHead(302, { location: '/' }).end()
    else if (request.url === '/slow') setTimeout(() => response.end('late'), 15 * 60_000).unref()
    else response.setHeader('set-cookie', 'a=b').end('here')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const r = await app.evaluate(async ({ session }, base) => {
    const s = session.fromPartition('catalogue', { cache: false })
    const ask = (url: string, init: RequestInit = {}) =>
      s.fetch(url, { redirect: 'error', credentials: 'omit', cache: 'no-store', ...init }).then(
        (a) => a.text(),
        (e: Error) => (e.name === 'AbortError' || e.name === 'TimeoutError' ? 'aborted' : e.message)
      )
    const answers = [
      await ask(`${base}/`),
      await ask(`${base}/`),
      await ask(`${base}/moved`),
      await ask(`${base}/slow`, { signal: AbortSignal.timeout(200) }),
      await ask('http://127.0.0.1:1/')
    ]
    s.enableNetworkEmulation({ offline: true })
    answers.push(await ask(`${base}/`))
    s.disableNetworkEmulation()
    answers.push(await ask(`${base}/`))
    return { answers, persistent: s.isPersistent() }
  }, base)
  server.closeAllConnections()
  server.close()
  expect(r.persistent).toBe(false)
  expect(r.answers[0]).toBe('here')
  expect(r.answers[2]).toMatch(/redirect/i)
  expect(r.answers[3]).toBe('aborted')
  expect(r.answers[4]).toMatch(/^net::ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/)
  expect(r.answers[5]).toBe('net::ERR_INTERNET_DISCONNECTED')
  expect(r.answers[6]).toBe('here')
  expect(seen.filter((cookie) => cookie !== undefined)).toEqual([])
})

test('net.request is asked for the login of a proxy, and session.fetch gets its refusal', async ({ app }) => {
  const { createServer } = await import('node:http')
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await startProxy('anna', 'pass')
  const received = await app.evaluate(
    async ({ app, net, session }, { address, proxy }) => {
      const behind = session.fromPartition('behind', { cache: false })
      await behind.setProxy({ proxyRules: proxy, proxyBypassRules: '<-loopback>' })
      let toApp = 0
      app.on('login', () => toApp++)
      const ask = (...logins: [user: string, password: string][]): Promise<unknown[]> =>
        new Promise((resolve) => {
          const seen: unknown[] = []
          const request = net.request({
            url: address,
            session: behind,
            credentials: 'omit',
            cache: 'no-store',
            redirect: 'error'
          })
          request.on('login', ({ isProxy, scheme, realm }, callback) => {
            seen.push([isProxy, scheme, realm])
            const login = logins.shift()
            if (login) callback(...login)
            else callback()
          })
          request.on('response', (response) => {
            let text = ''
            response.on('data', (chunk) => (text += String(chunk)))
            response.on('end', () => resolve([...seen, response.statusCode, text]))
          })
          request.on('error', (error) => resolve([...seen, error.message]))
          request.end()
        })
      const refused = await behind.fetch(address, { credentials: 'omit' }).then(
        ({ status }) => status,
        (error: Error) => error.message
      )
      return {
        refused,
        cancelled: await ask(),
        wrong: await ask(['anna', 'no'], ['anna', 'pass']),
        again: await ask(),
        fetched: await behind.fetch(address, { credentials: 'omit' }).then((answer) => answer.text()),
        toApp
      }
    },
    { address: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, proxy: proxy.address }
  )
  server.close()
  await proxy.close()
  const asked = [true, 'basic', 'Head office']
  expect(received).toEqual({
    refused: 407,
    cancelled: [asked, 407, '<h1>Who are you?</h1>'],
    wrong: [asked, asked, 200, 'here'],
    again: [200, 'here'],
    fetched: 'here',
    toApp: 0
  })
})

test('net.request reports a redirect, follows it only after an immediate call, and sends no cookies', async ({
  app
}) => {
  const { createServer } = await import('node:http')
  const seen: { readonly url: string; readonly key: unknown; readonly cookie: unknown }[] = []
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', key: request.headers['x-api-key'], cookie: request.headers.cookie })
    if (request.url === '/moved') response.writeHead(307, { location: '/here?a=1', 'set-cookie': 'a=b' }).end()
    else if (request.url === '/slow') response.write('first')
    else response.writeHead(200, { 'content-type': 'text/plain', 'retry-after': '7' }).end('here')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const r = await app.evaluate(async ({ net, session }, base) => {
    const own = session.fromPartition('requests', { cache: false })
    const ask = (
      path: string,
      on: {
        redirect?: (request: Electron.ClientRequest, status: number, to: string) => void
        data?: (request: Electron.ClientRequest) => void
      } = {}
    ): Promise<string[]> =>
      new Promise((resolve) => {
        const events: string[] = []
        const request = net.request({
          url: base + path,
          session: own,
          headers: { 'x-api-key': 'k' },
          redirect: 'manual',
          credentials: 'omit',
          cache: 'no-store'
        })
        request.on('redirect', (status, method, to) => {
          events.push(`redirect ${status} ${method} ${to.replace(base, '')}`)
          on.redirect?.(request, status, to)
        })
        request.on('response', (response) => {
          events.push(
            `response ${response.statusCode} ${response.headers['content-type']} ${response.headers['retry-after']}`
          )
          let body = ''
          response.on('data', (chunk) => {
            body += chunk.toString()
            on.data?.(request)
          })
          response.on('end', () => events.push(`end ${body}`))
          response.on('aborted', () => events.push('aborted'))
        })
        request.on('error', (error) => events.push(`error ${error.message}`))
        request.on('close', () => setTimeout(() => resolve(events), 50))
        request.end()
      })
    let late = ''
    const answers = {
      plain: await ask('/here'),
      left: await ask('/moved'),
      followed: await ask('/moved', { redirect: (request) => request.followRedirect() }),
      late: await ask('/moved', {
        redirect: (request) =>
          void setTimeout(() => {
            try {
              request.followRedirect()
            } catch (error) {
              late = (error as Error).message
            }
          }, 0)
      }),
      aborted: await ask('/slow', { data: (request) => request.abort() })
    }
    return { answers, late }
  }, base)
  server.closeAllConnections()
  server.close()
  expect(r.answers.plain).toEqual(['response 200 text/plain 7', 'end here'])
  expect(r.answers.left).toEqual(['redirect 307 GET /here?a=1', expect.stringMatching(/^error .*redirect/i)])
  expect(r.answers.followed).toEqual(['redirect 307 GET /here?a=1', 'response 200 text/plain 7', 'end here'])
  expect(r.answers.late).toEqual(r.answers.left)
  expect(r.late).not.toBe('')
  expect(r.answers.aborted).toEqual(['response 200 undefined undefined', 'aborted'])
  expect(seen.map(({ url }) => url)).toEqual(['/here', '/moved', '/moved', '/here?a=1', '/moved', '/slow'])
  expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(['k']))
  expect(seen.filter(({ cookie }) => cookie !== undefined)).toEqual([])
})

test('a port for DevTools can be requested', async ({ launchApp }) => {
  const { page, stderr, ready } = await launchApp({ appDir: contractApp })
  await expect(page.locator('h1')).toHaveText('Rules')
  const line = stderr.find((l) => l.startsWith('DevTools listening on ws://127.0.0.1:')) // Playwright asks for port 0
  expect(line ?? standin).toBeTruthy()
  expect(ready.host).toBe(standin ? 'chromium' : 'electron')
})

test('the stand-in refuses a misspelt option or role, which Electron would ignore', async ({ app }) => {
  test.skip(!standin, 'Electron passes over them')
  const said = await app.evaluate(({ app: _app, BrowserWindow, Menu, Notification, dialog, session }) => {
    const message = (work: () => unknown): string => {
      try {
        work()
      } catch (e) {
        return (e as Error).message
      }
      return 'taken'
    }
    return Promise.all([
      message(() => new BrowserWindow({ alwaysOnTpo: true } as object)),
      message(() => new BrowserWindow({ webPreferences: { sandBox: true } as object })),
      message(() => new Notification({ title: 'x', tag: 'y' } as object)),
      message(() => Menu.buildFromTemplate([{ label: 'x', role: 'redoo' as never }])),
      message(() => Menu.buildFromTemplate([{ label: 'x', shortcut: 'F1' } as object])),
      message(() => Menu.buildFromTemplate([{ label: 'x', type: 'line' as never }])),
      message(() => session.fromPartition('x', { cached: false } as never)),
      message(() =>
        Menu.buildFromTemplate([{ role: 'toggleFullScreen' as never }, { role: 'fileMenu' }, { type: 'separator' }])
      ),
      dialog.showMessageBox({ message: 'x', button: [] } as never).then(
        () => 'taken',
        (e: Error) => e.message
      )
    ])
  })
  for (const [at, name] of [
    'alwaysOnTpo',
    'sandBox',
    'tag',
    'redoo',
    'shortcut',
    'line',
    'cached',
    'taken',
    'button'
  ].entries())
    expect(said[at]).toContain(name)
})

test('a notification keeps its id and group, and refuses a name that Windows refuses', async ({ app }) => {
  test.skip(!standin && process.platform !== 'win32', 'Electron checks the names on Windows alone')
  const said = await app.evaluate(({ Notification }) => {
    const made = (options: Electron.NotificationConstructorOptions): string => {
      try {
        const { id, groupId, groupTitle } = new Notification(options)
        return `${id.length === 36 && !options.id ? 'its own' : id}, ${groupId}, ${groupTitle}`
      } catch (e) {
        return (e as Error).message
      }
    }
    return [
      made({ id: 'a'.repeat(64), groupId: 'ticket', groupTitle: 'Tickets' }),
      made({ id: '' }),
      made({ id: 'a'.repeat(65) }),
      made({ id: 'a&b' }),
      made({ groupId: 'a=b' }),
      made({ groupId: 'a'.repeat(65) }),
      made({ groupTitle: 'Tickets' })
    ]
  })
  expect(said).toEqual([
    `${'a'.repeat(64)}, ticket, Tickets`,
    'its own, , ',
    'Notification id exceeds Windows limit of 64 UTF-16 characters',
    "Notification id cannot contain '&', '=', or control characters",
    "Notification groupId cannot contain '&', '=', or control characters",
    'Notification groupId exceeds Windows limit of 64 UTF-16 characters',
    'Notification groupTitle requires groupId to be set'
  ])
})

test('progress in the taskbar and a flashing window are recorded', async ({ app }) => {
  test.skip(!standin, 'nothing to see on Electron')
  const noted = await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window!.setProgressBar(0.5)
    window!.flashFrame(true)
    window!.setProgressBar(-1)
    return (globalThis as any).standinJournal.filter(
      ({ what }: { what: string }) => what === 'progress' || what === 'flash-frame'
    )
  })
  expect(noted).toEqual([
    { what: 'progress', detail: { progress: 0.5 } },
    { what: 'flash-frame', detail: true },
    { what: 'progress', detail: { progress: -1 } }
  ])
})

test('on Wayland a window has no position, no move and no first paint', async ({ launchApp }) => {
  test.skip(!standin, 'a session of the machine')
  const { app } = await launchApp({ appDir: contractApp, env: { STANDIN_DESKTOP: 'wayland', STANDIN_DISPLAYS: '2' } })
  const seen = await app.evaluate(async ({ app, BrowserWindow, screen }) => {
    const window = new BrowserWindow({
      x: 2000,
      y: 50,
      width: 700,
      height: 500,
      show: false,
      webPreferences: { sandbox: true }
    })
    let painted = false
    window.on('ready-to-show', () => (painted = true))
    await window.loadURL('data:text/html,<p>here')
    const frame = window.webContents.executeJavaScript(
      'new Promise((frame) => requestAnimationFrame(() => frame(document.title = "drawn")))'
    )
    const before = await window.webContents.executeJavaScript('document.title')
    window.setBounds({ x: 300, y: 300, width: 640, height: 480 })
    window.show()
    await frame
    return {
      bounds: window.getBounds(),
      position: window.getPosition(),
      before,
      after: await window.webContents.executeJavaScript('document.title'),
      painted,
      display: screen.getDisplayMatching(window.getBounds()).id,
      platform: app.commandLine.getSwitchValue('ozone-platform')
    }
  })
  expect(seen).toEqual({
    bounds: { x: 0, y: 0, width: 640, height: 480 },
    position: [0, 0],
    before: '',
    after: 'drawn',
    painted: false,
    display: 1,
    platform: process.platform === 'linux' ? 'wayland' : ''
  })
})

test('the display of a window is the one it covers most', async ({ launchApp }) => {
  test.skip(!standin, 'the displays of the machine')
  const { app } = await launchApp({ appDir: contractApp, env: { STANDIN_DISPLAYS: '2' } })
  expect(
    await app.evaluate(({ screen }) =>
      [
        { x: 1800, y: 0, width: 500, height: 100 },
        { x: 100, y: 0, width: 500, height: 100 }
      ].map((rect) => screen.getDisplayMatching(rect).id)
    )
  ).toEqual([2, 1])
})

test('a path of the app is absolute and exists', async ({ app, profile }) => {
  const said = await app.evaluate(
    ({ app }, there) =>
      ['relative/dir', `${there}/not/there`, there].map((path) => {
        try {
          app.setPath('downloads', path)
        } catch (e) {
          return (e as Error).message
        }
        return app.getPath('downloads')
      }),
    profile
  )
  expect(said).toEqual([
    expect.stringContaining('Path must be absolute'),
    expect.stringContaining('Failed to set path'),
    profile
  ])
})

test('a missing member of the stand-in fails by name', async ({ app }) => {
  test.skip(!standin, 'about the stand-in')
  const said = await app.evaluate(({ BrowserWindow, safeStorage, app }) =>
    [
      () => (BrowserWindow.getAllWindows()[0] as any).setVibrancy('x'),
      () => safeStorage.encryptString('x'),
      () => (app as any).startAccessingSecurityScopedResource
    ].map((f) => {
      try {
        f()
        return 'there'
      } catch (e) {
        return (e as Error).message
      }
    })
  )
  expect(said[0]).toContain('BrowserWindow#setVibrancy is not there')
  expect(said[1]).toContain('safeStorage.encryptString is deprecated')
  expect(said[2]).toContain('app#startAccessingSecurityScopedResource is not there')
})

test('a Linux desktop without a key ring is reported', async ({ launchApp }) => {
  test.skip(process.platform !== 'linux', 'a matter of Linux')
  const { app } = await launchApp({ appDir: contractApp, args: ['--password-store=basic'] })
  expect(await app.evaluate(({ safeStorage }) => safeStorage.getSelectedStorageBackend())).toBe('basic_text')
  // without a key store it encrypts with a well-known key, visible in the prefix only
  expect(await app.evaluate(({ safeStorage }) => safeStorage.isAsyncEncryptionAvailable())).toBe(true)
  expect(
    await app.evaluate(async ({ safeStorage }) => (await safeStorage.encryptStringAsync('x')).subarray(0, 3).toString())
  ).toBe('v10')
})

test('a Linux desktop without its promised key ring is reported, and so is a value sealed with its fixed key', async ({
  launchApp,
  profile
}) => {
  test.skip(!standin || process.platform !== 'linux', 'only the stand-in can be such a system')
  const seal = async ({ safeStorage }: typeof Electron.CrossProcessExports): Promise<string> =>
    (await safeStorage.encryptStringAsync('x')).toString('base64')
  const absent = await launchApp({
    appDir: contractApp,
    userDataDir: join(profile, 'absent'),
    env: { STANDIN_KEYRING: 'absent' }
  })
  expect(await absent.app.evaluate(({ safeStorage }) => safeStorage.isAsyncEncryptionAvailable())).toBe(true)
  const sealed = await absent.app.evaluate(seal)
  expect(Buffer.from(sealed, 'base64').subarray(0, 3).toString()).toBe('v10')
  const other = await launchApp({ appDir: contractApp, userDataDir: join(profile, 'other') })
  expect(
    await other.app.evaluate(
      ({ safeStorage }, text) => safeStorage.decryptStringAsync(Buffer.from(text, 'base64')),
      sealed
    )
  ).toEqual({ result: 'x', shouldReEncrypt: true })
})

test('a failing key store is reported, and so is a changed key', async ({ launchApp, profile }) => {
  test.skip(!standin, 'only the stand-in can be such a system')
  const none = await launchApp({ appDir: contractApp, env: { STANDIN_KEYRING: 'none' } })
  expect(await none.app.evaluate(({ safeStorage }) => safeStorage.isAsyncEncryptionAvailable())).toBe(true)
  expect(
    await none.app.evaluate(({ safeStorage }) =>
      safeStorage.encryptStringAsync('x').then(
        () => 'sealed',
        () => 'refused'
      )
    )
  ).toBe('refused')
  const rotated = await launchApp({
    appDir: contractApp,
    userDataDir: join(profile, 'rotated'),
    env: { STANDIN_KEYRING: 'rotated' }
  })
  expect(
    await rotated.app.evaluate(async ({ safeStorage }) =>
      safeStorage.decryptStringAsync(await safeStorage.encryptStringAsync('x'))
    )
  ).toEqual({ result: 'x', shouldReEncrypt: true })
})
