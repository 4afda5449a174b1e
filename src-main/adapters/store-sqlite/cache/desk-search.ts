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
import type { DeskHit, DeskSearchOptions } from '../../../core/store-ports'
import { LEVELS } from '../../../core/catalogue/records'
import { yearsText } from '../../../core/years'
import type { Sql } from '../db/sql'
import { ENGINE_COLUMNS, PLACE_COLUMNS } from './index-rows'
import { matchText, type Meanings, type Reach } from './match'
import { Places } from './places'
import { profileKey } from './profiles'
import { rowRange } from './rows'
import { Vocabulary } from './vocabulary'

interface Round {
  readonly rank: DeskHit['rank']
  readonly reach: Reach
  readonly meanings: Meanings
}
interface Hit {
  readonly row: number
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

type EngineRow = readonly [power: number | null, torque: number | null, fuel: string | null, year: number | null, ecu: string | null, tcu: string | null, code: string | null]
const ENGINE = `
  SELECT e.power, e.torque, (SELECT t.fuel_name FROM engines_texts t WHERE t.profile = e.profile AND t.id = e.id AND t.fuel_name IS NOT NULL ORDER BY t.language = ? DESC, t.fetched_at DESC LIMIT 1),
    e.year, e.ecu, e.tcu, e.engine_code
  FROM engines e WHERE e.profile = ? AND e.id = ?`

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
    const hits = only !== null && query.words.length === 0 ? only.slice(0, most).map((row): Hit => ({ row, rank: 'exact', meanings: NONE })) : this.#rounds(profile, query, most, only)
    const places = new Places(this.#sql, profile, language)
    return hits.map((hit) => this.#shown(profile, query, hit, places, language, marked)).filter((hit) => hit !== null)
  }

  #rounds(profile: number, query: DeskQuery, most: number, only: readonly number[] | null): Hit[] {
    const found = new Map<number, Map<number, Hit>>(PLANS.map(({ level }) => [level, new Map()]))
    const plans = only === null ? PLANS : PLANS.filter(({ level }) => level === 4)
    const total = (): number => plans.reduce((sum, { level }) => sum + (found.get(level)?.size ?? 0), 0)
    const run = (round: Round): void => {
      for (const plan of plans) {
        const hits = found.get(plan.level)
        if (!hits || hits.size >= most) continue
        for (const row of this.#rows(profile, plan, query, round, most, only)) {
          if (hits.size >= most) break
          if (!hits.has(row)) hits.set(row, { row, rank: round.rank, meanings: round.meanings })
        }
      }
    }
    run({ rank: 'exact', reach: 'exact', meanings: NONE })
    run({ rank: 'prefix', reach: 'prefix', meanings: NONE })
    const parts = this.#meanings(query, (word) => this.#vocabulary.holding(word))
    if (parts.size > 0) run({ rank: 'rest', reach: 'prefix', meanings: parts })
    if (total() === 0) {
      const near = this.#meanings(query, (word) => [...(parts.get(word) ?? []), ...this.#vocabulary.near(word)])
      if (near.size > 0) run({ rank: 'typo', reach: 'prefix', meanings: near })
    }
    return plans.flatMap(({ level }) => [...(found.get(level)?.values() ?? [])])
  }

  #rows(profile: number, { level, table, columns, own }: LevelPlan, query: DeskQuery, { reach, meanings }: Round, most: number, only: readonly number[] | null): number[] {
    const match = matchText(query, reach, meanings, columns, own)
    if (match === null) return []
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

  #shown(profile: number, query: DeskQuery, { row, rank, meanings }: Hit, places: Places, language: LanguageCode, favourites: ReadonlySet<string>): DeskHit | null {
    const entry = this.#sql.one<[number, string, string | null]>('SELECT level, CAST(id AS TEXT), CAST(parent AS TEXT) FROM desk_entries WHERE row = ?', row)
    if (!entry) return null
    const [level, id, parent] = entry
    const path = level === 4 ? places.pathOf(4, id, parent) : places.pathOf(level, id)
    const names = places.names(path)
    const engine = level === 4 ? this.#sql.one<EngineRow>(ENGINE, language, profile, id) : undefined
    const [power, torque, fuel, year, ecu, tcu, code] = engine ?? [null, null, null, null, null, null, null]
    const made = names.generations
    const shown: ShownField[] = [
      { field: 'manufacturer', text: names.manufacturers?.name ?? null }, { field: 'model', text: names.models?.name ?? null }, { field: 'generation', text: made?.name ?? null },
      { field: 'engine', text: names.engines?.name ?? null }, { field: 'ecu', text: ecu }, { field: 'tcu', text: tcu }, { field: 'code', text: code },
      { field: 'year', text: year === null ? yearsText(made?.year, made?.yearend) : String(year) }, { field: 'fuel', text: fuel }, { field: 'power', text: power === null ? null : String(power) }
    ]
    return {
      level: LEVELS[level] ?? 'engines', path, names, rank, favourite: level === 4 && favourites.has(id), matched: matchedFields(query, shown, meanings),
      figures: { power, torque, fuel, year, ecu, code }
    }
  }
}
