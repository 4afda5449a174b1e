import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import type { MeasuredRun } from '@shared/measured-runs/measured-run'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { renderSheet } from '@shared/sheets/html/render-sheet'
import { serializeSnapshot, parseSnapshot } from '@shared/sheets/snapshot-json'
import { MAX_RUNS_PRINTED, RUN_DASHES, sheetRuns } from '@shared/sheets/sheet-runs'
import { styleOf } from '@shared/dyno/chart/chart-model'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { choice, engine, SETTINGS, snapshot, stage } from './sample'

const RUN: MeasuredRun = {
  kind: 'measured',
  id: 'r1',
  title: 'Before',
  file: 'bench.csv',
  importedAt: '2026-11-10T10:00:00.000Z',
  correction: 'din-70020',
  mapping: {
    separator: ',',
    decimal: '.',
    headerLines: 1,
    rpm: 0,
    rpmScale: 1,
    power: 1,
    powerUnit: 'PS',
    torque: 2,
    torqueUnit: 'Nm',
    correction: 'din-70020'
  },
  rpm: [1000, 2000, 3000, 4000, 4600],
  power: [23, 98, 143, 148, 175],
  torque: [165, 345, 335, 260, 250]
}
const printed = (more: Partial<MeasuredRun> = {}, units = choice().units) =>
  snapshot({ measured: sheetRuns([{ ...RUN, ...more }]), choice: choice({ measured: true, units }) })
const html = (of: ReturnType<typeof printed>): string => renderSheet(composeSheet(of), { code: null })

