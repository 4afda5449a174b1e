/** The area between stock and a stage, with a label of the gain at the peak of each panel. In CSS pixels. */
import { implausibleCurve, breakpoints, commonRpmRange, valueAt } from '../rpm-range-gain'
import type { Curve, Trace } from '../curve-set'
import { toUnit, type Quantity } from '../../units/units'
import type { ChartModel } from './chart-model'
import { xOf, yOf, type Panel, type Plot } from './chart-plot'
import { textWidth } from './chart-text'
import { decimate } from './decimate'
import { grown, lineCrossesBox, overlap, type Box, type PlacedLine, type Point } from './label-space'

export interface GainArea {
  readonly quantity: Quantity
  /** Closed outline. */
  readonly path: string
  /** Gain in PS or Nm, and its line from the peak of the stage down to the level of stock's; null: out of sight. */
  readonly peak: { readonly gain: number; readonly x: number; readonly top: number; readonly bottom: number } | null
}
export interface GainLabel extends Point {
  readonly quantity: Quantity
  readonly gain: number
  readonly text: string
  readonly box: Box
}

/** 12 px semibold: extent above and below the baseline, low enough for a thin area, and the gap to its line. */
const SIZE = 12
const ASCENT = 10
const DESCENT = 3
const GAP = 7
const PEAK_MARKER = 7
/** Room beside a measured run, whose line is thick. */
const BESIDE_RUN = 4
/** Places tried along the axis; longer lines are reduced to this many columns. */
const COLUMNS = 40
const MAX_COLUMNS = 150

/** One area per quantity that both curves have. None of a flagged curve: it gives no gain. */
export function gainAreas(plot: Plot, model: ChartModel, stock: Curve, stage: Curve): GainArea[] {
  if (implausibleCurve(stock, stage)) return []
  return (['power', 'torque'] as const).flatMap((quantity) => {
    const [base, tuned] = [stock[quantity], stage[quantity]]
    const area = base && tuned && areaOf(plot, model, quantity, base, tuned, stage.gain[quantity].absolute)
    return area ? [area] : []
  })
}

/** @param headline gain of the figures in the record, as the table of stages has it; null: the peaks decide */
function areaOf(
  plot: Plot,
  model: ChartModel,
  quantity: Quantity,
  base: Trace,
  tuned: Trace,
  headline: number | null
): GainArea | null {
  const common = commonRpmRange(base, tuned)
  const from = Math.max(common?.from ?? Infinity, model.x.min)
  const to = Math.min(common?.to ?? -Infinity, model.x.max)
  if (!(from < to)) return null
  const level = (value: number): number => yOf(plot, model, quantity, toUnit(value, model.units[quantity])) ?? 0
  const height = (trace: Trace, rpm: number): number => level(valueAt(trace, rpm) ?? 0)
  const edge = (trace: Trace): string[] =>
    breakpoints({ from, to }, [trace]).map((rpm) => `${at(xOf(plot, model, rpm))} ${at(height(trace, rpm))}`)
  const { rpm } = tuned.peak
  const ends = [level(base.peak.value), level(tuned.peak.value)]
  return {
    quantity,
    path: `M${[...edge(tuned), ...edge(base).reverse()].join('L')}Z`,
    peak:
      rpm >= from && rpm <= to
        ? {
            gain: headline ?? tuned.peak.value - base.peak.value,
            x: xOf(plot, model, rpm),
            top: Math.min(...ends),
            bottom: Math.max(...ends)
          }
        : null
  }
}
const at = (value: number): string => value.toFixed(1)

/**
 * Labels beside or above the gains at the peaks. A label below stock would be read as its own. A place is free of
 * lines, markers and other labels. `others`: lines that the model does not have.
 */
