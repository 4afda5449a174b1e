/** Fields of each record, how each is read and which are nullable; the compiler compares them with `records.ts`. */
import { ENGINE_FIELDS, ENGINE_FIELD_NAMES, isValueField, type EngineField } from '../engine-fields'
import type {
  Generation,
  Manufacturer,
  Model,
  Performance,
  SearchResult,
  SubscriptionStatus,
  VehicleType
} from '../records'
import type { FieldTable, TableOf } from './field-kinds'

export const SUBSCRIPTION = {
  name: 'text',
  active: 'boolean',
  end_date: 'text'
} as const satisfies TableOf<SubscriptionStatus>

export const VEHICLE_TYPE = {
  id: 'id',
  name: 'text',
  slug: 'text',
  icon_url: 'address?'
} as const satisfies TableOf<VehicleType>

export const MANUFACTURER = {
  id: 'id',
  name: 'text',
  slug: 'text',
  brand_logo: 'address?',
  vehicle_type: 'text',
  vehicle_type_id: 'id'
} as const satisfies TableOf<Manufacturer>

export const MODEL = {
  id: 'id',
  name: 'text',
  manufacturer: 'text',
  manufacturer_id: 'id',
  model_photo: 'address?',
  model_photo_unbranded: 'address?',
  slug: 'text'
} as const satisfies TableOf<Model>

export const GENERATION = {
  id: 'id',
  name: 'text',
  slug: 'text',
  manufacturer: 'text',
  manufacturer_id: 'id',
  model_id: 'id',
  model: 'text',
  year: 'year?',
  yearend: 'year?',
  photo: 'address?',
  photo_unbranded: 'address?'
} as const satisfies TableOf<Generation>

const readKinds = (fields: readonly EngineField[]): FieldTable =>
  Object.fromEntries(fields.map((field) => [field, ENGINE_FIELDS[field].read]))
export const ENGINE = readKinds(ENGINE_FIELD_NAMES.filter(isValueField))
export const ENGINE_DETAIL = readKinds(ENGINE_FIELD_NAMES)

export const PERFORMANCE = {
  id: 'id',
  fuel_consumption_avg: 'number',
  top_speed: 'number',
  zero_to_hundred: 'number',
  top_speed_st1: 'number',
  zero_to_hundred_st1: 'number'
} as const satisfies TableOf<Performance>

/** A hit on a manufacturer or model has no lower levels (trap 58), so no field of it is missed. */
export const SEARCH_RESULT = {
  type_id: 'id?',
  type_name: 'text?',
  manufacturer_id: 'id?',
  manufacturer_name: 'text?',
  model_id: 'id?',
  model_common_name: 'text?',
  generation_id: 'id?',
  generation_name: 'text?',
  engine_id: 'id?',
  engine_name: 'text?'
} as const satisfies TableOf<SearchResult>
