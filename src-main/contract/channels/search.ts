/** Search in the service and in the local store, saved searches, history, synonyms. */
import type { SearchResult } from '../../shared/catalogue/records'
import type { LocalSearchHit, SameHardware } from '../../shared/ports/stores/catalogue-store'
import { call } from '../channel'
import type { Result } from '../failures'
import type { Cancellable, CatalogueAnswer, EngineSearchHit } from './catalogue'

interface TypedSearch {
  readonly query: string
  /** '' for any. */
  readonly fuel: string
}

export interface SavedSearchEntry extends TypedSearch {
  readonly id: number
  readonly savedAt: string
  /** Current local hits, at most 500 of each level, and how many are new since the search was last viewed. */
  readonly matches: number
  readonly fresh: number
}

export interface SearchHistoryEntry extends TypedSearch {
  readonly searchedAt: string
}

type SynonymGroups = readonly (readonly string[])[]

export const searchChannels = {
  'search:catalogue': call('catalogue')
    .takes<Cancellable & { query: string }>()
    .returns<Result<CatalogueAnswer<SearchResult[]>>>(),
  /** Engines with the locations known here; known locations cost no further call. */
  'search:engines': call('engines')
    .takes<Cancellable & TypedSearch>()
    .returns<Result<CatalogueAnswer<EngineSearchHit[]>>>(),
  /** Searches the local store; 0 calls, any length. `limit`: hits of each level. `most`: hits in total. */
  'search:desk': call('desk')
    .takes<{ query: string; limit?: number; most?: number }>()
    .returns<Result<readonly LocalSearchHit[]>>(),
  /** Other stored engines with the same control unit and engine code; 0 calls. Null: none. */
  'search:same-hardware': call('sameHardware').takes<{ engineId: string }>().returns<Result<SameHardware | null>>(),
  'search:synonyms': call('synonyms').returns<Result<SynonymGroups>>(),
  /** `seen`: the groups that were read before. */
  'search:set-synonyms': call('setSynonyms')
    .takes<{ groups: SynonymGroups; seen?: SynonymGroups }>()
    .returns<Result<SynonymGroups>>(),
  'search:saved': call('saved').returns<Result<readonly SavedSearchEntry[]>>(),
  'search:save': call('save').takes<TypedSearch>().returns<Result<readonly SavedSearchEntry[]>>(),
  'search:unsave': call('unsave').takes<{ id: number }>().returns<Result<readonly SavedSearchEntry[]>>(),
  /** Marks a saved search as viewed. */
  'search:looked': call('looked').takes<{ id: number }>().returns<Result<readonly SavedSearchEntry[]>>(),
  'search:history': call('history').returns<Result<readonly SearchHistoryEntry[]>>(),
  'search:remember': call('remember').takes<TypedSearch>().returns<Result<null>>(),
  'search:clear-history': call('clearHistory').returns<Result<null>>()
}
