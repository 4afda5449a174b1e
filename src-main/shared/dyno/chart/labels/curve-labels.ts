/** Names at the ends of the curves on screen: one for curves that coincide, none over another. */
import { spreadLabels } from '../chart-axis'
import type { ChartModel, ChartSeries } from '../chart-model'
import { MIN_LABEL_GAP, xOf, yOf, type Panel, type Plot } from '../chart-plot'
import type { CurveKey } from '../../curve-set'
import type { Quantity } from '../../../units/units'

/** Visible curves of one quantity that run through the same points. */
export interface CurveGroup {
  /** The one that is drawn. */
  readonly front: ChartSeries
  readonly all: readonly ChartSeries[]
}
/** End of a line that the model does not have. */
export interface LineEnd {
  readonly quantity: Quantity
  readonly fromX: number
  readonly fromY: number
}
interface EndLabel extends LineEnd {
  readonly x: number
  readonly y: number
  /** null: of a line that the model does not have. */
  readonly group: CurveGroup | null
  /** Place among `others`; -1: of a curve. */
  readonly other: number
}

const coincide = (a: ChartSeries, b: ChartSeries): boolean =>
  a.quantity === b.quantity &&
  a.points.length === b.points.length &&
  a.points.every(({ x, y }, at) => b.points[at]?.x === x && b.points[at].y === y)

/** `front`: the curve that is drawn before others of its group; else the first is. */
export function curveGroups(model: ChartModel, front: CurveKey | null): readonly CurveGroup[] {
  const groups: { front: ChartSeries; all: ChartSeries[] }[] = []
  for (const series of model.series) {
    if (series.hidden) continue
    const group = groups.find((one) => coincide(one.front, series))
    if (!group) groups.push({ front: series, all: [series] })
    else {
      group.all.push(series)
      if (series.curve === front) group.front = series
    }
  }
  return groups
}

/** The chart with one curve of each group. */
export function drawnOnce(model: ChartModel, groups: readonly CurveGroup[]): ChartModel {
  const fronts = new Set(groups.map(({ front }) => front.id))
  if (model.series.every(({ id, hidden }) => hidden || fronts.has(id))) return model
  return { ...model, series: model.series.map((one) => (fronts.has(one.id) ? one : { ...one, hidden: true })) }
}

/** Room above a panel that its labels may take, and above the numbers of the rpm axis below it. */
const OVERHANG = 8
const AXIS_GAP = 3

/**
 * In a low panel `others` and the curves of `first` keep their labels; the legend has the rest. Panels of two scales
 * share their labels.
 */
export function curveLabels(
  plot: Plot,
  model: ChartModel,
  groups: readonly CurveGroup[],
  first: readonly CurveKey[],
  others: readonly LineEnd[] = []
): readonly EndLabel[] {
  const rank = ({ all }: CurveGroup): number => {
    const ranks = all.map(({ curve }) => first.indexOf(curve)).filter((at) => at >= 0)
    return ranks.length > 0 ? Math.min(...ranks) : first.length
  }
  const tops = [...new Set(plot.panels.map(({ top }) => top))]
  return tops.flatMap((top) => {
    const panels = plot.panels.filter((one) => one.top === top)
    const [min, max] = [top - OVERHANG, Math.max(...panels.map(({ bottom }) => bottom)) - AXIS_GAP]
    const isInside = ({ quantity }: { readonly quantity: Quantity }): boolean =>
      panels.some((panel) => panel.quantity === quantity)
    const inside = groups.filter(({ front }) => isInside(front))
    const more = others.flatMap((end, other) => (isInside(end) ? [{ ...end, group: null, other }] : []))
    const most = Math.floor((max - min) / MIN_LABEL_GAP) + 1 - more.length
    const kept = new Set([...inside].sort((a, b) => rank(a) - rank(b)).slice(0, Math.max(0, most)))
    const own = inside.filter((group) => kept.has(group)).map((group) => endOf(group, plot, model, panels))
    const ends = [...own, ...more]
    const placed = spreadLabels(
      ends.map(({ fromY }) => fromY),
      MIN_LABEL_GAP,
      min,
      max
    )
    return ends.map((end, at) => ({ ...end, x: plot.labels, y: placed[at] ?? end.fromY }))
  })
}

function endOf(group: CurveGroup, plot: Plot, model: ChartModel, panels: readonly Panel[]) {
  const { points, quantity } = group.front
  const last = points.at(-1)
  return {
    group,
    other: -1,
    quantity,
    fromX: last ? xOf(plot, model, last.x) : plot.right,
    fromY: (last && yOf(plot, model, quantity, last.y)) ?? panels[0]?.bottom ?? 0
  }
}
