/** A canary as API key: it may appear only in the header of service calls. */
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_FILES } from '../../../src-main/shared/diagnostics/word-lists'
import { bindKey } from '../../../src-main/shared/connection/service-key'
import { contractApp } from '../fixtures'
import { makeCertificate } from '../support/certificate'
import { encodingsOf } from '../support/encodings'
import { expect, pathTo, locationOf, standin, test, type AppDriver, type TestService } from '../support/test'

const TYPED = 'canary/typed+Q7=kestrel-hedge'
const GIVEN = 'canary/given+Z3=osprey-ditch'

const SHAPES = [...Object.entries(encodingsOf(TYPED)), ...Object.entries(encodingsOf(GIVEN))]
const leaks = (content: Buffer | string): string[] =>
  SHAPES.filter(([, shape]) => Buffer.from(content).includes(shape)).map(([name]) => name)

const files = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
function searchFiles(dir: string): void {
  const all = files(dir)
  expect(all.length, 'files to search').toBeGreaterThan(3)
  for (const file of all) expect(leaks(readFileSync(file)), file).toEqual([])
}
/** The profile and its own files are accessible to the owner only. */
function expectPrivate(profile: string): void {
  if (process.platform === 'win32') return // Windows has no file modes
  const mode = (path: string): string => `${(statSync(path).mode & 0o777).toString(8)} ${path}`
  expect(mode(profile)).toBe(`700 ${profile}`)
  // Chromium writes the crash dumps
  const ours = OWN_FILES.filter((one) => one !== 'Crashpad')
  const own = readdirSync(profile).filter((name) =>
    ours.some((one) => name === one || name.startsWith(`${one}-`) || name.startsWith(`${one}.`))
  )
  expect(own).toEqual(
    expect.arrayContaining([
      'settings.json',
      'secrets',
      'profile.json',
      'calls',
      'cache.db',
      'person.db',
      'feed.db',
      'logs'
    ])
  )
  for (const name of own) {
    const path = join(profile, name)
    const folders = statSync(path).isDirectory()
      ? [
          path,
          ...readdirSync(path, { recursive: true, withFileTypes: true })
            .filter((each) => each.isDirectory())
            .map((each) => join(each.parentPath, each.name))
        ]
      : []
    for (const folder of folders) expect(mode(folder)).toBe(`700 ${folder}`)
    for (const file of folders.length > 0 ? files(path) : [path]) expect(mode(file)).toBe(`600 ${file}`)
  }
}
/** Uses every screen, with successful and failing responses. */
async function useEverything(driver: AppDriver<any>, service: TestService): Promise<void> {
  const { page } = driver
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.walk(path)
  await driver.showTable()
  await page
    .getByRole('button', { name: /^Refresh/ })
    .first()
    .click()
  await driver.nav('search').click()
  await driver.searchInput.fill('corsale')
  await driver.searchInput.press('Enter')
  await expect(driver.results.first()).toBeVisible()
  await driver.nav('settings').click()
  await expect(driver.setting('units.power')).toBeVisible()
  await driver.setSetting('units.power', 'kW')
  service.setFaults([
    { kind: 'portal', status: 200, at: 'models', times: 1 },
    { kind: 'truncated', at: 'generations', times: 1 },
    { kind: 'status', status: 400, at: 'engines', times: 1 },
    { kind: 'redirect', to: 'other-origin', at: 'search', times: 1 }
  ])
  await driver.go('#/catalogue/1/2')
  await expect(driver.list('models')).toHaveAttribute('data-state', 'error')
  await driver.go('#/catalogue/1/1/4')
  await expect(driver.list('generations')).toHaveAttribute('data-state', 'error')
  await driver.nav('search').click()
  await driver.searchInput.fill('something else')
  await driver.searchInput.press('Enter')
  await expect(driver.notice().or(page.locator('[data-testid="search-empty"]')).first()).toBeVisible()
  service.setSwitches({ key: 'revoked' })
  await driver.go('#/catalogue/1/5')
  await driver.is('bad-key')
  service.setSwitches({ key: 'valid' })
}

