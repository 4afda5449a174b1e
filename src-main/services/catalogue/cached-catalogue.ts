/**
 * One question to the catalogue: from what this desk holds, at once and with its age; by one call through the gate when
 * nothing is held.
 *
 * Shared by browsing, searching, the engine page and packs, so that "what costs a call" is decided in one place. "What
 * is shown" and "what is
 * being fetched" are two facts: something held but old is answered at once and renewed behind.
 */
import type { Failure } from '../../contract/failures'
import type { CatalogueAnswer } from '../../contract/channels/catalogue'
import { addressOf, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import { isFresh, type FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { LanguageCode } from '../../shared/text/languages'
import type { CallPriority } from '../../shared/ports/network/call-budget'
import type { CatalogueApi, ApiFailure } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { toFailure } from '../call-failure'
import { fetchAndStore } from './fetch-and-store'

export interface QueryOptions {
  readonly priority?: CallPriority
  readonly signal?: AbortSignal
  /** Ask the service even when a fresh answer is here. */
  readonly refresh?: boolean
  /** Another language than the one in force, for packs and sheets. */
  readonly language?: LanguageCode
}
export type QueryResult<T> =
  { readonly ok: true; readonly value: CatalogueAnswer<T> } | { readonly ok: false; readonly failure: ApiFailure }
/** What an answer holds; null where 404 said that the one record does not exist. */
export type AnswerOf<N extends EndpointName> = Endpoints[N]['result'] | null

export interface CachedCatalogue {
  query<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options?: QueryOptions
  ): Promise<QueryResult<AnswerOf<N>>>
  /**
   * What this desk holds, whatever its age; null: nothing. Never spends a call, nor begins a renewal. `language` left
   * out: the one in force.
   */
  cached<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    language?: LanguageCode
  ): Promise<QueryResult<AnswerOf<N>> | null>
}

export interface CachedCatalogueDeps {
  readonly gate: CatalogueApi
  readonly store: Pick<CatalogueStore, 'read' | 'write'>
  readonly clock: Clock
  readonly log: Log
  /** null: not connected. */
  profile(): string | null
  language(): LanguageCode
  policy(): FreshnessPolicy
  /** False while there is no use in renewing by itself: offline, refused, limited. */
  mayRefresh(): boolean
  /** Told of everything that is handed on, from wherever it came. */
  onAnswer<N extends EndpointName>(name: N, answer: AnswerOf<N>, params: Endpoints[N]['params']): void
  /** A renewal behind something shown has ended, well or not. */
  onRefreshed<N extends EndpointName>(name: N, params: Endpoints[N]['params']): void
  /** An answer could not be kept; it is handed on all the same. */
  onStoreFailure(error: unknown): void
}

/** How long a renewal that failed is not tried again by itself. */
const RETRY_FAILED_REFRESH_AFTER_MS = 5 * 60_000
/**
 * How long a renewal that went well is not repeated by itself, whatever the policy says: who shows the record hears of
 * it and asks again, and with
 * an age of 0 that would be the next renewal, and so on.
 */
const MIN_REFRESH_INTERVAL_MS = 30_000
const isEmpty = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0)
/** A 404 here is an answer ("no data" for a pair); on other single records it says that the place asked for is gone. */
const NOT_FOUND_IS_DATA: ReadonlySet<EndpointName> = new Set(['performance'])

interface CatalogueQuery<N extends EndpointName> {
  readonly who: string
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly language: LanguageCode
  readonly priority: CallPriority
  readonly signal: AbortSignal | undefined
}

