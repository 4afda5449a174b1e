/** Effective settings: the administrator's value, otherwise the user's, otherwise the default. */
import type { StartupIssue } from '../../shared/startup/startup-issues'
import { isSettingKey, settingProblem, SETTINGS, type SettingKey, type Settings } from '../../shared/settings/schema'
import { refusedBecause, type SettingProblem } from '../../shared/settings/setting-problems'
import { isStandard, settingView, type SettingView } from '../../shared/settings/setting-view'
import type { SettingOutcome, SettingsOutcome, SettingsStore } from '../../shared/ports/stores/settings-store'
import type { Log } from '../../shared/ports/system/log'
import { readSettingsFile, writeSettingsFile, type SettingsFile } from './settings-file'
import type { ManagedSource } from '../../shared/settings/managed-source'
import { SerialQueue } from '../../shared/serial-queue'
import { readManagedSettings, type ManagedSettings } from './managed/managed-settings'
import type { PlaceContent } from './managed/system-places'

export { readSettingsFile, writeSettingsFile } from './settings-file'
export { readSettingsObject } from './managed/managed-settings'
export type { PlaceContent } from './managed/system-places'

interface SettingsOptions {
  readonly file: string
  /** The administrator's file given at startup; counts only where `system` has no settings. */
  readonly managedFile?: string | null
  /** The administrator's places of this system. */
  readonly system?: Promise<readonly PlaceContent[]>
  /** Defaults of this computer's region, instead of those of the schema. */
  readonly regional?: Partial<Settings>
  readonly log: Log
  readonly now?: () => number
  /** Called when a change cannot be stored, once until one is stored again. */
  readonly onFinding?: (finding: StartupIssue) => void
}

/** Reads the files. Never rejects: `findings` lists unusable values, which are replaced by defaults. */
export async function openSettings({
  file,
  managedFile = null,
  system = Promise.resolve([]),
  regional = {},
  log,
  now = Date.now,
  onFinding = () => {}
}: SettingsOptions): Promise<FileSettings> {
  const [own, managed] = await Promise.all([
    readSettingsFile(file, now),
    system.then((places) => readManagedSettings({ file: managedFile, system: places }))
  ])
  const settings = new FileSettings({ file, own, managed, regional, log, onFinding })
  for (const { code, params } of settings.findings) log.warn('settings.finding', { code, ...params })
  return settings
}

interface FileSettingsDeps extends Required<Pick<SettingsOptions, 'file' | 'log' | 'onFinding' | 'regional'>> {
  readonly own: SettingsFile
  readonly managed: ManagedSettings
}

export class FileSettings implements SettingsStore {
  /** Unusable content of the files, for notices. */
  readonly findings: readonly StartupIssue[]
  /** Where managed settings come from, strongest first. */
  readonly managedSources: readonly ManagedSource[]
  readonly #deps: FileSettingsDeps
  readonly #managed: ReadonlyMap<SettingKey, unknown>
  readonly #listeners = new Set<(changed: SettingKey) => void>()
  #own: ReadonlyMap<SettingKey, unknown>
  #foreign: ReadonlyMap<string, unknown>
  readonly #changes = new SerialQueue()
  #unwritten = false

  constructor(deps: FileSettingsDeps) {
    const { own, managed } = deps
    this.#deps = deps
    this.#own = own.values
    this.#foreign = own.foreign
    this.#managed = managed.values
    this.managedSources = managed.sources
    this.findings = [...managed.sources.flatMap(({ issues }) => issues), ...own.findings]
  }

  get<K extends SettingKey>(key: K): Settings[K] {
    return this.#value(key) as Settings[K]
  }
  all(): readonly SettingView[] {
    return (Object.keys(SETTINGS) as SettingKey[]).map((key) => this.#view(key))
  }
  onChange(listener: (changed: SettingKey) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  set(key: string, value: unknown): Promise<SettingOutcome> {
    if (!isSettingKey(key)) return refused(key, { code: 'unknown' })
    if (this.#managed.has(key)) return managed(key)
    const problem = settingProblem(key, value)
    if (problem) return refused(key, problem)
    return this.#changeOne(key, structuredClone(value))
  }
  reset(key: string): Promise<SettingOutcome> {
    if (!isSettingKey(key)) return refused(key, { code: 'unknown' })
    if (this.#managed.has(key)) return managed(key)
    return this.#changeOne(key, undefined)
  }
  setAll(values: ReadonlyMap<SettingKey, unknown>): Promise<SettingsOutcome> {
    for (const [key, value] of values) {
      if (this.#managed.has(key)) return managed(key)
      const problem = settingProblem(key, value)
      if (problem) return refused(key, problem)
    }
    return this.#change(structuredClone(values))
  }

  async #changeOne(key: SettingKey, value: unknown): Promise<SettingOutcome> {
    const outcome = await this.#change(new Map([[key, value]]))
    return outcome.ok ? { ok: true, view: this.#view(key) } : outcome
  }
  /** A value that is undefined: back to the default. */
  #change(changes: ReadonlyMap<SettingKey, unknown>): Promise<SettingsOutcome> {
    return this.#changes.run(async (): Promise<SettingsOutcome> => {
      const own = new Map(this.#own)
      const foreign = new Map(this.#foreign)
      for (const [key, value] of changes) {
        foreign.delete(key)
        // a region can change, so a choice that equals its default is stored as well
        if (value === undefined || (isStandard(key, value) && !(key in this.#deps.regional))) own.delete(key)
        else own.set(key, value)
      }
      const { file, own: read, log, onFinding } = this.#deps
      try {
        if (!read.writable) throw new Error('the settings file could not be read at start and is left alone')
        await writeSettingsFile(file, read.version, own, foreign)
      } catch (error) {
        const key = [...changes.keys()].join(', ')
        log.error('settings.store', { key, error })
        const params = { reason: 'settings-unwritten', key, file } as const
        if (!this.#unwritten) onFinding({ kind: 'error', code: 'store-failed', params })
        this.#unwritten = true
        return { ok: false, code: 'store-failed', params }
      }
      this.#unwritten = false
      this.#own = own
      this.#foreign = foreign
      for (const key of changes.keys()) this.#tell(key)
      return { ok: true }
    })
  }

  #tell(key: SettingKey): void {
    for (const listener of this.#listeners) {
      try {
        listener(key)
      } catch (error) {
        this.#deps.log.error('settings.listener', { key, error })
      }
    }
  }
  #value(key: SettingKey): unknown {
    if (this.#managed.has(key)) return this.#managed.get(key)
    return this.#own.has(key) ? this.#own.get(key) : this.#standard(key)
  }
  #standard(key: SettingKey): unknown {
    return this.#deps.regional[key] ?? SETTINGS[key].standard
  }
  #view(key: SettingKey): SettingView {
    return settingView(key, this.#value(key), this.#managed.has(key), this.#standard(key))
  }
}

const refused = (key: string, problem: SettingProblem): Promise<Extract<SettingOutcome, { ok: false }>> =>
  Promise.resolve({ ok: false, code: 'setting-invalid', params: refusedBecause(key, problem) })
const managed = (key: string): Promise<Extract<SettingOutcome, { ok: false }>> =>
  Promise.resolve({ ok: false, code: 'setting-managed', params: { key } })
