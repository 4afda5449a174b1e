/**
 * The usage report: counts calls and answers by hour, writes them at most once a minute, and shares them with the other
 * computers of a workspace. Losing a minute is no harm; the call budget has a ledger of its own.
 */
import type { JsonFile } from '../../shared/ports/files/json-file'
import type { WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import {
  addHours,
  MAX_HOURS,
  mergeHours,
  readHours,
  type CallFeature,
  type ComputerHours,
  type UsageHour
} from '../../shared/diagnostics/usage'
import { HOUR_MS } from '../../shared/durations'

interface UsageDeps {
  readonly file: JsonFile
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly log: Log
}
/** Computers that are in the workspace now, this one among them. */
interface UsageWorkspace {
  readonly engine: WorkspaceEngine | null
  readonly computers: readonly { readonly id: string; readonly name: string }[]
}

const SAVE_AFTER_MS = 60_000
const MAX_COMPUTERS = 50
const partOf = (computer: string): string => `usage ${computer}`

export class Usage {
  readonly #deps: UsageDeps
  readonly #loaded: Promise<void>
  /** Earlier hours; the present one grows with every call. */
  #hours: readonly UsageHour[] = []
  #current: UsageHour | null = null
  #cancelSave: (() => void) | null = null
  #workspace: () => UsageWorkspace = () => ({ engine: null, computers: [] })

  constructor(deps: UsageDeps) {
    this.#deps = deps
    this.#loaded = deps.file.read().then(
      (json) => void (this.#hours = mergeHours([...readHours(json), ...this.#hours], deps.clock.now())),
      (error: unknown) => deps.log.warn('health.usage', { error })
    )
  }

  useWorkspace(workspace: () => UsageWorkspace): void {
    this.#workspace = workspace
  }

  called(feature: CallFeature): void {
    this.#add({ calls: { [feature]: 1 }, stored: 0, fetched: 0 })
  }
  answered(from: 'storage' | 'service'): void {
    this.#add({ calls: {}, stored: Number(from === 'storage'), fetched: Number(from === 'service') })
  }

  /** This computer first; the others as they last shared theirs. */
  async report(): Promise<readonly ComputerHours[]> {
    await this.#loaded
    const { engine, computers } = this.#workspace()
    const others = computers.filter(({ id }) => id !== engine?.computer).slice(0, MAX_COMPUTERS)
    const shared = await Promise.all(
      others.map(async ({ id, name }) => ({ computer: name || id.slice(0, 8), hours: await this.#sharedHours(id) }))
    )
    return [{ computer: '', hours: this.#all() }, ...shared]
  }

  async close(): Promise<void> {
    if (!this.#cancelSave) return
    this.#cancelSave()
    await this.#save()
  }

  #add(more: Omit<UsageHour, 'atMs'>): void {
    const { clock } = this.#deps
    const atMs = Math.floor(clock.now() / HOUR_MS) * HOUR_MS
    if (this.#current?.atMs === atMs) this.#current = addHours(this.#current, { atMs, ...more })
    else {
      this.#hours = this.#all()
      this.#current = { atMs, ...more }
    }
    this.#cancelSave ??= clock.after(SAVE_AFTER_MS, () => void this.#save())
  }

  #all(): readonly UsageHour[] {
    return mergeHours([...this.#hours, ...(this.#current ? [this.#current] : [])], this.#deps.clock.now())
  }

  async #save(): Promise<void> {
    const { file, log } = this.#deps
    this.#cancelSave = null
    await this.#loaded
    const hours = this.#all()
    await file.write(hours).catch((error: unknown) => log.warn('health.usage', { error }))
    const { engine } = this.#workspace()
    if (!engine?.isOpen) return
    const bytes = new TextEncoder().encode(JSON.stringify(hours))
    await engine
      .write(partOf(engine.computer), bytes, MAX_HOURS * HOUR_MS)
      .catch((error: unknown) => log.warn('health.usage', { error }))
  }

  async #sharedHours(computer: string): Promise<readonly UsageHour[]> {
    try {
      const bytes = await this.#workspace().engine?.read(partOf(computer))
      return bytes ? readHours(JSON.parse(new TextDecoder().decode(bytes))) : []
    } catch (error) {
      this.#deps.log.warn('health.usage', { error })
      return []
    }
  }
}
