/** Records of the service: every field is null except the given ones. */
import { ENGINE_FIELD_NAMES, isValueField } from '../../src-main/shared/catalogue/engine-fields'
import type {
  Engine,
  EngineDetail,
  Generation,
  Manufacturer,
  Model,
  SearchResult,
  VehicleType
} from '../../src-main/shared/catalogue/records'

export type Loose<T> = { [K in keyof T]?: T[K] | string | number | null }
type Name = string | null

const nullsOf = (fields: readonly string[]): object => Object.fromEntries(fields.map((field) => [field, null]))
const nulls = (fields: string): object => nullsOf(fields.split(' '))
const ENGINE = nullsOf(ENGINE_FIELD_NAMES.filter(isValueField))
const DETAIL = nullsOf(ENGINE_FIELD_NAMES.filter((field) => !isValueField(field)))
const GENERATION = nulls('slug manufacturer manufacturer_id model_id model year yearend photo photo_unbranded')
const MODEL = nulls('manufacturer manufacturer_id model_photo model_photo_unbranded slug')
const MANUFACTURER = nulls('slug brand_logo vehicle_type vehicle_type_id')
const HIT = nulls(
  'type_id type_name manufacturer_id manufacturer_name model_id model_common_name generation_id generation_name engine_id engine_name'
)

export const vehicleType = (id: string, name: Name, more: Loose<VehicleType> = {}) =>
  ({ id, name, slug: null, icon_url: null, ...more }) as VehicleType
export const manufacturer = (id: string, name: Name, more: Loose<Manufacturer> = {}) =>
  ({ id, name, ...MANUFACTURER, ...more }) as Manufacturer
export const model = (id: string, name: Name, more: Loose<Model> = {}) => ({ id, name, ...MODEL, ...more }) as Model
export const generation = (id: string, name: Name, more: Loose<Generation> = {}) =>
  ({ id, name, ...GENERATION, ...more }) as Generation
export const engine = (id: string, name: Name, more: Loose<Engine> = {}) => ({ ...ENGINE, id, name, ...more }) as Engine

type DetailLists = Pick<EngineDetail, 'options' | 'remap_stages' | 'read_tools' | 'read_methods'>
export const detail = (id: string, name: Name, more: Loose<Engine> & Partial<DetailLists> = {}) =>
  ({ ...engine(id, name), ...DETAIL, ...more }) as EngineDetail

/** A hit of the service's search. */
export const hit = (more: Loose<SearchResult>) => ({ ...HIT, ...more }) as SearchResult
