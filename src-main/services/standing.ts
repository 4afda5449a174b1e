/**
 * How the connection stands: what every answer says about it, and when the desk asks the subscription by itself.
 *
 * Rules (Authentication, traps 1-3, 13, 75, 83, 98): 403 means the key, 401 means permission or subscription; `active` decides, not `end_date`;
 * after a 401 elsewhere the subscription is asked once; the first 401 or 403 stops all background calls until the subscription's own answer is
 * good; after a 429 one probe follows the count-down; without a connection the desk looks at growing distances. Only real answers judge.
 */
import type { Failure } from '../contract/failures'
import type { ConnectionState, ConnectionStateName } from '../contract/state'
import type { SubscriptionStatus } from '../core/catalogue/records'
import type { CallBudget, Clock, GateFailure, GateResult, Log } from '../core/ports'
import { toFailure } from './failures'

export interface StandingParts {
  readonly budget: Pick<CallBudget, 'snapshot' | 'pauseBackground' | 'resumeBackground'>
  readonly clock: Clock
  readonly log: Log
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  /** Spends the one call of a check; its answer comes back through `answered`. */
  check(): void
  /** One more subscription call, to learn why another address answered 401; its answer comes back through `explained`. */
  explain(): void
  changed(): void
}

/** States a call's failure leads to. What is missing here says nothing about the connection. */
const STATE_OF: Partial<Record<GateFailure['code'], ConnectionStateName>> = {
  'bad-key': 'bad-key', unauthorised: 'unauthorised', offline: 'offline', timeout: 'offline', insecure: 'offline', 'proxy-login': 'offline', redirected: 'offline', 'not-the-service': 'offline', limit: 'limited'
}
/** Without a connection: how long until the desk looks by itself, doubled each time. */
const OFFLINE_LOOK_MS = 30_000
const OFFLINE_LOOK_MOST_MS = 15 * 60_000
/** A little after the count-down, so that the probe is not refused by our own clock's last tick. */
const AFTER_LIMIT_MS = 250

export class Standing {
  readonly #parts: StandingParts
  #state: ConnectionStateName = 'no-key'
  /** What a good answer leads to: 'online', or 'demo'. */
  #good: ConnectionStateName = 'online'
  #subscription: SubscriptionStatus | null = null
  #checkedAtMs: number | null = null
  #failure: Failure | null = null
  #paused = false
  #looks = 0
  #cancelTimer: (() => void) | null = null

  constructor(parts: StandingParts) {
    this.#parts = parts
  }

  get state(): ConnectionStateName {
    return this.#state
  }
  get failure(): Failure | null {
    return this.#failure
  }
  facts(): Pick<ConnectionState, 'state' | 'subscription' | 'checkedAt' | 'failure' | 'backgroundPaused'> {
    return {
      state: this.#state, subscription: this.#subscription, checkedAt: this.#checkedAtMs === null ? null : new Date(this.#checkedAtMs).toISOString(), failure: this.#failure,
      backgroundPaused: this.#paused
    }
  }

  /** Another service, or none: nothing of what was said about the one before holds any more. */
  begin(state: 'no-key' | 'online' | 'demo', failure: Failure | null = null): void {
    this.#subscription = null
    this.#checkedAtMs = null
    this.#looks = 0
    this.#resume()
    this.#good = state === 'demo' ? 'demo' : 'online'
    this.#set(state, failure)
    if (state === 'no-key') this.stop()
  }
  stop(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  /** The subscription's own answer. It alone can say that a refusal is over. */
  answered(answer: GateResult<SubscriptionStatus>): void {
    this.#looks = answer.ok ? 0 : this.#looks + 1
    if (answer.ok) this.#judge(answer.data, answer.fetchedAtMs)
    else this.#failed(answer.failure, false)
    this.#plan()
  }

  /** The answer of any other address. */
  heard(answer: GateResult<unknown>): void {
    if (!answer.ok) return this.#failed(answer.failure, true)
    // a good answer ends what was said about the network; a refusal only ends when the subscription says so
    if (this.#state !== 'offline' && this.#state !== 'limited') return
    this.#looks = 0
    this.#set(this.#good, null)
    this.#plan()
  }

  /** Why another address answered 401 (trap 2): a lapsed subscription, the key after all, or another missing permission. */
  explained(answer: GateResult<SubscriptionStatus>): void {
    if (!answer.ok) {
      if (answer.failure.code === 'bad-key') this.#refused('bad-key', toFailure(answer.failure))
      return
    }
    this.#subscription = answer.data
    this.#checkedAtMs = answer.fetchedAtMs
    if (answer.data.active !== true) this.#failure = { code: 'inactive-subscription' }
    this.#parts.changed()
  }

  /** The machine woke up or its network came back. What the system says of networks is a hint worth one look, no more (trap 98). */
  networkHint(): void {
    this.#looks = 0
    if (this.#state === 'offline') this.#parts.check()
  }

  #judge(subscription: SubscriptionStatus, answeredAtMs: number): void {
    this.#subscription = subscription
    this.#checkedAtMs = answeredAtMs
    if (subscription.active !== true) return this.#refused('unauthorised', { code: 'inactive-subscription' })
    this.#resume()
    this.#set(this.#good, null)
  }

  #failed(gateFailure: GateFailure, elsewhere: boolean): void {
    const failure = toFailure(gateFailure)
    const state = STATE_OF[gateFailure.code]
    if (state === 'bad-key') return this.#refused('bad-key', failure)
    if (state === 'unauthorised') {
      const first = this.#state !== 'unauthorised' && elsewhere
      this.#refused('unauthorised', failure)
      if (first) this.#parts.explain()
      return
    }
    if (!state || this.#state === 'bad-key' || this.#state === 'unauthorised') return
    const entered = state !== this.#state
    this.#set(state, failure)
    if (entered || state === 'limited') this.#plan()
  }

  #refused(state: 'bad-key' | 'unauthorised', failure: Failure): void {
    if (!this.#paused) this.#parts.log.warn('connection.refused', { state })
    this.#paused = true
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
   * The next call that nobody asks for: after the count-down of a limit, soon after a refusal, at growing distances without a connection, daily
   * otherwise.
   */
  #plan(): void {
    this.stop()
    const { clock } = this.#parts
    if (this.#state === 'limited') {
      const { stopped, resetAtMs } = this.#parts.budget.snapshot('vehicleDatabase')
      if (resetAtMs !== null) this.#cancelTimer = clock.after(Math.max(0, resetAtMs - clock.now()) + AFTER_LIMIT_MS, () => this.#afterLimit(stopped))
      return
    }
    const { rearmMs, subscriptionCheckMs } = this.#parts.settings()
    const lookAgainMs = Math.min(OFFLINE_LOOK_MS * 2 ** this.#looks, OFFLINE_LOOK_MOST_MS)
    this.#cancelTimer = clock.after(this.#paused ? rearmMs : this.#state === 'offline' ? lookAgainMs : subscriptionCheckMs, () => this.#parts.check())
  }

  /** Refused by the service: one probe tells whether the hour is over. Refused by our own count: that count is the answer. */
  #afterLimit(byService: boolean): void {
    if (byService) return this.#parts.check()
    this.#set(this.#good, null)
    this.#plan()
  }

  #set(state: ConnectionStateName, failure: Failure | null): void {
    this.#state = state
    this.#failure = failure
    this.#parts.changed()
  }
}
