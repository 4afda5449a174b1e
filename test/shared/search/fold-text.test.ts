import { describe, expect, test } from 'vitest'
import { foldText, indexWords, splitMixed, typedWords } from '@shared/search/fold-text'

describe('folding', () => {
  test.each([
    ['ŠKODA', 'skoda'],
    ['Citroën', 'citroen'],
    ['Ёлка', 'елка'],
    ['Йогурт', 'йогурт'],
    ['Ødegård', 'odegard'],
    ['Æro', 'aero'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['ĐAČKI', 'dacki'],
    ['ＢＭＷ　３２０', 'bmw 320'],
    ['E̊', 'e'],
    ['ﬁat', 'fiat'],
    ['宝马', '宝马'],
    ['2.0 TDI', '2.0 tdi'],
    ['', '']
  ])('%s is compared as %s', (text, folded) => expect(foldText(text)).toBe(folded))

  test('folding twice equals folding once', () => {
    for (const text of ['Škoda Ёлка Й Ødegård Æ ß ﬁ 한국', 'ΐ Ǖ']) expect(foldText(foldText(text))).toBe(foldText(text))
  })
})

describe('words', () => {
  test('are split at everything but letters and digits, decimals whole', () => {
    expect(typedWords('Golf VII 2.0TDI, 150')).toEqual(['golf', 'vii', '2.0', 'tdi', '150'])
    expect(typedWords('1,5 dCi')).toEqual(['1.5', 'dci'])
    expect(typedWords('ME7.5, Simos8.5')).toEqual(['me', '7.5', 'simos', '8.5'])
    expect(typedWords('MED17.5.25 B8.5')).toEqual(['med17', '5', '25', 'b8', '5'])
    expect(typedWords('a.b 17.5.25')).toEqual(['a', 'b', '17', '5', '25'])
    expect(typedWords('  -- ')).toEqual([])
  })

  test('of Chinese are pairs of neighbouring characters', () => {
    expect(typedWords('宝马汽车X5')).toEqual(['宝马', '马汽', '汽车', 'x5'])
    expect(typedWords('车')).toEqual(['车'])
    expect(typedWords('𠀀𠀁𠀂')).toEqual(['𠀀𠀁', '𠀁𠀂'])
  })

  test('are found in any text, with any number of pieces', () => {
    expect(typedWords('车a'.repeat(200_000))).toHaveLength(400_000)
  })

  test('to index include parts of mixed words, codes without marks, and the last Chinese character', () => {
    expect(indexWords('Bosch EDC17C46')).toEqual(['bosch', 'edc17c46', 'edc', '17', '46'])
    expect(indexWords('MED17.5.25')).toContain('med17525')
    expect(indexWords('E-Class')).toEqual(['e', 'class', 'eclass'])
    expect(indexWords('宝马汽车')).toEqual(['宝马', '马汽', '汽车', '车'])
    expect(indexWords('2.0')).toEqual(['2.0'])
    expect(indexWords('MED17.5.25')).toContain('17.5.25')
    expect(indexWords('M 57 D30')).toContain('m57')
    expect(indexWords('Golf 7')).toEqual(['golf', '7'])
  })

  test('of a query are indexed words of the same text, or prefixes of them', () => {
    for (const text of [
      'Golf VII 2.0 TDI 150',
      'MED17.5.25',
      'Bosch MD1CP004',
      'Mercedes-Benz',
      '宝马X5 汽车',
      'Ёлка-2,0d',
      'S 350 d 4MATIC+',
      '3.0TFSI'
    ]) {
      const stored = indexWords(text)
      for (const word of typedWords(text))
        expect(
          stored.some((w) => w.startsWith(word)),
          `${text}: ${word}`
        ).toBe(true)
    }
  })
})

test('are split between letters and digits, without single letters', () => {
  expect(splitMixed('tdi150')).toEqual([['tdi', '150']])
  expect(splitMixed('a4b8')).toEqual([['a4', 'b8']])
  expect(splitMixed('320d')).toEqual([])
  expect(splitMixed('golf')).toEqual([])
  expect(splitMixed('1kdftv')).toContainEqual(['1kd', 'ftv'])
  expect(splitMixed('2grfe')).toContainEqual(['2gr', 'fe'])
  expect(splitMixed('edc16u34')).toContainEqual(['edc', '16', 'u34'])
  expect(splitMixed('golf7tdi')).toContainEqual(['golf', '7', 'tdi'])
})
