import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerWorkspaceHandlers(
  ipc: HandlerRegistry,
  { workspace, sentEngines, sharedWork, invitations }: UseCases
): void {
  ipc.handle('workspace:state', () => workspace.state())
  ipc.handle('workspace:test', () => workspace.test())
  ipc.handle('workspace:logins', () => workspace.logins())
  ipc.handle('workspace:opened', ({ subject }, { senderId }) => workspace.opened(senderId, subject))
  ipc.handle('workspace:send-engine', ({ computer, link, title }) => sentEngines.send(computer, link, title))
  ipc.handle('workspace:sent-engine', () => sentEngines.latest())
  ipc.handle('workspace:secrets', ({ name, secret }) => workspace.setLogin(name, secret))
  ipc.handle('workspace:invite', (input) => invitations.invite(input))
  ipc.handle('workspace:show-code', ({ text }) => invitations.showCode(text))
  ipc.handle('workspace:read-invitation', () => invitations.readFile())
  ipc.handle('workspace:join', (input) => invitations.accept(input))
  ipc.handle('workspace:conflicts', () => sharedWork.conflicts())
  ipc.handle('workspace:resolve', (input) => sharedWork.resolve(input))
}
