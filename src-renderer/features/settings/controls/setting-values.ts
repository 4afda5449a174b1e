import { isLanguage, LANGUAGE_NAMES } from '@shared/text/languages'
import type { SettingProblemCode } from '@shared/settings/setting-problems'
import { isUnitName, unitSymbol } from '@shared/units/unit-symbols'
import { isSettingKey, settingProblem } from '@shared/settings/schema'
import type { SettingView } from '@shared/settings/setting-view'

export interface TextKey {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Message key of a setting; its dots become underscores. */
export function settingTextKey(key: string): string {
  return `settings.keys.${key.replaceAll('.', '_')}`
}

/** Choices with a different label for one setting. */
const CHOICE_OVERRIDES: Readonly<Record<string, string>> = {
  'events.webhook.signature none': 'unsigned',
  'roles.start workshop': 'workshopRole'
}

/** Numbers that stand for a word. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  'freshness.listDays 0': 'settings.number.always',
  'freshness.engineDays 0': 'settings.number.always',
  'freshness.typesDays -1': 'settings.number.asLists',
  'freshness.manufacturersDays -1': 'settings.number.asLists',
  'freshness.modelsDays -1': 'settings.number.asLists',
  'freshness.generationsDays -1': 'settings.number.asLists',
  'freshness.enginesDays -1': 'settings.number.asLists',
  'freshness.idleCallsPerDay 0': 'settings.choices.off',
  'policy.keepDays 0': 'settings.number.unlimited',
  'limits.fileTuning.calls 0': 'settings.number.unlimited',
  'events.webhook.port 0': 'settings.choices.auto'
}
/** Message key of the word for a number; undefined: none. */
export const numberWordKey = (key: string, value: number): string | undefined => NUMBER_WORDS[`${key} ${value}`]

/** Label of a choice: languages in their own name, units as symbols of `tag`, others by message key. */
export function choiceLabel(choice: string, tag: string, key = ''): { readonly raw: string } | TextKey {
  const own = CHOICE_OVERRIDES[`${key} ${choice}`]
  if (own !== undefined) return { key: `settings.choices.${own}` }
  if (isLanguage(choice)) return { raw: LANGUAGE_NAMES[choice] }
  return isUnitName(choice) ? { raw: unitSymbol(choice, tag) } : { key: `settings.choices.${choice}` }
}

/** Key under `settings.list`. */
const ADD_PROMPTS: Readonly<Record<string, 'addTopic' | 'addName' | 'addTool'>> = {
  'events.mqtt.topics': 'addTopic',
  'events.webhook.hostNames': 'addName',
  'shop.tools': 'addTool'
}
export const addPromptKey = (key: string) => ADD_PROMPTS[key] ?? 'add'

export function isDefault(entry: Pick<SettingView, 'value' | 'standard'>): boolean {
  return JSON.stringify(entry.value) === JSON.stringify(entry.standard)
}

const GROUPED = /^-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/

/** Reads typed numbers such as "3 600", "3,600", "3.600" or "2,5"; null when invalid. No setting has thousandths. */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-')
  const plain = GROUPED.test(compact) ? compact.replace(/[.,]/g, '') : compact.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

export function problemTextKey(reason: SettingProblemCode): string {
  return `failures.setting-invalid.because.${reason}.who`
}

/** Validation message, or null. The main process validates again. */
export function settingProblemText(key: string, value: unknown): TextKey | null {
  const problem = isSettingKey(key) ? settingProblem(key, value) : null
  return problem && { key: problemTextKey(problem.code), ...(problem.params ? { params: { ...problem.params } } : {}) }
}
