/**
 * Which of the fourteen addresses a path is.
 *
 * Written out on its own, not derived from the client's table: a service that shares the table of the client cannot
 * show a mistake in it.
 * Literal words come before ids, so that `/vdb/engines/search` is never the engines of a generation called "search".
 */
import type { EndpointName } from '../../../shared/catalogue/endpoints'
import { parseInt64 } from './int64-json'

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
  /** The address exists, but what stands in an id's place is no int64. */
  | { readonly kind: 'bad-id'; readonly name: EndpointName }
  | { readonly kind: 'unknown' }

/** Matches a path without prefix and query, still percent-encoded. */
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
