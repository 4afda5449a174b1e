/**
 * The desk's own search: everything this desk has seen, level by level, the best first.
 *
 * Each level goes through rounds, each wider than the one before, until it has its fill: whole words, beginnings of
 * words, parts of words. Typing errors are
 * only thought of when nothing at all was found, and a level after which there is enough is the last. Within a round
 * the row numbers are the order.
 */
import { matchedFields } from '../../../../shared/search/matched-fields'
import { parseSearchQuery, type SearchQuery } from '../../../../shared/search/search-query'
import type { IndexField } from '../../../../shared/search/index-fields'
import type { LocalSearchHit, LocalSearchOptions } from '../../../../shared/ports/stores/catalogue-store'
import { LEVELS } from '../../../../shared/catalogue/records'
import type { Sql } from '../../db/sql'
import { filteredRows, type FilteredRows } from './search-filter'
import { HitCache, NO_FIGURES } from './hit-cache'
import { ENGINE_COLUMNS, PLACE_COLUMNS } from './index-rows'
import { ftsQuery, type WordExpansions, type MatchOptions } from './fts-query'
import { profileKey } from '../profile-keys'
import { rowIdRange } from './row-ids'
import { Vocabulary } from './vocabulary'

interface SearchRound extends MatchOptions {
  readonly rank: LocalSearchHit['rank']
}
/** A round, and whether it finds any place at all; both looked up when asked for. */
interface SearchStep {
  round(): SearchRound | null
  anyPlace(): boolean
}
interface Hit {
  readonly row: number
  readonly level: number
  readonly rank: LocalSearchHit['rank']
  readonly meanings: WordExpansions
  /** Words of the query that the engine's note answers; left out: none. */
  readonly noted?: ReadonlySet<number>
}
interface Bounds {
  /** Hits of each level. */
  readonly limit: number
  /** Hits after which no further level is looked at. */
  readonly enough: number
  /** Typing errors are thought of when nothing was found. */
  readonly slips: boolean
}
/** A hit with what may be said of it. */
interface HitWithFacts {
  readonly row: number
  readonly hit: LocalSearchHit
}
interface LevelPlan {
  readonly level: number
  readonly table: 'desk_places' | 'desk_engines'
  readonly columns: readonly IndexField[]
  readonly own: readonly IndexField[] | null
}
const PLANS: readonly LevelPlan[] = [
  { level: 1, table: 'desk_places', columns: PLACE_COLUMNS, own: ['manufacturer'] },
  { level: 2, table: 'desk_places', columns: PLACE_COLUMNS, own: ['model'] },
  { level: 3, table: 'desk_places', columns: PLACE_COLUMNS, own: ['generation', 'year'] },
  { level: 4, table: 'desk_engines', columns: ENGINE_COLUMNS, own: null }
]
/** What stays of an engine whose figures may not be kept any longer. */
const NAMES: ReadonlySet<IndexField> = new Set<IndexField>(['manufacturer', 'model', 'generation', 'engine'])
const NONE: WordExpansions = new Map()
const MOST = 200

/** Matches that are told apart for a saved search; beyond that nobody waits for a new one. */
const MOST_MATCHES = 500
const IDENTITIES =
  "SELECT d.level || ':' || d.id || ':' || coalesce(d.parent, '') FROM json_each(?) j CROSS JOIN desk_entries d ON d.row = j.value"

export class LocalSearch {
  readonly #sql: Sql
  readonly #vocabulary: Vocabulary
  readonly #memory: HitCache

  constructor(sql: Sql) {
    this.#sql = sql
    this.#vocabulary = new Vocabulary(sql)
    this.#memory = new HitCache(sql)
  }

