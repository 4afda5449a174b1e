import { describe, expect, it } from 'vitest'
import {
  cellNumber,
  guessMapping,
  isSpaceSeparated,
  readRunMapping,
  spacedCells,
  type Separator
} from '@shared/measured-runs/run-mapping'

const rowsOf = (text: string, separator: Separator): string[][] => text.split('\n').map((line) => line.split(separator))

describe('a cell of a table', () => {
  it.each([
    ['1234.5', '.', 1234.5],
    ['1 234', '.', 1234],
    ['1,234.5', '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ['12,5', ',', 12.5],
    ['1\u202f204', ',', 1204],
    ['−5', '.', -5],
    ['.5', '.', 0.5],
    ['2.5E2', '.', 250],
    ["1'234", '.', 1234],
    ['2500 rpm', '.', 2500],
    ['2 500 об/мин', ',', 2500],
    ['85,3 kW', ',', 85.3],
    ['12 PS', '.', 12],
    ['210N·m', '.', 210],
    ['155 lb-ft', '.', 155],
    ['180 л.с.', '.', 180]
  ] as const)('reads %s with the mark %s as %d', (cell, decimal, value) => {
    expect(cellNumber(cell, decimal)).toBe(value)
  })

  it.each([
    ['12,5', '.'],
    ['1234.5', ','],
    ['', '.'],
    ['--', '.'],
    ['12 km/h', '.'],
    ['PS', '.'],
    ['12 PS 5', '.'],
    ['0x1F', '.'],
    ['Infinity', '.'],
    [undefined, '.'],
    ['1.2.3', '.']
  ] as const)('refuses %s with the mark %s', (cell, decimal) => {
    expect(cellNumber(cell, decimal)).toBeNull()
  })
})

describe('lines with spaces between their columns', () => {
  it('are recognised by rows of numbers', () => {
    expect(isSpaceSeparated(['Run 3 of today', 'rpm  kW', '1000  21.5', ' 1500  35.1', ''])).toBe(true)
    expect(isSpaceSeparated(['n P M', '1000 21,5 205', '1500 35,1 223'])).toBe(true)
    for (const lines of [
      ['rpm, kW', '1000, 21.5', '1500, 35.1'],
      ['rpm\tkW', '1000\t21.5', '1500\t35.1'],
      ['1 000;21,5', '1 500;35,1'],
      ['1000', '1500'],
      ['1000 21.5'],
      ['10 20', '30 40', 'a b', 'c d', 'e f']
    ])
      expect(isSpaceSeparated(lines), lines.join('/')).toBe(false)
  })
  it('have a cell for each number, and words together where two spaces separate them', () => {
    expect(spacedCells(' 1000  21.5 205 ')).toEqual(['1000', '21.5', '205'])
    expect(spacedCells('Engine speed   Power [kW]  Torque')).toEqual(['Engine speed', 'Power [kW]', 'Torque'])
    expect(spacedCells('rpm kW Nm')).toEqual(['rpm', 'kW', 'Nm'])
  })
})

describe('the first guess for a table', () => {
  it('reads units behind the numbers', () => {
    const rows = [
      ['n', 'Power', 'Torque'],
      ['1000 rpm', '21.5 kW', '151 lb-ft'],
      ['1500 rpm', '35.1 kW', '164 lb-ft']
    ]
    expect(guessMapping(rows, ';')).toMatchObject({ headerLines: 1, powerUnit: 'kW', torqueUnit: 'lb-ft' })
  })
  it('reads headings in several languages with units and the standard', () => {
    expect(
      guessMapping(
        rowsOf(
          'Prüfstand 4;DIN 70020\nDrehzahl [1/min];Leistung [kW];Drehmoment [Nm]\n1000;21,5;205\n1500;35,1;223',
          ';'
        ),
        ';'
      )
    ).toEqual({
      separator: ';',
      decimal: ',',
      headerLines: 2,
      rpm: 0,
      rpmScale: 1,
      power: 1,
      powerUnit: 'kW',
      torque: 2,
      torqueUnit: 'Nm',
      correction: 'din-70020'
    })
    expect(guessMapping(rowsOf('RPM,Torque (ft-lb),Power (bhp),AFR\n2000,250,95.2,12.1', ','), ',')).toMatchObject({
      decimal: '.',
      headerLines: 1,
      rpm: 0,
      torque: 1,
      torqueUnit: 'lb-ft',
      power: 2,
      powerUnit: 'bhp',
      correction: 'not-stated'
    })
    expect(guessMapping(rowsOf('об/мин\tмощность л.с.\tмомент\n1000\t30\t210', '\t'), '\t')).toMatchObject({
      rpm: 0,
      power: 1,
      torque: 2,
      powerUnit: 'PS'
    })
    expect(guessMapping(rowsOf('rpm,torque_nm,power_hp\n1000,147.2,21.0', ','), ',')).toMatchObject({
      rpm: 0,
      torque: 1,
      power: 2
    })
  })

  it.each([
    ['об/мин;кВт', { power: 1, powerUnit: 'kW', torque: null }],
    ['转速;千瓦', { power: 1, powerUnit: 'kW', torque: null }],
    ['rpm;X kW', { power: 1, powerUnit: 'kW', torque: null }],
    ['об/мин;Н·м', { power: null, torque: 1 }],
    ['об/мин;Нм;л.с.', { power: 2, torque: 1 }],
    ['转速;牛·米;马力', { power: 2, torque: 1 }],
    ['rpm;N-m;ZS', { power: 2, torque: 1 }],
    ['rpm;TQ;AG', { power: 2, torque: 1 }]
  ])('reads the bare headings %s', (headings, columns) => {
    expect(guessMapping(rowsOf(`${headings}\n1000;50;60\n2000;80;90`, ';'), ';')).toMatchObject(columns)
  })
  it('reads the unit of a column that is the power only because nothing else is left', () => {
    const mapping = guessMapping(rowsOf('x;PkW\n1000;50\n2000;80', ';'), ';')
    expect(mapping).toMatchObject({ rpm: 0, power: 1, powerUnit: 'kW' })
  })

  it('reads quoted decimal commas between commas, and not groups of digits', () => {
    const quoted = [
      ['rpm', 'power', 'torque'],
      ['1000', '50,5', '351,1'],
      ['1250', '56', '349,1']
    ]
    expect(guessMapping(quoted, ',')).toMatchObject({ decimal: ',', headerLines: 1, power: 1, torque: 2 })
    const grouped = [
      ['rpm', 'power'],
      ['1,000', '50'],
      ['1,250', '56']
    ]
    expect(guessMapping(grouped, ',')).toMatchObject({ decimal: '.', rpmScale: 1 })
  })

  it('works without headings', () => {
    expect(guessMapping(rowsOf('1.0,20\n2.0,40', ','), ',')).toMatchObject({
      headerLines: 0,
      rpm: 0,
      rpmScale: 1000,
      power: 1,
      torque: null
    })
  })

  it('distinguishes uncorrected runs from unstated ones', () => {
    expect(guessMapping(rowsOf('Uncorrected\nrpm,hp\n1000,20', ','), ',').correction).toBe('none')
    expect(guessMapping(rowsOf('SAE J1349 rev. 2004\nrpm,hp\n1000,20', ','), ',').correction).toBe('sae-j1349')
  })
})

describe('a stored mapping', () => {
  const good = guessMapping(
    [
      ['rpm', 'kW'],
      ['1000', '20']
    ],
    ','
  )
  it('is valid as a whole or null', () => {
    expect(readRunMapping(structuredClone({ ...good, extra: 1 }))).toEqual(good)
    expect(
      [
        null,
        'x',
        {},
        { ...good, separator: 'x' },
        { ...good, rpm: -1 },
        { ...good, rpm: 1.5 },
        { ...good, powerUnit: 'hp' },
        { ...good, correction: 'best' },
        { ...good, torque: '1' },
        { ...good, rpmScale: 10 }
      ].map(readRunMapping)
    ).toEqual(Array(10).fill(null))
  })
})
