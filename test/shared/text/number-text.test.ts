import { describe, expect, it } from 'vitest'
import { SETTINGS } from '@shared/settings/schema'
import { numberText, signedText, NARROW_NO_BREAK_SPACE } from '@shared/text/number-text'

describe('numbers as text', () => {
  it('have groups and a minus sign, but no negative zero', () => {
    expect([1204, 7.3, -5, -0, 999_999].map((value) => numberText(value, 'en'))).toEqual([
      `1${NARROW_NO_BREAK_SPACE}204`,
      '7.3',
      '\u22125',
      '0',
      `999${NARROW_NO_BREAK_SPACE}999`
    ])
    expect([40, -3, 0].map((value) => signedText(value, 'en'))).toEqual(['+40', '\u22123', '0'])
  })

  it('beyond any engine have an exponent', () => {
    expect(
      [1.1e6, 1e308, -1.26e21].map((value) =>
        numberText(value, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
      )
    ).toEqual(['1.1E6', '1E308', '\u22121.3E21'])
    expect(signedText(2.5e12, 'en', { maximumFractionDigits: 0 })).toBe('+2.5E12')
    for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE, 123_456_789])
      expect(numberText(value, 'en').length).toBeLessThanOrEqual(8)
  })

  it('have no exponent where a setting may have them', () => {
    const largest = Math.max(...Object.values(SETTINGS).map((one) => ('max' in one ? one.max : 0)))
    expect(numberText(largest, 'en').replaceAll(NARROW_NO_BREAK_SPACE, '')).toBe(`${largest}`)
  })

  it('with an exponent keep the decimal mark of the language', () => {
    expect(numberText(1.5e9, 'lt')).toContain('1,5')
  })
})
