/** Labels of the highest points of curves, near them and free of lines and other labels. In CSS pixels. */
import { peakSpeed } from '../../peak-speed'
import type { Curve, CurveKey } from '../../curve-set'
import type { RpmRange } from '../../rpm-range-gain'
import { toUnit, type Quantity } from '../../../units/units'
import type { ChartModel } from '../chart-model'
import { xOf, yOf, type Panel, type Plot } from '../chart-plot'
import { textWidth } from '../chart-text'
import { obstacles, type GainArea } from '../gain-area'
import { lineCrossesBox, overlap, type Box, type PlacedLine, type Point } from '../label-space'

export interface PeakLabel extends Point {
  readonly curve: CurveKey
  readonly position: number
  readonly quantity: Quantity
  readonly text: string
  readonly box: Box
}

/** 12 px medium: extent above and below the baseline. */
const SIZE = 12
const ASCENT = 11
const DESCENT = 4
/** Radius of the marker of a peak. */
const MARKER = 6
const GAP = 4
/** Distances of the middle of a label from the peak; the label of stock is always below, as its stages are above. */
const ROWS = [-15, 15, -20, 20, -27, 27]
const ROWS_OF_STOCK = [15, 20, 27, -15, -20, -27]

interface Occupied {
  readonly areas: readonly GainArea[]
  /** Labels already placed. */
  readonly taken: readonly Box[]
  /** Lines that the model does not have. */
  readonly lines: readonly PlacedLine[]
}

/**
 * Curves in the order of importance. A label is at its marker, with no line between them; a curve whose labels do not
 * all have free space has none, so that the panels are alike.
 */
export function placePeakLabels(
  plot: Plot,
  model: ChartModel,
  curves: readonly Curve[],
  { areas, taken, lines: others }: Occupied,
  textOf: (quantity: Quantity, value: number, at: RpmRange) => string
): readonly PeakLabel[] {
  const labels: PeakLabel[] = []
  const panels = plot.panels.map((panel) => ({ panel, ...obstacles(plot, model, panel, areas, others) }))
  for (const curve of curves.filter(({ certain }) => certain)) {
    const own: PeakLabel[] = []
    let wanted = 0
    for (const { panel, lines, boxes } of panels) {
      const { quantity } = panel
      const trace = curve[quantity]
      const peak = trace && placeOf(plot, model, quantity, trace.peak)
      if (!peak) continue
      wanted++
      const text = textOf(quantity, trace.peak.value, peakSpeed(trace))
      const used = [...boxes, ...[...taken, ...[...labels, ...own].map((label) => label.box)].map(widened)]
      const rows = curve.position === 0 ? ROWS_OF_STOCK : ROWS
      const box = candidates(rows, peak, textWidth(text, SIZE), plot, panel).find(
        (one) =>
          !used.some((other) => overlap(other, one)) &&
          !lines.some((line) => lineCrossesBox(line, one) || lineCrossesBox(line, between(peak, one)))
      )
      if (!box) break
      own.push({
        curve: curve.key,
        position: curve.position,
        quantity,
        text,
        x: box.left,
        y: box.bottom - DESCENT,
        box
      })
    }
    if (own.length === wanted) labels.push(...own)
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

/** Boxes inside the panel, centred at the peak, beginning there or ending there. */
function candidates(rows: readonly number[], { x, y }: Point, width: number, plot: Plot, panel: Panel): Box[] {
  const half = (ASCENT + DESCENT) / 2
  return rows
    .flatMap((row) =>
      [x - width / 2, x - MARKER, x + MARKER - width].map((wanted): Box => {
        const left = Math.min(Math.max(wanted, plot.left + 2), plot.right - 2 - width)
        return { left, right: left + width, top: y + row - half, bottom: y + row + half }
      })
    )
    .filter((box) => box.left >= plot.left && box.top >= panel.top + 1 && box.bottom <= panel.bottom - 1)
}
