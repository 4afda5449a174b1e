import type { CancellableRequests } from '../../services/cancellable-requests'
import type { SavedSearches } from '../../services/search/saved-searches'
import type { Search } from '../../services/search/search'
import type { Synonyms } from '../../services/search/synonyms'
import type { HandlerRegistry } from '../register'
import { cancellableBy } from './cancellable'

export interface SearchUseCases {
  readonly search: Search
  readonly savedSearches: SavedSearches
  readonly requests: CancellableRequests
  readonly synonyms: Synonyms
}

export function registerSearchHandlers(ipc: HandlerRegistry, useCases: SearchUseCases): void {
  const { search, savedSearches, requests, synonyms } = useCases
  const cancellable = cancellableBy(requests)
  ipc.handle(
    'search:catalogue',
    cancellable(({ query }, options) => search.catalogue(query, options))
  )
  ipc.handle(
    'search:engines',
    cancellable(({ query, fuel }, options) => search.engines(query, fuel, options))
  )
  ipc.handle('search:desk', ({ query, limit, most }) => search.local(query, limit, most, true))
  ipc.handleValue('search:synonyms', () => synonyms.groups())
  ipc.handle('search:set-synonyms', ({ groups }) => synonyms.setGroups(groups))

  ipc.handle('search:saved', () => savedSearches.saved())
  ipc.handle('search:save', ({ query, fuel }) => savedSearches.save(query, fuel))
  ipc.handle('search:unsave', ({ id }) => savedSearches.remove(id))
  ipc.handle('search:looked', ({ id }) => savedSearches.markViewed(id))
  ipc.handle('search:history', () => savedSearches.history())
  ipc.handle('search:remember', ({ query, fuel }) => savedSearches.remember(query, fuel))
  ipc.handle('search:clear-history', () => savedSearches.clearHistory())
}
