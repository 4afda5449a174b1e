import { describe, expect, it } from 'vitest'
import { buildChart, type ChartModel } from '@shared/dyno/chart/chart-model'
import { MIN_LABEL_GAP, xOf, yOf, type Plot } from '@shared/dyno/chart/chart-plot'
import { curveGroups, curveLabels, drawnOnce } from '@shared/dyno/chart/labels/curve-labels'
import { placePeakLabels } from '@shared/dyno/chart/labels/peak-labels'
import { brokenUpright, lineCrossesBox, overlap, uprights, type PlacedLine } from '@shared/dyno/chart/label-space'
import { buildCurves, type CurveSet } from '@shared/dyno/curve-set'
import { peakSpeed, statedPeakSpeed } from '@shared/dyno/peak-speed'
import { gainAreas, obstacles, placeGainLabels } from '@shared/dyno/chart/gain-area'

const RPM = [1000, 2000, 3000, 4000, 5000]
const torque = [200, 320, 320, 280, 200]
const scaled = (factor: number) => {
  const nm = torque.map((value) => value * factor)
  const hp = nm.map((value, at) => Number(((value * RPM[at]!) / 7023.5).toFixed(2)))
  return { hp_values: hp.join(), nm_values: nm.join(), power: Math.max(...hp), torque: Math.max(...nm) }
}
const setOf = (factors: readonly number[]): CurveSet =>
  buildCurves(
    {
      ...scaled(1),
      rpm_values: RPM.join(),
      remap_stages: factors.map((factor, at) => ({ ...scaled(factor), stage_no: at + 1, modifications: null }))
    },
    { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
  )
const modelOf = (set: CurveSet, hidden: readonly string[] = []): ChartModel =>
  buildChart(set, {
    units: { power: 'PS', torque: 'Nm' },
    layout: 'stacked',
    startAtZero: true,
    hidden: new Set(hidden)
  })!
const plotOf = (panelHeight: number): Plot => ({
  width: 700,
  height: 2 * panelHeight + 80,
  left: 50,
  right: 600,
  labels: 608,
  panels: [
    { quantity: 'power', top: 20, bottom: 20 + panelHeight },
    { quantity: 'torque', top: 52 + panelHeight, bottom: 52 + 2 * panelHeight }
  ]
})
const drawnIds = ({ series }: ChartModel): string[] => series.filter(({ hidden }) => !hidden).map(({ id }) => id)

describe('lines from top to bottom', () => {
  it('the edge of a range has no label on it', () => {
    const set = setOf([1.3])
    const model = modelOf(set)
    const plot = plotOf(150)
    const areas = gainAreas(plot, model, set.curves[0]!, set.curves[1]!)
    const place = (edges: readonly PlacedLine[]) => placeGainLabels(areas, plot, model, () => '+48 PS', edges)
    const label = place([])[0]!
    const middle = (label.box.left + label.box.right) / 2
    const rpm = model.x.min + ((middle - plot.left) / (plot.right - plot.left)) * (model.x.max - model.x.min)
    const edges = uprights(plot, model, [rpm])
    expect(lineCrossesBox(edges[0]!.points, label.box)).toBe(true)
    const moved = place(edges)
    expect(moved).toHaveLength(2)
    expect(moved.some(({ box }) => edges.some(({ points }) => lineCrossesBox(points, box)))).toBe(false)
  })
  it('the crosshair has a gap where a label is', () => {
    const plot = plotOf(100)
    const box = { left: 180, right: 260, top: 60, bottom: 75 }
    expect(brokenUpright(plot, 200, [box])).toBe('M200 20V60M200 75V120M200 152V252')
    expect(brokenUpright(plot, 300, [box])).toBe('M300 20V120M300 152V252')
  })
})

describe('curves that coincide', () => {
  const model = modelOf(setOf([1.2, 1.2, 1.4, 1.2]))
  it('are one group, with the curve in front that the page speaks of', () => {
    const keys = (front: string | null) =>
      curveGroups(model, front)
        .filter((group) => group.front.quantity === 'power')
        .map((group) => [group.front.curve, group.all.map(({ curve }) => curve).join()])
    expect(keys(null)).toEqual([
      ['stock', 'stock'],
      ['1', '1,2,4'],
      ['3', '3']
    ])
    expect(keys('4')[1]).toEqual(['4', '1,2,4'])
  })

  it('are drawn once; without any the chart stays as it is', () => {
    expect(drawnIds(drawnOnce(model, curveGroups(model, '2')))).toEqual([
      'power',
      'torque',
      'power-2',
      'torque-2',
      'power-3',
      'torque-3'
    ])
    const different = modelOf(setOf([1.2, 1.4]), ['1'])
    expect(drawnOnce(different, curveGroups(different, null))).toBe(different)
  })

  it('leave out hidden ones', () => {
    const hidden = modelOf(setOf([1.2, 1.2]), ['1'])
    expect(curveGroups(hidden, null).map(({ front }) => front.id)).toEqual(['power', 'torque', 'power-2', 'torque-2'])
  })
})

describe('names at the ends of curves', () => {
  it('are apart from each other and above the numbers of the axis', () => {
    const model = modelOf(setOf([1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4]))
    const plot = plotOf(180)
    const labels = curveLabels(plot, model, curveGroups(model, null), [])
    expect(labels).toHaveLength(18)
    for (const panel of plot.panels) {
      const ys = labels
        .filter(({ quantity }) => quantity === panel.quantity)
        .map(({ y }) => y)
        .sort((a, b) => a - b)
      expect(Math.min(...ys.slice(1).map((y, at) => y - ys[at]!))).toBeGreaterThanOrEqual(MIN_LABEL_GAP - 1e-9)
      expect(Math.max(...ys)).toBeLessThan(panel.bottom)
    }
  })

  it('give way in a low panel, those of the stage in front, stock and the last stage at last', () => {
    const model = modelOf(setOf([1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4]))
    const labels = curveLabels(plotOf(40), model, curveGroups(model, '5'), ['5', 'stock', '8'])
    const power = labels.filter(({ quantity }) => quantity === 'power').map(({ group }) => group?.front.curve)
    expect(power.slice(0, 1)).toEqual(['stock'])
    expect(power).toEqual(expect.arrayContaining(['5', '8']))
    expect(power.length).toBeLessThan(5)
  })
})

describe('the peak of a curve', () => {
  it('is at one engine speed, or at a range where the curve stays as high', () => {
    const { power, torque: flat } = setOf([]).curves[0]!
    expect(peakSpeed(power!)).toEqual({ from: 4000, to: 4000 })
    expect(peakSpeed(flat!)).toEqual({ from: 2000, to: 3000 })
  })

  it('belongs to the figure of the record only where both agree', () => {
    expect(statedPeakSpeed(setOf([1.2]).curves[1]!, 'torque')).toEqual({ from: 2000, to: 3000 })
    const off = buildCurves(
      { ...scaled(1), torque: 400, rpm_values: RPM.join(), remap_stages: [] },
      { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
    )
    expect(statedPeakSpeed(off.curves[0]!, 'torque')).toBeNull()
    expect(statedPeakSpeed(off.curves[0]!, 'power')).toEqual({ from: 4000, to: 4000 })
  })

  const labelsOf = (set: CurveSet, lines: readonly PlacedLine[] = [], panelHeight = 180) => {
    const model = modelOf(set)
    const plot = plotOf(panelHeight)
    const curves = set.curves.slice(0, 2).reverse()
    const occupied = { areas: [], taken: [], lines }
    return {
      plot,
      model,
      labels: placePeakLabels(plot, model, curves, occupied, (of, value) => `${Math.round(value)} ${of} at the speed`)
    }
  }

  it('has a label at its marker, free of lines, markers and other labels', () => {
    const { plot, model, labels } = labelsOf(setOf([1.5]))
    expect(labels.map(({ curve, quantity }) => `${curve} ${quantity}`)).toEqual([
      '1 power',
      '1 torque',
      'stock power',
      'stock torque'
    ])
    for (const label of labels) {
      const panel = plot.panels.find(({ quantity }) => quantity === label.quantity)!
      const { lines, boxes } = obstacles(plot, model, panel, [])
      expect(lines.some((line) => lineCrossesBox(line, label.box))).toBe(false)
      expect(boxes.some((box) => overlap(box, label.box))).toBe(false)
      expect(labels.some((other) => other !== label && overlap(other.box, label.box))).toBe(false)
      const { points, peak } = model.series.find(
        ({ curve, quantity }) => curve === label.curve && quantity === label.quantity
      )!
      const x = xOf(plot, model, points[peak.at]!.x)
      expect(label.box.left).toBeLessThanOrEqual(x)
      expect(label.box.right).toBeGreaterThanOrEqual(x)
      // between two lines it would be read as of the upper one
      if (label.curve === 'stock')
        expect(label.box.top).toBeGreaterThan(yOf(plot, model, label.quantity, points[peak.at]!.y)!)
    }
  })

  it.each([90, 180])('of stock alone has its label below in a panel %i px high, as beside stages', (height) => {
    const { plot, model, labels } = labelsOf(setOf([]), [], height)
    expect(labels).toHaveLength(2)
    for (const { quantity, box } of labels) {
      const { points, peak } = model.series.find((series) => series.quantity === quantity)!
      expect(box.top).toBeGreaterThan(yOf(plot, model, quantity, points[peak.at]!.y)!)
    }
  })

  it.each([70, 80, 90, 100, 120])('has no label on the upper line of a panel %i px high', (height) => {
    const { plot, labels } = labelsOf(setOf([]), [], height)
    expect(labels).toHaveLength(2)
    for (const { quantity, box } of labels)
      expect(box.top).toBeGreaterThan(plot.panels.find((panel) => panel.quantity === quantity)!.top)
  })

  it('has no label behind another line, and none in one panel alone', () => {
    const { labels } = labelsOf(setOf([1.05, 1.1, 1.15]))
    expect(labels.some(({ curve }) => curve === '1')).toBe(false)
    const { plot, labels: free } = labelsOf(setOf([1.5]))
    const stock = free.find(({ curve, quantity }) => curve === 'stock' && quantity === 'power')!
    const across = [-60, -40, -27, -20, -14, 14, 20, 27, 34].map((by) => ({
      quantity: 'power' as const,
      points: [
        { x: plot.left, y: stock.box.top + by },
        { x: plot.right, y: stock.box.top + by }
      ]
    }))
    const { labels: left } = labelsOf(setOf([1.5]), across)
    expect(left.filter(({ curve }) => curve === 'stock')).toEqual([])
  })
})

describe('the name of a measured run', () => {
  it('is in the column of the curve names, apart from them', () => {
    const model = modelOf(setOf([1.2]))
    const plot = plotOf(180)
    const groups = curveGroups(model, null)
    const stock = curveLabels(plot, model, groups, []).find(({ quantity }) => quantity === 'power')!
    const run = { quantity: 'power' as const, fromX: plot.right - 40, fromY: stock.fromY }
    const labels = curveLabels(plot, model, groups, [], [run]).filter(({ quantity }) => quantity === 'power')
    expect(labels).toHaveLength(3)
    expect(labels.find(({ group }) => group === null)).toMatchObject({ other: 0, x: plot.labels })
    const ys = labels.map(({ y }) => y).sort((a, b) => a - b)
    expect(Math.min(...ys.slice(1).map((y, at) => y - ys[at]!))).toBeGreaterThanOrEqual(MIN_LABEL_GAP - 1e-9)
  })
})
