/** Searching: everything this desk has seen, for nothing; and the service, for one call. */
import { done, failed, type Result } from '../../contract/failures'
import type { EngineSearchHit } from '../../contract/channels/catalogue'
import type { LocalSearchHitEntry } from '../../contract/channels/packs'
import type { CatalogueAnswer } from '../../contract/channels/catalogue'
import { isLongEnough, ENDPOINTS } from '../../shared/catalogue/endpoints'
import type { EngineId } from '../../shared/catalogue/ids'
import type { Engine, EnginePath, SearchResult } from '../../shared/catalogue/records'
import { TERM_GROUPS } from '../../shared/catalogue/terms'
import type { NoteMatch } from '../../shared/search/note-search'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { QueryOptions, CatalogueQueries } from '../catalogue/cached-catalogue'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import type { EngineLocations } from '../catalogue/engine-locations'
import { failedCall } from '../call-failure'

export interface SearchDeps {
  readonly asker: CatalogueQueries
  readonly places: EngineLocations
  readonly store: Pick<CatalogueStore, 'search'>
  readonly log: Log
  readonly keeping: Pick<RetentionPolicy, 'refusal' | 'oldestMs'>
  profile(): string | null
  language(): LanguageCode
  synonyms(): Promise<readonly (readonly string[])[]>
  /** Engine ids of the person's favourites. */
  favourites(): Promise<readonly string[]>
  /** Private notes that hold words of the query; none where they cannot be read. */
  notes(query: string, synonyms: readonly (readonly string[])[]): Promise<readonly NoteMatch[]>
}

const NO_PATH: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }
const NO_FIGURES: LocalSearchHitEntry['figures'] = {
  power: null,
  torque: null,
  fuel: null,
  year: null,
  ecu: null,
  code: null
}

/**
 * Hits with the part of the note that was found; `entire`: nothing was cut off, so that an engine that is missing is
 * not in the catalogue here.
 */
function withNotes(
  hits: readonly LocalSearchHitEntry[],
  noted: readonly NoteMatch[],
  favourites: readonly string[],
  entire: boolean
): readonly LocalSearchHitEntry[] {
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
    ...unknown.map(({ engineId, excerpt }): LocalSearchHitEntry => ({
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

export function createSearch({
  asker,
  places,
  store,
  log,
  keeping,
  profile,
  language,
  synonyms,
  favourites,
  notes
}: SearchDeps) {
  return {
    /**
     * 0 calls, any length, any network. `andNotes`: private notes answer for words too. What is found was seen by this
     * desk, in this profile. `limit`: of each level; `most`: of all.
     */
    async local(
      query: string,
      limit = DEFAULT_HITS,
      most?: number,
      andNotes = false
    ): Promise<Result<readonly LocalSearchHitEntry[]>> {
      const refused = keeping.refusal()
      if (refused) return refused
      const who = profile()
      if (who === null) return failed('not-connected')
      try {
        const [groups, marked] = await Promise.all([synonyms(), favourites()])
        const meanings = [...groups, ...TERM_GROUPS]
        const noted = andNotes ? await notes(query, meanings) : []
        const found = await store.search(who, query, {
          language: language(),
          limit,
          maxResults: most,
          synonyms: meanings,
          noted: noted.map(({ engineId, words }) => ({ engineId, words })),
          favourites: marked,
          oldestMs: keeping.oldestMs()
        })
        return done(withNotes(found, noted, marked, found.length < (most ?? limit)))
      } catch (error) {
        log.warn('store.search', { error })
        return failed('store-failed')
      }
    },

    /**
     * `/vdb/search`: manufacturer, model and engine names (rule 2 of the endpoints). Below 2 characters nothing is
     * sent.
     */
    async catalogue(query: string, options: QueryOptions): Promise<Result<CatalogueAnswer<SearchResult[]>>> {
      if (!isLongEnough('search', query)) return tooShort('search')
      const asked = await asker.query('search', { query }, options)
      return asked.ok ? done({ ...asked.value, data: asked.value.data as SearchResult[] }) : failedCall(asked.failure)
    },

    /**
     * `/vdb/engines/search`; from 3 characters. Which values `fuel` may take is not shown: when the service calls the
     * word wrong (400), the
     * same text is asked once without it and filtered here by `fuel_name` (trap 55).
     */
    async engines(
      query: string,
      fuel: string,
      options: QueryOptions
    ): Promise<Result<CatalogueAnswer<EngineSearchHit[]>>> {
      if (!isLongEnough('engineSearch', query)) return tooShort('engineSearch')
      let filterHere = false
      let asked = await asker.query('engineSearch', fuel ? { query, fuel } : { query }, options)
      if (!asked.ok && asked.failure.code === 'bad-request' && fuel) {
        filterHere = true
        asked = await asker.query('engineSearch', { query }, options)
      }
      if (!asked.ok) return failedCall(asked.failure)
      const engines = (asked.value.data as Engine[]).filter((e) => !filterHere || sameWord(e.fuel_name, fuel))
      const hit = async (engine: Engine): Promise<EngineSearchHit> => {
        const paths = await places.pathsOf(engine.id)
        return {
          engine,
          places: await Promise.all(paths.map(async (path) => ({ path, names: await places.names(path) })))
        }
      }
      return done({ ...asked.value, data: await Promise.all(engines.map(hit)) })
    }
  }
}
export type SearchService = ReturnType<typeof createSearch>
