import type { BudgetState } from '../../contract/channels/connection'
import { done, failed, type Result } from '../../contract/failures'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { SettingOutcome } from '../../shared/ports/stores/settings-store'
import type { SettingView } from '../../shared/settings/setting-view'
import type { HandlerRegistry } from '../../ipc/register'
import type { UseCases } from './use-cases'

/** The call budget as the window receives it. */
export function budgetState({ resetAtMs, ...snapshot }: BudgetSnapshot): BudgetState {
  const { used, limit, leftForBackground, stopped, waiting } = snapshot
  const resetAt = resetAtMs === null ? '' : new Date(resetAtMs).toISOString()
  return { used, limit, resetAt, leftForBackground, stopped, waiting }
}

const settingResult = (outcome: SettingOutcome): Result<SettingView> =>
  outcome.ok ? done(outcome.view) : failed(outcome.code, { params: outcome.params })

export function registerAppHandlers(ipc: HandlerRegistry, useCases: UseCases): void {
  const { app, windows, network, settings, links, roles, stores } = useCases
  const connection = useCases.connection.service
  const { fileExport, lastLocation } = useCases.library
  const { proxyLogin } = network
  ipc.handle('app:info', () => app.info())
  ipc.handle('app:licences', () => app.licences())
  ipc.handle('app:open-data-folder', () => app.openDataFolder())
  ipc.handle('app:notices', () => app.notices())
  ipc.handle('app:dismiss-notice', ({ id }) => app.dismissNotice(id))
  ipc.handle('app:ready', (_input, { senderId }) => app.windowReady(senderId))
  ipc.handle('app:window-error', (error) => app.windowError(error))
  ipc.handle('app:place', async (_input, { senderId }) => {
    await app.started
    return lastLocation.read(windows.slotOf(senderId))
  })
  ipc.handle('app:set-place', (place, { senderId }) => lastLocation.write(windows.slotOf(senderId), place))
  ipc.handle('app:open-window', ({ address }) => windows.open(address))
  ipc.handle('app:close-window', (_input, { senderId }) => windows.close(senderId))

  ipc.handle('files:save', (input) => fileExport.save(input))
  ipc.handle('files:copy', (input) => fileExport.copy(input))

  ipc.handle('links:open', ({ text }, { senderId }) => links.openTyped(text, senderId))
  ipc.handle('links:open-dropped', ({ paths }, { senderId }) => links.openDropped(paths, senderId))
  ipc.handle('links:mail', (input) => links.mail(input))

  ipc.handle('connection:state', async () => {
    await app.started
    return connection.state()
  })
  ipc.handle('connection:connect', (input) => {
    proxyLogin.askAgain()
    return connection.connect(input)
  })
  ipc.handle('connection:demo', () => connection.demo())
  ipc.handle('connection:check', () => {
    proxyLogin.askAgain()
    return connection.check()
  })
  ipc.handle('connection:forget', () => connection.forget())

  ipc.handle('proxy:question', () => proxyLogin.question())
  ipc.handle('proxy:answer', (input) => proxyLogin.answer(input))

  ipc.handle('budget:state', () => budgetState(stores.budget.snapshot('vehicleDatabase')))

  ipc.handle('settings:all', () => settings.all())
  ipc.handle('settings:managed', () => app.managedSources())
  ipc.handle('settings:set', async ({ key, value }) => settingResult(await settings.set(key, value)))
  ipc.handle('settings:reset', async ({ key }) => settingResult(await settings.reset(key)))

  ipc.handle('role:state', () => roles.state())
  ipc.handle('role:switch', ({ role, pin }) => roles.switchTo(role, pin))
  ipc.handle('role:set-pin', ({ role, pin }) => roles.setPin(role, pin))
}
