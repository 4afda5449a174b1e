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

  test('folding twice changes nothing', () => {
    for (const text of ['Škoda Ёлка Й Ødegård Æ ß ﬁ 한국', 'ΐ Ǖ']) expect(foldText(foldText(text))).toBe(foldText(text))
  })
})

describe('words', () => {
  test('what is typed is cut at everything but letters and digits, decimals stay whole', () => {
    expect(typedWords('Golf VII 2.0TDI, 150')).toEqual(['golf', 'vii', '2.0', 'tdi', '150'])
    expect(typedWords('1,5 dCi')).toEqual(['1.5', 'dci'])
    expect(typedWords('a.b 17.5.25')).toEqual(['a', 'b', '17', '5', '25'])
    expect(typedWords('  -- ')).toEqual([])
  })

  test('Chinese is cut into every two neighbouring signs', () => {
    expect(typedWords('宝马汽车X5')).toEqual(['宝马', '马汽', '汽车', 'x5'])
    expect(typedWords('车')).toEqual(['车'])
    expect(typedWords('𠀀𠀁𠀂')).toEqual(['𠀀𠀁', '𠀁𠀂'])
  })

  test('a text of any length is cut, however many pieces one word has', () => {
    expect(typedWords('车a'.repeat(200_000))).toHaveLength(400_000)
  })

  test('what is stored holds also parts of mixed words, codes without their marks, and the last Chinese sign', () => {
    expect(indexWords('Bosch EDC17C46')).toEqual(['bosch', 'edc17c46', 'edc', '17', '46'])
    expect(indexWords('MED17.5.25')).toContain('med17525')
    expect(indexWords('E-Class')).toEqual(['e', 'class', 'eclass'])
    expect(indexWords('宝马汽车')).toEqual(['宝马', '马汽', '汽车', '车'])
    expect(indexWords('2.0')).toEqual(['2.0'])
  })

  test('every typed form of a text is among its stored words, or begins one', () => {
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

test('mixed words are cut where letters and digits meet, leaving no single letter', () => {
  expect(splitMixed('tdi150')).toEqual([['tdi', '150']])
  expect(splitMixed('a4b8')).toEqual([['a4', 'b8']])
  expect(splitMixed('320d')).toEqual([])
  expect(splitMixed('golf')).toEqual([])
  expect(splitMixed('golf7tdi')).toContainEqual(['golf', '7', 'tdi'])
})
