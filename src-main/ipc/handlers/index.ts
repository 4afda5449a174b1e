import type { HandlerRegistry } from '../register'
import { registerAppHandlers, type AppUseCases } from './app'
import { registerCatalogueHandlers, type CatalogueUseCases } from './catalogue'
import { registerCompareHandlers, type CompareUseCases } from './compare'
import { registerConnectionHandlers, type ConnectionUseCases } from './connection'
import { registerCustomerHandlers, type CustomerUseCases } from './customer'
import { registerDiagnosticsHandlers, type DiagnosticsUseCases } from './diagnostics'
import { registerFeedHandlers, type FeedUseCases } from './feed'
import { registerLibraryHandlers, type LibraryUseCases } from './library'
import { registerMeasuredRunHandlers, type MeasuredRunUseCases } from './measured-runs'
import { registerPackHandlers, type PackUseCases } from './packs'
import { registerSearchHandlers, type SearchUseCases } from './search'
import { registerSettingHandlers, type SettingUseCases } from './settings'
import { registerSheetHandlers, type SheetUseCases } from './sheets'

export { budgetState } from './connection'

export interface UseCases
  extends
    AppUseCases,
    CatalogueUseCases,
    CompareUseCases,
    ConnectionUseCases,
    DiagnosticsUseCases,
    Omit<LibraryUseCases, 'customer'>,
    MeasuredRunUseCases,
    PackUseCases,
    SearchUseCases,
    SettingUseCases {
  readonly customer: CustomerUseCases['customer'] & LibraryUseCases['customer']
  readonly feed: FeedUseCases
  readonly sheets: SheetUseCases
}

/** Registers a handler for every channel. A handler only calls a use case; logic belongs in the services. */
export function registerHandlers(ipc: HandlerRegistry, useCases: UseCases): void {
  registerAppHandlers(ipc, useCases)
  registerConnectionHandlers(ipc, useCases)
  registerCatalogueHandlers(ipc, useCases)
  registerSearchHandlers(ipc, useCases)
  registerLibraryHandlers(ipc, useCases)
  registerPackHandlers(ipc, useCases)
  registerCompareHandlers(ipc, useCases)
  registerSheetHandlers(ipc, useCases.sheets)
  registerCustomerHandlers(ipc, useCases)
  registerMeasuredRunHandlers(ipc, useCases)
  registerFeedHandlers(ipc, useCases.feed)
  registerSettingHandlers(ipc, useCases)
  registerDiagnosticsHandlers(ipc, useCases)
}
