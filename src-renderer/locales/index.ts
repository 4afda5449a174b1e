/**
 * vue-i18n with the texts of `@shared/locales`. The topics of the first screen (`first/`) load before it, the others
 * after it. Other languages fall back to English per key.
 */
import { createI18n } from 'vue-i18n'
import { registerCompiler } from '@shared/locales/compile-message'
import type en from '@shared/locales/en'
import { createPluralRules } from '@shared/locales/plural-forms'
import { intlTag, type LanguageCode } from '@shared/text/languages'
import firstEnglish from './first/en'

export type Messages = typeof en
/** Texts of topics by path. */
type Topics = Readonly<Record<string, object>>

registerCompiler()

const messagesOf = (topics: Topics): Messages =>
  Object.fromEntries(
    Object.entries(topics).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), texts])
  ) as Messages

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as LanguageCode,
  fallbackLocale: 'en',
  messages: { en: messagesOf(firstEnglish) } as Record<string, Messages>,
  pluralRules: createPluralRules(),
  // a text that is still loading is empty; its key never shows
  missing: () => (whole.has('en') ? undefined : '')
})

const firstTopics = import.meta.glob<Topics>(['./first/*.ts', '!./first/en.ts'], { import: 'default' })
const allTopics = import.meta.glob<Topics>(['./*.ts', '!./index.ts'], { import: 'default' })

/** Languages with all their texts. */
const whole = new Set<LanguageCode>()
let wantsAll = false
let wanted: LanguageCode = 'en'

async function load(code: LanguageCode): Promise<void> {
  const all = wantsAll
  if (whole.has(code) || (!all && i18n.global.availableLocales.includes(code))) return
  const topics = await (all ? allTopics[`./${code}.ts`] : firstTopics[`./first/${code}.ts`])?.()
  // all topics arrived meanwhile
  if (whole.has(code)) return
  i18n.global.setLocaleMessage(code, messagesOf(topics ?? {}))
  if (all) whole.add(code)
}

/** Loads the texts of every topic, now and for languages chosen later. */
export async function loadAllTexts(): Promise<void> {
  wantsAll = true
  await Promise.all([load('en'), load(wanted)])
}

/**
 * Switches the interface language; the last call wins. Missing texts show in English with local number and date
 * formats.
 */
export async function setInterfaceLanguage(code: LanguageCode): Promise<void> {
  wanted = code
  await load(code)
  if (wanted !== code) return
  ;(i18n.global.locale as { value: string }).value = code
  document.documentElement.lang = intlTag(code)
}
