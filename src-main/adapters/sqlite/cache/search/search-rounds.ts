import type { IndexField } from '../../../../shared/search/index-fields'
import type { SearchQuery } from '../../../../shared/search/search-query'
import type { LocalSearchHit } from '../../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../../db/sql'
import { columnsIn } from '../records/level-columns'
import { ftsQuery, type MatchOptions, type WordExpansions } from './fts-query'
import { ENGINE_COLUMNS, PLACE_COLUMNS } from './index-rows'
import { rowIdRange } from './row-ids'
import type { FilteredRows } from './search-filter'
import { Vocabulary } from './vocabulary'

interface SearchRound extends MatchOptions {
  readonly rank: LocalSearchHit['rank']
}
interface SearchStep {
  round(): SearchRound | null
  hasUpperLevelMatch(): boolean
}
export interface Hit {
  readonly row: number
  readonly level: number
  readonly rank: LocalSearchHit['rank']
  readonly meanings: WordExpansions
}
export interface SearchBounds {
  readonly limit: number
  /** Hits after which no further level is searched. */
  readonly enough: number
  /** Consider typos when nothing was found. */
  readonly typos: boolean
}
interface LevelPlan {
  readonly level: number
  readonly table: 'desk_places' | 'desk_engines'
  readonly columns: readonly IndexField[]
  readonly own: readonly IndexField[] | null
}
export const PLANS: readonly LevelPlan[] = [
  { level: 1, table: 'desk_places', columns: PLACE_COLUMNS, own: ['manufacturer'] },
  { level: 2, table: 'desk_places', columns: PLACE_COLUMNS, own: ['model'] },
  { level: 3, table: 'desk_places', columns: PLACE_COLUMNS, own: ['generation', 'year'] },
  { level: 4, table: 'desk_engines', columns: ENGINE_COLUMNS, own: null }
]
export const NONE: WordExpansions = new Map()

export class SearchRounds {
  readonly #sql: Sql
  readonly #plans: readonly LevelPlan[]
  readonly #vocabulary: Vocabulary

  constructor(sql: Sql) {
    this.#sql = sql
    const stored = columnsIn(sql)
    this.#plans = PLANS.map((plan) =>
      plan.table === 'desk_places'
        ? plan
        : { ...plan, columns: plan.columns.filter((column) => stored.has(`${plan.table}.${column}`)) }
    )
    this.#vocabulary = new Vocabulary(sql)
  }

  find(profile: number, query: SearchQuery, only: FilteredRows | null, { limit, enough, typos }: SearchBounds): Hit[] {
    const plans = only === null ? this.#plans : this.#plans.filter(({ level }) => level === 4)
    const beginnings = memoize((token) => this.#vocabulary.startingWith(token))
    const parts = memoizeOnce(() => this.#meanings(query, (word) => this.#vocabulary.containing(word)))
    const step = (make: () => SearchRound | null): SearchStep => {
      const round = memoizeOnce(make)
      return {
        round,
        // several words mostly name an engine: one query rules out all three upper levels
        hasUpperLevelMatch: memoizeOnce(() => {
          const reach = round()
          return (
            only !== null ||
            query.words.length === 1 ||
            (reach !== null && this.#hasUpperLevelMatch(profile, ftsQuery(query, reach, PLACE_COLUMNS, null)))
          )
        })
      }
    }

    const found: Hit[] = []
    const fill = (steps: readonly SearchStep[]): void => {
      for (const plan of plans) {
        const most = Math.min(limit, enough - found.length)
        const hits = new Map<number, Hit>()
        const tried = new Set<string>()
        for (const { round: of, hasUpperLevelMatch } of steps) {
          // most levels are full before the words of later rounds are looked up
          if (hits.size >= most) break
          if (plan.table === 'desk_places' && !hasUpperLevelMatch()) continue
          const round = of()
          const match = round && ftsQuery(query, round, plan.columns, plan.own)
          // a round without new words finds nothing new
          if (!round || match === null || tried.has(match)) continue
          tried.add(match)
          for (const row of this.#rows(profile, plan, match, most, only)) {
            if (hits.size >= most) break
            if (!hits.has(row)) hits.set(row, { row, level: plan.level, rank: round.rank, meanings: round.meanings })
          }
        }
        found.push(...hits.values())
      }
    }
    fill([
      step(() => ({ rank: 'exact', meanings: NONE })),
      step(() => ({ rank: 'prefix', beginnings, meanings: NONE })),
      step(() => (parts().size > 0 ? { rank: 'rest', beginnings, meanings: parts() } : null))
    ])
    if (typos && found.length === 0) {
      const near = this.#meanings(query, (word) => [...(parts().get(word) ?? []), ...this.#vocabulary.similarTo(word)])
      fill([step(() => (near.size > 0 ? { rank: 'typo', beginnings, meanings: near } : null))])
    }
    return found
  }

  #hasUpperLevelMatch(profile: number, match: string | null): boolean {
    if (match === null) return false
    const [[first], [, last]] = [rowIdRange(profile, 1), rowIdRange(profile, 3)]
    return (
      this.#sql.one`SELECT rowid FROM desk_places
        WHERE desk_places MATCH ${match} AND rowid BETWEEN ${first} AND ${last} LIMIT 1` !== undefined
    )
  }

  #rows(
    profile: number,
    { level, table }: LevelPlan,
    match: string,
    most: number,
    only: FilteredRows | null
  ): readonly number[] {
    if (only !== null) return only.matching(match, most)
    const [first, last] = rowIdRange(profile, level)
    return this.#sql
      .all<[number]>(
        `SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?`,
        match,
        first,
        last,
        most
      )
      .map(([row]) => row)
  }

  #meanings(query: SearchQuery, lookUp: (word: string) => readonly string[]): Map<string, readonly string[]> {
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
}

function memoizeOnce<T>(of: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => (known ??= { value: of() }).value
}

function memoize<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, of(text))
    return known.get(text) as T
  }
}
