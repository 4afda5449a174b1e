/**
 * The fourteen addresses of the catalogue; no other can be built.
 *
 * A table instead of a pattern: the id in a list address is the parent's (`/vdb/models/{manufacturer_id}`), single
 * records need `/view/` except for types, and `/vdb/engines/search` looks like `/vdb/engines/{generation_id}`.
 */
import { isId, type EngineId, type GenerationId, type ManufacturerId, type ModelId, type VehicleTypeId } from './ids'
import type {
  Engine,
  EngineDetail,
  Generation,
  Level,
  Manufacturer,
  Model,
  Performance,
  SearchResult,
  SubscriptionStatus,
  VehicleType
} from './records'

export interface Endpoints {
  subscription: { params: Record<never, never>; result: SubscriptionStatus }
  types: { params: Record<never, never>; result: VehicleType[] }
  type: { params: { type_id: VehicleTypeId }; result: VehicleType }
  manufacturers: { params: { vehicle_type_id: VehicleTypeId }; result: Manufacturer[] }
  manufacturer: { params: { manufacturer_id: ManufacturerId }; result: Manufacturer }
  models: { params: { manufacturer_id: ManufacturerId }; result: Model[] }
  model: { params: { model_id: ModelId }; result: Model }
  generations: { params: { model_id: ModelId }; result: Generation[] }
  generation: { params: { generation_id: GenerationId }; result: Generation }
  engines: { params: { generation_id: GenerationId }; result: Engine[] }
  engine: { params: { engine_id: EngineId }; result: EngineDetail }
  engineSearch: { params: { query: string; fuel?: string }; result: Engine[] }
  performance: { params: { generation_id: GenerationId; engine_id: EngineId }; result: Performance }
  search: { params: { query: string }; result: SearchResult[] }
}
export type EndpointName = keyof Endpoints

interface EndpointShape {
  /** Has `{name}` for each path parameter. */
  readonly path: string
  /** 404 of `list` and `search`: nothing found. 404 of `one`: gone, or none exists. */
  readonly kind: 'status' | 'list' | 'one' | 'search'
  /** Least length of `query` after trimming, in code points. */
  readonly minQuery?: number
}

export const ENDPOINTS: { readonly [N in EndpointName]: EndpointShape } = {
  subscription: { path: '/vdb/subscription', kind: 'status' },
  types: { path: '/vdb/types', kind: 'list' },
  type: { path: '/vdb/types/{type_id}', kind: 'one' },
  manufacturers: { path: '/vdb/manufacturers/{vehicle_type_id}', kind: 'list' },
  manufacturer: { path: '/vdb/manufacturers/view/{manufacturer_id}', kind: 'one' },
  models: { path: '/vdb/models/{manufacturer_id}', kind: 'list' },
  model: { path: '/vdb/models/view/{model_id}', kind: 'one' },
  generations: { path: '/vdb/generations/{model_id}', kind: 'list' },
  generation: { path: '/vdb/generations/view/{generation_id}', kind: 'one' },
  engines: { path: '/vdb/engines/{generation_id}', kind: 'list' },
  engine: { path: '/vdb/engines/view/{engine_id}', kind: 'one' },
  engineSearch: { path: '/vdb/engines/search', kind: 'search', minQuery: 3 },
  performance: { path: '/vdb/performance/{generation_id}/{engine_id}', kind: 'one' },
  search: { path: '/vdb/search', kind: 'search', minQuery: 2 }
}

const ANY_ENDPOINT = new RegExp(
  `^(?:${Object.values(ENDPOINTS)
    .map(({ path }) => path.replace(/\{\w+\}/g, '-?\\d+'))
    .join('|')})/?$`
)
/** @param path below the base address, without a query */
export const isEndpointPath = (path: string): boolean => ANY_ENDPOINT.test(path)

/** Endpoint of one record of each level, and the parameter that names it. */
export const VIEW_OF = {
  types: { name: 'type', param: 'type_id' },
  manufacturers: { name: 'manufacturer', param: 'manufacturer_id' },
  models: { name: 'model', param: 'model_id' },
  generations: { name: 'generation', param: 'generation_id' },
  engines: { name: 'engine', param: 'engine_id' }
} as const satisfies Record<Level, { name: EndpointName; param: string }>

/** Length in code points of the trimmed text, presumably as the service counts. */
export function queryLength(query: string): number {
  return [...query.trim()].length
}

/** True when the service accepts the length; a shorter query is a 400 and is never sent. */
export function isLongEnough(name: 'search' | 'engineSearch', query: string): boolean {
  return queryLength(query) >= (ENDPOINTS[name].minQuery ?? 0)
}

/**
 * Path and query string of a call.
 *
 * @throws RangeError when an id is no int64 or a query is too short, since a word in place of an id would call
 *   another address
 */
export function addressOf<N extends EndpointName>(name: N, params: Endpoints[N]['params']): string {
  const { path, minQuery } = ENDPOINTS[name]
  const given = params as Record<string, string | undefined>
  const filled = path.replace(/\{(\w+)\}/g, (_whole, key: string) => {
    const value = given[key]
    if (!isId(value)) throw new RangeError(`${key} of ${name} is no id: ${JSON.stringify(value)}`)
    return value
  })
  if (minQuery === undefined) return filled
  // half a surrogate pair cannot be encoded
  const query = (given['query'] ?? '').trim().toWellFormed()
  if (queryLength(query) < minQuery) throw new RangeError(`query of ${name} is shorter than ${minQuery}`)
  const search = [`query=${encodeURIComponent(query)}`]
  if (given['fuel']) search.push(`fuel=${encodeURIComponent(given['fuel'].toWellFormed())}`)
  return `${filled}?${search.join('&')}`
}
