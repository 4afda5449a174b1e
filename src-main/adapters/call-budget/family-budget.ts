/** The budget of one API family of one account: ledger, limit and queue. */
import {
  allowance,
  CallWindow,
  isBackground,
  RateLimitPause,
  pacing,
  CallPacer,
  type BudgetRules
} from '../../shared/connection/rate-limit'
import type { BudgetSnapshot, CallPermit, CallPriority, PermitResult } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { LedgerFile } from './ledger-file'
import { callLine, ledgerText, limitLiftedLine, readLedger, settledLine, limitLine, notSentLine } from './ledger-text'
import { PermitQueue, type PermitRequest } from './permit-queue'
import type { OwnCalls } from './shared/own-share'

interface FamilyBudgetDeps {
  readonly path: string
  readonly clock: Clock
  readonly log: Log
  rules(): BudgetRules
  changed(): void
  /** A call that left this computer, or may have, has ended. */
  called(priority: CallPriority, method: string | undefined): void
}

/** Delay before a ledger that failed to open is tried again. */
const REOPEN_MS = 1000
/** Appended lines, beyond twice the necessary ones, after which the ledger is compacted. */
const COMPACT_AFTER = 4000

export class FamilyBudget {
  readonly #parts: FamilyBudgetDeps
  readonly #file: LedgerFile
  readonly #waiting = new PermitQueue()
  readonly #spacing = new CallPacer()
  readonly #window = new CallWindow()
  readonly #stop = new RateLimitPause()
  readonly #stopsOfMethods = new Map<string, RateLimitPause>()
  readonly #open = new Set<number>()
  #loaded = false
  #reopenAt = -Infinity
  #calls = 0
  #pumping = false
  #cancelTimer: (() => void) | null = null
  #wakeAt = 0
  #paused = false
  #closed = false

  constructor(parts: FamilyBudgetDeps) {
    this.#parts = parts
    this.#file = new LedgerFile(parts.path)
  }

