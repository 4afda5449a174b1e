/** A part of the rpm axis on screen. Scales of power and torque stay, so that curves keep their height. */
import { tightAxis } from './chart-axis'
import type { ChartModel, ChartPoint, ChartSeries } from './chart-model'
import type { RpmRange } from '../rpm-range-gain'

/** In rpm. */
export const MIN_VIEW = 250

/** A view of the given width with `at` at the same share of it, inside `full`; null: all of it. */
function placed(full: RpmRange, wanted: RpmRange): RpmRange | null {
  const width = Math.max(wanted.to - wanted.from, MIN_VIEW)
  if (width >= full.to - full.from) return null
  const from = Math.min(Math.max(wanted.from, full.from), full.to - width)
  return { from, to: from + width }
}

/** `factor` below 1 shows less. The point under `at` stays where it is. */
export function zoomView(full: RpmRange, view: RpmRange | null, factor: number, at: number): RpmRange | null {
  const now = view ?? full
  const width = Math.max((now.to - now.from) * factor, MIN_VIEW)
  const share = (at - now.from) / (now.to - now.from)
  const from = at - share * width
  return placed(full, { from, to: from + width })
}

export function panView(full: RpmRange, view: RpmRange | null, by: number): RpmRange | null {
  return view && placed(full, { from: view.from + by, to: view.to + by })
}

/** A section chosen by hand; too narrow ones grow around their middle. */
export function chosenView(full: RpmRange, wanted: RpmRange): RpmRange | null {
  const lack = Math.max(0, MIN_VIEW - (wanted.to - wanted.from)) / 2
  return placed(full, { from: wanted.from - lack, to: wanted.to + lack })
}

/** The points within a section of a line whose x rises, with interpolated ends. */
export function clipPoints(points: readonly ChartPoint[], from: number, to: number): ChartPoint[] {
  const clipped: ChartPoint[] = []
  const between = (a: ChartPoint, b: ChartPoint, x: number): ChartPoint => ({
    x,
    y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
  })
  points.forEach((point, index) => {
    const before = points[index - 1]
    for (const edge of [from, to])
      if (before && before.x < edge && point.x > edge) clipped.push(between(before, point, edge))
    if (point.x >= from && point.x <= to) clipped.push(point)
  })
  return clipped
}

function clipSeries(series: ChartSeries, { from, to }: RpmRange): ChartSeries {
  const points = clipPoints(series.points, from, to)
  const peak = series.points[series.peak.at]
  // -1: the peak is out of sight
  const at = peak ? points.indexOf(peak) : -1
  return { ...series, points, peak: { ...series.peak, at }, hidden: series.hidden || points.length === 0 }
}

/** The chart with lines and rpm axis of the view. `stops` stay, because the crosshair may leave the view. */
export function zoomChart(model: ChartModel, view: RpmRange): ChartModel {
  return {
    ...model,
    x: tightAxis([view.from, view.to], { steps: 8, leastSpan: 0 }),
    series: model.series.map((series) => clipSeries(series, view))
  }
}
