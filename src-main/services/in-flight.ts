/**
 * Single flight: callers that ask for the same share one running call and its answer.
 *
 * Each caller may leave on its own; the call is cancelled when the last one leaves. A caller with a higher priority
 * raises the call's.
 */
import { PRIORITIES } from '../shared/connection/rate-limit'
import type { CallOptions, CallProgress } from '../shared/ports/network/api-client'
import type { CallPriority } from '../shared/ports/network/call-budget'
import type { LanguageCode } from '../shared/text/languages'

export interface Caller extends Pick<CallProgress, 'onSpent' | 'onNotSent'> {
  readonly priority: CallPriority
  readonly signal?: AbortSignal
  /** The signal cancels only a call that is not sent: a sent one is spent, and its answer still wanted. */
  readonly finishOnceSent?: boolean
}

/** One running call. Its progress is reported to the caller that started it. */
export class InFlightCall implements CallProgress {
  readonly #starter: Caller
  readonly #close: (call: InFlightCall) => void
  readonly #cancel = new AbortController()
  #requeue: AbortController | null = null
  #priority: CallPriority
  /** Callers that left while the request was on its way and still take its answer. */
  #leavers: (() => void)[] = []
  #sent = false
  #arrived = false
  waiting = 0

  /** @param close keeps later callers from joining */
  constructor(starter: Caller, close: (call: InFlightCall) => void) {
    this.#starter = starter
    this.#priority = starter.priority
    this.#close = close
  }

  options(language: LanguageCode): CallOptions {
    const priority = (): CallPriority => this.#priority
    return {
      language,
      get priority() {
        return priority()
      },
      signal: this.#cancel.signal,
      progress: this
    }
  }

  cancel(): void {
    this.#cancel.abort()
    this.#requeue?.abort()
  }
  raisePriority(priority: CallPriority): void {
    if (PRIORITIES.indexOf(priority) >= PRIORITIES.indexOf(this.#priority)) return
    this.#priority = priority
    this.#requeue?.abort()
  }
  /** The answer is being stored, so the call cannot be cancelled any more. */
  markArrived(): void {
    this.#arrived = true
  }
  get arrived(): boolean {
    return this.#arrived
  }
  get sent(): boolean {
    return this.#sent
  }
  leaveAfterAttempt(leave: () => void): void {
    this.#leavers.push(leave)
  }

  queueSignal(): AbortSignal {
    this.#requeue = new AbortController()
    if (this.#cancel.signal.aborted) this.#requeue.abort()
    return this.#requeue.signal
  }
  /** The refusal may depend on the priority, so later callers start a call of their own. */
  onRefused(): void {
    this.#close(this)
  }
  onSpent(): void | Promise<void> {
    this.#sent = true
    return this.#starter.onSpent?.()
  }
  onNotSent(): void | Promise<void> {
    return this.#starter.onNotSent?.()
  }
  /** Callers that left take no part in another attempt. */
  onRetry(): void {
    this.#sent = false
    for (const leave of this.#leavers.splice(0)) leave()
  }
}

interface RunningCall<R> {
  readonly call: InFlightCall
  readonly answer: Promise<R>
}

export class InFlightCalls<R> {
  readonly #running = new Map<string, RunningCall<R>>()
  readonly #cancelled: R

  /** @param cancelled answer for a caller that leaves */
  constructor(cancelled: R) {
    this.#cancelled = cancelled
  }

  /**
   * Joins the call of this key or starts it.
   *
   * @param start an error it throws is a bug and reaches every caller
   */
  join(key: string, caller: Caller, start: (call: InFlightCall) => Promise<R>): Promise<R> {
    if (caller.signal?.aborted) return Promise.resolve(this.#cancelled)
    let running = this.#running.get(key)
    if (running) running.call.raisePriority(caller.priority)
    else {
      const call = new InFlightCall(caller, (closed) => this.#forget(key, closed))
      running = { call, answer: start(call).finally(() => this.#forget(key, call)) }
      this.#running.set(key, running)
    }
    return this.#wait(key, running, caller)
  }

  cancelAll(): void {
    for (const { call } of this.#running.values()) call.cancel()
    this.#running.clear()
  }

  #wait(key: string, { call, answer }: RunningCall<R>, { signal, finishOnceSent = false }: Caller): Promise<R> {
    call.waiting++
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (finishOnceSent && call.sent) return call.leaveAfterAttempt(leave)
        resolve(this.#cancelled)
        // an answer that has arrived is stored without a waiting caller too, and serves later callers
        if (--call.waiting > 0 || call.arrived) return
        this.#forget(key, call)
        call.cancel()
      }
      signal?.addEventListener('abort', leave, { once: true })
      answer.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
    })
  }

  #forget(key: string, call: InFlightCall): void {
    if (this.#running.get(key)?.call === call) this.#running.delete(key)
  }
}
