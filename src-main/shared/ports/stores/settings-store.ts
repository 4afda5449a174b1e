import type { SettingView } from '../../settings/setting-view'
import type { SettingProblemCode } from '../../settings/setting-problems'
import type { SettingKey, Settings } from '../../settings/schema'

export type SettingOutcome =
  | { readonly ok: true; readonly view: SettingView }
  /** Parameters from `refusedBecause`, never the refused value. */
  | {
      readonly ok: false
      readonly code: 'setting-invalid'
      readonly params: { readonly key: string; readonly reason: SettingProblemCode } & Readonly<
        Record<string, string | number>
      >
    }
  | {
      readonly ok: false
      readonly code: 'setting-managed' | 'store-failed' | 'role'
      readonly params: { readonly key: string }
    }

export type SettingsOutcome = { readonly ok: true } | Extract<SettingOutcome, { readonly ok: false }>

export interface SettingsStore {
  get<K extends SettingKey>(key: K): Settings[K]
  /** In the order of the schema. */
  all(): readonly SettingView[]
  /** Stored before it takes effect; a failure changes nothing. */
  set(key: string, value: unknown): Promise<SettingOutcome>
  reset(key: string): Promise<SettingOutcome>
  /** Sets valid values in one write: all of them, or none. Fails when one of them is managed. */
  setAll(values: ReadonlyMap<SettingKey, unknown>): Promise<SettingsOutcome>
  /** Called after a change took effect. Returns the unsubscribe function. */
  onChange(listener: (changed: SettingKey) => void): () => void
}
