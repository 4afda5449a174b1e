/**
 * Which service this desk talks to and with which key: connecting, the demo catalogue, unattended set-up, forgetting.
 * How the connection then
 * stands is `standing.ts`.
 *
 * A key is replaceable and never erased by an answer (traps 1, 20); it is sealed together with the origin it was given
 * for.
 */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import type { ConnectionState } from '../../contract/channels/connection'
import { parseBaseAddress, type BaseAddressProblem } from '../../shared/connection/base-address'
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { LanguageCode } from '../../shared/text/languages'
import { bindKey, boundKey } from '../../shared/connection/service-key'
import { isBackground } from '../../shared/connection/rate-limit'
import type { ApiAccess, ApiResult, CallOptions, CatalogueApi } from '../../shared/ports/network/api-client'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { DemoCatalogue } from '../../shared/ports/network/demo-catalogue'
import type { Log } from '../../shared/ports/system/log'
import type { ProfileStore, StoredProfile } from '../../shared/ports/stores/profile-store'
import type { SecretStorage, SecretStore } from '../../shared/ports/stores/secret-store'
import { toFailure } from '../call-failure'
import type { CatalogueCalls } from '../catalogue/fetch-and-store'
import { InFlightCalls } from '../in-flight'
import { ConnectionMonitor, type CatalogueCall } from './connection-monitor'

export interface ConnectionDeps {
  /** Used for the subscription only; catalogue calls go through `observe`. */
  readonly gate: CatalogueApi
  readonly budget: CallBudget
  readonly secrets: SecretStore
  readonly profiles: ProfileStore
  readonly demo: DemoCatalogue
  readonly clock: Clock
  readonly log: Log
  readonly newId: () => string
  /** A proxy stopped a call: waits for the person it asks. True: there is a login to try. */
  proxyLogin(): Promise<boolean>
  language(): LanguageCode
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  /** Asks this again and keeps the answer, through the gate of `observe`; null: the list of types. Never rejects. */
  probe(call: CatalogueCall | null): Promise<unknown>
  /** Name of the account whose limit the calls of this key count against. `tried`: the key is not in force yet. */
  accountOf(access: Pick<ApiAccess, 'apiKey' | 'baseUrl'>, tried?: boolean): Promise<string>
  /**
   * Another profile or key is in force (or none): drop what belongs to the old one. `account` null: there is no key.
   */
  onProfile(profile: StoredProfile | null, account: string | null): void
  /** As in `ConnectionState`. */
  clockSkewMs(): number | null
}

const hintOf = (key: string): string => (key.length >= 12 ? `••••${key.slice(-4)}` : '••••')

