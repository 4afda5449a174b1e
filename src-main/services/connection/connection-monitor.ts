/**
 * Derives the connection state from responses, and schedules the calls the program makes on its own.
 *
 * - 403 means the key, 401 the permission or subscription; `active: false` alone is an inactive subscription (traps
 *   1-3). Each stops background calls until a good subscription response (trap 13). A later good response of another
 *   endpoint triggers a subscription check, once a minute, and at once after a refusal of a person's call.
 * - After a 429 the refused call is repeated after the stop, which the unlimited subscription does not end (trap 75).
 * - 'offline' means that nothing answers: no connection, or two endpoints failed, one of them the subscription. A
 *   record that fails while another endpoint answers is the record's fault (trap 98). Offline, probes get rarer. A 404
 *   of the subscription counts as no answer, and so does a 404 of the catalogue in the probe that follows.
 * - Server errors of lists keep the state: the failure stays until the catalogue, not the subscription, answers well.
 */
import type { Failure } from '../../contract/failures'
import type { ConnectionState, ConnectionStateName } from '../../contract/channels/connection'
import { isBackground } from '../../shared/connection/rate-limit'
import { isNetworkFailure, isServiceResponse, isWrongPath, mayBeOutage } from '../../shared/connection/response-origin'
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { CallBudget, CallPriority } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { ApiFailure, ApiResult, CallOptions } from '../../shared/ports/network/api-client'
import type { Log } from '../../shared/ports/system/log'
import { isoOrNull } from '../../shared/text/iso-time'
import { toFailure } from '../call-failure'
import type { CatalogueCalls, FetchResult } from '../catalogue/fetch-and-store'
import { ProbeSchedule, type CatalogueCall } from './probe-schedule'
import { SecondProbe } from './second-probe'

interface ConnectionMonitorDeps {
  readonly budget: Pick<CallBudget, 'snapshot' | 'pauseBackground' | 'resumeBackground'>
  readonly clock: Clock
  readonly log: Log
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  /** Checks the subscription with one call; reports to `subscriptionAnswered` before the promise resolves. */
  check(): Promise<unknown>
  /** Calls the subscription to explain a 401 of another endpoint; reports to `unauthorisedExplained`. */
  explainUnauthorised(): void
  /** Repeats this call, or the list of types; reports to `catalogueAnswered` before the promise resolves. */
  probe(call: CatalogueCall | null): Promise<unknown>
  changed(): void
}

export type StartState = 'no-key' | 'connecting' | 'online' | 'demo'
/** Counters when a call began: later responses help to interpret its failure. */
interface CallStart {
  readonly answers: number
  readonly refusals: number
}

/** Minimum interval of subscription checks caused by responses that contradict a refusal. */
const RECHECK_REFUSAL_EVERY_MS = 60_000

export class ConnectionMonitor {
  readonly #deps: ConnectionMonitorDeps
  #state: ConnectionStateName = 'no-key'
  /** State after a good response: 'online' or 'demo'. */
  #good: ConnectionStateName = 'online'
  #subscription: SubscriptionStatus | null = null
  #checkedAtMs: number | null = null
  #checkFailure: ApiFailure | null = null
  #failure: Failure | null = null
  #paused = false
  #answers = 0
  #refusals = 0
  #contradictedAt = -Infinity
  /** Set while the service refuses calls. `call`: a person's last one, else the first refused one; null: unknown. */
  #limited: { readonly call: CatalogueCall | null } | null = null
  readonly #secondProbe: SecondProbe
  readonly #schedule: ProbeSchedule

