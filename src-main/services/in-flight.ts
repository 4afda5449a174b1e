/**
 * Single flight: callers that ask for the same share one running call and its answer.
 *
 * Each caller may leave on its own. When the last one leaves, a call that is not sent is cancelled; a sent one is
 * counted by the service anyway, so its answer is stored. A caller with a higher priority raises the call's; one
 * who wants the answer of the service itself gets it. See docs/decisions/0021-calls-of-a-page-that-was-left.md.
 */
import { isBackground, PRIORITIES } from '../shared/connection/rate-limit'
import type { CallOptions, CallProgress } from '../shared/ports/network/api-client'
import type { CallPriority } from '../shared/ports/network/call-budget'
import type { Clock } from '../shared/ports/system/clock'
import type { LanguageCode } from '../shared/text/languages'

export interface Caller extends Pick<CallProgress, 'onSpent' | 'onNotSent'> {
  readonly priority: CallPriority
  readonly signal?: AbortSignal
  /** A person wants the answer of the service itself. */
  readonly refresh?: boolean
  /** The caller stays after its signal until the attempt that is sent has ended, and gets its answer. */
  readonly finishOnceSent?: boolean
  /** The caller takes an answer that arrived and is still being stored. */
  readonly takesUnstored?: boolean
}

/** How long a person's call waits for a permit before an abandoned call is cancelled; above any wait for spacing. */
const SLOT_WAIT_MS = 1000

/** Events of a running call for its group. */
interface InFlightEvents<R> {
  /** Keeps later callers from joining. */
  close(call: InFlightCall<R>): void
  waitForSlot(): () => void
}

/** One running call. Its progress is reported to the caller that started it. */
export class InFlightCall<R> implements CallProgress {
  readonly #unstored = Promise.withResolvers<R>()
  readonly #starter: Caller
  readonly #events: InFlightEvents<R>
  readonly #cancel = new AbortController()
  #requeue: AbortController | null = null
  #priority: CallPriority
  #refresh: boolean
  /** Callers that left while the request was on its way and still take its answer. */
  #leavers: (() => void)[] = []
  #sent = false
  #endWait: (() => void) | null = null
  #arrived = false
  waiting = 0

  constructor(starter: Caller, events: InFlightEvents<R>) {
    this.#starter = starter
    this.#priority = starter.priority
    this.#refresh = starter.refresh ?? false
    this.#events = events
  }

  options(language: LanguageCode): CallOptions {
    const priority = (): CallPriority => this.#priority
    const refresh = (): boolean => this.#refresh
    return {
      language,
      get priority() {
        return priority()
      },
      get refresh() {
        return refresh()
      },
      signal: this.#cancel.signal,
      progress: this
    }
  }

