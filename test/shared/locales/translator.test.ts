import { describe, expect, it } from 'vitest'
import { createTranslator, flattenTexts } from '@shared/locales/translator'

const ENGLISH = {
  app: { name: 'Name', calls: '{n} call | {n} calls', greeting: 'Good day, {name}', mail: "{name}{'@'}{host} {'{'}" },
  'flat.key/with (signs)': 'Flat'
}
const NONE = { 'zh-hant': {}, 'zh-hans': {}, nb: {}, lv: {}, lt: {}, hr: {}, es: {} }
const text = createTranslator<typeof ENGLISH>({
  ...NONE,
  en: ENGLISH,
  ru: { app: { name: 'Имя', calls: '{n} запрос | {n} запроса | {n} запросов | {n} запроса' } }
})

describe('the translator', () => {
  it('falls back to English for each key, with its plural forms', () => {
    expect(text('ru', 'app.name')).toBe('Имя')
    expect(text('ru', 'app.greeting', { name: 'Ана' })).toBe('Good day, Ана')
    expect(text('hr', 'app.calls', {}, 2)).toBe('2 calls')
    expect(text('es', 'flat.key/with (signs)')).toBe('Flat')
  })

  it('chooses the plural form of the language; values of the caller come before the count', () => {
    expect([1, 2, 5, 21].map((n) => text('ru', 'app.calls', {}, n))).toEqual([
      '1 запрос',
      '2 запроса',
      '5 запросов',
      '21 запрос'
    ])
    expect(text('en', 'app.calls', { n: '1\u202f204' }, 1204)).toBe('1\u202f204 calls')
  })

  it('writes values and literals as they are', () => {
    expect(text('en', 'app.greeting', { name: '$& {name} | @:app.name' })).toBe('Good day, $& {name} | @:app.name')
    expect(text('en', 'app.mail', { name: 'a', host: 'b' })).toBe('a@b {')
    expect(text('en', 'app.greeting')).toBe('Good day, ')
    expect(text('en', 'app.greeting', { name: 0 })).toBe('Good day, 0')
  })
})

it('lists texts by dotted keys', () => {
  expect(flattenTexts({ a: { b: '1', 'c.d': '2' }, e: '3' })).toEqual([
    ['a.b', '1'],
    ['a.c.d', '2'],
    ['e', '3']
  ])
})
