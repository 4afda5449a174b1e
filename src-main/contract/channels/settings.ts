import type { ManagedSource } from '../../shared/settings/managed-source'
import type { SettingView } from '../../shared/settings/setting-view'
import { call, topic } from '../channel'
import type { Result } from '../failures'

export const settingChannels = {
  'settings:all': call('all').returns<readonly SettingView[]>(),
  /** Where managed settings come from, strongest first; as read at start. */
  'settings:managed': call('managed').returns<readonly ManagedSource[]>(),
  'settings:set': call('set').takes<{ key: string; value: unknown }>().returns<Result<SettingView>>(),
  'settings:reset': call('reset').takes<{ key: string }>().returns<Result<SettingView>>(),
  'settings:changed': topic('onChange').carries<readonly SettingView[]>()
}
