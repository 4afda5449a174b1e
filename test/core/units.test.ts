import { describe, expect, it } from 'vitest'
import { gainOf, plainNumber } from '@core/gains'
import { THIN } from '@core/number-text'
import { secondUnit, toUnit, unitGain, unitText } from '@core/units'
import { yearsText } from '@core/years'

describe('units of power and torque', () => {
  // reckoned by hand from the definitions, not with the program
  it.each([
    [1, 'kW', 0.73549875],
    [1, 'bhp', 0.98632006],
    [1.01386967, 'bhp', 1],
    [150, 'kW', 110.3248125],
    [150, 'bhp', 147.9480105],
    [1, 'lb-ft', 0.737562149],
    [350, 'lb-ft', 258.14675215],
    [9.80665, 'kgm', 1],
    [350, 'kgm', 35.690067],
    [350, 'Nm', 350],
    [150, 'PS', 150]
  ] as const)('%d in %s is %d', (value, unit, expected) => {
    expect(toUnit(value, unit)).toBeCloseTo(expected, 6)
  })

  it.each([
    [150, 'PS', '150\u00a0PS'],
    [150, 'kW', '110\u00a0kW'],
    [150, 'bhp', '148\u00a0bhp'],
    [1968, 'Nm', `1${THIN}968\u00a0Nm`],
    [350, 'lb-ft', '258\u00a0lb-ft'],
    [350, 'kgm', '35.7\u00a0kgm'],
    [400, 'kgm', '40.8\u00a0kgm'],
    [0, 'kW', '0\u00a0kW'],
    [-0.3, 'PS', '0\u00a0PS'],
    [-12, 'Nm', '−12\u00a0Nm']
  ] as const)('writes %d PS or Nm in %s as %s', (value, unit, text) => {
    expect(unitText(value, unit, 'en').text).toBe(text)
  })

  it('uses the decimal mark of the language', () => {
    expect(unitText(350, 'kgm', 'lt').figure).toBe('35,7')
  })

  it('rounds a gain once, after converting the unrounded difference', () => {
    // 150 PS = 110.32 kW and 190 PS = 139.74 kW: the gain is 29.42 kW, not 140 - 110 = 30
    expect(unitGain(190 - 150, 'kW', 'en')).toBe('+29')
    expect(unitGain(-5, 'Nm', 'en')).toBe('−5')
    expect(unitGain(0, 'Nm', 'en')).toBe('0')
    expect(unitGain(80, 'kgm', 'en')).toBe('+8.2')
  })

  it('shows another unit beside each', () => {
    expect((['PS', 'kW', 'bhp'] as const).map((unit) => secondUnit(unit))).toEqual(['kW', 'PS', 'kW'])
    expect((['Nm', 'lb-ft', 'kgm'] as const).map((unit) => secondUnit(unit))).toEqual(['lb-ft', 'Nm', 'Nm'])
  })
})

describe('gains (traps 50, 51)', () => {
  it('are signed and reckoned from unrounded values', () => {
    expect(gainOf(150, 190)).toEqual({ absolute: 40, percent: expect.closeTo(26.6667, 3) })
    expect(gainOf(150, 145)).toEqual({ absolute: -5, percent: expect.closeTo(-3.3333, 3) })
    expect(gainOf(150, 190.1).absolute).toBe(40.1)
  })

  it.each([0, -10])('have no percent of a base of %d', (base) => {
    expect(gainOf(base, 40)).toEqual({ absolute: 40 - base, percent: null })
  })

  it('are unknown when either side is not given', () => {
    expect(gainOf(null, 190)).toEqual({ absolute: null, percent: null })
    expect(gainOf(150, null)).toEqual({ absolute: null, percent: null })
  })

  it('are unknown rather than infinite', () => {
    expect(gainOf(-1e308, 1e308)).toEqual({ absolute: null, percent: null })
    expect(gainOf(5e-324, 400)).toEqual({ absolute: 400, percent: null })
    expect(gainOf(1e300, 3e300)).toEqual({ absolute: 2e300, percent: 200 })
  })

  it('are plain numbers for a machine', () => {
    expect([40, -5.5, 0, null].map(plainNumber)).toEqual(['40', '-5.5', '0', ''])
  })
})

describe('years of a generation (trap 53)', () => {
  it.each([
    [2012, 2019, '2012-2019'],
    [2012, null, '2012-'],
    [null, 2019, '-2019'],
    [2012, 2012, '2012'],
    [null, null, null],
    [undefined, undefined, null],
    [0, null, '0-']
  ])('%s and %s read %s', (from, to, text) => {
    expect(yearsText(from, to)).toBe(text)
  })
})
