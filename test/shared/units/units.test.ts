import { describe, expect, it } from 'vitest'
import { NARROW_NO_BREAK_SPACE } from '@shared/text/number-text'
import { POWER_UNITS, TORQUE_UNITS } from '@shared/units/unit-names'
import {
  chosenText,
  conversionOf,
  convert,
  fromUnit,
  secondUnit,
  toUnit,
  unitGain,
  unitText,
  type Unit
} from '@shared/units/units'
import { random } from '../../helpers/random'

describe('units of power and torque', () => {
  // computed by hand from the definitions
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
    [1968, 'Nm', `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`],
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

  it('rounds a gain once, after the conversion', () => {
    // 150 PS = 110.32 kW and 190 PS = 139.74 kW: the gain is 29.42 kW, not 140 - 110 = 30
    expect(unitGain(190 - 150, 'kW', 'en')).toBe('+29')
    // a difference need not be whole: 0.6 PS are 0.44 kW, 40.5 PS are 29.79 kW and 1.4 Nm are 0.14 kgm
    expect([unitGain(0.6, 'kW', 'en'), unitGain(40.5, 'kW', 'en'), unitGain(1.6, 'kgm', 'en')]).toEqual([
      '0',
      '+30',
      '+0.2'
    ])
    expect([unitGain(1.4, 'lb-ft', 'en'), unitGain(0.6, 'bhp', 'en'), unitGain(-40.4, 'kW', 'en')]).toEqual([
      '+1',
      '+1',
      '−30'
    ])
    expect(unitGain(-5, 'Nm', 'en')).toBe('−5')
    expect(unitGain(0, 'Nm', 'en')).toBe('0')
    expect(unitGain(80, 'kgm', 'en')).toBe('+8.2')
  })

  it('converts a gain before rounding it', () => {
    // 40.4 PS are 29.71 kW; 40 PS would be 29.42
    expect(unitGain(40.4, 'kW', 'en')).toBe('+30')
    expect(unitGain(-40.4, 'kW', 'en')).toBe('−30')
    expect(unitGain(0.6, 'kW', 'en')).toBe('0')
    // 75.4 Nm are 55.61 lb-ft; 75 Nm would be 55.32
    expect(unitGain(75.4, 'lb-ft', 'en')).toBe('+56')
    expect(unitGain(75.4, 'kgm', 'en')).toBe('+7.7')
    const chance = random(2107)
    for (let run = 0; run < 2000; run++) {
      const gain = chance.int(-30_000, 30_000) / 100
      expect(Number(unitGain(gain, 'kW', 'en').replace('−', '-'))).toBe(
        Math.sign(gain) * Math.round(Math.abs(gain) * 0.73549875) + 0
      )
    }
  })

  it('has a second unit for each', () => {
    expect((['PS', 'kW', 'bhp'] as const).map((unit) => secondUnit(unit, 'en'))).toEqual(['kW', 'PS', 'kW'])
    expect((['Nm', 'lb-ft', 'kgm'] as const).map((unit) => secondUnit(unit, 'en'))).toEqual(['lb-ft', 'Nm', 'Nm'])
    expect(['ru', 'zh-Hans', 'nb', 'es'].map((tag) => secondUnit('Nm', tag))).toEqual(['kgm', 'kgm', 'kgm', 'lb-ft'])
  })
})

describe('every pair of units of one kind', () => {
  // computed by hand from the definitions: 75 kgf·m/s, 550 ft·lbf/s, 0.3048 m, 1609.344 m, 4.54609 l, 3.785411784 l
  it.each([
    [100, 'kW', 'PS', 135.96216173],
    [100, 'kW', 'bhp', 134.10220888],
    [100, 'bhp', 'PS', 101.3869666],
    [100, 'PS', 'bhp', 98.63200701],
    [100, 'bhp', 'kW', 74.5699872],
    [100, 'PS', 'kW', 73.549875],
    [100, 'lb-ft', 'Nm', 135.58179488],
    [100, 'lb-ft', 'kgm', 13.82549544],
    [10, 'kgm', 'Nm', 98.0665],
    [10, 'kgm', 'lb-ft', 72.33013848],
    [350, 'Nm', 'lb-ft', 258.14675215],
    [350, 'Nm', 'kgm', 35.69006745],
    [1968, 'cc', 'l', 1.968],
    [2.5, 'l', 'cc', 2500],
    [216, 'km/h', 'mph', 134.21617752],
    [134, 'mph', 'km/h', 215.652096],
    [5.65, 'l/100 km', 'mpg (imp)', 49.9966259],
    [5.65, 'l/100 km', 'mpg (US)', 41.6308997],
    [50, 'mpg (imp)', 'l/100 km', 5.649618727],
    [50, 'mpg (imp)', 'mpg (US)', 41.63370923],
    [40, 'mpg (US)', 'mpg (imp)', 48.03799702],
    [40, 'mpg (US)', 'l/100 km', 5.880364583]
  ] as const)('%d %s in %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 6)
  })

  const kinds: readonly (readonly Unit[])[] = [
    POWER_UNITS,
    TORQUE_UNITS,
    ['cc', 'l'],
    ['km/h', 'mph'],
    ['l/100 km', 'mpg (imp)', 'mpg (US)'],
    ['s']
  ]

  it('converts back, and to the same number through a third unit', () => {
    const chance = random(60)
    for (const units of kinds)
      for (const a of units)
        for (const b of units)
          for (const c of units) {
            const value = 0.1 + chance.next() * 900
            expect(convert(convert(value, a, b), b, a)).toBeCloseTo(value, 8)
            expect(convert(convert(value, a, b), b, c) / convert(value, a, c)).toBeCloseTo(1, 12)
            expect(convert(value, a, a)).toBe(value)
          }
  })

  it('reports the factor of the conversion', () => {
    for (const units of kinds)
      for (const a of units)
        for (const b of units) {
          const how = conversionOf(a, b)
          expect(how.kind === 'same' ? 7 : how.kind === 'times' ? 7 * how.factor : how.constant / 7).toBeCloseTo(
            convert(7, a, b),
            9
          )
        }
    expect(conversionOf('l/100 km', 'mpg (imp)')).toEqual({ kind: 'divide', constant: expect.closeTo(282.48093633, 7) })
    expect(conversionOf('l/100 km', 'mpg (US)')).toEqual({ kind: 'divide', constant: expect.closeTo(235.21458333, 7) })
  })

  it('does not convert between kinds, nor 0 to miles per gallon', () => {
    expect(convert(100, 'PS', 'Nm')).toBeNaN()
    expect(toUnit(0, 'mpg (imp)')).toBeNaN()
    expect(fromUnit(0, 'mpg (US)')).toBeNaN()
    expect(unitText(0, 'mpg (US)', 'en').text).toBe('–\u00a0mpg (US)')
  })
})

