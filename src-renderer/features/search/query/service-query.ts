/**
 * What a typed text asks: which address, or why nothing is asked.
 */
import { ENDPOINTS, isLongEnough } from '@shared/catalogue/endpoints'
import { isTypedLink } from '@/composables/catalogue/typed-link'
import { onlyOfThisDesk, serviceWords } from './query-prefixes'

/** A search as the service would be asked. `fuel` empty: the names of the catalogue; otherwise the engines. */
export interface Question {
  readonly endpoint: 'search' | 'engineSearch'
  readonly query: string
  readonly fuel: string
}
export type Asked =
  | { readonly kind: 'blank' | 'desk-only' }
  | { readonly kind: 'too-short'; readonly least: number }
  | { readonly kind: 'question'; readonly question: Question }

const endpointFor = (fuel: string): Question['endpoint'] => (fuel === '' ? 'search' : 'engineSearch')

/** Code points the service asks for at least, with this fuel. */
export function leastLength(fuel: string): number {
  return ENDPOINTS[endpointFor(fuel)].minQuery ?? 0
}

/**
 * Reads the box: trims, leaves out the prefixes only this desk knows, chooses the address by the fuel, and refuses what
 * the service would answer
 * with a 400 (lengths in code points). 'desk-only': the service has no part in it, as with `fav:` and `offline:`.
 */
export function readQuestion(text: string, fuel: string): Asked {
  const query = serviceWords(text)
  const endpoint = endpointFor(fuel)
  if (text.trim() === '') return { kind: 'blank' }
  // nothing is left of it but prefixes, or the service could not keep to them; a link is opened and not looked for
  if (isTypedLink(text) || query === '' || onlyOfThisDesk(text)) return { kind: 'desk-only' }
  if (!isLongEnough(endpoint, query)) return { kind: 'too-short', least: leastLength(fuel) }
  return { kind: 'question', question: { endpoint, query, fuel } }
}

/** True when asking again would bring the same answer. */
export function sameQuestion(a: Question | null, b: Question | null): boolean {
  return a !== null && b !== null && a.endpoint === b.endpoint && a.query === b.query && a.fuel === b.fuel
}
