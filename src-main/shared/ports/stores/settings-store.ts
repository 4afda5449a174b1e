import type { SettingView } from '../../settings/setting-view'
import type { SettingProblemCode } from '../../settings/setting-problems'
import type { SettingKey, Settings } from '../../settings/schema'

export type SettingOutcome =
  | { readonly ok: true; readonly view: SettingView }
  /** Its parameters as `refusedBecause` gives them: they never hold the refused value. */
  | {
      readonly ok: false
      readonly code: 'setting-invalid'
      readonly params: { readonly key: string; readonly reason: SettingProblemCode } & Readonly<
        Record<string, string | number>
      >
    }
  | { readonly ok: false; readonly code: 'setting-managed' | 'store-failed'; readonly params: { readonly key: string } }

export interface SettingsStore {
  get<K extends SettingKey>(key: K): Settings[K]
  /** Every setting, in the order of the schema. */
  all(): readonly SettingView[]
  /** Stored before it is in force; on failure nothing has changed. */
  set(key: string, value: unknown): Promise<SettingOutcome>
  /** Back to the default. */
  reset(key: string): Promise<SettingOutcome>
  /** Told after a change is stored and in force. Returns what takes the listener away. */
  onChange(listener: (changed: SettingKey) => void): () => void
}
