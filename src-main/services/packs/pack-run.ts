/**
 * Runs one pack: chooses the next step, handles its result, waits and resumes.
 *
 * Every step goes through the API client with the lowest priority, so the call budget decides about the limit, the
 * reserve and a 429; a refused step costs nothing and is requeued. A step is finished when its response is stored.
 */
import { pacing, type BudgetRules } from '../../shared/connection/rate-limit'
import { delay } from '../../shared/delay'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import { WorkQueue } from '../../shared/packs/work-queue'
import { PackTree } from '../../shared/packs/pack-tree'
import { isListStep, stepStatusOf, type CachedStep, type PackStep } from '../../shared/packs/pack-steps'
import { estimateSeconds, unconfirmedExtra } from '../../shared/packs/pack-duration'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { ApiFailure } from '../../shared/ports/network/api-client'
import type { Log } from '../../shared/ports/system/log'
import type { PackScope } from '../../shared/ports/stores/catalogue-store'
import { toFailure } from '../call-failure'
import type { FetchStep } from './fetch-step'
import { childIdsOf, cachedStateOf, type CachedStepReader } from './cached-steps'
import { retryStore } from '../store-retry'
import type { PackRecord } from './pack-records'
import { MAX_TRIES, actionOnFailure, type WaitReason } from './failure-policy'
import { PackWaiting, reasonFor, type Connectivity, type PackWait } from './pack-waiting'

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
  onCallSpent(): Promise<void>
  onChanged(): void
  onEnded(): void
  /** Setting: packs with fewer calls need no confirmation. */
  confirmAboveCalls(): number
  /** Setting: the most calls one pack may need. */
  maxCalls(): number
  onTooLarge(): void
  onConfirmationNeeded(need: { readonly calls: number; readonly exact: boolean }): void
  /** Responses cannot be stored, so calls would be wasted. */
  onStoreBroken(failure: ApiFailure): void
}

const USER_ACTIVITY_PAUSE_MS = 2000
/** Pause before a failed step is retried, for a service under load. */
const RETRY_AFTER_MS = 1000
/** Server errors in a row after which the service, not the step, is at fault. */
const FAILURES_IN_A_ROW = 3

export class PackRun {
  readonly #deps: PackRunDeps
  readonly #record: PackRecord
  readonly #tree: PackTree
  readonly #queue: WorkQueue
  readonly #tries = new Map<string, number>()
  readonly #abort = new AbortController()
  readonly #inFlight = new Set<Promise<void>>()
  #listsInFlight = 0
  #isReading = true
  readonly #waiting: PackWaiting
  #errorsInARow = 0
  #userActiveUntilMs = -Infinity

