/** Longest texts of a readout, so that it reserves its space and nothing moves with the crosshair. */
import { readoutAt, type CurveReadout } from '@shared/dyno/chart/chart-readout'
import type { CurveKey, CurveSet } from '@shared/dyno/curve-set'
import type { Quantity } from '@shared/units/units'

interface ReadoutWidth {
  readonly value: string
  readonly gain: string
}
/** Engine speeds examined; longer curves are sampled. */
const MAX_SAMPLES = 300

/**
 * By curve and quantity; quantities without values are left out. Texts of equal length count as equally wide, because
 * figures are tabular.
 */
export function widestReadouts(
  set: CurveSet,
  stops: readonly number[],
  hidden: ReadonlySet<CurveKey>,
  text: { value(quantity: Quantity, value: number): string; gain(quantity: Quantity, gain: number): string }
): ReadonlyMap<CurveKey, { readonly [Q in Quantity]?: ReadoutWidth }> {
  const widest = new Map<CurveKey, { [Q in Quantity]?: ReadoutWidth }>()
  const wider = (a: string, b: string): string => (b.length > a.length ? b : a)
  const take = (reading: CurveReadout): void => {
    const mine = widest.get(reading.curve) ?? {}
    for (const quantity of ['power', 'torque'] as const) {
      const read = reading[quantity]
      if (!read) continue
      const before = mine[quantity] ?? { value: '', gain: '' }
      mine[quantity] = {
        value: wider(before.value, text.value(quantity, read.value)),
        gain: read.gain === null ? before.gain : wider(before.gain, text.gain(quantity, read.gain))
      }
    }
    widest.set(reading.curve, mine)
  }
  const step = Math.max(1, Math.ceil(stops.length / MAX_SAMPLES))
  const peaks = set.curves.flatMap((curve) =>
    [curve.power, curve.torque].flatMap((trace) => (trace ? [trace.peak.rpm] : []))
  )
  for (const rpm of [...stops.filter((_stop, index) => index % step === 0), ...peaks])
    readoutAt(set, rpm, hidden).forEach(take)
  return widest
}
