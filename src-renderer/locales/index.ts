/**
 * Interface texts. English is bundled and complete; other languages load on demand and fall back to English per key.
 *
 * One file per feature and language (`en/<feature>.ts`); the feature name is the first part of its keys. Plural choices
 * follow `PLURAL_FORMS` of the language, separated by " | ".
 */
import { createI18n } from 'vue-i18n'
import { intlTag, LANGUAGES, type LanguageCode } from '@shared/text/languages'
import en from './en'

export type Messages = typeof en

/** Order of plural choices per language. Two choices always mean "one | other". */
export const PLURAL_FORMS: Readonly<Record<LanguageCode, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one', 'other'],
  'zh-hant': ['other'],
  'zh-hans': ['other'],
  ru: ['one', 'few', 'many', 'other'],
  nb: ['one', 'other'],
  lv: ['zero', 'one', 'other'],
  lt: ['one', 'few', 'many', 'other'],
  hr: ['one', 'few', 'other'],
  es: ['one', 'many', 'other']
}

function pluralRule(code: LanguageCode): (choice: number, choicesLength: number) => number {
  const rules = new Intl.PluralRules(intlTag(code))
  const forms = PLURAL_FORMS[code]
  return (choice, choicesLength) => Math.min(Math.max(forms.indexOf(rules.select(choice)), 0), choicesLength - 1)
}

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as LanguageCode,
  fallbackLocale: 'en',
  messages: { en } as Record<string, Messages>,
  pluralRules: Object.fromEntries(LANGUAGES.map((code) => [code, pluralRule(code)]))
})

const loaders = import.meta.glob<{ default: Partial<Messages> }>(['./*/index.ts', '!./en/index.ts'])

let wanted: LanguageCode = 'en'

/**
 * Switches the interface language; the last call wins. Missing texts show in English with local number and date
 * formats.
 */
export async function setInterfaceLanguage(code: LanguageCode): Promise<void> {
  wanted = code
  const load = loaders[`./${code}/index.ts`]
  if (load && !i18n.global.availableLocales.includes(code))
    i18n.global.setLocaleMessage(code, (await load()).default as Messages)
  if (wanted !== code) return
  ;(i18n.global.locale as { value: string }).value = code
  document.documentElement.lang = intlTag(code)
}
