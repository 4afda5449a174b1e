import type { SettingView } from '../../shared/settings/setting-view'
import type { ChannelTable } from '../channel-table'
import type { Result } from '../failures'

export interface SettingChannels {
  'settings:all': { input: void; output: readonly SettingView[] }
  'settings:set': { input: { key: string; value: unknown }; output: Result<SettingView> }
  'settings:reset': { input: { key: string }; output: Result<SettingView> }
}
export interface SettingTopics {
  'settings:changed': readonly SettingView[]
}
export const settingChannels = {
  withInput: { 'settings:set': 'set', 'settings:reset': 'reset' },
  withoutInput: { 'settings:all': 'all' },
  topics: { 'settings:changed': 'onChange' }
} as const satisfies ChannelTable<SettingChannels, SettingTopics>
