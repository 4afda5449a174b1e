/**
 * One fetch: last look into the store, call, write. All of it is shared by the callers that ask for the same meanwhile,
 * so no call is repeated while an answer is being stored.
 */
import { addressOf, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import { isLongList } from '../../shared/catalogue/first-rows'
import { WRONG_PATH } from '../../shared/connection/response-origin'
import { isLevel } from '../../shared/catalogue/records'
import type { CatalogueApi, ApiFailure, ApiResult } from '../../shared/ports/network/api-client'
import type { LanguageCode } from '../../shared/text/languages'
import type { Clock } from '../../shared/ports/system/clock'
import type { CatalogueStore, CachedAnswer, WriteOptions } from '../../shared/ports/stores/catalogue-store'
import { retryStore } from '../store-retry'
import { InFlightCalls, type Caller, type InFlightCall } from '../in-flight'

interface FetchDeps {
  readonly api: CatalogueApi
  readonly store: Pick<CatalogueStore, 'read' | 'write'>
  readonly clock: Pick<Clock, 'now' | 'after'>
  /** null: not connected. */
  profile(): string | null
  /** The path of the base address is known to be wrong. */
  hasWrongPath(): boolean
  /** An answer is stored. */
  onStored(name: EndpointName, params: object, options: FetchOptions, fetchedAtMs: number): void
}
export interface FetchOptions extends Caller {
  /** The profile the answer is stored for. With another one in use the call is cancelled. */
  readonly profile: string
  readonly language: LanguageCode
  /** A stored answer that replaces the call; null: none. 'unreadable': the call is not made. */
  readCached(): Promise<CachedAnswer<EndpointName> | null | 'unreadable'>
  /** Waits for a store that becomes available again by itself. */
  readonly retryStore: boolean
}
/** `stored`: no call was made. `storeError`: the answer could not be stored; every caller gets it. */
export type FetchResult<T> = ApiResult<T> & {
  readonly storeError?: unknown
  readonly stored?: true
  /** The same answer once the store has it or has failed, for a caller that takes an answer before. */
  readonly storing?: Promise<FetchResult<unknown>>
}

export interface CatalogueCalls<O> {
  call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: O
  ): Promise<FetchResult<Endpoints[N]['result']>>
}

const NOT_FOUND: ApiFailure = { code: 'not-found', status: 404 }
const CANCELLED = { ok: false, failure: { code: 'cancelled' } } as const

/** The body and the completeness of an answer, stored beside its records. */
export const writeInfoOf = (answer: ApiResult<unknown>): WriteOptions =>
  answer.ok ? { body: answer.body, leftOut: answer.leftOut, computer: answer.computer } : {}

export class CatalogueFetcher implements CatalogueCalls<FetchOptions> {
  readonly #deps: FetchDeps
  readonly #inFlight: InFlightCalls<FetchResult<unknown>>

  constructor(deps: FetchDeps) {
    this.#deps = deps
    this.#inFlight = new InFlightCalls<FetchResult<unknown>>(CANCELLED, deps.clock)
  }

  /** A 404 is stored as well, as an answer without data. */
  async call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: FetchOptions
  ): Promise<FetchResult<Endpoints[N]['result']>> {
    // the figures of a pair are the same in all languages
    const language = name === 'performance' ? '*' : options.language
    const key = `${options.profile} ${language} ${addressOf(name, params)}`
    const answer = await this.#inFlight.join(key, options, (call) => this.#fetch(name, params, options, call))
    return answer as FetchResult<Endpoints[N]['result']>
  }

  /** For a change of the service or the key. */
  cancelAll(): void {
    this.#inFlight.cancelAll()
  }

  async #fetch<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: FetchOptions,
    call: InFlightCall<FetchResult<unknown>>
  ): Promise<FetchResult<unknown>> {
    const { api, profile } = this.#deps
    // the ids mean nothing to another service
    if (profile() !== options.profile) return CANCELLED
    const cached = await options.readCached()
    if (cached === 'unreadable') return { ok: false, failure: { code: 'store-failed' }, stored: true }
    if (cached && !call.isRaisedToRefresh)
      return cached.data === null || cached.goneSinceMs !== null
        ? { ok: false, failure: NOT_FOUND, stored: true }
        : { ok: true, data: cached.data, fetchedAtMs: cached.fetchedAtMs, computer: cached.computer, stored: true }
    if (profile() !== options.profile) return CANCELLED
    const answer = await api.call(name, params, call.options(options.language))
    const storing = this.#write(name, params, options, answer)
    const unstored: FetchResult<unknown> = { ...answer, storing }
    const isLong = answer.ok && Array.isArray(answer.data) && isLongList(answer.data)
    call.markArrived(isLong ? unstored : undefined)
    return storing
  }

  /**
   * A base address with another path answers 404 to every call. An empty list would hide what is stored, and the list
   * of types with it the whole catalogue.
   */
  async #isElsewhere(
    name: EndpointName,
    { profile, language }: FetchOptions,
    answer: ApiResult<unknown>
  ): Promise<boolean> {
    if (answer.ok && !(Array.isArray(answer.data) && answer.data.length === 0)) return false
    if (name !== 'types') return this.#deps.hasWrongPath()
    const stored = await this.#deps.store.read(profile, 'types', {}, language).catch(() => null)
    return (stored?.data ?? []).length > 0
  }

  async #write<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: FetchOptions,
    answer: ApiResult<Endpoints[N]['result']>
  ): Promise<FetchResult<unknown>> {
    if (!answer.ok && answer.failure.code !== 'not-found') return answer
    if (await this.#isElsewhere(name, options, answer)) return { ok: false, failure: WRONG_PATH }
    const { store, clock } = this.#deps
    const data = answer.ok ? answer.data : null
    const atMs = answer.fetchedAtMs ?? clock.now()
    const write = (): Promise<void> =>
      store.write(options.profile, name, params, options.language, data, atMs, writeInfoOf(answer))
    try {
      await (options.retryStore ? retryStore(clock, write) : write())
    } catch (storeError) {
      return { ...answer, storeError }
    }
    this.#deps.onStored(name, params, options, atMs)
    return answer.ok && (isLevel(name) || name === 'engineSearch')
      ? { ...answer, data: await this.#completedList(name, params, options, answer.data) }
      : answer
  }

  /** The list with the stored values of the fields that it omits (trap 37). */
  async #completedList<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    { profile, language }: FetchOptions,
    received: Endpoints[N]['result']
  ): Promise<Endpoints[N]['result']> {
    const stored = await this.#deps.store.read(profile, name, params, language).catch(() => null)
    return stored?.data ?? received
  }
}
