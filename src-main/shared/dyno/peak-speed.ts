/** Engine speed at which a figure of the record is reached. */
import type { Curve, Trace } from './curve-set'
import type { RpmRange } from './rpm-range-gain'
import type { Quantity } from '../units/units'

/** The highest point; a range where the points after it are as high. */
export function peakSpeed({ points, peak }: Trace): RpmRange {
  const first = points.indexOf(peak)
  const lower = points.findIndex((point, index) => index > first && point.value < peak.value)
  return { from: peak.rpm, to: (lower < 0 ? points.at(-1) : points[lower - 1])?.rpm ?? peak.rpm }
}

/** null: no curve, a curve paired by choice, or one whose peak is not the figure. */
export function statedPeakSpeed(curve: Curve, quantity: Quantity): RpmRange | null {
  const trace = curve[quantity]
  const check = curve.plausibility.checks.find((one) => one.check === `headline-${quantity}`)
  return trace && curve.certain && check?.state === 'ok' ? peakSpeed(trace) : null
}