  acquire(priority: CallPriority, signal?: AbortSignal, method?: string): Promise<PermitResult> {
    if (signal?.aborted || this.#closed) return Promise.resolve({ ok: false, reason: 'cancelled' })
    if (this.#paused && priority !== 'click') return Promise.resolve({ ok: false, reason: 'paused' })
    return new Promise((resolve) => {
      const leave = (): void => {
        if (!this.#waiting.remove(waiter)) return
        waiter.answer({ ok: false, reason: 'cancelled' })
        this.#pump() // the next in line may be one that must not wait at all
      }
      const waiter: PermitRequest = {
        priority,
        method,
        since: this.#now(),
        answer: (result) => {
          signal?.removeEventListener('abort', leave)
          resolve(result)
        }
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.add(waiter)
      this.#pump()
    })
  }

  snapshot(): BudgetSnapshot {
    const rules = this.#parts.rules()
    const now = this.#now()
    const waiting = this.#waiting.size
    if (!this.#ready(now, rules))
      return { used: rules.limit, limit: rules.limit, resetAtMs: null, leftForBackground: 0, stopped: true, waiting }
    const used = this.#window.used(now, rules)
    const stopLeft = this.#stop.leftMs(now)
    const resetIn = stopLeft > 0 ? stopLeft : used > 0 ? this.#window.msUntilFree(now, rules, used) : null
    return {
      used,
      limit: rules.limit,
      resetAtMs: resetIn === null ? null : this.#wall(resetIn),
      leftForBackground: stopLeft > 0 ? 0 : Math.max(0, allowance(rules, true) - used),
      stopped: stopLeft > 0,
      waiting
    }
  }

  /** Calls of the window and the rest of a stop, for the other computers of a workspace. */
  ownCalls(): OwnCalls {
    const rules = this.#parts.rules()
    const now = this.#now()
    if (!this.#ready(now, rules)) return { settled: [], open: 0, stopLeftMs: 0 }
    return {
      settled: this.#window.settledInstants(now, rules),
      open: this.#window.inFlight,
      stopLeftMs: this.#stop.leftMs(now)
    }
  }

  /** Refuses everything but clicks, including waiting calls. */
  pause(): void {
    this.#paused = true
    for (const waiter of this.#waiting.takeAll(({ priority }) => priority !== 'click'))
      waiter.answer({ ok: false, reason: 'paused' })
    this.#parts.changed()
  }
  resume(): void {
    this.#paused = false
  }

  /** Cancels all waiting calls, unspent. */
  cancelWaiting(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    for (const waiter of this.#waiting.takeAll()) waiter.answer({ ok: false, reason: 'cancelled' })
  }

  /** Closes for good. Calls in flight stay recorded as begun. */
  close(): void {
    this.#closed = true
    this.cancelWaiting()
    this.#file.close()
  }

  /**
   * Grants permits while there is room. Calls wait for spacing, for a free slot and for a probe; when the limit is
   * reached or the family is stopped, they are refused at once with the time to retry.
   */
  #pump(): void {
    if (this.#pumping) return
    this.#pumping = true
    // background calls have fewer slots and starts, so the user's calls may pass them
    let backgroundWaits = false
    const isNext = ({ priority }: PermitRequest): boolean => !backgroundWaits || !isBackground(priority)
    try {
      for (
        let waiter = this.#waiting.next(this.#now(), isNext);
        waiter;
        waiter = this.#waiting.next(this.#now(), isNext)
      ) {
        if (this.#serve(waiter)) continue
        if (!isBackground(waiter.priority)) break
        backgroundWaits = true
      }
    } finally {
      this.#pumping = false
    }
    this.#parts.changed()
  }

  /** False: this call must wait. */
  #serve(waiter: PermitRequest): boolean {
    const now = this.#now()
    const rules = this.#parts.rules()
    const refuse = (reason: 'limit' | 'ledger', inMs: number): true => {
      this.#waiting.remove(waiter)
      waiter.answer({ ok: false, reason, retryAtMs: this.#wall(inMs) })
      return true
    }
    if (!this.#ready(now, rules)) return refuse('ledger', REOPEN_MS)
    const stop = this.#stopFor(waiter.method, rules)
    const stopLeft = stop.leftMs(now)
    if (stopLeft > 0) return refuse('limit', stopLeft)
    const background = isBackground(waiter.priority)
    const freeIn = this.#window.msUntilFree(now, rules, allowance(rules, background))
    if (freeIn > 0) return refuse('limit', freeIn)

    const probe = stop.needsProbe(now)
    const { concurrent, callsPerSecond } = pacing(rules, background)
    if (this.#window.inFlight >= (probe ? 1 : concurrent)) return false // settling one pumps again
    const wait = this.#spacing.waitIn(now, callsPerSecond)
    if (wait > 0) {
      this.#wake(wait)
      return false
    }
    const call = ++this.#calls
    if (!this.#file.append(callLine(call, now, this.#parts.clock.now()))) {
      this.#file.close()
      this.#reopenAt = now + REOPEN_MS
      this.#parts.log.error('calls.ledger', { problem: 'cannot be written' })
      return refuse('ledger', REOPEN_MS)
    }
    this.#waiting.remove(waiter)
    this.#open.add(call)
    this.#window.begin(call)
    this.#spacing.started(now, rules.callsPerSecond)
    if (probe) stop.probing(call)
    waiter.answer({ ok: true, permit: this.#permit(call, waiter) })
    return true
  }

  /** A stop of the family applies to every method, because the ledger does not record methods. */
  #stopFor(method: string | undefined, rules: BudgetRules): RateLimitPause {
    if (!rules.stopPerMethod || method === undefined || this.#stop.active) return this.#stop
    const stop = this.#stopsOfMethods.get(method) ?? new RateLimitPause()
    this.#stopsOfMethods.set(method, stop)
    return stop
  }

  #permit(call: number, { priority, method }: Pick<PermitRequest, 'priority' | 'method'>): CallPermit {
    return {
      settle: ({ status, retryAfterMs = null, unsent = false, unlimited = false }) => {
        if (!this.#open.delete(call)) return
        const now = this.#now()
        const rules = this.#parts.rules()
        if (unsent) this.#window.cancel(call)
        else this.#window.settle(call, now)
        if (!unsent) this.#parts.called(priority, method)
        const estimate = this.#window.msUntilFree(now, rules, Math.max(1, this.#window.used(now, rules)))
        const stop = this.#stopFor(method, rules)
        const change = stop.answered(call, status, retryAfterMs, estimate, now, rules.windowMs, unlimited)
        // a lost line leaves the call open, which only counts it longer
        this.#file.append(unsent ? notSentLine(call) : settledLine(call, now))
        if (change === 'stopped') this.#file.append(limitLine(now, stop.leftMs(now)))
        if (change === 'lifted') this.#file.append(limitLiftedLine(now))
        if (change) this.#parts.log.warn(`calls.${change}`, { forSeconds: Math.round(stop.leftMs(now) / 1000) })
        if (this.#closed) return
        const kept = this.#window.settledInstants(now, rules).length
        if (this.#file.appended > kept * 2 + COMPACT_AFTER) this.#rewrite(now, rules)
        this.#pump()
      }
    }
  }

  /** True when the ledger is readable and writable. Otherwise no call is permitted, because the usage is unknown. */
  #ready(now: number, rules: BudgetRules): boolean {
    if (this.#loaded && this.#file.writable) return true
    if (this.#closed || now < this.#reopenAt) return false
    this.#reopenAt = now + REOPEN_MS
    if (!this.#loaded) return this.#load(now, rules)
    return this.#rewrite(now, rules) || this.#file.open()
  }

  #load(now: number, rules: BudgetRules): boolean {
    let text: string | null
    try {
      text = this.#file.read()
    } catch (error) {
      this.#parts.log.error('calls.ledger', { problem: 'cannot be read', code: (error as NodeJS.ErrnoException).code })
      return false
    }
    const state = text === null ? null : readLedger(text, now)
    const doubtful = Math.min(state?.doubtful ?? 0, rules.limit)
    if (doubtful > 0) this.#parts.log.warn('calls.ledger', { problem: 'damaged', assumed: doubtful })
    for (const instant of state?.settled ?? []) this.#window.remember(instant)
    for (let i = 0; i < doubtful; i++) this.#window.remember(now)
    if (state && state.stopLeftMs !== null) this.#stop.restore(state.stopLeftMs, now)
    this.#calls = state?.lastCall ?? 0
    this.#loaded = true
    // a file that cannot be compacted can still be appended to
    const written = (state === null || state.adjusted) && this.#rewrite(now, rules)
    return written || (state !== null && this.#file.open())
  }

  #rewrite(now: number, rules: BudgetRules): boolean {
    const stopLeftMs = this.#stop.leftMs(now) > 0 || this.#stop.needsProbe(now) ? this.#stop.leftMs(now) : null
    const written = this.#file.rewrite(
      ledgerText(
        { settled: this.#window.settledInstants(now, rules), open: [...this.#open], stopLeftMs },
        now,
        this.#parts.clock.now()
      )
    )
    if (!written) this.#parts.log.error('calls.ledger', { problem: 'cannot be replaced' })
    return written
  }

  #wake(inMs: number): void {
    const at = this.#now() + inMs
    if (this.#cancelTimer && this.#wakeAt <= at) return
    this.#cancelTimer?.() // set for one who may wait longer
    this.#wakeAt = at
    this.#cancelTimer = this.#parts.clock.after(inMs, () => {
      this.#cancelTimer = null
      this.#pump()
    })
  }

  /** Wall clock time of a future moment, for display. */
  #wall(inMs: number): number {
    return this.#parts.clock.now() + Math.ceil(inMs)
  }

  #now(): number {
    return this.#parts.clock.monotonic()
  }
}
