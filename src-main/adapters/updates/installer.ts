/**
 * Installs a checked file with electron-updater. The library never reaches the network: its provider answers from the
 * signed list, and its download copies the file that `update-files.ts` has checked.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import type { App } from 'electron'
import type { AppUpdater } from 'electron-updater'
import type { Clock } from '../../shared/ports/system/clock'
import type { UpdateInstaller, UpdateWay } from '../../shared/ports/system/updates'
import type { Log } from '../../shared/ports/system/log'
import type { UpdateFile } from '../../shared/updates/update-list'
import { UpdateError } from '../../shared/updates/update-problems'
import { privateFolder } from '../files/atomic-write'

export interface InstallerDeps {
  readonly app: Pick<App, 'getVersion' | 'getName' | 'isPackaged' | 'quit' | 'relaunch' | 'whenReady'>
  readonly platform: NodeJS.Platform
  readonly env: Readonly<NodeJS.ProcessEnv>
  /** `process.resourcesPath`. */
  readonly resources: string
  /** For the files of electron-updater; private. */
  readonly folder: string
  /** Electron's `autoUpdater`, on macOS Squirrel. */
  readonly squirrel: NodeJS.EventEmitter
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
}

/** Longest wait for Squirrel, which unpacks the file and checks its signature. */
const SQUIRREL_TIMEOUT_MS = 10 * 60_000

/** Written by electron-builder into packages whose files belong to the package manager of the system. */
const PACKAGE_TYPE = 'package-type'
/** Written by `after-pack.ts` into a signed build for Windows; names the publisher that an update must have. */
const BUILDER_CONFIG = 'app-update.yml'

/** Installer of the updates of this installation. */
export function updateWay({
  app,
  platform,
  env,
  resources
}: Pick<InstallerDeps, 'app' | 'platform' | 'env' | 'resources'>): UpdateWay {
  if (!app.isPackaged) return 'not-installed'
  if (platform === 'darwin') return 'self'
  if (platform === 'win32') return hasUninstaller(join(resources, '..')) ? 'self' : 'package-manager'
  if (platform !== 'linux') return 'not-installed'
  const file = join(resources, PACKAGE_TYPE)
  if (existsSync(file) && ['deb', 'rpm', 'pacman'].includes(readFileSync(file, 'utf8').trim())) return 'package-manager'
  return env['APPIMAGE'] ? 'self' : 'package-manager'
}

/** The NSIS installer puts its uninstaller beside the program; an MSI belongs to the administrator. */
const hasUninstaller = (folder: string): boolean =>
  readdirSync(folder).some((name) => /^Uninstall .+\.exe$/i.test(name))

interface Release {
  readonly version: string
  readonly file: UpdateFile
  readonly path: string
}

export class ElectronInstaller implements UpdateInstaller {
  readonly way: UpdateWay
  readonly #deps: InstallerDeps
  #prepared: AppUpdater | null = null

  constructor(deps: InstallerDeps) {
    this.#deps = deps
    this.way = updateWay(deps)
  }

  async prepare(release: Release): Promise<void> {
    const { log, platform } = this.#deps
    try {
      const updater = await this.#updater(release)
      // emitted as well as thrown; without a listener it would end the program
      updater.on('error', (error) => log.warn('updates.installer', { error }))
      await updater.checkForUpdates()
      await (platform === 'darwin' ? this.#downloadForSquirrel(updater) : updater.downloadUpdate())
      this.#prepared = updater
    } catch (error) {
      log.warn('updates.prepare', { error })
      throw new UpdateError('installer', { cause: error })
    }
  }

  install(restart: boolean): void {
    if (!this.#prepared) throw new UpdateError('not-ready')
    const { app } = this.#deps
    // an installer that does not start must not keep the program open
    this.#prepared.once('error', () => {
      if (restart) app.relaunch()
      app.quit()
    })
    this.#prepared.autoRunAppAfterInstall = restart
    this.#prepared.quitAndInstall(true, restart)
  }

  /** electron-updater's download ends before Squirrel has accepted the file. */
  async #downloadForSquirrel(updater: AppUpdater): Promise<void> {
    const { squirrel, clock } = this.#deps
    const wait = new AbortController()
    const cancelTimer = clock.after(SQUIRREL_TIMEOUT_MS, () => wait.abort())
    try {
      // rejects at 'error', too
      const accepted = once(squirrel, 'update-downloaded', { signal: wait.signal })
      await Promise.all([updater.downloadUpdate(), accepted])
    } finally {
      cancelTimer()
      wait.abort()
    }
  }

  async #updater(release: Release): Promise<AppUpdater> {
    const { AppImageUpdater, MacUpdater, NsisUpdater, Provider } = await import('electron-updater')
    const { platform, folder, env } = this.#deps
    const { name, size, sha512 } = release.file
    // electron-updater renames an AppImage with a version in its name, and what starts it would not find it
    const url = platform === 'linux' ? basename(env['APPIMAGE'] ?? name) : name
    const info = { version: release.version, files: [{ url, size, sha512 }], path: url, sha512, releaseDate: '' }
    class ListProvider extends Provider<typeof info> {
      getLatestVersion(): Promise<typeof info> {
        return Promise.resolve(info)
      }
      resolveFiles(): { url: URL; info: (typeof info.files)[number] }[] {
        return info.files.map((file) => ({ url: pathToFileURL(join(dirname(release.path), file.url)), info: file }))
      }
    }
    const Updater = platform === 'win32' ? NsisUpdater : platform === 'darwin' ? MacUpdater : AppImageUpdater
    const updater: AppUpdater = new Updater(
      { provider: 'custom', updateProvider: ListProvider as never },
      {
        ...this.#app(),
        appUpdateConfigPath: await this.#configFile(),
        userDataPath: folder,
        baseCachePath: folder
      }
    )
    // its only network access; without it the library has none
    Object.assign(updater, { httpExecutor: { download: (_url: URL, target: string) => copyChecked(release, target) } })
    updater.autoDownload = false
    // Squirrel on macOS takes the file over at once; elsewhere it only installs at a quit, which `install` decides
    updater.autoInstallOnAppQuit = platform === 'darwin'
    updater.allowDowngrade = false
    updater.disableWebInstaller = true
    updater.disableDifferentialDownload = true
    updater.logger = null
    return updater
  }

  /** The configuration of the build; an own one where the build wrote none. */
  async #configFile(): Promise<string> {
    const { resources, folder } = this.#deps
    const built = join(resources, BUILDER_CONFIG)
    if (existsSync(built)) return built
    await privateFolder(folder)
    const own = join(folder, BUILDER_CONFIG)
    await writeFile(own, 'provider: custom\nupdaterCacheDirName: installer\n', { mode: 0o600 })
    return own
  }

  #app() {
    const { app } = this.#deps
    return {
      version: app.getVersion(),
      name: app.getName(),
      isPackaged: app.isPackaged,
      whenReady: () => app.whenReady(),
      relaunch: () => app.relaunch(),
      quit: () => app.quit(),
      // installing at a quit is decided by the caller of `install`
      onQuit: () => undefined
    }
  }
}

/** Copies the file and checks it again, because it lay on the disk meanwhile. */
async function copyChecked({ file, path }: Release, target: string): Promise<void> {
  const hash = createHash('sha512')
  await pipeline(
    createReadStream(path),
    async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        hash.update(part)
        yield part
      }
    },
    createWriteStream(target, { mode: 0o600 })
  )
  if (hash.digest('base64') !== file.sha512) throw new UpdateError('wrong-file')
  await rm(path, { force: true })
}
