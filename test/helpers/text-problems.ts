/** Compares the texts of a language with English. Vite loads it: it reads the tree of texts with `import.meta.glob`. */
import { manualPages } from '@shared/locales/manual'
import { PLURAL_FORMS } from '@shared/locales/plural-forms'
import { flattenTexts } from '@shared/locales/translator'
import { LANGUAGES, type LanguageCode } from '@shared/text/languages'

const files = import.meta.glob<object>(
  ['../../src-main/shared/locales/*/**/*.ts', '!../../src-main/shared/locales/*/index.ts'],
  { eager: true, import: 'default' }
)

/** Topics of a language, with `main/` before those of the main process. */
export function topicsOf(language: LanguageCode): ReadonlyMap<string, object> {
  const folder = `../../src-main/shared/locales/${language}/`
  return new Map(
    Object.entries(files).flatMap(([path, texts]): [string, object][] =>
      path.startsWith(folder) ? [[path.slice(folder.length, -'.ts'.length), texts]] : []
    )
  )
}

/** Texts by topic and key: "app.nav.settings", "main/sheet.title.offer". */
export const textsOf = (language: LanguageCode): ReadonlyMap<string, string> =>
  new Map([...topicsOf(language)].flatMap(([topic, texts]) => flattenTexts(texts, `${topic}.`)))

export const choicesOf = (text: string): readonly string[] => text.split(' | ')

const PLACEHOLDER = /\{(\w+)\}/g
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''))].sort()

/** Keys with problems; `missing` texts show in English, the others are errors. */
export interface TextProblems {
  readonly missing: readonly string[]
  readonly superfluous: readonly string[]
  /** Not the placeholders of English, in at least one choice. */
  readonly placeholders: readonly string[]
  /** Not as many choices as the language has plural forms, or choices where English has none. */
  readonly plurals: readonly string[]
}

export function textProblems(
  language: LanguageCode,
  texts: ReadonlyMap<string, string> = textsOf(language),
  english: ReadonlyMap<string, string> = textsOf('en')
): TextProblems {
  const wrong = (test: (text: string, source: string) => boolean): readonly string[] =>
    [...texts].flatMap(([key, text]) => {
      const source = english.get(key)
      return source !== undefined && test(text, source) ? [`${key}: ${text}`] : []
    })
  return {
    missing: [...english.keys()].filter((key) => !texts.has(key)),
    superfluous: [...texts.keys()].filter((key) => !english.has(key)),
    placeholders: wrong((text, source) => {
      const expected = placeholdersOf(choicesOf(source).at(-1) ?? '').join()
      return choicesOf(text).some((choice) => placeholdersOf(choice).join() !== expected)
    }),
    plurals: wrong(
      (text, source) => choicesOf(text).length !== (source.includes(' | ') ? PLURAL_FORMS[language].length : 1)
    )
  }
}

const manuals = import.meta.glob<string>('../../src-main/shared/locales/*/manual.md', {
  eager: true,
  query: '?raw',
  import: 'default'
})
/** Lines of the pages of the manual; none where a language has no manual. */
export const manualOf = (language: LanguageCode): ReadonlyMap<string, readonly string[]> =>
  manualPages(manuals[`../../src-main/shared/locales/${language}/manual.md`] ?? '')

/** Pages of the manual that show in English. */
export const missingManualPages = (pages: ReadonlyMap<string, unknown>): readonly string[] =>
  [...manualOf('en').keys()].filter((page) => !pages.has(page)).map((page) => `manual.md: ${page}`)

function problemsOf(language: LanguageCode): TextProblems {
  const problems = textProblems(language)
  return { ...problems, missing: [...problems.missing, ...missingManualPages(manualOf(language))] }
}

/**
 * Problems of every translation, with the number of texts that each has.
 *
 * @public `test/scripts/texts.ts` loads it by path.
 */
export const textReport = (): readonly (TextProblems & { readonly language: LanguageCode; readonly count: number })[] =>
  LANGUAGES.filter((language) => language !== 'en').map((language) => ({
    language,
    count: textsOf(language).size,
    ...problemsOf(language)
  }))
