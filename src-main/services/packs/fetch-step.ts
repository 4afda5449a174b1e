/** One call for a pack, on disk before it counts as finished. */
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../shared/text/languages'
import type { ApiFailure } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import type { CachedCatalogue } from '../catalogue/cached-catalogue'
import { writeInfoOf } from '../catalogue/fetch-and-store'
import { retryStore } from '../store-retry'

export interface StepFetchOptions<N extends EndpointName = EndpointName> {
  readonly priority: 'pack'
  /** Cancels the call as long as it is not sent. */
  readonly signal: AbortSignal
  /** Awaited before each request, retries included. */
  readonly onSpent: () => Promise<void>
  /** The last request counted by `onSpent` certainly never left this computer. */
  readonly onUnsent: () => Promise<void>
  /** Whether the stored answer makes the call needless. */
  readonly enough: (held: CachedAnswer<N>) => boolean
}
/** `here`: the answer was stored meanwhile, and no call was made. */
export type StepFetchResult<N extends EndpointName> =
  | { readonly ok: true; readonly data: Endpoints[N]['result'] | null; readonly here: boolean }
  | { readonly ok: false; readonly failure: ApiFailure }
export type FetchStep = <N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  language: LanguageCode,
  options: StepFetchOptions<N>
) => Promise<StepFetchResult<N>>

export interface StepFetcherDeps {
  readonly catalogue: Pick<CachedCatalogue, 'fetch'>
  readonly store: Pick<CatalogueStore, 'read' | 'write'>
  readonly clock: Clock
  profile(): string | null
  /** Receives every answer, so that its pictures may be shown. */
  onAnswer<N extends EndpointName>(name: N, answer: Endpoints[N]['result']): void
  /** A stored record that a window may show has changed. */
  onStored<N extends EndpointName>(name: N, params: Endpoints[N]['params']): void
}

/**
 * A 404 is stored as well: on a performance it is an answer (data: null), on an engine it marks the record as no longer
 * listed and stays a failure. Rejects when the store can be neither read nor written.
 */
export function createStepFetcher({
  catalogue,
  store,
  clock,
  profile: inUse,
  onAnswer,
  onStored
}: StepFetcherDeps): FetchStep {
  return async <N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    { priority, signal, onSpent, onUnsent, enough }: StepFetchOptions<N>
  ): Promise<StepFetchResult<N>> => {
    const profile = inUse()
    if (profile === null) return { ok: false, failure: { code: 'not-connected' } }
    let here = false
    let counted = false
    let unreadable: unknown = null
    const answer = await catalogue.fetch(name, params, {
      profile,
      language,
      priority,
      signal,
      finishOnceSent: true,
      retryStore: true,
      // a user who joined may still wait for the call when the pack has left
      onSpent: () => {
        counted = !signal.aborted
        return counted ? onSpent() : undefined
      },
      onNotSent: () => (counted ? onUnsent() : undefined),
      readCached: async () => {
        try {
          const cached = await retryStore(clock, () => store.read(profile, name, params, language))
          here = cached !== null && enough(cached)
          return here ? cached : null
        } catch (error) {
          unreadable = error
          return 'unreadable'
        }
      }
    })
    if (unreadable !== null) throw unreadable as Error
    if (!answer.ok && answer.failure.code !== 'not-found') return answer
    const data = answer.ok ? answer.data : null
    // a query of a user does not wait for the store, so the answer it started may still be unstored
    const atMs = answer.ok ? answer.fetchedAtMs : clock.now()
    if (answer.storeError !== undefined)
      await retryStore(clock, () => store.write(profile, name, params, language, data, atMs, writeInfoOf(answer)))
    if (answer.ok) onAnswer(name, answer.data)
    if (!here) onStored(name, params)
    return answer.ok || name === 'performance' ? { ok: true, data, here } : { ok: false, failure: answer.failure }
  }
}
