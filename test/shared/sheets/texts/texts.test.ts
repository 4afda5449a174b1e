import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { fillText, SHEET_TEXTS, standardNotice } from '@shared/sheets/texts'
import { EN } from '@shared/sheets/texts/en'

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([one]) => one).sort()
/** Empty on purpose: a sheet of the workshop says nothing there. */
const EMPTY = ['intro.workshop', 'terms.workshop']

describe('the words of a sheet', () => {
  it('are there in all nine languages, with the same placeholders', () => {
    for (const language of LANGUAGES) {
      const texts: Readonly<Record<string, string>> = SHEET_TEXTS[language]
      expect(Object.keys(texts).sort(), language).toEqual(Object.keys(EN).sort())
      for (const [key, english] of Object.entries(EN)) {
        expect(placeholders(texts[key] ?? ''), `${language} ${key}`).toEqual(placeholders(english))
        if (!EMPTY.includes(key)) expect(texts[key]?.trim(), `${language} ${key}`).not.toBe('')
      }
    }
  })
  it('are translated, not copied', () => {
    for (const language of LANGUAGES) {
      if (language === 'en') continue
      const texts: Readonly<Record<string, string>> = SHEET_TEXTS[language]
      const same = Object.entries(EN)
        .filter(([key, text]) => /[a-z]{4}/.test(text.replace(/\{\w+\}/g, '')) && texts[key] === text)
        .map(([key]) => key)
      // "Stage 1" is what the trade says in most of them
      expect(
        same.filter((key) => !key.startsWith('stage')),
        language
      ).toEqual([])
    }
  })
  it('are written in the letters of their language', () => {
    expect(SHEET_TEXTS.ru.notGiven).toMatch(/^[а-яё ]+$/)
    expect(SHEET_TEXTS['zh-hans']['field.torque']).toBe('扭矩')
    expect(SHEET_TEXTS['zh-hant']['field.torque']).toBe('扭力')
    for (const language of ['ru', 'zh-hans', 'zh-hant'] as const)
      expect(standardNotice(language)).not.toMatch(/[a-z]{3}/)
  })
  it('leave a placeholder without a value where it is', () => {
    expect(fillText('Stage {n} of {m}', { n: '1' })).toBe('Stage 1 of {m}')
    expect(fillText('{constructor}', {})).toBe('{constructor}')
  })
})
