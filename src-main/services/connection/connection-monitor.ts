/**
 * How the connection stands: what every answer says about it, and when the program asks the service by itself.
 *
 * - 403 means the key, 401 means permission or subscription; `active: false` alone is an inactive subscription (traps
 *   1-3). The first of them stops all
 * background calls until the subscription's own answer is good (trap 13). A later answer of another address asks the
 * subscription at once.
 * - After a 429 the refused address is asked once when the stop is over. The subscription is not limited, so its answer
 *   does not end the stop (trap 75).
 * - 'offline' means that nothing answers: no connection could be made, or two addresses failed, one of them the
 *   subscription. A record that fails while
 * another address answers is that record's fault (trap 98). Without a connection the program looks at growing
 * intervals.
 */
import type { Failure } from '../../contract/failures'
import type { ConnectionState, ConnectionStateName } from '../../contract/channels/connection'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { LanguageCode } from '../../shared/text/languages'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { ApiFailure, ApiFailureCode, ApiResult } from '../../shared/ports/network/api-client'
import type { Log } from '../../shared/ports/system/log'
import { toFailure } from '../call-failure'
import type { FetchResult } from '../catalogue/fetch-and-store'

/** What a call asked for. */
export interface CatalogueCall {
  readonly name: EndpointName
  readonly params: Endpoints[EndpointName]['params']
  readonly language: LanguageCode
}

export interface ConnectionMonitorDeps {
  readonly budget: Pick<CallBudget, 'snapshot' | 'pauseBackground' | 'resumeBackground'>
  readonly clock: Clock
  readonly log: Log
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  /** Spends the one call of a check; its answer comes back through `answered` before the promise resolves. */
  check(): Promise<unknown>
  /**
   * One more subscription call, to learn why another address answered 401; its answer comes back through `explained`.
   */
  explainUnauthorised(): void
  /** Asks this once more, or the list of types; the answer comes back through `heard` before the promise resolves. */
  probe(call: CatalogueCall | null): Promise<unknown>
  changed(): void
}

/** How things stood when a call was begun: what has been heard since says something about how it failed. */
export interface CallStart {
  readonly answers: number
  readonly refusals: number
}

/** Failures that only an answer of the service can be. A limit of our own count has no status. */
const SERVICE_FAILURES: ReadonlySet<ApiFailureCode> = new Set(['bad-request', 'not-found', 'unauthorised', 'bad-key'])
/** No answer, or none of the service: of one record, or of everything. */
const NO_ANSWER: ReadonlySet<ApiFailureCode> = new Set(['offline', 'timeout', 'redirected', 'not-the-service'])
/** Without a connection: how long until the program looks by itself, doubled each time. */
const OFFLINE_PROBE_MS = 30_000
const OFFLINE_PROBE_MAX_MS = 15 * 60_000
/** A little after the count-down, so that the probe is not refused by our own clock's last tick. */
const AFTER_LIMIT_MS = 250
/** At most so often the subscription is asked because an answer contradicts a refusal. */
const RECHECK_REFUSAL_EVERY_MS = 60_000
/** At most so often another address is asked whether it answers. */
const SECOND_PROBE_EVERY_MS = 5000

const isServiceAnswer = (answer: ApiResult<unknown>): boolean =>
  answer.ok ||
  SERVICE_FAILURES.has(answer.failure.code) ||
  (answer.failure.code === 'limit' && answer.failure.status !== undefined)
const isNetworkFailure = ({ code, unconnected }: ApiFailure): boolean =>
  code === 'insecure' || code === 'proxy-login' || (code === 'offline' && unconnected === true)

export class ConnectionMonitor {
  readonly #parts: ConnectionMonitorDeps
  #state: ConnectionStateName = 'no-key'
  /** What a good answer leads to: 'online', or 'demo'. */
  #good: ConnectionStateName = 'online'
  #subscription: SubscriptionStatus | null = null
  #checkedAtMs: number | null = null
  /** The last check came to nothing. */
  #unanswered = false
  #failure: Failure | null = null
  #paused = false
  #looks = 0
  #cancelTimer: (() => void) | null = null
  #answers = 0
  #refusals = 0
  #contradictedAt = -Infinity
  /**
   * The service itself refused a call for the limit: that call, `ask` null where it is not known or cannot be asked.
   */
  #limited: { readonly ask: CatalogueCall | null } | null = null
  /** One address failed; whether any other answers is being asked. */
  #doubt: { readonly of: 'subscription' | 'catalogue' } | null = null
  #cancelOpinion: (() => void) | null = null
  #opinionAt = -Infinity
  #waiting: (() => void)[] = []

  constructor(parts: ConnectionMonitorDeps) {
    this.#parts = parts
  }

