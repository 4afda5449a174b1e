/** One call for a pack, on disk before it counts as finished. */
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../shared/text/languages'
import type { CatalogueApi, ApiFailure } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { writeInfoOf, fetchAndStore } from '../catalogue/fetch-and-store'
import { retryStore } from '../store-retry'

export interface StepFetchOptions<N extends EndpointName = EndpointName> {
  readonly priority: 'pack'
  /** Takes the call back as long as it is not sent. */
  readonly signal: AbortSignal
  /** Told of each call that is spent, retries included, before it goes out. */
  readonly onSpent: () => Promise<void>
  /** Told when one of them has certainly never gone out. */
  readonly onUnsent: () => Promise<void>
  /** Whether what this desk holds by now makes the call needless. */
  readonly enough: (held: CachedAnswer<N>) => boolean
}
/** `here`: it had come to this desk meanwhile, and no call was made. */
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
  /** The observed gate: answers also tell how the connection stands. */
  readonly gate: CatalogueApi
  readonly store: Pick<CatalogueStore, 'read' | 'write'>
  readonly clock: Clock
  profile(): string | null
  /** Told of every answer, so that its pictures may be shown. */
  onAnswer<N extends EndpointName>(name: N, answer: Endpoints[N]['result']): void
  /** The store has changed behind what a window may show. */
  onStored<N extends EndpointName>(name: N, params: Endpoints[N]['params']): void
}

/**
 * A 404 is kept as well: on a performance it is an answer (data: null), on an engine it marks the record as no longer
 * listed and stays a failure.
 * Rejects when the store can be neither read nor written.
 */
export function createStepFetcher({ gate, store, clock, profile, onAnswer, onStored }: StepFetcherDeps): FetchStep {
  return async <N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    { priority, signal, onSpent, onUnsent, enough }: StepFetchOptions<N>
  ): Promise<StepFetchResult<N>> => {
    const who = profile()
    if (who === null) return { ok: false, failure: { code: 'not-connected' } }
    let here = false
    let told = false
    let unreadable: unknown = null
    const answer = await fetchAndStore({ gate, store, clock }, name, params, {
      profile: who,
      language,
      priority,
      signal,
      finishOnceSent: true,
      retryStore: true,
      // a person who joined may still wait for it when the pack has left
      onSpent: () => {
        told = !signal.aborted
        return told ? onSpent() : undefined
      },
      onNotSent: () => (told ? onUnsent() : undefined),
      readCached: async () => {
        try {
          const held = await retryStore(clock, () => store.read(who, name, params, language))
          here = held !== null && enough(held)
          return here ? held : null
        } catch (error) {
          unreadable = error
          return 'unreadable'
        }
      }
    })
    if (unreadable !== null) throw unreadable as Error
    if (!answer.ok && answer.failure.code !== 'not-found') return answer
    const data = answer.ok ? answer.data : null
    // asked by a person, whose answer nobody could keep: it is paid for all the same
    if (answer.storeError !== undefined)
      await retryStore(clock, () =>
        store.write(
          who,
          name,
          params,
          language,
          data,
          answer.ok ? answer.fetchedAtMs : clock.now(),
          writeInfoOf(answer)
        )
      )
    if (answer.ok) onAnswer(name, answer.data)
    if (!here) onStored(name, params)
    return answer.ok || name === 'performance' ? { ok: true, data, here } : { ok: false, failure: answer.failure }
  }
}
