/**
 * One pack on its way: which step is next, what came of it, when to wait and when to go on.
 *
 * Every step goes through the gate with the lowest priority, so the call budget decides about the limit, the reserve
 * and a 429; a refused step
 * costs nothing and goes back. A step is finished when its answer is in the store.
 */
import { pacing, type BudgetRules } from '../../shared/connection/rate-limit'
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import { WorkQueue } from '../../shared/packs/work-queue'
import { PackTree } from '../../shared/packs/pack-tree'
import { isListStep, stepStatusOf, type PackStep } from '../../shared/packs/pack-steps'
import { estimateSeconds } from '../../shared/packs/pack-duration'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { ApiFailure } from '../../shared/ports/network/api-client'
import type { Log } from '../../shared/ports/system/log'
import type { CachedAnswer, PackScope } from '../../shared/ports/stores/catalogue-store'
import { toFailure } from '../call-failure'
import type { FetchStep } from './fetch-step'
import { childIdsOf, cachedStateOf, type CachedStepReader } from './cached-steps'
import { retryStore } from '../store-retry'
import type { PackRecord } from './pack-records'
import { MAX_TRIES, actionOnFailure, type WaitReason } from './failure-policy'

/** How the connection stands, as far as background work is concerned. */
export type Connectivity = 'up' | 'down' | 'refused'

export interface PackRunDeps {
  readonly fetchStep: FetchStep
  readonly readCachedSteps: CachedStepReader
  readonly clock: Clock
  readonly log: Log
  budget(): BudgetSnapshot
  rules(): BudgetRules
  policy(): FreshnessPolicy
  connectivity(): Connectivity
  titleOf(step: PackStep): Promise<string>
  /** Writes down how many calls the record says are spent. */
  onCallSpent(): Promise<void>
  /** Progress or state has changed. */
  onChanged(): void
  /** Nothing is left to do. */
  onEnded(): void
  /** Calls that need no second yes. */
  confirmAboveCalls(): number
  /** Calls one pack may need at most. */
  maxCalls(): number
  /** It needs more than that. */
  onTooLarge(): void
  /** It needs more calls than were said yes to. */
  onConfirmationNeeded(need: { readonly calls: number; readonly exact: boolean }): void
  /** Answers cannot be kept on this desk: no call is worth making. */
  onStoreBroken(failure: ApiFailure): void
}

export interface PackWait {
  readonly for: WaitReason
  readonly untilMs: number | null
}

/** So many calls are no matter for a second question, whatever was said yes to. */
const UNCONFIRMED_EXTRA_CALLS = 20
const USER_ACTIVITY_PAUSE_MS = 2000
const SHORTEST_WAIT_MS = 250
const LEDGER_WAIT_MS = 5000
/** A service that failed gets a moment, where the failed item is also the last. */
const RETRY_AFTER_MS = 1000
/** Failures of the service in a row after which it is not the items. */
const FAILURES_IN_A_ROW = 3
const FIRST_RECHECK_MS = 30_000
const LONGEST_RECHECK_MS = 600_000

export class PackRun {
  readonly #parts: PackRunDeps
  readonly #record: PackRecord
  readonly #outline: PackTree
  readonly #agenda: WorkQueue
  readonly #tries = new Map<string, number>()
  readonly #leave = new AbortController()
  readonly #flying = new Set<Promise<void>>()
  /** Of them, those that ask for lists. */
  #listsFlying = 0
  #looking = true
  #wait: PackWait | null = null
  #cancelTimer: (() => void) | null = null
  #streak = 0
  #waitsInARow = 0
  #personUntil = -Infinity

