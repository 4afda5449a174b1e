/** Which language an answer is in, and how a text is found in it. */
import { isLanguage, type LanguageCode } from '../../../shared/text/languages'
import type { CatalogueText } from './catalogue-entries'

export interface LanguageRules {
  /** Used when `X-LANG` is absent or no code of the nine; the specification does not say which. */
  readonly defaultLanguage: LanguageCode
  /** Languages the catalogue is taken not to be translated into. */
  readonly untranslated: readonly LanguageCode[]
  /** What stands where a translation is missing. */
  readonly missingTranslation: 'english' | 'blank' | 'omitted'
}

/**
 * The language for a request's `X-LANG` header. Codes count in exactly the spelling of the specification: `no`, `zh-TW`
 * or `EN` are none.
 */
export function languageFor(header: string | undefined, rules: LanguageRules): LanguageCode {
  return isLanguage(header) ? header : rules.defaultLanguage
}

/**
 * The text in a language; undefined where a missing translation is to leave the field out. Texts that are one string
 * have no languages.
 */
export function textForLanguage(text: CatalogueText, language: LanguageCode, rules: LanguageRules): string | undefined {
  if (typeof text === 'string') return text
  const found = rules.untranslated.includes(language) ? undefined : text[language]
  if (found !== undefined) return found
  return rules.missingTranslation === 'english' ? text.en : rules.missingTranslation === 'blank' ? '' : undefined
}
