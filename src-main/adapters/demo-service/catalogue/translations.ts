/** The language of a response, and texts in it. */
import { isLanguage, type LanguageCode } from '../../../shared/text/languages'
import type { CatalogueText } from './catalogue-entries'

export interface LanguageRules {
  /** For an absent or unknown `X-LANG`; the specification does not say which. */
  readonly defaultLanguage: LanguageCode
  readonly untranslated: readonly LanguageCode[]
  readonly missingTranslation: 'english' | 'blank' | 'omitted'
}

/**
 * The language of an `X-LANG` header. Codes are case-sensitive as in the specification: `no`, `zh-TW` and `EN` are
 * unknown.
 */
export function languageFor(header: string | undefined, rules: LanguageRules): LanguageCode {
  return isLanguage(header) ? header : rules.defaultLanguage
}

/** The text in a language; undefined: the field is omitted. A plain string has no translations. */
export function textForLanguage(text: CatalogueText, language: LanguageCode, rules: LanguageRules): string | undefined {
  if (typeof text === 'string') return text
  const found = rules.untranslated.includes(language) ? undefined : text[language]
  if (found !== undefined) return found
  return rules.missingTranslation === 'english' ? text.en : rules.missingTranslation === 'blank' ? '' : undefined
}
