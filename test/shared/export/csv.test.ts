import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { alignedText, csvText, withoutFormula, plainValue, tabText } from '@shared/export/csv'
import { random } from '../../helpers/random'
import { COMMA } from './sample'

describe('CSV', () => {
  it('survives a round trip with any content', () => {
    const r = random(5)
    const signs = ['a', '"', ',', ';', '\n', '\r\n', ' ', 'ä', '中', '1', '|', '\t']
    for (let run = 0; run < 200; run++) {
      const rows = Array.from({ length: r.int(1, 5) }, () =>
        Array.from({ length: 3 }, () => `x${Array.from({ length: r.int(0, 6) }, () => r.pick(signs)).join('')}`)
      )
      for (const separator of [',', ';'] as const) {
        const text = csvText({ columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], rows }, { separator, bom: true })
        expect(
          Papa.parse(text.replace(/^\ufeff/, ''), { delimiter: separator, newline: '\r\n' }).data.slice(1, -1)
        ).toEqual(rows)
      }
    }
  })

  it.each([
    '=1+1',
    '+1+1',
    '-1-cmd',
    '+40 PS (+27 %)',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '\nx',
    '\uff1d1',
    '\u00a0=1',
    '-',
    '+49 170 1'
  ])('makes %j a plain text for spreadsheets', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`)
    expect(
      csvText({ columns: [{ name: 'a' }], rows: [[text]] }, COMMA)
        .split('\r\n')
        .slice(1)
        .join('')
    ).not.toMatch(/^"?\s*[=+\-@]/)
  })

  it.each(['+40', '-5.5', '-5,5', ' +62 ', '0'])('keeps the number %j', (text) => {
    expect(withoutFormula(text)).toBe(text)
  })

  it('keeps ordinary texts and negative numbers', () => {
    expect(withoutFormula('2.0 TDI 4-cyl =')).toBe('2.0 TDI 4-cyl =')
    expect(csvText({ columns: [{ name: 'a' }], rows: [[-5.5], [0], [null]] }, COMMA)).toBe('a\r\n-5.5\r\n0\r\n\r\n')
  })

  it('writes exact numbers with a point, without groups and exponent', () => {
    expect([1234567.25, 0.1, 1e21, 110.3248125, null, NaN, -0].map(plainValue)).toEqual([
      '1234567.25',
      '0.1',
      '1000000000000000000000',
      '110.3248125',
      '',
      '',
      '0'
    ])
  })

  it('starts with a byte-order mark on request', () => {
    expect(csvText({ columns: [{ name: 'a' }], rows: [] }, { separator: ';', bom: true })).toBe('\ufeffa\r\n')
  })
})

describe('texts for the clipboard', () => {
  it('have aligned columns, with wide characters counted double', () => {
    expect(
      alignedText([
        ['Power', '150', 'PS'],
        ['功率', '7', 'kW']
      ])
    ).toBe('Power  150  PS\n功率   7    kW')
  })

  it('paste as cells', () => {
    expect(
      tabText([
        ['a\tb', 'c\nd'],
        ['+40 PS (+27 %)', '−5'],
        ['=1+1', '+1+A1']
      ])
    ).toBe("a b\tc d\n+40 PS (+27 %)\t−5\n'=1+1\t'+1+A1")
  })
})
