/** The diagnosis file: where its facts come from. `shared/diagnostics` decides which of them are written. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cpus, freemem, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { app, screen } from 'electron'
import { readStoreFacts } from '../../../adapters/sqlite'
import { startStoreWorker } from '../../../adapters/sqlite/start-store-worker'
import { freeBytes, userDataFiles } from '../../../adapters/user-data-files'
import { createDiagnostics, type DiagnosticsService } from '../../../services/diagnostics/diagnostics'
import { API_FAMILIES } from '../../../shared/ports/network/call-budget'
import { SECRET_NAMES } from '../../../shared/ports/stores/secret-store'
import type { StoreFact } from '../../../shared/diagnostics/diagnostics-facts'
import { MAX_LOG_LINES } from '../../../shared/diagnostics/diagnostics-file'
import { switchValue } from '../../command-line'
import type { AppContext } from '../../context'
import type { FeedModule } from '../feed'
import { systemClipboard } from '../library'
import type { PacksModule, PacksModuleDeps } from '../packs'

/** Moments of the start, as `performance.mark` names them. */
export const ELECTRON_READY_MARK = 'dynodesk.system-ready'
export const WINDOW_READY_MARK = 'dynodesk.window-ready'

const STORES = [
  ['cache.db', 'cache-facts'],
  ['person.db', 'person-facts'],
  ['feed.db', 'feed-facts'],
  ['feed-session.db', 'feed-facts']
] as const

const millisecondsOf = (mark: string): number | null =>
  Math.round(performance.getEntriesByName(mark)[0]?.startTime ?? NaN) || null

const program = ({ languages }: AppContext) => ({
  version: app.getVersion(),
  host: switchValue('app-host') ?? 'electron',
  packaged: app.isPackaged,
  interfaceLanguage: languages.interface(),
  contentLanguage: languages.content(),
  versions: {
    electron: process.versions['electron'],
    chrome: process.versions['chrome'],
    node: process.versions.node
  }
})

const system = async (userData: string) => ({
  platform: process.platform,
  release: release(),
  arch: process.arch,
  locale: app.getLocale(),
  languages: app.getPreferredSystemLanguages(),
  memoryBytes: totalmem(),
  freeMemoryBytes: freemem(),
  processors: cpus().length,
  freeDiskBytes: await freeBytes(userData)
})

function displays() {
  const primary = screen.getPrimaryDisplay().id
  return screen.getAllDisplays().map(({ id, size, scaleFactor, rotation }) => ({
    ...size,
    scale: scaleFactor,
    rotation,
    primary: id === primary
  }))
}

/** Of the stores that exist: some are created on first use. */
function storeFacts({ paths: { userData }, clock, log }: AppContext): Promise<StoreFact[]> {
  const factsOf = ([name, role]: (typeof STORES)[number]): Promise<StoreFact> =>
    readStoreFacts({ role, file: join(userData, name), startWorker: startStoreWorker, clock, log }).then(
      (found) => ({ name, found }),
      (error: { readonly code?: string }) => ({ name, found: { failed: error.code ?? 'unknown' } })
    )
  return Promise.all(STORES.filter(([name]) => existsSync(join(userData, name))).map(factsOf))
}

export function createDiagnosticsModule(
  deps: PacksModuleDeps & { readonly packs: PacksModule; readonly feed: FeedModule }
): DiagnosticsService {
  const { context, windows, stores, workspace, connection, library, packs, feed } = deps
  const { paths, clock, log, settings, notices } = context
  const { secrets, budget, eventStore } = stores
  return createDiagnostics({
    clock,
    log,
    files: library.savedFiles,
    clipboard: systemClipboard,
    newId: randomUUID,
    chooseTarget: (name) => windows.dialogs.target({ name, folder: null, kind: 'json' }),
    collect: {
      program: () => program(context),
      system: () => system(paths.userData),
      displays,
      timings: () => ({
        systemReadyMs: millisecondsOf(ELECTRON_READY_MARK),
        windowReadyMs: millisecondsOf(WINDOW_READY_MARK),
        upSeconds: Math.round(process.uptime())
      }),
      settings: () => settings.all(),
      connection: () => connection.service.state(),
      secrets: () => Promise.all(SECRET_NAMES.map(async (name) => ({ name, kept: await secrets.storageOf(name) }))),
      calls: () => Object.fromEntries(API_FAMILIES.map((family) => [family, budget.snapshot(family)])),
      stores: () => storeFacts(context),
      events: async () => ({ kept: await eventStore.kept() }),
      workspace: () => {
        const { state, problem, computers } = workspace.state()
        return { state, problem, computers: computers.length, calls: budget.useOf('vehicleDatabase') }
      },
      files: () => userDataFiles(paths.userData),
      packs: () => packs.queue.all(),
      sources: () => feed.sources.entries(),
      notices: () => notices.all(),
      answers: () => connection.answers.summary(),
      drift: () => connection.drift.entries(),
      log: () => log.tail(MAX_LOG_LINES)
    }
  })
}