describe('measured runs on a sheet', () => {
  it('are printed only by choice', () => {
    expect(composeSheet(snapshot({ measured: sheetRuns([RUN]) })).measured).toEqual([])
    expect(html(snapshot({ measured: sheetRuns([RUN]) }))).not.toContain('Measured in this workshop')
  })

  it('are labelled as measured, with the correction standard', () => {
    expect(composeSheet(printed()).measured.map(({ text }) => text)).toEqual([
      'Measured in this workshop: Before, corrected to DIN 70020 (bench.csv; PS, Nm)'
    ])
    expect(composeSheet(printed({ correction: 'none' })).measured[0]?.text).toBe(
      'Measured in this workshop: Before, not corrected (bench.csv; PS, Nm)'
    )
    expect(composeSheet(printed({ correction: 'not-stated' })).measured[0]?.text).toBe(
      'Measured in this workshop: Before, correction standard not stated (bench.csv; PS, Nm)'
    )
    expect(html(printed())).toContain('Measured in this workshop: Before, corrected to DIN 70020')
    expect(composeSheet(printed()).chartAlt).toContain('Measured in this workshop: Before')
  })

  it('name the units of the file, whatever those of the sheet', () => {
    const mapping = { ...RUN.mapping, powerUnit: 'kW', torqueUnit: 'lb-ft' } as const
    expect(composeSheet(printed({ mapping })).measured[0]?.text).toContain('(bench.csv; kW, lb-ft)')
    expect(composeSheet(printed({ mapping, torque: null })).measured[0]?.text).toContain('(bench.csv; kW)')
    const { file: _file, units: _units, ...old } = sheetRuns([RUN])[0]!
    expect(composeSheet(snapshot({ measured: [old], choice: choice({ measured: true }) })).measured[0]?.text).toBe(
      'Measured in this workshop: Before, corrected to DIN 70020'
    )
  })

  it('are compared at the peak with the promised stage, within or outside the tolerance', () => {
    const resultOf = (run: Partial<MeasuredRun>, more: Partial<SheetChoice> = {}, tolerance = 5, record = engine()) =>
      composeSheet(
        snapshot({
          engine: record,
          measured: sheetRuns([{ ...RUN, ...run }]),
          choice: choice({ measured: true, ...more }),
          settings: { ...SETTINGS, 'chart.measuredTolerancePercent': tolerance }
        })
      ).measured[0]?.result?.replaceAll('\u00a0', ' ')
    // stock 150 PS and 350 Nm, stage 1 185 PS and 431 Nm, stage 2 196 PS and 459 Nm
    expect(resultOf({ against: 'stock', power: [60, 98, 143, 148, 153], torque: [165, 343, 335, 260, 250] })).toBe(
      'Peak against Stock: Power +2 %, Torque −2 %, within ±5 %'
    )
    const low = { power: [60, 98, 143, 148, 166.5], torque: null }
    expect(resultOf(low)).toBe('Peak against Stage 1: Power −10 %, outside ±5 %')
    expect(resultOf(low, {}, 10.1)).toBe('Peak against Stage 1: Power −10 %, within ±10.1 %')
    expect(resultOf(low, { recommended: 2 })).toContain('Peak against Stage 2')
    expect(resultOf({ ...low, against: '2' }, { stages: [1] })).toBeUndefined()
    // without a choice not a stage without a number
    const stages = [...(engine().remap_stages ?? []), { ...stage(1, 1), stage_no: null }]
    expect(resultOf(low, {}, 5, engine({ remap_stages: stages }))).toContain('Peak against Stage 1')
    expect(html(printed())).toContain('Peak against Stage 1')
  })

  it.each(LANGUAGES)('are labelled in the language of the sheet (%s)', (language) => {
    const [run] = composeSheet(
      snapshot({ measured: sheetRuns([RUN]), choice: choice({ measured: true, language }) })
    ).measured
    expect(run?.text).toContain('Before')
    expect(run?.text).toContain('DIN 70020')
    expect(run?.text).not.toMatch(/[{}]/)
    expect(run?.result).toContain('±5')
    expect(run?.result).not.toMatch(/[{}]/)
  })

  it('are drawn in the units of the sheet, with a dash of their own and room on the axes', () => {
    const model = composeSheet(printed({}, { power: 'kW', torque: 'lb-ft', both: false }))
    const [power, torque] = model.measured[0]!.lines
    expect(power?.points.at(-1)).toEqual({ x: 4600, y: expect.closeTo(128.71, 2) })
    expect(torque?.points[0]).toEqual({ x: 1000, y: expect.closeTo(121.7, 1) })
    expect(model.chart?.x.max).toBeGreaterThanOrEqual(4600)
    for (const dash of RUN_DASHES)
      expect(Array.from({ length: 13 }, (_, position) => styleOf(position).dash)).not.toContainEqual(dash)
    expect(html(printed())).toContain('data-series="measured"')
  })

  it('are drawn too where the catalogue has no curve of their quantity', () => {
    const torqueOnly = engine({ hp_values: null, remap_stages: [{ ...stage(1, 1.2), hp_values: null }] })
    const run = snapshot({
      engine: torqueOnly,
      measured: sheetRuns([{ ...RUN, torque: null }]),
      choice: choice({ measured: true })
    })
    expect(html(run)).toContain('data-series="measured"')
    expect(html(snapshot({ engine: torqueOnly }))).not.toContain('data-series="measured"')
  })

  it('never become curves, figures, gains or issues of the catalogue', () => {
    const { measured: _runs, chart, chartAlt: _alt, ...rest } = composeSheet(printed())
    const { measured: _none, chart: bare, chartAlt: _bareAlt, ...without } = composeSheet(snapshot())
    expect(rest).toEqual(without)
    expect(chart?.series).toEqual(bare?.series)
  })

  it('are thinned in the snapshot, and absent from older ones', () => {
    const rpm = Array.from({ length: 20_000 }, (_, i) => 1000 + i * 0.18)
    const long = snapshot({
      measured: sheetRuns([{ ...RUN, rpm, power: rpm.map((one) => one / 30), torque: null }]),
      choice: choice({ measured: true })
    })
    expect(long.measured[0]?.power?.x.length).toBeLessThanOrEqual(480)
    expect(serializeSnapshot(long).length).toBeLessThan(60_000)
    const again = parseSnapshot(serializeSnapshot(printed()), [])
    expect(composeSheet(again!)).toEqual(composeSheet(parseSnapshot(serializeSnapshot(printed()), [])!))
    expect(again?.measured).toEqual(printed().measured)
    const { measured: _measured, ...old } = snapshot()
    expect(parseSnapshot(JSON.stringify(old), [])?.measured).toEqual([])
  })

  it('are limited to the newest', () => {
    const runs = Array.from({ length: 6 }, (_, i) => ({ ...RUN, id: `r${i}`, title: `run ${i}` }))
    expect(sheetRuns(runs).map(({ title }) => title)).toEqual(['run 3', 'run 4', 'run 5'])
    expect(MAX_RUNS_PRINTED).toBe(RUN_DASHES.length)
  })
})
