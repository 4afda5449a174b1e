/** The fields that the local search finds. Index, results and prefixes derive their lists from this table. */
import { specOf, type EngineField } from '../catalogue/engine-fields'
import type { Engine } from '../catalogue/records'

type Source = keyof Engine & EngineField
/** Later fields name the migration that adds them to the index, with the next number of `cache/schema.ts`. */
type SearchedField = Source | readonly [field: Source, migration: number]

/** Fields of an engine, under the name of their column in the index and of their prefix (`ecu:`). */
const ENGINE_SOURCES = {
  engine: 'name',
  ecu: 'ecu',
  tcu: 'tcu',
  code: 'engine_code',
  year: 'year',
  fuel: 'fuel_name',
  power: 'power'
} as const satisfies Record<string, SearchedField>

type SourceOf<S> = S extends readonly [infer F, number] ? F : S
export type EngineIndexField = keyof typeof ENGINE_SOURCES
/** The values of an engine that are searched. */
export type SearchedValues = {
  readonly [F in EngineIndexField]: Engine[SourceOf<(typeof ENGINE_SOURCES)[F]> & Source]
}
export interface EngineIndexColumn {
  readonly name: EngineIndexField
  readonly field: Source
  /** null: in the index from the start. */
  readonly migration: number | null
}
export const ENGINE_INDEX_COLUMNS: readonly EngineIndexColumn[] = Object.entries<SearchedField>(ENGINE_SOURCES).map(
  ([name, source]) => {
    const [field, migration] = typeof source === 'string' ? ([source, null] as const) : source
    return { name: name as EngineIndexField, field, migration }
  }
)

/** Names on the path of an engine. */
export const PLACE_NAMES = ['manufacturer', 'model', 'generation'] as const
export type PlaceName = (typeof PLACE_NAMES)[number]
export type IndexField = PlaceName | EngineIndexField
export type QueryField = IndexField | 'note'

/** True for fields that only the workshop sees. */
export const isTradeIndexField = (name: string): boolean =>
  ENGINE_INDEX_COLUMNS.some((column) => column.name === name && specOf(column.field).trade)
