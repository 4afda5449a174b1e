/** Columns of a readout: one for curves that run through the same points. */
import type { CurveReadout } from '@shared/dyno/chart/chart-readout'
import type { Curve, CurveKey, CurveSet, Trace } from '@shared/dyno/curve-set'
import type { Provenance } from '@shared/units/provenance'

/** A value at the crosshair with its gain over stock, and the longest texts of both. */
export interface ReadoutCell {
  readonly reading: CurveReadout
  readonly text: string
  readonly gain: string
  readonly look: string
  readonly widest: string
  readonly widestGain: string
  readonly origin: Provenance | null
  readonly gainOrigin: Provenance | null
}

const isSameTrace = (a: Trace | null, b: Trace | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.points.length === b.points.length &&
    a.points.every(({ rpm, value }, at) => b.points[at]?.rpm === rpm && b.points[at].value === value))

const coincide = (a: Curve, b: Curve): boolean =>
  a.position > 0 && b.position > 0 && isSameTrace(a.power, b.power) && isSameTrace(a.torque, b.torque)

/** By stage, the first stage with the same points. */
export function firstTwins({ curves }: Pick<CurveSet, 'curves'>): ReadonlyMap<CurveKey, CurveKey> {
  return new Map(curves.map((curve) => [curve.key, (curves.find((one) => coincide(one, curve)) ?? curve).key]))
}

/** The first reading of each column stands for all of it. */
export const readoutColumns = (readings: readonly CurveReadout[], twins: ReadonlyMap<CurveKey, CurveKey>) =>
  [...Map.groupBy(readings, ({ curve }) => twins.get(curve))].flatMap(([, [reading, ...rest]]) =>
    reading ? [{ reading, keys: [reading, ...rest].map(({ curve }) => curve) }] : []
  )

/** Deviation of a measured value from the curve at the same speed, in percent. */
export function deviation(value: number, curve: number | null): number | null {
  return curve === null || curve <= 0 ? null : ((value - curve) / curve) * 100
}
