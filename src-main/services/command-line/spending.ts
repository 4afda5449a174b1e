/** Fetches records for a command, within the number of requests that it may spend. */
import type { Failure } from '../../contract/failures'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../shared/text/languages'
import { toFailure } from '../call-failure'
import type { FetchStep } from '../packs/fetch-step'

export class Spending {
  readonly #fetchStep: FetchStep
  readonly #most: number
  #spent = 0

  constructor(fetchStep: FetchStep, most: number) {
    this.#fetchStep = fetchStep
    this.#most = most
  }

  /** Requests sent, retries included. */
  get spent(): number {
    return this.#spent
  }

  get left(): number {
    return this.#most - this.#spent
  }

  /** Stores the answer. null: done; a record that the service does not have is stored as well. Rejects on a bug. */
  async fetch<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<Failure | null> {
    const last = new AbortController()
    const answer = await this.#fetchStep(name, params, language, {
      priority: 'command',
      signal: last.signal,
      onSpent: () => {
        this.#spent++
        // the request on its way is the last one: a retry would be one too many
        if (this.left === 0) last.abort()
        return Promise.resolve()
      },
      onUnsent: () => {
        this.#spent--
        return Promise.resolve()
      },
      enough: () => false
    })
    return answer.ok || answer.failure.code === 'not-found' ? null : toFailure(answer.failure)
  }
}
