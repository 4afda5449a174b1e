import { describe, expect, it } from 'vitest'
import { makeAxis, roundStep, sameSteps, spreadLabels, tightAxis } from '@shared/dyno/chart/chart-axis'
import { buildChart, styleOf, type ChartOptions } from '@shared/dyno/chart/chart-model'
import { nearestStop, readoutAt, stepStop } from '@shared/dyno/chart/chart-readout'
import { buildCurves, type CurveSource } from '@shared/dyno/curve-set'
import { random } from '../../../helpers/random'

const SOURCE: CurveSource = {
  power: 85,
  torque: 200,
  rpm_values: '1000,2000,3000',
  nm_values: '200,200,200',
  hp_values: '28.5,57,85.4',
  remap_stages: [
    { stage_no: 1, power: 105, torque: 246, hp_values: '35,70,105', nm_values: '246,246,246', modifications: null }
  ]
}
const set = buildCurves(SOURCE, { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 })
const WISH: ChartOptions = {
  units: { power: 'PS', torque: 'Nm' },
  layout: 'stacked',
  startAtZero: true,
  hidden: new Set()
}

describe('axes', () => {
  it.each([
    [0.7, 1],
    [1, 1],
    [1.1, 2],
    [2.2, 2.5],
    [3, 5],
    [7, 10],
    [41, 50],
    [0.3, 0.5],
    [240, 250]
  ])('round a step of %d up to %d', (wanted, step) => {
    expect(roundStep(wanted)).toBeCloseTo(step, 10)
  })

  it('start at zero by default', () => {
    expect(makeAxis([180, 207], { fromZero: true, steps: 5, leastSpan: 10 })).toMatchObject({
      min: 0,
      max: 250,
      step: 50
    })
    expect(makeAxis([180, 207], { fromZero: false, steps: 5, leastSpan: 10 })).toMatchObject({ min: 180, max: 210 })
  })

  it('end above their greatest value, so that no peak is on the frame', () => {
    const wish = { fromZero: true, steps: 5, leastSpan: 10 }
    expect([150, 149, 190].map((most) => makeAxis([30, most], wish).max)).toEqual([200, 200, 200])
    expect(makeAxis([30, 146], wish).max).toBe(150)
  })

  it('have a minimum span, so that a flat curve stays flat', () => {
    const axis = makeAxis([200, 200], { fromZero: false, steps: 5, leastSpan: 10 })
    expect(axis.max - axis.min).toBeGreaterThanOrEqual(10)
    expect(makeAxis([3, 4], { fromZero: false, steps: 5, leastSpan: 10 }).min).toBe(0)
  })

  it('go below zero where values do', () => {
    expect(makeAxis([-5, 200], { fromZero: true, steps: 5, leastSpan: 10 }).min).toBe(-50)
  })

  it('contain every value, with ticks at multiples of the step', () => {
    const r = random(3)
    for (let run = 0; run < 500; run++) {
      const values = Array.from({ length: r.int(1, 20) }, () => (r.next() - 0.3) * 10 ** r.int(-1, 4))
      const axis = makeAxis(values, { fromZero: r.chance(0.5), steps: r.int(2, 8), leastSpan: r.pick([0, 1, 10]) })
      expect(axis.min).toBeLessThanOrEqual(Math.min(...values))
      expect(axis.max).toBeGreaterThanOrEqual(Math.max(...values))
      expect(axis.ticks.length).toBeGreaterThanOrEqual(2)
      expect(axis.ticks.length).toBeLessThanOrEqual(12)
      for (const tick of axis.ticks)
        expect(Math.abs(tick / axis.step - Math.round(tick / axis.step))).toBeLessThan(1e-6)
    }
  })

  it('accept more values than a call accepts arguments', () => {
    const values = Array.from({ length: 300_000 }, (_, i) => i % 400)
    expect(makeAxis(values, { fromZero: true, steps: 5, leastSpan: 10 })).toMatchObject({ min: 0, max: 500, step: 100 })
    expect(tightAxis(values, { steps: 8, leastSpan: 10 })).toMatchObject({ min: 0, max: 399 })
  })

  it('ignore invalid numbers', () => {
    const wish = { fromZero: true, steps: 5, leastSpan: 10 }
    const honest = makeAxis([180, 207], wish)
    expect(makeAxis([NaN, 180, Infinity, 1e308, -1e308, 207, -Infinity], wish)).toEqual(honest)
    for (const values of [[NaN], [Infinity, -Infinity], [1e308, -1e308], []]) {
      expect(makeAxis(values, wish)).toEqual(makeAxis([], wish))
      expect(tightAxis(values, wish).ticks.every(Number.isFinite)).toBe(true)
    }
    for (const wanted of [0, -1, NaN, Infinity, 1e308]) expect(roundStep(wanted)).toBe(1)
  })

  it('of rpm end at the data', () => {
    expect(tightAxis([1000, 4800], { steps: 8, leastSpan: 500 })).toMatchObject({
      min: 1000,
      max: 4800,
      ticks: [1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500]
    })
  })

  it('with one grid have the same number of steps', () => {
    const [a, b] = sameSteps(
      makeAxis([200], { fromZero: true, steps: 5, leastSpan: 0 }),
      makeAxis([450], { fromZero: true, steps: 5, leastSpan: 0 })
    )
    expect(a.ticks).toHaveLength(b.ticks.length)
    expect(b.max).toBeGreaterThanOrEqual(450)
  })
})

