/** Words of menu and system dialogs, which the window's own texts do not reach. One table for each interface language. */
import type { LanguageCode } from '../../core/languages'
import { CROATIAN } from './hr'
import { ENGLISH } from './en'
import { LATVIAN } from './lv'
import { LITHUANIAN } from './lt'
import { NORWEGIAN } from './nb'
import { RUSSIAN } from './ru'
import { SIMPLIFIED_CHINESE } from './zh-hans'
import { SPANISH } from './es'
import { TRADITIONAL_CHINESE } from './zh-hant'

export type WindowTexts = { readonly [K in keyof typeof ENGLISH]: string }
export { ENGLISH }

const TABLES: Readonly<Record<LanguageCode, WindowTexts>> = {
  en: ENGLISH, 'zh-hant': TRADITIONAL_CHINESE, 'zh-hans': SIMPLIFIED_CHINESE, ru: RUSSIAN, nb: NORWEGIAN, lv: LATVIAN, lt: LITHUANIAN, hr: CROATIAN, es: SPANISH
}

/** The words of the interface language. */
export function windowTexts(language: LanguageCode): WindowTexts {
  return TABLES[language]
}
