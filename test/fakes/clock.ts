import type { Clock } from '@shared/ports/system/clock'

// the real one counts in fractions, which must get nowhere a whole number is wanted
const FRACTION = 0.3918

/**
 * Time that moves when a test says so. `advance` lets true time pass and runs what is due; the wall clock can be set
 * without time passing, and
 * a restart of the machine begins the steady clock anew.
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

  /** Time that really passed since the clock was made, whatever clocks were set to. */
  get trueTime(): number {
    return this.#true
  }
  get timers(): number {
    return this.#timers.length
  }

  /** Lets time pass; each due timer runs at its moment, and what it resolves runs before the next. */
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

  /** Somebody sets the system's clock; no time passes. */
  setWall(byMs: number): void {
    this.#wallOffset += byMs
  }
  /** The machine sleeps: time passes, no timer runs, and what was due is late afterwards. */
  sleep(ms: number): void {
    this.#true += ms
  }
  /** The process ends: its timers with it. */
  kill(): void {
    this.#timers = []
  }
  /** The machine restarts: the steady clock begins anew. */
  reboot(): void {
    this.kill()
    this.#bootedAt = this.#true
  }
}

/** Lets every promise that can settle do so. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve()
}
