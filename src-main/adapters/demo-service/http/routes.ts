/**
 * Maps paths to the fourteen endpoints. It does not share the client's table, which could hide a mistake in it. Literal
 * segments come before ids, so that `/vdb/engines/search` is not a generation called "search".
 */
import type { EndpointName } from '../../../shared/catalogue/endpoints'

const ID = null
const ROUTES: readonly (readonly [EndpointName, ...(string | typeof ID)[]])[] = [
  ['subscription', 'subscription'],
  ['types', 'types'],
  ['type', 'types', ID],
  ['manufacturer', 'manufacturers', 'view', ID],
  ['manufacturers', 'manufacturers', ID],
  ['model', 'models', 'view', ID],
  ['models', 'models', ID],
  ['generation', 'generations', 'view', ID],
  ['generations', 'generations', ID],
  ['engineSearch', 'engines', 'search'],
  ['engine', 'engines', 'view', ID],
  ['engines', 'engines', ID],
  ['performance', 'performance', ID, ID],
  ['search', 'search']
]

export type RouteMatch =
  | { readonly kind: 'found'; readonly name: EndpointName; readonly ids: readonly bigint[] }
  /** A known endpoint with an id that is not int64. */
  | { readonly kind: 'bad-id'; readonly name: EndpointName }
  | { readonly kind: 'unknown' }

/** Matches a percent-encoded path without prefix and query. */
export function matchRoute(path: string): RouteMatch {
  const [empty, family, ...segments] = path.split('/').map(decoded)
  if (empty !== '' || family !== 'vdb') return { kind: 'unknown' }
  for (const [name, ...pattern] of ROUTES) {
    if (pattern.length !== segments.length || !pattern.every((part, i) => part === ID || part === segments[i])) continue
    const ids = segments.filter((_segment, i) => pattern[i] === ID).map(parseInt64)
    return ids.every((id) => id !== null) ? { kind: 'found', name, ids } : { kind: 'bad-id', name }
  }
  return { kind: 'unknown' }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a broken escape is no id and no word of ours
  }
}

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** The int64 of a path segment, or null. */
function parseInt64(text: string): bigint | null {
  if (!/^-?[0-9]{1,19}$/.test(text)) return null
  const value = BigInt(text)
  return value >= LEAST && value <= GREATEST ? value : null
}