  get state(): ConnectionStateName {
    return this.#state
  }
  get failure(): Failure | null {
    return this.#failure
  }
  /** False while it is known, or looks as if, nothing answers: then one try is enough. */
  get retryWhenOffline(): boolean {
    return this.#state !== 'offline' && this.#doubt === null
  }
  snapshot(): Pick<ConnectionState, 'state' | 'subscription' | 'checkedAt' | 'failure' | 'backgroundPaused'> {
    return {
      state: this.#state,
      subscription: this.#subscription,
      checkedAt: this.#checkedAtMs === null ? null : new Date(this.#checkedAtMs).toISOString(),
      failure: this.#failure,
      backgroundPaused: this.#paused
    }
  }

  /** Another service, or none: nothing of what was said about the one before holds any more. */
  reset(state: 'no-key' | 'connecting' | 'online' | 'demo', failure: Failure | null = null): void {
    this.stop()
    this.#subscription = null
    this.#checkedAtMs = null
    this.#unanswered = false
    this.#looks = 0
    this.#contradictedAt = -Infinity
    this.#opinionAt = -Infinity
    this.#resume()
    this.#good = state === 'demo' ? 'demo' : 'online'
    this.#set(state, failure)
  }
  stop(): void {
    this.#cancel()
    this.#decided()
  }

