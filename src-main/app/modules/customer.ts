/** The customer screen: a sheet for customers in a window on their display. */
import { screen } from 'electron'
import { CustomerScreen } from '../../services/customer/customer-screen'
import { CustomerWindow } from '../../windows/customer-window'
import { isWayland } from '../command-line'
import type { CatalogueModule } from './catalogue'
import type { ConnectionModule, ConnectionModuleDeps } from './connection'
import type { SheetsModule } from './sheets'

interface CustomerModuleDeps extends ConnectionModuleDeps {
  readonly connection: ConnectionModule
  readonly catalogue: CatalogueModule
  readonly sheets: SheetsModule
}

export function createCustomerModule({
  context,
  windows,
  connection,
  catalogue,
  sheets
}: CustomerModuleDeps): CustomerScreen {
  const { factory, log, events, ipc, setting } = context
  const display = new CustomerWindow({
    factory,
    screen,
    log,
    mainWindow: () => windows.mainWindows.current(),
    displayMode: () => setting('customer.display'),
    chosenDisplay: () => setting('customer.screen'),
    wayland: isWayland(),
    mac: process.platform === 'darwin'
  })
  const customer = new CustomerScreen({
    snapshots: sheets.snapshots,
    documents: sheets.documents,
    display,
    log,
    template: (id) => sheets.templates.template(id),
    theme: () => setting('customer.theme'),
    showBrands: () => setting('customer.branded'),
    followsOperator: () => setting('customer.follow'),
    profile: connection.profile,
    withheld: () => catalogue.retention.refusal() !== null,
    changed: (state) => {
      ipc.broadcast('customer:changed', state)
      events.emit('customer-screen-changed')
    }
  })
  events.on('engine-figures', (engine) => void customer.figuresStored(engine))
  return customer
}
