/**
 * Caches the displayed facts of search hits between keystrokes, which mostly find the same engines. Cleared when
 * another connection has changed the file (`PRAGMA data_version`).
 */
import {
  ENGINE_INDEX_COLUMNS,
  type IndexField,
  type PlaceName,
  type SearchedValues
} from '../../../../shared/search/index-fields'
import type { ShownField } from '../../../../shared/search/matched-fields'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { EnginePath } from '../../../../shared/catalogue/records'
import type { LocalSearchHit, PathStep, PathNames } from '../../../../shared/ports/stores/catalogue-store'
import { yearsText } from '../../../../shared/catalogue/model-years'
import type { Sql } from '../../db/sql'
import { firstStoredStage } from '../records/detail-json'
import { columnsIn, engineTableOf } from '../records/level-columns'
import { LocationReader, localisedTextSql } from '../records/engine-path-sql'

type HitFacts = Pick<LocalSearchHit, 'path' | 'names' | 'figures'> & {
  readonly shown: readonly ShownField[]
  /** When the service last sent the figures; null: none, or unknown. */
  readonly fetchedAtMs: number | null
  /** When the figures of the stage were fetched. */
  readonly stageFetchedAtMs?: number
}

const MAX_ENTRIES = 20_000
const ENGINE_LEVEL = 4
const NO_PATH: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }
export const NO_FIGURES: LocalSearchHit['figures'] = {
  power: null,
  torque: null,
  fuel: null,
  year: null,
  ecu: null,
  code: null
}

const PLACES_AT = 'SELECT d.row, CAST(d.id AS TEXT) FROM json_each(?) j CROSS JOIN desk_entries d ON d.row = j.value'
/** The columns of `EngineRow`; a column that the file lacks is NULL. */
function enginesAt(stored: ReadonlySet<string>): string {
  const values = ENGINE_INDEX_COLUMNS.map(({ field }) => {
    const table = engineTableOf(field)
    if (!stored.has(`${table}.${field}`)) return 'NULL'
    return table === 'engines' ? `r.${field}` : localisedTextSql(field, 'engines')
  })
  return `
  SELECT d.row, CAST(d.id AS TEXT), CAST(d.parent AS TEXT), r.torque,
    (SELECT max(x.fetched_at) FROM engines_texts x WHERE x.profile = r.profile AND x.id = r.id),
    f.detail, f.fetched_at, ${values.join(', ')}
  FROM json_each(?2) j CROSS JOIN desk_entries d ON d.row = j.value CROSS JOIN engines r ON r.profile = d.profile AND r.id = d.id
    LEFT JOIN engine_details f ON f.profile = r.profile AND f.id = r.id`
}
type EngineRow = readonly [
  row: number,
  id: string,
  parent: string | null,
  torque: number | null,
  fetchedAt: number | null,
  detail: string | null,
  detailFetchedAt: number | null,
  ...searched: (string | number | null)[]
]

interface Place {
  readonly path: EnginePath
  readonly names: PathNames
  readonly shown: readonly ShownField[]
}

export class HitCache {
  readonly #sql: Sql
  readonly #facts = new Map<number, HitFacts>()
  readonly #locations = new Map<string, Place>()
  #places: LocationReader | null = null
  #of = ''

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** The facts of these index rows; deleted rows have none. Call it within the query's snapshot. */
  of(
    profile: number,
    language: LanguageCode,
    rows: readonly { readonly row: number; readonly level: number }[]
  ): ReadonlyMap<number, HitFacts> {
    const places = this.#refresh(profile, language)
    const unknown = rows.filter(({ row }) => !this.#facts.has(row))
    const rowsOf = (those: typeof unknown): string => JSON.stringify(those.map(({ row }) => row))
    const engines = unknown.filter(({ level }) => level === ENGINE_LEVEL)
    if (engines.length > 0)
      for (const row of this.#sql.each<EngineRow>(enginesAt(columnsIn(this.#sql)), language, rowsOf(engines)))
        this.#facts.set(row[0], this.#engine(places, row))
    if (unknown.length > engines.length) {
      const levels = new Map(unknown.map(({ row, level }) => [row, level]))
      for (const [row, id] of this.#sql.all<[number, string]>(
        PLACES_AT,
        rowsOf(unknown.filter(({ level }) => level !== ENGINE_LEVEL))
      ))
        this.#facts.set(row, this.#place(places, levels.get(row) ?? 0, id))
    }
    return this.#facts
  }

  #refresh(profile: number, language: LanguageCode): LocationReader {
    const of = `${this.#sql.number('PRAGMA data_version')} ${profile} ${language}`
    if (this.#places === null || of !== this.#of || this.#facts.size > MAX_ENTRIES) {
      this.#facts.clear()
      this.#locations.clear()
      this.#places = new LocationReader(this.#sql, profile, language)
      this.#of = of
    }
    return this.#places
  }

  #engine(
    places: LocationReader,
    [, id, parent, torque, fetchedAtMs, detail, detailFetchedAt, ...searched]: EngineRow
  ): HitFacts {
    const above = parent === null ? NO_LOCATION : this.#location(places, 3, parent)
    const generation = above.names.generations
    const stage = detail === null ? null : firstStoredStage(detail)
    const value = Object.fromEntries(
      ENGINE_INDEX_COLUMNS.map(({ name }, at) => [name, searched[at] ?? null])
    ) as SearchedValues
    const { engine: name, power, year, fuel, ecu, code } = value
    const own = { ...value, year: year ?? yearsText(generation?.year, generation?.yearend) }
    return {
      path: { ...above.path, engines: id } as EnginePath,
      names: { ...above.names, engines: { id, name } },
      figures: { power, torque, fuel, year, ecu, code, ...(stage && { stage }) },
      shown: [...above.shown, ...shownFields(own)],
      fetchedAtMs,
      ...(detailFetchedAt !== null && { stageFetchedAtMs: detailFetchedAt })
    }
  }

  #place(places: LocationReader, level: number, id: string): HitFacts {
    const { path, names, shown } = this.#location(places, level, id)
    const generation = names.generations
    return {
      path,
      names,
      figures: NO_FIGURES,
      shown: [...shown, { field: 'year', text: yearsText(generation?.year, generation?.yearend) ?? null }],
      fetchedAtMs: null
    }
  }

  /** Shared objects for all children, so that structured cloning copies them once. */
  #location(places: LocationReader, level: number, id: string): Place {
    const key = `${level} ${id}`
    const known = this.#locations.get(key)
    if (known) return known
    const path = places.pathOf(level, id)
    const names = Object.fromEntries(
      Object.entries(places.names(path)).map(([step, place]) => [step, hitFactsOf(place)])
    ) as PathNames
    const place: Place = {
      path,
      names,
      shown: shownFields({
        manufacturer: names.manufacturers?.name,
        model: names.models?.name,
        generation: names.generations?.name
      } satisfies Record<PlaceName, unknown>)
    }
    this.#locations.set(key, place)
    return place
  }
}

const NO_LOCATION: Place = { path: NO_PATH, names: {}, shown: [] }
const shownFields = (values: Partial<Record<IndexField, string | number | null | undefined>>): ShownField[] =>
  Object.entries(values).map(([field, value]) => ({ field: field as IndexField, text: value?.toString() ?? null }))

function hitFactsOf({
  photo: _photo,
  photoUnbranded: _unbranded,
  heard: _heard,
  foreign: _foreign,
  ...place
}: PathStep): PathStep {
  return place
}
