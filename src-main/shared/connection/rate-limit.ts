/**
 * Arithmetic of the call limit. Callers pass the time.
 *
 * Instants are milliseconds of a monotonic clock, so setting the system's clock frees no calls. At most `limit` calls
 * in any rolling window means at most `limit` in any aligned window too, whether the service resets its counter on the
 * hour or after sixty minutes (trap 73).
 */

import type { CallPriority } from '../ports/network/call-budget'

/** Most urgent first. */
export const PRIORITIES: readonly CallPriority[] = ['click', 'visible', 'prefetch', 'refresh', 'command', 'pack']

/** True for work without a waiting user: it leaves the reserve alone and is not retried. */
export const isBackground = (priority: CallPriority): boolean =>
  PRIORITIES.indexOf(priority) >= PRIORITIES.indexOf('prefetch')

export interface BudgetRules {
  /** Calls per window; 0: no limit. */
  readonly limit: number
  readonly windowMs: number
  /** Share of the limit that background work leaves to the user, in percent. */
  readonly reservePercent: number
  readonly callsPerSecond: number
  readonly concurrent: number
  /** A 429 stops only the refused method. Default: the whole family. */
  readonly stopPerMethod?: boolean
}

/** Added to every window for rounded clocks. */
export const WINDOW_SLACK_MS = 250
/** Minimum time to remember settled calls, in case a setting makes the window longer. */
const MEMORY_MS = 3_600_000

/**
 * Calls of one account and family.
 *
 * The service counts a call on arrival, between sending and response. So a call counts from `begin` and ages only from
 * `settle`; otherwise two windows could overlap at the service.
 */
export class CallWindow {
  /** Not settled yet. */
  readonly #open = new Set<number>()
  /** Instants of settled calls, rising. */
  #settled: number[] = []
  #head = 0

  begin(call: number): void {
    this.#open.add(call)
  }

  settle(call: number, now: number): void {
    if (this.#open.delete(call)) this.remember(now)
  }

  /** Removes a call that was never sent, so that the service cannot have counted it. */
  cancel(call: number): void {
    this.#open.delete(call)
  }

  /** Adds a call of the ledger, settled at this instant. */
  remember(settledAt: number): void {
    const last = this.#settled.at(-1) ?? settledAt
    // keeps the instants rising; an older one is forgotten later than necessary, never earlier
    this.#settled.push(Math.max(last, settledAt))
  }

  get inFlight(): number {
    return this.#open.size
  }

  used(now: number, rules: BudgetRules): number {
    this.#forget(now, rules)
    return this.#open.size + this.#settled.length - this.#firstWithin(now, rules)
  }

  /**
   * Milliseconds until the window has fewer than `allowed` calls; 0: now. Assumes that calls in flight settle now. With
   * `allowed` 0 the result is a whole window.
   */
  msUntilFree(now: number, rules: BudgetRules, allowed: number): number {
    const excess = this.used(now, rules) - allowed + 1
    if (excess <= 0) return 0
    const whole = rules.windowMs + WINDOW_SLACK_MS
    const leaving = allowed > 0 ? this.#settled[this.#firstWithin(now, rules) + excess - 1] : undefined
    return leaving === undefined ? whole : Math.max(0, leaving + whole - now)
  }

  /** Remembered instants, rising. */
  settledInstants(now: number, rules: BudgetRules): readonly number[] {
    this.#forget(now, rules)
    return this.#settled.slice(this.#head)
  }

  /** Index of the first settled call within the window. */
  #firstWithin(now: number, rules: BudgetRules): number {
    const oldest = now - rules.windowMs - WINDOW_SLACK_MS
    let low = this.#head
    let high = this.#settled.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#settled[middle] ?? 0) <= oldest) low = middle + 1
      else high = middle
    }
    return low
  }

  #forget(now: number, rules: BudgetRules): void {
    const oldest = now - Math.max(rules.windowMs + WINDOW_SLACK_MS, MEMORY_MS)
    while (this.#head < this.#settled.length && (this.#settled[this.#head] ?? 0) <= oldest) this.#head++
    if (this.#head < 1024 || this.#head * 2 < this.#settled.length) return
    this.#settled = this.#settled.slice(this.#head)
    this.#head = 0
  }
}

/**
 * Calls that the window may contain before one more is refused. Clicks and visible pages may use the whole limit,
 * background work all but the reserve, which is rounded up.
 */
export function allowance(rules: BudgetRules, background: boolean): number {
  if (rules.limit === 0) return Number.MAX_SAFE_INTEGER
  return background ? rules.limit - Math.ceil((rules.limit * rules.reservePercent) / 100) : rules.limit
}

/**
 * Concurrent calls and starts per second. Background work leaves one of each to the user, if there is more than one.
 */
