/** The budget of one family of methods for one account: its ledger, its limit, its queue. */
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

export interface FamilyBudgetDeps {
  readonly path: string
  readonly clock: Clock
  readonly log: Log
  rules(): BudgetRules
  /** Something that `snapshot` shows has changed. */
  changed(): void
}

/** A ledger that could not be opened is tried again after this, not at every call. */
const REOPEN_MS = 1000
/** Appended lines after which the file is written anew, beyond twice what it must hold. */
const COMPACT_AFTER = 4000

export class FamilyBudget {
  readonly #parts: FamilyBudgetDeps
  readonly #file: LedgerFile
  readonly #waiting = new PermitQueue()
  readonly #spacing = new CallPacer()
  readonly #window = new CallWindow()
  /** Of the whole family. */
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

  /** Refuses everything but clicks, those already waiting included. */
  pause(): void {
    this.#paused = true
    for (const waiter of this.#waiting.takeAll(({ priority }) => priority !== 'click'))
      waiter.answer({ ok: false, reason: 'paused' })
    this.#parts.changed()
  }
  resume(): void {
    this.#paused = false
  }

  /** Takes back all who wait, unspent. */
  cancelWaiting(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    for (const waiter of this.#waiting.takeAll()) waiter.answer({ ok: false, reason: 'cancelled' })
  }

  /** For good. Calls in flight stay on record as begun. */
  close(): void {
    this.#closed = true
    this.cancelWaiting()
    this.#file.close()
  }

  /**
   * Gives permits while there is room. Nobody waits for the hour: who finds the limit reached, or the family stopped,
   * is answered at once with
   * the time. Waiting is for spacing, for a free place among the calls at once, and for the outcome of a probe.
   */
  #pump(): void {
    if (this.#pumping) return
    this.#pumping = true
    try {
      for (let waiter = this.#waiting.next(this.#now()); waiter; waiter = this.#waiting.next(this.#now()))
        if (!this.#serve(waiter)) break
    } finally {
      this.#pumping = false
    }
    this.#parts.changed()
  }

  /** False: this one and all behind have to wait. */
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
    waiter.answer({ ok: true, permit: this.#permit(call, waiter.method) })
    return true
  }

  /** The family's stop holds for every method, also where it was found in the ledger, which does not name methods. */
  #stopFor(method: string | undefined, rules: BudgetRules): RateLimitPause {
    if (!rules.stopPerMethod || method === undefined || this.#stop.active) return this.#stop
    const stop = this.#stopsOfMethods.get(method) ?? new RateLimitPause()
    this.#stopsOfMethods.set(method, stop)
    return stop
  }

  #permit(call: number, method: string | undefined): CallPermit {
    return {
      settle: ({ status, retryAfterMs = null, unsent = false, unlimited = false }) => {
        if (!this.#open.delete(call)) return
        const now = this.#now()
        const rules = this.#parts.rules()
        if (unsent) this.#window.cancel(call)
        else this.#window.settle(call, now)
        const estimate = this.#window.msUntilFree(now, rules, Math.max(1, this.#window.used(now, rules)))
        const stop = this.#stopFor(method, rules)
        const change = stop.answered(call, status, retryAfterMs, estimate, now, rules.windowMs, unlimited)
        // a line that is lost here leaves the call open on record, which counts it longer, not shorter
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

  /** True when the ledger is read and can be written. Until then nothing goes out: how much was used is not known. */
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
    // a file that cannot be replaced can still be added to, once it is there
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

  /** The wall clock at a moment in the future, for people to read. */
  #wall(inMs: number): number {
    return this.#parts.clock.now() + Math.ceil(inMs)
  }

  #now(): number {
    return this.#parts.clock.monotonic()
  }
}
