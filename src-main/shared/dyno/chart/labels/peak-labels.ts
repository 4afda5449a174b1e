/** Labels of the highest points of curves, near them and free of lines and other labels. In CSS pixels. */
import { peakSpeed } from '../../peak-speed'
import type { Curve, CurveKey } from '../../curve-set'
import type { RpmRange } from '../../rpm-range-gain'
import { toUnit, type Quantity } from '../../../units/units'
import type { ChartModel } from '../chart-model'
import { xOf, yOf, type Panel, type Plot } from '../chart-plot'
import { textWidth } from '../chart-text'
import { obstacles, type GainArea } from '../gain-area'
import { lineCrossesBox, overlap, type Box, type Point } from '../label-space'

export interface PeakLabel extends Point {
  readonly curve: CurveKey
  readonly position: number
  readonly quantity: Quantity
  readonly text: string
  readonly box: Box
  /** From the peak to a label behind another line; null: the label is beside its curve. */
  readonly leader: { readonly x: number; readonly from: number; readonly to: number } | null
}

/** 12 px medium: extent above and below the baseline. */
const SIZE = 12
const ASCENT = 11
const DESCENT = 4
/** Radius of the marker of a peak. */
const MARKER = 6
const GAP = 4
/** Distances of the middle of a label from the peak: rows above and below, columns beside. */
const ROWS = [-14, 14, -20, 20, -27, 27, -34, 34, -42, 42]
const COLUMNS = [0, 0.35, -0.35, 0.62, -0.62]

/** Curves in the order of importance; a label without free space is left out. `taken`: labels already placed. */
export function placePeakLabels(
  plot: Plot,
  model: ChartModel,
  curves: readonly Curve[],
  { areas, taken }: { readonly areas: readonly GainArea[]; readonly taken: readonly Box[] },
  textOf: (quantity: Quantity, value: number, at: RpmRange) => string
): readonly PeakLabel[] {
  const labels: PeakLabel[] = []
  for (const panel of plot.panels) {
    const { quantity } = panel
    const { lines, boxes } = obstacles(plot, model, panel, areas)
    for (const curve of curves) {
      const trace = curve[quantity]
      const peak = trace && placeOf(plot, model, quantity, trace.peak)
      if (!peak || !curve.certain) continue
      const text = textOf(quantity, trace.peak.value, peakSpeed(trace))
      const others = [...boxes, ...[...taken, ...labels.map(({ box }) => box)].map(widened)]
      const free = candidates(peak, textWidth(text, SIZE), plot, panel).filter(
        (box) => !others.some((other) => overlap(other, box)) && !lines.some((line) => lineCrossesBox(line, box))
      )
      const isBehind = (box: Box): boolean => lines.some((line) => lineCrossesBox(line, between(peak, box)))
      const beside = free.find((box) => !isBehind(box))
      const box = beside ?? free[0]
      if (!box) continue
      const { left: x, right, top, bottom } = between(peak, box)
      const leader = beside
        ? null
        : { x: (x + right) / 2, from: peak.y < box.top ? top : bottom, to: peak.y < box.top ? bottom : top }
      labels.push({
        curve: curve.key,
        position: curve.position,
        quantity,
        text,
        x: box.left,
        y: box.bottom - DESCENT,
        box,
        leader
      })
    }
  }
  return labels
}

const widened = (box: Box): Box => ({ ...box, left: box.left - GAP, right: box.right + GAP })

/** null: out of sight. */
function placeOf(
  plot: Plot,
  model: ChartModel,
  quantity: Quantity,
  { rpm, value }: { readonly rpm: number; readonly value: number }
): Point | null {
  const y = yOf(plot, model, quantity, toUnit(value, model.units[quantity]))
  return y === null || rpm < model.x.min || rpm > model.x.max ? null : { x: xOf(plot, model, rpm), y }
}

/** The strip from the marker of a peak to a box above or below it. */
function between({ x, y }: Point, box: Box): Box {
  const middle = Math.min(Math.max(x, box.left), box.right)
  const [top, bottom] = box.top > y ? [y + MARKER, box.top] : [box.bottom, y - MARKER]
  return { left: middle - 1, right: middle + 1, top, bottom }
}

/** Boxes inside the panel, the nearest first. */
function candidates({ x, y }: Point, width: number, plot: Plot, panel: Panel): Box[] {
  const half = (ASCENT + DESCENT) / 2
  return ROWS.flatMap((row) =>
    COLUMNS.map((column): Box => {
      const wanted = x + column * width - width / 2
      const left = Math.min(Math.max(wanted, plot.left + 2), plot.right - 2 - width)
      return { left, right: left + width, top: y + row - half, bottom: y + row + half }
    })
  ).filter((box) => box.left >= plot.left && box.top >= panel.top - 4 && box.bottom <= panel.bottom - 1)
}
