/** One call for a pack: asked whatever the age of what is held, and on disk before it counts as finished. */
import type { EndpointName, Endpoints } from '../core/catalogue/endpoints'
import type { LanguageCode } from '../core/languages'
import type { CatalogueGate, Clock, GateFailure } from '../core/ports'
import type { CatalogueStore } from '../core/store-ports'
import { patiently } from './pack-patience'

export interface FetchOptions {
  readonly priority: 'pack'
  /** Takes the call back as long as it is not sent. */
  readonly signal: AbortSignal
  /** Told of each call that is spent, retries included. */
  readonly onSpent: () => void
}
export type Fetched<N extends EndpointName> = { readonly ok: true; readonly data: Endpoints[N]['result'] | null } | { readonly ok: false; readonly failure: GateFailure }
export type FetchStep = <N extends EndpointName>(name: N, params: Endpoints[N]['params'], language: LanguageCode, options: FetchOptions) => Promise<Fetched<N>>

export interface PackFetchParts {
  /** The observed gate: answers also tell how the connection stands. */
  readonly gate: CatalogueGate
  readonly store: Pick<CatalogueStore, 'write'>
  readonly clock: Clock
  profile(): string | null
  /** Told of every answer, so that its pictures may be shown. */
  seen<N extends EndpointName>(name: N, answer: Endpoints[N]['result']): void
  /** The store has changed behind what a window may show. */
  kept<N extends EndpointName>(name: N, params: Endpoints[N]['params']): void
}

/**
 * A 404 is kept as well: on a performance it is an answer (data: null), on an engine it marks the record as no longer listed and stays a failure.
 * Rejects when the store cannot be written.
 */
export function createPackFetch({ gate, store, clock, profile, seen, kept }: PackFetchParts): FetchStep {
  return async (name, params, language, { priority, signal, onSpent }) => {
    const who = profile()
    if (who === null) return { ok: false, failure: { code: 'not-connected' } }
    const answer = await gate.call(name, params, { language, priority, signal, keepSent: true, onSpent })
    const absent = !answer.ok && answer.failure.code === 'not-found'
    if (!answer.ok && !absent) return answer
    const data = answer.ok ? answer.data : null
    const atMs = answer.ok ? answer.fetchedAtMs : clock.now()
    await patiently(clock, () => store.write(who, name, params, language, data, atMs))
    if (answer.ok) seen(name, answer.data)
    kept(name, params)
    return answer.ok || name === 'performance' ? { ok: true, data } : answer
  }
}
