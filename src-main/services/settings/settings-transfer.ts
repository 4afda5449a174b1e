/** Export of the settings to a file, and import after a preview: all of its changes at once, or none. */
import type { Input, Output } from '../../contract/channel-map'
import { done, failed, type Result } from '../../contract/failures'
import { confirmationFor, type ConfirmationRequest } from '../../shared/settings/change-confirmation'
import type { SettingKey, Settings } from '../../shared/settings/schema'
import { settingsToExport, settingsToImport } from '../../shared/settings/settings-transfer'
import type { FileProblem } from '../../shared/startup/startup-issues'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { localDay } from '../../shared/text/iso-time'
import { baseName } from '../../shared/text/base-name'

/** The object of a file, or why it has none. */
type SettingsContent =
  { readonly settings: Readonly<Record<string, unknown>> } | { readonly reason: FileProblem | string }

export interface SettingsTransferDeps {
  readonly settings: Pick<SettingsStore, 'get' | 'all' | 'setAll'>
  readonly files: SavedFiles
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly newId: () => string
  read(file: string): Promise<SettingsContent>
  chooseTarget(name: string): Promise<string | null>
  /** @param dropped the file that a person dropped, without a dialog */
  chooseSource(dropped: boolean): Promise<string | null>
  /** Asks in a dialog of the system about changes that weaken something. */
  confirm(risks: readonly ConfirmationRequest[], isUndo: boolean): Promise<boolean>
}

type Changes = ReadonlyMap<SettingKey, unknown>

export class SettingsTransfer {
  readonly #deps: SettingsTransferDeps
  #offer: { readonly id: string; readonly changes: Changes } | null = null
  /** Values before the last import. */
  #before: Changes | null = null

  constructor(deps: SettingsTransferDeps) {
    this.#deps = deps
  }

  plan(): Output<'settings-file:plan'> {
    const { values, leftOut } = settingsToExport(this.#deps.settings.all())
    return { keys: Object.keys(values) as SettingKey[], leftOut }
  }

  async save(): Promise<Output<'settings-file:save'>> {
    const { clock, files, chooseTarget } = this.#deps
    const file = await chooseTarget(`dynodesk-settings-${localDay(clock.now())}.json`)
    if (file === null) return done(null)
    const { values } = settingsToExport(this.#deps.settings.all())
    const written = await files.write(file, `${JSON.stringify(values, null, 2)}\n`)
    if (!written.ok) return failed('save-failed', { params: { reason: written.reason, file: baseName(file) } })
    return done({ file })
  }

  async open({ dropped }: Input<'settings-file:open'>): Promise<Output<'settings-file:open'>> {
    const { read, settings, newId, chooseSource } = this.#deps
    this.#offer = null
    const path = await chooseSource(dropped)
    if (path === null) return done(null)
    const content = await read(path)
    const file = baseName(path)
    if ('reason' in content) return failed('file-invalid', { params: { file, reason: content.reason } })
    const found = settingsToImport(content.settings, settings.all())
    this.#offer = { id: newId(), changes: new Map(found.changes.map(({ key, to }) => [key, to])) }
    return done({ id: this.#offer.id, file, ...found })
  }

  async apply({ id }: Input<'settings-file:apply'>): Promise<Output<'settings-file:apply'>> {
    if (this.#offer?.id !== id) return failed('invalid-input')
    const { changes } = this.#offer
    const { settings } = this.#deps
    const before = new Map([...changes.keys()].map((key): [SettingKey, unknown] => [key, settings.get(key)]))
    const applied = await this.#set(changes, false)
    if (!applied.ok || !applied.value) return applied
    this.#offer = null
    this.#before = before
    return applied
  }

  /** Brings back the values before the last import of this run. */
  async undo(): Promise<Output<'settings-file:undo'>> {
    if (this.#before === null) return failed('invalid-input')
    const undone = await this.#set(this.#before, true)
    if (undone.ok && undone.value) this.#before = null
    return undone
  }

  /** False: the person declined. */
  async #set(changes: Changes, isUndo: boolean): Promise<Result<boolean>> {
    const { settings, log, confirm } = this.#deps
    const read = <K extends SettingKey>(key: K): Settings[K] =>
      (changes.has(key) ? changes.get(key) : settings.get(key)) as Settings[K]
    const risks = [...changes].flatMap(([key, to]) => {
      // a change is judged against the present value of its own key, and the new ones of the others
      const get: typeof read = (name) => (name === (key as string) ? settings.get(name) : read(name))
      return confirmationFor(key, to as never, get) ?? []
    })
    if (risks.length > 0 && !(await confirm(risks, isUndo))) return done(false)
    const outcome = await settings.setAll(changes)
    if (!outcome.ok) return failed(outcome.code, { params: outcome.params })
    log.info('settings.imported', { count: changes.size })
    return done(true)
  }
}
