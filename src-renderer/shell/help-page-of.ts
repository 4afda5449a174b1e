import type { RouteLocationNormalizedLoaded } from 'vue-router'
import type { ManualPageId } from '@shared/locales/manual'
import { pageOfAnchor, type SettingsPageId } from '../features/settings/pages/settings-pages'
import { screenOf } from './screens'

const OF_SETTINGS: Readonly<Record<SettingsPageId, ManualPageId>> = {
  general: 'units',
  chart: 'units',
  search: 'find',
  customer: 'customer',
  connection: 'connection',
  offline: 'offline',
  events: 'feed',
  notifications: 'feed',
  workspace: 'computers',
  administration: 'admin',
  health: 'admin',
  help: 'keys'
}

export function helpPageOf({ name, hash }: Pick<RouteLocationNormalizedLoaded, 'name' | 'hash'>): ManualPageId {
  if (name === 'engine') return 'engine'
  const settings = name === 'settings' && pageOfAnchor(hash.slice(1))
  return settings ? OF_SETTINGS[settings] : (screenOf(name)?.manual ?? 'start')
}
