/**
 * Which fields each record has, how each is read and which the specification marks as nullable. The compiler checks
 * that every field of `records.ts` is
 * here and no other.
 */
import type {
  Engine,
  EngineDetail,
  Generation,
  Manufacturer,
  Model,
  Performance,
  ReadMethod,
  ReadTool,
  RemapOption,
  RemapStage,
  SearchResult,
  SubscriptionStatus,
  VehicleType
} from '../records'

/**
 * 'text': one line. 'prose': several lines. 'values': a value string, as received but for control characters.
 * 'address': of a picture; a cut one would be another.
 * 'id': int64 as text.
 */
export type ScalarKind = 'id' | 'text' | 'prose' | 'values' | 'address' | 'integer' | 'number' | 'boolean'
/** With `?`: the specification marks the field as nullable, so an answer may leave it out. */
export type FieldKind = ScalarKind | `${ScalarKind}?` | MembersKind
/** A list inside a record. `most`: what comes after so many is left out and reported; no engine has as many. */
export interface MembersKind {
  readonly items: FieldTable
  readonly most: number
  readonly nullable?: true
}
export type FieldTable = { readonly [field: string]: FieldKind }
type TableOf<R> = { readonly [F in keyof R]-?: FieldKind }

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
  year: 'integer?',
  yearend: 'integer?',
  photo: 'address?',
  photo_unbranded: 'address?'
} as const satisfies TableOf<Generation>

export const ENGINE = {
  id: 'id',
  name: 'text',
  slug: 'text',
  type: 'text',
  capacity: 'integer?',
  power: 'integer?',
  torque: 'integer?',
  cylinders: 'integer?',
  year: 'integer?',
  ecu: 'text?',
  tcu: 'text?',
  hp_values: 'values',
  nm_values: 'values',
  rpm_values: 'values',
  engine_code: 'text?',
  fuel_name: 'text'
} as const satisfies TableOf<Engine>

const OPTION = {
  name: 'text',
  code: 'text',
  description: 'prose',
  icon: 'address'
} as const satisfies TableOf<RemapOption>
const STAGE = {
  stage_no: 'integer',
  power: 'integer',
  torque: 'integer',
  hp_values: 'values',
  nm_values: 'values',
  modifications: 'prose'
} as const satisfies TableOf<RemapStage>
const TOOL = { id: 'id', name: 'text' } as const satisfies TableOf<ReadTool>
const METHOD = { id: 'id', value: 'text' } as const satisfies TableOf<ReadMethod>

export const ENGINE_DETAIL = {
  ...ENGINE,
  options: { items: OPTION, most: 500, nullable: true },
  remap_stages: { items: STAGE, most: 40 },
  read_tools: { items: TOOL, most: 500 },
  read_methods: { items: METHOD, most: 500 }
} as const satisfies TableOf<EngineDetail>

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