  search(profileId: string, text: string, options: LocalSearchOptions): LocalSearchHit[] {
    const profile = profileKey(this.#sql, profileId)
    if (profile === null) return []
    const query = parseSearchQuery(text, options.synonyms)
    const limit = Math.min(MOST, Math.max(1, options.limit))
    const most = options.maxResults ?? PLANS.length * limit
    // where some of what is found may not be shown, the next must be known
    const enough = typeof options.oldestMs === 'number' ? Infinity : most
    const hits = this.#find(profile, query, options, { limit, enough, slips: true })
    const shown: HitWithFacts[] = []
    // in steps: of what is found some may not be shown, and then the next take their place
    for (let at = 0; at < hits.length && shown.length < most; at += most)
      shown.push(...this.#shown(profile, query, hits.slice(at, at + most), options))
    return shown.slice(0, most).map(({ hit }) => hit)
  }

  #shown(
    profile: number,
    query: SearchQuery,
    hits: readonly Hit[],
    options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>
  ): HitWithFacts[] {
    const facts = this.#memory.of(profile, options.language, hits)
    const marked = new Set(options.favourites)
    return hits.flatMap(({ row, level, rank, meanings, noted }): HitWithFacts[] => {
      const known = facts.get(row)
      if (!known) return []
      const { path, names } = known
      const withheld = known.heardAtMs !== null && known.heardAtMs < (options.oldestMs ?? -Infinity)
      const [figures, shown] = withheld
        ? [NO_FIGURES, known.shown.filter(({ field }) => NAMES.has(field))]
        : [known.figures, known.shown]
      // found by what may not be shown: that it was found would tell it
      if (
        withheld &&
        query.words.some(
          (word, at) => !noted?.has(at) && matchedFields({ ...query, words: [word] }, shown, meanings).length === 0
        )
      )
        return []
      const hit: LocalSearchHit = {
        level: LEVELS[level] ?? 'generations',
        path,
        names,
        rank,
        favourite: path.engines !== null && marked.has(path.engines),
        matched: matchedFields(query, shown, meanings),
        figures
      }
      return [{ row, hit }]
    })
  }

  /**
   * What a search finds, typing errors left out, as words that name each match among all; the best 500 of each level.
   */
  matches(profileId: string, text: string, options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>): string[] {
    const profile = profileKey(this.#sql, profileId)
    if (profile === null) return []
    const query = parseSearchQuery(text, options.synonyms)
    const found = this.#find(profile, query, options, { limit: MOST_MATCHES, enough: Infinity, slips: false })
    const hits = typeof options.oldestMs === 'number' ? this.#shown(profile, query, found, options) : found
    return this.#sql.all<[string]>(IDENTITIES, JSON.stringify(hits.map(({ row }) => row))).map(([identity]) => identity)
  }

  #find(
    profile: number,
    query: SearchQuery,
    options: Pick<LocalSearchOptions, 'language' | 'favourites' | 'noted'>,
    bounds: Bounds
  ): Hit[] {
    const found = this.#catalogued(profile, query, options, bounds)
    const noted = this.#noted(profile, query, options, bounds)
    if (noted.length === 0) return found
    const rows = new Set(noted.map(({ row }) => row))
    const engines = found.findIndex(({ level }) => level === 4)
    const before = engines < 0 ? found : found.slice(0, engines)
    return [...before, ...noted, ...found.slice(before.length).filter(({ row }) => !rows.has(row))]
  }

  /** Engines whose note answers some words of the query, where the catalogue holds the others. */
  #noted(
    profile: number,
    query: SearchQuery,
    { language, favourites, noted = [] }: Pick<LocalSearchOptions, 'language' | 'favourites' | 'noted'>,
    { limit }: Bounds
  ): Hit[] {
    const marked = new Set(favourites)
    return [...Map.groupBy(noted, ({ words }) => words.join()).values()].flatMap((group) => {
      const answered = new Set(group[0]?.words)
      const ids = group.map(({ engineId }) => engineId).filter((id) => !query.favouritesOnly || marked.has(id))
      const rest = { ...query, words: query.words.filter((_word, at) => !answered.has(at)) }
      const only = filteredRows(
        this.#sql,
        { favouritesOnly: true, offlineOnly: query.offlineOnly },
        { profile, language, favourites: ids }
      )
      const hits =
        rest.words.length > 0
          ? this.#rounds(profile, rest, only, { limit, enough: limit, slips: false })
          : (only?.best(limit) ?? []).map((row): Hit => ({ row, level: 4, rank: 'exact', meanings: NONE }))
      return hits.map((hit) => ({ ...hit, noted: answered }))
    })
  }

  #catalogued(
    profile: number,
    query: SearchQuery,
    { language, favourites }: Pick<LocalSearchOptions, 'language' | 'favourites'>,
    bounds: Bounds
  ): Hit[] {
    const only = filteredRows(this.#sql, query, { profile, language, favourites })
    if (query.words.length > 0) return this.#rounds(profile, query, only, bounds)
    return (only?.best(Math.min(bounds.limit, bounds.enough)) ?? []).map((row) => ({
      row,
      level: 4,
      rank: 'exact',
      meanings: NONE
    }))
  }

  #rounds(profile: number, query: SearchQuery, only: FilteredRows | null, { limit, enough, slips }: Bounds): Hit[] {
    const plans = only === null ? PLANS : PLANS.filter(({ level }) => level === 4)
    const beginnings = memoize((token) => this.#vocabulary.startingWith(token))
    const parts = memoizeOnce(() => this.#meanings(query, (word) => this.#vocabulary.containing(word)))
    const step = (make: () => SearchRound | null): SearchStep => {
      const round = memoizeOnce(make)
      return {
        round,
        // several words mostly name an engine, and one look says so for all three levels of places
        anyPlace: memoizeOnce(() => {
          const reach = round()
          return (
            only !== null ||
            query.words.length === 1 ||
            (reach !== null && this.#anyPlace(profile, ftsQuery(query, reach, PLACE_COLUMNS, null)))
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
        for (const { round: of, anyPlace } of steps) {
          // most levels have their fill before words are looked up for the later rounds
          if (hits.size >= most) break
          if (plan.table === 'desk_places' && !anyPlace()) continue
          const round = of()
          const match = round && ftsQuery(query, round, plan.columns, plan.own)
          // where a round adds no words to the one before, it finds nothing new
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
    if (slips && found.length === 0) {
      const near = this.#meanings(query, (word) => [...(parts().get(word) ?? []), ...this.#vocabulary.similarTo(word)])
      fill([step(() => (near.size > 0 ? { rank: 'typo', beginnings, meanings: near } : null))])
    }
    return found
  }

  #anyPlace(profile: number, match: string | null): boolean {
    if (match === null) return false
    const [[first], [, last]] = [rowIdRange(profile, 1), rowIdRange(profile, 3)]
    return (
      this.#sql.one(
        'SELECT rowid FROM desk_places WHERE desk_places MATCH ? AND rowid BETWEEN ? AND ? LIMIT 1',
        match,
        first,
        last
      ) !== undefined
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