  constructor(record: PackRecord, deps: PackRunDeps) {
    this.#record = record
    this.#deps = deps
    this.#waiting = new PackWaiting({ ...deps, onResumed: () => this.#startSteps() })
    this.#tree = new PackTree(record.scopes as readonly PackScope[], record.languages)
    this.#queue = new WorkQueue(record.languages, (step) =>
      step.place.engines === null ? 0 : this.#tree.missingOf(step.place.engines)
    )
  }

  get waiting(): PackWait | null {
    return this.#waiting.current
  }
  get stopped(): boolean {
    return this.#abort.signal.aborted
  }
  /** The total grows while lists are missing. */
  get listing(): boolean {
    return this.#queue.lists + this.#listsInFlight > 0
  }

  /** null while it cannot be estimated. */
  secondsLeft(): number | null {
    const reason = this.waiting?.for
    if (this.#isReading || this.listing || ['offline', 'service', 'refused', 'store'].includes(reason ?? ''))
      return null
    const left = this.#queue.size + this.#inFlight.size
    const seconds = estimateSeconds(left, this.#deps.budget().leftForBackground, this.#deps.rules())
    return Number.isFinite(seconds) ? seconds : null
  }

  async start(): Promise<void> {
    try {
      const found = await this.#readCached()
      if (this.stopped) return // the steps are read in part only
      Object.assign(this.#record, found) // counted again: the store is more accurate than the record
      this.#deps.onChanged()
    } catch (error) {
      this.#deps.log.error('packs.look', { error })
      if (!this.stopped) this.#deps.onStoreBroken({ code: 'store-failed' })
      return
    }
    this.#startSteps()
  }

  /** Cancels steps that are not sent; sent ones are paid for and still stored. Resolves when none is in flight. */
  async stop(): Promise<void> {
    this.#abort.abort()
    this.#waiting.clear()
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
  }

  connectivityChanged(): void {
    this.#waiting.connectivityChanged()
  }
  /** The user calls the service: new steps wait until that is surely over. */
  userActive(): void {
    this.#userActiveUntilMs = this.#deps.clock.monotonic() + USER_ACTIVITY_PAUSE_MS
    if (this.waiting === null || this.waiting.for === 'person') this.#hold('person', USER_ACTIVITY_PAUSE_MS)
  }

  /** Reads what is cached of new steps, and of the steps these add. */
  async #readCached(): Promise<{ readonly total: number; readonly done: number }> {
    const found = { total: 0, done: 0 }
    this.#isReading = true
    const { readCachedSteps, clock } = this.#deps
    const failed = new Set(this.#record.failed.map(({ key }) => key))
    for (let steps = this.#tree.takeNewSteps(); steps.length > 0 && !this.stopped; steps = this.#tree.takeNewSteps()) {
      const cachedSteps = await retryStore(clock, () => readCachedSteps(this.#record.profile, steps))
      for (const [index, step] of steps.entries()) {
        const cachedStep = cachedSteps[index] ?? null
        const status = failed.has(step.key) ? 'failed' : this.#statusOf(step, cachedStep)
        this.#tree.setStatus(step, status, cachedStep?.children ?? null)
        if (status === 'held') continue
        found.total++
        if (status === 'needed') this.#queue.add(step)
        else if (status === 'done') found.done++
        else if (status === 'gone') await this.#fail(step, { code: 'not-found', status: 404 })
      }
    }
    this.#isReading = false
    if (!this.stopped) this.#record.maybeMore = this.#tree.maybeMore
    return found
  }

  #startSteps(): void {
    const { connectivity, rules, clock, onEnded } = this.#deps
    if (this.stopped || this.#isReading || this.waiting) return
    const userActiveMs = this.#userActiveUntilMs - clock.monotonic()
    if (this.#queue.size > 0 && userActiveMs > 0) return this.#hold('person', userActiveMs)
    // no call is spent on a connection that is known to be down
    const line = connectivity()
    if (this.#queue.size > 0 && this.#inFlight.size === 0 && line !== 'up') return this.#hold(reasonFor(line), null)
    const width = this.#errorsInARow > 0 ? 1 : pacing(rules(), true).concurrent
    while (this.#inFlight.size < width && this.#mayStart()) {
      const step = this.#queue.next()
      if (!step) break
      const lists = isListStep(step) ? 1 : 0
      this.#listsInFlight += lists
      const running = this.#runStep(step).finally(() => {
        this.#inFlight.delete(running)
        this.#listsInFlight -= lists
        this.#startSteps()
      })
      this.#inFlight.add(running)
    }
    if (this.#inFlight.size > 0) return
    if (this.#queue.size > 0) return this.#needMore()
    this.#abort.abort() // later events do not restart it
    this.#waiting.clear()
    onEnded()
  }

  /** Confirmed calls plus a margin. A confirmation setting below the margin decides alone, as it does without a yes. */
  get #allowedCalls(): number {
    const { confirmed = Infinity } = this.#record
    const setting = this.#deps.confirmAboveCalls()
    const extra = unconfirmedExtra(this.#deps.rules())
    return confirmed === 0 || setting < extra ? Math.max(confirmed, setting) : confirmed + extra
  }
  /**
   * Lists run first, and other steps wait for the last of them, so that one confirmation shows the exact number. Lists
   * are few, so below the confirmation setting they need none.
   */
  #mayStart(): boolean {
    const { total, calls, confirmed = Infinity } = this.#record
    if (total > this.#deps.maxCalls()) return false
    if (total <= this.#allowedCalls) return this.#queue.lists > 0 || this.#listsInFlight === 0
    return this.#queue.lists > 0 && calls + this.#inFlight.size < Math.max(confirmed, this.#deps.confirmAboveCalls())
  }
  #needMore(): void {
    this.#abort.abort()
    this.#waiting.clear()
    if (this.#record.total > this.#deps.maxCalls()) return this.#deps.onTooLarge()
    this.#deps.onConfirmationNeeded({ calls: this.#record.total, exact: this.#tree.countCalls().exact })
  }

  async #runStep(step: PackStep): Promise<void> {
    const { fetchStep, log, onChanged, onStoreBroken } = this.#deps
    try {
      const response = await fetchStep(step.name, step.params, step.language, {
        priority: 'pack',
        signal: this.#abort.signal,
        onSpent: () => this.#spend(1),
        onUnsent: () => this.#spend(-1),
        // stored or gone since the pack was read
        enough: (cached) => this.#statusOf(step, cachedStateOf(step, cached)) !== 'needed'
      })
      if (response.ok) await this.#stepDone(step, response.data, response.here)
      else await this.#stepFailed(step, response.failure)
    } catch (error) {
      log.error('packs.step', { step: step.name, error })
      if (!this.stopped) onStoreBroken({ code: 'store-failed' })
    }
    onChanged()
  }

  /** Stored before the call is sent, so that after a kill the number is at most too high. -1: a call was not sent. */
  async #spend(calls: 1 | -1): Promise<void> {
    this.#record.calls += calls
    await this.#deps.onCallSpent().catch((error: unknown) => this.#deps.log.warn('packs.calls', { error }))
  }

  /** @param here a user's call has stored the response meanwhile: the step no longer counts for this pack */
  async #stepDone(step: PackStep, data: unknown, here: boolean): Promise<void> {
    if (here) this.#record.total--
    else {
      this.#errorsInARow = 0
      this.#waiting.succeeded()
      this.#record.done++
    }
    this.#tree.setStatus(step, here ? 'held' : 'done', isListStep(step) && data !== null ? childIdsOf(data) : null)
    if (!isListStep(step)) return
    const found = await this.#readCached()
    this.#record.total += found.total
    this.#record.done += found.done
  }

  #statusOf(step: PackStep, cached: CachedStep | null) {
    const { clock, policy } = this.#deps
    return stepStatusOf(step, cached, this.#record.startedAtMs, clock.now(), policy())
  }

  async #stepFailed(step: PackStep, failure: ApiFailure): Promise<void> {
    const action = actionOnFailure(failure, this.#deps.budget().stopped, this.#deps.connectivity() === 'down')
    switch (action.kind) {
      case 'cancelled':
        // by a change of service or key, which usually stops this pack next; it says nothing about the network
        await delay(this.#deps.clock, RETRY_AFTER_MS, this.#abort.signal)
        this.#queue.requeue(step)
        return
      case 'wait':
        this.#queue.requeue(step)
        return this.#hold(action.for, action.atMs === null ? null : action.atMs - this.#deps.clock.now())
      case 'failed':
        this.#errorsInARow = 0 // the service has answered
        return this.#fail(step, failure)
      case 'later': {
        const tries = (this.#tries.get(step.key) ?? 0) + 1
        this.#tries.set(step.key, tries)
        if (tries >= MAX_TRIES) return this.#fail(step, failure)
        await delay(this.#deps.clock, RETRY_AFTER_MS, this.#abort.signal)
        this.#queue.retryLater(step)
        if (failure.code === 'server-error' && ++this.#errorsInARow >= FAILURES_IN_A_ROW) this.#hold('service', null)
      }
    }
  }

  async #fail(step: PackStep, failure: ApiFailure): Promise<void> {
    const title = await this.#deps.titleOf(step)
    this.#tree.setStatus(step, 'failed', null)
    if (this.#record.failed.some(({ key }) => key === step.key)) return
    this.#record.failed = [...this.#record.failed, { key: step.key, title, failure: toFailure(failure) }]
  }

  #hold(reason: WaitReason, forMs: number | null): void {
    if (!this.stopped) this.#waiting.hold(reason, forMs)
  }
}
