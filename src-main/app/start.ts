/** The start of the program, from `app.ready` to a running program. */
import { join } from 'node:path'
import { app, protocol, session } from 'electron'
import type { FileLog } from '../adapters/log'
import { applyRestore } from '../adapters/backup-folder'
import { CRASH_DUMPS, trimCrashDumps } from '../adapters/user-data-files/crash-dumps'
import { applyProvisionFile } from '../adapters/provisioning'
import type { PlaceContent } from '../adapters/settings'
import { restoreNotice } from '../services/backup/backup'
import type { OpenUrlQueue } from '../windows/open-url-queue'
import { restrictSession } from '../windows/page-guards'
import { registerAppScheme, registerDocumentScheme, registerPictureScheme } from '../windows/protocols/schemes'
import { forwardChanges } from './change-forwarding'
import { switchValue } from './command-line'
import { createContext, type AppPaths } from './context'
import { registerAppHandlers } from './handlers'
import { closeOnQuit, handleAppEvents } from './lifecycle'
import { createModules, type Modules } from './modules'
import { ELECTRON_READY_MARK } from './modules/maintenance/diagnostics'
import { createLinksModule } from './modules/links'
import type { OtherStarts } from './other-starts'
import { Relaunch } from './relaunch'
import { WindowReadiness } from './window-readiness'

const MOST_CRASH_DUMPS = 5

/** Unattended set-up from the file of the switch `--provision` of this start or another one. */
async function provision({ context: { log, notices }, stores, connection }: Modules, file: string): Promise<void> {
  const findings = await applyProvisionFile({
    file,
    secrets: stores.secrets,
    log,
    remember: (given) => connection.service.applyProvisioning(given)
  })
  for (const finding of findings) notices.add(finding)
}

/** Applies the set-up file of another start. The connection follows by itself. */
async function provisionRunning(modules: Modules, file: string): Promise<void> {
  await provision(modules, file)
  modules.workspace.settingChanged()
  modules.feed.sources.restart('webhook')
}

/** Registers what pages may load; must come before the first window. */
function registerProtocols({ context, catalogue, sheets }: Modules): void {
  const { pageOrigin, usesDevServer, paths } = context
  restrictSession(session.defaultSession, pageOrigin)
  if (!usesDevServer) registerAppScheme(protocol, paths.renderer, paths.fonts)
  registerPictureScheme(protocol, catalogue.pictures.loader.handle)
  registerDocumentScheme(protocol, sheets.documents.handle)
}

/** Opens the further windows of the last run; the first one is open. */
async function reopenWindows({ context, windows, library }: Modules): Promise<void> {
  const further = Math.max(0, (await library.lastLocation.count()) - 1)
  await Promise.all(Array.from({ length: further }, () => windows.mainWindows.add(''))).catch((error: unknown) =>
    context.log.error('window.reopen', { error })
  )
}

/** Rejects when the program cannot start. */
export async function start(
  paths: AppPaths,
  log: FileLog,
  openUrls: OpenUrlQueue,
  otherStarts: OtherStarts,
  managed: Promise<readonly PlaceContent[]>
): Promise<void> {
  performance.mark(ELECTRON_READY_MARK)
  const restored = await applyRestore(paths.userData, log)
  const context = await createContext(paths, log, managed)
  const modules = createModules(context)
  const { windows, stores, connection, catalogue, library, packs, feed } = modules
  for (const finding of context.settings.findings) context.notices.add(finding)
  if (restored !== null) context.notices.add(restoreNotice(restored))
  const provisionFile = switchValue('provision')
  if (provisionFile) await provision(modules, provisionFile)

  const shown = Promise.withResolvers<void>()
  const started = connection.service.start(shown.promise)
  const readiness = new WindowReadiness()
  const links = createLinksModule({ ...modules, started, readiness })
  // the threads of the stores start while the window opens; without a profile nothing is read
  void started.then(async () => {
    if (connection.profile() !== null) await Promise.allSettled([stores.store.open(), stores.userStore.open()])
  })
  registerAppHandlers({ modules, links, started, readiness })
  forwardChanges(modules)
  registerProtocols(modules)
  windows.showMenu()
  const relaunch = new Relaunch()
  context.events.on('restart', () => {
    relaunch.request()
    app.quit()
  })
  handleAppEvents({
    modules,
    links,
    openUrls,
    otherStarts,
    relaunch,
    provision: (file) => started.then(() => provisionRunning(modules, file))
  })
  closeOnQuit({ modules, relaunch, endNetworkWatch: modules.network.watch(() => feed.systemResumed()) })

  await Promise.all([started, windows.mainWindows.open(shown.resolve)])
  void reopenWindows(modules)
  modules.workspace.start()
  // everything below can wait until the window is shown
  await packs.queue.open()
  packs.jobFolder.open()
  catalogue.startTrimmer(() => library.service.favouriteIds())
  windows.trayIcon.show(context.setting('appearance.tray'))
  packs.idleRefresh.settingChanged()
  await feed.open()
  feed.demoMode(connection.service.isDemo())
  await modules.updates.start()
  await trimCrashDumps(join(paths.userData, CRASH_DUMPS), MOST_CRASH_DUMPS).catch((error: unknown) =>
    log.warn('main.crash-dumps', { error })
  )
}
