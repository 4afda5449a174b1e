import type { Clock } from '../../shared/ports/system/clock'

interface SecondProbeDeps {
  readonly clock: Clock
  /** Calls the subscription. */
  check(): Promise<unknown>
  /** Calls the catalogue. */
  probe(): Promise<unknown>
}

const MIN_INTERVAL_MS = 5000

/** After one endpoint failed, calls another one to learn whether the service as a whole fails. */
export class SecondProbe {
  readonly #deps: SecondProbeDeps
  #failed: { readonly endpoint: 'subscription' | 'catalogue' } | null = null
  #cancelTimer: (() => void) | null = null
  #startedAtMs = -Infinity
  #waiting: (() => void)[] = []

  constructor(deps: SecondProbeDeps) {
    this.#deps = deps
  }

  get isRunning(): boolean {
    return this.#failed !== null
  }

  /** 'confirmed': the other endpoint has already failed. */
  start(endpoint: 'subscription' | 'catalogue'): 'confirmed' | 'running' {
    if (this.#failed) return this.#failed.endpoint === endpoint ? 'running' : 'confirmed'
    const { clock, check, probe } = this.#deps
    const failed = (this.#failed = { endpoint })
    const run = async (): Promise<void> => {
      this.#cancelTimer = null
      this.#startedAtMs = clock.monotonic()
      await (endpoint === 'subscription' ? probe() : check())
      // an inconclusive response
      if (this.#failed === failed) this.decide()
    }
    const waitMs = this.#startedAtMs + MIN_INTERVAL_MS - clock.monotonic()
    if (waitMs > 0) this.#cancelTimer = clock.after(waitMs, () => void run())
    else void run()
    return 'running'
  }

  decide(): void {
    this.#failed = null
    this.#cancelTimer?.()
    this.#cancelTimer = null
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  reset(): void {
    this.#startedAtMs = -Infinity
  }

  whenDecided(signal?: AbortSignal): Promise<void> {
    if (this.#failed === null || signal?.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const finish = (): void => {
        signal?.removeEventListener('abort', finish)
        resolve()
      }
      this.#waiting.push(finish)
      signal?.addEventListener('abort', finish, { once: true })
    })
  }
}
