/**
 * vue-i18n with the texts of `@shared/locales`. English is bundled; other languages load on demand and fall back to
 * English per key.
 */
import { createI18n } from 'vue-i18n'
import { registerCompiler } from '@shared/locales/compile-message'
import en from '@shared/locales/en'
import type { PartOf } from '@shared/locales/part-of'
import { createPluralRules } from '@shared/locales/plural-forms'
import { intlTag, type LanguageCode } from '@shared/text/languages'

export type Messages = typeof en

registerCompiler()

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as LanguageCode,
  fallbackLocale: 'en',
  messages: { en } as Record<string, Messages>,
  pluralRules: createPluralRules()
})

// topics of a language by path
const languages = import.meta.glob<Readonly<Record<string, object>>>(['./*.ts', '!./index.ts'], { import: 'default' })

async function loadLanguage(code: LanguageCode): Promise<PartOf<Messages>> {
  const topics = (await languages[`./${code}.ts`]?.()) ?? {}
  return Object.fromEntries(
    Object.entries(topics).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), texts])
  )
}

let wanted: LanguageCode = 'en'

/**
 * Switches the interface language; the last call wins. Missing texts show in English with local number and date
 * formats.
 */
export async function setInterfaceLanguage(code: LanguageCode): Promise<void> {
  wanted = code
  if (!i18n.global.availableLocales.includes(code))
    i18n.global.setLocaleMessage(code, (await loadLanguage(code)) as Messages)
  if (wanted !== code) return
  ;(i18n.global.locale as { value: string }).value = code
  document.documentElement.lang = intlTag(code)
}
