import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { composeSheet, placeholderValues } from '@shared/sheets/compose/compose-sheet'
import { serializeSnapshot, parseSnapshot } from '@shared/sheets/snapshot-json'
import { sheetWords } from '@shared/sheets/sheet-texts'
import { choice, engine, PERFORMANCE, SETTINGS, snapshot, SOURCE, stage, template } from '../sample'

const NBSP = '\u00a0'
const spaced = (text: string | null | undefined): string | null =>
  text?.replaceAll(NBSP, ' ').replaceAll('\u202f', ' ') ?? null

describe('a composed sheet', () => {
  it('has figures in the units of the sheet, or in both', () => {
    const model = composeSheet(
      snapshot({
        engine: engine({ power: 190, remap_stages: [] }),
        choice: choice({ units: { power: 'kW', torque: 'Nm', both: true } })
      })
    )
    expect(spaced(model.stages[0]?.power.text)).toBe('140 kW')
    expect(spaced(model.stages[0]?.power.second)).toBe('190 PS')
    expect(composeSheet(snapshot()).stages[0]?.power.second).toBeNull()
  })
  it('computes gains before rounding', () => {
    // 150 PS are 110.32 kW and 190 PS 139.74: the rounded figures differ by 30, the values by 29.42
    const rounded = composeSheet(
      snapshot({
        engine: engine({ power: 150, remap_stages: [{ ...stage(1, 1), power: 190 }] }),
        choice: choice({ units: { power: 'kW', torque: 'Nm', both: false } })
      })
    )
    expect([rounded.stages[0], rounded.stages[1]].map((one) => spaced(one?.power.text))).toEqual(['110 kW', '140 kW'])
    expect(spaced(rounded.stages[1]?.power.gain)).toBe('+29 kW')
    // 100 bhp are 101.39 PS: 40.39 PS more than 61, which are 29.70 kW; 40 PS would be 29.42
    const fraction = composeSheet(
      snapshot({
        engine: engine({ power: 61, remap_stages: [{ ...stage(1, 1), power: 100 }] }),
        settings: { ...SETTINGS, 'assume.stagePower': 'bhp' },
        choice: choice({ units: { power: 'kW', torque: 'Nm', both: false } })
      })
    )
    expect(spaced(fraction.stages[1]?.power.gain)).toBe('+30 kW')
  })
  it('names units in its language', () => {
    const power = (language: (typeof LANGUAGES)[number]) =>
      spaced(composeSheet(snapshot({ choice: choice({ language }) })).stages[0]?.power.text)
    expect(LANGUAGES.map(power)).toEqual([
      '150 PS',
      '150 PS',
      '150 PS',
      '150 л.с.',
      '150 hk',
      '150 ZS',
      '150 AG',
      '150 KS',
      '150 CV'
    ])
  })
  it('distinguishes performance figures that are not loaded from none', () => {
    const note = (performanceFetchedAt: string | null) =>
      composeSheet(snapshot({ performance: null, source: { ...SOURCE, performanceFetchedAt } })).performanceNote
    expect(note(null)).toBe('Performance figures are not loaded.')
    expect(note(SOURCE.performanceFetchedAt)).toBe('The catalogue gives no performance figures for this engine.')
  })
  it('has fuel and engine type in its language, and unknown words as received', () => {
    const words = (language: (typeof LANGUAGES)[number], more = {}) =>
      composeSheet(snapshot({ engine: engine(more), choice: choice({ language }) }))
        .facts.filter(({ field }) => field === 'type' || field === 'fuel_name')
        .map(({ text }) => text)
    expect(words('en')).toEqual(['Turbo Diesel', 'Diesel'])
    expect(words('ru')).toEqual(['Дизель с турбонаддувом', 'Дизель'])
    expect(words('es')).toEqual(['Turbodiésel', 'Diésel'])
    expect(words('zh-hans', { type: 'Wankel', fuel_name: 'petrol' })).toEqual(['Wankel', '汽油'])
  })
  it('has the chosen stages in order, with signed gains', () => {
    const record = engine({ remap_stages: [stage(2, 1.3), stage(1, 0.9), stage(3, 1.5)] })
    expect(composeSheet(snapshot({ engine: record })).stages.map((one) => one.label)).toEqual([
      'Stock',
      'Stage 1',
      'Stage 2',
      'Stage 3'
    ])
    const chosen = composeSheet(snapshot({ engine: record, choice: choice({ stages: [1, 3] }) }))
    expect(chosen.stages.map((one) => one.no)).toEqual([null, 1, 3])
    expect(chosen.stages[1]?.power.gain).toMatch(/^\u2212/)
    expect(new Set(chosen.chart?.series.map((one) => one.curve))).toEqual(new Set(['stock', '1', '3']))
  })
  it('leaves out missing figures and percentages without a base', () => {
    const model = composeSheet(
      snapshot({ engine: engine({ power: 0, torque: null, capacity: null, engine_code: ' ' }) })
    )
    expect(model.stages[1]?.power.percent).toBeNull()
    expect(model.stages[0]?.torque).toEqual({ text: null, second: null, gain: null, percent: null })
    expect(model.facts.filter((fact) => fact.text === null).map((fact) => fact.field)).toEqual([
      'engine_code',
      'capacity'
    ])
  })
  it('reports another power unit beside the chart, and is not consistent', () => {
    const bhp =
      engine()
        .hp_values?.split(',')
        .map((ps) => (Number(ps) / 1.0139).toFixed(1))
        .join(',') ?? null
    const model = composeSheet(
      snapshot({ engine: engine({ hp_values: bhp, remap_stages: [] }), template: template('workshop') })
    )
    expect(model.chartNote).toBe('The power values of the curves fit bhp better than PS.')
    expect(model.verdict).toMatch(/contradict/)
    expect(composeSheet(snapshot()).chartNote).toBeNull()
  })
  it('splits required parts at list separators only', () => {
    const parts = (modifications: string) =>
      composeSheet(snapshot({ engine: engine({ remap_stages: [{ ...stage(1, 1.2), modifications }] }) })).stages[1]
        ?.modifications
    expect(parts('downpipe, intake;  intercooler\nclutch')).toEqual(['downpipe', 'intake', 'intercooler', 'clutch'])
    expect(parts('exhaust 2,5"')).toEqual(['exhaust 2,5"'])
    expect(parts('  ')).toEqual([])
  })
  it('has performance figures for stock and stage 1 alone, and reads 0 as missing', () => {
    const model = composeSheet(snapshot({ performance: { ...PERFORMANCE, top_speed_st1: 0 } }))
    expect(
      model.performance.map((row) => [row.field, spaced(row.stock), spaced(row.stage), spaced(row.difference)])
    ).toEqual([
      ['zero_to_hundred', '8.6 s', '7.5 s', '−1.1 s'],
      ['top_speed', '214 km/h', null, null]
    ])
    expect(model.stages[2]?.performance.every((fact) => fact.text === null)).toBe(true)
    const without = composeSheet(snapshot({ choice: choice({ stages: [2] }) }))
    expect(without.performance.every((row) => row.stage === null)).toBe(true)
    expect(without.performanceStage).toBeNull()
    expect(composeSheet(snapshot({ performance: null })).performanceNote).toMatch(/no performance/)
  })
  it('leaves out a figure without a unit except in the workshop', () => {
    const fields = (kind: 'customer' | 'workshop' | 'offer', settings = SETTINGS) =>
      composeSheet(snapshot({ template: template(kind), settings })).performance.map(
        ({ field, stock }) => `${field} ${spaced(stock)}`
      )
    for (const kind of ['customer', 'offer'] as const)
      expect(fields(kind)).toEqual(['zero_to_hundred 8.6 s', 'top_speed 214 km/h'])
    expect(fields('workshop')).toContain('fuel_consumption_avg 4.6')
    expect(fields('customer', { ...SETTINGS, 'units.consumption': 'l/100 km' })).toContain(
      'fuel_consumption_avg 4.6 l/100 km'
    )
    const bare = { ...SETTINGS, 'units.speed': 'none', 'units.acceleration': 'none' } as const
    expect(fields('customer', bare)).toEqual([])
    // figures are given, so none may be reported as missing
    expect(composeSheet(snapshot({ settings: bare })).performanceNote).toBeNull()
    expect(
      composeSheet(snapshot({ template: template('offer') })).stages[0]?.performance.map(({ field }) => field)
    ).toEqual(['zero_to_hundred', 'top_speed'])
  })
  it('names the speed range in each language', () => {
    const label = (language: (typeof LANGUAGES)[number], settings = SETTINGS) =>
      spaced(composeSheet(snapshot({ choice: choice({ language }), settings })).performance[0]?.label)
    expect(LANGUAGES.map((language) => label(language))).toEqual([
      '0–100 km/h',
      '0–100 km/h 加速',
      '0–100 km/h 加速',
      'Разгон 0–100 км/ч',
      '0–100 km/t',
      '0–100 km/h',
      '0–100 km/h',
      '0–100 km/h',
      '0–100 km/h'
    ])
    expect(label('en', { ...SETTINGS, 'units.speed': 'mph' })).toBe('0–100 mph')
    expect(label('ru', { ...SETTINGS, 'units.speed': 'none' })).toBe('Разгон 0–100')
  })
  it('explains prices only with a price', () => {
    const terms = (language: (typeof LANGUAGES)[number], price: string, own = {}) =>
      composeSheet(
        snapshot({
          template: template('offer', own),
          choice: choice({ language, prices: [{ stage: 1, label: '', price }] })
        })
      ).terms
    for (const language of LANGUAGES) {
      const words = sheetWords(language)
      expect(words['terms.offer'].endsWith(words['terms.customer']), language).toBe(true)
      expect(terms(language, '449 €'), language).toBe(words['terms.offer'])
      expect(terms(language, ''), language).toBe(words['terms.customer'])
    }
    // a copy with own words keeps them
    expect(terms('en', '', { terms: { en: `${sheetWords('en')['terms.offer']} Valid for 30 days.` } })).toBe(
      `${sheetWords('en')['terms.customer']} Valid for 30 days.`
    )
    expect(terms('en', '', { terms: { en: 'Prices include fitting.' } })).toBe('Prices include fitting.')
  })
  it('converts performance figures only with a confirmed unit', () => {
    const mph = { ...SETTINGS, 'units.topSpeed': 'mph' } as const
    const speed = (settings: typeof SETTINGS) => spaced(composeSheet(snapshot({ settings })).performance[1]?.stock)
    expect(speed(mph)).toBe('214 km/h')
    expect(speed({ ...mph, 'assume.speedConfirmed': 'Data desk, May' })).toBe('133 mph')
  })
  it('names the steps of an offer good, better and best', () => {
    const labels = (count: number) =>
      composeSheet(
        snapshot({
          template: template('offer'),
          engine: engine({ remap_stages: Array.from({ length: count }, (_, i) => stage(i + 1, 1.1 + i / 10)) })
        })
      ).stages.map((one) => [one.label, one.sub])
    expect(labels(1)).toEqual([
      ['Stock', null],
      ['Better', 'Stage 1']
    ])
    expect(labels(2)).toEqual([
      ['Stock', null],
      ['Better', 'Stage 1'],
      ['Best', 'Stage 2']
    ])
    expect(labels(4).at(3)).toEqual(['Best', 'Stage 3'])
    expect(labels(4).at(4)).toEqual(['Stage 4', null])
  })
  it('prints prices and names of the shop as typed', () => {
    const model = composeSheet(
      snapshot({
        template: template('offer'),
        choice: choice({
          prices: [
            { stage: 1, label: 'Touring', price: '449 €' },
            { stage: null, label: '', price: '0' }
          ]
        })
      })
    )
    expect(model.stages.map((one) => [one.label, one.price])).toEqual([
      ['Stock', '0'],
      ['Touring', '449 €'],
      ['Best', '']
    ])
  })
  it('has the mean gain in a range, refused for a flagged curve', () => {
    const banded = composeSheet(snapshot({ choice: choice({ band: [1500, 3500] }) }))
    expect(spaced(banded.band?.label)).toBe('Mean gain from 1 500 to 3 500 rpm')
    expect(banded.band?.lines).toHaveLength(2)
    const flagged = engine({ hp_values: engine().hp_values?.replace(/^\d+/, '250') ?? null })
    expect(composeSheet(snapshot({ engine: flagged, choice: choice({ band: [1500, 3500] }) })).band?.lines).toEqual([
      'No mean gain: the curves do not allow one to be reckoned.'
    ])
  })
  it('has the verdict on the curves on request', () => {
    const verdict = (more: Parameters<typeof engine>[0], wanted = true) =>
      composeSheet(
        snapshot({ engine: engine(more), template: template('workshop'), choice: choice({ verdict: wanted }) })
      ).verdict
    expect(verdict({})).toMatch(/^Consistent/)
    expect(verdict({}, false)).toBeNull()
    expect(verdict({ hp_values: engine().hp_values?.replace(/^\d+/, '60') ?? null })).toMatch(
      /differ from each other by up to/
    )
    expect(verdict({ hp_values: null, nm_values: null, remap_stages: [] })).toBe('Cannot be checked.')
  })
  it('draws no contradictory curves, and explains it', () => {
    const model = composeSheet(snapshot({ engine: engine({ rpm_values: '1000,2000' }) }))
    expect(model.chart).toBeNull()
    expect(model.chartNote).toMatch(/contradict/)
  })
  it('describes the chart in words', () => {
    expect(spaced(composeSheet(snapshot()).chartAlt)).toContain(
      'Stock: at most 150 PS at 3 500 rpm and 350 Nm at 1 750 rpm.'
    )
  })
  it('lists the assumptions that affect it, and who confirmed them', () => {
    const said = composeSheet(snapshot()).assumptions.join(' ')
    expect(spaced(said)).toContain(
      'taken as: power curves (PS), torque curves (Nm), engine speed (rpm), power of stages (PS), torque of stages (Nm), top speed (km/h), 0–100 km/h (s).'
    )
    expect(said).not.toContain('without a unit')
    expect(composeSheet(snapshot({ template: template('workshop') })).assumptions.join(' ')).toContain(
      'without a unit: average consumption.'
    )
    const bare = composeSheet(
      snapshot({ template: template('customer', { blocks: ['facts', 'assumptions'] }) })
    ).assumptions
    expect(bare).toEqual(['Catalogue figures; a single vehicle may differ.'])
    const confirmed = composeSheet(
      snapshot({ settings: { ...SETTINGS, 'assume.stagePowerConfirmed': 'Support, 3 May' } })
    ).assumptions.join(' ')
    expect(spaced(confirmed)).toContain('confirmed by the workshop: power of stages (PS).')
  })
  it('names source, age, another language and a removed engine', () => {
    expect(composeSheet(snapshot()).source).toBe('Source: api.example.com, fetched 10 November 2026.')
    for (const language of LANGUAGES)
      expect(
        composeSheet(snapshot({ choice: choice({ language }), source: { ...SOURCE, goneSince: SOURCE.fetchedAt } }))
          .source,
        language
      ).not.toMatch(/\.\./)
    const more = composeSheet(
      snapshot({
        source: {
          ...SOURCE,
          host: 'demo',
          language: 'nb',
          performanceFetchedAt: '2026-11-01T00:00:00Z',
          goneSince: '2026-11-05T00:00:00Z'
        }
      })
    ).source
    expect(more).toBe(
      'Source: demo catalogue with invented vehicles, 10 November 2026. Performance figures fetched 1 November 2026. Catalogue texts in Norwegian Bokmål. Not listed by the catalogue since 5 November 2026.'
    )
  })
  it('has the day of the snapshot in any time zone', () => {
    expect(composeSheet(snapshot({ madeAt: '2026-11-12T00:30:00+02:00' })).madeOn).toBe('Issued 12 November 2026')
    expect(composeSheet(snapshot({ choice: choice({ paper: 'Letter' }) })).madeOn).toBe('Issued November 12, 2026')
    expect(placeholderValues(snapshot(), true).date).toBe('2026-11-12')
  })
  it('has the note in the workshop only, and on request', () => {
    const note = (kind: 'customer' | 'workshop' | 'offer', ticked: boolean) =>
      composeSheet(snapshot({ template: template(kind), choice: choice({ note: ticked }), note: 'Private' })).note
    expect([note('workshop', true), note('workshop', false), note('customer', true), note('offer', true)]).toEqual([
      'Private',
      null,
      null,
      null
    ])
  })
  it('fills placeholders in the shop’s texts', () => {
    const drawnBy = template('customer', { title: { en: '{maker} {engine} · {number}' } })
    expect(composeSheet(snapshot({ template: drawnBy })).title).toBe('Arvenna 2.0 TDR 150 · KTR26-0042-H')
  })
  it('has a QR code with its number', () => {
    expect(composeSheet(snapshot()).code).toBe('dynodesk://sheet/KTR26-0042-H')
    expect(composeSheet(snapshot({ number: null })).code).toBeNull()
  })
  it('removes invisible characters and marks clipped texts', () => {
    const model = composeSheet(
      snapshot({
        names: {
          types: null,
          manufacturers: 'Ar\u202evenna\u200b',
          models: 'x'.repeat(300),
          generations: null,
          engines: '<b>2.0</b>\u0000'
        }
      })
    )
    expect(model.vehicle.maker).toBe('Arvenna')
    expect(model.vehicle.model).toMatch(/^x{89}…$/)
    expect(model.vehicle.engine).toBe('<b>2.0</b>')
  })
  it('is the same from a stored snapshot', () => {
    const one = snapshot({ choice: choice({ band: [1500, 3500] }) })
    const again = parseSnapshot(serializeSnapshot(one), [
      { name: 'logo', type: 'image/png', bytes: new Uint8Array([1]) }
    ])
    expect(again && composeSheet(again)).toEqual(composeSheet(one))
  })
  it('uses defaults for settings that older versions lack', () => {
    const old = { ...snapshot(), settings: {} as typeof SETTINGS }
    expect(composeSheet(old).stages[0]?.power.text).toBe(`150${NBSP}PS`)
  })
})

it('has prices on offers only', () => {
  const priced = choice({ prices: [{ stage: 1, label: 'Better', price: '449 €' }] })
  for (const kind of ['customer', 'workshop'] as const) {
    const model = composeSheet(snapshot({ template: template(kind), choice: priced }))
    expect(model.stages.map(({ price }) => price)).toEqual(model.stages.map(() => ''))
    expect(model.stages.map(({ label }) => label)).not.toContain('Better')
  }
  expect(
    composeSheet(snapshot({ template: template('offer'), choice: priced })).stages.find(({ no }) => no === 1)
  ).toMatchObject({ price: '449 €', label: 'Better' })
})
