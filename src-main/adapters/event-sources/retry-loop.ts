/** Repeats a round with pauses until it is stopped. */
import { delay } from '../../shared/delay'
import type { Clock } from '../../shared/ports/system/clock'

export class RetryLoop {
  readonly #clock: Clock
  #stop: AbortController | null = null
  #rest: AbortController | null = null
  #woken = false
  #running: Promise<void> = Promise.resolve()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get running(): boolean {
    return this.#stop !== null
  }

  /**
   * Runs until `stop`; ignored while it runs.
   *
   * @param round one try; returns the pause before the next in milliseconds. It ends soon after the signal is aborted,
   *   and never rejects
   */
  start(round: (signal: AbortSignal) => Promise<number>): void {
    if (this.#stop) return
    const stop = new AbortController()
    this.#stop = stop
    this.#running = (async () => {
      while (!stop.signal.aborted) {
        this.#woken = false
        const pause = await round(stop.signal)
        const rest = new AbortController()
        this.#rest = rest
        if (!stop.signal.aborted && !this.#woken) await delay(this.#clock, pause, rest.signal)
      }
    })()
  }

  wake(): void {
    this.#woken = true
    this.#rest?.abort()
  }

  async stop(): Promise<void> {
    this.#stop?.abort()
    this.#rest?.abort()
    this.#stop = null
    await this.#running
  }
}
