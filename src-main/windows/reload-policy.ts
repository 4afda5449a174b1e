/** How often a page that stopped is brought back by itself: at once, then later, then only when a person says so. */
const COUNTING_PERIOD_MS = 10 * 60_000
const RELOAD_DELAYS_MS = [200, 2000, 10_000] as const

export class ReloadPolicy {
  #stops: number[] = []

  /**
   * Notes a stop. Milliseconds to wait before the page is loaded again, or null when it has stopped too often in ten
   * minutes.
   */
  pageStopped(monotonicMs: number): number | null {
    this.#stops = this.#stops.filter((at) => monotonicMs - at < COUNTING_PERIOD_MS)
    this.#stops.push(monotonicMs)
    return RELOAD_DELAYS_MS[this.#stops.length - 1] ?? null
  }

  /** A person wants another try. */
  reset(): void {
    this.#stops = []
  }
}
