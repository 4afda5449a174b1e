/**
 * Which service this desk talks to, with which key, and how that stands.
 *
 * Rules (Authentication, traps 1-3, 13, 20, 83): 403 means the key, 401 means permission or subscription and never costs the key; `active`
 * decides, not `end_date`; after a 401 elsewhere the subscription is asked once; the first 401 or 403 stops all background calls until a person
 * or the timed check finds a good answer.
 */
import { done, failed, type Failure, type Result } from '../contract/failures'
import type { ConnectionState, ConnectionStateName } from '../contract/state'
import { isSameOrigin, parseBaseAddress } from '../core/base-address'
import type { SubscriptionStatus } from '../core/catalogue/records'
import type { LanguageCode } from '../core/languages'
import type { Access, CallBudget, CatalogueGate, Clock, DemoCatalogue, GateFailure, GateResult, Log, ProfileStore, SecretStore, StoredProfile } from '../core/ports'
import { toFailure } from './failures'

export interface ConnectionParts {
  /** The bare gate; everyone else uses the one that `observe` returns. */
  readonly gate: CatalogueGate
  readonly budget: CallBudget
  readonly secrets: SecretStore
  readonly profiles: ProfileStore
  readonly demo: DemoCatalogue
  readonly clock: Clock
  readonly log: Log
  readonly newId: () => string
  language(): LanguageCode
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  /** Another profile is in force (or none): drop what belongs to the old one. */
  onProfile(profile: StoredProfile | null): void
}

/** States a call's failure leads to. What is missing here says nothing about the connection. */
const STATE_OF: Partial<Record<GateFailure['code'], ConnectionStateName>> = {
  'bad-key': 'bad-key', unauthorised: 'unauthorised', offline: 'offline', timeout: 'offline', insecure: 'offline', redirected: 'offline', 'not-the-service': 'offline', limit: 'limited'
}

const hintOf = (key: string): string => (key.length >= 12 ? `••••${key.slice(-4)}` : '••••')

