/**
 * The active service and its key: connecting, the demo catalogue, provisioning, forgetting. `ConnectionMonitor` derives
 * the connection state. A key can be replaced; no response deletes it (traps 1, 20).
 */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import type { ConnectionState } from '../../contract/channels/connection'
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import { parseBaseAddress } from '../../shared/connection/base-address'
import { isSameSubscription, storableSubscription } from '../../shared/connection/subscription'
import type { LanguageCode } from '../../shared/text/languages'
import type { ApiAccess, CallOptions, CatalogueApi } from '../../shared/ports/network/api-client'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { DemoCatalogue } from '../../shared/ports/network/demo-catalogue'
import type { StoredConnection } from '../../shared/ports/stores/connection-store'
import { toFailure } from '../call-failure'
import type { CatalogueCalls } from '../catalogue/fetch-and-store'
import { ConnectionMonitor, type StartState } from './connection-monitor'
import type { CatalogueCall } from './probe-schedule'
import { demoConnection, DemoSession } from './demo-session'
import { ConnectionStorage, withSubscription, type ConnectionStorageDeps } from './connection-storage'
import { SubscriptionCalls } from './subscription-calls'

export interface ConnectionDeps extends ConnectionStorageDeps {
  /** Used for the subscription only; catalogue calls go through `observe`. */
  readonly api: CatalogueApi
  readonly budget: CallBudget
  readonly demo: DemoCatalogue
  readonly clock: Clock
  /** Waits for the proxy login of a call that a proxy stopped. True: a login is available. */
  proxyLogin(): Promise<boolean>
  language(): LanguageCode
  settings(): { readonly rearmMs: number; readonly subscriptionCheckMs: number }
  /** Repeats this call and stores the response; null: the list of types. Never rejects. */
  probe(call: CatalogueCall | null): Promise<unknown>
  /** The account whose limit the calls of this key count against. `tried`: the key is not active yet. */
  accountOf(access: Pick<ApiAccess, 'apiKey' | 'baseUrl'>, tried?: boolean): Promise<string>
  /** Another profile or key is active, or none: drop the data of the previous one. `account` null: no key. */
  onProfile(profile: StoredConnection | null, account: string | null): void
  clockSkewMs(): number | null
}

export class Connection {
  readonly #deps: ConnectionDeps
  readonly #storage: ConnectionStorage
  readonly #listeners = new Set<(state: ConnectionState) => void>()
  #profile: StoredConnection | null = null
  readonly #demo: DemoSession
  #keyStorage: ConnectionState['keyKept'] = 'none'
  #ended = false
  #known: SubscriptionStatus | null = null
  #checking: Promise<Result<ConnectionState>> | null = null
  readonly #monitor: ConnectionMonitor
  readonly #subscription: SubscriptionCalls