export function createCachedCatalogue(parts: CachedCatalogueDeps): CachedCatalogue {
  const { gate, store, clock, log } = parts
  const renewing = new Set<string>()
  const renewals = new Map<string, { readonly untilMs: number; readonly failure: Failure | null }>()

  /** null when nothing can be read; a broken store must not keep anybody from asking the service. */
  async function held<N extends EndpointName>(
    who: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<CachedAnswer<N> | null> {
    try {
      return await store.read(who, name, params, language)
    } catch (error) {
      log.warn('store.read', { endpoint: name, error })
      return null
    }
  }

  /**
   * One call, and what came of it on disk before it is handed on.
   *
   * @param here what was held when the question was put: what has come since makes the call needless
   */
  async function call<N extends EndpointName>(
    { who, name, params, language, priority, signal }: CatalogueQuery<N>,
    here: CachedAnswer<N> | null
  ): Promise<QueryResult<AnswerOf<N>>> {
    const answer = await fetchAndStore({ gate, store, clock }, name, params, {
      profile: who,
      language,
      priority,
      retryStore: false,
      ...(signal ? { signal } : {}),
      readCached: async () => {
        const now = await held(who, name, params, language)
        // what came out of a file meanwhile is not what a person who asks the service waits for
        return now &&
          !now.origin &&
          now.language === language &&
          (here === null || here.language !== language || now.checkedAtMs > here.checkedAtMs)
          ? now
          : null
      }
    })
    if (answer.storeError !== undefined) {
      log.warn('store.write', { endpoint: name, error: answer.storeError })
      parts.onStoreFailure(answer.storeError)
    }
    if (answer.ok) {
      parts.onAnswer(name, answer.data, params)
      return { ok: true, value: { data: answer.data, fetchedAt: iso(answer.fetchedAtMs), source: 'service', language } }
    }
    if (answer.failure.code !== 'not-found') return { ok: false, failure: answer.failure }
    if (NOT_FOUND_IS_DATA.has(name))
      return { ok: true, value: { data: null, fetchedAt: iso(clock.now()), source: 'service', language } }
    // gone at the service, still readable here (trap 10)
    const before = await held(who, name, params, language)
    return before && before.data !== null
      ? { ok: true, value: received(before) }
      : { ok: false, failure: answer.failure }
  }

  function received<N extends EndpointName>(h: CachedAnswer<N>): CatalogueAnswer<AnswerOf<N>> {
    return {
      data: h.data,
      fetchedAt: iso(h.fetchedAtMs),
      source: 'desk',
      language: h.language,
      ...(h.goneSinceMs === null ? {} : { goneSince: iso(h.goneSinceMs) }),
      ...(h.origin
        ? { file: { signer: h.origin.signer, name: h.origin.name, writtenAt: iso(h.origin.writtenAtMs) } }
        : {})
    }
  }

  function renew<N extends EndpointName>(key: string, question: CatalogueQuery<N>, here: CachedAnswer<N>): void {
    if (renewing.has(key)) return
    renewing.add(key)
    void call(question, here).then((answer) => {
      renewing.delete(key)
      const now = clock.monotonic()
      for (const [old, { untilMs }] of renewals) if (untilMs <= now) renewals.delete(old)
      renewals.set(
        key,
        answer.ok
          ? { untilMs: now + MIN_REFRESH_INTERVAL_MS, failure: null }
          : { untilMs: now + RETRY_FAILED_REFRESH_AFTER_MS, failure: toFailure(answer.failure) }
      )
      // also after a failure: who shows "being renewed" must hear that it is over
      parts.onRefreshed(question.name, question.params)
    })
  }

  return {
    async cached(name, params, language) {
      const who = parts.profile()
      if (who === null) return { ok: false, failure: { code: 'not-connected' } }
      const here = await held(who, name, params, language ?? parts.language())
      if (!here) return null
      parts.onAnswer(name, here.data, params)
      return { ok: true, value: received(here) }
    },

    async query(name, params, { priority = 'click', signal, refresh = false, language } = {}) {
      const who = parts.profile()
      if (who === null) return { ok: false, failure: { code: 'not-connected' } }
      const spoken = language ?? parts.language()
      const key = `${who} ${spoken} ${addressOf(name, params)}`
      const question: CatalogueQuery<typeof name> = { who, name, params, language: spoken, priority, signal }
      const here = await held(who, name, params, spoken)
      if (!here) return call(question, null)
      const fresh =
        here.language === spoken && isFresh(name, isEmpty(here.data), here.checkedAtMs, clock.now(), parts.policy())
      if (here.data === null && !NOT_FOUND_IS_DATA.has(name)) {
        // the place was asked for before and does not exist; that is remembered for a short time
        return fresh && !refresh ? { ok: false, failure: { code: 'not-found', status: 404 } } : call(question, here)
      }
      parts.onAnswer(name, here.data, params)

      if (refresh) {
        const answer = await call(question, here)
        // what was here stays readable; why it could not be renewed is told beside it
        if (answer.ok || answer.failure.code === 'cancelled') return answer
        return { ok: true, value: { ...received(here), refreshFailure: toFailure(answer.failure) } }
      }
      if (fresh) return { ok: true, value: received(here) }
      const lately = renewals.get(key)
      if (lately && lately.untilMs > clock.monotonic())
        return { ok: true, value: { ...received(here), ...(lately.failure ? { refreshFailure: lately.failure } : {}) } }
      if (!parts.mayRefresh()) return { ok: true, value: received(here) }
      // texts of another language are in a person's way; mere age is not
      renew(key, { ...question, priority: here.language === spoken ? 'refresh' : 'visible', signal: undefined }, here)
      return { ok: true, value: { ...received(here), refreshing: true } }
    }
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
