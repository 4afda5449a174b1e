/**
 * Joins the diagnosis file: where each of its parts is found out. What of them gets into the file is for
 * `core/diagnosis` alone.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cpus, freemem, release, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { App, Dialog, Screen } from 'electron'
import type { FileLog } from '../../adapters/log'
import { freeBytes, userDataFiles } from '../../adapters/user-data-files'
import { readStoreFacts, type WorkerOptions } from '../../adapters/sqlite'
import { MAX_LOG_LINES } from '../../shared/diagnostics/diagnostics-file'
import type {
  ConnectionFacts,
  DriftFact,
  NoticeFact,
  PackFact,
  SourceFact,
  StoreFact
} from '../../shared/diagnostics/diagnostics-facts'
import { SECRET_NAMES } from '../../shared/diagnostics/state-words'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import { createDiagnostics, type DiagnosticsService } from '../../services/diagnostics/diagnostics'

/** Moments of the start, as `performance.mark` names them. */
export const ELECTRON_READY_MARK = 'dynodesk.system-ready'
export const WINDOW_READY_MARK = 'dynodesk.window-ready'

export interface DiagnosticsModuleDeps {
  readonly app: Pick<App, 'getVersion' | 'getLocale' | 'getPreferredSystemLanguages' | 'getPath' | 'isPackaged'>
  readonly dialog: Pick<Dialog, 'showSaveDialog'>
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>
  readonly userData: string
  /** 'electron', or what stands in for it. */
  readonly host: string
  readonly settings: Pick<SettingsStore, 'all'>
  readonly secrets: Pick<SecretStore, 'storageOf'>
  readonly budget: Pick<CallBudget, 'snapshot'>
  readonly files: SavedFiles
  readonly startWorker: (plan: WorkerOptions) => Worker
  readonly clock: Clock
  readonly log: FileLog
  languages(): { readonly interfaceLanguage: string; readonly contentLanguage: string }
  connection(): ConnectionFacts
  eventsKept(): Promise<string>
  packs(): readonly PackFact[]
  sources(): readonly SourceFact[]
  notices(): readonly NoticeFact[]
  drift(): readonly DriftFact[]
}

const STORES = [
  ['cache.db', 'cache-facts'],
  ['person.db', 'person-facts'],
  ['feed.db', 'feed-facts'],
  ['feed-session.db', 'feed-facts']
] as const
const FAMILIES = ['vehicleDatabase', 'support', 'fileTuning'] as const

export function createDiagnosticsModule(parts: DiagnosticsModuleDeps): DiagnosticsService {
  const { app, dialog, screen, userData, settings, secrets, budget, startWorker, clock, log } = parts
  const marked = (name: string): number | null =>
    Math.round(performance.getEntriesByName(name)[0]?.startTime ?? NaN) || null
  const storeFact = ([name, role]: (typeof STORES)[number]): Promise<StoreFact> =>
    readStoreFacts({ role, file: join(userData, name), startWorker, clock, log }).then(
      (found) => ({ name, found }),
      (error: { readonly code?: string }) => ({ name, found: { failed: error.code ?? 'unknown' } })
    )

  return createDiagnostics({
    clock,
    log,
    files: parts.files,
    newId: randomUUID,
    nameOf: basename,
    chooseTarget: async (name) => {
      const { canceled, filePath } = await dialog.showSaveDialog({
        defaultPath: join(app.getPath('documents'), name),
        filters: [{ name: 'JSON', extensions: ['json'] }],
        properties: ['showOverwriteConfirmation']
      })
      return canceled ? null : filePath
    },
    collect: {
      program: () => ({
        version: app.getVersion(),
        host: parts.host,
        packaged: app.isPackaged,
        ...parts.languages(),
        versions: {
          electron: process.versions['electron'],
          chrome: process.versions['chrome'],
          node: process.versions.node
        }
      }),
      system: async () => ({
        platform: process.platform,
        release: release(),
        arch: process.arch,
        locale: app.getLocale(),
        languages: app.getPreferredSystemLanguages(),
        memoryBytes: totalmem(),
        freeMemoryBytes: freemem(),
        processors: cpus().length,
        freeDiskBytes: await freeBytes(userData)
      }),
      displays: () => {
        const first = screen.getPrimaryDisplay().id
        return screen.getAllDisplays().map(({ id, size, scaleFactor, rotation }) => ({
          ...size,
          scale: scaleFactor,
          rotation,
          primary: id === first
        }))
      },
      timings: () => ({
        systemReadyMs: marked(ELECTRON_READY_MARK),
        windowReadyMs: marked(WINDOW_READY_MARK),
        upSeconds: Math.round(process.uptime())
      }),
      settings: () => settings.all(),
      connection: () => parts.connection(),
      secrets: () => Promise.all(SECRET_NAMES.map(async (name) => ({ name, kept: await secrets.storageOf(name) }))),
      calls: () => Object.fromEntries(FAMILIES.map((family) => [family, budget.snapshot(family)])),
      // a desk that was never connected, or takes no events, has not made all of them
      stores: () => Promise.all(STORES.filter(([name]) => existsSync(join(userData, name))).map(storeFact)),
      events: async () => ({ kept: await parts.eventsKept() }),
      files: () => userDataFiles(userData),
      packs: () => parts.packs(),
      sources: () => parts.sources(),
      notices: () => parts.notices(),
      drift: () => parts.drift(),
      log: () => log.tail(MAX_LOG_LINES)
    }
  })
}
