import type { EndpointName } from '../endpoints'
import type { FieldTable } from './field-kinds'
import {
  ENGINE,
  ENGINE_DETAIL,
  GENERATION,
  MANUFACTURER,
  MODEL,
  PERFORMANCE,
  SEARCH_RESULT,
  SUBSCRIPTION,
  VEHICLE_TYPE
} from './field-tables'

export interface ListShape {
  readonly list: FieldTable
  /** An item needs one of these fields; without, it needs an id. */
  readonly anyOf?: readonly string[]
  /** Field of an item that names its parent, and parameter of the request that names it. */
  readonly parent?: string
}
export interface RecordShape {
  readonly one: FieldTable
  /** Parameter with the record's own id: replaces a missing id; a record with another id is refused. */
  readonly asked?: string
  /** The answer must have at least one of the fields. */
  readonly notEmpty?: boolean
}

export const SHAPES: { readonly [N in EndpointName]: ListShape | RecordShape } = {
  // connecting relies on it, and any server may answer with some object
  subscription: { one: SUBSCRIPTION, notEmpty: true },
  types: { list: VEHICLE_TYPE },
  type: { one: VEHICLE_TYPE, asked: 'type_id' },
  manufacturers: { list: MANUFACTURER, parent: 'vehicle_type_id' },
  manufacturer: { one: MANUFACTURER, asked: 'manufacturer_id' },
  models: { list: MODEL, parent: 'manufacturer_id' },
  model: { one: MODEL, asked: 'model_id' },
  generations: { list: GENERATION, parent: 'model_id' },
  generation: { one: GENERATION, asked: 'generation_id' },
  engines: { list: ENGINE },
  engine: { one: ENGINE_DETAIL, asked: 'engine_id' },
  engineSearch: { list: ENGINE },
  // the specification does not explain the id of a performance record, so it may be missing
  performance: { one: PERFORMANCE },
  search: { list: SEARCH_RESULT, anyOf: ['engine_id', 'generation_id', 'model_id', 'manufacturer_id', 'type_id'] }
}

const SPECIFIED: ReadonlySet<string> = new Set(
  Object.values(SHAPES).flatMap((shape) =>
    Object.entries('list' in shape ? shape.list : shape.one).flatMap(([field, kind]) => [
      field,
      ...(typeof kind === 'string' ? [] : Object.keys(kind.items).map((member) => `${field}.${member}`))
    ])
  )
)
/** Whether the specification has a field of this name; members of a list after a dot. */
export const isSpecifiedField = (field: string): boolean => SPECIFIED.has(field)