  /** To be taken when a call is begun and handed back with its answer. */
  callStarted(): CallStart {
    return { answers: this.#answers, refusals: this.#refusals }
  }

  /** Resolves when it is known whether what failed last was one record or everything, or when nobody waits any more. */
  whenDecided(signal?: AbortSignal): Promise<void> {
    if (this.#doubt === null || signal?.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const over = (): void => {
        signal?.removeEventListener('abort', over)
        resolve()
      }
      this.#waiting.push(over)
      signal?.addEventListener('abort', over, { once: true })
    })
  }

  /** The subscription's own answer. It alone can say that a refusal is over. */
  subscriptionAnswered(answer: ApiResult<SubscriptionStatus>, begun: CallStart): void {
    this.#looks = answer.ok ? 0 : this.#looks + 1
    this.#unanswered = !answer.ok
    if (isServiceAnswer(answer)) this.#heardService()
    if (answer.ok) this.#judge(answer.data, answer.fetchedAtMs)
    else this.#failed(answer.failure, begun, null)
    this.#plan()
  }

  /** The answer of any other address. */
  catalogueAnswered(answer: FetchResult<unknown>, call: CatalogueCall, begun: CallStart): void {
    if (answer.stored) return
    if (isServiceAnswer(answer)) this.#heardService()
    if (answer.ok || answer.failure.code === 'not-found' || answer.failure.code === 'bad-request') this.#works(begun)
    else this.#failed(answer.failure, begun, call)
  }

  /**
   * Why another address answered 401 (trap 2): a lapsed subscription, the key after all, or another missing permission.
   */
  unauthorisedExplained(answer: ApiResult<SubscriptionStatus>): void {
    if (!answer.ok) {
      if (answer.failure.code === 'bad-key') this.#refused('bad-key', toFailure(answer.failure))
      return
    }
    this.#subscription = answer.data
    this.#checkedAtMs = answer.fetchedAtMs
    if (answer.data.active === false) this.#failure = { code: 'inactive-subscription' }
    this.#parts.changed()
  }

  /**
   * The machine woke up or its network came back. What the system says of networks is a hint worth one look, no more
   * (trap 98).
   */
  networkHint(): void {
    this.#looks = 0
    if (this.#state === 'offline') void this.#parts.check()
  }

  #heardService(): void {
    this.#answers++
    this.#decided()
  }

  /** An address of the catalogue has answered. */
  #works({ refusals }: CallStart): void {
    if (this.#state === 'bad-key' || this.#state === 'unauthorised') return this.#contradicted(refusals)
    // an answer to a call that was on its way when another was refused
    if (this.#limited && this.#parts.budget.snapshot('vehicleDatabase').stopped) return
    if (this.#state === this.#good) return
    this.#looks = 0
    this.#set(this.#good, null)
    this.#plan()
    // the check at the start was in vain
    if (this.#unanswered) void this.#parts.check()
  }

  /** A wrong key or a lapsed subscription cannot get such an answer, unless its call was begun before the refusal. */
  #contradicted(refusals: number): void {
    const now = this.#parts.clock.monotonic()
    if (refusals !== this.#refusals || now - this.#contradictedAt < RECHECK_REFUSAL_EVERY_MS) return
    this.#contradictedAt = now
    void this.#parts.check()
  }

  #judge(subscription: SubscriptionStatus, answeredAtMs: number): void {
    this.#subscription = subscription
    this.#checkedAtMs = answeredAtMs
    if (subscription.active === false) return this.#refused('unauthorised', { code: 'inactive-subscription' })
    this.#resume()
    if (this.#limited) this.#parts.changed()
    else this.#set(this.#good, null)
  }

  /** @param call null: the subscription */
  #failed(gateFailure: ApiFailure, begun: CallStart, call: CatalogueCall | null): void {
    const { code, status } = gateFailure
    const failure = toFailure(gateFailure)
    if (code === 'bad-key') return this.#refused('bad-key', failure)
    if (code === 'unauthorised') {
      const first = this.#state !== 'unauthorised' && call !== null
      this.#refused('unauthorised', failure)
      if (first) this.#parts.explainUnauthorised()
      return
    }
    if (this.#state === 'bad-key' || this.#state === 'unauthorised') return
    if (code === 'limit') {
      this.#set('limited', failure)
      if (status !== undefined) this.#limited = { ask: call }
      else if (this.#parts.budget.snapshot('vehicleDatabase').stopped) this.#limited ??= { ask: null }
      return this.#plan()
    }
    if (isNetworkFailure(gateFailure)) return this.#offline(failure)
    if (NO_ANSWER.has(code)) this.#doubtful(failure, begun, call === null ? 'subscription' : 'catalogue')
  }

  #doubtful(failure: Failure, begun: CallStart, of: 'subscription' | 'catalogue'): void {
    if (this.#state === 'offline') return this.#offline(failure)
    // another address has answered meanwhile
    if (begun.answers !== this.#answers) return
    if (this.#doubt) {
      if (this.#doubt.of !== of) this.#offline(failure)
      return
    }
    const doubt = (this.#doubt = { of })
    const ask = async (): Promise<void> => {
      this.#cancelOpinion = null
      this.#opinionAt = this.#parts.clock.monotonic()
      await (of === 'subscription' ? this.#parts.probe(null) : this.#parts.check())
      // an answer that says nothing either way
      if (this.#doubt === doubt) this.#decided()
    }
    const waitMs = this.#opinionAt + SECOND_PROBE_EVERY_MS - this.#parts.clock.monotonic()
    if (waitMs > 0) this.#cancelOpinion = this.#parts.clock.after(waitMs, () => void ask())
    else void ask()
  }
  #decided(): void {
    this.#doubt = null
    this.#cancelOpinion?.()
    this.#cancelOpinion = null
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #offline(failure: Failure): void {
    const entered = this.#state !== 'offline'
    this.#set('offline', failure)
    this.#decided()
    if (entered) this.#plan()
  }

  #refused(state: 'bad-key' | 'unauthorised', failure: Failure): void {
    if (!this.#paused) this.#parts.log.warn('connection.refused', { state })
    this.#paused = true
    this.#refusals++
    this.#parts.budget.pauseBackground('vehicleDatabase')
    this.#set(state, failure)
    this.#plan()
  }
  #resume(): void {
    if (!this.#paused) return
    this.#paused = false
    this.#parts.budget.resumeBackground('vehicleDatabase')
  }

  /**
   * The next call that nobody asks for: after the count-down of a limit, soon after a refusal, at growing intervals
   * without a connection or while the
   * subscription does not answer, daily otherwise.
   */
  #plan(): void {
    this.#cancel()
    if (this.#state === 'no-key') return
    const { clock, budget, settings } = this.#parts
    const { rearmMs, subscriptionCheckMs } = settings()
    const lookAgainMs = Math.min(OFFLINE_PROBE_MS * 2 ** this.#looks, OFFLINE_PROBE_MAX_MS)
    const after = (ms: number, then: () => void): void => {
      this.#cancelTimer = clock.after(ms, () => {
        this.#cancelTimer = null
        then()
      })
    }
    if (this.#state === 'limited') {
      const { stopped, resetAtMs } = budget.snapshot('vehicleDatabase')
      const countedDown = resetAtMs === null || (this.#limited && !stopped)
      return after(countedDown ? lookAgainMs : Math.max(0, resetAtMs - clock.now()) + AFTER_LIMIT_MS, () =>
        this.#afterLimit()
      )
    }
    if (this.#state === 'offline') return after(lookAgainMs, () => this.#look())
    after(this.#paused ? rearmMs : this.#unanswered ? lookAgainMs : subscriptionCheckMs, () => void this.#parts.check())
  }

  /** Every second look asks the catalogue, in case the subscription alone does not answer. */
  #look(): void {
    if (this.#looks % 2 === 0) void this.#parts.check()
    else this.#probe(null)
  }

  /**
   * Refused by the service: one probe of what was refused tells whether the hour is over. Refused by our own count:
   * that count is the answer.
   */
  #afterLimit(): void {
    if (this.#limited) return this.#probe(this.#limited.ask)
    this.#set(this.#good, null)
    this.#plan()
  }

  #probe(call: CatalogueCall | null): void {
    void this.#parts.probe(call).then(() => {
      // it said nothing: the next look comes later
      if (this.#cancelTimer || (this.#state !== 'offline' && this.#state !== 'limited')) return
      this.#looks++
      this.#plan()
    })
  }

  #cancel(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  #set(state: ConnectionStateName, failure: Failure | null): void {
    this.#state = state
    this.#failure = failure
    if (state !== 'limited') this.#limited = null
    this.#parts.changed()
  }
}
