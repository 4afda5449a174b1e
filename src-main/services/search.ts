/** Free-text search through the service. */
import { done, failed, type Result } from '../contract/failures'
import type { EngineHit } from '../contract/channels'
import type { Received } from '../contract/state'
import { isLongEnough, ENDPOINTS } from '../core/catalogue/endpoints'
import type { PlaceIndex } from '../core/catalogue/places'
import type { Engine, SearchResult } from '../core/catalogue/records'
import type { AskOptions, Asker } from './ask'
import { refuse } from './failures'

const tooShort = (name: 'search' | 'engineSearch') => failed('too-short', { params: { least: ENDPOINTS[name].minQuery ?? 0 } })
const sameWord = (a: string | null, b: string): boolean => a !== null && a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

export function createSearch({ asker, places }: { asker: Asker; places: PlaceIndex }) {
  return {
    /** `/vdb/search`: manufacturer, model and engine names (rule 2 of the endpoints). Below 2 characters nothing is sent. */
    async catalogue(query: string, options: AskOptions): Promise<Result<Received<SearchResult[]>>> {
      if (!isLongEnough('search', query)) return tooShort('search')
      const asked = await asker.ask('search', { query }, options)
      return asked.ok ? done({ ...asked.value, data: asked.value.data as SearchResult[] }) : refuse(asked.failure)
    },

    /**
     * `/vdb/engines/search`; from 3 characters. Which values `fuel` may take is not shown: when the service calls the word wrong (400), the
     * same text is asked once without it and filtered here by `fuel_name` (trap 55).
     */
    async engines(query: string, fuel: string, options: AskOptions): Promise<Result<Received<EngineHit[]>>> {
      if (!isLongEnough('engineSearch', query)) return tooShort('engineSearch')
      let filterHere = false
      let asked = await asker.ask('engineSearch', fuel ? { query, fuel } : { query }, options)
      if (!asked.ok && asked.failure.code === 'bad-request' && fuel) {
        filterHere = true
        asked = await asker.ask('engineSearch', { query }, options)
      }
      if (!asked.ok) return refuse(asked.failure)
      const engines = (asked.value.data as Engine[]).filter((e) => !filterHere || sameWord(e.fuel_name, fuel))
      const hit = (engine: Engine): EngineHit => ({ engine, places: places.pathsOf(engine.id).map((path) => ({ path, names: places.names(path) })) })
      return done({ ...asked.value, data: engines.map(hit) })
    }
  }
}
export type SearchService = ReturnType<typeof createSearch>
