import type { CustomerScreen } from '../../services/customer/customer-screen'
import type { HandlerRegistry } from '../register'

export interface CustomerUseCases {
  readonly customer: Pick<CustomerScreen, 'show' | 'hide' | 'state' | 'displays'>
}

export function registerCustomerHandlers(ipc: HandlerRegistry, { customer }: CustomerUseCases): void {
  ipc.handle('customer:show', (input) => customer.show(input))
  ipc.handleValue('customer:hide', () => customer.hide())
  ipc.handleValue('customer:state', () => customer.state())
  ipc.handleValue('customer:displays', () => customer.displays())
}
