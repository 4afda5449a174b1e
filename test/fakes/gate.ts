/** A gate that answers from a list of rules and remembers what was asked. */
import { addressOf, type EndpointName, type Endpoints } from '@shared/catalogue/endpoints'
import type { Access, CatalogueGate, GateFailure, GateResult } from '@shared/ports/network/api-client'
import type { CallPriority } from '@shared/ports/network/call-budget'
import type { LanguageCode } from '@shared/text/languages'

export interface AskedCall {
  name: EndpointName
  address: string
  language: LanguageCode
  priority: CallPriority
  access: Access | undefined
}
type Rule = (call: AskedCall) => GateResult<unknown> | undefined

export class FakeGate implements CatalogueGate {
  readonly calls: AskedCall[] = []
  /** In force when a call is begun. */
  profile = (): string => 'p1'
  nowMs = Date.UTC(2026, 4, 14, 10, 32)
  readonly #rules: Rule[] = []

  /** The newest rule that has an answer wins. */
  answer<N extends EndpointName>(name: N, data: Endpoints[N]['result']): this {
    return this.rule((call) => (call.name === name ? { ok: true, data, fetchedAtMs: this.nowMs } : undefined))
  }
  fail(name: EndpointName | '*', failure: GateFailure): this {
    return this.rule((call) => (name === '*' || call.name === name ? { ok: false, failure } : undefined))
  }
  rule(rule: Rule): this {
    this.#rules.unshift(rule)
    return this
  }

  call: CatalogueGate['call'] = async (name, params, { language, priority, access, around }) => {
    const call: AskedCall = { name, address: addressOf(name, params), language, priority, access }
    const here = await around?.before(this.profile())
    if (here) return { ...here, stored: true } as GateResult<never>
    this.calls.push(call)
    for (const rule of this.#rules) {
      const found = rule(call)
      if (!found) continue
      try {
        await around?.after(found)
      } catch (unkept) {
        return { ...found, unkept } as GateResult<never>
      }
      return found as GateResult<never>
    }
    throw new Error(`no answer for ${call.address}`)
  }
}
