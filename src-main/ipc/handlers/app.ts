import type { BudgetState } from '../../contract/channels/connection'
import { done, failed, type Result } from '../../contract/failures'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { SettingOutcome } from '../../shared/ports/stores/settings-store'
import type { SettingView } from '../../shared/settings/setting-view'
import type { HandlerRegistry } from '../register'
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
  const { started, windows, connection, proxy, settings, diagnosis, lastPlace, files, links, roles } = useCases
  ipc.handleValue('app:info', () => useCases.appInfo())
  ipc.handleValue('app:licences', () => useCases.licences())
  ipc.handleValue('app:notices', () => useCases.notices())
  ipc.handleValue('app:ready', (_input, { senderId }) => useCases.windowReady(senderId))
  ipc.handleValue('app:window-error', (error) => useCases.windowError(error))
  ipc.handleValue(
    'app:place',
    async (_input, { senderId }) => (await started, lastPlace.read(windows.slotOf(senderId)))
  )
  ipc.handleValue('app:set-place', (place, { senderId }) => lastPlace.write(windows.slotOf(senderId), place))
  ipc.handleValue('app:open-window', ({ address }) => windows.open(address))
  ipc.handleValue('app:close-window', (_input, { senderId }) => windows.close(senderId))

  ipc.handle('files:save', (input) => files.save(input))
  ipc.handle('files:copy', (input) => files.copy(input))

  ipc.handleValue('links:open', ({ text }, { senderId }) => links.openTyped(text, senderId))
  ipc.handleValue('links:open-dropped', ({ paths }, { senderId }) => links.openDropped(paths, senderId))
  ipc.handle('links:mail', (input) => links.mail(input))

  ipc.handleValue('connection:state', async () => (await started, connection.state()))
  ipc.handle('connection:connect', (input) => {
    proxy.askAgain()
    return connection.connect(input)
  })
  ipc.handle('connection:demo', () => connection.demo())
  ipc.handle('connection:check', () => {
    proxy.askAgain()
    return connection.check()
  })
  ipc.handle('connection:forget', () => connection.forget())

  ipc.handleValue('proxy:question', () => proxy.question())
  ipc.handle('proxy:answer', (input) => proxy.answer(input))

  ipc.handleValue('budget:state', () => budgetState(useCases.budget()))

  ipc.handleValue('settings:all', () => settings.all())
  ipc.handleValue('settings:managed', () => useCases.managedSources())
  ipc.handle('settings:set', async ({ key, value }) => settingResult(await settings.set(key, value)))
  ipc.handle('settings:reset', async ({ key }) => settingResult(await settings.reset(key)))

  ipc.handleValue('role:state', () => roles.state())
  ipc.handle('role:switch', ({ role, pin }) => roles.switchTo(role, pin))
  ipc.handle('role:set-pin', ({ role, pin }) => roles.setPin(role, pin))

  ipc.handleValue('health:drift', () => useCases.drift())
  ipc.handle('health:report', () => diagnosis.report())
  ipc.handle('health:copy', () => diagnosis.copyHealth())
  ipc.handleValue('health:usage', () => useCases.usage.report())
  ipc.handle('health:test-network', (input) => {
    proxy.askAgain()
    return useCases.networkTest.run(input)
  })
  ipc.handle('diagnosis:make', () => diagnosis.make())
  ipc.handle('diagnosis:save', (input) => diagnosis.save(input))
}
