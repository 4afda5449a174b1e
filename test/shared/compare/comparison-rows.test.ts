import { describe, expect, it } from 'vitest'
import type { EngineDetail, Performance } from '@shared/catalogue/records'
import { compareStages } from '@shared/compare/stage-comparison'
import { compareRows, type Compared, type CompareRow } from '@shared/compare/comparison-rows'
import { buildCurves } from '@shared/dyno/curve-set'
import * as record from '../../fakes/records'

const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const stage = (
  no: number | null,
  power: number | null,
  torque: number | null,
  modifications: string | null = null
) => ({ stage_no: no, power, torque, hp_values: null, nm_values: null, modifications })
const detail = (id: string, more: Partial<EngineDetail> = {}): EngineDetail => ({
  ...record.detail(id, '2.0 TDR'),
  type: 'Turbo Diesel',
  capacity: 1968,
  power: 150,
  torque: 340,
  cylinders: 4,
  year: 2015,
  ecu: 'EDC17',
  engine_code: 'CRLB',
  fuel_name: 'Diesel',
  options: [],
  remap_stages: [stage(1, 190, 400), stage(2, 210, 430, 'downpipe')],
  read_methods: [],
  ...more
})
const figures = (more: Partial<Performance> = {}): Performance => ({
  id: '1',
  fuel_consumption_avg: 4.4,
  top_speed: 216,
  zero_to_hundred: 9.1,
  top_speed_st1: 229,
  zero_to_hundred_st1: 8,
  ...more
})
const compared = (engine: EngineDetail, performance: Performance | null | undefined = figures()): Compared => ({
  engine,
  detail: engine,
  performance,
  curves: buildCurves(engine, OPTIONS)
})
const rows = (...engines: Compared[]) => compareRows(engines, { zeroIsMissing: true, withTrade: true })
const row = (all: readonly CompareRow[], id: string): CompareRow => all.find((one) => one.id === id)!

