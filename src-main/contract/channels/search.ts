/** Search in the service and in the local store, saved searches, history, synonyms. */
import type { SearchResult } from '../../shared/catalogue/records'
import type { LocalSearchHit } from '../../shared/ports/stores/catalogue-store'
import type { ChannelTable } from '../channel-table'
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

export interface SearchChannels {
  'search:catalogue': { input: Cancellable & { query: string }; output: Result<CatalogueAnswer<SearchResult[]>> }
  /** Engines with the locations known here; known locations cost no further call. */
  'search:engines': { input: Cancellable & TypedSearch; output: Result<CatalogueAnswer<EngineSearchHit[]>> }
  /** Searches the local store; 0 calls, any length. `limit`: hits of each level. `most`: hits in total. */
  'search:desk': {
    input: { query: string; limit?: number; most?: number }
    output: Result<readonly LocalSearchHit[]>
  }
  'search:synonyms': { input: void; output: SynonymGroups }
  'search:set-synonyms': { input: { groups: SynonymGroups }; output: Result<SynonymGroups> }
  'search:saved': { input: void; output: Result<readonly SavedSearchEntry[]> }
  'search:save': { input: TypedSearch; output: Result<readonly SavedSearchEntry[]> }
  'search:unsave': { input: { id: number }; output: Result<readonly SavedSearchEntry[]> }
  /** Marks a saved search as viewed. */
  'search:looked': { input: { id: number }; output: Result<readonly SavedSearchEntry[]> }
  'search:history': { input: void; output: Result<readonly SearchHistoryEntry[]> }
  'search:remember': { input: TypedSearch; output: Result<null> }
  'search:clear-history': { input: void; output: Result<null> }
}
export const searchChannels = {
  withInput: {
    'search:catalogue': 'catalogue',
    'search:engines': 'engines',
    'search:desk': 'desk',
    'search:set-synonyms': 'setSynonyms',
    'search:save': 'save',
    'search:unsave': 'unsave',
    'search:looked': 'looked',
    'search:remember': 'remember'
  },
  withoutInput: {
    'search:synonyms': 'synonyms',
    'search:saved': 'saved',
    'search:history': 'history',
    'search:clear-history': 'clearHistory'
  },
  topics: {}
} as const satisfies ChannelTable<SearchChannels>