  constructor(deps: ConnectionDeps) {
    this.#deps = deps
    this.#storage = new ConnectionStorage(deps)
    this.#demo = new DemoSession(deps.demo, deps.newId)
    this.#subscription = new SubscriptionCalls(deps)
    this.#monitor = new ConnectionMonitor({
      ...deps,
      check: () => this.check(),
      explainUnauthorised: () => void this.#explain(),
      changed: () => {
        this.#storeSubscription()
        this.#notify()
      }
    })
  }

  state(): ConnectionState {
    return {
      ...this.#monitor.snapshot(),
      baseUrl: this.#profile?.baseUrl ?? '',
      keyHint: this.#profile?.keyHint ?? '',
      keyKept: this.#keyStorage,
      clockAheadMs: this.#deps.clockSkewMs()
    }
  }
  onChange(listener: (state: ConnectionState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** The service last reported an inactive subscription; also known offline. */
  get subscriptionEnded(): boolean {
    return this.#ended
  }
  /** null: never connected. Without a readable key, the data of a service that was connected before stays readable. */
  readonly profileId = (): string | null =>
    this.#monitor.state === 'no-key' && this.#known === null ? null : (this.#profile?.id ?? null)
  readonly isDemo = (): boolean => this.#profile?.mode === 'demo'
  /** Names the service in shared and exported data: 'demo', or its base address; '': not connected. */
  readonly serviceName = (): string => (this.isDemo() ? 'demo' : this.state().baseUrl)
  /** Base address of the active service or demo, against which pictures are resolved; null without one. */
  get serviceBaseUrl(): string | null {
    return this.isDemo() ? (this.#demo.access?.baseUrl ?? null) : (this.#profile?.baseUrl ?? null)
  }
  /** Base addresses of the pictures of stored records: of the active connection and of the service behind the demo. */
  readonly pictureBases = (): readonly string[] =>
    [this.serviceBaseUrl, this.#profile?.behindDemo?.baseUrl].filter((base) => typeof base === 'string')

  async access(): Promise<ApiAccess | null> {
    // the profile at call time: another may be active when the key has been read
    const profile = this.#profile
    if (profile?.mode !== 'demo') return profile && this.#serviceAccess(profile)
    const demo = this.#demo.access
    return demo && { profile: profile.id, ...demo }
  }
  async #serviceAccess({ id, baseUrl }: StoredConnection): Promise<Required<ApiAccess> | null> {
    const apiKey = await this.#storage.keyFor(baseUrl)
    if (apiKey === null) return null
    return { profile: id, baseUrl, apiKey, account: await this.#deps.accountOf({ baseUrl, apiKey }) }
  }

  /** Wraps the calls so that every response updates the connection state. */
  observe<O extends Omit<CallOptions, 'progress'>>(calls: CatalogueCalls<O>): CatalogueCalls<O> {
    return this.#monitor.observe(calls, () => this.#profile)
  }

  /** False while the service is known to be unreachable: then a call is tried once. */
  get retryWhenOffline(): boolean {
    return this.#monitor.retryWhenOffline
  }

  /**
   * Restores the connection of the last run and checks the subscription in the background.
   *
   * @param idle resolves when there is time for the check: the window is shown first
   */
  async start(idle: Promise<unknown> = Promise.resolve()): Promise<void> {
    if (!(await this.#load())) return
    const profile = this.#profile
    const isReady = profile?.mode === 'demo' ? this.#openDemo() : profile && this.#restore(profile)
    if (await isReady) void idle.then(() => this.check())
  }
  /** False: the stored profile cannot be read. */
  readonly #load = (): Promise<boolean> => this.#storage.load((profile) => (this.#profile = profile))

  /** False: the key is missing. */
  async #restore(profile: StoredConnection): Promise<boolean> {
    const access = await this.#serviceAccess(profile)
    this.#keyStorage = access ? await this.#storage.keyStorage() : 'none'
    if (access) this.#use(profile, access.account, 'connecting')
    else this.#use(profile, null, 'no-key', await this.#storage.missingKey(profile))
    return access !== null
  }

  /**
   * Checks the address and key with one `/vdb/subscription` call, counted against that key. `active: true`: stored and
   * active. `active: false`: stored and active, but reported as a failure. Any other response: nothing is changed.
   * Without `apiKey` the stored key is used, for an address of the same origin only.
   */
  async connect({ baseUrl, apiKey }: { baseUrl: string; apiKey?: string }): Promise<Result<ConnectionState>> {
    const address = parseBaseAddress(baseUrl)
    if (!address.ok) return failed('bad-address', { params: { reason: address.reason } })
    if (!(await this.#load())) return failed('store-failed')
    const typed = apiKey?.trim()
    const key = typed || (await this.#storage.keyFor(address.baseUrl))
    if (!key) return failed('bad-key', { params: { missing: 1 } })

    const profile = this.#storage.profileFor(address.baseUrl, key, this.#profile?.behindDemo ?? this.#profile)
    const tried = { baseUrl: address.baseUrl, apiKey: key }
    const access: ApiAccess = { profile: profile.id, ...tried, account: await this.#deps.accountOf(tried, true) }
    let begun = this.#monitor.callStarted()
    let response = await this.#subscription.call(access)
    // a call that a proxy stopped is not counted: the user logs in and the call is repeated
    while (!response.ok && response.failure.code === 'proxy-login' && (await this.#deps.proxyLogin())) {
      begun = this.#monitor.callStarted()
      response = await this.#subscription.call(access)
    }
    if (!response.ok) return { ok: false, failure: toFailure(response.failure) }
    const keyStorage = await this.#storage.save(profile, typed)
    if (keyStorage === null) return failed('store-failed')
    this.#keyStorage = keyStorage
    await this.#demo.close()
    this.#use(profile, await this.#deps.accountOf(tried), 'online')
    this.#monitor.subscriptionAnswered(response, begun)
    const { failure } = this.#monitor
    return failure ? { ok: false, failure } : done(this.state())
  }

  /** See `ConnectionStorage.provision`. After `start`, the new connection is used at once. */
  applyProvisioning(given: Parameters<ConnectionStorage['provision']>[0]): ReturnType<ConnectionStorage['provision']> {
    return this.#storage.provision(given, (profile) => this.#useStored(profile))
  }

  /** Opens the built-in catalogue, served over HTTP on this computer. A stored key stays. */
  async demo(): Promise<Result<ConnectionState>> {
    return (await this.#openDemo()) ? this.check() : failed('demo-failed')
  }

  /** False: it could not be opened; the error is logged. */
  async #openDemo(): Promise<boolean> {
    if (!(await this.#load())) return false
    const before = this.#profile
    try {
      const { account } = await this.#demo.open()
      const behind =
        before?.mode === 'service' ? withSubscription(before, this.#ended, this.#known) : before?.behindDemo
      const profile = demoConnection(behind)
      await this.#storage.write(profile)
      this.#keyStorage = 'none'
      this.#use(profile, account, 'demo')
      return true
    } catch (error) {
      this.#deps.log.error('demo.start', { error })
      return false
    }
  }

  async #useStored(profile: StoredConnection): Promise<void> {
    await this.#demo.close()
    if (await this.#restore(profile)) void this.check()
  }

  /** Checks the subscription with one call; concurrent checks share it. A good response resumes background calls. */
  check(): Promise<Result<ConnectionState>> {
    if (this.#checking) return this.#checking
    const checking = this.#check().finally(() => this.#checking === checking && (this.#checking = null))
    return (this.#checking = checking)
  }

  /**
   * Ends this connection; only on a user's request (trap 1). In the demo catalogue: returns to the previous service
   * with its key, or to the first screen. Otherwise: deletes the key and the profile.
   */
  async forget(): Promise<Result<ConnectionState>> {
    const behind = this.#profile?.behindDemo
    try {
      if (behind) {
        await this.#storage.write(behind)
        await this.#useStored(behind)
        return done(this.state())
      }
      if (this.#profile?.mode === 'service') await this.#storage.removeKey()
      await this.#storage.write(null)
    } catch (error) {
      this.#deps.log.error('connection.forget', { error })
      return failed('store-failed')
    }
    await this.#demo.close()
    this.#keyStorage = 'none'
    this.#use(null, null, 'no-key')
    return done(this.state())
  }

  readonly clockSkewChanged = (): void => this.#notify()
  readonly networkHint = (): void => this.#monitor.networkHint()

  async stop(): Promise<void> {
    this.#monitor.stop()
    await this.#demo.close()
  }

  async #check(): Promise<Result<ConnectionState>> {
    const profile = this.#profile
    if (!profile) return failed('not-connected')
    // the key store may release the key now
    if (this.#monitor.state === 'no-key' && !(await this.#restore(profile))) return done(this.state())
    const begun = this.#monitor.callStarted()
    const response = await this.#subscription.call()
    if (profile !== this.#profile) return done(this.state())
    this.#monitor.subscriptionAnswered(response, begun)
    return response.ok ? done(this.state()) : { ok: false, failure: toFailure(response.failure) }
  }

  async #explain(): Promise<void> {
    const profile = this.#profile
    const response = await this.#subscription.call()
    if (profile === this.#profile) this.#monitor.unauthorisedExplained(response)
  }

  #use(next: StoredConnection | null, account: string | null, state: StartState, failure: Failure | null = null): void {
    this.#profile = next
    this.#ended = next?.ended ?? false
    this.#known = next?.subscription ?? null
    // a running check belongs to the previous profile
    this.#checking = null
    this.#subscription.cancelAll()
    // listeners ask for the profile, which depends on the state; they drop the previous data before it is reported
    this.#monitor.reset(state, failure, this.#known)
    this.#deps.onProfile(next, account)
    this.#notify()
  }

  /** Stores the subscription, so that it is known offline. */
  #storeSubscription(): void {
    const { subscription } = this.#monitor.snapshot()
    if (this.#profile?.mode !== 'service' || subscription === null) return
    const known = storableSubscription(subscription)
    const ended = known.active === null ? this.#ended : !known.active
    if (this.#ended === ended && isSameSubscription(this.#known, known)) return
    ;[this.#ended, this.#known] = [ended, known]
    this.#storage.update(withSubscription(this.#profile, ended, known))
  }
  #notify(): void {
    for (const listener of this.#listeners) listener(this.state())
  }
}
