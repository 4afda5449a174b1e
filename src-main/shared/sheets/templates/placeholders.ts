import type { LanguageCode } from '../../text/languages'
import { PLACEHOLDERS, type Placeholder, type ShopText } from './template'

export type PlaceholderValues = { readonly [P in Placeholder]: string }

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name)

/** Fills known placeholders once; braces in values stay text. Unknown placeholders stay visible. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{([a-z]+)\}/gi, (whole, name: string) => {
    const key = name.toLowerCase()
    return isPlaceholder(key) ? values[key] : whole
  })
}

export function unknownPlaceholders(text: string): readonly string[] {
  return [
    ...new Set(
      [...text.matchAll(/\{([^{}]*)\}/g)]
        .map(([, name = '']) => name)
        .filter((name) => !isPlaceholder(name.toLowerCase()))
    )
  ]
}

/** The text in a language, else in the first one available; ''. */
export function shopText(text: ShopText, language: LanguageCode): string {
  return text[language] ?? Object.values(text).find((one) => one.trim() !== '') ?? ''
}
/** True for the language requested; an empty text is in every language. */
export function isInLanguage(text: ShopText, language: LanguageCode): boolean {
  return text[language] !== undefined || shopText(text, language) === ''
}
