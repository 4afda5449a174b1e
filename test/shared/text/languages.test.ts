import { describe, expect, test } from 'vitest'
import { LANGUAGES, languageFromLocale, pickLanguage } from '@shared/text/languages'

describe('a system locale becomes one of the nine codes', () => {
  test.each([
    ['en-US', 'en'],
    ['en_GB.UTF-8', 'en'],
    ['zh-TW', 'zh-hant'],
    ['zh_HK', 'zh-hant'],
    ['zh-MO', 'zh-hant'],
    ['zh-Hant-CN', 'zh-hant'],
    ['zh', 'zh-hans'],
    ['zh-CN', 'zh-hans'],
    ['zh-SG', 'zh-hans'],
    ['zh-Hans-HK', 'zh-hans'],
    ['ru-RU', 'ru'],
    ['no', 'nb'],
    ['nb-NO', 'nb'],
    ['nn', 'nb'],
    ['nn_NO.UTF-8@euro', 'nb'],
    ['lv', 'lv'],
    ['lt_LT', 'lt'],
    ['hr-BA', 'hr'],
    ['es-419', 'es']
  ])('%s → %s', (locale, code) => expect(languageFromLocale(locale)).toBe(code))

  test.each(['de-DE', 'sr-Latn', 'C', 'C.UTF-8', 'POSIX', '', '???', 'nob!'])('%s has none', (locale) =>
    expect(languageFromLocale(locale)).toBeNull()
  )
})

test('uses the next preference, then English', () => {
  expect(pickLanguage(['de-DE', 'lt-LT', 'en'])).toBe('lt')
  expect(pickLanguage(['sr-Latn', 'C'])).toBe('en')
  expect(pickLanguage([])).toBe('en')
})

test('are spelled as by the service', () => {
  expect(LANGUAGES).toEqual(['en', 'zh-hant', 'zh-hans', 'ru', 'nb', 'lv', 'lt', 'hr', 'es'])
})
