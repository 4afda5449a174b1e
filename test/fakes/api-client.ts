/** An API client that answers from a list of rules and records its calls. */
import { addressOf, type EndpointName, type Endpoints } from '@shared/catalogue/endpoints'
import type { ApiAccess, CatalogueApi, ApiFailure, ApiResult } from '@shared/ports/network/api-client'
import type { CallPriority } from '@shared/ports/network/call-budget'
import type { LanguageCode } from '@shared/text/languages'

export interface AskedCall {
  name: EndpointName
  address: string
  language: LanguageCode
  priority: CallPriority
  access: ApiAccess | undefined
}
type Rule = (call: AskedCall) => ApiResult<unknown> | undefined

export class FakeApiClient implements CatalogueApi {
  readonly calls: AskedCall[] = []
  nowMs = Date.UTC(2026, 4, 14, 10, 32)
  readonly #rules: Rule[] = []

  /** The newest rule with an answer wins. */
  answer<N extends EndpointName>(name: N, data: Endpoints[N]['result']): this {
    return this.rule((call) => (call.name === name ? { ok: true, data, fetchedAtMs: this.nowMs } : undefined))
  }
  fail(name: EndpointName | '*', failure: ApiFailure): this {
    return this.rule((call) => (name === '*' || call.name === name ? { ok: false, failure } : undefined))
  }
  rule(rule: Rule): this {
    this.#rules.unshift(rule)
    return this
  }

  call: CatalogueApi['call'] = async (name, params, { language, priority, access }) => {
    const call: AskedCall = { name, address: addressOf(name, params), language, priority, access }
    this.calls.push(call)
    for (const rule of this.#rules) {
      const found = rule(call)
      if (found) return found as ApiResult<never>
    }
    throw new Error(`no answer for ${call.address}`)
  }
}
