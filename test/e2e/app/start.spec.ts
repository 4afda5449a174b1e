/**
 * Starting and ending the application by machine: switches, the `ready` line, SIGTERM and the tour without a display.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { executable, expect, root, standin, test } from '../fixtures.ts'
import { openLink } from '../support/second-instance'

test('the first start shows the first-run screen and reports that it is ready, once', async ({ launchApp }) => {
  const { page, stdout, ready, app } = await launchApp()
  await expect(page.getByTestId('onboarding')).toBeVisible()
  // for machines: nothing of the status bar shows yet
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'no-key')
  await expect(page.getByTestId('budget')).toHaveAttribute('data-used', '0')
  await expect(page.getByTestId('connection')).toBeHidden()
  expect(ready).toEqual({
    pid: expect.any(Number),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    host: standin ? 'chromium' : 'electron',
    startupMs: expect.any(Number)
  })
  expect(ready.pid).toBe(await app.evaluate(() => process.pid))
  expect(stdout.filter((line) => line.startsWith('ready '))).toHaveLength(1)
})

test('a window that is not painted while hidden is shown nevertheless, and is ready', async ({ launchApp }) => {
  test.skip(!standin, 'only the stand-in can keep a window from being painted')
  const { app, page, ready } = await launchApp({ env: { STANDIN_DESKTOP: 'wayland' } })
  expect(ready.host).toBe('chromium')
  expect(
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible()))
  ).toEqual([true])
  await page.getByTestId('onboarding-demo').click()
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'demo')
  await expect(page.getByTestId('level-item').first()).toBeVisible()
})

test('SIGTERM ends the program cleanly', async ({ launchApp }) => {
  test.skip(process.platform === 'win32', 'Windows has no SIGTERM')
  const { app } = await launchApp()
  const gone = once(app.process(), 'exit')
  app.process().kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
})

test('the program writes only below its data folder', async ({ launchApp, profile }) => {
  const { app } = await launchApp({ userDataDir: profile })
  expect(
    await app.evaluate(({ app }) =>
      [app.getPath('userData'), app.getPath('sessionData'), app.getPath('logs')].every((path) =>
        path.startsWith(app.commandLine.getSwitchValue('user-data-dir'))
      )
    )
  ).toBe(true)
  expect(readdirSync(profile).length).toBeGreaterThan(0)
})

test('a relative data folder starts at the working directory', async ({ launchApp, profile }) => {
  const { app, page } = await launchApp({ args: [`--user-data-dir=${relative(root, join(profile, 'made', 'here'))}`] })
  await expect(page.getByTestId('onboarding')).toBeVisible()
  expect(await app.evaluate(({ app }) => app.getPath('userData'))).toBe(join(profile, 'made', 'here'))
  await expect.poll(() => existsSync(join(profile, 'made', 'here', 'logs', 'dynodesk.log'))).toBe(true)
})

test('an unwritable data folder ends the program with one message and exit code 1', async ({ profile }) => {
  test.skip(!standin, 'the box of the system waits for a person')
  writeFileSync(join(profile, 'file'), '')
  const folder = join(profile, 'file', 'data')
  const child = spawn(executable, [root, `--user-data-dir=${folder}`, '--lang=es', '--headless'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TMPDIR: profile, NO_COLOR: undefined }
  })
  let errors = ''
  child.stderr.on('data', (part) => (errors += String(part)))
  expect((await once(child, 'close'))[0]).toBe(1)
  const message = `Dynodesk no puede escribir en su carpeta de datos:
${folder}
ENOTDIR: not a directory

Compruebe los permisos de la carpeta y el espacio libre y vuelva a iniciar Dynodesk.
`
  // the stand-in writes the box to standard error, with its title
  expect(errors).toBe(`${message}Dynodesk: ${message}`)
})

test('the program goes on when nobody reads its output', async ({ profile }) => {
  test.skip(!standin, 'the box of the system waits for a person')
  const [written, hook] = [join(profile, 'written'), join(profile, 'hook.cjs')]
  writeFileSync(
    hook,
    `const { write } = process.stdout
    process.stdout.write = function (...line) {
      require('node:fs').appendFileSync(${JSON.stringify(written)}, line[0])
      return write.apply(this, line)
    }`
  )
  const child = spawn(executable, ['-r', hook, root, `--user-data-dir=${profile}`, '--headless'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NO_COLOR: undefined }
  })
  child.stdout.destroy()
  const closed = once(child, 'close')
  await expect.poll(() => existsSync(written) && readFileSync(written, 'utf8')).toContain('ready ')
  child.kill('SIGTERM')
  expect((await closed)[0]).toBe(0)
  expect(readFileSync(join(profile, 'logs', 'dynodesk.log'), 'utf8')).not.toContain('EPIPE')
})

test('a crash of the GPU process is in the log, its normal end is not', async ({ profile }) => {
  test.skip(!standin, 'only the stand-in can report a crash that did not happen')
  const hook = join(profile, 'hook.cjs')
  writeFileSync(
    hook,
    `const { app } = require('electron')
    app.whenReady().then(() => {
      app.emit('child-process-gone', {}, { type: 'Utility', name: 'Audio', reason: 'clean-exit', exitCode: 0 })
      app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 })
    })`
  )
  const child = spawn(executable, ['-r', hook, root, `--user-data-dir=${profile}`, '--headless'], { stdio: 'ignore' })
  const closed = once(child, 'close')
  const file = join(profile, 'logs', 'dynodesk.log')
  const log = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  await expect.poll(log).toMatch(/main\.process-gone.*"part":"GPU","reason":"crashed","exitCode":5/)
  expect(log()).not.toContain('clean-exit')
  child.kill('SIGTERM')
  await closed
})

test('a second start while the first closes starts the program again, with its link', async ({ profile }) => {
  test.skip(process.platform === 'win32', 'Windows has no SIGTERM')
  const link = 'dynodesk://sheet/none'
  const starts = join(profile, 'starts')
  const hook = join(profile, 'hook.cjs')
  // the first start meets the second one during its `will-quit`; each start writes its arguments
  writeFileSync(
    hook,
    `const { app } = require('electron')
    const { appendFileSync, existsSync } = require('node:fs')
    if (!existsSync(${JSON.stringify(starts)})) app.once('before-quit', () => app.once('will-quit', () =>
      app.emit('second-instance', {}, ['dynodesk', ${JSON.stringify(link)}], '', {})))
    app.whenReady().then(() =>
      appendFileSync(${JSON.stringify(starts)}, JSON.stringify({ pid: process.pid, argv: process.argv }) + '\\n'))`
  )
  const written = (): { pid: number; argv: string[] }[] =>
    existsSync(starts)
      ? readFileSync(starts, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as { pid: number; argv: string[] })
      : []
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const data = join(profile, 'data')
  const sandbox = process.platform === 'linux' ? ['--no-sandbox'] : []
  const first = spawn(executable, ['-r', hook, ...sandbox, root, `--user-data-dir=${data}`], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const lines = createInterface({ input: first.stdout })
  try {
    for await (const line of lines) if (line.startsWith('ready ')) break
    first.kill('SIGTERM')
    await expect.poll(() => written().length).toBe(2)
    expect(written()[1]!.argv.slice(-2)).toEqual([`--user-data-dir=${data}`, link])
  } finally {
    first.kill('SIGKILL')
    for (const { pid } of written().slice(1)) {
      process.kill(pid, 'SIGTERM')
      await expect.poll(() => isAlive(pid)).toBe(false)
    }
  }
})

test('provisioning connects without a person, and deletes its file', async ({ launchApp, demoService }) => {
  const service = await demoService()
  const { page, provisionFile } = await launchApp({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'online')
  await expect.poll(() => existsSync(provisionFile)).toBe(false)
  expect(service.callsUsed()).toBeGreaterThan(0)
})

test('provisioning by another start connects the running program', async ({ launchApp, demoService, profile }) => {
  const service = await demoService()
  const { page } = await launchApp({ userDataDir: profile })
  await expect(page.getByTestId('onboarding')).toBeVisible()
  const file = join(profile, 'set-up.json')
  writeFileSync(file, JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.key }))
  // from the working directory of the other start
  await openLink(profile, `--provision=${relative(process.cwd(), file)}`)
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'online')
  await expect(page.getByTestId('onboarding')).toBeHidden()
  await expect.poll(() => existsSync(file)).toBe(false)
})

test('a start succeeds on the profile of an application that was killed and is still a zombie', async ({
  launchApp,
  profile
}) => {
  test.skip(process.platform !== 'linux', 'reads /proc')
  // the parent shell never waits for its child
  const args = ['-c', '"$0" "$@" & exec sleep 3600', executable, '--no-sandbox', root, `--user-data-dir=${profile}`]
  const parent = spawn('sh', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const lines = createInterface({ input: parent.stdout })
    let line = ''
    while (!line.startsWith('ready ')) [line] = (await once(lines, 'line')) as [string]
    const { pid } = JSON.parse(line.slice('ready '.length)) as { pid: number }
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)!.trim()[0]).toBe('Z')
    const { page } = await launchApp({ userDataDir: profile })
    await expect(page.getByTestId('onboarding')).toBeVisible()
  } finally {
    parent.kill('SIGKILL')
  }
})

test.describe('npm start without a display', () => {
  test.skip(!standin || process.platform === 'win32', 'Electron needs a display')

  interface Started {
    readonly child: ChildProcess
    readonly stdout: string[]
    readonly stderr: string[]
    readonly code: Promise<number | null>
  }
  function npmStart(cwd: string, args: string[], env: Record<string, string> = {}): Started {
    const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...rest } = process.env
    const child = spawn(process.execPath, [join(root, 'test/scripts/run.cjs'), 'start', ...args], {
      cwd,
      env: { ...rest, ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const stdout: string[] = []
    const stderr: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => stdout.push(line))
    createInterface({ input: child.stderr }).on('line', (line) => stderr.push(line))
    return { child, stdout, stderr, code: once(child, 'close').then(([code]) => code as number | null) }
  }

  test('the start script takes the tour: ten steps, each with its file, and a spec sheet', async ({ profile }) => {
    const { stdout, code } = npmStart(profile, [])
    expect(await code).toBe(0)
    const steps = stdout.filter((line) => line.startsWith('tour ')).map((line) => line.split(' '))
    expect(steps.map(([, step]) => step)).toEqual([
      'first-run',
      'types',
      'manufacturers',
      'models',
      'generations',
      'engines',
      'engine',
      'search',
      'compare',
      'sheet'
    ])
    for (const [, , file] of steps) {
      const start = readFileSync(join(profile, file!)).subarray(0, 5).toString('latin1')
      expect(start, file).toBe(file!.endsWith('.pdf') ? '%PDF-' : '\x89PNG\r')
    }
    expect(steps.at(-1)![2]).toBe('dynodesk-tour/10-sheet.pdf')
  })

  test(
    'the start script keeps the program open after the tour with --keep, in the given folder, until SIGTERM',
    { tag: '@long' },
    async ({ profile }) => {
      const data = join(profile, 'data')
      const { child, stdout, code } = npmStart(profile, ['--keep', `--user-data-dir=${data}`])
      await expect.poll(() => stdout.at(-1), { timeout: 5 * 60_000 }).toMatch(/^tour sheet /)
      expect(stdout.filter((line) => line.startsWith('ready '))).toHaveLength(1)
      expect(readdirSync(data)).toHaveLength(1)
      child.kill('SIGTERM')
      expect(await code).toBe(0)
      expect(readdirSync(data)).toEqual([])
    }
  )

  test('the start script reports the failed step of the tour in one line', async ({ profile }) => {
    const { stdout, stderr, code } = npmStart(profile, [], { CHROMIUM_PATH: '/bin/false' })
    expect(await code).toBe(1)
    expect(stdout).toEqual([])
    // includes Chromium's message when it arrived before the exit
    expect(stderr.join('\n')).toMatch(/^The tour ended in step "[a-z-]+": \S.*$/m)
  })

  test('the start script runs without a window with --headless until SIGTERM', async ({ profile }) => {
    const { child, stdout, code } = npmStart(profile, ['--headless', `--user-data-dir=${profile}`])
    await expect.poll(() => stdout.find((line) => line.startsWith('ready ')), { timeout: 5 * 60_000 }).toBeDefined()
    expect(existsSync(join(profile, 'dynodesk-tour'))).toBe(false)
    child.kill('SIGTERM')
    expect(await code).toBe(0)
  })
})