export class Connection {
  readonly #parts: ConnectionParts
  readonly #listeners = new Set<(state: ConnectionState) => void>()
  #profile: StoredProfile | null = null
  #demo: Awaited<ReturnType<DemoCatalogue['start']>> | null = null
  #state: ConnectionStateName = 'no-key'
  #kept: ConnectionState['keyKept'] = 'none'
  #subscription: SubscriptionStatus | null = null
  #checkedAtMs: number | null = null
  #failure: Failure | null = null
  #paused = false
  #cancelTimer: (() => void) | null = null
  #asking: Promise<Result<ConnectionState>> | null = null

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  state(): ConnectionState {
    return {
      state: this.#state, baseUrl: this.#profile?.baseUrl ?? '', keyHint: this.#profile?.keyHint ?? '', keyKept: this.#kept, subscription: this.#subscription,
      checkedAt: this.#checkedAtMs === null ? null : new Date(this.#checkedAtMs).toISOString(), failure: this.#failure, backgroundPaused: this.#paused
    }
  }
  onChange(listener: (state: ConnectionState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  profileId(): string | null {
    return this.#state === 'no-key' ? null : (this.#profile?.id ?? null)
  }

  /** Base address of what is in force, the demo's own included; null when nothing is. Pictures are resolved against it. */
  get serviceBase(): string | null {
    return this.#profile?.mode === 'demo' ? (this.#demo?.baseUrl ?? null) : (this.#profile?.baseUrl ?? null)
  }

  /** For the gate alone. */
  async access(): Promise<Access | null> {
    if (!this.#profile) return null
    if (this.#profile.mode === 'demo') return this.#demo && { profile: this.#profile.id, baseUrl: this.#demo.baseUrl, apiKey: this.#demo.apiKey }
    const apiKey = await this.#parts.secrets.read('api-key')
    return apiKey === null ? null : { profile: this.#profile.id, baseUrl: this.#profile.baseUrl, apiKey }
  }

  /** The gate for all others: every answer also tells how the connection stands. */
  observe(gate: CatalogueGate): CatalogueGate {
    return {
      call: async (name, params, options) => {
        const profile = this.#profile
        const answer = await gate.call(name, params, options)
        // an answer to the profile before this one says nothing about the one in force
        if (profile === this.#profile && !options.access) this.#heard(answer)
        return answer
      }
    }
  }

  /** Takes up the connection of the last run. Asks the subscription once, without making the window wait for it. */
  async start(): Promise<void> {
    const profile = await this.#parts.profiles.read()
    if (profile?.mode === 'demo') {
      this.#profile = profile // so that it keeps what stands behind it
      await this.demo()
    } else if (profile) await this.#takeUp(profile)
  }

  async #takeUp(profile: StoredProfile): Promise<void> {
    this.#kept = await this.#parts.secrets.kept('api-key')
    this.#use(profile)
    if (this.#kept === 'none') return this.#set('no-key', { code: 'not-connected' })
    this.#set('online', null)
    void this.check()
  }

  /**
   * Asks `/vdb/subscription` once with this address and key. 200 with `active: true`: sealed and in force. `active: false`: the key is good and
   * kept, the subscription is not, so this is no success. Anything else: nothing is changed and nothing kept. Without a typed key the sealed one
   * is used, for an address of the same origin only.
   */
  async connect({ baseUrl, apiKey }: { baseUrl: string; apiKey?: string }): Promise<Result<ConnectionState>> {
    const address = parseBaseAddress(baseUrl)
    if (!address.ok) return failed('bad-address', { params: { reason: address.reason } })
    const typed = apiKey?.trim()
    const before = this.#profile?.behindDemo ?? this.#profile
    const key = typed || (this.#sameOrigin(before, address.baseUrl) ? await this.#parts.secrets.read('api-key') : null)
    if (!key) return failed('bad-key', { params: { missing: 1 } })

    const same = this.#profile?.mode === 'service' && this.#profile.baseUrl === address.baseUrl
    const profile: StoredProfile = { id: same && this.#profile ? this.#profile.id : this.#parts.newId(), mode: 'service', baseUrl: address.baseUrl, keyHint: hintOf(key) }
    const answer = await this.#parts.gate.call('subscription', {}, { language: this.#parts.language(), priority: 'click', access: { profile: profile.id, baseUrl: profile.baseUrl, apiKey: key } })
    if (!answer.ok) return { ok: false, failure: toFailure(answer.failure) }

    try {
      if (typed) this.#kept = await this.#parts.secrets.put('api-key', typed)
      await this.#parts.profiles.write(profile)
    } catch (error) {
      this.#parts.log.error('connection.keep', { error: String(error) })
      return failed('store-failed')
    }
    await this.#endDemo()
    this.#use(profile)
    this.#answered(answer)
    return this.#failure ? { ok: false, failure: this.#failure } : done(this.state())
  }

  /**
   * Unattended set-up, before `start`: takes address and key hint down without asking the service. Answers why it cannot, or null.
   * A key alone goes with the address remembered before.
   */
  async remember({ baseUrl, apiKey }: { baseUrl?: string; apiKey?: string }): Promise<string | null> {
    const stored = await this.#parts.profiles.read()
    const before = stored?.mode === 'demo' ? stored.behindDemo : stored
    const address = parseBaseAddress(baseUrl ?? before?.baseUrl ?? '')
    if (!address.ok) return `baseUrl cannot be used: ${address.reason}`
    const same = before?.baseUrl === address.baseUrl
    if (!apiKey && before && !this.#sameOrigin(before, address.baseUrl) && (await this.#parts.secrets.kept('api-key')) !== 'none') {
      return 'baseUrl is of another service than the sealed key; give its apiKey as well'
    }
    await this.#parts.profiles.write({
      id: same ? before.id : this.#parts.newId(), mode: 'service', baseUrl: address.baseUrl, keyHint: apiKey ? hintOf(apiKey) : (before?.keyHint ?? '')
    })
    return null
  }

  /** The built-in catalogue, over real HTTP on this machine. A key sealed before stays where it is. */
  async demo(): Promise<Result<ConnectionState>> {
    const before = this.#profile
    try {
      this.#demo ??= await this.#parts.demo.start()
      const behindDemo = before?.mode === 'service' ? before : before?.behindDemo
      const profile: StoredProfile = { id: 'demo', mode: 'demo', baseUrl: '', keyHint: '', ...(behindDemo ? { behindDemo } : {}) }
      await this.#parts.profiles.write(profile)
      this.#use(profile)
    } catch (error) {
      this.#parts.log.error('demo.start', { error: String(error) })
      return failed('demo-failed')
    }
    this.#kept = 'none'
    this.#set('demo', null)
    return this.check()
  }

  /** One subscription call. A good answer lets background calls run again. Two at once are one call. */
  check(): Promise<Result<ConnectionState>> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null))
    return this.#asking
  }

  /**
   * Ends this connection; only ever by a person (trap 1). In the demo catalogue: back to the service that was in force before, key untouched,
   * or to the first screen. Else: deletes the sealed key and the profile.
   */
  async forget(): Promise<Result<ConnectionState>> {
    const behind = this.#profile?.behindDemo
    try {
      if (behind) {
        await this.#parts.profiles.write(behind)
        await this.#endDemo()
        await this.#takeUp(behind)
        return done(this.state())
      }
      if (this.#profile?.mode === 'service') await this.#parts.secrets.remove('api-key')
      await this.#parts.profiles.write(null)
    } catch (error) {
      this.#parts.log.error('connection.forget', { error: String(error) })
      return failed('store-failed')
    }
    await this.#endDemo()
    this.#kept = 'none'
    this.#use(null)
    this.#set('no-key', null)
    return done(this.state())
  }

  async stop(): Promise<void> {
    this.#cancelTimer?.()
    await this.#endDemo()
  }

  async #ask(): Promise<Result<ConnectionState>> {
    const profile = this.#profile
    if (!profile) return failed('not-connected')
    const answer = await this.#parts.gate.call('subscription', {}, { language: this.#parts.language(), priority: 'click' })
    if (profile !== this.#profile) return done(this.state())
    this.#answered(answer)
    return answer.ok ? done(this.state()) : { ok: false, failure: toFailure(answer.failure) }
  }

  /** What the subscription's own answer means. It alone can say that a refusal is over. */
  #answered(answer: GateResult<SubscriptionStatus>): void {
    if (answer.ok) this.#judge(answer.data, answer.fetchedAtMs)
    else this.#heard(answer, 'subscription')
    this.#plan()
  }

  #judge(subscription: SubscriptionStatus, answeredAtMs: number): void {
    this.#subscription = subscription
    this.#checkedAtMs = answeredAtMs
    if (subscription.active !== true) return this.#refused('unauthorised', { code: 'inactive-subscription' })
    this.#resume()
    this.#set(this.#good(), null)
  }

  #heard(answer: GateResult<unknown>, from: 'subscription' | 'elsewhere' = 'elsewhere'): void {
    if (answer.ok) {
      // a good answer ends what was said about the network; a refusal only ends when the subscription says so
      if (this.#state === 'offline' || this.#state === 'limited') this.#set(this.#good(), null)
      return
    }
    const failure = toFailure(answer.failure)
    const state = STATE_OF[answer.failure.code]
    if (state === 'bad-key') return this.#refused('bad-key', failure)
    if (state === 'unauthorised') {
      const first = this.#state !== 'unauthorised' && from === 'elsewhere'
      this.#refused('unauthorised', failure)
      // trap 2: only the subscription can tell a lapsed subscription from another missing permission
      if (first) void this.#explain()
      return
    }
    if (state && this.#state !== 'bad-key' && this.#state !== 'unauthorised') this.#set(state, failure)
  }

  async #explain(): Promise<void> {
    const profile = this.#profile
    const answer = await this.#parts.gate.call('subscription', {}, { language: this.#parts.language(), priority: 'click' })
    if (profile !== this.#profile) return
    if (!answer.ok) return answer.failure.code === 'bad-key' ? this.#refused('bad-key', toFailure(answer.failure)) : undefined
    this.#subscription = answer.data
    this.#checkedAtMs = answer.fetchedAtMs
    if (answer.data.active !== true) this.#failure = { code: 'inactive-subscription' }
    this.#tell()
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
  #good(): ConnectionStateName {
    return this.#profile?.mode === 'demo' ? 'demo' : 'online'
  }

  /** The next subscription call that nobody asks for: soon after a refusal, daily otherwise. */
  #plan(): void {
    this.#cancelTimer?.()
    const { rearmMs, subscriptionCheckMs } = this.#parts.settings()
    this.#cancelTimer = this.#parts.clock.after(this.#paused ? rearmMs : subscriptionCheckMs, () => void this.check())
  }

  #use(profile: StoredProfile | null): void {
    this.#profile = profile
    this.#subscription = null
    this.#checkedAtMs = null
    this.#resume()
    if (!profile) this.#cancelTimer?.()
    this.#parts.onProfile(profile)
  }
  /** A sealed key goes to the service it was given for; sending it elsewhere takes the person who knows it. */
  #sameOrigin(profile: StoredProfile | null | undefined, baseUrl: string): boolean {
    return profile?.mode === 'service' && isSameOrigin(profile.baseUrl, baseUrl)
  }
  async #endDemo(): Promise<void> {
    const demo = this.#demo
    this.#demo = null
    await demo?.close()
  }
  #set(state: ConnectionStateName, failure: Failure | null): void {
    this.#state = state
    this.#failure = failure
    this.#tell()
  }
  #tell(): void {
    const state = this.state()
    for (const listener of this.#listeners) listener(state)
  }
}
