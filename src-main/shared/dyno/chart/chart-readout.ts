import { implausibleCurve, valueAt } from '../rpm-range-gain'
import type { CurveKey, CurveSet, Trace } from '../curve-set'
import { roundOffNoise } from '../gain'
import type { Quantity } from '../../units/units'

interface ReadoutValue {
  /** PS or Nm, unrounded. */
  readonly value: number
  /** Linearly between two points. */
  readonly interpolated: boolean
  /** Difference to stock at the same speed; null for stock, without a stock value, and if either curve is flagged. */
  readonly gain: number | null
}
export interface CurveReadout {
  readonly curve: CurveKey
  readonly stageNo: number | null
  readonly position: number
  /** null outside the curve. */
  readonly power: ReadoutValue | null
  readonly torque: ReadoutValue | null
  /** The flagged curve because of which there is no gain; null: none, and for stock. */
  readonly refusedBy: CurveKey | null
}

function readingAt(trace: Trace | null, rpm: number): { value: number; interpolated: boolean } | null {
  const value = trace && valueAt(trace, rpm)
  return value === null ? null : { value, interpolated: !trace?.points.some((point) => point.rpm === rpm) }
}

/** Readings of the drawn, visible curves; stock is the base of gains even when hidden. */
export function readoutAt(set: CurveSet, rpm: number, hidden: ReadonlySet<CurveKey>): CurveReadout[] {
  const stock = set.curves.find((curve) => curve.position === 0)
  return set.curves
    .filter((curve) => !hidden.has(curve.key) && (curve.power ?? curve.torque))
    .map((curve) => {
      const refusal = stock && curve.position > 0 ? implausibleCurve(stock, curve) : null
      const read = (quantity: Quantity): ReadoutValue | null => {
        const own = readingAt(curve[quantity], rpm)
        const base = curve.position === 0 || refusal ? null : readingAt(stock?.[quantity] ?? null, rpm)
        return own && { ...own, gain: base && roundOffNoise(own.value - base.value) }
      }
      return {
        curve: curve.key,
        stageNo: curve.stageNo,
        position: curve.position,
        power: read('power'),
        torque: read('torque'),
        refusedBy: refusal?.curve ?? null
      }
    })
}

/** The nearest stop (the lower of two equally near); null without stops. `stops` rises. */
export function nearestStop(stops: readonly number[], rpm: number): number | null {
  let best: number | null = null
  for (const stop of stops) if (best === null || Math.abs(stop - rpm) < Math.abs(best - rpm)) best = stop
  return best
}

/**
 * The stop `by` places away, clamped to the ends; null without stops. Between stops, the first step goes to the
 * neighbour.
 */
export function stepStop(stops: readonly number[], rpm: number, by: number): number | null {
  if (stops.length === 0) return null
  const at = stops.indexOf(rpm)
  const below = stops.filter((stop) => stop < rpm).length
  const from = at >= 0 ? at : by > 0 ? below - 1 : below
  return stops[Math.min(Math.max(from + by, 0), stops.length - 1)] ?? null
}
