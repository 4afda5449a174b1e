/**
 * Answers catalogue queries from the store, and from the service where the store has nothing fresh
 * (stale-while-revalidate): an old answer is returned at once and refreshed in the background.
 *
 * It is the only way to the service for catalogue data. Pages, search, sheets and packs share one running call.
 */
import type { Failure } from '../../contract/failures'
import type { CatalogueAnswer } from '../../contract/channels/catalogue'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import {
  isFresh,
  isWithheld,
  oldestShownMs,
  type FreshnessPolicy,
  type RetentionRules
} from '../../shared/catalogue/freshness'
import { DAY_MS } from '../../shared/durations'
import type { LanguageCode } from '../../shared/text/languages'
import type { CallPriority } from '../../shared/ports/network/call-budget'
import type { CatalogueApi, ApiFailure } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { toFailure } from '../call-failure'
import { CatalogueFetcher, type CatalogueCalls, type FetchOptions } from './fetch-and-store'
import { RecentRefreshes } from './recent-refreshes'

export interface QueryOptions {
  readonly priority?: CallPriority
  readonly signal?: AbortSignal
  /** Calls the service even when a fresh answer is stored. */
  readonly refresh?: boolean
  /** Default: the content language in use. */
  readonly language?: LanguageCode
  /** Does not wait until a long list is stored. For a caller that reads nothing from the store afterwards. */
  readonly takesUnstored?: boolean
}
export type QueryResult<T> =
  { readonly ok: true; readonly value: CatalogueAnswer<T> } | { readonly ok: false; readonly failure: ApiFailure }
/** null: the service answered 404 for a single record. */
export type AnswerOf<N extends EndpointName> = Endpoints[N]['result'] | null

export type CatalogueQueries = Pick<CachedCatalogue, 'query' | 'cached'>

export interface CachedCatalogueDeps {
  readonly api: CatalogueApi
  readonly store: Pick<CatalogueStore, 'read' | 'write'>
  readonly clock: Clock
  readonly log: Log
  /** null: not connected. */
  profile(): string | null
  hasWrongPath(): boolean
  language(): LanguageCode
  policy(): FreshnessPolicy
  retention(): RetentionRules
  /** The service last reported the subscription as not active. */
  subscriptionEnded(): boolean
  /** Derives the connection state from the calls. */
  observe(calls: CatalogueCalls<FetchOptions>): CatalogueCalls<FetchOptions>
  /** False while background refreshes are useless: offline, refused, over the limit. */
  mayRefresh(): boolean
  onUserCall(): void
  /** A query was answered from the store or by the service. */
  onServed?(source: 'desk' | 'service'): void
  /** Receives every answer that is returned, stored or fetched. */
  onAnswer<N extends EndpointName>(name: N, answer: AnswerOf<N>, params: Endpoints[N]['params']): void
  /** An answer is stored, or its background refresh has failed or may be tried again. */
  onUpdated(name: EndpointName, params: object, fetchedAtMs?: number): void
  /** A fetched answer could not be stored; it is returned all the same. */
  onStoreFailure(error: unknown): void
}

/** A 404 of these endpoints means "no data"; of other single records, that the record does not exist. */
const NOT_FOUND_IS_DATA: ReadonlySet<EndpointName> = new Set(['performance'])
const ENDED = { ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } } as const
const NOT_CONNECTED = { ok: false, failure: { code: 'not-connected' } } as const

interface RecordKey<N extends EndpointName> {
  readonly profile: string
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly language: LanguageCode
}
type CatalogueQuery<N extends EndpointName> = RecordKey<N> & QueryOptions & { readonly priority: CallPriority }

export class CachedCatalogue {
  readonly #deps: CachedCatalogueDeps
  readonly #fetcher: CatalogueFetcher
  readonly #calls: CatalogueCalls<FetchOptions>
  readonly #refreshes: RecentRefreshes