  cancel(): void {
    this.stopWaiting()
    this.#cancel.abort()
    this.#requeue?.abort()
  }
  /** Takes over what another caller wants beyond the callers so far. */
  raise({ priority, refresh = false }: Caller): void {
    this.#refresh ||= refresh
    if (PRIORITIES.indexOf(priority) >= PRIORITIES.indexOf(this.#priority)) return
    this.#priority = priority
    this.#requeue?.abort()
  }
  /** A later caller wants the answer of the service itself, and the starter did not. */
  get isRaisedToRefresh(): boolean {
    return this.#refresh && !this.#starter.refresh
  }
  /**
   * The answer is being stored, so the call cannot be cancelled any more.
   *
   * @param unstored the answer for callers that do not wait for the store
   */
  markArrived(unstored?: R): void {
    this.#arrived = true
    if (unstored !== undefined) this.#unstored.resolve(unstored)
  }
  /** Never settles when `markArrived` gets no answer: every caller then waits for the store. */
  get unstored(): Promise<R> {
    return this.#unstored.promise
  }
  get arrived(): boolean {
    return this.#arrived
  }
  get sent(): boolean {
    return this.#sent
  }
  /** Sent, and nobody waits for it. */
  get abandoned(): boolean {
    return this.#sent && !this.#arrived && this.waiting === 0
  }
  stopWaiting(): void {
    this.#endWait?.()
    this.#endWait = null
  }
  leaveAfterAttempt(leave: () => void): void {
    this.#leavers.push(leave)
  }

  queueSignal(): AbortSignal {
    // a redirect needs another permit, which an abandoned call does not take
    if (this.abandoned) this.cancel()
    this.stopWaiting()
    if (!isBackground(this.#priority)) this.#endWait = this.#events.waitForSlot()
    this.#requeue = new AbortController()
    if (this.#cancel.signal.aborted) this.#requeue.abort()
    return this.#requeue.signal
  }
  /** The refusal may depend on the priority, so later callers start a call of their own. */
  onRefused(): void {
    this.stopWaiting()
    this.#events.close(this)
  }
  onSpent(): void | Promise<void> {
    this.stopWaiting()
    this.#sent = true
    return this.#starter.onSpent?.()
  }
  onNotSent(): void | Promise<void> {
    return this.#starter.onNotSent?.()
  }
  /** Callers that left take no part in another attempt. */
  onRetry(): void {
    const isAbandoned = this.abandoned
    this.#sent = false
    for (const leave of this.#leavers.splice(0)) leave()
    if (isAbandoned) {
      this.#events.close(this)
      this.cancel()
    }
  }
}

interface RunningCall<R> {
  readonly call: InFlightCall<R>
  readonly answer: Promise<R>
}

export class InFlightCalls<R> {
  readonly #running = new Map<string, RunningCall<R>>()
  readonly #cancelled: R
  readonly #clock: Pick<Clock, 'after'>

  /** @param cancelled answer for a caller that leaves */
  constructor(cancelled: R, clock: Pick<Clock, 'after'>) {
    this.#cancelled = cancelled
    this.#clock = clock
  }

  /**
   * Joins the call of this key or starts it.
   *
   * @param start an error it throws is a bug and reaches every caller
   */
  join(key: string, caller: Caller, start: (call: InFlightCall<R>) => Promise<R>): Promise<R> {
    if (caller.signal?.aborted) return Promise.resolve(this.#cancelled)
    let running = this.#running.get(key)
    if (running) running.call.raise(caller)
    else {
      const call = new InFlightCall<R>(caller, {
        close: (closed) => this.#forget(key, closed),
        waitForSlot: () => this.#waitForSlot()
      })
      const ended = (): void => {
        call.stopWaiting()
        this.#forget(key, call)
      }
      running = { call, answer: start(call).finally(ended) }
      this.#running.set(key, running)
    }
    return this.#wait(key, running, caller)
  }

  cancelAll(): void {
    for (const { call } of this.#running.values()) call.cancel()
    this.#running.clear()
  }

  #wait(
    key: string,
    { call, answer: stored }: RunningCall<R>,
    { signal, finishOnceSent = false, takesUnstored = false }: Caller
  ): Promise<R> {
    call.waiting++
    const answer = takesUnstored ? Promise.race([stored, call.unstored]) : stored
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (finishOnceSent && call.sent) return call.leaveAfterAttempt(leave)
        resolve(this.#cancelled)
        // the answer of a sent call is stored without a waiting caller too, and serves later callers
        if (--call.waiting > 0 || call.sent || call.arrived) return
        this.#forget(key, call)
        call.cancel()
      }
      signal?.addEventListener('abort', leave, { once: true })
      answer.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
    })
  }

  /** Cancels the oldest abandoned call for each `SLOT_WAIT_MS` until the wait ends. */
  #waitForSlot(): () => void {
    let endTimer: () => void
    const freeSlot = (): void => {
      endTimer = this.#clock.after(SLOT_WAIT_MS, freeSlot)
      const abandoned = [...this.#running].find(([, { call }]) => call.abandoned)
      if (!abandoned) return
      this.#forget(abandoned[0], abandoned[1].call)
      abandoned[1].call.cancel()
    }
    endTimer = this.#clock.after(SLOT_WAIT_MS, freeSlot)
    return () => endTimer()
  }

  #forget(key: string, call: InFlightCall<R>): void {
    if (this.#running.get(key)?.call === call) this.#running.delete(key)
  }
}
