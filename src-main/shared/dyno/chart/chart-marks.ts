/** The marks of a drawn chart: paths and texts with a colour role each. */
import { isStroked, markerPath } from './chart-markers'
import type { ChartModel, ChartSeries, CurveStyle } from './chart-model'
import { xOf, yOf, type Plot } from './chart-plot'

export type ColourRole = 'text' | 'mute' | 'grid' | 'paper' | `curve-${CurveStyle['token']}`
export interface PathMark {
  readonly kind: 'path'
  readonly d: string
  readonly stroke: ColourRole | null
  readonly fill: ColourRole | null
  readonly width: number
  /** Lengths of line and gap; empty: unbroken. */
  readonly dash: readonly number[]
  /** 'grid' and 'leader' are decorative. */
  readonly role: 'grid' | 'leader' | 'line' | 'marker'
  readonly series?: string
}
export interface TextMark {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  readonly colour: ColourRole
  readonly size: number
  readonly bold: boolean
  readonly anchor: 'start' | 'middle' | 'end'
  readonly role: 'title' | 'panel' | 'tick' | 'label' | 'legend' | 'foot'
  readonly series?: string
}
const PEAK_RADIUS = 4

/** A coordinate, rounded to hundredths for shorter files. */
export const at = (value: number): number => Math.round(value * 100) / 100 + 0
export const colourOf = (style: CurveStyle): ColourRole => `curve-${style.token}`
export const grid = (d: string): PathMark => ({
  kind: 'path',
  d,
  stroke: 'grid',
  fill: null,
  width: 0.75,
  dash: [],
  role: 'grid'
})

/** A marker; hollow for a point paired by choice and on the second scale of a shared panel. */
export function marker(style: CurveStyle, x: number, y: number, filled: boolean, series?: string): PathMark {
  const colour = colourOf(style)
  return {
    kind: 'path',
    d: markerPath(style.marker, at(x), at(y), PEAK_RADIUS),
    stroke: colour,
    fill: isStroked(style.marker) ? null : filled ? colour : 'paper',
    width: isStroked(style.marker) ? 1.75 : 1.25,
    dash: [],
    role: 'marker',
    ...(series === undefined ? {} : { series })
  }
}

export function lineOf(series: ChartSeries, plot: Plot, model: ChartModel, twoScales: boolean): PathMark[] {
  const place = ({ x, y }: { x: number; y: number }): string =>
    `${at(xOf(plot, model, x))} ${at(yOf(plot, model, series.quantity, y) ?? 0)}`
  const second = twoScales && series.quantity === 'torque'
  const d = series.points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point)}`).join('')
  const line: PathMark = {
    kind: 'path',
    d,
    stroke: colourOf(series.style),
    fill: null,
    width: second ? 1 : series.style.width,
    dash: series.style.dash,
    role: 'line',
    series: series.id
  }
  return [
    line,
    marker(
      series.style,
      xOf(plot, model, series.peak.x),
      yOf(plot, model, series.quantity, series.peak.y) ?? 0,
      series.certain && !second,
      series.id
    )
  ]
}
