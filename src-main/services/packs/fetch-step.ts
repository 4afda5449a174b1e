/** Fetches one step of a pack and stores the response before the step counts as finished. */
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../shared/text/languages'
import type { ApiFailure } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import type { CachedCatalogue } from '../catalogue/cached-catalogue'
import { writeInfoOf } from '../catalogue/fetch-and-store'
import { retryStore } from '../store-retry'

export interface StepFetchOptions<N extends EndpointName = EndpointName> {
  readonly priority: 'pack' | 'refresh' | 'command'
  /** Cancels the call unless it is already sent. */
  readonly signal: AbortSignal
  /** Runs before each spent call, retries included. */
  readonly onSpent: () => Promise<void>
  /** Runs when a spent call was certainly not sent. */
  readonly onUnsent: () => Promise<void>
  /** Whether the cached response makes the call unnecessary. */
  readonly enough: (cached: CachedAnswer<N>) => boolean
}
/** `here`: the response was cached meanwhile, and no call was made. */
type StepFetchResult<N extends EndpointName> =
  | { readonly ok: true; readonly data: Endpoints[N]['result'] | null; readonly here: boolean }
  | { readonly ok: false; readonly failure: ApiFailure }
export type FetchStep = <N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  language: LanguageCode,
  options: StepFetchOptions<N>
) => Promise<StepFetchResult<N>>

interface StepFetcherDeps {
  readonly catalogue: Pick<CachedCatalogue, 'fetch'>
  readonly store: Pick<CatalogueStore, 'read' | 'write'>
  readonly clock: Clock
  profile(): string | null
  /** Called with every response, so that its pictures may be shown. */
  onAnswer<N extends EndpointName>(name: N, response: Endpoints[N]['result']): void
  /** A response that the call could not store is stored. */
  onStored<N extends EndpointName>(name: N, params: Endpoints[N]['params']): void
}

/**
 * A 404 is stored as well: for a performance it is a result (null), for an engine it marks the record as no longer
 * listed and remains a failure. Rejects when the store cannot be read or written.
 */
export function createStepFetcher(deps: StepFetcherDeps): FetchStep {
  const { catalogue, store, clock, profile, onAnswer, onStored } = deps
  return async <N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    { priority, signal, onSpent, onUnsent, enough }: StepFetchOptions<N>
  ): Promise<StepFetchResult<N>> => {
    const profileId = profile()
    if (profileId === null) return { ok: false, failure: { code: 'not-connected' } }
    let here = false
    let counted = false
    let readError: unknown = null
    let isStarter = false
    const response = await catalogue.fetch(name, params, {
      profile: profileId,
      language,
      priority,
      signal,
      finishOnceSent: true,
      retryStore: true,
      // a user who joined the call may still wait for it after the pack has left
      onSpent: () => {
        counted = !signal.aborted
        return counted ? onSpent() : undefined
      },
      onNotSent: () => (counted ? onUnsent() : undefined),
      readCached: async () => {
        isStarter = true
        try {
          const cached = await retryStore(clock, () => store.read(profileId, name, params, language))
          here = cached !== null && enough(cached)
          return here ? cached : null
        } catch (error) {
          readError = error
          return 'unreadable'
        }
      }
    })
    if (readError !== null) throw readError as Error
    here &&= response.stored === true
    if (!response.ok && response.failure.code !== 'not-found') return response
    const data = response.ok ? response.data : null
    const fetchedAtMs = response.fetchedAtMs ?? clock.now()
    if (response.storeError !== undefined) {
      // tried again within the call already
      if (isStarter) throw response.storeError as Error
      // a user's call whose response could not be stored: stored now, because the call is spent
      await retryStore(clock, () =>
        store.write(profileId, name, params, language, data, fetchedAtMs, writeInfoOf(response))
      )
      onStored(name, params)
    }
    if (response.ok) onAnswer(name, response.data)
    return response.ok || name === 'performance' ? { ok: true, data, here } : { ok: false, failure: response.failure }
  }
}
