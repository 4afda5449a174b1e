/**
 * The hourly limit per key. The specification does not say when counters reset, nor whether refused calls and pictures
 * count, so all readings are configurable.
 */
export interface LimitRules {
  readonly limit: number
  readonly windowMs: number
  /**
   * `first-call`: starts with the first call after the previous window. `clock`: full hours. `rolling`: any such span.
   */
  readonly reset: 'first-call' | 'clock' | 'rolling'
  /** Whether responses of 400 and above count. */
  readonly countRefused: boolean
  /** Counts per endpoint, as the text of the 429 ("for this method") may mean. */
  readonly perMethod: boolean
  /** Whether `/vdb/subscription` is limited too. Its calls always count. */
  readonly subscriptionLimited: boolean
  /** A second limit over a short span, or null. */
  readonly burst: { readonly calls: number; readonly windowMs: number } | null
}

type LimitDecision =
  { readonly ok: true; readonly giveBack: () => void } | { readonly ok: false; readonly retryAfterMs: number }

export class CallCounter {
  #times = new Map<string, number[]>()
  #windowStart = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts a call, or returns the time until there is room. `giveBack` removes the call again. */
  take(method: string, rules: LimitRules): LimitDecision {
    const now = this.#now()
    const bucket = rules.perMethod ? method : ''
    const times = this.#current(bucket, rules, now)
    const burst = rules.burst && times.filter((time) => time > now - rules.burst!.windowMs)
    const refusedForMs =
      times.length >= rules.limit
        ? this.#untilReset(bucket, times, rules, now)
        : burst && burst.length >= rules.burst!.calls
          ? burst[0]! + rules.burst!.windowMs - now
          : null
    const refused = refusedForMs !== null && (rules.subscriptionLimited || method !== 'subscription')
    if (!refused || rules.countRefused) times.push(now)
    if (refused) return { ok: false, retryAfterMs: refusedForMs }
    return { ok: true, giveBack: () => times.splice(times.lastIndexOf(now), 1) }
  }

  /** Counts calls of another holder of the key. */
  spend(calls: number, rules: LimitRules): void {
    const now = this.#now()
    const times = this.#current('', rules, now)
    for (let i = 0; i < calls; i++) times.push(now)
  }

  used(rules: LimitRules): number {
    if (rules.reset === 'first-call' && !this.#windowStart.has('')) return 0 // asking starts no window
    return this.#current('', rules, this.#now()).length
  }

  clear(): void {
    this.#times.clear()
    this.#windowStart.clear()
  }

  #current(bucket: string, rules: LimitRules, now: number): number[] {
    const all = this.#times.get(bucket) ?? []
    const from = this.#from(bucket, rules, now)
    const times = all.filter((time) => time >= from)
    this.#times.set(bucket, times)
    return times
  }

  /** Start of the current window. */
  #from(bucket: string, rules: LimitRules, now: number): number {
    if (rules.reset === 'rolling') return now - rules.windowMs + 1
    if (rules.reset === 'clock') return Math.floor(now / rules.windowMs) * rules.windowMs
    const start = this.#windowStart.get(bucket)
    if (start !== undefined && now < start + rules.windowMs) return start
    this.#windowStart.set(bucket, now)
    return now
  }

  #untilReset(bucket: string, times: readonly number[], rules: LimitRules, now: number): number {
    return (rules.reset === 'rolling' ? (times[0] ?? now) : this.#from(bucket, rules, now)) + rules.windowMs - now
  }
}
