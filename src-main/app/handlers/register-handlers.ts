import { createCancellableRequests } from '../../ipc/cancellable-requests'
import type { HandlerRegistry } from '../../ipc/register'
import { registerAppHandlers } from './app'
import { registerCatalogueHandlers } from './catalogue'
import { registerFeedHandlers } from './feed'
import { registerLibraryHandlers } from './library'
import { registerMaintenanceHandlers } from './maintenance'
import { registerPackHandlers } from './packs'
import { registerSearchHandlers } from './search'
import { registerSheetHandlers } from './sheets'
import { registerWorkspaceHandlers } from './workspace'
import type { UseCases } from './use-cases'

/** Registers a handler for every channel. A handler only calls a use case; logic belongs in the services. */
export function registerHandlers(ipc: HandlerRegistry, useCases: UseCases): void {
  const requests = createCancellableRequests(ipc)
  registerAppHandlers(ipc, useCases)
  registerCatalogueHandlers(ipc, useCases, requests)
  registerSearchHandlers(ipc, useCases, requests)
  registerLibraryHandlers(ipc, useCases)
  registerPackHandlers(ipc, useCases, requests)
  registerSheetHandlers(ipc, useCases)
  registerFeedHandlers(ipc, useCases)
  registerWorkspaceHandlers(ipc, useCases)
  registerMaintenanceHandlers(ipc, useCases)
}
