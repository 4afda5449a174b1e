import type { SubscriptionStatus } from '../../shared/catalogue/records'
import { WRONG_PATH } from '../../shared/connection/response-origin'
import type { ApiAccess, ApiResult, CatalogueApi } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { LanguageCode } from '../../shared/text/languages'
import { InFlightCalls } from '../in-flight'

interface SubscriptionCallsDeps {
  readonly api: CatalogueApi
  readonly clock: Pick<Clock, 'after'>
  language(): LanguageCode
}

/** Calls the subscription. Concurrent calls with the same key share the request. */
export class SubscriptionCalls {
  readonly #deps: SubscriptionCallsDeps
  readonly #inFlight: InFlightCalls<ApiResult<SubscriptionStatus>>

  constructor(deps: SubscriptionCallsDeps) {
    this.#deps = deps
    this.#inFlight = new InFlightCalls<ApiResult<SubscriptionStatus>>(
      { ok: false, failure: { code: 'cancelled' } },
      deps.clock
    )
  }

  /**
   * A 404 of the active address is reported as another service's.
   *
   * @param access an address and key that are not active yet; omitted: the active ones
   */
  async call(access?: ApiAccess): Promise<ApiResult<SubscriptionStatus>> {
    const response = await this.#join(access)
    const isElsewhere = !access && !response.ok && response.failure.code === 'not-found'
    return isElsewhere ? { ok: false, failure: { ...response.failure, ...WRONG_PATH } } : response
  }

  #join(access?: ApiAccess): Promise<ApiResult<SubscriptionStatus>> {
    const { api, language } = this.#deps
    const key = access ? `${access.profile} ${access.account}` : ''
    return this.#inFlight.join(key, { priority: 'click' }, (call) =>
      api.call('subscription', {}, { ...call.options(language()), ...(access && { access }) })
    )
  }

  cancelAll(): void {
    this.#inFlight.cancelAll()
  }
}
