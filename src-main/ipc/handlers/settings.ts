import { done, failed, type Result } from '../../contract/failures'
import type { GuardedSettings } from '../../services/settings/guarded-settings'
import type { SettingOutcome } from '../../shared/ports/stores/settings-store'
import type { SettingView } from '../../shared/settings/setting-view'
import type { HandlerRegistry } from '../register'

export interface SettingUseCases {
  readonly settings: GuardedSettings
}

const resultOf = (outcome: SettingOutcome): Result<SettingView> =>
  outcome.ok ? done(outcome.view) : failed(outcome.code, { params: outcome.params })

export function registerSettingHandlers(ipc: HandlerRegistry, { settings }: SettingUseCases): void {
  ipc.handleValue('settings:all', () => settings.all())
  ipc.handle('settings:set', async ({ key, value }) => resultOf(await settings.set(key, value)))
  ipc.handle('settings:reset', async ({ key }) => resultOf(await settings.reset(key)))
}
