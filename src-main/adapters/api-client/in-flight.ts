/**
 * Single flight: who asks for what is already being asked for waits for the same answer.
 *
 * Each caller may leave on its own; the call is taken back only when nobody waits for it any more. A caller with a
 * higher priority lifts the
 * call as long as it waits for its turn.
 */
import { PRIORITIES } from '../../shared/connection/rate-limit'
import type { CallPriority } from '../../shared/ports/network/call-budget'
import type { ApiResult } from '../../shared/ports/network/api-client'

/** What the running call sees of those who wait for it. */
export class InFlightCall {
  readonly #leave = new AbortController()
  #requeue: AbortController | null = null
  #priority: CallPriority
  readonly #close: (flight: InFlightCall) => void
  /** Those who left while it was on its way and would still like its answer. */
  #leavers: (() => void)[] = []
  #sent = false
  #arrived = false
  waiting = 0

  /** @param close keeps others from joining */
  constructor(priority: CallPriority, close: (flight: InFlightCall) => void) {
    this.#priority = priority
    this.#close = close
  }

  /** From here on who asks the same starts a call of its own: this one was refused on grounds of its priority. */
  close(): void {
    this.#close(this)
  }

  /** The highest of all who ever waited for it. */
  get priority(): CallPriority {
    return this.#priority
  }
  /** Raised when nobody waits any more. */
  get abandoned(): AbortSignal {
    return this.#leave.signal
  }
  abandon(): void {
    this.#leave.abort()
    this.#requeue?.abort()
  }

  get sent(): boolean {
    return this.#sent
  }
  /** Its call goes out now. */
  markSent(): void {
    this.#sent = true
  }
  /** The call came to nothing and would have to be made again: who left meanwhile has no part in that. */
  hasEnded(): void {
    this.#sent = false
    for (const leave of this.#leavers.splice(0)) leave()
  }
  get arrived(): boolean {
    return this.#arrived
  }
  /** Its answer is here and is being kept. */
  markArrived(): void {
    this.#arrived = true
  }
  leaveOnceEnded(leave: () => void): void {
    this.#leavers.push(leave)
  }

  /**
   * A signal for waiting in the queue: raised by leaving, and by a lift, after which the call queues anew with its new
   * priority.
   */
  queueSignal(): AbortSignal {
    this.#requeue = new AbortController()
    if (this.abandoned.aborted) this.#requeue.abort()
    return this.#requeue.signal
  }

  raisePriority(priority: CallPriority): void {
    if (PRIORITIES.indexOf(priority) >= PRIORITIES.indexOf(this.#priority)) return
    this.#priority = priority
    this.#requeue?.abort()
  }
}

interface RunningCall {
  readonly flight: InFlightCall
  readonly answer: Promise<ApiResult<unknown>>
}

const CANCELLED = { ok: false, failure: { code: 'cancelled' } } as const

export class InFlightCalls {
  readonly #running = new Map<string, RunningCall>()

  /**
   * Joins the call of this key or starts it.
   *
   * @param keepSent whether the signal leaves a call alone that is on its way
   * @param start never rejects for what services do; what it throws is a bug and reaches every caller
   */
  join(
    key: string,
    priority: CallPriority,
    signal: AbortSignal | undefined,
    keepSent: boolean,
    start: (flight: InFlightCall) => Promise<ApiResult<unknown>>
  ): Promise<ApiResult<unknown>> {
    if (signal?.aborted) return Promise.resolve(CANCELLED)
    let running = this.#running.get(key)
    if (running) running.flight.raisePriority(priority)
    else {
      const flight = new InFlightCall(priority, (closed) => this.#forget(key, closed))
      running = { flight, answer: start(flight).finally(() => flight.close()) }
      this.#running.set(key, running)
    }
    return this.#wait(key, running, signal, keepSent)
  }

  /** Takes back everything: another service or key is in force. */
  abandonAll(): void {
    for (const { flight } of this.#running.values()) flight.abandon()
    this.#running.clear()
  }

  #wait(
    key: string,
    { flight, answer }: RunningCall,
    signal: AbortSignal | undefined,
    keepSent: boolean
  ): Promise<ApiResult<unknown>> {
    flight.waiting++
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (keepSent && flight.sent) return flight.leaveOnceEnded(leave)
        resolve(CANCELLED)
        // an answer that is here is kept even if nobody wants it any more, and who comes meanwhile shall have it
        if (--flight.waiting > 0 || flight.arrived) return
        // who comes after the last one has left needs a call of its own
        this.#forget(key, flight)
        flight.abandon()
      }
      signal?.addEventListener('abort', leave, { once: true })
      const done = (): void => signal?.removeEventListener('abort', leave)
      answer.then(
        (result) => {
          done()
          resolve(result)
        },
        (error: unknown) => {
          done()
          reject(error as Error)
        }
      )
    })
  }

  #forget(key: string, flight: InFlightCall): void {
    if (this.#running.get(key)?.flight === flight) this.#running.delete(key)
  }
}
