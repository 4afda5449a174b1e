/** Settings as the screen reads and words them. Pure; texts come from the keys returned here. */
import { isLanguage, LANGUAGE_NAMES } from '@shared/text/languages'
import type { SettingProblemCode } from '@shared/settings/setting-problems'
import { isSettingKey, settingProblem } from '@shared/settings/schema'
import { SETTING_GROUPS, type SettingGroup } from '@shared/settings/setting-types'
import type { SettingEntry } from '@contract/channels/settings'

/** A key of a text with what it needs. */
export interface TextKey {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Where the texts of a setting are: dots would be steps of a path. */
export function settingTextKey(key: string): string {
  return `settings.keys.${key.replaceAll('.', '_')}`
}

/** Units are words of every language and are shown as they are. */
export const UNTRANSLATED_CHOICES: ReadonlySet<string> = new Set([
  'PS',
  'kW',
  'bhp',
  'Nm',
  'lb-ft',
  'kgm',
  'cc',
  'l',
  'km/h',
  'mph',
  's',
  'l/100 km',
  'mpg (imp)',
  'mpg (US)'
])

/** A choice that means something else here than elsewhere. */
const CHOICE_OVERRIDES: Readonly<Record<string, string>> = { 'events.webhook.signature none': 'unsigned' }

/** What to call a choice: a language by its own name, a unit by itself, everything else by its text. */
export function choiceLabel(choice: string, key = ''): { readonly raw: string } | TextKey {
  const own = CHOICE_OVERRIDES[`${key} ${choice}`]
  if (own !== undefined) return { key: `settings.choices.${own}` }
  if (isLanguage(choice)) return { raw: LANGUAGE_NAMES[choice] }
  return UNTRANSLATED_CHOICES.has(choice) ? { raw: choice } : { key: `settings.choices.${choice}` }
}

/** What is added to a list, as a text under `settings.list`. */
export function addPromptKey(key: string): 'addTopic' | 'addName' | 'add' {
  return key === 'events.mqtt.topics' ? 'addTopic' : key === 'events.webhook.hostNames' ? 'addName' : 'add'
}

/** Entries by group, in the order of the schema; empty groups are left out. */
export function byGroup(
  entries: readonly SettingEntry[]
): readonly { readonly group: SettingGroup; readonly entries: readonly SettingEntry[] }[] {
  return SETTING_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    (one) => one.entries.length > 0
  )
}

/** True when the value is the default; lists by their words. */
export function isDefault(entry: Pick<SettingEntry, 'value' | 'standard'>): boolean {
  return JSON.stringify(entry.value) === JSON.stringify(entry.standard)
}

/** A number as people type it ("3 600", "2,5"), or null when it is none. */
export function parseNumber(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The words of a refused value; the same for the notice of a file that holds it. */
export function problemTextKey(reason: SettingProblemCode): string {
  return `failures.setting-invalid.because.${reason}.who`
}

/** Why a value would be refused, or null. Main decides again; this only saves the way. */
export function settingProblemText(key: string, value: unknown): TextKey | null {
  const problem = isSettingKey(key) ? settingProblem(key, value) : null
  return problem && { key: problemTextKey(problem.code), ...(problem.params ? { params: { ...problem.params } } : {}) }
}
