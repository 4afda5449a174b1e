/** Free space for labels among lines and other labels, in CSS pixels. */
import type { Quantity } from '../../units/units'
import type { ChartModel } from './chart-model'
import { xOf, type Plot } from './chart-plot'

export interface Point {
  readonly x: number
  readonly y: number
}
/** A line of a panel. */
export interface PlacedLine {
  readonly quantity: Quantity
  readonly points: readonly Point[]
}
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by
})

export function lineCrossesBox(points: readonly Point[], box: Box): boolean {
  return points.some((to, index) => {
    const from = points[index - 1]
    if (!from) return false
    const [left, right] = from.x <= to.x ? [from, to] : [to, from]
    const start = Math.max(left.x, box.left)
    const end = Math.min(right.x, box.right)
    if (start > end) return false
    const slope = right.x === left.x ? 0 : (right.y - left.y) / (right.x - left.x)
    const [a, b] =
      right.x === left.x ? [left.y, right.y] : [left.y + slope * (start - left.x), left.y + slope * (end - left.x)]
    return Math.min(a, b) < box.bottom && Math.max(a, b) > box.top
  })
}

/** Lines through all panels at these engine speeds. */
export const uprights = (plot: Plot, model: ChartModel, speeds: readonly number[]): readonly PlacedLine[] =>
  plot.panels.flatMap(({ quantity, top, bottom }) =>
    speeds.map((rpm) => ({ quantity, points: [top, bottom].map((y) => ({ x: xOf(plot, model, rpm), y })) }))
  )

/** Outline of a line through all panels at `x`, with gaps where it would cross labels. */
export function brokenUpright({ panels }: Plot, x: number, labels: readonly Box[]): string {
  const crossed = labels.filter(({ left, right }) => left - 3 < x && x < right + 3).sort((a, b) => a.top - b.top)
  return panels
    .map(({ top, bottom }) => {
      const gaps = crossed.filter((box) => box.bottom > top && box.top < bottom).flatMap((box) => [box.top, box.bottom])
      return [top, ...gaps, bottom].map((y, at) => `${at % 2 === 0 ? `M${x} ` : 'V'}${y}`).join('')
    })
    .join('')
}
