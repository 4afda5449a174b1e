import type { RouteLocationNormalizedLoaded } from 'vue-router'
import type { ManualPageId } from '@shared/locales/manual'
import { pageOfAnchor, type SettingsPageId } from '../features/settings/pages/settings-pages'

const OF_ROUTE: Readonly<Record<string, ManualPageId>> = {
  welcome: 'start',
  catalogue: 'find',
  search: 'find',
  engine: 'engine',
  compare: 'compare',
  which: 'compare',
  sheets: 'sheets',
  sheet: 'sheets',
  offline: 'offline',
  feed: 'feed',
  'feed-workbench': 'feed'
}
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
  if (name === 'settings') return OF_SETTINGS[pageOfAnchor(hash.slice(1)) ?? 'general']
  return OF_ROUTE[String(name)] ?? 'start'
}
