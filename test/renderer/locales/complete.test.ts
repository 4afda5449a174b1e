/** Compares every interface language with English, text by text, with the loader and plural rules of the window. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { i18n, PLURAL_FORMS, setInterfaceLanguage, type Messages } from '@/locales'
import en from '@/locales/en'
import { intlTag, LANGUAGES, type LanguageCode } from '@shared/text/languages'

type Feature = keyof Messages
type Translated = Exclude<LanguageCode, 'en'>

/** Features without a file in a language; their texts are shown in English. */
const NOT_YET: Readonly<Record<Translated, readonly Feature[]>> = {
  'zh-hant': [],
  'zh-hans': [],
  ru: [],
  nb: [],
  lv: [],
  lt: [],
  hr: [],
  es: []
}
/** Keys of finished files that may stay in English. */
const GAPS: Readonly<Partial<Record<Translated, readonly string[]>>> = {}

/** English texts that are equal in every language: names, standards, unit symbols. */
const ALIKE: readonly string[] = [
  'Dynodesk',
  'Ctrl K',
  'DIN 70020',
  'ECE R85',
  'ISO 1585',
  'SAE J1349',
  'JIS D 1001',
  'https://…',
  'A4',
  'Letter',
  'ECU',
  'TCU',
  'Stage {n}',
  'Stage {n} ({count})',
  'Stage 1',
  'ms',
  's',
  'min',
  'h',
  'KB',
  'MB',
  'rpm'
]
/** English texts that a language spells the same. */
const ALIKE_IN: Readonly<Partial<Record<Translated, readonly string[]>>> = {
  'zh-hant': ['cc', '{figure} cc', '{rpm} rpm', '{from}–{to} rpm', '1000 rpm', 'Slug'],
  'zh-hans': ['cc', '{figure} cc', '{rpm} rpm', '{from}–{to} rpm', '1000 rpm', 'Slug'],
  ru: ['HMAC-SHA256, Base64'],
  nb: ['HMAC-SHA256, Base64', 'Type', 'Kilowatt', 'Status', 'best', 'Plan', 'Pause', 'Logo'],
  lv: ['cc', '{figure} cc', 'Slug'],
  lt: ['cc', '{figure} cc', 'Slug'],
  hr: ['Model', 'Plan', 'Status'],
  es: [
    'cc',
    '{figure} cc',
    '{rpm} rpm',
    '{rpm} rpm: {values}',
    '{from}–{to} rpm',
    '1000 rpm',
    'Factor',
    'no',
    'Plan',
    'General',
    'Ticket {id}',
    'Tickets',
    'tickets'
  ]
}

/** Texts of a tree by key. */
function flat(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...flat(value as object, `${prefix}${name}.`)]
    )
  )
}
const choicesOf = (text: string): readonly string[] => text.split(' | ')
const PLACEHOLDER = /\{(\w+)\}/g
const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''))].sort()
/** True for a text with a word to translate. */
const wordy = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ''))
/** A number that uses this plural form. */
const sample = (code: LanguageCode, form: Intl.LDMLPluralRule): number => {
  const rules = new Intl.PluralRules(intlTag(code))
  return [1, 2, 3, 5, 9, 10, 11, 20, 1.5, 10.5, 1_000_000].find((n) => rules.select(n) === form) ?? Number.NaN
}
/** The text with each placeholder replaced by its name; vue-i18n must produce the same. */
const read = (text: string): string => text.replace(PLACEHOLDER, '<$1>').replace(/\{'(.*?)'\}/g, '$1')

const english = flat(en)
const files = import.meta.glob<{ default: Partial<Messages> }>('../../../src-renderer/locales/*/index.ts', {
  eager: true
})

describe.each(LANGUAGES.filter((code): code is Translated => code !== 'en'))('the interface in %s', (code) => {
  const own = files[`../../../src-renderer/locales/${code}/index.ts`]?.default ?? {}
  const texts = flat(own)
  const awaited = [...english].filter(([key]) => !NOT_YET[code].includes(key.split('.')[0] as Feature))
  const both = awaited.flatMap(([key, source]) => (texts.has(key) ? [{ key, source, text: texts.get(key) ?? '' }] : []))
  const wrong = (test: (text: string, source: string, key: string) => boolean): readonly string[] =>
    both.filter(({ key, source, text }) => test(text, source, key)).map(({ key, text }) => `${key}: ${text}`)

  beforeAll(() => setInterfaceLanguage(code))
  afterAll(() => setInterfaceLanguage('en'))

  it('has a file for every feature but those named here', () => {
    expect((Object.keys(en) as Feature[]).filter((feature) => !(feature in own))).toEqual(NOT_YET[code])
  })

  it('has every text of English, and none that English does not have', () => {
    expect(awaited.map(([key]) => key).filter((key) => !texts.has(key))).toEqual(GAPS[code] ?? [])
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  it('has a text wherever English has one, and leaves empty what English leaves empty', () => {
    expect(wrong((text, source) => (text === '') !== (source === ''))).toEqual([])
  })

  it('fills in the same values', () => {
    expect(
      wrong((text, source) =>
        choicesOf(text).some(
          (choice) => placeholders(choice).join() !== placeholders(choicesOf(source).at(-1) ?? '').join()
        )
      )
    ).toEqual([])
  })

  it('has as many choices as the language has plural forms, and choices only where English has them', () => {
    expect(
      wrong((text, source) => choicesOf(text).length !== (source.includes(' | ') ? PLURAL_FORMS[code].length : 1))
    ).toEqual([])
  })

  it('has no blanks around a text or doubled within it', () => {
    expect(wrong((text) => choicesOf(text).some((choice) => choice !== choice.trim() || / {2}/.test(choice)))).toEqual(
      []
    )
  })

  it('is not English', () => {
    const alike = new Set([...ALIKE, ...(ALIKE_IN[code] ?? [])])
    expect(wrong((text, source) => text === source && wordy(text) && !alike.has(text))).toEqual([])
  })

  it('reads in the window as it is written here, in every plural form', () => {
    const broken = both.flatMap(({ key, text }) => {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, `<${name}>`]))
      const choices = choicesOf(text)
      if (choices.length === 1) return i18n.global.t(key, values) === read(text) ? [] : [key]
      return choices
        .filter(
          (choice, at) => i18n.global.t(key, values, sample(code, PLURAL_FORMS[code][at] ?? 'other')) !== read(choice)
        )
        .map((choice) => `${key}: ${choice}`)
    })
    expect(broken).toEqual([])
  })
})
