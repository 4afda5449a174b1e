/**
 * Calls of the vehicle database: permit, request, retry, redirect.
 *
 * Only the fourteen addresses of the endpoint table can be called. The key goes into its header and nowhere else;
 * `X-LANG` is always sent. A redirect is followed to an address of the service only, and each step takes a permit
 * of its own (trap 16). The log contains the endpoint, never the address (it may contain a search text), the key or a
 * body.
 */
import { resolveUrl } from '../../shared/connection/base-address'
import { isBackground } from '../../shared/connection/rate-limit'
import { addressOf, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import type { ApiAccess, ApiFailure, ApiResult, CallOptions, CatalogueApi } from '../../shared/ports/network/api-client'
import type { CallBudget, CallPermit } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import { MAX_RETRY_AFTER_MS, retryDelayMs, type RetryableFailure } from '../../shared/connection/retry-delay'
import { delay } from '../../shared/delay'
import { attempt, FAMILY, type AttemptDeps, type Call } from './attempt'
import { readResponseHere, type ResponseReader } from './response-worker/response-reader'

export interface ApiClientDeps extends Omit<AttemptDeps, 'readResponse'> {
  readonly budget: CallBudget
  /** Default: reads in the thread of the caller, whatever the size. */
  readonly readResponse?: ResponseReader
  /** The connection in use; null: not connected. */
  access(): Promise<ApiAccess | null>
  /** False while the service is known to be unreachable: a call then fails after one attempt. Default: true. */
  retryWhenOffline?(): boolean
  readonly clock: Clock
  /** 0 up to 1, for the pauses between attempts. */
  random(): number
}

/** Characters of a header value. With others fetch throws, with the key in its message. */
const SENDABLE_KEY = /^[\x21-\x7e]+$/
const MAX_REDIRECTS = 3

export function createApiClient(deps: ApiClientDeps): CatalogueApi {
  return new ApiClient(deps)
}

class ApiClient implements CatalogueApi {
  readonly #deps: ApiClientDeps & AttemptDeps

  constructor(deps: ApiClientDeps) {
    this.#deps = { ...deps, readResponse: deps.readResponse ?? readResponseHere }
  }

  async call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: CallOptions
  ): Promise<ApiResult<Endpoints[N]['result']>> {
    const address = addressOf(name, params)
    const access = options.access ?? (await this.#deps.access())
    if (!access) return fail({ code: 'not-connected' })
    if (!SENDABLE_KEY.test(access.apiKey)) return fail({ code: 'bad-key' })
    const call = { name, params, access, options, signal: options.signal ?? new AbortController().signal }
    return this.#run(call, resolveUrl(access.baseUrl, address))
  }

  /** All attempts of one call and the redirects it follows. Each takes a permit of its own. */
  async #run<N extends EndpointName>(call: Call<N>, address: string): Promise<ApiResult<Endpoints[N]['result']>> {
    const { progress } = call.options
    let url = address
    let last: ApiFailure | null = null
    let attempts = 1
    let redirects = 0
    for (;;) {
      const acquired = await this.#acquirePermit(call)
      if (!acquired.ok) {
        // without a permit for a retry the failure before it says more
        return last && acquired.failure.code !== 'cancelled' ? fail(last) : acquired
      }
      const { permit } = acquired
      if (call.signal.aborted) {
        permit.settle({ status: null, unsent: true })
        return fail({ code: 'cancelled' })
      }
      try {
        await progress?.onSpent?.()
      } catch (error) {
        permit.settle({ status: null, unsent: true })
        throw error
      }
      const outcome = await attempt(this.#deps, call, url, permit, attempts)
      if (outcome.ok) return outcome
      if (outcome.unsent) await progress?.onNotSent?.()
      if (outcome.location !== undefined && redirects < MAX_REDIRECTS) {
        url = outcome.location
        redirects++
        continue
      }
      last = outcome.failure
      const pauseMs = this.#retryPauseMs(call, attempts, outcome.retryable, outcome.retryAfterMs ?? 0)
      if (pauseMs === null) return fail(last)
      progress?.onRetry?.()
      if (!(await delay(this.#deps.clock, pauseMs, call.signal))) return fail({ code: 'cancelled' })
      attempts++
    }
  }

  /** Milliseconds until the next attempt; null: there is none. */
  #retryPauseMs(
    { options }: Call<EndpointName>,
    attempts: number,
    failure: RetryableFailure | null,
    retryAfterMs: number
  ): number | null {
    if (failure === null || retryAfterMs > MAX_RETRY_AFTER_MS) return null
    // nothing is known about a service that is only tried, and a broken server does answer
    const reachable = options.access !== undefined || failure === 'server' || (this.#deps.retryWhenOffline?.() ?? true)
    const pauseMs = retryDelayMs(failure, attempts, !isBackground(options.priority) && reachable, () =>
      this.#deps.random()
    )
    return pauseMs === null ? null : Math.max(pauseMs, retryAfterMs)
  }

  async #acquirePermit({
    name,
    access,
    options,
    signal
  }: Call<EndpointName>): Promise<{ readonly ok: true; readonly permit: CallPermit } | Failed> {
    const { progress } = options
    for (;;) {
      const { priority } = options
      const result = await this.#deps.budget.acquire(
        FAMILY,
        priority,
        progress?.queueSignal?.() ?? signal,
        access.account ?? access.profile,
        name
      )
      if (result.ok) return result
      if (signal.aborted) return fail({ code: 'cancelled' })
      // the priority has risen meanwhile, so the answer may be another one
      if (options.priority !== priority) continue
      progress?.onRefused?.()
      const code = result.reason === 'ledger' ? 'store-failed' : result.reason
      return fail(result.retryAtMs === undefined ? { code } : { code, retryAtMs: result.retryAtMs })
    }
  }
}

interface Failed {
  readonly ok: false
  readonly failure: ApiFailure
}
const fail = (failure: ApiFailure): Failed => ({ ok: false, failure })
