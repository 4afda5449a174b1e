const COUNTING_PERIOD_MS = 10 * 60_000
const RELOAD_DELAYS_MS = [200, 2000, 10_000] as const

/** Decides when a page that crashed is reloaded: with growing delays, then only after the user agrees. */
export class ReloadPolicy {
  #crashes: number[] = []

  /** Counts a crash. Returns the delay of the reload in ms; null: too many crashes within ten minutes. */
  pageCrashed(monotonicMs: number): number | null {
    this.#crashes = this.#crashes.filter((at) => monotonicMs - at < COUNTING_PERIOD_MS)
    this.#crashes.push(monotonicMs)
    return RELOAD_DELAYS_MS[this.#crashes.length - 1] ?? null
  }

  /** The user wants another try. */
  reset(): void {
    this.#crashes = []
  }
}
