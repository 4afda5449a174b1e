import type { ChartModel, ChartSeries } from './chart-model'
import { xOf, yOf, type Plot } from './chart-plot'

/** The visible line nearest to a place, at most `reach` pixels above or below it; null: none. */
export function nearestSeries(plot: Plot, model: ChartModel, x: number, y: number, reach = 10): ChartSeries | null {
  let best: { series: ChartSeries; away: number } | null = null
  for (const series of model.series) {
    if (series.hidden) continue
    const away = Math.abs((heightAt(plot, model, series, x) ?? Infinity) - y)
    if (away <= reach && (!best || away < best.away)) best = { series, away }
  }
  return best?.series ?? null
}

/** Height of a line at a place of the rpm axis; null beyond its ends. */
function heightAt(plot: Plot, model: ChartModel, { points, quantity }: ChartSeries, x: number): number | null {
  const at = points.findIndex((point) => xOf(plot, model, point.x) >= x)
  const right = points[at]
  if (!right) return null
  const left = points[at - 1] ?? right
  const [from, to] = [xOf(plot, model, left.x), xOf(plot, model, right.x)]
  if (at === 0 && to - x > 1) return null
  const share = to === from ? 0 : (x - from) / (to - from)
  return yOf(plot, model, quantity, left.y + (right.y - left.y) * share)
}
