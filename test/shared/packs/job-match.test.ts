import { describe, expect, test } from 'vitest'
import { matchJobLine, type JobCandidate } from '@shared/packs/job-match'
import { intlTag, LANGUAGES } from '@shared/text/languages'
import { unitSymbol, type UnitName } from '@shared/units/unit-symbols'
import { factsInJobLine } from '@shared/packs/job-line-facts'

const NO_FIGURES = { power: null, torque: null, fuel: null, year: null, ecu: null, code: null }
type Figures = Partial<NonNullable<JobCandidate['figures']>>
const engine = (
  id: string,
  figures?: Figures,
  more: { name?: string; generation?: string; years?: readonly [number | null, number | null] } = {}
): JobCandidate => ({
  path: { types: '1', manufacturers: '2', models: '3', generations: `1${id}`, engines: id } as JobCandidate['path'],
  names: {
    manufacturers: { id: '2', name: 'Audi' },
    models: { id: '3', name: 'A4' },
    generations: {
      id: `1${id}`,
      name: more.generation ?? '-',
      year: more.years?.[0] ?? null,
      yearend: more.years?.[1] ?? null
    },
    engines: { id, name: more.name ?? '2.0 TDI' }
  },
  ...(figures && { figures: { ...NO_FIGURES, ...figures } })
})
const chosen = (line: string, places: readonly JobCandidate[]): string | null =>
  matchJobLine(line, places).decided?.path.engines ?? null

test.each(LANGUAGES)('reads power and torque in the units of %s', (code) => {
  const symbol = (unit: UnitName): string => unitSymbol(unit, intlTag(code))
  for (const blank of ['', ' ']) {
    const line = `Audi A4, 184${blank}${symbol('PS')}, 380${blank}${symbol('Nm')}`
    expect(factsInJobLine(line), line).toMatchObject({ powers: [{ ps: [184] }], torques: [{ nm: 380 }] })
    expect(factsInJobLine(`Audi A4, 110${blank}${symbol('kW')}`).powers[0]?.ps[0]).toBeCloseTo(149.6, 1)
  }
})

describe('a line with several candidates', () => {
  test('is undecided when all fit equally well', () => {
    expect(
      chosen(
        'Audi A4 2.0 TDI 150',
        ['5', '6', '7', '8'].map((id) => engine(id))
      )
    ).toBeNull()
    expect(
      chosen('Audi A4 2.0 TDI 150', [
        engine('5', { power: 150 }),
        engine('6', { power: 150 }),
        engine('7', { power: 190 })
      ])
    ).toBeNull()
    expect(chosen('Audi A4 2.0 TDI', [engine('5', { power: 150 }), engine('6', { power: 190 })])).toBeNull()
  })
  test.each([
    ['Audi A4 2.0 TDI 150', { power: 190 }, { power: 150 }],
    ['Audi A4 2.0 TDI 110 kW', { power: 110 }, { power: 150 }],
    ['Audi A4 2.0 TDI 148bhp', { power: 143 }, { power: 150 }],
    ['Audi A4 TDI 150', { power: 190 }, { power: 150 }],
    ['Audi A4 2.0 TDI 340 Nm', { torque: 320 }, { torque: 340 }],
    ['Audi A4 2.0 benzin', { fuel: 'Diesel' }, { fuel: 'Petrol' }],
    ['Audi A4 2.0 дизель', { fuel: 'Petrol' }, { fuel: 'Diesel' }],
    ['Audi A4 2.0 TDI EDC17', { ecu: 'Bosch EDC16U34' }, { ecu: 'Bosch EDC17 C46' }],
    ['Audi A4 2.0 TDI CAGA', { code: 'CJCA' }, { code: 'CAGA' }]
  ])('%s: not %j but %j', (line, other, meant) =>
    expect(chosen(line, [engine('5', other), engine('6', meant)])).toBe('6')
  )
  test.each([
    ['2014', '6'],
    ["'09", '5'],
    ['2016-2018', '7'],
    ['2012', null]
  ])('follows the years of the generations: %s', (year, meant) => {
    expect(
      chosen(`Audi A4 2.0 TDI ${year}`, [
        engine('5', undefined, { years: [2008, 2012] }),
        engine('6', undefined, { years: [2012, 2015] }),
        engine('7', undefined, { years: [2016, null] })
      ])
    ).toBe(meant)
  })
  test('follows the names of the generations', () => {
    expect(
      chosen('Audi A4 B8 2.0 TDI', [
        engine('5', undefined, { generation: 'B7' }),
        engine('6', undefined, { generation: 'B8' })
      ])
    ).toBe('6')
  })
  test('prefers the place that contains all others', () => {
    const model = {
      path: { ...engine('5').path, generations: null, engines: null },
      names: { manufacturers: { id: '2', name: 'Audi' }, models: { id: '3', name: 'A4' } }
    }
    const places = [engine('5'), model, engine('6')]
    expect(matchJobLine('Audi A4', places)).toEqual({ ranked: [model, places[0], places[2]], decided: model })
    expect(chosen('Audi A4 2.0 TDI', [engine('5'), model])).toBe('5')
  })
})

test('never accepts a contradicting place, even alone, but may accept an unknown one', () => {
  expect(chosen('Audi A4 2.0 TDI 150', [engine('5', { power: 190 })])).toBeNull()
  expect(chosen('Audi A4 2.0 TDI 150', [engine('5')])).toBe('5')
})

test('does not read a number of a name as a year or power', () => {
  const named = (model: string): JobCandidate => ({
    ...engine('5', { power: 130 }),
    names: {
      ...engine('5').names,
      models: { id: '3', name: model },
      generations: { id: '15', name: 'II', year: 2019, yearend: null }
    }
  })
  expect(chosen('Peugeot 2008 1.2', [named('2008')])).toBe('5')
  expect(chosen('Peugeot 308 1.2', [named('308')])).toBe('5')
})

test('is undecided without candidates', () => expect(matchJobLine('Audi', [])).toEqual({ ranked: [], decided: null }))

test('has facts with units', () => {
  expect(factsInJobLine('A4 2.0 TDI 110kW 320Nm 2012-15 EDC17C64 diesel')).toMatchObject({
    powers: [{ ps: [expect.closeTo(149.56, 1)] }],
    torques: [{ nm: 320 }],
    years: [{ from: 2012, to: 2015 }],
    ecus: ['edc17c64'],
    fuels: ['diesel']
  })
  expect(factsInJobLine('A4 2012- stage 1')).toMatchObject({
    years: [{ from: 2012, to: Infinity }],
    ecus: [],
    powers: []
  })
})
