/** Kinds of settings, their groups, and helpers to define one. */
import type settingTexts from '../locales/en/settings'
import type { SettingProblem } from './setting-problems'

/** Text after a number, under `settings.unit`. */
export type SettingUnit = keyof (typeof settingTexts)['unit']

interface Base<K extends string, V> {
  readonly type: K
  readonly group: SettingGroup
  readonly standard: V
}
export type SettingDefinition =
  | (Base<'choice', string> & { readonly choices: readonly string[] })
  | (Base<'integer' | 'number', number> & { readonly min: number; readonly max: number; readonly unit?: SettingUnit })
  | Base<'boolean', boolean>
  // `problem`: further validation
  // `chosen`: set in a system dialog or by an administrator; the window can only empty it. Other confirmations:
  // `change-confirmation.ts`
  | (Base<'text', string> & {
      readonly maxLength: number
      readonly problem?: (value: string) => SettingProblem | null
      readonly chosen?: true
    })
  | (Base<'list', readonly string[]> & {
      readonly maxItems: number
      readonly problem?: (word: string) => SettingProblem | null
    })
export const SETTING_GROUPS = [
  'general',
  'units',
  'assumptions',
  'chart',
  'search',
  'pictures',
  'connection',
  'limits',
  'demo',
  'offline',
  'export',
  'policy',
  'customer',
  'events',
  'notifications',
  'workspace',
  'updates',
  'roles'
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

// literal types keep the value of a choice narrow
export const choice = <const C extends string>(group: SettingGroup, standard: C, choices: readonly C[]) =>
  ({ type: 'choice', group, standard, choices }) as const
export const integer = (group: SettingGroup, standard: number, min: number, max: number, unit?: SettingUnit) =>
  ({ type: 'integer', group, standard, min, max, unit }) as const
export const flag = (group: SettingGroup, standard: boolean) => ({ type: 'boolean', group, standard }) as const
export const text = (
  group: SettingGroup,
  standard: string,
  maxLength: number,
  problem?: (value: string) => SettingProblem | null
) => ({ type: 'text', group, standard, maxLength, ...(problem ? { problem } : {}) }) as const
