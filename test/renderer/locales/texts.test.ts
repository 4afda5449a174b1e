/** Compares every language with English, text by text, and renders every text with the translator that shows it. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile, createCoreContext, registerMessageCompiler, resolveWithKeyValue, translate } from '@intlify/core-base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { i18n, setInterfaceLanguage } from '@/locales'
import { registerCompiler } from '@shared/locales/compile-message'
import en from '@shared/locales/en'
import { createPluralRules, PLURAL_FORMS } from '@shared/locales/plural-forms'
import type { TextValues } from '@shared/locales/translator'
import { sheetText, standardNotice } from '@shared/sheets/sheet-texts'
import { intlTag, LANGUAGES, type LanguageCode } from '@shared/text/languages'
import { windowText } from '@main/windows/texts'
import { choicesOf, placeholdersOf, textProblems, textsOf, topicsOf } from '../../helpers/text-problems'

type Translated = Exclude<LanguageCode, 'en'>

/** English texts that are equal in every language: names, standards, unit symbols. */
const ALIKE: readonly string[] = [
  'Dynodesk',
  'Demo',
  '0–100',
  '{n} MB',
  'DIN 70020',
  'Pinyin',
  'ECE R85',
  'ISO 1585',
  'SAE J1349',
  'JIS D 1001',
  'https://…',
  'A4',
  'Letter',
  'ECU',
  'TCU',
  'PIN',
  'Stage {n}',
  'Stage {n} ({count})',
  'Stage 1',
  'Stage',
  'Stage ({count})',
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
  'zh-hans': ['cc', '{figure} cc', 'Slug', '“rpm values”'],
  ru: ['HMAC-SHA256, Base64'],
  nb: [
    'Administrator',
    'System',
    'HMAC-SHA256, Base64',
    'Type',
    'Kilowatt',
    'Status',
    'best',
    'Plan',
    'Pause',
    'Logo',
    'Best',
    'Zoom',
    'Test',
    'Support',
    'Proxy',
    'Port',
    'Header',
    'Server'
  ],
  lv: ['Licence', 'cc', '{figure} cc', 'Slug'],
  lt: ['cc', '{figure} cc', 'Slug'],
  hr: ['Administrator', 'Model', 'Plan', 'Status', 'MQTT broker', 'Port'],
  es: [
    'Roles',
    'Stages',
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
    'tickets',
    'Zoom'
  ]
}

const PLACEHOLDER = /\{(\w+)\}/g
/** True for a text with a word to translate. */
const wordy = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ''))
/** A number that uses this plural form. */
const sample = (code: LanguageCode, form: Intl.LDMLPluralRule): number => {
  const rules = new Intl.PluralRules(intlTag(code))
  return [1, 2, 3, 5, 9, 10, 11, 20, 1.5, 10.5, 1_000_000].find((n) => rules.select(n) === form) ?? Number.NaN
}
/** The text with each placeholder replaced by its name. */
const read = (text: string): string => text.replace(PLACEHOLDER, '<$1>').replace(/\{'(.*?)'\}/g, '$1')

/** The text as the program shows it: window, sheet, or menu, dialogs and notifications. */
function shown(code: LanguageCode, key: string, values: TextValues, count?: number): string {
  const [, main] = /^main\/(.*)$/.exec(key) ?? []
  if (main === undefined) return count === undefined ? i18n.global.t(key, values) : i18n.global.t(key, values, count)
  if (main.startsWith('sheet.')) return sheetText(code, main.slice('sheet.'.length) as never, values, count)
  return windowText(code, main as never, values, count)
}
/** The same by the compiler of vue-i18n, which the program leaves out. */
function compiledByVueI18n(code: LanguageCode): (key: string, values: TextValues, count?: number) => string {
  registerMessageCompiler(compile)
  const context = createCoreContext({
    locale: 'en',
    messages: { en: Object.fromEntries(textsOf(code)) },
    messageResolver: resolveWithKeyValue,
    pluralRules: { en: createPluralRules()[code]! }
  })
  registerCompiler()
  return (key, values, count) =>
    String(translate(context, key, { ...values }, count === undefined ? {} : { plural: count }))
}

const english = textsOf('en')

