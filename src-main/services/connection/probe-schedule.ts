import type { ConnectionStateName } from '../../contract/channels/connection'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../shared/text/languages'

export interface CatalogueCall {
  readonly name: EndpointName
  readonly params: Endpoints[EndpointName]['params']
  readonly language: LanguageCode
}

interface ProbeScheduleDeps {
  readonly budget: Pick<CallBudget, 'snapshot'>
  readonly clock: Clock
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  check(): Promise<unknown>
  probe(call: CatalogueCall | null): Promise<unknown>
  /** `limited`: the call that the service refused for the limit. */
  current(): {
    readonly state: ConnectionStateName
    readonly limited: { readonly call: CatalogueCall | null } | null
    readonly backgroundPaused: boolean
    readonly checkFailed: boolean
  }
  /** A limit of the local call budget has ended. */
  onBudgetAvailable(): void
}

/** Offline: delay of the next probe, doubled each time. */
const OFFLINE_PROBE_MS = 30_000
const OFFLINE_PROBE_MAX_MS = 15 * 60_000
/** Added to the countdown, so that the call budget does not refuse the probe. */
const AFTER_LIMIT_MS = 250

/** Schedules the calls that the program makes on its own to learn the connection state. */
export class ProbeSchedule {
  readonly #deps: ProbeScheduleDeps
  #fruitless = 0
  #cancelTimer: (() => void) | null = null

  constructor(deps: ProbeScheduleDeps) {
    this.#deps = deps
  }

  failed(): void {
    this.#fruitless++
  }
  reset(): void {
    this.#fruitless = 0
  }
  /** Plans the next call with the shortest delay. */
  restart(): void {
    this.reset()
    this.plan()
  }
  cancel(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  /**
   * Schedules the next call: after the countdown of a limit, soon after a refusal, at growing intervals while offline
   * or while the subscription does not answer, otherwise daily.
   */
  plan(): void {
    this.cancel()
    const { budget, check, current, settings } = this.#deps
    const { state, backgroundPaused, checkFailed } = current()
    if (state === 'no-key') return
    const { rearmMs, subscriptionCheckMs } = settings()
    if (state === 'limited') return this.#after(this.#limitDelayMs(), () => this.#afterLimit())
    if (state === 'offline') return this.#after(this.#retryMs(), () => this.#probeOffline())
    const { stopped } = budget.snapshot('vehicleDatabase')
    // after a limit of the service the refusal may have ended, and lists wait for it
    const refusedMs = stopped ? Math.min(rearmMs, this.#limitDelayMs()) : rearmMs
    const delayMs = backgroundPaused ? refusedMs : checkFailed ? this.#retryMs() : subscriptionCheckMs
    this.#after(delayMs, () => void check())
  }

  #after(ms: number, work: () => void): void {
    this.#cancelTimer = this.#deps.clock.after(ms, () => {
      this.#cancelTimer = null
      work()
    })
  }
  #retryMs(): number {
    return Math.min(OFFLINE_PROBE_MS * 2 ** this.#fruitless, OFFLINE_PROBE_MAX_MS)
  }
  #limitDelayMs(): number {
    const { budget, clock, current } = this.#deps
    const { stopped, resetAtMs } = budget.snapshot('vehicleDatabase')
    if (resetAtMs === null || (current().limited && !stopped)) return this.#retryMs()
    return Math.max(0, resetAtMs - clock.now()) + AFTER_LIMIT_MS
  }

  /** Every second probe calls the catalogue, in case only the subscription fails. */
  #probeOffline(): void {
    if (this.#fruitless % 2 === 0) void this.#deps.check()
    else this.#probe(null)
  }
  /** Probes after a limit of the service; a limit of the local call budget ends with its own count. */
  #afterLimit(): void {
    const { limited } = this.#deps.current()
    if (limited) this.#probe(limited.call)
    else this.#deps.onBudgetAvailable()
  }
  #probe(call: CatalogueCall | null): void {
    void this.#deps.probe(call).then(() => {
      const { state } = this.#deps.current()
      // inconclusive: the next probe comes later
      if (this.#cancelTimer || (state !== 'offline' && state !== 'limited')) return
      this.#fruitless++
      this.plan()
    })
  }
}
