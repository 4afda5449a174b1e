/**
 * Gain over a range of engine speed instead of at the peak. Exact for curves that are linear between their points.
 * Refused on an implausible curve, since a mean hides doubtful numbers.
 */
import type { Trace } from './curve-points'
import type { Curve, CurveKey, CurveSet } from './curve-set'
import type { PlausibilityResult } from './curve-plausibility'

export interface RpmRange {
  readonly from: number
  readonly to: number
}

/** Linearly interpolated value; null outside the points. */
export function valueAt(
  trace: { readonly points: readonly Pick<Trace['points'][number], 'rpm' | 'value'>[] },
  rpm: number
): number | null {
  const { points } = trace
  let low = 0
  let high = points.length - 1
  const first = points[low]
  const last = points[high]
  if (!first || !last || rpm < first.rpm || rpm > last.rpm) return null
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((points[middle]?.rpm ?? 0) <= rpm) low = middle
    else high = middle
  }
  const left = points[low] ?? first
  const right = points[high] ?? last
  if (left.rpm === rpm) return left.value
  if (right.rpm === rpm || right.rpm === left.rpm) return right.value
  return left.value + ((right.value - left.value) * (rpm - left.rpm)) / (right.rpm - left.rpm)
}

/** The range covered by all curves; null: empty or a single point. */
export function commonRpmRange(...traces: readonly Trace[]): RpmRange | null {
  const from = Math.max(...traces.map((trace) => trace.points[0]?.rpm ?? Infinity))
  const to = Math.min(...traces.map((trace) => trace.points.at(-1)?.rpm ?? -Infinity))
  return from < to ? { from, to } : null
}

/** Both ends and every point between them, rising. */
export function breakpoints(band: RpmRange, traces: readonly Trace[]): number[] {
  const inside = traces
    .flatMap((trace) => trace.points.map((point) => point.rpm))
    .filter((rpm) => rpm > band.from && rpm < band.to)
  return [band.from, ...[...new Set(inside)].sort((a, b) => a - b), band.to]
}

/** Mean by the trapezoid rule, which is exact here; null unless the curve covers the whole range. */
export function meanOverRange(trace: Trace, band: RpmRange): number | null {
  if (!(band.to > band.from)) return null
  const at = breakpoints(band, [trace])
  let area = 0
  for (let i = 1; i < at.length; i++) {
    const [from, to] = [at[i - 1] ?? 0, at[i] ?? 0]
    const [a, b] = [valueAt(trace, from), valueAt(trace, to)]
    if (a === null || b === null) return null
    area += ((a + b) / 2) * (to - from)
  }
  return area / (band.to - band.from)
}

/** The largest difference of the curves over their common range, at the lowest speed; null without one. */
export function largestGain(stock: Trace, tuned: Trace): { readonly rpm: number; readonly gain: number } | null {
  const span = commonRpmRange(stock, tuned)
  if (!span) return null
  let best: { rpm: number; gain: number } | null = null
  for (const rpm of breakpoints(span, [stock, tuned])) {
    const gain = (valueAt(tuned, rpm) ?? NaN) - (valueAt(stock, rpm) ?? NaN)
    if (!best || gain > best.gain + 1e-9) best = { rpm, gain }
  }
  return best
}

export interface Plateau extends RpmRange {
  readonly width: number
  /** The curve ends before it falls below the share, so the plateau may be wider. */
  readonly openStart: boolean
  readonly openEnd: boolean
}
/** The unbroken range around the peak with at least this share of it. */
export function plateauOf(trace: Trace, share = 0.95): Plateau {
  const level = trace.peak.value * share
  const { points } = trace
  const top = points.findIndex((point) => point === trace.peak)
  const walk = (step: 1 | -1): { rpm: number; open: boolean } => {
    for (let i = top; ; i += step) {
      const here = points[i]
      const next = points[i + step]
      if (!here || !next) return { rpm: here?.rpm ?? trace.peak.rpm, open: true }
      if (next.value < level)
        return {
          rpm: here.rpm + ((next.rpm - here.rpm) * (here.value - level)) / (here.value - next.value),
          open: false
        }
    }
  }
  const start = walk(-1)
  const end = walk(1)
  return { from: start.rpm, to: end.rpm, width: end.rpm - start.rpm, openStart: start.open, openEnd: end.open }
}

