import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvText } from '@shared/export/csv'
import { buildCurves } from '@shared/dyno/curve-set'
import { curveTable } from '@shared/export/curve-export'
import { COMMA, stamp } from './sample'

describe('the curves of an engine as a table', () => {
  const strings = { hp_values: '28.5,57,x,', nm_values: '200,200,200', rpm_values: '1000,2000,3000' }
  const stage = {
    stage_no: 1,
    power: 105,
    torque: 246,
    hp_values: '35,70,105',
    nm_values: '246,246,246',
    modifications: null
  }
  const set = buildCurves(
    {
      power: 85,
      torque: 200,
      ...strings,
      remap_stages: [stage, { ...stage, stage_no: 3, nm_values: null, hp_values: '36,71' }]
    },
    { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
  )
  const engine = { id: '9007199254740993', name: '2.0 TDR', fetchedAt: '2026-11-21T09:30:00.000Z' }
  const table = curveTable(set, engine, stamp)
  const column = (name: string) =>
    table.rows.map((row) => row[table.columns.findIndex((one) => `${one.name} ${one.unit ?? ''}`.trim() === name)])

  it('has a row per point, the unit in the header, raw values, and unrounded values in the chosen unit', () => {
    expect(table.columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))).toEqual([
      'rpm',
      'stock_power (PS assumed)',
      'stock_power (kW assumed)',
      'stock_torque (Nm assumed)',
      'stage_1_power (PS assumed)',
      'stage_1_power (kW assumed)',
      'stage_1_torque (Nm assumed)',
      'stage_3_power (PS assumed)',
      'stage_3_power (kW assumed)',
      'engine',
      'engine_id',
      'fetched_at',
      'source',
      'language',
      'exported_at'
    ])
    expect(column('rpm')).toEqual([1000, 2000, 3000, null])
    expect(column('stage_1_power PS assumed')).toEqual([35, 70, 105, null])
    expect(column('stage_1_power kW assumed')).toEqual([35 * 0.73549875, 70 * 0.73549875, 105 * 0.73549875, null])
    expect(column('engine_id')).toEqual(Array(4).fill('9007199254740993'))
  })

  it('has values that are not drawn as received', () => {
    expect(column('stock_power PS assumed')).toEqual([28.5, 57, 'x', ''])
    expect(column('stock_power kW assumed')).toEqual([28.5 * 0.73549875, 57 * 0.73549875, null, null])
    expect(column('stage_3_power PS assumed')).toEqual([36, 71, null, null])
  })

  it('uses the assumed units, and parses back', () => {
    const bhp = curveTable(set, engine, {
      ...stamp,
      units: { power: 'bhp', torque: 'lb-ft' },
      assumed: { ...stamp.assumed, curve: { power: 'bhp', torque: 'Nm' } }
    })
    expect(bhp.columns.slice(1, 4).map(({ unit }) => unit)).toEqual(['bhp assumed', 'Nm assumed', 'lb-ft assumed'])
    const [first] = Papa.parse<Record<string, string>>(csvText(table, COMMA), { header: true, newline: '\r\n' }).data
    expect(first).toMatchObject({
      rpm: '1000',
      'stock_power (PS assumed)': '28.5',
      source: 'demo',
      fetched_at: engine.fetchedAt
    })
  })
})
