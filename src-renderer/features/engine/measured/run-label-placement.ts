/** Places the labels of measured runs near their lines without covering others. Pure. */
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import type { Quantity } from '@shared/units/units'
import { xOf, yOf, type Plot } from '@shared/dyno/chart/chart-plot'
import { lineCrossesBox, overlap, type Box, type Point } from '@shared/dyno/chart/label-space'

interface LabelledLine {
  readonly quantity: Quantity
  readonly points: readonly Point[]
  readonly peak: Point
  readonly text: string
}
interface LabelPosition extends Point {
  /** Start of the leader line; null when the label is adjacent. */
  readonly from: Point | null
}

/** 11 px italic, in pixels: letter width, extent above and below the baseline, gap to the line. */
const LETTER_WIDTH = 5.9
const ASCENT = 9
const DESCENT = 3
const GAP = 5
const POSITIONS_TRIED = 24
const VERTICAL_OFFSETS = [0, 13, 26, 39, 52, 65]

/** Centre and baseline of each label, in input order. `others`: labels already placed. */
export function placeLabels(
  lines: readonly LabelledLine[],
  plot: Plot,
  model: ChartModel,
  others: readonly Box[] = []
): readonly LabelPosition[] {
  const curves = model.series
    .filter((one) => !one.hidden)
    .map((one) => ({
      quantity: one.quantity,
      points: one.points.flatMap(({ x, y }): Point[] => {
        const at = yOf(plot, model, one.quantity, y)
        return at === null ? [] : [{ x: xOf(plot, model, x), y: at }]
      })
    }))
  const taken: Box[] = [...others]
  return lines.map((line) => {
    const panel = plot.panels.find(({ quantity }) => quantity === line.quantity)
    if (!panel) return { ...line.peak, from: null }
    const near = [...curves, ...lines].filter(
      ({ quantity }) => plot.panels.find((one) => one.quantity === quantity)?.top === panel.top
    )
    const half = (line.text.length * LETTER_WIDTH) / 2
    const boxOf = ({ x, y }: Point): Box => ({ left: x - half, right: x + half, top: y - ASCENT, bottom: y + DESCENT })
    const inside = (x: number): number =>
      Math.min(Math.max(x, plot.left + half + 2), Math.max(plot.left + half + 2, plot.right - half - 2))
    const tried = candidates(line).map(({ at, below, off }): { spot: LabelPosition; cost: number } => {
      const spot = {
        x: inside(at.x),
        y: below ? at.y + GAP + ASCENT + off : at.y - GAP - DESCENT - off,
        from: off === 0 ? null : at
      }
      const box = boxOf(spot)
      const crossed = near.filter(({ points }) => lineCrossesBox(points, box)).length
      const covered = taken.filter((other) => overlap(other, box)).length
      const outside = box.top < panel.top || box.bottom > panel.bottom ? 1 : 0
      // distance from the peak costs less than a crossed line
      return {
        spot,
        cost: 1000 * (crossed + covered + outside) + Math.abs(at.x - line.peak.x) / 10 + off + (below ? 1 : 0)
      }
    })
    const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least))
    taken.push(boxOf(best.spot))
    return best.spot
  })
}

/** Candidates: the peak and evenly spaced points along the line. */
function candidates({ points, peak }: LabelledLine): { at: Point; below: boolean; off: number }[] {
  const [first, last] = [points[0]?.x ?? peak.x, points.at(-1)?.x ?? peak.x]
  const even = Array.from({ length: POSITIONS_TRIED }, (_, i): Point => {
    const x = first + ((last - first) * i) / (POSITIONS_TRIED - 1)
    const after = Math.max(
      1,
      points.findIndex((point) => point.x >= x)
    )
    const [left, right] = [points[after - 1] ?? peak, points[after] ?? peak]
    return { x, y: right.x === left.x ? right.y : left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x) }
  })
  return [peak, ...even].flatMap((at) =>
    VERTICAL_OFFSETS.flatMap((off) => [
      { at, below: false, off },
      { at, below: true, off }
    ])
  )
}
