/** What stands in braces in a shop's texts and file names. */
import type { LanguageCode } from '../../text/languages'
import { PLACEHOLDERS, type Placeholder, type ShopText } from './template'

export type PlaceholderValues = { readonly [P in Placeholder]: string }

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name)

/**
 * Fills every known placeholder, once: what a value brings in braces stays text. Unknown ones stay as they are, so that
 * they are seen.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{([a-z]+)\}/gi, (whole, name: string) => {
    const key = name.toLowerCase()
    return isPlaceholder(key) ? values[key] : whole
  })
}

/** What stands in braces and is none, each once. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [
    ...new Set(
      [...text.matchAll(/\{([^{}]*)\}/g)]
        .map(([, name = '']) => name)
        .filter((name) => !isPlaceholder(name.toLowerCase()))
    )
  ]
}

/** A shop's text in a language, else in the first it has; '' without any. */
export function shopText(text: ShopText, language: LanguageCode): string {
  return text[language] ?? Object.values(text).find((one) => one.trim() !== '') ?? ''
}
/** Whether that is the language asked for. An empty text is in every language. */
export function isInLanguage(text: ShopText, language: LanguageCode): boolean {
  return text[language] !== undefined || shopText(text, language) === ''
}
