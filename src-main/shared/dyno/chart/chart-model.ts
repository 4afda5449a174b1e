/**
 * A dyno chart as numbers, for the canvas and the SVG. Values in the chosen units, unrounded. Axes include hidden
 * curves, so that hiding one does not move the others.
 */
import { makeAxis, sameSteps, tightAxis, type Axis } from './chart-axis'
import type { Curve, CurveKey, CurveSet } from '../curve-set'
import { toUnit, type Quantity, type Units } from '../../units/units'

export type Marker =
  'square' | 'circle' | 'triangle' | 'diamond' | 'cross' | 'down' | 'plus' | 'star' | 'right' | 'left'
/** Stock and eight colours for stages or compared engines. */
export const CURVE_TOKENS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
export type CurveToken = (typeof CURVE_TOKENS)[number]
const STAGE_COLOURS = CURVE_TOKENS.length - 1

export interface CurveStyle {
  /** Colour token: 0 stock, 1 to 8 stages. */
  readonly token: CurveToken
  /** Lengths of line and gap in pixels; empty: unbroken. */
  readonly dash: readonly number[]
  readonly marker: Marker
  readonly width: number
}

const STOCK: CurveStyle = { token: 0, dash: [], marker: 'square', width: 1.75 }
/**
 * Eight colours, the first four of them twice. Each stage has its own dash, and stages of one colour have different
 * markers, so colour is never the only difference. Hollow markers mean "uncertain".
 */
const STAGES = (
  [
    [[14, 3], 'circle'],
    [[7, 4], 'triangle'],
    [[10, 4, 2, 4], 'diamond'],
    [[2, 3], 'cross'],
    [[4, 2], 'down'],
    [[12, 3, 2, 3, 2, 3], 'plus'],
    [[3, 6], 'star'],
    [[10, 8], 'right'],
    [[20, 4, 6, 4], 'left'],
    [[2, 3, 2, 8], 'circle'],
    [[6, 3, 6, 8], 'triangle'],
    [[4, 3, 1, 3], 'diamond']
  ] as const satisfies readonly (readonly [readonly number[], Marker])[]
).map(([dash, marker], index): CurveStyle => ({
  token: ((index % STAGE_COLOURS) + 1) as CurveToken,
  dash,
  marker,
  width: 2.25
}))

/** `position` 0 is stock; styles repeat from the thirteenth stage on, which then differ by label only. */
export function styleOf(position: number): CurveStyle {
  return position <= 0 ? STOCK : (STAGES[(position - 1) % STAGES.length] ?? STOCK)
}

export interface ChartPoint {
  readonly x: number
  readonly y: number
}
export interface ChartSeries {
  readonly id: string
  /** The engine of the curve on a shared chart, from 0. */
  readonly member?: number
  readonly curve: CurveKey
  readonly stageNo: number | null
  readonly quantity: Quantity
  readonly style: CurveStyle
  readonly points: readonly ChartPoint[]
  /** The first of the highest points; `at`: its index in `points`. */
  readonly peak: ChartPoint & { readonly at: number }
  /** False: points paired by choice. */
  readonly certain: boolean
  readonly hidden: boolean
}
export interface ChartModel {
  readonly units: Units
  readonly x: Axis
  /** null: no line of this quantity. */
  readonly axes: { readonly [Q in Quantity]: Axis | null }
  readonly series: readonly ChartSeries[]
  /** Rising rpm values of all visible points, for the crosshair. */
  readonly stops: readonly number[]
}

export interface ChartOptions {
  readonly units: Units
  readonly layout: 'stacked' | 'axes'
  readonly startAtZero: boolean
  readonly hidden: ReadonlySet<CurveKey>
  /** Ends in rpm, PS and Nm of further lines on the chart. */
  readonly reach?: { readonly rpm: readonly number[] } & { readonly [Q in Quantity]: readonly number[] }
}

/** Minimum span of an axis. */
const LEAST_SPAN = { power: 10, torque: 10, rpm: 500 }

/** null: nothing can be drawn. */
export function buildChart(set: CurveSet, wish: ChartOptions): ChartModel | null {
  const series = set.curves.flatMap((curve) =>
    seriesOf(curve, wish.units, {
      style: styleOf(curve.position),
      hidden: wish.hidden.has(curve.key),
      id: (quantity) => (curve.position === 0 ? quantity : `${quantity}-${curve.key}`)
    })
  )
  return chartOf(series, wish)
}

export function seriesOf(
  curve: Curve,
  units: Units,
  as: { readonly style: CurveStyle; readonly hidden: boolean; readonly member?: number; id(quantity: Quantity): string }
): ChartSeries[] {
  return (['power', 'torque'] as const).flatMap((quantity): ChartSeries[] => {
    const trace = curve[quantity]
    if (!trace) return []
    const points = trace.points.map((point) => ({ x: point.rpm, y: toUnit(point.value, units[quantity]) }))
    const at = trace.points.indexOf(trace.peak)
    const peak = { x: trace.peak.rpm, y: toUnit(trace.peak.value, units[quantity]), at }
    const whose = as.member === undefined ? {} : { member: as.member }
    return [
      {
        id: as.id(quantity),
        ...whose,
        curve: curve.key,
        stageNo: curve.stageNo,
        quantity,
        style: as.style,
        points,
        peak,
        certain: curve.certain,
        hidden: as.hidden
      }
    ]
  })
}

/** Lines of one or more engines on common axes; null without any. */
export function chartOf(
  series: readonly ChartSeries[],
  wish: Pick<ChartOptions, 'units' | 'layout' | 'startAtZero' | 'reach'>
): ChartModel | null {
  if (series.length === 0) return null
  const axisOf = (quantity: Quantity): Axis | null => {
    const values = series
      .filter((one) => one.quantity === quantity)
      .flatMap((one) => one.points.map((point) => point.y))
      .concat((wish.reach?.[quantity] ?? []).map((value) => toUnit(value, wish.units[quantity])))
    return values.length === 0
      ? null
      : makeAxis(values, { fromZero: wish.startAtZero, steps: 5, leastSpan: LEAST_SPAN[quantity] })
  }
  let power = axisOf('power')
  let torque = axisOf('torque')
  if (wish.layout === 'axes' && power && torque) [power, torque] = sameSteps(power, torque)
  const stops = series.filter((one) => !one.hidden).flatMap((one) => one.points.map((point) => point.x))
  return {
    units: wish.units,
    x: tightAxis([...series.flatMap((one) => one.points.map((point) => point.x)), ...(wish.reach?.rpm ?? [])], {
      steps: 8,
      leastSpan: LEAST_SPAN.rpm
    }),
    axes: { power, torque },
    series,
    stops: [...new Set(stops)].sort((a, b) => a - b)
  }
}

/** The chart with the lines of one quantity. */
export function onlyQuantity(chart: ChartModel, quantity: Quantity): ChartModel {
  return {
    ...chart,
    axes: { power: null, torque: null, [quantity]: chart.axes[quantity] },
    series: chart.series.filter((one) => one.quantity === quantity)
  }
}