/** The range clamped to `span`; all of `span` if they do not overlap. */
export function clampRpmRange(band: RpmRange, span: RpmRange): RpmRange {
  const low = Math.min(band.from, band.to)
  const high = Math.max(band.from, band.to)
  const from = Math.min(Math.max(low, span.from), span.to)
  const to = Math.min(Math.max(high, span.from), span.to)
  return to > from ? { from, to } : span
}

/** In PS or Nm, unrounded. */
interface QuantityRangeGain {
  readonly mean: number
  /** Of stock's mean in the range; null without one above 0. */
  readonly percent: number | null
  readonly largest: { readonly rpm: number; readonly gain: number }
  /** At the cruising speed; null outside either curve. */
  readonly cruise: number | null
}
export type RpmRangeGain =
  /** `curve`: the flagged one, with its verdict. */
  | { readonly kind: 'refused'; readonly curve: CurveKey; readonly verdict: PlausibilityResult }
  /** The curves do not overlap, or one is not drawn. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'gain'
      readonly band: RpmRange
      readonly power: QuantityRangeGain | null
      readonly torque: QuantityRangeGain | null
      readonly plateau: { readonly stock: Plateau; readonly stage: Plateau } | null
    }

/** The flagged curve because of which there is no gain, stock first; null: neither is flagged. */
export function implausibleCurve(
  stock: Curve,
  stage: Curve
): { readonly curve: CurveKey; readonly verdict: PlausibilityResult } | null {
  const flagged = [stock, stage].find((curve) => curve.plausibility.flagged)
  return flagged ? { curve: flagged.key, verdict: flagged.plausibility.result } : null
}

/** Both curves are drawn, but one is doubtful, so that they give no gain. */
export function doubtsGain([stock]: readonly Curve[], stage: Curve): boolean {
  const isDrawn = (curve: Curve): boolean => (curve.power ?? curve.torque) !== null
  return stock !== undefined && isDrawn(stock) && isDrawn(stage) && implausibleCurve(stock, stage) !== null
}

/** The gain of one stage in a range (rpm), which is clamped to the covered one. */
export function rpmRangeGain(set: CurveSet, key: CurveKey, wish: RpmRange, cruiseRpm: number): RpmRangeGain {
  const stock = set.curves.find((curve) => curve.position === 0)
  const stage = set.curves.find((curve) => curve.key === key)
  if (!stock || !stage || stage === stock) return { kind: 'none' }
  const refusal = implausibleCurve(stock, stage)
  if (refusal) return { kind: 'refused', ...refusal }
  const span = coveredRpmRange([stock, stage])
  if (!span) return { kind: 'none' }
  const band = clampRpmRange(wish, span)
  const power = quantityGain(stock.power, stage.power, band, cruiseRpm)
  const torque = quantityGain(stock.torque, stage.torque, band, cruiseRpm)
  if (!power && !torque) return { kind: 'none' }
  return {
    kind: 'gain',
    band,
    power,
    torque,
    plateau: stock.torque && stage.torque ? { stock: plateauOf(stock.torque), stage: plateauOf(stage.torque) } : null
  }
}

/** The range covered by every drawn line. */
export function coveredRpmRange(curves: readonly Pick<Curve, 'power' | 'torque'>[]): RpmRange | null {
  const traces = curves.flatMap(({ power, torque }) => [power, torque].filter((trace) => trace !== null))
  return traces.length === 0 ? null : commonRpmRange(...traces)
}

function quantityGain(
  stock: Trace | null,
  stage: Trace | null,
  band: RpmRange,
  cruiseRpm: number
): QuantityRangeGain | null {
  if (!stock || !stage) return null
  const base = meanOverRange(stock, band)
  const tuned = meanOverRange(stage, band)
  const largest = largestGain(stock, stage)
  if (base === null || tuned === null || !largest) return null
  const [before, after] = [valueAt(stock, cruiseRpm), valueAt(stage, cruiseRpm)]
  return {
    mean: tuned - base,
    percent: base > 0 ? ((tuned - base) / base) * 100 : null,
    largest,
    cruise: before === null || after === null ? null : after - before
  }
}