/** Records all bridge traffic in the page and all output of main. */
async function listen(driver: AppDriver): Promise<() => Promise<string>> {
  await driver.launched.app.evaluate(({ BrowserWindow }) => {
    const received: string[] = ((globalThis as any).heardByTest = [])
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      const send = webContents.send.bind(webContents)
      webContents.send = (...message: [string, ...unknown[]]) => {
        received.push(JSON.stringify(message))
        send(...message)
      }
    }
  })
  await driver.page.evaluate(() => {
    const received: string[] = ((window as any).heardByTest = [])
    const bridge = (window as any).dynodesk
    for (const [topic, part] of Object.entries<any>(bridge))
      for (const [name, call] of Object.entries<any>(part))
        if (typeof call === 'function' && name.startsWith('on'))
          call((payload: unknown) => received.push(`${topic}.${name} ${JSON.stringify(payload)}`))
  })
  return async () => {
    // all answers without arguments, and all failure texts
    const answers = await driver.page.evaluate(async () => {
      const bridge = (window as any).dynodesk
      const out: string[] = []
      for (const part of Object.values<any>(bridge)) {
        for (const [name, call] of Object.entries<any>(part)) {
          // roles are texts
          if (typeof call !== 'function' || /^on|^(connect|demo|forget|ready|closeWindow)$/.test(name)) continue
          for (const input of [undefined, {}, { key: 'apiKey' }, { key: '__proto__' }, { requestId: 'x' }])
            out.push(JSON.stringify(await call(input).catch((error: Error) => `${error.message} ${error.stack}`)))
        }
      }
      out.push(
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        location.href,
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
        JSON.stringify(history.state)
      )
      return [...(window as any).heardByTest, ...out].join('\n')
    })
    return answers + (await driver.launched.app.evaluate(() => (globalThis as any).heardByTest.join('\n')))
  }
}
function searchProcess(pid: number): void {
  if (process.platform !== 'linux') return
  const family = [pid]
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (family.includes(Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${each}/stat`, 'utf8'))![1])))
        family.push(Number(each))
    } catch {
      /* the process has exited */
    }
  }
  expect(family.length, 'main and its children').toBeGreaterThan(1)
  for (const each of family) {
    for (const what of ['environ', 'cmdline']) {
      let content: Buffer
      try {
        content = readFileSync(`/proc/${each}/${what}`)
      } catch {
        continue
      }
      expect(leaks(content), `${what} of ${each}`).toEqual([])
    }
  }
}
function searchService(requests: TestService['log']['entries']): void {
  for (const entry of requests) {
    expect(entry.keyInAddress, entry.path).toBe(false)
    expect(leaks(JSON.stringify(entry)), entry.path).toEqual([])
  }
  expect(
    requests.filter(({ name, key }) => name !== null && name !== 'media' && key !== 'right'),
    'calls without the key'
  ).toEqual([])
}

test('the search for the canary finds every encoding of it', () => {
  for (const secret of [TYPED, GIVEN]) {
    for (const text of [
      secret,
      Buffer.from(secret).toString('base64'),
      Buffer.from(`{"apiKey":"${secret}"}`).toString('base64'),
      Buffer.from(`k:${secret}`).toString('base64url'),
      Buffer.from(secret).toString('hex'),
      `?x=${encodeURIComponent(secret)}`
    ]) {
      expect(leaks(`before ${text} after`), text).not.toEqual([])
    }
    expect(leaks(Buffer.from(`x${secret}`, 'utf16le'))).not.toEqual([])
  }
  expect(leaks('canary alone is nothing')).toEqual([])
})

test('a typed key is in no message, no page, no file, no line of output and no address', async ({ serve, fresh }) => {
  const service = await serve({ key: TYPED })
  const driver = await fresh()
  const received = await listen(driver)
  await driver.enter(service.baseUrl, `${TYPED}x`)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'bad-key')
  service.log.clear()
  await driver.connect(service.baseUrl, TYPED)
  await useEverything(driver, service)
  await driver.go('#/settings#connection')
  await expect(driver.page.getByText('Base address').first()).toBeVisible()
  const all = await received()
  expect(all.length).toBeGreaterThan(5_000)
  expect(leaks(all)).toEqual([])
  searchProcess(driver.launched.ready.pid)
  searchService(service.log.entries)
  searchFiles(driver.launched.userData)
  await driver.launched.app.close()
  searchFiles(driver.launched.userData)
  expect(leaks([...driver.launched.stdout, ...driver.launched.stderr].join('\n'))).toEqual([])
})

test(
  'a key from a set-up file is sealed, the file is deleted, and stored files are readable by their owner only',
  { tag: '@long' },
  async ({ serve, plain, profile }) => {
    // the usual umask: new files are world-readable
    const umask = process.umask(0o022)
    chmodSync(profile, 0o755)
    const service = await serve({ key: GIVEN })
    const driver = await plain({ provision: { baseUrl: service.baseUrl, apiKey: GIVEN } }).finally(() =>
      process.umask(umask)
    )
    await driver.is('online')
    await expect.poll(() => existsSync(driver.launched.provisionFile)).toBe(false)
    await useEverything(driver, service)
    searchProcess(driver.launched.ready.pid)
    searchService(service.log.entries)
    expect(await driver.launched.close()).toBe(0)
    searchFiles(profile)
    expect(leaks([...driver.launched.stdout, ...driver.launched.stderr].join('\n'))).toEqual([])
    // besides the random feed key and ledger salt, which protect nothing else
    const sealed = files(profile).filter(
      (file) =>
        /secret|sealed|api-?key/i.test(file.slice(profile.length)) && !/(event-key|ledger-salt)\.sealed$/.test(file)
    )
    expect(sealed).toHaveLength(1)
    expectPrivate(profile)

    // the next start needs neither file nor person
    const again = await plain()
    await again.is('online')
    expect(service.log.entries.at(-1)).toMatchObject({ key: 'right' })
  }
)

test(
  'a key that the service writes into its records is neither in the window nor on disk',
  { tag: '@long' },
  async ({ serve, plain, profile }) => {
    const service = await serve({ key: GIVEN })
    const driver = await plain({ provision: { baseUrl: service.baseUrl, apiKey: GIVEN } })
    await driver.is('online')
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    service.setFaults([
      {
        kind: 'alter',
        set: {
          name: `named ${GIVEN}`,
          slug: GIVEN,
          ecu: GIVEN,
          [GIVEN]: 1,
          hp_values: `1,${GIVEN}`,
          manufacturer_name: GIVEN
        }
      }
    ])
    await driver.walk(path)
    await expect(driver.fact('name')).toContainText('named ••••')
    await driver.nav('search').click()
    await driver.searchInput.fill('corsale')
    await driver.searchInput.press('Enter')
    await expect(driver.page.locator('[data-testid="search-result"][data-source="service"]').first()).toBeVisible()
    await driver.nav('settings').click()
    await expect(driver.page.getByTestId('health-drift')).not.toHaveAttribute('data-count', '0')
    expect(leaks(await driver.page.content())).toEqual([])
    expect(await driver.launched.close()).toBe(0)
    searchFiles(profile)
    expect(leaks([...driver.launched.stdout, ...driver.launched.stderr].join('\n'))).toEqual([])
  }
)

test(
  'without a key store the key lasts for the session, the window reports it and nothing is left on disk',
  { tag: '@long' },
  async ({ serve, plain, profile }) => {
    const service = await serve({ key: TYPED })
    const noStore = { args: ['--password-store=basic'] }
    const driver = await plain(noStore)
    await expect(driver.onboarding).toContainText('stays in memory')
    await driver.connect(service.baseUrl, TYPED)
    await driver.go('#/settings#connection')
    await expect(driver.page.getByRole('main').first()).toContainText('in memory until Dynodesk closes')
    await driver.nav('catalogue').click()
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    expect(await driver.launched.close()).toBe(0)
    searchFiles(profile)
    // any file that could contain the key
    expect(files(profile).filter((file) => /secret|sealed|api-?key/i.test(file.slice(profile.length)))).toEqual([])
    const before = service.log.count()
    const next = await plain(noStore)
    // stored lists need no key
    await next.ready('manufacturers')
    expect(service.log.count(), 'calls without a key').toBe(before)
    await next.page.getByRole('button', { name: 'Enter key' }).click()
    await expect(next.page.getByTestId('settings-connection')).toHaveAttribute('data-state', 'no-key')
    await expect(next.page.getByRole('main').first()).toContainText('The key is missing or can’t be read.')
  }
)

test('nothing counts as sealed when the desktop promises a key ring and has none', async ({
  serve,
  plain,
  profile
}) => {
  test.skip(!standin || process.platform !== 'linux', 'only the stand-in can be such a desktop')
  const service = await serve({ key: TYPED })
  const driver = await plain({ env: { STANDIN_KEYRING: 'absent' } })
  await expect(driver.onboarding).toContainText('stays in memory')
  await driver.connect(service.baseUrl, TYPED)
  expect(await driver.launched.close()).toBe(0)
  expect(files(profile).filter((file) => /secret|sealed|api-?key/i.test(file.slice(profile.length)))).toEqual([])
})

test(
  'a key that an earlier version sealed with a public key still works, is reported, and is sealed once there is a key store',
  { tag: '@long' },
  async ({ serve, plain, profile, launchApp }) => {
    test.skip(process.platform !== 'linux', 'a matter of Linux')
    const service = await serve({ key: GIVEN })
    const first = await plain({ provision: { baseUrl: service.baseUrl, apiKey: GIVEN } })
    await first.is('online')
    await first.launched.close()

    // the value an earlier version stored with the fixed key
    const old = await launchApp({ appDir: contractApp, args: ['--password-store=basic'] })
    const bytes = await old.app.evaluate(
      async ({ safeStorage }, text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
      bindKey(service.baseUrl, GIVEN)
    )
    const file = join(profile, 'secrets', 'api-key.sealed')
    writeFileSync(file, Buffer.from(bytes, 'base64'))
    const begins = (): string => readFileSync(file).subarray(0, 3).toString()
    expect(begins()).toBe('v10')

    const without = await plain({ args: ['--password-store=basic'] })
    await without.is('online')
    await expect(without.notice('no-keystore')).toContainText('stored unprotected')
    await without.go('#/settings#connection')
    await expect(without.page.getByText('on disk, unprotected').first()).toBeVisible()
    await without.launched.close()
    expect(begins()).toBe('v10')

    const sealed = await plain()
    await sealed.is('online')
    await expect.poll(begins).toBe('v11')
    await expect(sealed.notice('no-keystore')).toHaveCount(0)
  }
)

test('the set-up file stays when sealing fails, and the window reports why', async ({ serve, plain }) => {
  const service = await serve({ key: GIVEN })
  const driver = await plain({
    provision: { baseUrl: service.baseUrl, apiKey: GIVEN },
    args: ['--password-store=basic']
  })
  await expect(driver.notice('no-keystore').or(driver.notice('file-invalid')).first()).toBeVisible()
  expect(existsSync(driver.launched.provisionFile)).toBe(true)
  expect(standin || process.platform === 'linux').toBe(true)
})

test('pictures on other hosts are requested without the key', async ({ serve, at, profile }) => {
  const certificate = makeCertificate()
  const elsewhere = await serve({ key: TYPED, ...(certificate && { tls: certificate }) })
  const trusted = join(profile, 'trusted.pem')
  writeFileSync(trusted, certificate?.cert ?? '')
  const service = await serve({ key: TYPED, switches: { pictureAddresses: elsewhere.origin as `http${string}` } })
  const driver = await at(service, { env: { NODE_EXTRA_CA_CERTS: trusted } })
  await driver.walk(await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150'))
  // real Electron trusts system certificates only, so it stops at "asks nobody with the key"
  if (certificate && standin) await expect.poll(() => elsewhere.log.count('media')).toBeGreaterThan(5)
  expect(elsewhere.log.entries.filter(({ key, name }) => key !== 'absent' || name !== 'media')).toEqual([])
  for (const entry of elsewhere.log.entries) expect(leaks(JSON.stringify(entry))).toEqual([])
})

test(
  'pictures with unusual addresses, types and sizes do not affect page and layout',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { oddities: true } })
    const driver = await at(service)
    const height = async (name: string): Promise<number> => {
      const place = locationOf(name)
      await driver.openEngine({
        types: place.typeId,
        manufacturers: place.manufacturerId!,
        models: place.modelId!,
        generations: place.generationId!,
        engines: place.engineId!
      })
      return (await driver.fact('fuel_name').boundingBox())!.y
    }
    const heights = []
    for (const name of [
      'picture: sound',
      'picture: missing',
      'picture: a page called picture',
      'picture: redirect to another host',
      'picture: drawing with a script',
      'picture: file address',
      'picture: data address',
      'picture: script address'
    ])
      heights.push(await height(name))
    expect(new Set(heights).size, 'a picture that is missing moves nothing').toBe(1)
    expect(await driver.page.evaluate(() => (window as any).hacked ?? null)).toBeNull()
  }
)

test('a service with an untrusted certificate gets nothing, and the window reports why', async ({ serve, fresh }) => {
  const certificate = makeCertificate()
  test.skip(certificate === null, 'openssl is not here')
  const service = await serve({ key: TYPED, tls: certificate! })
  const driver = await fresh()
  await driver.enter(service.baseUrl, TYPED)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'insecure')
  expect(service.log.entries).toEqual([])
})
