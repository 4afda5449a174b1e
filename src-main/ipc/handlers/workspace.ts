import type { HandlerRegistry } from '../register'
import type { UseCases } from './use-cases'

export function registerWorkspaceHandlers(ipc: HandlerRegistry, { workspace }: UseCases): void {
  ipc.handleValue('workspace:state', () => workspace.state())
  ipc.handle('workspace:test', () => workspace.test())
  ipc.handleValue('workspace:logins', () => workspace.logins())
  ipc.handle('workspace:secrets', ({ name, secret }) => workspace.setLogin(name, secret))
}