  constructor(deps: CachedCatalogueDeps) {
    this.#deps = deps
    this.#refreshes = new RecentRefreshes(deps.clock)
    this.#fetcher = new CatalogueFetcher({
      ...deps,
      onStored: (name, params, { profile, language }, fetchedAtMs) => {
        this.#refreshes.stored({ profile, name, params, language })
        deps.onUpdated(name, params, fetchedAtMs)
      }
    })
    this.#calls = deps.observe(this.#fetcher)
  }

  /** One fetch without the freshness and retention rules, for packs. */
  fetch: CatalogueCalls<FetchOptions>['call'] = (name, params, options) => this.#calls.call(name, params, options)

  /** Asks the service again, also for what may not be shown, to learn whether it answers. */
  probe(name: EndpointName, params: Endpoints[EndpointName]['params'], language?: LanguageCode): Promise<unknown> {
    return this.#answer(name, params, { refresh: true, ...(language && { language }) })
  }

  /** Lets the pages try failed background refreshes again: the connection is back. */
  retryRefreshes(): void {
    for (const { name, params } of this.#refreshes.forgetFailures()) this.#deps.onUpdated(name, params)
  }

  cancelAll(): void {
    this.#fetcher.cancelAll()
    this.#refreshes.forgetFailures()
  }

  /** The stored answer within the retention limit, without a call; null: there is none. */
  async cached<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    language?: LanguageCode
  ): Promise<QueryResult<AnswerOf<N>> | null> {
    if (this.#isWithheld()) return ENDED
    const profile = this.#deps.profile()
    if (profile === null) return NOT_CONNECTED
    const cached = await this.#read({ profile, name, params, language: language ?? this.#deps.language() })
    if (!cached || this.#isTooOld(cached.fetchedAtMs)) return null
    // a given language is read for a comparison, not to be shown
    if (language === undefined) this.#deps.onAnswer(name, cached.data, params)
    return { ok: true, value: toAnswer(cached) }
  }

  async query<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options?: QueryOptions
  ): Promise<QueryResult<AnswerOf<N>>> {
    if (this.#isWithheld()) return ENDED
    const result = await this.#answer(name, params, options)
    if (!result.ok) return result
    const { fetchedAt, source, refreshFailure } = result.value
    if (this.#isTooOld(Date.parse(fetchedAt))) return this.#tooOld(refreshFailure?.retryAt)
    this.#deps.onServed?.(source)
    return result
  }

  #isWithheld(): boolean {
    return isWithheld(this.#deps.retention(), this.#deps.subscriptionEnded())
  }

  #isTooOld(fetchedAtMs: number): boolean {
    return fetchedAtMs < (oldestShownMs(this.#deps.retention(), this.#deps.clock.now()) ?? -Infinity)
  }

  #tooOld(retryAt?: string): { readonly ok: false; readonly failure: ApiFailure } {
    const days = (this.#deps.retention().keepMs ?? 0) / DAY_MS
    const retry = retryAt ? { retryAtMs: Date.parse(retryAt) } : {}
    return { ok: false, failure: { code: 'withheld', params: { reason: 'age', days }, ...retry } }
  }

  /** The answer of any age. One that is too old is fetched again before it is returned. */
  async #answer<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: QueryOptions = {}
  ): Promise<QueryResult<AnswerOf<N>>> {
    const { clock, policy, onAnswer } = this.#deps
    const profile = this.#deps.profile()
    if (profile === null) return NOT_CONNECTED
    const { refresh = false, language = this.#deps.language(), priority = 'click' } = options
    const query = { ...options, profile, name, params, language, priority }
    const cached = await this.#read(query)
    if (!cached) return this.#fetch(query, null)
    const fresh =
      cached.language === language && isFresh(name, isEmpty(cached.data), cached.checkedAtMs, clock.now(), policy())
    if (cached.data === null && !NOT_FOUND_IS_DATA.has(name))
      return fresh && !refresh ? { ok: false, failure: { code: 'not-found', status: 404 } } : this.#fetch(query, cached)
    const tooOld = this.#isTooOld(cached.fetchedAtMs)
    if (!tooOld) onAnswer(name, cached.data, params)
    const state = fresh || refresh ? {} : this.#refreshState(query, cached)
    if (state.refreshFailure || !(refresh || tooOld)) return { ok: true, value: { ...toAnswer(cached), ...state } }
    const answer = await this.#fetch({ ...query, refresh: true }, cached)
    if (answer.ok || answer.failure.code === 'cancelled') return answer
    return { ok: true, value: { ...toAnswer(cached), refreshFailure: toFailure(answer.failure) } }
  }

  /** null also when the store cannot be read: the service may still answer. */
  async #read<N extends EndpointName>(record: RecordKey<N>): Promise<CachedAnswer<N> | null> {
    const { store, log } = this.#deps
    const { profile, name, params, language } = record
    try {
      return await store.read(profile, name, params, language)
    } catch (error) {
      log.warn('store.read', { endpoint: name, error })
      return null
    }
  }

  /** @param before the stored answer when the query began; a newer one is returned instead of calling */
  async #fetch<N extends EndpointName>(
    query: CatalogueQuery<N>,
    before: CachedAnswer<N> | null
  ): Promise<QueryResult<AnswerOf<N>>> {
    const { name, params, language, priority } = query
    const { clock, onAnswer, onUserCall } = this.#deps
    if (priority === 'click' || priority === 'visible') onUserCall()
    const answer = await this.#calls.call(name, params, {
      ...query,
      retryStore: false,
      readCached: async () => {
        const cached = await this.#read(query)
        return cached && isNewer(cached, before, language) ? cached : null
      }
    })
    if (answer.storing) void answer.storing.then(({ storeError }) => this.#reportStoreError(name, storeError))
    else this.#reportStoreError(name, answer.storeError)
    if (answer.ok) onAnswer(name, answer.data, params)
    else if (answer.failure.code !== 'not-found') return answer
    else {
      // no longer listed by the service, still readable here (trap 10)
      const stored = await this.#read(query)
      if (stored && stored.data !== null) return { ok: true, value: toAnswer(stored) }
      if (!NOT_FOUND_IS_DATA.has(name)) return answer
    }
    const fetchedAt = new Date(answer.fetchedAtMs ?? clock.now()).toISOString()
    const from = answer.ok ? { data: answer.data, computer: answer.computer } : { data: null }
    return { ok: true, value: { ...from, fetchedAt, source: 'service', language } }
  }

  #reportStoreError(endpoint: EndpointName, error: unknown): void {
    if (error === undefined) return
    this.#deps.log.warn('store.write', { endpoint, error })
    this.#deps.onStoreFailure(error)
  }

  /** Starts a background refresh unless one runs, has just ended, or would fail. */
  #refreshState<N extends EndpointName>(
    query: CatalogueQuery<N>,
    cached: CachedAnswer<N>
  ): Pick<CatalogueAnswer<unknown>, 'refreshing' | 'refreshFailure'> {
    const ended = this.#refreshes.ended(query)
    if (ended) return ended.failure ? { refreshFailure: ended.failure } : {}
    if (!this.#deps.mayRefresh()) return {}
    if (this.#refreshes.start(query)) void this.#refresh(query, cached)
    return { refreshing: true }
  }

  async #refresh<N extends EndpointName>(
    { profile, name, params, language }: CatalogueQuery<N>,
    cached: CachedAnswer<N>
  ): Promise<void> {
    const { log, onUpdated } = this.#deps
    // texts of another language disturb the user; mere age does not
    const priority = cached.language === language ? 'refresh' : 'visible'
    let failure: Failure | null
    try {
      const answer = await this.#fetch({ profile, name, params, language, priority }, cached)
      failure = answer.ok ? null : toFailure(answer.failure)
    } catch (error) {
      log.error('calls.refresh', { endpoint: name, error })
      failure = { code: 'internal' }
    }
    // an answer that is stored has reported the end
    if (this.#refreshes.end({ profile, name, params, language }, failure)) onUpdated(name, params)
  }
}

const isEmpty = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0)

/** Whether the service has answered since. An answer from a pack file does not count: the caller asks the service. */
function isNewer(
  { origin, language, checkedAtMs }: CachedAnswer<EndpointName>,
  before: CachedAnswer<EndpointName> | null,
  wanted: LanguageCode
): boolean {
  if (origin || language !== wanted) return false
  return before === null || before.language !== wanted || checkedAtMs > before.checkedAtMs
}

function toAnswer<N extends EndpointName>(cached: CachedAnswer<N>): CatalogueAnswer<AnswerOf<N>> {
  const { data, fetchedAtMs, language, goneSinceMs, origin } = cached
  return {
    data,
    fetchedAt: new Date(fetchedAtMs).toISOString(),
    source: 'desk',
    language,
    computer: cached.computer,
    ...(goneSinceMs === null ? {} : { goneSince: new Date(goneSinceMs).toISOString() }),
    ...(origin
      ? { file: { signer: origin.signer, name: origin.name, writtenAt: new Date(origin.writtenAtMs).toISOString() } }
      : {})
  }
}
