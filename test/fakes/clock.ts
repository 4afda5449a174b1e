import type { Clock } from '@shared/ports/system/clock'

// the real clock returns fractions, which must not reach code that needs integers
const FRACTION = 0.3918

/**
 * Time that moves when a test says so. `advance` passes time and runs due timers; the wall clock can be set without
 * passing time; `reboot` restarts the monotonic clock.
 */
export class FakeClock implements Clock {
  #true = 0
  #bootedAt = 0
  #wallOffset: number
  #timers: { at: number; then: () => void }[] = []

  constructor({ wall = Date.parse('2026-03-02T08:00:00Z'), sinceBoot = 600_000 } = {}) {
    this.#bootedAt = -sinceBoot - FRACTION
    this.#wallOffset = wall
  }

  now(): number {
    return this.#wallOffset + this.#true
  }
  monotonic(): number {
    return this.#true - this.#bootedAt
  }
  after(delayMs: number, then: () => void): () => void {
    const timer = { at: this.#true + Math.max(0, delayMs), then }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((t) => t !== timer))
  }

  /** Time passed since the clock was made, whatever the clocks were set to. */
  get trueTime(): number {
    return this.#true
  }
  get timers(): number {
    return this.#timers.length
  }

  /** Passes time; each due timer runs at its moment, and its promises settle before the next. */
  async advance(ms: number): Promise<void> {
    const until = this.#true + ms
    for (;;) {
      await settled()
      const due = this.#timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#timers = this.#timers.filter((t) => t !== due)
      this.#true = Math.max(this.#true, due.at)
      due.then()
    }
    this.#true = until
    await settled()
  }

  /** Sets the system's clock; no time passes. */
  setWall(byMs: number): void {
    this.#wallOffset += byMs
  }
  /** The machine sleeps: time passes, no timer runs, and due timers run late. */
  sleep(ms: number): void {
    this.#true += ms
  }
  /** The process ends, and its timers with it. */
  kill(): void {
    this.#timers = []
  }
  /** The machine restarts: the monotonic clock begins anew. */
  reboot(): void {
    this.kill()
    this.#bootedAt = this.#true
  }
}

/** Settles every promise that can settle. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve()
}
