import { createCoreContext, resolveWithKeyValue, translate } from '@intlify/core-base'
import type { LanguageCode } from '../text/languages'
import { registerCompiler } from './compile-message'
import type { PartOf } from './part-of'
import { createPluralRules } from './plural-forms'

/** Dotted keys of the texts of a tree. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

export type TextValues = Readonly<Record<string, string | number>>

/** Dotted keys and texts of a tree. */
export function flattenTexts(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, string | object]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flattenTexts(value, `${prefix}${name}.`)
  )
}

/**
 * Text of a key in a language, or in English where the language has none.
 *
 * @param values for the placeholders
 * @param count chooses the plural form
 */
export type Translate<T> = (language: LanguageCode, key: TextKey<T>, values?: TextValues, count?: number) => string

/**
 * Translator for texts outside the components of the window: main process and documents. A language costs time at its
 * first text.
 */
export function createTranslator<T extends object>(
  languages: Readonly<Record<LanguageCode, PartOf<T>>> & { readonly en: T }
): Translate<T> {
  const messages: Record<string, Record<string, string>> = {}
  const prepare = (code: LanguageCode): void =>
    void (messages[code] ??= Object.fromEntries(flattenTexts(languages[code])))
  let context: ReturnType<typeof createContext> | undefined
  return (language, key, values = {}, count) => {
    prepare('en')
    prepare(language)
    context ??= createContext(messages)
    return String(
      translate(context, key, { ...values }, { locale: language, ...(count === undefined ? {} : { plural: count }) })
    )
  }
}

function createContext(messages: Record<string, Record<string, string>>) {
  registerCompiler()
  return createCoreContext({
    locale: 'en',
    fallbackLocale: 'en',
    messages,
    // the keys are flat, and some hold dots, blanks and slashes
    messageResolver: resolveWithKeyValue,
    pluralRules: createPluralRules(),
    missingWarn: false,
    fallbackWarn: false
  })
}
