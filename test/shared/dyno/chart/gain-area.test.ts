import { describe, expect, it } from 'vitest'
import { buildChart, type ChartModel } from '@shared/dyno/chart/chart-model'
import { xOf, yOf, type Plot } from '@shared/dyno/chart/chart-plot'
import { zoomChart } from '@shared/dyno/chart/chart-zoom'
import { gainAreas, placeGainLabels } from '@shared/dyno/chart/gain-area'
import { lineCrossesBox, overlap } from '@shared/dyno/chart/label-space'
import { nearestSeries } from '@shared/dyno/chart/nearest-series'
import { buildCurves, type CurveSet } from '@shared/dyno/curve-set'

const RPM = [1000, 2000, 3000, 4000, 5000]
const torque = [200, 300, 320, 280, 200]
const scaled = (factor: number): { hp_values: string; nm_values: string; power: number; torque: number } => {
  const nm = torque.map((value) => value * factor)
  const hp = nm.map((value, at) => Number(((value * (RPM[at] ?? 0)) / 7023.5).toFixed(2)))
  return { hp_values: hp.join(), nm_values: nm.join(), power: Math.max(...hp), torque: Math.max(...nm) }
}
const setOf = (factors: readonly number[], stock = scaled(1)): CurveSet =>
  buildCurves(
    {
      ...stock,
      rpm_values: RPM.join(),
      remap_stages: factors.map((factor, at) => ({ ...scaled(factor), stage_no: at + 1, modifications: null }))
    },
    { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
  )
const modelOf = (set: CurveSet, layout: 'stacked' | 'axes' = 'stacked'): ChartModel =>
  buildChart(set, { units: { power: 'PS', torque: 'Nm' }, layout, startAtZero: true, hidden: new Set() })!
const STACKED: Plot = {
  width: 700,
  height: 400,
  left: 50,
  right: 600,
  labels: 608,
  panels: [
    { quantity: 'power', top: 20, bottom: 180 },
    { quantity: 'torque', top: 210, bottom: 370 }
  ]
}
const AXES: Plot = { ...STACKED, panels: STACKED.panels.map((panel) => ({ ...panel, top: 20, bottom: 370 })) }
const text = (quantity: string, gain: number): string => `+${Math.round(gain)} ${quantity === 'power' ? 'PS' : 'Nm'}`

describe('the gain of a stage', () => {
  it('is the area between stock and the stage, with the gain at the peak of each quantity', () => {
    const set = setOf([1.25])
    const areas = gainAreas(STACKED, modelOf(set), set.curves[0]!, set.curves[1]!)
    expect(areas.map(({ quantity }) => quantity)).toEqual(['power', 'torque'])
    expect(areas[1]?.path).toMatch(/^M50\.0 .*Z$/)
    expect(areas[1]?.path.split('L')).toHaveLength(10)
    expect(areas[1]?.peak?.gain).toBeCloseTo(80)
    expect(areas[1]?.peak?.x).toBe(xOf(STACKED, modelOf(set), 3000))
  })

  it('is the gain of the figures in the record, as the table of stages has it, wherever the curves differ most', () => {
    const stage = { ...scaled(1.25), hp_values: '36,110,171,199,150', nm_values: '250,386,400,349,210' }
    const of = (figures: { power: number | null; torque: number | null }) => {
      const set = buildCurves(
        {
          ...scaled(1),
          rpm_values: RPM.join(),
          remap_stages: [{ ...stage, ...figures, stage_no: 1, modifications: null }]
        },
        { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
      )
      return {
        set,
        gains: gainAreas(STACKED, modelOf(set), set.curves[0]!, set.curves[1]!).map(({ peak }) => peak!.gain)
      }
    }
    const { set, gains } = of({ power: 200, torque: 401 })
    expect(gains).toEqual([set.curves[1]!.gain.power.absolute, set.curves[1]!.gain.torque.absolute])
    const peaks = of({ power: null, torque: null })
    expect(peaks.gains).toEqual([199 - scaled(1).power, 400 - 320])
  })

  it('is none for a flagged curve', () => {
    const set = setOf([1.25], { ...scaled(1), hp_values: '28,200,137,160,142' })
    expect(gainAreas(STACKED, modelOf(set), set.curves[0]!, set.curves[1]!)).toEqual([])
  })

  it('ends at the edges of a zoomed chart, and names no gain out of sight', () => {
    const set = setOf([1.25])
    const zoomed = zoomChart(modelOf(set), { from: 1200, to: 2200 })
    const areas = gainAreas(STACKED, zoomed, set.curves[0]!, set.curves[1]!)
    const xs = [...(areas[1]?.path.matchAll(/[ML]([\d.]+)/g) ?? [])].map((found) => Number(found[1]))
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([STACKED.left, STACKED.right])
    expect(areas.map(({ peak }) => peak)).toEqual([null, null])
  })

  it('has no label where the stage only loses', () => {
    const set = setOf([0.9])
    const areas = gainAreas(STACKED, modelOf(set), set.curves[0]!, set.curves[1]!)
    expect([areas.length, placeGainLabels(areas, STACKED, modelOf(set), text)]).toEqual([2, []])
  })

  it('has no label where only places below stock are free', () => {
    const set = setOf([1.1, 1.2, 1.3, 1.4, 1.5])
    const areas = gainAreas(STACKED, modelOf(set), set.curves[0]!, set.curves[1]!)
    expect(placeGainLabels(areas, STACKED, modelOf(set), text)).toEqual([])
  })

  it('does not touch the thick line of a measured run', () => {
    const set = setOf([1.25])
    const areas = gainAreas(STACKED, modelOf(set), set.curves[0]!, set.curves[1]!)
    const [alone] = placeGainLabels(areas, STACKED, modelOf(set), text)
    const y = alone!.box.bottom + 2
    const run = { quantity: 'power', points: [STACKED.left, STACKED.right].map((x) => ({ x, y })) } as const
    const [beside] = placeGainLabels(areas, STACKED, modelOf(set), text, [run])
    expect(beside!.box.bottom <= y - 4 || beside!.box.top >= y + 4).toBe(true)
  })

  it.each([
    ['one stage', [1.25], STACKED],
    ['a small gain', [1.04], STACKED],
    ['two axes', [1.25, 1.4], AXES]
  ] as const)('has labels that overlap no line, marker or label: %s', (_what, factors, plot) => {
    const set = setOf(factors)
    const model = modelOf(set, plot === AXES ? 'axes' : 'stacked')
    const labels = placeGainLabels(gainAreas(plot, model, set.curves[0]!, set.curves[1]!), plot, model, text)
    expect(labels.map((label) => label.quantity)).toEqual(['power', 'torque'])
    const areas = gainAreas(plot, model, set.curves[0]!, set.curves[1]!)
    for (const { box, quantity } of labels) {
      // below stock it would not be read as the gain
      const { x: lineX, bottom } = areas.find((area) => area.quantity === quantity)!.peak!
      expect(box.bottom).toBeLessThanOrEqual(bottom)
      expect(Math.abs((box.left + box.right) / 2 - lineX)).toBeLessThan(100)
      const panel = plot.panels.find((one) => one.quantity === quantity)!
      expect([
        box.left >= plot.left,
        box.right <= plot.right,
        box.top >= panel.top,
        box.bottom <= panel.bottom
      ]).toEqual([true, true, true, true])
      for (const series of model.series) {
        if (plot === STACKED && series.quantity !== quantity) continue
        const place = ({ x, y }: { x: number; y: number }) => ({
          x: xOf(plot, model, x),
          y: yOf(plot, model, series.quantity, y)!
        })
        expect(lineCrossesBox(series.points.map(place), box)).toBe(false)
        const { x, y } = place(series.peak)
        expect(overlap({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }, box)).toBe(false)
      }
    }
    expect(overlap(labels[0]!.box, labels[1]!.box)).toBe(false)
  })
})

describe('the curve at a place', () => {
  it('is the nearest within reach', () => {
    const model = modelOf(setOf([1.25]))
    const y = (nm: number): number => yOf(STACKED, model, 'torque', nm)!
    const x = xOf(STACKED, model, 2500)
    expect(nearestSeries(STACKED, model, x, y(310) + 3)?.id).toBe('torque')
    expect(nearestSeries(STACKED, model, x, y(387.5) - 3)?.id).toBe('torque-1')
    expect(nearestSeries(STACKED, model, x, y(350))).toBeNull()
    expect(nearestSeries(STACKED, model, STACKED.right + 20, y(200))).toBeNull()
  })
})
