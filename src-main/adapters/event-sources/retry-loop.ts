/** Repeats a round with pauses until it is stopped. */
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
        if (!stop.signal.aborted && !this.#woken) await sleep(this.#clock, pause, rest.signal)
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

/** Resolves after `ms`, or when the signal is aborted. */
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
