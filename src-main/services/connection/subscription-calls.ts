import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { ApiAccess, ApiResult, CatalogueApi } from '../../shared/ports/network/api-client'
import type { LanguageCode } from '../../shared/text/languages'
import { InFlightCalls } from '../in-flight'

interface SubscriptionCallsDeps {
  readonly api: CatalogueApi
  language(): LanguageCode
}

/** Calls the subscription. Concurrent calls with the same key share the request. */
export class SubscriptionCalls {
  readonly #deps: SubscriptionCallsDeps
  readonly #inFlight = new InFlightCalls<ApiResult<SubscriptionStatus>>({ ok: false, failure: { code: 'cancelled' } })

  constructor(deps: SubscriptionCallsDeps) {
    this.#deps = deps
  }

  /** @param access an address and key that are not active yet; omitted: the active ones */
  call(access?: ApiAccess): Promise<ApiResult<SubscriptionStatus>> {
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