describe('labels at line ends', () => {
  it('stay at their wished positions when there is room', () => {
    expect(spreadLabels([100, 20, 60], 14, 0, 200)).toEqual([100, 20, 60])
  })

  it('never overlap, and keep their order and limits', () => {
    const r = random(11)
    for (let run = 0; run < 500; run++) {
      const wishes = Array.from({ length: r.int(1, 9) }, () => r.int(-20, 320))
      const placed = spreadLabels(wishes, 14, 0, 300)
      const order = wishes.map((_, i) => i).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b)
      const sorted = order.map((i) => placed[i] ?? NaN)
      for (const [i, at] of sorted.entries()) {
        expect(at).toBeGreaterThanOrEqual(-1e-9)
        expect(at).toBeLessThanOrEqual(300 + 1e-9)
        if (i > 0) expect(at - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(14 - 1e-9)
      }
    }
  })

  it('share insufficient room evenly', () => {
    expect(spreadLabels([5, 5, 5], 14, 0, 10)).toEqual([0, 5, 10])
    expect(spreadLabels([], 14, 0, 10)).toEqual([])
  })
})

describe('chart model', () => {
  it('is null when nothing can be drawn', () => {
    expect(
      buildChart(
        buildCurves(
          { ...SOURCE, rpm_values: null },
          { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
        ),
        WISH
      )
    ).toBeNull()
  })

  it('gives each of twelve stages its own dash, and a marker of its own within its colour', () => {
    const looks = Array.from({ length: 13 }, (_none, position) => styleOf(position))
    expect(new Set(looks.map((look) => look.dash.join())).size).toBe(13)
    expect(new Set(looks.map((look) => `${look.token} ${look.marker}`)).size).toBe(13)
    expect(looks.filter((look) => look.marker === 'square' || look.token === 0)).toEqual([styleOf(0)])
    expect(new Set(looks.slice(0, 10).map((look) => look.marker)).size).toBe(10)
    expect(new Set(looks.slice(0, 9).map((look) => look.token)).size).toBe(9)
    expect(styleOf(13)).toEqual(styleOf(1))
  })

  it('converts points and peaks without rounding', () => {
    const model = buildChart(set, { ...WISH, units: { power: 'kW', torque: 'kgm' } })
    const power = model?.series.find((one) => one.id === 'power')
    expect(power?.points[0]?.y).toBeCloseTo(28.5 * 0.73549875, 9)
    expect(power?.peak).toMatchObject({ x: 3000, at: 2 })
    expect(model?.series.find((one) => one.id === 'torque-1')?.peak.y).toBeCloseTo(246 / 9.80665, 9)
  })

  it('makes room for further lines, in the chosen units', () => {
    const reach = { rpm: [800, 3600], power: [150], torque: [310] }
    const model = buildChart(set, { ...WISH, units: { power: 'kW', torque: 'Nm' }, reach })
    expect(model?.x).toMatchObject({ min: 800, max: 3600 })
    expect(model?.axes.power?.max).toBe(125)
    expect(model?.axes.torque?.max).toBeGreaterThanOrEqual(310)
    expect(model?.series.map((one) => one.id)).toEqual(buildChart(set, WISH)?.series.map((one) => one.id))
  })

  it('has an axis for further lines of a quantity without curves', () => {
    const torqueOnly = { ...set, curves: set.curves.map((curve) => ({ ...curve, power: null })) }
    expect(buildChart(torqueOnly, WISH)?.axes.power).toBeNull()
    expect(
      buildChart(torqueOnly, { ...WISH, reach: { rpm: [800, 3600], power: [150], torque: [] } })?.axes.power?.max
    ).toBeGreaterThanOrEqual(150)
  })

  it('keeps its axes when a curve is hidden, but drops its stops', () => {
    const all = buildChart(set, WISH)
    const less = buildChart(set, { ...WISH, hidden: new Set(['1']) })
    expect(less?.axes).toEqual(all?.axes)
    expect(less?.series.filter((one) => one.hidden).map((one) => one.id)).toEqual(['power-1', 'torque-1'])
    expect(buildChart(set, { ...WISH, hidden: new Set(['1', 'stock']) })?.stops).toEqual([])
  })
})

describe('read-out', () => {
  it('is exact at a point, with the unrounded gain over stock', () => {
    expect(readoutAt(set, 3000, new Set())).toEqual([
      {
        curve: 'stock',
        stageNo: null,
        position: 0,
        power: { value: 85.4, interpolated: false, gain: null },
        torque: { value: 200, interpolated: false, gain: null },
        refusedBy: null
      },
      {
        curve: '1',
        stageNo: 1,
        position: 1,
        power: { value: 105, interpolated: false, gain: 19.6 },
        torque: { value: 246, interpolated: false, gain: 46 },
        refusedBy: null
      }
    ])
  })

  it('marks interpolated values, and is empty beyond the ends', () => {
    expect(readoutAt(set, 2500, new Set())[0]?.power).toEqual({
      value: expect.closeTo(71.2, 9),
      interpolated: true,
      gain: null
    })
    expect(readoutAt(set, 3001, new Set())[0]?.power).toBeNull()
    expect(readoutAt(set, 999, new Set())[0]?.power).toBeNull()
  })

  it('leaves out hidden curves but still uses stock as base', () => {
    expect(readoutAt(set, 1000, new Set(['stock']))).toMatchObject([{ curve: '1', power: { gain: 6.5 } }])
  })

  it.each([
    ['the stock curve', { ...SOURCE, hp_values: '28.5,80,85.4' }, 'stock'],
    [
      'the stage’s own curve',
      { ...SOURCE, remap_stages: [{ ...SOURCE.remap_stages![0]!, hp_values: '35,99,105' }] },
      '1'
    ]
  ])('has values but no gain where %s is flagged, and names it', (_which, source, refusedBy) => {
    const flagged = buildCurves(source, { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 })
    const [stock, stage] = readoutAt(flagged, 3000, new Set())
    expect(stock).toMatchObject({ power: { value: 85.4, gain: null }, refusedBy: null })
    expect(stage).toMatchObject({ power: { value: 105, gain: null }, torque: { value: 246, gain: null }, refusedBy })
  })

  it('snaps to the nearest stop and steps between stops', () => {
    const stops = [1000, 2000, 3000]
    expect([900, 1499, 1500, 1501, 9000].map((rpm) => nearestStop(stops, rpm))).toEqual([1000, 1000, 1000, 2000, 3000])
    expect(nearestStop([], 5)).toBeNull()
    expect([
      stepStop(stops, 1000, 1),
      stepStop(stops, 1000, -1),
      stepStop(stops, 2500, 1),
      stepStop(stops, 2500, -1),
      stepStop(stops, 3000, 10)
    ]).toEqual([2000, 1000, 3000, 2000, 3000])
    expect(stepStop([], 5, 1)).toBeNull()
  })
})
