import { describe, expect, it } from 'vitest'
import { buildChart } from '@shared/dyno/chart/chart-model'
import { chosenView, clipPoints, MIN_VIEW, panView, zoomChart, zoomView } from '@shared/dyno/chart/chart-zoom'
import { buildCurves } from '@shared/dyno/curve-set'

const FULL = { from: 1000, to: 5000 }

describe('the view of the rpm axis', () => {
  it('narrows around the point under the pointer, and is all again when wide enough', () => {
    const near = zoomView(FULL, null, 0.5, 2000)
    expect(near).toEqual({ from: 1500, to: 3500 })
    expect(zoomView(FULL, near, 2, 2000)).toBeNull()
  })

  it('stays on the axis and above its least width', () => {
    expect(zoomView(FULL, null, 0.5, 1000)).toEqual({ from: 1000, to: 3000 })
    expect(zoomView(FULL, null, 0.001, 5000)).toEqual({ from: 5000 - MIN_VIEW, to: 5000 })
    expect(panView(FULL, { from: 1000, to: 2000 }, -500)).toEqual({ from: 1000, to: 2000 })
    expect(panView(FULL, { from: 1000, to: 2000 }, 9000)).toEqual({ from: 4000, to: 5000 })
    expect(panView(FULL, null, 500)).toBeNull()
    expect(chosenView(FULL, { from: 3000, to: 3050 })).toEqual({ from: 2900, to: 3150 })
    expect(chosenView(FULL, { from: 0, to: 9000 })).toBeNull()
  })
})

describe('lines of a view', () => {
  it('end at its edges, between two points too', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 10, y: 100 },
      { x: 20, y: 0 }
    ]
    expect(clipPoints(line, 5, 20)).toEqual([{ x: 5, y: 50 }, ...line.slice(1)])
    expect(clipPoints(line, 2, 4)).toEqual([
      { x: 2, y: 20 },
      { x: 4, y: 40 }
    ])
    expect(clipPoints(line, 30, 40)).toEqual([])
  })

  it('keep scales and stops, mark a peak in sight alone, and hide a line without a point', () => {
    const model = buildChart(
      buildCurves(
        {
          power: 85,
          torque: 200,
          rpm_values: '1000,2000,3000,4000',
          nm_values: '200,210,200,150',
          hp_values: '28.5,59.8,85.4,85.4',
          remap_stages: []
        },
        { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
      ),
      { units: { power: 'PS', torque: 'Nm' }, layout: 'stacked', startAtZero: true, hidden: new Set() }
    )!
    const zoomed = zoomChart(model, { from: 1500, to: 2500 })
    expect([zoomed.x.min, zoomed.x.max]).toEqual([1500, 2500])
    expect([zoomed.axes, zoomed.stops]).toEqual([model.axes, model.stops])
    expect(zoomed.series.map(({ points }) => points.map(({ x }) => x))).toEqual([
      [1500, 2000, 2500],
      [1500, 2000, 2500]
    ])
    expect(zoomed.series.map(({ peak }) => peak.at)).toEqual([-1, 1])
    expect(zoomChart(model, { from: 6000, to: 7000 }).series.every(({ hidden }) => hidden)).toBe(true)
  })
})
