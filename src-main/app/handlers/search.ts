import type { CancellableRequests } from '../../ipc/cancellable-requests'
import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerSearchHandlers(ipc: HandlerRegistry, useCases: UseCases, requests: CancellableRequests): void {
  const { search, savedSearches, synonyms } = useCases.library
  requests.handle('search:catalogue', ({ query }, options) => search.catalogue(query, options))
  requests.handle('search:engines', ({ query, fuel }, options) => search.engines(query, fuel, options))
  ipc.handle('search:desk', ({ query, limit, most }) => search.local(query, limit, most, true))
  ipc.handle('search:same-hardware', ({ engineId }) => useCases.catalogue.storedDetails.sameHardware(engineId))
  ipc.handle('search:synonyms', () => synonyms.groupsToEdit())
  ipc.handle('search:set-synonyms', ({ groups, seen }) => synonyms.setGroups(groups, seen))

  ipc.handle('search:saved', () => savedSearches.saved())
  ipc.handle('search:save', ({ query, fuel }) => savedSearches.save(query, fuel))
  ipc.handle('search:unsave', ({ id }) => savedSearches.remove(id))
  ipc.handle('search:looked', ({ id }) => savedSearches.markViewed(id))
  ipc.handle('search:history', () => savedSearches.history())
  ipc.handle('search:remember', ({ query, fuel }) => savedSearches.remember(query, fuel))
  ipc.handle('search:clear-history', () => savedSearches.clearHistory())
}
