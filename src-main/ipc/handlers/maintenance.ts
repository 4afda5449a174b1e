import type { HandlerRegistry } from '../register'
import type { UseCases } from './use-cases'

export function registerMaintenanceHandlers(
  ipc: HandlerRegistry,
  { updates, windows, backup, settingsFile, profiles, hosts }: UseCases
): void {
  ipc.handleValue('updates:state', () => updates.state())
  ipc.handle('updates:check', () => updates.check())
  ipc.handle('updates:open-file', () => updates.openFile())
  ipc.handle('updates:download', () => updates.download())
  ipc.handle('updates:skip', () => updates.skip())
  ipc.handle('updates:restart', () => updates.restart())
  ipc.handleValue('updates:draft', ({ draft }, { senderId }) => windows.setDraft(senderId, draft))
  ipc.handleValue('health:hosts', () => hosts.all())
  ipc.handleValue('health:clear-hosts', () => hosts.clear())
  ipc.handleValue('settings-file:plan', () => settingsFile.plan())
  ipc.handle('settings-file:save', () => settingsFile.save())
  ipc.handle('settings-file:open', (input) => settingsFile.open(input))
  ipc.handle('settings-file:apply', (input) => settingsFile.apply(input))
  ipc.handle('settings-file:undo', () => settingsFile.undo())
  ipc.handleValue('profiles:state', () => profiles.state())
  ipc.handle('profiles:add', (input) => profiles.add(input))
  ipc.handle('profiles:edit', (input) => profiles.edit(input))
  ipc.handle('profiles:remove', (input) => profiles.remove(input))
  ipc.handle('profiles:switch', (input) => profiles.switchTo(input))
  ipc.handle('backup:make', (input) => backup.make(input))
  ipc.handle('backup:open', (input) => backup.open(input))
  ipc.handle('backup:accept', (input) => backup.accept(input))
  ipc.handle('backup:decline', (input) => backup.decline(input))
}
