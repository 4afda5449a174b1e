/** The roles that may read and change settings. */
import { SETTINGS, type SettingKey } from '../settings/schema'
import type { SettingGroup } from '../settings/setting-types'
import type { Role } from './role'

const ADMINISTRATOR_GROUPS: readonly SettingGroup[] = [
  'assumptions',
  'connection',
  'demo',
  'limits',
  'offline',
  'policy',
  'events',
  'workspace',
  'updates',
  'roles'
]
/** Groups whose values tell addresses and logins. */
const HIDDEN_GROUPS: readonly SettingGroup[] = ['connection', 'limits', 'events', 'workspace', 'updates', 'roles']
/** Read by every page. */
const SHOWN: readonly SettingKey[] = [
  'events.deskName',
  'events.keepDays',
  'events.keepEvents',
  'events.keepMegabytes',
  'limits.vehicleDatabase.windowSeconds',
  'workspace.name'
]
const isShown = (key: SettingKey): boolean => SHOWN.includes(key) || key.startsWith('workspace.share.')

/** The role that may change the settings of a group; single keys may differ. */
export const roleOfGroup = (group: SettingGroup): Role =>
  ADMINISTRATOR_GROUPS.includes(group) ? 'administrator' : 'sales'

/** The role that may change a setting. */
export function roleToChange(key: SettingKey): Role {
  if (key === 'events.deskName') return 'sales'
  if (key === 'shop.tools') return 'workshop'
  return roleOfGroup(SETTINGS[key].group)
}

/** The role that may read the value of a setting. */
export function roleToRead(key: SettingKey): Role {
  if (key === 'shop.tools') return 'workshop'
  return HIDDEN_GROUPS.includes(SETTINGS[key].group) && !isShown(key) ? 'administrator' : 'sales'
}
