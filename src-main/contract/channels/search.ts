/** Search in the service and in the local store, saved searches, history, synonyms. */
import type { SearchResult } from '../../shared/catalogue/records'
import type { LocalSearchHit, SameHardware } from '../../shared/ports/stores/catalogue-store'
import { call } from '../channel'
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
  'search:catalogue': call('catalogue', 'sales')
    .takes<Cancellable & { query: string }>()
    .returnsResult<CatalogueAnswer<SearchResult[]>>(),
  /** Engines with the locations known here; known locations cost no further call. */
  'search:engines': call('engines', 'sales')
    .takes<Cancellable & TypedSearch>()
    .returnsResult<CatalogueAnswer<EngineSearchHit[]>>(),
  /** Searches the local store; 0 calls, any length. `limit`: hits of each level. `most`: hits in total. */
  'search:desk': call('desk', 'sales')
    .takes<{ query: string; limit?: number; most?: number }>()
    .returnsResult<readonly LocalSearchHit[]>(),
  /** Other stored engines with the same control unit and engine code; 0 calls. Null: none. */
  'search:same-hardware': call('sameHardware', 'sales')
    .takes<{ engineId: string }>()
    .returnsResult<SameHardware | null>(),
  'search:synonyms': call('synonyms', 'sales').returnsResult<SynonymGroups>(),
  /** `seen`: the groups that were read before. */
  'search:set-synonyms': call('setSynonyms', 'workshop')
    .takes<{ groups: SynonymGroups; seen?: SynonymGroups }>()
    .returnsResult<SynonymGroups>(),
  'search:saved': call('saved', 'sales').returnsResult<readonly SavedSearchEntry[]>(),
  'search:save': call('save', 'sales').takes<TypedSearch>().returnsResult<readonly SavedSearchEntry[]>(),
  'search:unsave': call('unsave', 'sales').takes<{ id: number }>().returnsResult<readonly SavedSearchEntry[]>(),
  /** Marks a saved search as viewed. */
  'search:looked': call('looked', 'sales').takes<{ id: number }>().returnsResult<readonly SavedSearchEntry[]>(),
  'search:history': call('history', 'sales').returnsResult<readonly SearchHistoryEntry[]>(),
  'search:remember': call('remember', 'sales').takes<TypedSearch>().returnsResult<null>(),
  'search:clear-history': call('clearHistory', 'sales').returnsResult<null>()
}
