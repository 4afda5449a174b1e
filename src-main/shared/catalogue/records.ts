/**
 * The records of the service, with the names of the specification ("Resources and their fields").
 *
 * The specification does not say which fields are required, so each may be null: sent as null, left out, or of another
 * type (which the reader reports). Ids are text. A new field of an engine also needs a row of `engine-fields.ts`.
 */
import type { EngineId, GenerationId, ManufacturerId, ModelId, VehicleTypeId } from './ids'

export interface SubscriptionStatus {
  name: string | null
  /** The only field that decides; null: not stated. */
  active: boolean | null
  /** ISO 8601 with numeric offset, as received. Only informs. */
  end_date: string | null
}

export interface VehicleType {
  id: VehicleTypeId
  name: string | null
  slug: string | null
  icon_url: string | null
}

export interface Manufacturer {
  id: ManufacturerId
  name: string | null
  slug: string | null
  brand_logo: string | null
  /** Name of the vehicle type; may be translated. Use the id to find it. */
  vehicle_type: string | null
  vehicle_type_id: VehicleTypeId | null
}

export interface Model {
  id: ModelId
  name: string | null
  manufacturer: string | null
  manufacturer_id: ManufacturerId | null
  model_photo: string | null
  model_photo_unbranded: string | null
  slug: string | null
}

export interface Generation {
  id: GenerationId
  name: string | null
  slug: string | null
  manufacturer: string | null
  manufacturer_id: ManufacturerId | null
  model_id: ModelId | null
  model: string | null
  year: number | null
  yearend: number | null
  photo: string | null
  photo_unbranded: string | null
}

export interface Engine {
  id: EngineId
  name: string | null
  slug: string | null
  /** One of eleven English words today; may be translated or grow. */
  type: string | null
  /** Cubic centimetres. */
  capacity: number | null
  /** Metric horsepower. */
  power: number | null
  /** Newton metres. */
  torque: number | null
  cylinders: number | null
  /** Manufacture year of the engine, not of the generation. */
  year: number | null
  ecu: string | null
  tcu: string | null
  /** Comma-separated parallel numbers; the unit of power is not stated. Read them with `parseValues`. */
  hp_values: string | null
  nm_values: string | null
  rpm_values: string | null
  engine_code: string | null
  /** One of five English words today; may be translated or grow. */
  fuel_name: string | null
}

export interface RemapOption {
  name: string | null
  code: string | null
  description: string | null
  icon: string | null
}

export interface RemapStage {
  stage_no: number | null
  /** Unit not stated. */
  power: number | null
  /** Unit not stated. */
  torque: number | null
  /** A stage has no rpm values of its own. */
  hp_values: string | null
  nm_values: string | null
  modifications: string | null
}

export interface ReadTool {
  id: string | null
  name: string | null
}

export interface ReadMethod {
  id: string | null
  value: string | null
}

export interface EngineDetail extends Engine {
  /** null: not provided (null or left out). []: none listed. Informational only. */
  options: RemapOption[] | null
  /** null: left out; []: none listed. The same for tools and methods. */
  remap_stages: RemapStage[] | null
  read_tools: ReadTool[] | null
  read_methods: ReadMethod[] | null
}

/** Stock and stage 1 of a generation and engine. Units and the meaning of `id` are not stated. */
export interface Performance {
  id: string | null
  fuel_consumption_avg: number | null
  top_speed: number | null
  zero_to_hundred: number | null
  top_speed_st1: number | null
  zero_to_hundred_st1: number | null
}

/** A hit of the free-text search; lower levels may be missing when the hit is a manufacturer or a model. */
export interface SearchResult {
  type_id: VehicleTypeId | null
  type_name: string | null
  manufacturer_id: ManufacturerId | null
  manufacturer_name: string | null
  model_id: ModelId | null
  model_common_name: string | null
  generation_id: GenerationId | null
  generation_name: string | null
  engine_id: EngineId | null
  engine_name: string | null
}

/** The five levels from the top. */
export const LEVELS = ['types', 'manufacturers', 'models', 'generations', 'engines'] as const
export type Level = (typeof LEVELS)[number]

/** Parameter of each list that names the parent; '': the list has none. */
export const LIST_PARENT = {
  types: '',
  manufacturers: 'vehicle_type_id',
  models: 'manufacturer_id',
  generations: 'model_id',
  engines: 'generation_id'
} as const satisfies Record<Level, string>
export const isLevel = (endpoint: string): endpoint is Level => Object.hasOwn(LIST_PARENT, endpoint)

const CAR_LEVELS = ['manufacturers', 'models', 'generations'] as const
/** False: make, model or generation of an engine has no name, as for an engine opened by its address alone. */
export const isCarNamed = (nameOf: (level: (typeof CAR_LEVELS)[number]) => string | null | undefined): boolean =>
  CAR_LEVELS.every((level) => (nameOf(level)?.trim() ?? '') !== '')

export interface LevelRecord {
  types: VehicleType
  manufacturers: Manufacturer
  models: Model
  generations: Generation
  engines: Engine
}

/** Ids from the vehicle type to the engine; null where unknown. */
export interface EnginePath {
  types: VehicleTypeId | null
  manufacturers: ManufacturerId | null
  models: ModelId | null
  generations: GenerationId | null
  engines: EngineId | null
}
