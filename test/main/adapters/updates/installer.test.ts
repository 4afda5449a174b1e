/** The real electron-updater with an AppImage that is a script, and with a Squirrel that is a test double. */
import { mkdirSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ElectronInstaller, updateWay } from '@main/adapters/updates/installer'
import { parts } from '../../../standin/electron/index'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { fileEntry } from '../../../helpers/release'
import { FakeSquirrel } from './fake-squirrel'

const squirrel = new FakeSquirrel()
// electron-updater requires `electron` by itself
Object.assign(globalThis, { [Symbol.for('electron-stand-in')]: { ...parts, autoUpdater: squirrel } })
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? {
          url: new URL('../../../standin/electron/require.cjs', import.meta.url).href,
          format: 'commonjs',
          shortCircuit: true
        }
      : next(specifier, context)
})

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dynodesk-installer-'))))
afterEach(() => {
  vi.clearAllMocks()
  squirrel.removeAllListeners()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const app = {
  getVersion: () => '9.0.0',
  getName: () => 'Dynodesk',
  isPackaged: true,
  quit: vi.fn(),
  relaunch: vi.fn(),
  whenReady: () => Promise.resolve()
}

describe('an installation', () => {
  const way = (platform: NodeJS.Platform, { packaged = true, type = '', env = {} } = {}) => {
    mkdirSync(join(folder, 'resources'), { recursive: true })
    if (type) writeFileSync(join(folder, 'resources', 'package-type'), `${type}\n`)
    return updateWay({ app: { ...app, isPackaged: packaged }, platform, env, resources: join(folder, 'resources') })
  }
  it('from the sources never replaces itself', () => {
    expect(way('win32', { packaged: false })).toBe('not-installed')
  })
  it('on Windows by an MSI belongs to the administrator, by the NSIS installer to itself', () => {
    expect(way('win32')).toBe('package-manager')
    writeFileSync(join(folder, 'Uninstall Dynodesk.exe'), '')
    expect(way('win32')).toBe('self')
  })
  it('on macOS, and an AppImage, updates itself', () => {
    expect([way('darwin'), way('linux', { env: { APPIMAGE: '/x' } })]).toEqual(['self', 'self'])
  })
  it.each(['deb', 'rpm', 'pacman'])('from a %s belongs to the package manager', (type) => {
    expect(way('linux', { type, env: { APPIMAGE: '/x' } })).toBe('package-manager')
  })
  it('on Linux without AppImage belongs to the person who unpacked it', () => {
    expect(way('linux')).toBe('package-manager')
  })
})

/** The downloaded file of an update, and an installer of the program that runs. */
function downloaded(platform: NodeJS.Platform, bytes: Buffer, entry: ReturnType<typeof fileEntry>) {
  mkdirSync(join(folder, 'files'))
  const path = join(folder, 'files', entry.name)
  writeFileSync(path, bytes)
  const clock = new FakeClock()
  const installer = new ElectronInstaller({
    app,
    platform,
    env: process.env,
    resources: folder,
    folder: join(folder, 'updates'),
    squirrel,
    clock,
    log: new FakeLog()
  })
  return { path, clock, installer, preparing: installer.prepare({ version: '9.1.0', file: entry, path }) }
}

describe.runIf(process.platform === 'linux')('an AppImage', () => {
  /** Appends its arguments and the variables of an update to a file. */
  const script = (name: string): Buffer =>
    Buffer.from(
      `#!/bin/sh\necho "${name} exit=$APPIMAGE_EXIT_AFTER_INSTALL silent=$APPIMAGE_SILENT_INSTALL" >> '${join(folder, 'started')}'\n`
    )
  const started = (): string =>
    existsSync(join(folder, 'started')) ? readFileSync(join(folder, 'started'), 'utf8') : ''

  function prepared(
    bytes: Buffer,
    entry = fileEntry(bytes, { name: 'Dynodesk-9.1.0.AppImage' }),
    name = 'Dynodesk.AppImage'
  ) {
    const image = join(folder, name)
    writeFileSync(image, script('old'), { mode: 0o755 })
    vi.stubEnv('APPIMAGE', image)
    return { image, ...downloaded('linux', bytes, entry) }
  }

  it('is replaced only when it is installed, starts again, and the program quits', async () => {
    const { image, path, installer, preparing } = prepared(script('new'))
    await preparing
    expect(existsSync(path)).toBe(false)
    expect(readFileSync(image, 'utf8')).toContain('old')
    expect(app.quit).not.toHaveBeenCalled()
    installer.install(true)
    expect(readFileSync(image, 'utf8')).toContain('new')
    await expect.poll(started).toBe('new exit= silent=true\n')
    await expect.poll(() => app.quit.mock.calls.length).toBe(1)
    // the library leaves no traces of a server or a staging id outside its folder
    expect(readdirSync(folder).sort()).toEqual(['Dynodesk.AppImage', 'files', 'started', 'updates'])
  })

  it('does not start again at the end of the program', async () => {
    const { image, installer, preparing } = prepared(script('new'))
    await preparing
    installer.install(false)
    expect(readFileSync(image, 'utf8')).toContain('new')
    expect(started()).toBe('new exit=true silent=true\n')
  })

  it.each(['Dynodesk-9.0.0.AppImage', 'dynodesk-9.0.0', '100% tuned 9.0.0.AppImage'])(
    'named %s keeps its name, so that shortcuts stay valid',
    async (name) => {
      const { image, installer, preparing } = prepared(script('new'), undefined, name)
      await preparing
      installer.install(true)
      expect(readFileSync(image, 'utf8')).toContain('new')
      await expect.poll(started).toBe('new exit= silent=true\n')
      expect(readdirSync(folder).sort()).toEqual([name, 'files', 'started', 'updates'].sort())
    }
  )

  it('whose file changed on the disk after it was checked is refused', async () => {
    const { image, installer, preparing } = prepared(
      script('evil'),
      fileEntry(script('good'), { name: 'Dynodesk.AppImage' })
    )
    await expect(preparing).rejects.toMatchObject({ problem: 'installer' })
    expect(() => installer.install(true)).toThrow('not-ready')
    expect(readFileSync(image, 'utf8')).toContain('old')
    expect(started()).toBe('')
  })
})

describe('on macOS an update', () => {
  const zip = Buffer.from('a zip')
  const handedOver = async () => {
    const all = downloaded('darwin', zip, fileEntry(zip, { platform: 'darwin', name: 'Dynodesk-9.1.0-mac.zip' }))
    all.preparing.catch(() => {})
    expect(await squirrel.received()).toEqual(zip)
    return all
  }

  it('is ready when Squirrel has accepted it, and Squirrel installs it and starts the program', async () => {
    const { installer, preparing } = await handedOver()
    expect(() => installer.install(true)).toThrow('not-ready')
    squirrel.emit('update-downloaded')
    await preparing
    installer.install(true)
    expect(squirrel.quitAndInstall).toHaveBeenCalledOnce()
    expect(app.quit).not.toHaveBeenCalled()
  })
  it('is installed by Squirrel after a normal end of the program', async () => {
    const { installer, preparing } = await handedOver()
    squirrel.emit('update-downloaded')
    await preparing
    installer.install(false)
    expect(app.quit).toHaveBeenCalledOnce()
    expect(squirrel.quitAndInstall).not.toHaveBeenCalled()
  })
  it('that Squirrel refuses after it has received it is never ready', async () => {
    const { installer, preparing } = await handedOver()
    squirrel.emit('error', new Error('Code signature did not pass validation'))
    await expect(preparing).rejects.toMatchObject({ problem: 'installer' })
    expect(() => installer.install(true)).toThrow('not-ready')
  })
  it('is given up when Squirrel never answers', async () => {
    const { clock, preparing } = await handedOver()
    await clock.advance(10 * 60_000)
    await expect(preparing).rejects.toMatchObject({ problem: 'installer' })
    expect(clock.timers).toBe(0)
  })
  it('that Squirrel cannot install starts the old version again', async () => {
    const { installer, preparing } = await handedOver()
    squirrel.emit('update-downloaded')
    await preparing
    installer.install(true)
    squirrel.emit('error', new Error('No update available'))
    squirrel.emit('error', new Error('No update available'))
    expect([app.relaunch.mock.calls.length, app.quit.mock.calls.length]).toEqual([1, 1])
  })
})

it('on Windows an update is checked against the publisher that the build has written', async () => {
  const check = vi.fn(async function (this: { configOnDisk: { value: Promise<{ publisherName: string[] }> } }) {
    return `not by ${(await this.configOnDisk.value).publisherName.join()}`
  })
  const { NsisUpdater } = await import('electron-updater')
  // a private method; its answer is why the file is refused
  const internals = NsisUpdater.prototype as unknown as { verifySignature(): Promise<string> }
  vi.spyOn(internals, 'verifySignature').mockImplementation(check as () => Promise<string>)
  writeFileSync(join(folder, 'app-update.yml'), 'provider: custom\npublisherName: ["Dynodesk Ltd"]\n')
  const exe = Buffer.from('an installer')
  const { preparing } = downloaded('win32', exe, fileEntry(exe, { platform: 'win32', name: 'Dynodesk-Setup.exe' }))
  const message: unknown = expect.stringContaining('not by Dynodesk Ltd')
  await expect(preparing).rejects.toMatchObject({ problem: 'installer', cause: { message } })
})
