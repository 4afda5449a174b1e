import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

export function registerMaintenanceHandlers(ipc: HandlerRegistry, useCases: UseCases): void {
  const { updates, windows, backup, settingsFile, profiles, stores, diagnostics } = useCases
  ipc.handle('updates:state', () => updates.state())
  ipc.handle('updates:check', () => updates.check())
  ipc.handle('updates:open-file', () => updates.openFile())
  ipc.handle('updates:download', () => updates.download())
  ipc.handle('updates:skip', () => updates.skip())
  ipc.handle('updates:restart', () => updates.restart())
  ipc.handle('updates:draft', ({ draft }, { senderId }) => windows.setDraft(senderId, draft))
  ipc.handle('health:drift', () => useCases.connection.drift.entries())
  ipc.handle('health:report', () => diagnostics.report())
  ipc.handle('health:copy', () => diagnostics.copyHealth())
  ipc.handle('health:usage', () => stores.usage.report())
  ipc.handle('health:test-network', (input) => {
    useCases.network.proxyLogin.askAgain()
    return useCases.networkTest.run(input)
  })
  ipc.handle('diagnosis:make', () => diagnostics.make())
  ipc.handle('diagnosis:save', (input) => diagnostics.save(input))
  ipc.handle('health:hosts', () => stores.hosts.all())
  ipc.handle('health:clear-hosts', () => stores.hosts.clear())
  ipc.handle('settings-file:plan', () => settingsFile.plan())
  ipc.handle('settings-file:save', () => settingsFile.save())
  ipc.handle('settings-file:open', (input) => settingsFile.open(input))
  ipc.handle('settings-file:apply', (input) => settingsFile.apply(input))
  ipc.handle('settings-file:undo', () => settingsFile.undo())
  ipc.handle('profiles:state', () => profiles.state())
  ipc.handle('profiles:add', (input) => profiles.add(input))
  ipc.handle('profiles:edit', (input) => profiles.edit(input))
  ipc.handle('profiles:remove', (input) => profiles.remove(input))
  ipc.handle('profiles:switch', (input) => profiles.switchTo(input))
  ipc.handle('backup:make', (input) => backup.make(input))
  ipc.handle('backup:open', (input) => backup.open(input))
  ipc.handle('backup:accept', (input) => backup.accept(input))
  ipc.handle('backup:decline', (input) => backup.decline(input))
}
