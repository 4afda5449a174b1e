/**
 * The arithmetic of the call limit. Pure: every method is told the time.
 *
 * Instants are milliseconds of a clock that never goes back and does not care how the system's clock is set; the wall
 * clock takes no part, so setting it back or forward frees nothing. At most `limit` calls in any rolling window is at
 * most `limit` in any aligned window too, so the rule is safe whether the service resets its counter on the hour or
 * sixty minutes after the first call (trap 73).
 */

import type { CallPriority } from '../ports/network/call-budget'

/** From the most to the least urgent. */
export const PRIORITIES: readonly CallPriority[] = ['click', 'visible', 'prefetch', 'refresh', 'pack']

/** Nobody looks at a screen for it: it stops at the reserve, and never knocks twice at a dead line. */
export const isBackground = (priority: CallPriority): boolean =>
  PRIORITIES.indexOf(priority) >= PRIORITIES.indexOf('prefetch')

export interface BudgetRules {
  /** Calls per window; 0: no limit. */
  readonly limit: number
  readonly windowMs: number
  /** Share of the limit that background work leaves to people, 0 to 100. */
  readonly reservePercent: number
  readonly callsPerSecond: number
  readonly concurrent: number
  /** A 429 stops the refused method alone, not the family. Default: the family. */
  readonly stopPerMethod?: boolean
}

/** Added to every window for the rounding of clocks. */
export const WINDOW_SLACK_MS = 250
/** Settled calls are remembered at least this long, so that a longer window set while running still knows them. */
const MEMORY_MS = 3_600_000

/**
 * The calls of one account and family.
 *
 * The service counts a call when it arrives, somewhere between our sending and its answer. So a call counts from the
 * moment it is begun, and it begins to age only when it is settled: counted any later or aged any earlier, two windows
 * could overlap at the service.
 */
export class CallWindow {
  /** Begun and not yet settled. */
  readonly #open = new Set<number>()
  /** When calls were settled, rising. */
  #settled: number[] = []
  #head = 0

  begin(call: number): void {
    this.#open.add(call)
  }

