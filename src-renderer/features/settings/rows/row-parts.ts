import { h, type Component } from 'vue'
import SharedWork from '@/widgets/shared-work/SharedWork.vue'
import type { SettingKey } from '@shared/settings/schema'
import StoreUsed from './StoreUsed.vue'

/** What the row of a setting has besides its name, help and control. */
interface RowParts {
  readonly note?: Component
  /** The control is below the texts. */
  readonly isWide?: true
}
const PARTS: { readonly [K in SettingKey]?: RowParts } = {
  'shop.tools': { note: () => h(SharedWork, { kind: 'tools' }) },
  'store.maxMegabytes': { note: StoreUsed },
  'notifications.kinds': { isWide: true }
}
export const rowParts = (key: SettingKey): RowParts => PARTS[key] ?? {}
