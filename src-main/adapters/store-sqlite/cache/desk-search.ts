/**
 * The desk's own search: everything this desk has seen, level by level, the best first.
 *
 * Four rounds, each wider than the one before: whole words, beginnings of words, parts of words, typing errors. A level that has its fill takes no part
 * in the next round, and typing errors are only thought of when nothing at all was found. Within a round the row numbers are the order.
 */
import { matchedFields, type ShownField } from '../../../core/desk-search/matched'
import { parseDeskQuery, type DeskQuery } from '../../../core/desk-search/query'
import type { DeskField } from '../../../core/desk-search/fields'
import type { LanguageCode } from '../../../core/languages'
import type { DeskHit, DeskSearchOptions, Names } from '../../../core/store-ports'
import { LEVELS } from '../../../core/catalogue/records'
import { yearsText } from '../../../core/years'
import type { Sql } from '../db/sql'
import { ENGINE_COLUMNS, PLACE_COLUMNS } from './index-rows'
import { matchText, type Meanings, type Reach } from './match'
import { Places } from './places'
import { profileKey } from './profiles'
import { rowRange } from './rows'
import { Vocabulary } from './vocabulary'

interface Round extends Reach {
  readonly rank: DeskHit['rank']
}
interface Hit {
  readonly row: number
  readonly level: number
  readonly rank: DeskHit['rank']
  readonly meanings: Meanings
}
interface LevelPlan {
  readonly level: number
  readonly table: 'desk_places' | 'desk_engines'
  readonly columns: readonly DeskField[]
  readonly own: readonly DeskField[] | null
}
const PLANS: readonly LevelPlan[] = [
  { level: 1, table: 'desk_places', columns: PLACE_COLUMNS, own: ['manufacturer'] },
  { level: 2, table: 'desk_places', columns: PLACE_COLUMNS, own: ['model'] },
  { level: 3, table: 'desk_places', columns: PLACE_COLUMNS, own: ['generation', 'year'] },
  { level: 4, table: 'desk_engines', columns: ENGINE_COLUMNS, own: null }
]
const NONE: Meanings = new Map()
const MOST = 200

type PlaceRow = readonly [id: string]
type EngineRow = readonly [id: string, parent: string | null, power: number | null, torque: number | null, year: number | null, ecu: string | null, tcu: string | null, code: string | null, fuel: string | null, name: string | null]
const PLACE = 'SELECT CAST(id AS TEXT) FROM desk_entries WHERE row = ?'
const textIn = (field: string): string =>
  `(SELECT t.${field} FROM engines_texts t WHERE t.profile = d.profile AND t.id = d.id AND t.${field} IS NOT NULL ORDER BY t.language = ?1 DESC, t.fetched_at DESC LIMIT 1)`
const ENGINE = `
  SELECT CAST(d.id AS TEXT), CAST(d.parent AS TEXT), e.power, e.torque, e.year, e.ecu, e.tcu, e.engine_code, ${textIn('fuel_name')}, ${textIn('name')}
  FROM desk_entries d JOIN engines e ON e.profile = d.profile AND e.id = d.id WHERE d.row = ?2`

export class DeskSearch {
  readonly #sql: Sql
  readonly #vocabulary: Vocabulary

  constructor(sql: Sql) {
    this.#sql = sql
    this.#vocabulary = new Vocabulary(sql)
  }