describe.each(LANGUAGES)('the texts in %s', (code) => {
  const texts = textsOf(code)
  const problems = textProblems(code)

  beforeAll(() => setInterfaceLanguage(code))
  afterAll(() => setInterfaceLanguage('en'))

  it('include none that English lacks', () => {
    expect(problems.superfluous).toEqual([])
  })

  it('exist wherever English has one, and are empty where English is empty', () => {
    expect([...texts].filter(([key, text]) => (text === '') !== (english.get(key) === ''))).toEqual([])
  })

  it('have as many choices as the language has plural forms, and choices only where English has them', () => {
    expect(problems.plurals).toEqual([])
  })

  it('have no blanks around them or doubled within', () => {
    const blanks = [...texts].filter(([, text]) =>
      choicesOf(text).some((choice) => choice !== choice.trim() || / {2}/.test(choice))
    )
    expect(blanks).toEqual([])
  })

  it('read the same in the program and compiled by vue-i18n, in every plural form', () => {
    const compiled = compiledByVueI18n(code)
    const broken = [...texts].flatMap(([key, text]) => {
      const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, `<${name}>`]))
      const choices = choicesOf(text)
      if (choices.length === 1)
        return [shown(code, key, values), compiled(key, values)].every((one) => one === read(text)) ? [] : [key]
      return choices
        .filter((choice, at) => {
          const count = sample(code, PLURAL_FORMS[code][at] ?? 'other')
          return [shown(code, key, values, count), compiled(key, values, count)].some((one) => one !== read(choice))
        })
        .map((choice) => `${key}: ${choice}`)
    })
    expect(broken).toEqual([])
  })

  it('know every plural form of the language', () => {
    const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
    const forms = new Intl.PluralRules(intlTag(code)).resolvedOptions().pluralCategories
    expect(PLURAL_FORMS[code]).toEqual(order.filter((form) => forms.includes(form)))
  })
})

describe.each(LANGUAGES.filter((code): code is Translated => code !== 'en'))('the translations into %s', (code) => {
  it('have the same placeholders as English', () => {
    expect(textProblems(code).placeholders).toEqual([])
  })

  it('are not English', () => {
    const alike = new Set([...ALIKE, ...(ALIKE_IN[code] ?? [])])
    const same = [...textsOf(code)].filter(
      ([key, text]) => text === english.get(key) && wordy(text) && !alike.has(text)
    )
    expect(same).toEqual([])
  })
})

it('every topic of the window is registered', () => {
  expect(Object.keys(en).sort()).toEqual([...topicsOf('en').keys()].filter((topic) => !topic.includes('/')).sort())
})

/** The product code that names texts. */
function sourceCode(pattern: string): string {
  const root = resolve(import.meta.dirname, '../../..')
  return globSync(pattern, { cwd: root })
    .filter((file) => !/[\\/]locales[\\/].*[\\/]/.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')
}

it('every key that a component translates has a text', () => {
  const code = sourceCode('src-renderer/**/*.{ts,vue}')
  const keys = new Set([...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key!))
  expect(keys.size).toBeGreaterThan(500)
  expect([...keys].filter((key) => !english.has(key))).toEqual([])
  const beginnings = new Set([...code.matchAll(/\bt\(\s*`([\w.]+\.)\$\{/g)].map(([, beginning]) => beginning!))
  expect([...beginnings].filter((one) => ![...english.keys()].some((key) => key.startsWith(one)))).toEqual([])
})

it('the code names every text of the window, by its key or by the beginning of its key', () => {
  const code = sourceCode('{src-main,src-renderer}/**/*.{ts,vue}')
  const beginnings = (key: string): readonly string[] =>
    [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1))
  const unread = [...english.keys()].filter(
    (key) =>
      !key.startsWith('main/') &&
      !code.includes(key) &&
      !beginnings(key).some((beginning) => code.includes(`\`${beginning}\${`) || code.includes(`'${beginning}'`))
  )
  expect(unread).toEqual([])
})

it('the texts of a sheet are written in the letters of their language', () => {
  expect(sheetText('ru', 'notGiven')).toMatch(/^[а-яё ]+$/)
  expect(sheetText('zh-hans', 'field.torque')).toBe('扭矩')
  expect(sheetText('zh-hant', 'field.torque')).toBe('扭力')
  for (const language of ['ru', 'zh-hans', 'zh-hant'] as const) expect(standardNotice(language)).not.toMatch(/[a-z]{3}/)
})

it('a missing, a superfluous and a mismatched text are reported', () => {
  const source = new Map([
    ['a', 'one'],
    ['b', '{n} of {m}'],
    ['c', '{n} call | {n} calls'],
    ['d', 'plain']
  ])
  const texts = new Map([
    ['b', '{n} из {x}'],
    ['c', '{n} запрос | {n} запросов'],
    ['d', 'просто'],
    ['e', 'ещё']
  ])
  expect(textProblems('ru', texts, source)).toEqual({
    missing: ['a'],
    superfluous: ['e'],
    placeholders: ['b: {n} из {x}'],
    plurals: ['c: {n} запрос | {n} запросов']
  })
})
