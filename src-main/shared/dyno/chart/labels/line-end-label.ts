/** The name of a line that ends inside the plot, beside its end. In CSS pixels. */
import type { Panel, Plot } from '../chart-plot'
import { grown, lineCrossesBox, overlap, type Box, type Point } from '../label-space'

/** 12 px semibold: half of its height, and the gap to its line. */
const HALF = 7
const GAP = 5
/** Room beside other lines, less than the gap to its own. */
const BESIDE = 4
/** A name farther from the end is not read as its own. */
const FARTHEST = 34

/** The nearest box free of lines and boxes; null: none near the end. */
export function placeEndLabel(
  { x, y }: Point,
  width: number,
  plot: Plot,
  panel: Panel,
  occupied: { readonly lines: readonly (readonly Point[])[]; readonly boxes: readonly Box[] }
): Box | null {
  const away = (box: Box): number =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
  // level with the end before above and below
  const cost = (box: Box): number => away(box) + Math.abs((box.top + box.bottom) / 2 - y)
  const boxes = [x + GAP, x - width / 2, x - width].flatMap((left) =>
    Array.from({ length: 2 * FARTHEST + 1 }, (_, at): Box => {
      const middle = y + at - FARTHEST
      return { left, right: left + width, top: middle - HALF, bottom: middle + HALF }
    })
  )
  return (
    boxes
      .filter(
        (box) =>
          away(box) <= FARTHEST &&
          box.left >= plot.left &&
          box.right <= plot.right &&
          box.top >= panel.top &&
          box.bottom <= panel.bottom
      )
      .sort((a, b) => cost(a) - cost(b))
      .find(
        (box) =>
          !occupied.boxes.some((other) => overlap(other, box)) &&
          !occupied.lines.some((line) => lineCrossesBox(line, grown(box, BESIDE)))
      ) ?? null
  )
}