describe('the comparison', () => {
  it('reports which rows differ, and in which columns', () => {
    const all = rows(
      compared(detail('1')),
      compared(detail('2')),
      compared(detail('3', { power: 140, ecu: ' EDC17 ' }))
    )
    expect(row(all, 'power')).toMatchObject({ differs: true, odd: [2], best: [0, 1] })
    expect(row(all, 'ecu')).toMatchObject({ differs: false, odd: [], best: [] })
  })

  it('marks every column when there is no majority', () => {
    expect(row(rows(compared(detail('1')), compared(detail('2', { power: 140 }))), 'power').odd).toEqual([0, 1])
  })

  it('treats a missing value as different, and data that is not loaded as unknown', () => {
    const all = rows(compared(detail('1')), compared(detail('2', { ecu: null })), {
      engine: null,
      detail: null,
      performance: undefined,
      curves: null
    })
    expect(row(all, 'ecu').differs).toBe(true)
    expect(row(all, 'ecu').cells.map((cell) => cell.state)).toEqual(['given', 'missing', 'unknown'])
    expect(row(all, 'fuel_name').differs).toBe(false)
    expect(row(all, 'top_speed').cells[2]).toEqual({ state: 'unknown', value: null })
  })

  it('prefers less for seconds, and nothing for capacity', () => {
    const all = rows(
      compared(detail('1')),
      compared(detail('2', { capacity: 2500 }), figures({ zero_to_hundred: 7.2, fuel_consumption_avg: 6 }))
    )
    expect(row(all, 'zero_to_hundred').best).toEqual([1])
    expect(row(all, 'capacity').best).toEqual([])
  })

  it.each([
    ['none', []],
    ['l/100 km', [0]],
    ['mpg (imp)', [1]],
    ['mpg (US)', [1]]
  ] as const)('finds the best consumption by its unit: %s', (consumptionUnit, best) => {
    const pair = [
      compared(detail('1'), figures({ fuel_consumption_avg: 30 })),
      compared(detail('2'), figures({ fuel_consumption_avg: 45 }))
    ]
    const all = compareRows(pair, { zeroIsMissing: true, withTrade: true, consumptionUnit })
    expect(row(all, 'fuel_consumption_avg').best).toEqual(best)
  })

  it('has no best value for one engine or equal values', () => {
    expect(row(rows(compared(detail('1')), compared(detail('2', { power: null }))), 'power').best).toEqual([])
    expect(row(rows(compared(detail('1')), compared(detail('2'))), 'power').best).toEqual([])
  })

  it('orders stages, with gains, and leaves missing stages empty', () => {
    const all = rows(compared(detail('1')), compared(detail('2', { remap_stages: [stage(1, 180, 390)] })))
    expect(all.filter((one) => one.group === 'stages').map((one) => one.id)).toEqual([
      '1-power',
      '1-gain-power',
      '1-torque',
      '1-gain-torque',
      '1-parts',
      '2-power',
      '2-gain-power',
      '2-torque',
      '2-gain-torque',
      '2-parts'
    ])
    expect(row(all, '1-gain-power').cells).toEqual([
      { state: 'given', value: 40, percent: 26.666666666666668 },
      { state: 'given', value: 30, percent: 20 }
    ])
    for (const of of ['power', 'gain-power', 'parts'])
      expect(row(all, `2-${of}`).cells[1], of).toEqual({ state: 'missing', value: null, noStage: true })
    expect(row(all, '1-parts').cells[1]).toEqual({ state: 'missing', value: null })
    expect(row(all, '2-parts').cells[0]).toEqual({ state: 'given', value: 'downpipe' })
  })

  it('treats a performance figure of 0 as missing if the setting says so', () => {
    const zero = [compared(detail('1'), figures({ zero_to_hundred: 0 })), compared(detail('2'))]
    expect(row(compareRows(zero, { zeroIsMissing: true, withTrade: true }), 'zero_to_hundred').cells[0]?.state).toBe(
      'missing'
    )
    expect(row(compareRows(zero, { zeroIsMissing: false, withTrade: true }), 'zero_to_hundred').best).toEqual([0])
  })

  it('counts options, and distinguishes none listed from not provided', () => {
    const all = rows(compared(detail('1')), compared(detail('2', { options: null })))
    expect(row(all, 'options').cells).toEqual([
      { state: 'given', value: 0 },
      { state: 'missing', value: null }
    ])
    expect(row(all, 'options').best).toEqual([])
  })
})

it('leaves trade data out, rather than stating that it is not given', () => {
  const pair = [compared(detail('1')), compared(detail('2'))]
  const ids = compareRows(pair, { zeroIsMissing: true, withTrade: false }).map(({ id }) => id)
  const left = rows(...pair).filter(({ id }) => !ids.includes(id))
  expect(left.map(({ id }) => id)).toEqual(['ecu', 'tcu', 'read_tools', 'read_methods'])
})

describe('the comparison of stages', () => {
  it('has no performance figures beyond stage 1', () => {
    const steps = compareStages(buildCurves(detail('1'), OPTIONS), figures(), { zeroIsMissing: true })
    expect(steps.map(({ key, zeroTo100, topSpeed, consumption }) => [key, zeroTo100, topSpeed, consumption])).toEqual([
      ['stock', 9.1, 216, 4.4],
      ['1', 8, 229, null],
      ['2', null, null, null]
    ])
    expect(steps[2]).toMatchObject({
      parts: 'downpipe',
      gain: { power: { absolute: 60 } },
      gainOverPrevious: { power: 20, torque: 30 }
    })
    expect(steps[1]?.gainOverPrevious).toEqual({ power: null, torque: null })
  })

  it('has no figures of stage 1 when two stages have this number', () => {
    const twice = buildCurves(detail('1', { remap_stages: [stage(1, 180, 390), stage(1, 190, 400)] }), OPTIONS)
    expect(compareStages(twice, figures(), { zeroIsMissing: true }).map((step) => step.zeroTo100)).toEqual([
      9.1,
      null,
      null
    ])
  })
})
