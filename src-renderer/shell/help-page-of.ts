import type { RouteLocationNormalizedLoaded } from 'vue-router'
import type { ManualPageId } from '@shared/locales/manual'
import { pageOfAnchor, SETTINGS_PAGES } from '../features/settings/pages/settings-pages'
import { screenOf } from './screens'

export function helpPageOf({ name, hash }: Pick<RouteLocationNormalizedLoaded, 'name' | 'hash'>): ManualPageId {
  if (name === 'engine') return 'engine'
  const settings = name === 'settings' ? pageOfAnchor(hash.slice(1)) : null
  return SETTINGS_PAGES.find(({ id }) => id === settings)?.manual ?? screenOf(name)?.manual ?? 'start'
}
