import { describe, expect, it } from 'vitest'
import { buildTable } from '@shared/dyno/curve-table'
import { buildCurves, type CurveOptions, type CurveSource } from '@shared/dyno/curve-set'

const OPTIONS: CurveOptions = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const NONE: CurveSource = {
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  rpm_values: null,
  remap_stages: []
}
const stage = (more: Partial<NonNullable<CurveSource['remap_stages']>[number]>) => ({
  stage_no: 1,
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  modifications: null,
  ...more
})
const build = (source: Partial<CurveSource>, options: Partial<CurveOptions> = {}) =>
  buildCurves({ ...NONE, ...source }, { ...OPTIONS, ...options })

describe('table of the same numbers', () => {
  it('has every member as received, also bad ones, with columns by stage number', () => {
    const table = buildTable(
      build({
        rpm_values: '1000, 2000,3000',
        nm_values: '200,x,200',
        hp_values: '28.50,57',
        remap_stages: [stage({ stage_no: 2, hp_values: '1,2,3' })]
      })
    )
    expect(table.columns.map((column) => column.series)).toEqual(['rpm', 'power', 'torque', 'power-2'])
    expect(table.rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['1000', '28.50', '200', '1'],
      ['2000', '57', 'x', '2'],
      ['3000', null, '200', '3']
    ])
    expect(table.rows.flat().every((cell) => !cell.drawn)).toBe(true)
  })

  it('marks numbers that are not in the chart', () => {
    const table = buildTable(build({ rpm_values: '0,1000,2000', nm_values: '0,200,200', hp_values: '0,28.5,57' }))
    expect(table.rows.map((row) => row.map((cell) => cell.drawn))).toEqual([
      [false, false, false],
      [true, true, true],
      [true, true, true]
    ])
  })
})
