/** Positions in a chart, within the edges set by the canvas or the SVG. */
import { spreadLabels, type Axis } from './chart-axis'
import type { ChartModel, ChartSeries } from './chart-model'
import type { Quantity } from '../../units/units'

export interface Panel {
  readonly quantity: Quantity
  readonly top: number
  readonly bottom: number
}
/** The drawing area in CSS pixels. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  /** Left edge of the labels: right of the plot and of the second axis. */
  readonly labels: number
  readonly panels: readonly Panel[]
}

const share = (axis: Axis, value: number): number => (value - axis.min) / (axis.max - axis.min)

export function xOf(plot: Plot, model: ChartModel, rpm: number): number {
  return plot.left + share(model.x, rpm) * (plot.right - plot.left)
}
export function rpmAt(plot: Plot, model: ChartModel, x: number): number {
  const part = Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)))
  return model.x.min + part * (model.x.max - model.x.min)
}
/** null: no panel or no axis for the quantity. */
export function yOf(plot: Plot, model: ChartModel, quantity: Quantity, value: number): number | null {
  const panel = plot.panels.find((one) => one.quantity === quantity)
  const axis = model.axes[quantity]
  return panel && axis ? panel.bottom - share(axis, value) * (panel.bottom - panel.top) : null
}

interface EndLabel {
  readonly series: ChartSeries
  readonly x: number
  readonly y: number
  /** End of the line and start of the leader. */
  readonly fromX: number
  readonly fromY: number
}

/** Minimum distance of two labels' centres. */
export const MIN_LABEL_GAP = 14

/** Labels of the visible lines, spread within their panel so that they do not overlap. */
export function endLabels(plot: Plot, model: ChartModel, gap = MIN_LABEL_GAP): EndLabel[] {
  const areas = new Map<string, { panel: Panel; series: ChartSeries[] }>()
  for (const series of model.series) {
    const panel = plot.panels.find((one) => one.quantity === series.quantity)
    if (series.hidden || !panel) continue
    const key = `${panel.top}`
    const area = areas.get(key) ?? { panel, series: [] }
    areas.set(key, { ...area, series: [...area.series, series] })
  }
  return [...areas.values()].flatMap(({ panel, series }) => {
    const ends = series.map((one) => {
      const last = one.points.at(-1)
      return {
        series: one,
        x: last ? xOf(plot, model, last.x) : plot.right,
        y: (last && yOf(plot, model, one.quantity, last.y)) ?? panel.bottom
      }
    })
    const placed = spreadLabels(
      ends.map((end) => end.y),
      gap,
      panel.top,
      panel.bottom
    )
    return ends.map((end, i) => ({
      series: end.series,
      x: plot.labels,
      y: placed[i] ?? end.y,
      fromX: end.x,
      fromY: end.y
    }))
  })
}
