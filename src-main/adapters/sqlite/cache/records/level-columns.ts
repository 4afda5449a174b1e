/**
 * The columns of the five levels: language-independent facts, texts, and the reference to the parent. Those of the
 * engines follow from `shared/catalogue/engine-fields.ts`.
 */
import { VIEW_OF, type EndpointName } from '../../../../shared/catalogue/endpoints'
import { ENGINE_FIELD_NAMES, specOf } from '../../../../shared/catalogue/engine-fields'
import { LEVELS, type Level, type LevelRecord } from '../../../../shared/catalogue/records'
import type { Sql } from '../../db/sql'

type Kind = 'id' | 'number' | 'text'
export interface LevelColumns {
  /** Position in the hierarchy; 0: vehicle types. */
  readonly index: number
  readonly level: Level
  readonly facts: readonly (readonly [field: string, kind: Kind])[]
  readonly texts: readonly string[]
  /** Field with the parent's id; engines and types have none. */
  readonly parentField: string | null
}

type ColumnKind = Kind | 'words'
type Fields<L extends Level> = { readonly [F in Exclude<keyof LevelRecord[L], 'id'>]: ColumnKind }

/**
 * Complete by type. 'words' is a text that the service translates: a column of `<level>_texts`. The other kinds are
 * columns of `<level>`, equal in all languages. A new field also needs a migration that adds its column.
 */
const FIELDS: { readonly [L in Exclude<Level, 'engines'>]: Fields<L> } = {
  types: { name: 'words', slug: 'words', icon_url: 'text' },
  manufacturers: { name: 'words', slug: 'words', vehicle_type: 'words', vehicle_type_id: 'id', brand_logo: 'text' },
  models: {
    name: 'words',
    slug: 'words',
    manufacturer: 'words',
    manufacturer_id: 'id',
    model_photo: 'text',
    model_photo_unbranded: 'text'
  },
  generations: {
    name: 'words',
    slug: 'words',
    manufacturer: 'words',
    model: 'words',
    manufacturer_id: 'id',
    model_id: 'id',
    year: 'number',
    yearend: 'number',
    photo: 'text',
    photo_unbranded: 'text'
  }
}
/** A field of an engine that has a column. `migration` adds it; null: the first one. */
export interface StoredEngineField {
  readonly field: string
  readonly kind: ColumnKind
  readonly migration: number | null
}
const NUMBERS = /^(integer|number|year)/
/** As the table of engine fields says. */
export const STORED_ENGINE_FIELDS: readonly StoredEngineField[] = ENGINE_FIELD_NAMES.flatMap((field) => {
  const { read, stored } = specOf(field)
  if (stored === null) return []
  const [kind, migration] = typeof stored === 'string' ? ([stored, null] as const) : stored
  return { field, kind: kind === 'words' ? kind : NUMBERS.test(String(read)) ? 'number' : 'text', migration }
})
/** The table that stores a field of an engine. */
export const engineTableOf = (field: string): 'engines' | 'engines_texts' =>
  STORED_ENGINE_FIELDS.some((one) => one.field === field && one.kind === 'words') ? 'engines_texts' : 'engines'

const PARENTS: { readonly [L in Level]: string | null } = {
  types: null,
  manufacturers: 'vehicle_type_id',
  models: 'manufacturer_id',
  generations: 'model_id',
  engines: null
}

function levelColumnsOf(level: Level, index: number): LevelColumns {
  const fields =
    level === 'engines'
      ? STORED_ENGINE_FIELDS.map(({ field, kind }): [string, ColumnKind] => [field, kind])
      : (Object.entries(FIELDS[level]) as [string, ColumnKind][])
  return {
    index,
    level,
    facts: fields.filter((field): field is [string, Kind] => field[1] !== 'words'),
    texts: fields.filter(([, kind]) => kind === 'words').map(([field]) => field),
    parentField: PARENTS[level]
  }
}
export const LEVEL_COLUMNS = Object.fromEntries(
  LEVELS.map((level, index) => [level, levelColumnsOf(level, index)])
) as {
  readonly [L in Level]: LevelColumns
}
export const columnsAt = (index: number): LevelColumns => LEVEL_COLUMNS[LEVELS[index] ?? 'types']

/** Level and parameter of the endpoints that answer one record. */
export const VIEWS: { readonly [N in EndpointName]?: { readonly level: Level; readonly param: string } } =
  Object.fromEntries(LEVELS.map((level) => [VIEW_OF[level].name, { level, param: VIEW_OF[level].param }]))

/**
 * The key of a connection, which the tables call profile; null: nothing is stored for it. Do not cache it: the key of a
 * cleared connection may be reused.
 */
export const connectionKey = (sql: Sql, id: string): number | null =>
  sql.one<[number]>`SELECT key FROM profiles WHERE id = ${id}`?.[0] ?? null

const TABLES = ['listings', 'desk_engines', ...LEVELS.flatMap((level) => [level, `${level}_texts`])]
const columnsOf = new WeakMap<Sql, ReadonlySet<string>>()
/** The columns of a file, as `table.column`. A file that could not be migrated lacks some; they are read as NULL. */
export function columnsIn(sql: Sql): ReadonlySet<string> {
  const columns =
    columnsOf.get(sql) ??
    new Set(TABLES.flatMap((t) => sql.all<[string]>`SELECT ${t} || '.' || name FROM pragma_table_info(${t})`.flat()))
  columnsOf.set(sql, columns)
  return columns
}

/** Columns of a record for a SELECT over `r` (record) and `t` (texts); read them with `recordFrom`. */
export function recordColumns({ level, facts, texts }: LevelColumns, stored: ReadonlySet<string>): string {
  return [
    'CAST(r.id AS TEXT)',
    ...facts.map(([field, kind]) => {
      if (!stored.has(`${level}.${field}`)) return 'NULL'
      return kind === 'id' ? `CAST(r.${field} AS TEXT)` : `r.${field}`
    }),
    ...texts.map((field) => (stored.has(`${level}_texts.${field}`) ? `t.${field}` : 'NULL'))
  ].join(', ')
}

export const recordColumnCount = ({ facts, texts }: LevelColumns): number => 1 + facts.length + texts.length

/** The record in these columns, as the catalogue reader would return it. */
export function recordFrom<L extends Level>({ facts, texts }: LevelColumns, row: readonly unknown[]): LevelRecord[L] {
  const record: Record<string, unknown> = { id: row[0] }
  let at = 1
  for (const [field] of facts) record[field] = row[at++]
  for (const field of texts) record[field] = row[at++]
  return record as unknown as LevelRecord[L]
}
