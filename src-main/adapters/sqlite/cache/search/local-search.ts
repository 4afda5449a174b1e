/**
 * The local search over all stored records, level by level, best hits first.
 *
 * Each level runs through rounds of growing reach until it has enough hits: whole words, prefixes, parts of words.
 * Typos are only considered when nothing was found. A level after which there are enough hits is the last. Within a
 * round, row ids give the order.
 */
import { matchedFields } from '../../../../shared/search/matched-fields'
import { parseSearchQuery, type SearchQuery } from '../../../../shared/search/search-query'
import type { IndexField } from '../../../../shared/search/index-fields'
import type { LocalSearchHit, LocalSearchOptions } from '../../../../shared/ports/stores/catalogue-store'
import { LEVELS } from '../../../../shared/catalogue/records'
import type { Sql } from '../../db/sql'
import { filteredRows } from './search-filter'
import { HitCache, NO_FIGURES } from './hit-cache'
import { NONE, PLANS, SearchRounds, type Hit, type SearchBounds } from './search-rounds'
import { connectionKey } from '../records/level-columns'

interface NotedHit extends Hit {
  /** Indexes of the query words that the engine's note matches. */
  readonly noted?: ReadonlySet<number>
}
interface HitWithFacts {
  readonly row: number
  readonly hit: LocalSearchHit
}
/** Fields that remain visible when the figures of an engine have expired. */
const NAME_FIELDS: ReadonlySet<IndexField> = new Set<IndexField>(['manufacturer', 'model', 'generation', 'engine'])
const withoutStage = ({ stage: _stage, ...figures }: LocalSearchHit['figures']): LocalSearchHit['figures'] => figures
const MAX_HITS = 200

/** Matches per level that a saved search distinguishes. */
const MAX_MATCHES = 500
const IDENTITIES =
  "SELECT d.level || ':' || d.id || ':' || coalesce(d.parent, '') FROM json_each(?) j CROSS JOIN desk_entries d ON d.row = j.value"

export class LocalSearch {
  readonly #sql: Sql
  readonly #rounds: SearchRounds
  readonly #hitCache: HitCache

  constructor(sql: Sql) {
    this.#sql = sql
    this.#rounds = new SearchRounds(sql)
    this.#hitCache = new HitCache(sql)
  }

  search(connectionId: string, text: string, options: LocalSearchOptions): LocalSearchHit[] {
    const profile = connectionKey(this.#sql, connectionId)
    if (profile === null) return []
    const query = parseSearchQuery(text, options.synonyms)
    const limit = Math.min(MAX_HITS, Math.max(1, options.limit))
    const most = options.maxResults ?? PLANS.length * limit
    // when hits may be dropped, all of them must be known
    const enough = typeof options.oldestMs === 'number' ? Infinity : most
    const hits = this.#find(profile, query, options, { limit, enough, typos: true })
    const shown: HitWithFacts[] = []
    // in steps: expired hits are dropped, and the next ones replace them
    for (let at = 0; at < hits.length && shown.length < most; at += most)
      shown.push(...this.#shown(profile, query, hits.slice(at, at + most), options))
    return shown.slice(0, most).map(({ hit }) => hit)
  }

  #shown(
    profile: number,
    query: SearchQuery,
    hits: readonly NotedHit[],
    options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>
  ): HitWithFacts[] {
    const facts = this.#hitCache.of(profile, options.language, hits)
    const favouriteIds = new Set(options.favourites)
    return hits.flatMap(({ row, level, rank, meanings, noted }): HitWithFacts[] => {
      const known = facts.get(row)
      if (!known) return []
      const { path, names } = known
      const oldestMs = options.oldestMs ?? -Infinity
      const expired = known.fetchedAtMs !== null && known.fetchedAtMs < oldestMs
      const [figures, shown] = expired
        ? [NO_FIGURES, known.shown.filter(({ field }) => NAME_FIELDS.has(field))]
        : [(known.stageFetchedAtMs ?? Infinity) < oldestMs ? withoutStage(known.figures) : known.figures, known.shown]
      // a hit found only by expired data would reveal it
      if (
        expired &&
        (query.exact.length > 0 ||
          query.words.some(
            (word, at) => !noted?.has(at) && matchedFields({ ...query, words: [word] }, shown, meanings).length === 0
          ))
      )
        return []
      const hit: LocalSearchHit = {
        level: LEVELS[level] ?? 'generations',
        path,
        names,
        rank,
        favourite: path.engines !== null && favouriteIds.has(path.engines),
        matched: matchedFields(query, shown, meanings),
        figures
      }
      return [{ row, hit }]
    })
  }

  /** Ids of all matches without typos, at most 500 per level, for saved searches. */
  matches(connectionId: string, text: string, options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>): string[] {
    const profile = connectionKey(this.#sql, connectionId)
    if (profile === null) return []
    const query = parseSearchQuery(text, options.synonyms)
    const found = this.#find(profile, query, options, { limit: MAX_MATCHES, enough: Infinity, typos: false })
    const hits = typeof options.oldestMs === 'number' ? this.#shown(profile, query, found, options) : found
    return this.#sql.all<[string]>(IDENTITIES, JSON.stringify(hits.map(({ row }) => row))).map(([identity]) => identity)
  }

  #find(
    profile: number,
    query: SearchQuery,
    options: Pick<LocalSearchOptions, 'favourites' | 'noted'>,
    bounds: SearchBounds
  ): NotedHit[] {
    const found = this.#catalogued(profile, query, options, bounds)
    const noted = this.#noted(profile, query, options, bounds)
    if (noted.length === 0) return found
    const rows = new Set(noted.map(({ row }) => row))
    const engines = found.findIndex(({ level }) => level === 4)
    const before = engines < 0 ? found : found.slice(0, engines)
    return [...before, ...noted, ...found.slice(before.length).filter(({ row }) => !rows.has(row))]
  }

  /** Engines whose notes match some words of the query, and whose records match the others. */
  #noted(
    profile: number,
    query: SearchQuery,
    { favourites, noted = [] }: Pick<LocalSearchOptions, 'favourites' | 'noted'>,
    { limit }: SearchBounds
  ): NotedHit[] {
    const favouriteIds = new Set(favourites)
    return [...Map.groupBy(noted, ({ words }) => words.join()).values()].flatMap((group) => {
      const answered = new Set(group[0]?.words)
      const ids = group.map(({ engineId }) => engineId).filter((id) => !query.favouritesOnly || favouriteIds.has(id))
      const rest = { ...query, words: query.words.filter((_word, at) => !answered.has(at)) }
      const only = filteredRows(this.#sql, { ...query, favouritesOnly: true }, { profile, favourites: ids })
      const hits =
        rest.words.length > 0
          ? this.#rounds.find(profile, rest, only, { limit, enough: limit, typos: false })
          : (only?.best(limit) ?? []).map((row): Hit => ({ row, level: 4, rank: 'exact', meanings: NONE }))
      return hits.map((hit) => ({ ...hit, noted: answered }))
    })
  }

  #catalogued(
    profile: number,
    query: SearchQuery,
    { favourites }: Pick<LocalSearchOptions, 'favourites'>,
    bounds: SearchBounds
  ): Hit[] {
    const only = filteredRows(this.#sql, query, { profile, favourites })
    if (query.words.length > 0) return this.#rounds.find(profile, query, only, bounds)
    return (only?.best(Math.min(bounds.limit, bounds.enough)) ?? []).map((row) => ({
      row,
      level: 4,
      rank: 'exact',
      meanings: NONE
    }))
  }
}