  settle(call: number, now: number): void {
    if (this.#open.delete(call)) this.remember(now)
  }

  /** Takes back a call that was begun and certainly never went out: the service cannot have counted it. */
  cancel(call: number): void {
    this.#open.delete(call)
  }

  /** Enters a call that was settled at this instant, from a ledger. */
  remember(settledAt: number): void {
    const last = this.#settled.at(-1) ?? settledAt
    // instants only rise; an older one than the last would be forgotten too late, never too early
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
   * Milliseconds until fewer than `allowed` calls are within the window, 0 when that is so now. A call in flight is
   * taken to settle now; with nothing allowed at all, the answer is a whole window.
   */
  msUntilFree(now: number, rules: BudgetRules, allowed: number): number {
    const excess = this.used(now, rules) - allowed + 1
    if (excess <= 0) return 0
    const whole = rules.windowMs + WINDOW_SLACK_MS
    const leaving = allowed > 0 ? this.#settled[this.#firstWithin(now, rules) + excess - 1] : undefined
    return leaving === undefined ? whole : Math.max(0, leaving + whole - now)
  }

  /** Instants still worth keeping, rising. */
  settledInstants(now: number, rules: BudgetRules): readonly number[] {
    this.#forget(now, rules)
    return this.#settled.slice(this.#head)
  }

  /** Index of the first settled call that is within the window. */
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
 * Calls that may be in the window before one more is refused. People (click, visible) may use all of the limit,
 * background work (prefetch, refresh, pack) all but the reserve; the reserve is rounded up, in favour of people.
 */
export function allowance(rules: BudgetRules, background: boolean): number {
  if (rules.limit === 0) return Number.MAX_SAFE_INTEGER
  return background ? rules.limit - Math.ceil((rules.limit * rules.reservePercent) / 100) : rules.limit
}

/**
 * Calls at once and starts in a second. Background work leaves one of each to people, where there is more than one, so
 * that a click need not wait for it.
 */
export function pacing(
  rules: BudgetRules,
  background: boolean
): { readonly concurrent: number; readonly callsPerSecond: number } {
  const share = (all: number): number => (background ? Math.max(1, all - 1) : all)
  return { concurrent: share(rules.concurrent), callsPerSecond: share(rules.callsPerSecond) }
}

/** Never more than so many starts in any second. Burst limits of the service are not shown (trap 78). */
export class CallPacer {
  readonly #starts: number[] = []

  /** Milliseconds until a call may start. */
  waitIn(now: number, callsPerSecond: number): number {
    const before = this.#starts.at(-callsPerSecond)
    return before === undefined ? 0 : Math.max(0, before + 1000 - now)
  }
  started(now: number, callsPerSecond: number): void {
    this.#starts.push(now)
    if (this.#starts.length > callsPerSecond * 2) this.#starts.splice(0, this.#starts.length - callsPerSecond)
  }
}

const LONGEST_STOP_MS = 3_600_000
const SHORTEST_STOP_MS = 1000

/**
 * After a 429: nothing goes out until the stop ends, then one probe. Its success lifts the stop, another 429 prolongs
 * it. The stop holds for the whole family: the message says "for this method", the limit is for all methods (trap 75).
 * With `stopPerMethod` each method has a stop of its own.
 */
export class RateLimitPause {
  #until: number | null = null
  /** How long the last stop was made, 0 when that is not known. */
  #pauseMs = 0
  #probe: number | null = null
  /** When the stop began; null where the service named a time, or the stop is of an earlier run. */
  #since: number | null = null
  /** A probe of this stop was refused. */
  #refusedAgain = false
  /** How long the last stop without a named time took to recover; null: never seen. */
  #recoveryMs: number | null = null

  /** A 429 came, and no probe has been answered since. */
  get active(): boolean {
    return this.#until !== null
  }
  /** Milliseconds the stop still lasts; 0 when calls may go out, be it a probe alone. */
  leftMs(now: number): number {
    return this.#until === null ? 0 : Math.max(0, this.#until - now)
  }
  /** The stop has ended and one call must show whether the service answers again. */
  needsProbe(now: number): boolean {
    return this.#until !== null && now >= this.#until
  }
  probing(call: number): void {
    this.#probe = call
  }

  /** Back from a ledger. */
  restore(leftMs: number, now: number): void {
    this.#until = now + Math.min(leftMs, LONGEST_STOP_MS * 24)
    this.#pauseMs = 0
  }

  /**
   * Takes note of an answer.
   *
   * @param call which call it answers
   * @param status null when no answer came
   * @param retryAfterMs what the service asked for, obeyed up to the window or an hour, whichever is longer
   * @param estimateMs when the window would have room again by our own count
   * @param unlimited a call that the service may not count at all: its success proves nothing
   * @returns 'stopped' or 'lifted' when that changed something
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
      if (this.#until === null) [this.#since, this.#refusedAgain] = [now, false]
      if (retryAfterMs !== null) this.#since = null
      if (wasProbe) this.#refusedAgain = true
      // several calls in flight are refused together: that is one refusal, and only a refused probe doubles the stop
      if (retryAfterMs !== null) this.#pauseMs = Math.min(Math.max(retryAfterMs, SHORTEST_STOP_MS), longest)
      else if (wasProbe) this.#pauseMs = Math.min(windowMs, 2 * (this.#pauseMs || first))
      else this.#pauseMs ||= first
      this.#until = Math.max(this.#until ?? 0, now + this.#pauseMs)
      return 'stopped'
    }
    // no answer, one of a broken server or of an address without a limit says nothing about it: the next call is the
    // probe
    if (!wasProbe || unlimited || status === null || status >= 500) return null
    // a first probe that is answered may come late: the next one is tried earlier
    if (this.#since !== null) this.#recoveryMs = (now - this.#since) / (this.#refusedAgain ? 1 : 2)
    this.#until = this.#since = null
    this.#pauseMs = 0
    return 'lifted'
  }
}

/**
 * How long to stop at first when the service does not say: as long as the last recovery took (trap 73), else until our
 * own count has room. Other desks share the key, so that count may show room that is not there: at least a sixtieth of
 * the window; at most a sixth, so that a reset on the clock hour is found early.
 */
function stopEstimate(expectedMs: number, windowMs: number): number {
  return Math.min(Math.max(expectedMs, windowMs / 60), windowMs / 6)
}
