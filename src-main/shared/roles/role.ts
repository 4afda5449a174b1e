/** Roles on a computer that several people share, from the fewest to the most rights. */
import { SETTINGS, type SettingKey } from '../settings/schema'
import type { SettingGroup } from '../settings/setting-types'

export const ROLES = ['sales', 'workshop', 'administrator'] as const
export type Role = (typeof ROLES)[number]
/** Roles with a PIN. */
export const PIN_ROLES = ['workshop', 'administrator'] as const
export type PinRole = (typeof PIN_ROLES)[number]

export const MIN_PIN_LENGTH = 6
export const MAX_PIN_LENGTH = 64

/** True when the role has the rights of `needed`. */
export const hasRightsOf = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed)

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
  'limits.vehicleDatabase.windowSeconds'
]

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
  return HIDDEN_GROUPS.includes(SETTINGS[key].group) && !SHOWN.includes(key) ? 'administrator' : 'sales'
}
