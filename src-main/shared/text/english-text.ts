/** Tells English sentences among texts that should be in another language: the service may have no translation. */
import type { LanguageCode } from './languages'

/** Words of English sentences that none of the other languages of the service has. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(['the', 'and', 'with', 'which', 'from', 'your', 'when', 'without'])
const LEAST_WORDS = 2
const LEAST_LETTERS = 20
const SCRIPTS: { readonly [L in LanguageCode]?: RegExp } = {
  ru: /\p{Script=Cyrillic}/u,
  'zh-hans': /\p{Script=Han}/u,
  'zh-hant': /\p{Script=Han}/u
}

/** null: English was wanted, or the texts are too short to judge. */
export function isEnglish(texts: readonly (string | null)[], language: LanguageCode): boolean | null {
  if (language === 'en') return null
  const text = texts.filter((one) => one !== null).join(' ')
  if ((text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) return null
  const script = SCRIPTS[language]
  if (script) return !script.test(text)
  const found = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => ENGLISH_WORDS.has(word)))
  return found.size >= LEAST_WORDS
}