  search(profileId: string, text: string, { language, limit, synonyms, favourites }: DeskSearchOptions): DeskHit[] {
    const profile = profileKey(this.#sql, profileId)
    const query = parseDeskQuery(text, synonyms)
    if (profile === null || (query.words.length === 0 && !query.favouritesOnly)) return []
    const most = Math.min(MOST, Math.max(1, limit))
    const marked = new Set(favourites)
    const only = query.favouritesOnly ? this.#favouriteRows(profile, favourites) : null
    const hits = only !== null && query.words.length === 0 ? only.slice(0, most).map((row): Hit => ({ row, level: 4, rank: 'exact', meanings: NONE })) : this.#rounds(profile, query, most, only)
    const places = new Places(this.#sql, profile, language)
    return hits.map((hit) => (hit.level === 4 ? this.#engine(query, hit, places, language, marked) : this.#place(query, hit, places))).filter((hit) => hit !== null)
  }

  #rounds(profile: number, query: DeskQuery, most: number, only: readonly number[] | null): Hit[] {
    const found = new Map<number, Map<number, Hit>>(PLANS.map(({ level }) => [level, new Map()]))
    const plans = only === null ? PLANS : PLANS.filter(({ level }) => level === 4)
    const total = (): number => plans.reduce((sum, { level }) => sum + (found.get(level)?.size ?? 0), 0)
    const tried = new Set<string>()
    const run = (round: Round): void => {
      for (const plan of plans) {
        const hits = found.get(plan.level)
        const match = matchText(query, round, plan.columns, plan.own)
        // where a round adds no words to the one before, it finds nothing new
        if (!hits || hits.size >= most || match === null || tried.has(`${plan.level} ${match}`)) continue
        tried.add(`${plan.level} ${match}`)
        for (const row of this.#rows(profile, plan, match, most, only)) {
          if (hits.size >= most) break
          if (!hits.has(row)) hits.set(row, { row, level: plan.level, rank: round.rank, meanings: round.meanings })
        }
      }
    }
    const beginnings = remembered((token) => this.#vocabulary.beginningWith(token))
    run({ rank: 'exact', meanings: NONE })
    run({ rank: 'prefix', beginnings, meanings: NONE })
    const parts = this.#meanings(query, (word) => this.#vocabulary.holding(word))
    if (parts.size > 0) run({ rank: 'rest', beginnings, meanings: parts })
    if (total() === 0) {
      const near = this.#meanings(query, (word) => [...(parts.get(word) ?? []), ...this.#vocabulary.near(word)])
      if (near.size > 0) run({ rank: 'typo', beginnings, meanings: near })
    }
    return plans.flatMap(({ level }) => [...(found.get(level)?.values() ?? [])])
  }

  #rows(profile: number, { level, table }: LevelPlan, match: string, most: number, only: readonly number[] | null): number[] {
    const [first, last] = rowRange(profile, level)
    if (only !== null) return this.#sql.all<[number]>(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid IN (SELECT value FROM json_each(?)) ORDER BY rowid LIMIT ?`, match, JSON.stringify(only), most).map(([row]) => row)
    return this.#sql.all<[number]>(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?`, match, first, last, most).map(([row]) => row)
  }

  #meanings(query: DeskQuery, lookUp: (word: string) => readonly string[]): Map<string, readonly string[]> {
    const meanings = new Map<string, readonly string[]>()
    for (const { alternatives } of query.words) {
      for (const { text, whole } of alternatives[0] ?? []) {
        if (whole || meanings.has(text)) continue
        const words = lookUp(text)
        if (words.length > 0) meanings.set(text, words)
      }
    }
    return meanings
  }

  #favouriteRows(profile: number, favourites: readonly string[]): number[] {
    return this.#sql.all<[number]>('SELECT row FROM desk_entries WHERE profile = ? AND level = 4 AND id IN (SELECT CAST(value AS INTEGER) FROM json_each(?)) ORDER BY row', profile, JSON.stringify(favourites)).map(([row]) => row)
  }

  #place(query: DeskQuery, { row, level, rank, meanings }: Hit, places: Places): DeskHit | null {
    const id = this.#sql.one<PlaceRow>(PLACE, row)?.[0]
    if (id === undefined) return null
    const path = places.pathOf(level, id)
    const names = places.names(path)
    const made = names.generations
    return {
      level: LEVELS[level] ?? 'generations', path, names, rank, favourite: false, figures: NO_FIGURES,
      matched: matchedFields(query, [...upper(names), { field: 'year', text: yearsText(made?.year, made?.yearend) }], meanings)
    }
  }

  #engine(query: DeskQuery, { row, rank, meanings }: Hit, places: Places, language: LanguageCode, favourites: ReadonlySet<string>): DeskHit | null {
    const found = this.#sql.one<EngineRow>(ENGINE, language, row)
    if (!found) return null
    const [id, parent, power, torque, year, ecu, tcu, code, fuel, name] = found
    const path = places.pathOf(4, id, parent)
    const names: Names = { ...places.names({ ...path, engines: null }), engines: { id, name } }
    const made = names.generations
    const shown: ShownField[] = [
      ...upper(names), { field: 'engine', text: name }, { field: 'ecu', text: ecu }, { field: 'tcu', text: tcu }, { field: 'code', text: code },
      { field: 'year', text: year === null ? yearsText(made?.year, made?.yearend) : String(year) }, { field: 'fuel', text: fuel }, { field: 'power', text: power === null ? null : String(power) }
    ]
    return { level: 'engines', path, names, rank, favourite: favourites.has(id), matched: matchedFields(query, shown, meanings), figures: { power, torque, fuel, year, ecu, code } }
  }
}

const NO_FIGURES: DeskHit['figures'] = { power: null, torque: null, fuel: null, year: null, ecu: null, code: null }

const upper = (names: Names): ShownField[] => [
  { field: 'manufacturer', text: names.manufacturers?.name ?? null }, { field: 'model', text: names.models?.name ?? null }, { field: 'generation', text: names.generations?.name ?? null }
]

function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, of(text))
    return known.get(text) as T
  }
}
