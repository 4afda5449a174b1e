import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { choice, engine, PERFORMANCE, SETTINGS, snapshot, stage, template } from '../sample'

const NBSP = '\u00a0'
const spaced = (text: string | null | undefined): string | null =>
  text?.replaceAll(NBSP, ' ').replaceAll('\u202f', ' ') ?? null

describe('the stages and performance figures of a sheet', () => {
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

  it('does not take the fraction of a stage number for a count', () => {
    const record = engine({ remap_stages: [stage(1.2, 0.9), stage(1, 0.9), stage(1, 0.95)] })
    expect(composeSheet(snapshot({ engine: record })).stages.map((one) => one.label)).toEqual([
      'Stock',
      'Stage 1',
      'Stage 1 (2)',
      'Stage 1.2'
    ])
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

  it('gives no stage the figures of stage 1 where two stages have that number', () => {
    const model = composeSheet(snapshot({ engine: engine({ remap_stages: [stage(1, 1.2), stage(1, 1.3)] }) }))
    expect(model.performance.map((row) => row.stage)).toEqual([null, null])
    expect(model.stages.slice(1).flatMap((one) => one.performance.map(({ text }) => text))).toEqual([
      null,
      null,
      null,
      null
    ])
    expect(model.performanceStage).toBeNull()
  })

  it('has no row for figures of stage 1 on an offer without it', () => {
    const model = composeSheet(
      snapshot({
        template: template('offer'),
        choice: choice({ templateId: 'offer', stages: [2] }),
        performance: { ...PERFORMANCE, top_speed: null, zero_to_hundred: null, fuel_consumption_avg: null }
      })
    )
    expect(model.stages.flatMap((one) => one.performance)).toEqual([])
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

  it('has the mean gain of all stages in the range that they have in common', () => {
    const short = stage(2, 1.3)
    const padded = (values: string) => values.replace(/^\d+,\d+/, '0,0')
    const record = engine({
      remap_stages: [
        stage(1, 1.2),
        { ...short, hp_values: padded(short.hp_values), nm_values: padded(short.nm_values) }
      ]
    })
    const { band } = composeSheet(snapshot({ engine: record, choice: choice({ band: [1000, 4000] }) }))
    expect(spaced(band?.label)).toBe('Mean gain from 1 500 to 4 000 rpm')
    expect(band?.lines.map((line) => line.slice(0, 7))).toEqual(['Stage 1', 'Stage 2'])
  })

  it('says of a flagged stage beside a good one, and of a range beyond the curves, that there is no mean gain', () => {
    const spoilt = { ...stage(2, 1.3), power: 900 }
    const beside = engine({ remap_stages: [stage(1, 1.2), spoilt] })
    const lines = composeSheet(snapshot({ engine: beside, choice: choice({ band: [1500, 3500] }) })).band?.lines
    expect(lines).toHaveLength(2)
    expect(lines?.[0]).toMatch(/^Stage 1: \+/)
    expect(lines?.[1]).toBe('Stage 2: curve not reliable')
    const beyond = composeSheet(snapshot({ choice: choice({ band: [9000, 9500] }) })).band
    expect(spaced(beyond?.label)).toBe('Mean gain from 9 000 to 9 500 rpm')
    expect(beyond?.lines).toEqual(['Stage 1: not given', 'Stage 2: not given'])
  })

  it('has the mean gain in a range, refused for a flagged curve', () => {
    const banded = composeSheet(snapshot({ choice: choice({ band: [1500, 3500] }) }))
    expect(spaced(banded.band?.label)).toBe('Mean gain from 1 500 to 3 500 rpm')
    expect(banded.band?.lines).toHaveLength(2)
    const flagged = engine({ hp_values: engine().hp_values?.replace(/^\d+/, '250') ?? null })
    expect(composeSheet(snapshot({ engine: flagged, choice: choice({ band: [1500, 3500] }) })).band?.lines).toEqual([
      'No mean gain: the curves are not reliable enough.'
    ])
  })
})
