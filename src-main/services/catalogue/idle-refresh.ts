/**
 * Refreshes engines that matter to the shop (favourites, those with a sheet) while nobody calls the service. It takes
 * at most one call a minute from the unused part of the limit, and no more a day than the setting allows.
 */
import type { Endpoints } from '../../shared/catalogue/endpoints'
import { isFresh, type FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { EngineId, GenerationId } from '../../shared/catalogue/ids'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { isObject } from '../../shared/text/json-object'
import type { LanguageCode } from '../../shared/text/languages'
import type { FetchStep } from '../packs/fetch-step'
import { DAY_MS } from '../../shared/durations'

const VALUE_NAME = 'idle-refresh'
const TURN_MS = 60_000
/** Nobody has called the service for so long. */
const IDLE_MS = 10 * 60_000
/** Share of the limit that must be unused. */
const UNUSED_SHARE = 0.7
/** After a refusal or a failure. */
const REST_MS = 3_600_000
/** A stored day that begins later than this is of a wrong clock. */
const LONGEST_DAY_MS = 30 * DAY_MS
/** When all engines are fresh. */
const LOOK_AGAIN_MS = 6 * 3_600_000

export interface IdleRefreshDeps {
  readonly clock: Clock
  readonly log: Log
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly fetchStep: FetchStep
  /** The engines to refresh, the most important first. */
  engines(): Promise<readonly EngineId[]>
  /** The known generations of an engine; its figures belong to a generation. */
  generationsOf(engine: EngineId): Promise<readonly GenerationId[]>
  language(): LanguageCode
  policy(): FreshnessPolicy
  budget(): BudgetSnapshot
  /** False while calls are useless: offline, refused, over the limit. */
  mayCall(): boolean
  /** 0: off. */
  callsPerDay(): number
}

/** Calls since the start of a day of 24 hours, by wall clock. */
interface Spent {
  readonly sinceMs: number
  readonly calls: number
}
type Step = {
  [N in 'engine' | 'performance']: { readonly name: N; readonly params: Endpoints[N]['params'] }
}['engine' | 'performance']

export class IdleRefresh {
  readonly #deps: IdleRefreshDeps
  #steps: Step[] = []
  /** Monotonic time from which a turn may call. */
  #restUntilMs: number
  #cancelTurn: () => void = () => {}
  #running: AbortController | null = null
  #turnEnded: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(deps: IdleRefreshDeps) {
    this.#deps = deps
    this.#restUntilMs = deps.clock.monotonic() + IDLE_MS
  }

  /** Starts or stops as the setting says. */
  settingChanged(): void {
    this.#cancelTurn()
    if (this.#deps.callsPerDay() > 0 && !this.#isClosed) this.#plan()
    else this.#running?.abort()
  }

  /** A person called the service. */
  userActive(): void {
    this.#rest(IDLE_MS)
    this.#running?.abort()
  }

  /** Another service or key: its engines are others. */
  profileChanged(): void {
    this.#steps = []
    this.#running?.abort()
  }

  /** Resolves when a sent call is stored. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.settingChanged()
    this.#running?.abort()
    await this.#turnEnded
  }

  #plan(): void {
    this.#cancelTurn = this.#deps.clock.after(TURN_MS, () => {
      this.#turnEnded = this.#turn()
        .catch((error: unknown) => {
          this.#deps.log.warn('calls.idle-failed', { error })
          this.#rest(REST_MS)
        })
        .finally(() => this.settingChanged())
    })
  }

  #rest(ms: number): void {
    this.#restUntilMs = Math.max(this.#restUntilMs, this.#deps.clock.monotonic() + ms)
  }

  get #mayCall(): boolean {
    const { clock, budget, mayCall } = this.#deps
    if (this.#isClosed || clock.monotonic() < this.#restUntilMs || !mayCall()) return false
    const { used, limit, stopped, leftForBackground } = budget()
    return !stopped && leftForBackground > 0 && used <= limit * (1 - UNUSED_SHARE)
  }

  async #turn(): Promise<void> {
    if (this.#running || !this.#mayCall) return
    const spent = await this.#spent()
    if (spent.calls >= this.#deps.callsPerDay()) return
    if (this.#steps.length === 0) this.#steps = await this.#allSteps()
    const stop = (this.#running = new AbortController())
    try {
      // steps that need no call pass at once
      for (let called = false; !called && !stop.signal.aborted && this.#mayCall;) {
        const step = this.#steps.shift()
        if (!step) return this.#rest(LOOK_AGAIN_MS)
        called = await this.#fetch(step, spent, stop)
      }
    } finally {
      this.#running = null
    }
  }

  /** True when a call was made, or none can be made now. */
  async #fetch({ name, params }: Step, { sinceMs, calls }: Spent, stop: AbortController): Promise<boolean> {
    const { clock, log, userStore, fetchStep, language, policy, callsPerDay } = this.#deps
    let made = calls
    const count = (change: number): Promise<void> => {
      made += change
      // no retry beyond the ceiling
      if (made >= callsPerDay()) stop.abort()
      return userStore.setValue(VALUE_NAME, { sinceMs, calls: made })
    }
    const result = await fetchStep(name, params, language(), {
      priority: 'refresh',
      signal: stop.signal,
      onSpent: () => count(1),
      onUnsent: () => count(-1),
      enough: ({ data, checkedAtMs }) => isFresh(name, data === null, checkedAtMs, clock.now(), policy())
    })
    if (result.ok && result.here) return false
    log.info('calls.idle', { endpoint: name, calls: made })
    if (!result.ok && !['not-found', 'cancelled'].includes(result.failure.code)) this.#rest(REST_MS)
    return true
  }

  async #allSteps(): Promise<Step[]> {
    const steps: Step[] = []
    for (const engine_id of new Set(await this.#deps.engines())) {
      steps.push({ name: 'engine', params: { engine_id } })
      for (const generation_id of new Set(await this.#deps.generationsOf(engine_id)))
        steps.push({ name: 'performance', params: { generation_id, engine_id } })
    }
    return steps
  }

  /** A clock that was set back lengthens the day, so that the ceiling holds. */
  async #spent(): Promise<Spent> {
    const { clock, userStore } = this.#deps
    const stored = await userStore.value(VALUE_NAME)
    const nowMs = Math.floor(clock.now())
    if (!isObject(stored)) return { sinceMs: nowMs, calls: 0 }
    const { sinceMs, calls } = stored
    if (typeof sinceMs !== 'number' || typeof calls !== 'number') return { sinceMs: nowMs, calls: 0 }
    const isOver = nowMs >= sinceMs + DAY_MS || nowMs < sinceMs - LONGEST_DAY_MS
    return isOver ? { sinceMs: nowMs, calls: 0 } : { sinceMs, calls }
  }
}
