/** Labels behind the ends of lines that end well before the right edge of the plot. In CSS pixels. */
import type { ChartModel, ChartSeries } from '../chart-model'
import { xOf, yOf, type Plot } from '../chart-plot'
import { textWidth } from '../chart-text'
import { lineCrossesBox, overlap, type Box, type Point } from '../label-space'

interface InsideLabel {
  readonly series: ChartSeries
  /** End of the line. */
  readonly end: Point
  /** null: no place is free. */
  readonly place: Point | null
}
/** Distances of a label from the height of its line, in text sizes. */
const OFFSETS = [0, -0.6, 0.6, -0.85, 0.85, -1.5, 1.5, 2.4, -2.4]

/** Of the lines that have a label and end early. No label is on a line or on another label. `y`: the baseline. */
export function endsInside(
  model: ChartModel,
  textOf: (series: ChartSeries) => string,
  plot: Plot,
  size: number
): readonly InsideLabel[] {
  const shown = model.series.filter(({ hidden }) => !hidden)
  const placeOf = ({ quantity }: ChartSeries, { x, y }: Point): Point => ({
    x: xOf(plot, model, x),
    y: yOf(plot, model, quantity, y) ?? 0
  })
  const taken: Box[] = []
  return shown.flatMap((series): InsideLabel[] => {
    const text = textOf(series)
    const panel = plot.panels.find(({ quantity }) => quantity === series.quantity)
    const last = series.points.at(-1)
    if (text === '' || !panel || !last) return []
    const end = placeOf(series, last)
    const left = end.x + size / 2
    const right = left + textWidth(text, size) * 1.08
    if (right > plot.right) return []
    const lines = shown
      .filter(({ quantity }) => quantity === series.quantity)
      .map((one) => one.points.map((point) => placeOf(one, point)))
    const free = OFFSETS.flatMap((offset) => {
      const y = end.y + offset * size
      const first = { left, right, top: y - size / 2, bottom: y + size / 2 }
      const isInside = first.top >= panel.top - size && first.bottom <= panel.bottom
      // a label of another end is at this height: beside it
      const before = taken.find((other) => overlap(other, first))
      const box = before ? movedTo(first, before.right + size * 0.3) : first
      return !isInside || taken.some((other) => overlap(other, box)) || lines.some((line) => lineCrossesBox(line, box))
        ? []
        : [{ y, box, isBeside: before !== undefined, isNext: isNextTo(end, box, lines, size) }]
    })
    const next = free.filter(({ isNext }) => isNext)
    const best = next.find(({ isBeside }) => !isBeside) ?? next[0] ?? free.find(({ isBeside }) => !isBeside)
    if (best) {
      taken.push(best.box)
      return [{ series, end, place: { x: best.box.left, y: best.y + size * 0.35 } }]
    }
    return [{ series, end, place: null }]
  })
}

const movedTo = (box: Box, left: number): Box => ({ ...box, left, right: box.right - box.left + left })

/** Between the end of a line and its label is no other line and no other end. */
function isNextTo({ x, y }: Point, box: Box, lines: readonly (readonly Point[])[], size: number): boolean {
  const near = size * 0.4
  const [top, bottom] = box.bottom < y ? [box.bottom, y - near] : [y + near, Math.max(box.top, y + near)]
  const isBetween = (end: Point): boolean =>
    Math.abs(end.x - x) < size &&
    Math.abs(end.y - y) > 1 &&
    end.y > Math.min(y, box.top) &&
    end.y < Math.max(y, box.bottom)
  return !lines.some((line) => lineCrossesBox(line, { ...box, top, bottom }) || line.slice(-1).some(isBetween))
}
