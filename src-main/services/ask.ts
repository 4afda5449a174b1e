/**
 * One question to the catalogue: from what this desk holds when it is young enough, else by one call through the gate.
 *
 * Shared by browsing, searching and the engine page, so that "what costs a call" is decided in one place.
 */
import { addressOf, type EndpointName, type Endpoints } from '../core/catalogue/endpoints'
import { isFresh } from '../core/freshness'
import type { LanguageCode } from '../core/languages'
import type { AnswerCache, CallPriority, CatalogueGate, Clock, GateFailure } from '../core/ports'
import { toFailure } from './failures'
import type { Received } from '../contract/state'

export interface AskOptions {
  readonly priority?: CallPriority
  readonly signal?: AbortSignal
  /** Ask the service even when a fresh answer is here. */
  readonly refresh?: boolean
}
export type Asked<T> = { readonly ok: true; readonly value: Received<T> } | { readonly ok: false; readonly failure: GateFailure }
/** What an answer holds; null where 404 said that the one record does not exist. */
export type AnswerOf<N extends EndpointName> = Endpoints[N]['result'] | null

export interface Asker {
  ask<N extends EndpointName>(name: N, params: Endpoints[N]['params'], options?: AskOptions): Promise<Asked<AnswerOf<N>>>
}

export interface AskerParts {
  readonly gate: CatalogueGate
  readonly cache: AnswerCache
  readonly clock: Clock
  /** null: not connected. */
  profile(): string | null
  language(): LanguageCode
  /** Told of everything that came from the service, and of the language it was asked in, before it is handed on. */
  learn<N extends EndpointName>(name: N, params: Endpoints[N]['params'], answer: Endpoints[N]['result'], language: LanguageCode): void
}

const isEmpty = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0)

/** Which 404 on one record is an answer worth keeping ("no data" for a pair) and which an error of the place asked for. */
const ABSENCE_IS_AN_ANSWER: ReadonlySet<EndpointName> = new Set(['performance'])

export function createAsker({ gate, cache, clock, profile, language, learn }: AskerParts): Asker {
  return {
    async ask(name, params, { priority = 'click', signal, refresh = false } = {}) {
      const who = profile()
      if (who === null) return { ok: false, failure: { code: 'not-connected' } }
      const spoken = language()
      const address = addressOf(name, params)
      const held = cache.get(who, spoken, address)
      type Data = AnswerOf<typeof name>
      const received = (data: unknown, fetchedAtMs: number, source: 'desk' | 'service'): Received<Data> => ({
        data: data as Data, fetchedAt: new Date(fetchedAtMs).toISOString(), source, language: spoken
      })
      if (held && !refresh && isFresh(name, isEmpty(held.data), held.fetchedAtMs, clock.now())) return { ok: true, value: received(held.data, held.fetchedAtMs, 'desk') }

      const answer = await gate.call(name, params, { language: spoken, priority, ...(signal ? { signal } : {}) })
      if (answer.ok) {
        cache.put(who, spoken, address, { data: answer.data, fetchedAtMs: answer.fetchedAtMs })
        learn(name, params, answer.data, spoken)
        return { ok: true, value: received(answer.data, answer.fetchedAtMs, 'service') }
      }
      if (answer.failure.code === 'not-found' && ABSENCE_IS_AN_ANSWER.has(name)) {
        const now = clock.now()
        cache.put(who, spoken, address, { data: null, fetchedAtMs: now })
        return { ok: true, value: received(null, now, 'service') }
      }
      // what was here stays readable; why it could not be renewed is told beside it
      if (held && answer.failure.code !== 'cancelled') return { ok: true, value: { ...received(held.data, held.fetchedAtMs, 'desk'), refreshFailure: toFailure(answer.failure) } }
      return { ok: false, failure: answer.failure }
    }
  }
}
