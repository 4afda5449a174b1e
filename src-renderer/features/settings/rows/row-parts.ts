import type { Component } from 'vue'
import type { Role } from '@shared/roles/role'
import type { SettingKey } from '@shared/settings/schema'
import SharedTools from './SharedTools.vue'
import StoreUsed from './StoreUsed.vue'

/** What the row of a setting has besides its name, help and control. */
interface RowParts {
  readonly note?: Component
  /** The control is below the texts. */
  readonly isWide?: true
  /** Nothing for a setting that is managed. */
  readonly isHelpAboutChange?: true
  /** The help names a part that only this role sees. */
  readonly helpFor?: Role
}
const PARTS: { readonly [K in SettingKey]?: RowParts } = {
  'shop.tools': { note: SharedTools },
  'store.maxMegabytes': { note: StoreUsed },
  'notifications.kinds': { isWide: true },
  'workspace.enabled': { isHelpAboutChange: true },
  'units.topSpeed': { helpFor: 'administrator' },
  'units.fuelConsumption': { helpFor: 'administrator' }
}
export const rowParts = (key: SettingKey): RowParts => PARTS[key] ?? {}