describe('text of a figure in each language', () => {
  it.each([
    [
      'en',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`,
      '35.7\u00a0kgm',
      '140\u00a0kW (190\u00a0PS)',
      '2.0\u00a0l',
      '50.0\u00a0mpg (imp)'
    ],
    [
      'zh-Hant',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0牛頓米`,
      '35.7\u00a0公斤米',
      '140\u00a0kW (190\u00a0匹)',
      '2.0\u00a0L',
      '50.0\u00a0mpg (imp)'
    ],
    [
      'zh-Hans',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0牛·米`,
      '35.7\u00a0公斤·米',
      '140\u00a0kW (190\u00a0马力)',
      '2.0\u00a0L',
      '50.0\u00a0mpg (imp)'
    ],
    [
      'ru',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Н·м`,
      '35,7\u00a0кгс·м',
      '140\u00a0кВт (190\u00a0л.\u00a0с.)',
      '2,0\u00a0л',
      '50,0\u00a0mpg (imp)'
    ],
    [
      'nb',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`,
      '35,7\u00a0kpm',
      '140\u00a0kW (190\u00a0hk)',
      '2,0\u00a0l',
      '50,0\u00a0mpg (imp)'
    ],
    [
      'lv',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`,
      '35,7\u00a0kgm',
      '140\u00a0kW (190\u00a0ZS)',
      '2,0\u00a0l',
      '50,0\u00a0mpg (imp)'
    ],
    [
      'lt',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`,
      '35,7\u00a0kgm',
      '140\u00a0kW (190\u00a0AG)',
      '2,0\u00a0l',
      '50,0\u00a0mpg (imp)'
    ],
    [
      'hr',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`,
      '35,7\u00a0kgm',
      '140\u00a0kW (190\u00a0KS)',
      '2,0\u00a0l',
      '50,0\u00a0mpg (imp)'
    ],
    [
      'es',
      `1${NARROW_NO_BREAK_SPACE}968\u00a0Nm`,
      '35,7\u00a0kgm',
      '140\u00a0kW (190\u00a0CV)',
      '2,0\u00a0l',
      '50,0\u00a0mpg (imp)'
    ]
  ])('%s', (tag, newtons, kilos, both, litres, miles) => {
    expect([
      unitText(1968, 'Nm', tag).text,
      unitText(350, 'kgm', tag).text,
      chosenText(190, 'kW', tag, true),
      unitText(1968, 'l', tag).text,
      unitText(5.65, 'mpg (imp)', tag).text
    ]).toEqual([newtons, kilos, both, litres, miles])
  })

  it.each([
    [216, 'km/h', '216\u00a0km/h'],
    [216.44, 'km/h', '216.4\u00a0km/h'],
    [216, 'mph', '134.2\u00a0mph'],
    [8.4, 's', '8.4\u00a0s'],
    [8, 's', '8.0\u00a0s'],
    [8.456, 's', '8.46\u00a0s'],
    [5.65, 'l/100 km', '5.65\u00a0l/100 km'],
    [5, 'l/100 km', '5.0\u00a0l/100 km'],
    [5.65, 'mpg (US)', '41.6\u00a0mpg (US)'],
    [1968, 'cc', `1${NARROW_NO_BREAK_SPACE}968\u00a0cc`],
    [5935, 'l', '5.9\u00a0l']
  ] as const)('%d in %s', (value, unit, text) => {
    expect(unitText(value, unit, 'en').text).toBe(text)
  })

  it('has the second unit only if chosen', () => {
    expect(chosenText(190, 'PS', 'en', true)).toBe('190\u00a0PS (140\u00a0kW)')
    expect(chosenText(190, 'PS', 'en', false)).toBe('190\u00a0PS')
    expect(chosenText(8.4, 's', 'en', true)).toBe('8.4\u00a0s')
    expect(chosenText(190, 'kW', 'lt', true)).toBe('140\u00a0kW (190\u00a0AG)')
  })

  it('rounds once, not from a rounded unit to another', () => {
    // 150.4 PS are 110.6 kW, shown as 111; 111 kW would be 150.9 PS, shown as 151
    expect(chosenText(150.4, 'kW', 'en', true)).toBe('111\u00a0kW (150\u00a0PS)')
  })
})
