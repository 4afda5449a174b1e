/** How settings are asked for and changed, and how they are listed. The file behind them is an adapter's business. */
import type { SettingProblemCode } from './setting-problems'
import { SETTINGS, type SettingDefinition, type SettingKey, type Settings } from './schema'

/** One line of the settings screen. */
export interface SettingView {
  readonly key: SettingKey
  readonly value: unknown
  readonly standard: unknown
  readonly type: SettingDefinition['type']
  readonly choices?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly group: string
  /** Fixed by the administrator. */
  readonly managed: boolean
}

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

export function settingView(key: SettingKey, value: unknown, managed: boolean): SettingView {
  const d: SettingDefinition = SETTINGS[key]
  return {
    key,
    value,
    standard: d.standard,
    type: d.type,
    group: d.group,
    managed,
    ...('choices' in d ? { choices: d.choices } : {}),
    ...('min' in d ? { min: d.min, max: d.max } : {})
  }
}

/** True when a value is the default; lists by their members. */
export function isStandard(key: SettingKey, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(SETTINGS[key].standard)
}
