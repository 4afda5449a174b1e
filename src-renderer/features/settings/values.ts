/** Settings as the screen reads and words them. Pure; texts come from the keys returned here. */
import { isLanguage, LANGUAGE_NAMES } from '@core/languages'
import { isSettingKey, SETTING_GROUPS, settingProblem, SETTINGS, type SettingDefinition, type SettingGroup } from '@core/settings/schema'
import type { SettingEntry } from '@contract/state'

/** A key of a text with what it needs. */
export interface Words {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Where the texts of a setting are: dots would be steps of a path. */
export function textKey(key: string): string {
  return `settings.keys.${key.replaceAll('.', '_')}`
}

/** Units are words of every language and are shown as they are. */
export const RAW_CHOICES: ReadonlySet<string> = new Set(['PS', 'kW', 'bhp', 'Nm', 'lb-ft', 'kgm', 'cc', 'l', 'km/h', 'mph', 's', 'l/100 km', 'mpg (imp)', 'mpg (US)'])

/** What to call a choice: a language by its own name, a unit by itself, everything else by its text. */
export function choiceWords(choice: string): { readonly raw: string } | Words {
  if (isLanguage(choice)) return { raw: LANGUAGE_NAMES[choice] }
  return RAW_CHOICES.has(choice) ? { raw: choice } : { key: `settings.choices.${choice}` }
}

/** Entries by group, in the order of the schema; empty groups are left out. */
export function byGroup(entries: readonly SettingEntry[]): readonly { readonly group: SettingGroup; readonly entries: readonly SettingEntry[] }[] {
  return SETTING_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter((one) => one.entries.length > 0)
}

/** True when the value is the default; lists by their words. */
export function isStandard(entry: Pick<SettingEntry, 'value' | 'standard'>): boolean {
  return JSON.stringify(entry.value) === JSON.stringify(entry.standard)
}

/** A number as people type it ("3 600", "2,5"), or null when it is none. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** Why a value would be refused, or null. Main decides again; this only saves the way and has the words. */
export function refusal(key: string, value: unknown): Words | null {
  if (!isSettingKey(key) || settingProblem(key, value) === null) return null
  const definition = SETTINGS[key] as SettingDefinition
  switch (definition.type) {
    case 'integer':
    case 'number':
      if (typeof value !== 'number') return { key: 'settings.refused.number' }
      if (definition.type === 'integer' && !Number.isInteger(value)) return { key: 'settings.refused.whole' }
      return { key: 'settings.refused.between', params: { min: definition.min, max: definition.max } }
    case 'list':
      if (Array.isArray(value) && definition.problem && value.length <= definition.maxItems && value.every((word) => typeof word === 'string' && word.trim() !== '' && word.length <= 200)) return { key: 'settings.refused.form', params: { problem: settingProblem(key, value) ?? '' } }
      return { key: 'settings.refused.list', params: { max: definition.maxItems } }
    case 'text':
      // of its form; its length is right
      if (typeof value === 'string' && value.length <= definition.maxLength) return { key: 'settings.refused.form', params: { problem: settingProblem(key, value) ?? '' } }
      return { key: 'settings.refused.text', params: { max: definition.maxLength } }
    case 'choice':
    case 'boolean':
      return { key: 'settings.refused.choice' }
  }
}
