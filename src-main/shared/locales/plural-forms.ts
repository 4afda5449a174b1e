import { intlTag, LANGUAGES, type LanguageCode } from '../text/languages'

/** Plural forms of each language, in the order in which its texts write them, separated by " | ". */
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

/** Index of the form for a count, at most the last form that the text has. */
type PluralRule = (count: number, forms: number) => number

function pluralRule(code: LanguageCode): PluralRule {
  let rules: Intl.PluralRules | undefined
  const forms = PLURAL_FORMS[code]
  return (count, length) => {
    rules ??= new Intl.PluralRules(intlTag(code))
    return Math.min(Math.max(forms.indexOf(rules.select(count)), 0), length - 1)
  }
}

/** For `pluralRules` of vue-i18n and `@intlify/core-base`. */
export const createPluralRules = (): Record<string, PluralRule> =>
  Object.fromEntries(LANGUAGES.map((code) => [code, pluralRule(code)]))
