/** Joins the customer's screen: the model of a sheet, its document and the window in front of the customer. */
import type { BrowserWindow, Screen } from 'electron'
import type { CustomerState } from '../../contract/channels/customer'
import type { Log } from '../../shared/ports/system/log'
import type { DocumentPort } from '../../shared/ports/print/documents'
import type { SettingKey, Settings } from '../../shared/settings/schema'
import { createCustomerScreen, type CustomerScreen } from '../../services/customer/customer-screen'
import type { SheetSnapshots } from '../../services/sheets/sheet-snapshots'
import type { SheetTemplates } from '../../services/sheets/sheet-templates'
import { CustomerWindow } from '../../windows/customer-window'
import type { WindowFactory } from '../../windows/window-factory'

export interface CustomerModuleDeps {
  readonly screen: Screen
  readonly factory: WindowFactory
  readonly documents: DocumentPort
  readonly log: Log
  readonly sheets: {
    readonly snapshots: Pick<SheetSnapshots, 'take'>
    readonly templates: Pick<SheetTemplates, 'template'>
  }
  setting<K extends SettingKey>(key: K): Settings[K]
  mainWindow(): BrowserWindow | null
  changed(state: CustomerState): void
}

/** Its `held()` is for whatever shows itself unasked: while a customer looks on, it waits. */
export function createCustomerModule({
  screen,
  factory,
  documents,
  log,
  sheets,
  setting,
  mainWindow,
  changed
}: CustomerModuleDeps): CustomerScreen {
  const glass = new CustomerWindow({
    factory,
    screen,
    log,
    mainWindow,
    displayMode: () => setting('customer.display'),
    chosenDisplay: () => setting('customer.screen')
  })
  return createCustomerScreen({
    snapshots: sheets.snapshots,
    documents,
    display: glass,
    log,
    template: (id) => sheets.templates.template(id),
    theme: () => setting('customer.theme'),
    showBrands: () => setting('customer.branded'),
    followsOperator: () => setting('customer.follow'),
    changed
  })
}
