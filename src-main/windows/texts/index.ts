/** Words of menu and system dialogs, which the window's own texts do not reach. One table for each interface language. */
import type { LanguageCode } from '../../core/languages'
import { CROATIAN } from './hr'
import { ENGLISH } from './en'
import { NORWEGIAN } from './nb'
import { RUSSIAN } from './ru'
import { SPANISH } from './es'

export type WindowTexts = { readonly [K in keyof typeof ENGLISH]: string }
export { ENGLISH }

const TABLES: { readonly [L in LanguageCode]?: WindowTexts } = { en: ENGLISH, ru: RUSSIAN, nb: NORWEGIAN, hr: CROATIAN, es: SPANISH }

/** The words of the interface language; English where a language has no table yet. */
export function windowTexts(language: LanguageCode): WindowTexts {
  return TABLES[language] ?? ENGLISH
}