  constructor(deps: ConnectionMonitorDeps) {
    this.#deps = deps
    this.#schedule = new ProbeSchedule({
      budget: deps.budget,
      clock: deps.clock,
      settings: () => deps.settings(),
      check: () => deps.check(),
      probe: (call) => deps.probe(call),
      current: () => ({
        state: this.#state,
        limited: this.#limited,
        backgroundPaused: this.#paused,
        checkFailed: this.#checkFailure !== null
      }),
      onBudgetAvailable: () => {
        this.#set(this.#good, null)
        this.#schedule.plan()
      }
    })
    this.#secondProbe = new SecondProbe({ clock: deps.clock, check: () => deps.check(), probe: () => deps.probe(null) })
  }

  get state(): ConnectionStateName {
    return this.#state
  }
  get failure(): Failure | null {
    return this.#failure
  }
  /** False while nothing answers or a second probe is running: then calls are tried once. */
  get retryWhenOffline(): boolean {
    return this.#state !== 'offline' && !this.#secondProbe.isRunning
  }
  snapshot(): Pick<ConnectionState, 'state' | 'subscription' | 'checkedAt' | 'failure' | 'backgroundPaused'> {
    return {
      state: this.#state,
      subscription: this.#subscription,
      checkedAt: isoOrNull(this.#checkedAtMs),
      failure: this.#failure,
      backgroundPaused: this.#paused
    }
  }

  /** Starts over. Does not call `changed`: others must learn of the service first. `subscription`: of the last run. */
  reset(state: StartState, failure: Failure | null = null, subscription: SubscriptionStatus | null = null): void {
    this.stop()
    this.#subscription = subscription
    this.#checkedAtMs = null
    this.#checkFailure = null
    this.#schedule.reset()
    this.#contradictedAt = -Infinity
    this.#secondProbe.reset()
    this.#resume()
    this.#good = state === 'demo' ? 'demo' : 'online'
    this.#state = state
    this.#failure = failure
    this.#limited = null
  }
  stop(): void {
    this.#schedule.cancel()
    this.#secondProbe.decide()
  }

  /** Take it before a call, and pass it with the response. */
  readonly callStarted = (): CallStart => ({ answers: this.#answers, refusals: this.#refusals })

  /**
   * Wraps the calls so that every response is reported here. A failed background call returns when it is known whether
   * it concerns one record or the whole service.
   *
   * @param active identifies the service in use; a response for a previous one says nothing about this one
   */
  observe<O extends Omit<CallOptions, 'progress'>>(calls: CatalogueCalls<O>, active: () => unknown): CatalogueCalls<O> {
    return {
      call: async (name, params, options) => {
        const before = active()
        const [start, isPerson] = [this.callStarted(), !isBackground(options.priority)]
        const response = await calls.call(name, params, options)
        if (before !== active() || options.access || this.#isReserveKept(response, options.priority)) return response
        const isRefused = !response.ok && ['bad-key', 'unauthorised'].includes(response.failure.code)
        if (isRefused && isPerson) this.#contradictedAt = -Infinity
        this.catalogueAnswered(response, { name, params, language: options.language }, start, isPerson)
        if (!response.ok && !isPerson) await this.#secondProbe.whenDecided(options.signal)
        return response
      }
    }
  }

  /** Background work ends at the reserve for the user, who may call the service further. */
  #isReserveKept(response: ApiResult<unknown>, priority: CallPriority): boolean {
    if (response.ok || response.failure.code !== 'limit' || response.failure.status !== undefined) return false
    const { stopped, used, limit } = this.#deps.budget.snapshot('vehicleDatabase')
    return isBackground(priority) && !stopped && used < limit
  }

  /** Takes a subscription response; only a good one ends a refusal. */
  subscriptionAnswered(response: ApiResult<SubscriptionStatus>, start: CallStart): void {
    if (response.ok) this.#schedule.reset()
    else this.#schedule.failed()
    this.#checkFailure = response.ok ? null : response.failure
    if (isServiceResponse(response)) this.#serviceAnswered()
    if (response.ok) this.#applySubscription(response.data, response.fetchedAtMs)
    else this.#failed(response.failure, start, null)
    this.#schedule.plan()
  }

  /** Takes a response of any other endpoint. */
  catalogueAnswered(response: FetchResult<unknown>, call: CatalogueCall, start: CallStart, isPerson = false): void {
    if (response.stored || response.shared) return
    const failedCheck = this.#checkFailure
    if (failedCheck && isWrongPath(failedCheck, response))
      return this.#secondProbe.isRunning ? this.#offline(toFailure(failedCheck)) : undefined
    if (isServiceResponse(response)) this.#serviceAnswered()
    if (response.ok || response.failure.code === 'not-found' || response.failure.code === 'bad-request')
      this.#catalogueWorks(start)
    else this.#failed(response.failure, start, call, isPerson)
  }

  /** Takes the explanation of a 401 (trap 2): inactive subscription, wrong key, or another missing permission. */
  unauthorisedExplained(response: ApiResult<SubscriptionStatus>): void {
    if (!response.ok) {
      if (response.failure.code === 'bad-key') this.#refused('bad-key', toFailure(response.failure))
      return
    }
    this.#subscription = response.data
    this.#checkedAtMs = response.fetchedAtMs
    if (response.data.active === false) this.#failure = { code: 'inactive-subscription' }
    this.#deps.changed()
  }

  /** The machine woke up or its network is back. The system's network state only triggers a check (trap 98). */
  networkHint(): void {
    this.#schedule.reset()
    if (this.#state === 'offline') void this.#deps.check()
  }

  #serviceAnswered(): void {
    this.#answers++
    this.#secondProbe.decide()
  }

  #catalogueWorks({ refusals }: CallStart): void {
    if (this.#state === 'bad-key' || this.#state === 'unauthorised') return this.#contradicted(refusals)
    // a response to a call that was running when another was refused
    if (this.#limited && this.#deps.budget.snapshot('vehicleDatabase').stopped) return
    if (this.#state === this.#good && !this.#failure) return
    this.#set(this.#good, null)
    this.#schedule.restart()
    // the check at the start failed
    if (this.#checkFailure) void this.#deps.check()
  }

  /** Good responses contradict a wrong key or inactive subscription, unless their call began before the refusal. */
  #contradicted(refusals: number): void {
    const now = this.#deps.clock.monotonic()
    if (refusals !== this.#refusals || now - this.#contradictedAt < RECHECK_REFUSAL_EVERY_MS) return
    this.#contradictedAt = now
    void this.#deps.check()
  }

  #applySubscription(subscription: SubscriptionStatus, answeredAtMs: number): void {
    this.#subscription = subscription
    this.#checkedAtMs = answeredAtMs
    if (subscription.active === false) return this.#refused('unauthorised', { code: 'inactive-subscription' })
    this.#resume()
    if (this.#limited) this.#deps.changed()
    else this.#set(this.#good, this.#failure?.code === 'server-error' ? this.#failure : null)
  }

  /** @param call null: the subscription */
  #failed(apiFailure: ApiFailure, start: CallStart, call: CatalogueCall | null, isPerson = false): void {
    const { code, status } = apiFailure
    const failure = toFailure(apiFailure)
    if (code === 'bad-key') return this.#refused('bad-key', failure)
    if (code === 'unauthorised') {
      const first = this.#state !== 'unauthorised' && call !== null
      // the reason is known: a further 401 says less
      const known = this.#failure?.code === 'inactive-subscription' ? this.#failure : null
      this.#refused('unauthorised', known ?? failure)
      if (first) this.#deps.explainUnauthorised()
      return
    }
    if (this.#paused) return void (code === 'limit' && this.#schedule.plan())
    if (code === 'limit') {
      this.#set('limited', failure)
      if (status !== undefined || (isPerson && this.#limited)) this.#limited = { call }
      else if (this.#deps.budget.snapshot('vehicleDatabase').stopped) this.#limited ??= { call: null }
      return this.#schedule.plan()
    }
    // without a ledger no call is counted, so none is made
    if (isNetworkFailure(apiFailure) || code === 'store-failed') return this.#offline(failure)
    const isListError = code === 'server-error' && call !== null && !('engine_id' in call.params)
    if (isListError && !['offline', 'limited'].includes(this.#state)) return this.#set(this.#state, failure)
    if (mayBeOutage(code)) this.#doubtful(failure, start, call === null ? 'subscription' : 'catalogue')
  }

  #doubtful(failure: Failure, start: CallStart, of: 'subscription' | 'catalogue'): void {
    if (this.#state === 'offline') return this.#offline(failure)
    // another endpoint has answered meanwhile
    if (start.answers !== this.#answers && !isWrongPath(failure)) return
    if (this.#secondProbe.start(of) === 'confirmed') this.#offline(failure)
  }

  #offline(failure: Failure): void {
    const entered = this.#state !== 'offline'
    this.#set('offline', failure)
    this.#secondProbe.decide()
    // the failures that led here do not delay the first probe
    if (entered) this.#schedule.restart()
  }

  #refused(state: 'bad-key' | 'unauthorised', failure: Failure): void {
    if (!this.#paused) this.#deps.log.warn('connection.refused', { state })
    this.#paused = true
    this.#refusals++
    this.#deps.budget.pauseBackground('vehicleDatabase')
    this.#set(state, failure)
    this.#schedule.plan()
  }
  #resume(): void {
    if (!this.#paused) return
    this.#paused = false
    this.#deps.budget.resumeBackground('vehicleDatabase')
  }

  #set(state: ConnectionStateName, failure: Failure | null): void {
    this.#state = state
    this.#failure = failure
    if (state !== 'limited') this.#limited = null
    this.#deps.changed()
  }
}
