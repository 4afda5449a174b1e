/** Search in the local store without calls, and in the service for one call. */
import { done, failed, type Result } from '../../contract/failures'
import type { CatalogueAnswer, EngineSearchHit } from '../../contract/channels/catalogue'
import { isLongEnough, ENDPOINTS } from '../../shared/catalogue/endpoints'
import type { EngineId } from '../../shared/catalogue/ids'
import type { Engine, EnginePath, SearchResult } from '../../shared/catalogue/records'
import { TERM_GROUPS } from '../../shared/catalogue/terms'
import type { NoteMatch } from '../../shared/search/note-search'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, LocalSearchHit } from '../../shared/ports/stores/catalogue-store'
import type { QueryOptions, CatalogueQueries } from '../catalogue/cached-catalogue'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import type { EngineLocations } from '../catalogue/engine-locations'
import { failedCall } from '../call-failure'
import type { SynonymGroups } from './synonyms'

export interface LocalSearchDeps {
  profile(): string | null
  language(): LanguageCode
  synonyms(): Promise<SynonymGroups>
  favourites(): Promise<readonly string[]>
  /** Private notes that contain words of the query; empty when they cannot be read. */
  notes(query: string, synonyms: SynonymGroups): Promise<readonly NoteMatch[]>
  /** Records fetched before this time are not found; null: no limit. */
  oldestMs(): number | null
}
interface SearchDeps extends LocalSearchDeps {
  readonly cachedCatalogue: CatalogueQueries
  readonly places: EngineLocations
  readonly store: Pick<CatalogueStore, 'search'>
  readonly log: Log
  readonly refusal: RetentionPolicy['refusal']
}

const NO_PATH: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }
const NO_FIGURES: LocalSearchHit['figures'] = {
  power: null,
  torque: null,
  fuel: null,
  year: null,
  ecu: null,
  code: null
}

/** Adds note excerpts to hits; with `entire` (nothing was cut off) also noted engines that are not stored. */
function addNotes(
  hits: readonly LocalSearchHit[],
  noted: readonly NoteMatch[],
  favourites: readonly string[],
  entire: boolean
): readonly LocalSearchHit[] {
  if (noted.length === 0) return hits
  const excerpts = new Map(noted.map(({ engineId, excerpt }) => [engineId, excerpt]))
  const found = new Set<string | null>(hits.map(({ path }) => path.engines))
  const shown = hits.map((hit) => {
    const text = hit.level === 'engines' && hit.path.engines !== null ? excerpts.get(hit.path.engines) : undefined
    return text === undefined ? hit : { ...hit, matched: [...hit.matched, { field: 'note' as const, text }] }
  })
  const unknown = !entire ? [] : noted.filter(({ engineId, alone }) => alone && !found.has(engineId))
  return [
    ...shown,
    ...unknown.map(({ engineId, excerpt }): LocalSearchHit => ({
      level: 'engines',
      path: { ...NO_PATH, engines: engineId as EngineId },
      names: {},
      rank: 'exact',
      favourite: favourites.includes(engineId),
      matched: [{ field: 'note', text: excerpt }],
      figures: NO_FIGURES
    }))
  ]
}

const DEFAULT_HITS = 100
const tooShort = (name: 'search' | 'engineSearch') =>
  failed('too-short', { params: { least: ENDPOINTS[name].minQuery ?? 0 } })
const sameWord = (a: string | null, b: string): boolean =>
  a !== null && a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** The synonyms, notes and favourites that a local search for `query` takes into account. */
export async function localSearchOptions(deps: LocalSearchDeps, query: string, withNotes: boolean) {
  const [groups, favourites] = await Promise.all([deps.synonyms(), deps.favourites()])
  const synonyms = [...groups, ...TERM_GROUPS]
  const notes = withNotes ? await deps.notes(query, synonyms) : []
  const options = {
    language: deps.language(),
    synonyms,
    noted: notes.map(({ engineId, words }) => ({ engineId, words })),
    favourites,
    oldestMs: deps.oldestMs()
  }
  return { notes, options }
}

export class Search {
  readonly #deps: SearchDeps
  /** Profile and fuel of each refused value in this run. */
  readonly #refusedFuels = new Set<string>()

  constructor(deps: SearchDeps) {
    this.#deps = deps
  }

  /** Local search in the active profile without calls. `limit`: per level; `most`: in total. */
  async local(
    query: string,
    limit = DEFAULT_HITS,
    most?: number,
    withNotes = false
  ): Promise<Result<readonly LocalSearchHit[]>> {
    const { store, log, refusal, profile } = this.#deps
    const refused = refusal()
    if (refused) return refused
    const profileId = profile()
    if (profileId === null) return failed('not-connected')
    try {
      const { notes, options } = await localSearchOptions(this.#deps, query, withNotes)
      const found = await store.search(profileId, query, { ...options, limit, maxResults: most })
      return done(addNotes(found, notes, options.favourites, found.length < (most ?? limit)))
    } catch (error) {
      log.warn('store.search', { error })
      return failed('store-failed')
    }
  }

  /** `/vdb/search`: manufacturer, model and engine names (rule 2 of the endpoints); from 2 characters. */
  async catalogue(query: string, options: QueryOptions): Promise<Result<CatalogueAnswer<SearchResult[]>>> {
    if (!isLongEnough('search', query)) return tooShort('search')
    const response = await this.#deps.cachedCatalogue.query('search', { query }, options)
    return response.ok
      ? done({ ...response.value, data: response.value.data as SearchResult[] })
      : failedCall(response.failure)
  }

  /**
   * `/vdb/engines/search`; from 3 characters. The valid values of `fuel` are not documented: when the service rejects
   * the value (400), the query and later ones run without it and `fuel_name` is filtered here (trap 55).
   */
  async engines(
    query: string,
    fuel: string,
    options: QueryOptions
  ): Promise<Result<CatalogueAnswer<EngineSearchHit[]>>> {
    const { cachedCatalogue, profile } = this.#deps
    if (!isLongEnough('engineSearch', query)) return tooShort('engineSearch')
    const choice = `${profile()} ${fuel}`
    let filterHere = this.#refusedFuels.has(choice)
    let response = await cachedCatalogue.query(
      'engineSearch',
      fuel && !filterHere ? { query, fuel } : { query },
      options
    )
    if (!response.ok && response.failure.code === 'bad-request' && fuel && !filterHere) {
      filterHere = true
      response = await cachedCatalogue.query('engineSearch', { query }, options)
      if (response.ok) this.#refusedFuels.add(choice)
    }
    if (!response.ok) return failedCall(response.failure)
    const engines = (response.value.data as Engine[]).filter((e) => !filterHere || sameWord(e.fuel_name, fuel))
    return done({ ...response.value, data: await Promise.all(engines.map((engine) => this.#withPlaces(engine))) })
  }

  async #withPlaces(engine: Engine): Promise<EngineSearchHit> {
    const { places } = this.#deps
    const paths = await places.pathsOf(engine.id)
    return {
      engine,
      places: await Promise.all(paths.map(async (path) => ({ path, names: await places.names(path) })))
    }
  }
}
