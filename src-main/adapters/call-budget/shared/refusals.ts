import { WINDOW_SLACK_MS } from '../../../shared/connection/rate-limit'
import type { Clock } from '../../../shared/ports/system/clock'

/** Waiting work asks again after a refusal; the server is asked less often. */
const REMEMBER_MS = 500
/** After a stop one computer probes. The others take no call from their shares before its outcome or this time. */
const PROBE_MS = 5000

export interface Refusal {
  readonly ok: false
  readonly retryInMs: number
}

/** Recent refusals of the server, and the stop after a 429 as this computer knows it. */
export class Refusals {
  readonly #clock: Clock
  /** Monotonic times, of background calls and others. */
  readonly #until = new Map<boolean, number>()
  #stoppedUntil = -Infinity

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** null: ask the server. */
  recent(background: boolean): Refusal | null {
    const retryInMs = (this.#until.get(background) ?? 0) - this.#clock.monotonic()
    return retryInMs > 0 ? { ok: false, retryInMs } : null
  }

  refuse(background: boolean, inMs: number): Refusal {
    const retryInMs = Math.max(inMs, WINDOW_SLACK_MS)
    this.#until.set(background, this.#clock.monotonic() + Math.min(retryInMs, REMEMBER_MS))
    return { ok: false, retryInMs }
  }

  /** @param leftMs 0: no stop */
  stopped(leftMs: number): void {
    this.#stoppedUntil = leftMs > 0 ? this.#clock.monotonic() + leftMs + PROBE_MS : -Infinity
  }
  /** Time in which no call may be taken from the share. */
  get stopLeftMs(): number {
    return Math.max(0, this.#stoppedUntil - this.#clock.monotonic())
  }
}
