/**
 * Every setting with its kind, default and bounds, for the settings page, the settings file, the managed file and the
 * checks. A new setting needs a line in `program-settings.ts` or `event-settings.ts` and its texts under
 * `settings.keys` in the locales.
 */
import { EVENT_SETTINGS } from './event-settings'
import { PROGRAM_SETTINGS } from './program-settings'
import type { SettingProblem } from './setting-problems'
import type { SettingDefinition } from './setting-types'

export const SETTINGS_VERSION = 1
export const SETTINGS = { ...PROGRAM_SETTINGS, ...EVENT_SETTINGS } as const

export type SettingKey = keyof typeof SETTINGS
type ValueOf<D> = D extends { type: 'boolean' }
  ? boolean
  : D extends { type: 'integer' | 'number' }
    ? number
    : D extends { type: 'list' }
      ? readonly string[]
      : D extends { choices: readonly (infer C)[] }
        ? C
        : string
export type Settings = { -readonly [K in SettingKey]: ValueOf<(typeof SETTINGS)[K]> }

/** True when the window cannot set it, see `chosen`. */
export function isChosen(key: string): boolean {
  return isSettingKey(key) && 'chosen' in SETTINGS[key]
}

export function isSettingKey(key: unknown): key is SettingKey {
  return typeof key === 'string' && Object.hasOwn(SETTINGS, key)
}

export function defaultSettings(): Settings {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, definition]) => [key, definition.standard])
  ) as unknown as Settings
}

/** The problem of a value; null: valid. */
export function settingProblem(key: SettingKey, value: unknown): SettingProblem | null {
  const d = SETTINGS[key] as SettingDefinition
  switch (d.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : { code: 'boolean' }
    case 'integer':
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number' }
      if (d.type === 'integer' && !Number.isInteger(value)) return { code: 'whole' }
      return value >= d.min && value <= d.max ? null : { code: 'between', params: { min: d.min, max: d.max } }
    case 'choice':
      return typeof value === 'string' && d.choices.includes(value)
        ? null
        : { code: 'choice', params: { choices: d.choices.join(', ') } }
    case 'text':
      if (typeof value !== 'string') return { code: 'text' }
      return value.length <= d.maxLength
        ? (d.problem?.(value) ?? null)
        : { code: 'length', params: { max: d.maxLength } }
    case 'list':
      if (
        !Array.isArray(value) ||
        value.length > d.maxItems ||
        !value.every((v) => typeof v === 'string' && v.trim() !== '' && v.length <= 200)
      )
        return { code: 'list', params: { max: d.maxItems } }
      return value.map((word: string) => d.problem?.(word) ?? null).find((problem) => problem !== null) ?? null
  }
}
