/**
 * One call, from the last look at what this desk holds to its answer on disk, as one thing: whoever asks for the same
 * in between, a person or a
 * pack, waits for this one. So nothing is asked twice while an answer is on its way to the disk.
 */
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { CatalogueApi, ApiFailure, CallOptions, ApiResult } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { CatalogueStore, CachedAnswer, WriteOptions } from '../../shared/ports/stores/catalogue-store'
import { retryStore } from '../store-retry'

export interface FetchAndStoreDeps {
  readonly gate: CatalogueApi
  readonly store: Pick<CatalogueStore, 'write'>
  readonly clock: Pick<Clock, 'now' | 'after'>
}
export interface FetchAndStoreOptions<N extends EndpointName> extends Omit<CallOptions, 'access' | 'hooks'> {
  /** Whose answer this is to be. */
  readonly profile: string
  /**
   * What this desk holds by now that makes the call needless; null: nothing does. 'unreadable': nobody knows, and the
   * call is not made.
   */
  readCached(): Promise<CachedAnswer<N> | null | 'unreadable'>
  /** Whether to wait for a store that comes back by itself. */
  readonly retryStore: boolean
}
export type StoredAnswer<N extends EndpointName> = ApiResult<Endpoints[N]['result']>

const NOT_FOUND: ApiFailure = { code: 'not-found', status: 404 }

/** What is stored beside an answer. */
export const writeInfoOf = (answer: ApiResult<unknown>): WriteOptions =>
  answer.ok
    ? { ...(answer.body ? { body: answer.body } : {}), ...(answer.leftOut ? { leftOut: answer.leftOut } : {}) }
    : {}

/** A 404 is kept as well, as an answer that holds nothing. `unkept` on the answer: it could not be written down. */
export function fetchAndStore<N extends EndpointName>(
  { gate, store, clock }: FetchAndStoreDeps,
  name: N,
  params: Endpoints[N]['params'],
  options: FetchAndStoreOptions<N>
): Promise<StoredAnswer<N>> {
  const { profile, readCached, retryStore: patient, ...asked } = options
  const before = async (inForce: string): Promise<ApiResult<unknown> | null> => {
    // another service since the question was put: these ids mean nothing there
    if (inForce !== profile) return { ok: false, failure: { code: 'cancelled' } }
    const held = await readCached()
    if (held === null) return null
    if (held === 'unreadable') return { ok: false, failure: { code: 'store-failed' } }
    return held.data === null || held.goneSinceMs !== null
      ? { ok: false, failure: NOT_FOUND }
      : { ok: true, data: held.data, fetchedAtMs: held.fetchedAtMs }
  }
  const after = async (answer: ApiResult<unknown>): Promise<void> => {
    if (!answer.ok && answer.failure.code !== 'not-found') return
    const [data, atMs] = answer.ok ? [answer.data as Endpoints[N]['result'], answer.fetchedAtMs] : [null, clock.now()]
    const write = (): Promise<void> =>
      store.write(profile, name, params, asked.language, data, atMs, writeInfoOf(answer))
    await (patient ? retryStore(clock, write) : write())
  }
  return gate.call(name, params, { ...asked, hooks: { before, after } })
}