  constructor(record: PackRecord, parts: PackRunDeps) {
    this.#record = record
    this.#parts = parts
    this.#outline = new PackTree(record.scopes as readonly PackScope[], record.languages)
    this.#agenda = new WorkQueue(record.languages, (step) =>
      step.place.engines === null ? 0 : this.#outline.missingOf(step.place.engines)
    )
  }

  get waiting(): PackWait | null {
    return this.#wait
  }
  get stopped(): boolean {
    return this.#leave.signal.aborted
  }
  /** Lists are still to come: how much it is in all is not known before they are here. */
  get listing(): boolean {
    return this.#agenda.lists + this.#listsFlying > 0
  }

  /** null while nobody can say, as long as lists are to come too: it would only grow. */
  secondsLeft(): number | null {
    if (
      this.#looking ||
      this.listing ||
      this.#wait?.for === 'offline' ||
      this.#wait?.for === 'service' ||
      this.#wait?.for === 'refused' ||
      this.#wait?.for === 'desk'
    )
      return null
    const left = this.#agenda.size + this.#flying.size
    const seconds = estimateSeconds(left, this.#parts.budget().leftForBackground, this.#parts.rules())
    return Number.isFinite(seconds) ? seconds : null
  }

  async start(): Promise<void> {
    try {
      const found = await this.#lookUp()
      Object.assign(this.#record, found) // counted anew: the store knows better than the last word on disk
      this.#parts.onChanged()
    } catch (error) {
      this.#parts.log.error('packs.look', { error })
      if (!this.stopped) this.#parts.onStoreBroken({ code: 'store-failed' })
      return
    }
    this.#pump()
  }

  /**
   * Takes back at once what is not sent. What is sent is paid for: it is let come in and kept. Resolves when nothing is
   * on its way.
   */
  async stop(): Promise<void> {
    this.#leave.abort()
    this.#end()
    while (this.#flying.size > 0) await Promise.all(this.#flying)
  }

  /** The connection's state has changed. */
  connectivityChanged(): void {
    if (this.#wait?.for !== 'offline' && this.#wait?.for !== 'refused') return
    if (this.#parts.connectivity() === 'up') this.#goOn()
  }
  /** A person asks the service: new steps wait until that is surely over. */
  userActive(): void {
    this.#personUntil = this.#parts.clock.monotonic() + USER_ACTIVITY_PAUSE_MS
    if (!this.stopped && (this.#wait === null || this.#wait.for === 'person'))
      this.#holdFor('person', USER_ACTIVITY_PAUSE_MS)
  }

  /** Finds out what is held of all that is new, and of what that brings in turn. */
  async #lookUp(): Promise<{ readonly total: number; readonly done: number }> {
    const found = { total: 0, done: 0 }
    this.#looking = true
    const { readCachedSteps, clock, policy } = this.#parts
    const failed = new Set(this.#record.failed.map(({ key }) => key))
    for (
      let steps = this.#outline.takeNewSteps();
      steps.length > 0 && !this.stopped;
      steps = this.#outline.takeNewSteps()
    ) {
      const marks = await retryStore(clock, () => readCachedSteps(this.#record.profile, steps))
      for (const [index, step] of steps.entries()) {
        const mark = marks[index] ?? null
        const status = failed.has(step.key)
          ? 'failed'
          : stepStatusOf(step, mark, this.#record.startedAtMs, clock.now(), policy())
        this.#outline.setStatus(step, status, mark?.children ?? null)
        if (status === 'held') continue
        found.total++
        if (status === 'needed') this.#agenda.add(step)
        else if (status === 'done') found.done++
        else if (status === 'gone') await this.#fail(step, { code: 'not-found', status: 404 })
      }
    }
    this.#looking = false
    this.#record.maybeMore = this.#outline.maybeMore
    return found
  }

  #pump(): void {
    const { connectivity, rules, clock, onEnded } = this.#parts
    if (this.stopped || this.#looking || this.#wait) return
    const personFor = this.#personUntil - clock.monotonic()
    if (this.#agenda.size > 0 && personFor > 0) return this.#holdFor('person', personFor)
    // at the start, after a look and after a wait: nothing is spent on a line that is known to be dead
    if (this.#agenda.size > 0 && this.#flying.size === 0 && connectivity() !== 'up')
      return this.#holdFor(connectivity() === 'refused' ? 'refused' : 'offline', null)
    const width = this.#streak > 0 ? 1 : pacing(rules(), true).concurrent
    while (this.#flying.size < width && this.#mayTake()) {
      const step = this.#agenda.next()
      if (!step) break
      const lists = isListStep(step) ? 1 : 0
      this.#listsFlying += lists
      const flight = this.#fly(step).finally(() => {
        this.#flying.delete(flight)
        this.#listsFlying -= lists
        this.#pump()
      })
      this.#flying.add(flight)
    }
    if (this.#flying.size > 0) return
    if (this.#agenda.size > 0) return this.#ask()
    this.#leave.abort() // nothing said later begins it anew
    this.#end()
    onEnded()
  }

  /**
   * What was said yes to, and a little more: up to the limit of the settings, but not many times as much as the number
   * that was on screen.
   */
  get #allowed(): number {
    const { confirmed = Infinity } = this.#record
    const about = confirmed === 0 ? Infinity : Math.max(2 * confirmed, UNCONFIRMED_EXTRA_CALLS)
    return Math.max(confirmed, Math.min(this.#parts.confirmAboveCalls(), about))
  }
  /**
   * Lists come before everything else, and nothing else is begun until the last of them is here: so there is one
   * question, for the exact number.
   * They are few beside what they name, so no yes is needed for them below the limit of the settings.
   */
  #mayTake(): boolean {
    const { total, calls, confirmed = Infinity } = this.#record
    if (total > this.#parts.maxCalls()) return false
    if (total <= this.#allowed) return this.#agenda.lists > 0 || this.#listsFlying === 0
    return this.#agenda.lists > 0 && calls + this.#flying.size < Math.max(confirmed, this.#parts.confirmAboveCalls())
  }
  #ask(): void {
    this.#leave.abort()
    this.#end()
    if (this.#record.total > this.#parts.maxCalls()) return this.#parts.onTooLarge()
    this.#parts.onConfirmationNeeded({ calls: this.#record.total, exact: this.#outline.countCalls().exact })
  }

  async #fly(step: PackStep): Promise<void> {
    const { fetchStep, log, onChanged, onStoreBroken } = this.#parts
    try {
      const answer = await fetchStep(step.name, step.params, step.language, {
        priority: 'pack',
        signal: this.#leave.signal,
        onSpent: () => this.#spend(1),
        onUnsent: () => this.#spend(-1),
        enough: (held) => this.#isEnough(step, held)
      })
      if (answer.ok) await this.#landed(step, answer.data, answer.here)
      else await this.#notLanded(step, answer.failure)
    } catch (error) {
      log.error('packs.step', { step: step.name, error })
      if (!this.stopped) onStoreBroken({ code: 'store-failed' })
    }
    onChanged()
  }

  /**
   * On disk before the call goes out, as in the ledger: a kill makes the figure at most too high by what was never
   * sent. -1 takes one back that was not.
   */
  async #spend(calls: 1 | -1): Promise<void> {
    this.#record.calls += calls
    await this.#parts.onCallSpent().catch((error: unknown) => this.#parts.log.warn('packs.calls', { error }))
  }

  /**
   * @param here a person had asked for it since the look: it was no step of this pack then, as if it had been here
   * before
   */
  async #landed(step: PackStep, data: unknown, here: boolean): Promise<void> {
    if (here) this.#record.total--
    else {
      this.#streak = 0
      this.#waitsInARow = 0
      this.#record.done++
    }
    this.#outline.setStatus(step, here ? 'held' : 'done', isListStep(step) && data !== null ? childIdsOf(data) : null)
    if (isListStep(step)) await this.#grow()
  }

  /** What a person has asked for since the look is not asked for again, nor is what was found to be gone. */
  #isEnough(step: PackStep, held: CachedAnswer<EndpointName>): boolean {
    return (
      stepStatusOf(
        step,
        cachedStateOf(step, held),
        this.#record.startedAtMs,
        this.#parts.clock.now(),
        this.#parts.policy()
      ) !== 'needed'
    )
  }

  async #grow(): Promise<void> {
    const found = await this.#lookUp()
    this.#record.total += found.total
    this.#record.done += found.done
  }

  async #notLanded(step: PackStep, failure: ApiFailure): Promise<void> {
    const verdict = actionOnFailure(failure, this.#parts.budget().stopped, this.#parts.connectivity() === 'down')
    switch (verdict.kind) {
      case 'taken-back':
        this.#agenda.requeue(step)
        // by the change to another service or key: who stops this pack does it now
        if (!this.stopped) this.#holdFor('offline', null)
        return
      case 'wait':
        this.#agenda.requeue(step)
        return this.#holdFor(verdict.for, verdict.atMs === null ? null : verdict.atMs - this.#parts.clock.now())
      case 'failed':
        this.#streak = 0 // the service has spoken
        return this.#fail(step, failure)
      case 'later': {
        const tries = (this.#tries.get(step.key) ?? 0) + 1
        this.#tries.set(step.key, tries)
        if (tries >= MAX_TRIES) return this.#fail(step, failure)
        await this.#pause(RETRY_AFTER_MS)
        this.#agenda.retryLater(step)
        if (failure.code === 'server-error' && ++this.#streak >= FAILURES_IN_A_ROW) this.#holdFor('service', null)
      }
    }
  }

  /** Ends early when the pack is stopped. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.clock.after(ms, resolve)
      this.#leave.signal.addEventListener('abort', () => (cancel(), resolve()), { once: true })
    })
  }

  async #fail(step: PackStep, failure: ApiFailure): Promise<void> {
    const title = await this.#parts.titleOf(step)
    this.#outline.setStatus(step, 'failed', null)
    if (this.#record.failed.some(({ key }) => key === step.key)) return
    this.#record.failed = [...this.#record.failed, { key: step.key, title, failure: toFailure(failure) }]
  }

  /** @param forMs null: until told, with a look by itself now and then */
  #holdFor(reason: WaitReason, forMs: number | null): void {
    const waiting = this.#wait
    if (this.stopped || (waiting && waiting.for !== 'person' && reason === 'person')) return
    // several steps in flight come back with the same word: that is one
    if (
      waiting?.for === reason &&
      (forMs === null || (reason !== 'person' && (waiting.untilMs ?? 0) >= this.#parts.clock.now() + forMs))
    )
      return
    const ms = Math.max(SHORTEST_WAIT_MS, forMs ?? this.#nextLook(reason))
    this.#cancelTimer?.()
    this.#wait = {
      for: reason,
      untilMs: forMs === null && reason !== 'desk' && reason !== 'service' ? null : this.#parts.clock.now() + ms
    }
    this.#cancelTimer = this.#parts.clock.after(ms, () => this.#over(reason))
    this.#parts.onChanged()
  }

  /** Waiting is over, except for a line that is known to be still dead: that costs no call to see. */
  #over(reason: WaitReason): void {
    this.#wait = null
    if ((reason === 'offline' || reason === 'refused') && this.#parts.connectivity() !== 'up')
      this.#holdFor(this.#parts.connectivity() === 'refused' ? 'refused' : 'offline', null)
    else this.#goOn()
  }

  #goOn(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#wait = null
    this.#parts.onChanged()
    this.#pump()
  }

  #nextLook(reason: WaitReason): number {
    if (reason === 'desk') return LEDGER_WAIT_MS
    return Math.min(LONGEST_RECHECK_MS, FIRST_RECHECK_MS * 2 ** Math.min(10, this.#waitsInARow++))
  }

  #end(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#wait = null
  }
}