export class Connection {
  readonly #parts: ConnectionDeps
  readonly #listeners = new Set<(state: ConnectionState) => void>()
  #profile: StoredProfile | null = null
  #demo: (Awaited<ReturnType<DemoCatalogue['start']>> & { readonly account: string }) | null = null
  #kept: ConnectionState['keyKept'] = 'none'
  /** What the service last said, in this run or the one before. */
  #ended = false
  #noting: Promise<void> = Promise.resolve()
  #asking: Promise<Result<ConnectionState>> | null = null
  readonly #standing: ConnectionMonitor
  readonly #subscriptionCalls = new InFlightCalls<ApiResult<SubscriptionStatus>>({
    ok: false,
    failure: { code: 'cancelled' }
  })

  constructor(parts: ConnectionDeps) {
    this.#parts = parts
    const { budget, clock, log, settings } = parts
    this.#standing = new ConnectionMonitor({
      budget,
      clock,
      log,
      settings,
      check: () => this.check(),
      explainUnauthorised: () => void this.#explain(),
      probe: (call) => parts.probe(call),
      changed: () => {
        this.#noteEnd()
        this.#tell()
      }
    })
  }

  state(): ConnectionState {
    return {
      ...this.#standing.snapshot(),
      baseUrl: this.#profile?.baseUrl ?? '',
      keyHint: this.#profile?.keyHint ?? '',
      keyKept: this.#kept,
      clockAheadMs: this.#parts.clockSkewMs()
    }
  }
  onChange(listener: (state: ConnectionState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** The service last said that the subscription is not active; also known without network. */
  get subscriptionEnded(): boolean {
    return this.#ended
  }
  profileId(): string | null {
    return this.#standing.state === 'no-key' ? null : (this.#profile?.id ?? null)
  }

  /**
   * Base address of what is in force, the demo's own included; null when nothing is. Pictures are resolved against it.
   */
  get serviceBaseUrl(): string | null {
    return this.#profile?.mode === 'demo' ? (this.#demo?.baseUrl ?? null) : (this.#profile?.baseUrl ?? null)
  }

  /** For the gate alone. */
  async access(): Promise<ApiAccess | null> {
    // the profile at this moment: another one may be in force when the key store has answered
    const profile = this.#profile
    if (!profile) return null
    if (profile.mode === 'demo')
      return (
        this.#demo && {
          profile: profile.id,
          baseUrl: this.#demo.baseUrl,
          apiKey: this.#demo.apiKey,
          account: this.#demo.account
        }
      )
    const { baseUrl } = profile
    const apiKey = await this.#keyFor(baseUrl)
    return apiKey === null
      ? null
      : { profile: profile.id, baseUrl, apiKey, account: await this.#parts.accountOf({ baseUrl, apiKey }) }
  }

  /**
   * Derives the connection state from every answer. A failed background call resolves when it is decided whether only
   * one record failed or everything.
   */
  observe<O extends Omit<CallOptions, 'progress'>>(calls: CatalogueCalls<O>): CatalogueCalls<O> {
    return {
      call: async (name, params, options) => {
        const profile = this.#profile
        const begun = this.#standing.callStarted()
        const answer = await calls.call(name, params, options)
        // an answer to the profile before this one says nothing about the one in force
        if (profile !== this.#profile || options.access) return answer
        this.#standing.catalogueAnswered(answer, { name, params, language: options.language }, begun)
        if (!answer.ok && isBackground(options.priority)) await this.#standing.whenDecided(options.signal)
        return answer
      }
    }
  }

  /** False while nothing answers, as far as is known: then one try of a call is enough. */
  get retryWhenOffline(): boolean {
    return this.#standing.retryWhenOffline
  }

  /**
   * Takes up the connection of the last run. The subscription is asked once, and nobody waits for it.
   *
   * @param calm when there is time for that: the window is shown first
   */
  async start(calm: Promise<unknown> = Promise.resolve()): Promise<void> {
    const profile = await this.#parts.profiles.read()
    if (profile?.mode === 'demo') {
      this.#profile = profile // so that it keeps what stands behind it
      if (!(await this.#openDemo())) return
    } else if (!profile || !(await this.#takeUp(profile))) return
    void calm.then(() => this.check())
  }

  /** False: its key is not there. */
  async #takeUp(profile: StoredProfile): Promise<boolean> {
    const { baseUrl } = profile
    const apiKey = await this.#keyFor(baseUrl)
    this.#kept = apiKey === null ? 'none' : await this.#parts.secrets.storageOf('api-key')
    if (apiKey === null) this.#use(profile, null, 'no-key', { code: 'not-connected' })
    else this.#use(profile, await this.#parts.accountOf({ baseUrl, apiKey }), 'connecting')
    return apiKey !== null
  }

  /**
   * Asks `/vdb/subscription` once with this address and key. 200 with `active: true`: sealed and in force. `active:
   * false`: the key is good and
   * kept, the subscription is not, so this is no success. Anything else: nothing is changed and nothing kept. Without a
   * typed key the sealed one
   * is used, for an address of the same origin only. The call counts against the key that is tried.
   */
  async connect({ baseUrl, apiKey }: { baseUrl: string; apiKey?: string }): Promise<Result<ConnectionState>> {
    const address = parseBaseAddress(baseUrl)
    if (!address.ok) return failed('bad-address', { params: { reason: address.reason } })
    const typed = apiKey?.trim()
    const key = typed || (await this.#keyFor(address.baseUrl))
    if (!key) return failed('bad-key', { params: { missing: 1 } })

    const before = this.#profile?.behindDemo ?? this.#profile
    const same = before?.mode === 'service' && before.baseUrl === address.baseUrl
    const profile: StoredProfile = {
      id: same ? before.id : this.#parts.newId(),
      mode: 'service',
      baseUrl: address.baseUrl,
      keyHint: hintOf(key)
    }
    const tried = { baseUrl: profile.baseUrl, apiKey: key }
    const access: ApiAccess = { profile: profile.id, ...tried, account: await this.#parts.accountOf(tried, true) }
    const ask = () => this.#callSubscription(access)
    let begun = this.#standing.callStarted()
    let answer = await ask()
    // what a proxy stopped has cost nothing; the person who connects is asked for its login and goes on from there
    while (!answer.ok && answer.failure.code === 'proxy-login' && (await this.#parts.proxyLogin())) {
      begun = this.#standing.callStarted()
      answer = await ask()
    }
    if (!answer.ok) return { ok: false, failure: toFailure(answer.failure) }
    if (!(await this.#keep(profile, typed))) return failed('store-failed')
    await this.#endDemo()
    this.#use(profile, await this.#parts.accountOf(tried), 'online')
    this.#standing.subscriptionAnswered(answer, begun)
    const { failure } = this.#standing
    return failure ? { ok: false, failure } : done(this.state())
  }

  /**
   * Unattended set-up, before `start`: keeps address and key without asking the service. A key alone goes with the
   * address remembered before, an
   * address alone needs a sealed key of the same service. `refused`: why nothing was changed.
   *
   * @throws when there is a key store but it, or the profile, could not be written; nothing is changed then
   */
  async applyProvisioning({
    baseUrl,
    apiKey
  }: {
    baseUrl?: string
    apiKey?: string
  }): Promise<{ readonly kept: SecretStorage } | { readonly refused: BaseAddressProblem | 'other-service' }> {
    const stored = await this.#parts.profiles.read()
    const before = stored?.mode === 'demo' ? stored.behindDemo : stored
    const address = parseBaseAddress(baseUrl ?? before?.baseUrl ?? '')
    if (!address.ok) return { refused: address.reason }
    const sealed = await this.#parts.secrets.read('api-key')
    if (!apiKey && sealed !== null && boundKey(sealed, address.baseUrl) === null) return { refused: 'other-service' }
    const same = before?.baseUrl === address.baseUrl
    const profile: StoredProfile = {
      id: same ? before.id : this.#parts.newId(),
      mode: 'service',
      baseUrl: address.baseUrl,
      keyHint: apiKey ? hintOf(apiKey) : (before?.keyHint ?? '')
    }
    if (!(await this.#keep(profile, apiKey))) throw new Error('the connection could not be stored')
    return { kept: this.#kept }
  }

  /** The built-in catalogue, over real HTTP on this machine. A key sealed before stays where it is. */
  async demo(): Promise<Result<ConnectionState>> {
    return (await this.#openDemo()) ? this.check() : failed('demo-failed')
  }

  /** False: it could not be opened, which is logged. */
  async #openDemo(): Promise<boolean> {
    const before = this.#profile
    try {
      // its key is new with every start, and so is its count
      this.#demo ??= { ...(await this.#parts.demo.start()), account: `demo-${this.#parts.newId()}` }
      const behindDemo = before?.mode === 'service' ? this.#toKeep(before) : before?.behindDemo
      const profile: StoredProfile = {
        id: 'demo',
        mode: 'demo',
        baseUrl: '',
        keyHint: '',
        ...(behindDemo ? { behindDemo } : {})
      }
      await this.#noting
      await this.#parts.profiles.write(profile)
      this.#kept = 'none'
      this.#use(profile, this.#demo.account, 'demo')
      return true
    } catch (error) {
      this.#parts.log.error('demo.start', { error })
      return false
    }
  }

  /** One subscription call. A good answer lets background calls run again. Two at once are one call. */
  check(): Promise<Result<ConnectionState>> {
    if (this.#asking) return this.#asking
    const asking = this.#ask().finally(() => {
      if (this.#asking === asking) this.#asking = null
    })
    this.#asking = asking
    return asking
  }

  /**
   * Ends this connection; only ever by a person (trap 1). In the demo catalogue: back to the service that was in force
   * before, key untouched,
   * or to the first screen. Else: deletes the sealed key and the profile.
   */
  async forget(): Promise<Result<ConnectionState>> {
    const behind = this.#profile?.behindDemo
    try {
      await this.#noting
      if (behind) {
        await this.#parts.profiles.write(behind)
        await this.#endDemo()
        if (await this.#takeUp(behind)) void this.check()
        return done(this.state())
      }
      if (this.#profile?.mode === 'service') await this.#parts.secrets.remove('api-key')
      await this.#parts.profiles.write(null)
    } catch (error) {
      this.#parts.log.error('connection.forget', { error })
      return failed('store-failed')
    }
    await this.#endDemo()
    this.#kept = 'none'
    this.#use(null, null, 'no-key')
    return done(this.state())
  }

  /** The desk's clock was found wrong, or right again. */
  clockSkewChanged(): void {
    this.#tell()
  }

  networkHint(): void {
    this.#standing.networkHint()
  }

  async stop(): Promise<void> {
    this.#standing.stop()
    await this.#endDemo()
  }

  async #ask(): Promise<Result<ConnectionState>> {
    const profile = this.#profile
    if (!profile) return failed('not-connected')
    const begun = this.#standing.callStarted()
    const answer = await this.#callSubscription()
    if (profile !== this.#profile) return done(this.state())
    this.#standing.subscriptionAnswered(answer, begun)
    return answer.ok ? done(this.state()) : { ok: false, failure: toFailure(answer.failure) }
  }

  /** Concurrent calls with one key share the request. @param access a key that is only tried */
  #callSubscription(access?: ApiAccess): Promise<ApiResult<SubscriptionStatus>> {
    const key = access ? `${access.profile} ${access.account}` : ''
    return this.#subscriptionCalls.join(key, { priority: 'click' }, (call) =>
      this.#parts.gate.call(
        'subscription',
        {},
        { ...call.options(this.#parts.language()), ...(access ? { access } : {}) }
      )
    )
  }

  async #explain(): Promise<void> {
    const profile = this.#profile
    const answer = await this.#callSubscription()
    if (profile === this.#profile) this.#standing.unauthorisedExplained(answer)
  }

  #use(
    profile: StoredProfile | null,
    account: string | null,
    state: 'no-key' | 'connecting' | 'online' | 'demo',
    failure: Failure | null = null
  ): void {
    this.#profile = profile
    this.#ended = profile?.ended ?? false
    // a check of the one before says nothing about this one
    this.#asking = null
    this.#subscriptionCalls.cancelAll()
    this.#parts.onProfile(profile, account)
    this.#standing.reset(state, failure)
  }

  /** Remembered, so that a desk without network knows it as well. */
  #noteEnd(): void {
    const profile = this.#profile
    const active = this.#standing.snapshot().subscription?.active
    if (profile?.mode !== 'service' || typeof active !== 'boolean' || this.#ended === !active) return
    this.#ended = !active
    const { profiles, log } = this.#parts
    this.#noting = this.#noting
      .then(() => profiles.write(this.#toKeep(profile)))
      .catch((error: unknown) => log.error('connection.note', { error }))
  }
  #toKeep({ ended: _before, ...profile }: StoredProfile): StoredProfile {
    return this.#ended ? { ...profile, ended: true } : profile
  }

  /** The sealed key, if it was given for this service; a key goes nowhere else. */
  async #keyFor(baseUrl: string): Promise<string | null> {
    return boundKey(await this.#parts.secrets.read('api-key'), baseUrl)
  }

  /**
   * Address and key as one step, as far as two files can be: the address first, because a key without its address is of
   * no use to anybody; when
   * the key cannot be sealed, the address before comes back. False: nothing has changed.
   */
  async #keep(profile: StoredProfile, key: string | undefined): Promise<boolean> {
    const { profiles, secrets, log } = this.#parts
    await this.#noting
    const before = await profiles.read()
    try {
      await profiles.write(profile)
      this.#kept = key
        ? await secrets.put('api-key', bindKey(profile.baseUrl, key))
        : await secrets.storageOf('api-key')
      return true
    } catch (error) {
      log.error('connection.keep', { error })
      await profiles.write(before).catch((failure: unknown) => log.error('connection.restore', { error: failure }))
      return false
    }
  }
  async #endDemo(): Promise<void> {
    const demo = this.#demo
    this.#demo = null
    await demo?.close()
  }
  #tell(): void {
    const state = this.state()
    for (const listener of this.#listeners) listener(state)
  }
}
