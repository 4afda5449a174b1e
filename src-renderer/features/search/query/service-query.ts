import { ENDPOINTS, isLongEnough } from '@shared/catalogue/endpoints'
import { isTypedLink } from '@/composables/catalogue/typed-link'
import { isLocalOnly, serviceQueryText } from './query-prefixes'

/** `fuel` '': catalogue names; else engines. */
export interface ServiceQuery {
  readonly endpoint: 'search' | 'engineSearch'
  readonly query: string
  readonly fuel: string
}
type ParsedServiceQuery =
  | { readonly kind: 'blank' | 'desk-only' }
  | { readonly kind: 'too-short'; readonly least: number }
  | { readonly kind: 'question'; readonly question: ServiceQuery }

const endpointFor = (fuel: string): ServiceQuery['endpoint'] => (fuel === '' ? 'search' : 'engineSearch')

/** Minimal query length in code points. */
export function minQueryLength(fuel: string): number {
  return ENDPOINTS[endpointFor(fuel)].minQuery ?? 0
}

/**
 * Trims, removes local prefixes, selects the endpoint by fuel, and rejects queries that are too short (a 400 of the
 * service). 'desk-only': only the local search can answer.
 */
export function parseServiceQuery(text: string, fuel: string): ParsedServiceQuery {
  const query = serviceQueryText(text)
  const endpoint = endpointFor(fuel)
  if (text.trim() === '') return { kind: 'blank' }
  // a link is opened, not searched
  if (isTypedLink(text) || query === '' || isLocalOnly(text)) return { kind: 'desk-only' }
  if (!isLongEnough(endpoint, query)) return { kind: 'too-short', least: minQueryLength(fuel) }
  return { kind: 'question', question: { endpoint, query, fuel } }
}

export function isSameQuery(a: ServiceQuery | null, b: ServiceQuery | null): boolean {
  return a !== null && b !== null && a.endpoint === b.endpoint && a.query === b.query && a.fuel === b.fuel
}