export function placeGainLabels(
  areas: readonly GainArea[],
  plot: Plot,
  model: ChartModel,
  textOf: (quantity: Quantity, gain: number) => string,
  others: readonly PlacedLine[] = []
): GainLabel[] {
  const labels: GainLabel[] = []
  for (const { quantity, peak } of areas) {
    const panel = plot.panels.find((one) => one.quantity === quantity)
    if (!panel || !peak || peak.gain <= 0) continue
    const text = textOf(quantity, peak.gain)
    const width = textWidth(text, SIZE) * 1.08
    const occupied = obstacles(plot, model, panel, areas, others)
    const boxes = [...occupied.boxes, ...labels.map(({ box }) => box)]
    const near = others.filter((line) => line.quantity === quantity)
    const isFree = (box: Box): boolean =>
      !boxes.some((other) => overlap(other, box)) &&
      !occupied.lines.some((line) => lineCrossesBox(line, box)) &&
      !near.some(({ points }) => lineCrossesBox(points, grown(box, BESIDE_RUN)))
    const free = candidates(peak, width, plot, panel).find(isFree)
    if (free) labels.push({ quantity, gain: peak.gain, text, x: free.left, y: free.bottom - DESCENT, box: free })
  }
  return labels
}

/** Lines and peak markers that share the panel, and the lines of the gains. */
export function obstacles(
  plot: Plot,
  model: ChartModel,
  panel: Panel,
  areas: readonly GainArea[],
  others: readonly PlacedLine[] = []
): { readonly lines: readonly (readonly Point[])[]; readonly boxes: readonly Box[] } {
  const shared = (quantity: Quantity): boolean =>
    plot.panels.some((one) => one.quantity === quantity && one.top === panel.top)
  const shown = model.series.filter((series) => !series.hidden && shared(series.quantity))
  const place = (quantity: Quantity, { x, y }: Point): Point => ({
    x: xOf(plot, model, x),
    y: yOf(plot, model, quantity, y) ?? 0
  })
  const marks = areas.flatMap(({ quantity, peak }) => (shared(quantity) && peak ? [peak] : []))
  return {
    lines: [
      ...shown.map(({ quantity, points }) => {
        const few = decimate({ x: points.map(({ x }) => x), y: points.map(({ y }) => y) }, MAX_COLUMNS)
        return few.x.map((x, i) => place(quantity, { x, y: few.y[i] ?? 0 }))
      }),
      ...others.filter(({ quantity }) => shared(quantity)).map(({ points }) => points)
    ],
    boxes: [
      ...shown.flatMap(({ quantity, peak }) => (peak.at < 0 ? [] : [around(place(quantity, peak), PEAK_MARKER)])),
      ...marks.map(({ x, top, bottom }) => ({ left: x - 4, right: x + 4, top, bottom }))
    ]
  }
}
const around = ({ x, y }: Point, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by })

/** Boxes inside the panel, near the line of the gain, the nearest first. */
function candidates(line: NonNullable<GainArea['peak']>, width: number, plot: Plot, panel: Panel): Box[] {
  const height = ASCENT + DESCENT
  const middle = (line.top + line.bottom) / 2
  const beside = [line.x + GAP, line.x - GAP - width]
  const step = (plot.right - plot.left - width) / COLUMNS
  const lefts = [...beside, ...Array.from({ length: COLUMNS + 1 }, (_, column) => plot.left + column * step)]
  const rows = Math.max(1, Math.floor((panel.bottom - panel.top - height) / 6))
  const tops = [middle - height / 2, ...Array.from({ length: rows }, (_, row) => panel.top + row * 6)]
  const away = (box: Box): number =>
    Math.hypot((box.left + box.right) / 2 - line.x, 1.5 * ((box.top + box.bottom) / 2 - middle))
  return lefts
    .flatMap((left) => tops.map((top): Box => ({ left, right: left + width, top, bottom: top + height })))
    .filter(
      (box) =>
        Math.abs((box.left + box.right) / 2 - line.x) <= width + 24 &&
        box.left >= plot.left + 2 &&
        box.right <= plot.right - 2 &&
        box.top >= panel.top + 1 &&
        box.bottom <= line.bottom
    )
    .sort((a, b) => away(a) - away(b))
}
