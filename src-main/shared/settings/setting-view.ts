/** Settings as listed for the window. */
import { SETTINGS, type SettingKey } from './schema'
import type { SettingDefinition } from './setting-types'

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
  /** The role may not read it: `value` is the standard one. */
  readonly hidden?: true
}

/** `standard`: the default of this computer, which may depend on its region. */
export function settingView(
  key: SettingKey,
  value: unknown,
  managed: boolean,
  standard: unknown = SETTINGS[key].standard
): SettingView {
  const d: SettingDefinition = SETTINGS[key]
  return {
    key,
    value,
    standard,
    type: d.type,
    group: d.group,
    managed,
    ...('choices' in d ? { choices: d.choices } : {}),
    ...('min' in d ? { min: d.min, max: d.max } : {})
  }
}

export function isStandard(key: SettingKey, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(SETTINGS[key].standard)
}
