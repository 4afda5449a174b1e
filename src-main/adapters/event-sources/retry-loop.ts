/** A source that is a loop: something is tried, it ends, there is a pause, it is tried again until it is stopped. */
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
   * Runs until `stop`. Without effect while it runs.
   *
   * @param round one try; answers how many milliseconds to wait before the next. It ends soon after the signal is
   *   raised, and never rejects.
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
        if (!stop.signal.aborted && !this.#woken) await sleep(this.#clock, pause, rest.signal)
      }
    })()
  }

  /** The pause ends now; during a round: there is none after it. Without effect when stopped. */
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

/** Waits, or less when the signal is raised. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(ms, end)
    signal.addEventListener('abort', end, { once: true })
  })
}
