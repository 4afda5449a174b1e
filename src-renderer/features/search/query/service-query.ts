/**
 * What a typed text asks: which address, or why nothing is asked.
 */
import { ENDPOINTS, isLongEnough } from '@shared/catalogue/endpoints'
import { isTypedLink } from '@/composables/catalogue/typed-link'
import { isLocalOnly, serviceQueryText } from './query-prefixes'

/** A search as the service would be asked. `fuel` empty: the names of the catalogue; otherwise the engines. */
export interface ServiceQuery {
  readonly endpoint: 'search' | 'engineSearch'
  readonly query: string
  readonly fuel: string
}
export type ParsedServiceQuery =
  | { readonly kind: 'blank' | 'desk-only' }
  | { readonly kind: 'too-short'; readonly least: number }
  | { readonly kind: 'question'; readonly question: ServiceQuery }

const endpointFor = (fuel: string): ServiceQuery['endpoint'] => (fuel === '' ? 'search' : 'engineSearch')

/** Code points the service asks for at least, with this fuel. */
export function minQueryLength(fuel: string): number {
  return ENDPOINTS[endpointFor(fuel)].minQuery ?? 0
}

/**
 * Reads the box: trims, leaves out the prefixes only this desk knows, chooses the address by the fuel, and refuses what
 * the service would answer
 * with a 400 (lengths in code points). 'desk-only': the service has no part in it, as with `fav:` and `offline:`.
 */
export function parseServiceQuery(text: string, fuel: string): ParsedServiceQuery {
  const query = serviceQueryText(text)
  const endpoint = endpointFor(fuel)
  if (text.trim() === '') return { kind: 'blank' }
  // nothing is left of it but prefixes, or the service could not keep to them; a link is opened and not looked for
  if (isTypedLink(text) || query === '' || isLocalOnly(text)) return { kind: 'desk-only' }
  if (!isLongEnough(endpoint, query)) return { kind: 'too-short', least: minQueryLength(fuel) }
  return { kind: 'question', question: { endpoint, query, fuel } }
}

/** True when asking again would bring the same answer. */
export function isSameQuery(a: ServiceQuery | null, b: ServiceQuery | null): boolean {
  return a !== null && b !== null && a.endpoint === b.endpoint && a.query === b.query && a.fuel === b.fuel
}
