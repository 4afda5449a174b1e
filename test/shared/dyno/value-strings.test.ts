import { describe, expect, it } from 'vitest'
import { MAX_VALUE_STRING_LENGTH, MAX_MEMBERS, parseValues } from '@shared/dyno/value-strings'
import { random } from '../../helpers/random'

describe('value strings (trap 42)', () => {
  it.each([null, undefined, '', ' ', '\t\n '])('reads %j as missing, not as a point at 0', (text) => {
    expect(parseValues(text)).toEqual({ kind: 'none', members: [] })
  })

  it('reads numbers with spaces, signs and decimals', () => {
    const read = parseValues(' 40 ,\t+62.5,-3, 0 ,007')
    expect(read).toEqual({ kind: 'numbers', values: [40, 62.5, -3, 0, 7], members: ['40', '+62.5', '-3', '0', '007'] })
  })

  it('has no negative zero', () => {
    const read = parseValues('-0')
    expect(read.kind === 'numbers' && Object.is(read.values[0], 0)).toBe(true)
  })

  it.each([
    [',10,20', 'leading-comma', 1, ''],
    [',', 'leading-comma', 1, ''],
    ['10,20,', 'trailing-comma', 3, ''],
    ['10, ,20', 'empty-member', 2, ''],
    ['10,,20', 'empty-member', 2, ''],
    ['10,x,20', 'not-a-number', 2, 'x'],
    ['10,1e3', 'not-a-number', 2, '1e3'],
    ['0x10', 'not-a-number', 1, '0x10'],
    ['Infinity', 'not-a-number', 1, 'Infinity'],
    ['NaN,1', 'not-a-number', 1, 'NaN'],
    ['1;2;3', 'not-a-number', 1, '1;2;3'],
    ['1 000,2', 'not-a-number', 1, '1 000'],
    ['.5', 'not-a-number', 1, '.5'],
    ['5.', 'not-a-number', 1, '5.'],
    ['--5', 'not-a-number', 1, '--5'],
    ['9'.repeat(400), 'absurd', 1, '9'.repeat(400)]
  ])('refuses %j as %s at member %i', (text, reason, at, member) => {
    expect(parseValues(text)).toMatchObject({ kind: 'bad', reason, at, text: member })
  })

  it('returns all members as received, also of a bad string', () => {
    expect(parseValues('10, x ,,20').members).toEqual(['10', 'x', '', '20'])
  })

  it('refuses absurd numbers with place and text', () => {
    expect(parseValues('100,10000000')).toMatchObject({ kind: 'numbers' })
    for (const text of ['10000001', '-10000001', '9'.repeat(400), `1${'0'.repeat(308)}`])
      expect(parseValues(`100,${text}`)).toMatchObject({ kind: 'bad', reason: 'absurd', at: 2, text })
  })

  it('refuses too many members', () => {
    expect(parseValues(Array(MAX_MEMBERS).fill('1').join(','))).toMatchObject({ kind: 'numbers' })
    expect(
      parseValues(
        Array(MAX_MEMBERS + 1)
          .fill('1')
          .join(',')
      )
    ).toMatchObject({ kind: 'bad', reason: 'too-many', at: MAX_MEMBERS + 1 })
  })

  it('refuses a text that is too long', () => {
    const fits = `${'1,'.repeat(MAX_MEMBERS - 1)}1`
    expect(parseValues(fits.padEnd(MAX_VALUE_STRING_LENGTH))).toMatchObject({ kind: 'numbers' })
    expect(parseValues(fits.padEnd(MAX_VALUE_STRING_LENGTH + 1))).toEqual({
      kind: 'bad',
      reason: 'too-long',
      at: 0,
      text: '',
      members: []
    })
  })

  it('reads any list of plain decimals', () => {
    const r = random(42)
    for (let run = 0; run < 300; run++) {
      const values = Array.from(
        { length: r.int(1, 40) },
        () => Number(((r.next() - 0.2) * 10 ** r.int(0, 4)).toFixed(r.int(0, 3))) + 0
      )
      const text = values.map((value) => `${' '.repeat(r.int(0, 2))}${value}${' '.repeat(r.int(0, 2))}`).join(',')
      expect(parseValues(text)).toMatchObject({ kind: 'numbers', values })
    }
  })
})