export function pacing(
  rules: BudgetRules,
  background: boolean
): { readonly concurrent: number; readonly callsPerSecond: number } {
  const share = (all: number): number => (background ? Math.max(1, all - 1) : all)
  return { concurrent: share(rules.concurrent), callsPerSecond: share(rules.callsPerSecond) }
}

/** Limits the starts in any second. The service does not state its burst limits (trap 78). */
export class CallPacer {
  readonly #starts: number[] = []

  waitIn(now: number, callsPerSecond: number): number {
    const before = this.#starts.at(-callsPerSecond)
    return before === undefined ? 0 : Math.max(0, before + 1000 - now)
  }
  started(now: number, callsPerSecond: number): void {
    this.#starts.push(now)
    if (this.#starts.length > callsPerSecond * 2) this.#starts.splice(0, this.#starts.length - callsPerSecond)
  }
}

/** The longest pause that the service may ask for, unless the window is longer: its counters reset every hour. */
export const LONGEST_STOP_MS = 3_600_000
const SHORTEST_STOP_MS = 1000

/**
 * Pause after a 429: no calls until it ends, then one probe. A successful probe ends the pause, another 429 extends it.
 * It applies to the whole family, because the message says "for this method" but the limit covers all methods (trap
 * 75). With `stopPerMethod` each method has its own pause.
 */
export class RateLimitPause {
  #until: number | null = null
  /** Length of the last pause; 0: unknown. */
  #pauseMs = 0
  #probe: number | null = null
  /** Start of the pause; null: the service named its end, or it comes from an earlier run. */
  #since: number | null = null
  /** Since the start of the pause. */
  #refusedProbes = 0
  /** Recovery time of the last pause without a stated end; null: none yet. */
  #recoveryMs: number | null = null

  /** A 429 arrived, and no probe has succeeded since. */
  get active(): boolean {
    return this.#until !== null
  }
  /** Remaining milliseconds; 0 when a call or a probe may go out. */
  leftMs(now: number): number {
    return this.#until === null ? 0 : Math.max(0, this.#until - now)
  }
  /** The pause is over, and one call must show whether the service accepts calls again. */
  needsProbe(now: number): boolean {
    return this.#until !== null && now >= this.#until
  }
  probing(call: number): void {
    this.#probe = call
  }

  /** Restores a pause from the ledger. */
  restore(leftMs: number, now: number): void {
    this.#until = now + Math.min(leftMs, LONGEST_STOP_MS * 24)
    this.#pauseMs = 0
  }

  /**
   * Evaluates a response.
   *
   * @param call the call it belongs to
   * @param status null: no response
   * @param retryAfterMs from `Retry-After`; respected up to the window or an hour, whichever is longer
   * @param estimateMs when the window has room again by our own count
   * @param unlimited the service may not limit this call, so its success proves nothing
   * @returns null when nothing changed
   */
  answered(
    call: number,
    status: number | null,
    retryAfterMs: number | null,
    estimateMs: number,
    now: number,
    windowMs: number,
    unlimited = false
  ): 'stopped' | 'lifted' | null {
    const wasProbe = this.#probe === call
    if (wasProbe) this.#probe = null
    if (status === 429) {
      const longest = Math.max(windowMs, LONGEST_STOP_MS)
      const first = stopEstimate(this.#recoveryMs ?? estimateMs, windowMs)
      if (this.#until === null) [this.#since, this.#refusedProbes] = [now, 0]
      if (retryAfterMs !== null) this.#since = null
      if (wasProbe) this.#refusedProbes++
      // several refused calls in flight are one refusal; only a refused probe doubles the pause. A stated time that is
      // too short again and again would be a probe each second
      const least = SHORTEST_STOP_MS * 2 ** this.#refusedProbes
      if (retryAfterMs !== null) this.#pauseMs = Math.min(Math.max(retryAfterMs, least), longest)
      else if (wasProbe) this.#pauseMs = Math.min(windowMs, 2 * (this.#pauseMs || first))
      else this.#pauseMs ||= first
      this.#until = Math.max(this.#until ?? 0, now + this.#pauseMs)
      return 'stopped'
    }
    // a missing response, a server error or an unlimited endpoint proves nothing: the next call is the probe
    if (!wasProbe || unlimited || status === null || status >= 500) return null
    // the first probe may succeed long after the recovery, so the next pause is shorter
    if (this.#since !== null) this.#recoveryMs = (now - this.#since) / (this.#refusedProbes > 0 ? 1 : 2)
    this.#until = this.#since = null
    this.#pauseMs = 0
    return 'lifted'
  }
}

/**
 * Length of the first pause when the service states none: that of the last recovery (trap 73), else until our own count
 * has room. Other computers may use the same key, so at least a sixtieth of the window; at most a sixth, to notice a
 * reset on the hour early.
 */
function stopEstimate(expectedMs: number, windowMs: number): number {
  return Math.min(Math.max(expectedMs, windowMs / 60), windowMs / 6)
}
