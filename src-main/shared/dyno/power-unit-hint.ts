/**
 * Determines the unit of an engine's power values from arithmetic: the headline `power` is in PS, and PS = Nm × rpm /
 * 7023.5. Stock and all stages get one answer, because the service does not change units between them.
 */
import { physicsPoints, resolutionOf, type PlausibilityInput } from './curve-physics'
import { POWER_UNITS } from '../units/unit-names'
import { fromUnit, type PowerUnit } from '../units/units'

type Evidence = Pick<PlausibilityInput, 'strings' | 'power' | 'torque' | 'scale' | 'headline'>

/** Deviation of a true curve from torque × speed beyond rounding. PS and bhp differ by 1.39 %. */
const PHYSICS_SLACK = 0.003
/** Difference between the constants by which power is computed from torque. */
const EXACT_SLACK = 0.0005
/** Deviation of a curve's peak from the headline: between close units such as PS and bhp, and between others. */
const PEAK_SLACK = { near: 0.0025, far: 0.011 }
const FEWEST_POINTS = 3

/**
 * The unit that fits when the assumed one does not; null: the assumed one fits, or none for certain. `curves`: stock
 * first, values scaled from `taken` to PS.
 */
export function powerUnitHint(curves: readonly Evidence[], taken: PowerUnit): PowerUnit | null {
  const physics = fittingPhysics(curves, taken)
  if (physics?.length === 1 && physics[0] === taken) return null
  const others = POWER_UNITS.filter((unit) => unit !== taken)
  const peak = peakOf(curves)
  if (!physics || physics.length === 0) return peak && fittingPeak(peak, taken, others)
  if (physics.includes(taken))
    return (
      peak &&
      fittingPeak(
        peak,
        taken,
        physics.filter((unit) => unit !== taken)
      )
    )
  if (!peak) return physics[0] ?? null
  // with the peak as second evidence, either may be rounded
  const agreeing = physics.filter(
    (unit) =>
      Math.abs(peak.headline - inUnit(peak.value, unit, taken)) <=
      Math.max(PEAK_SLACK.near * peak.headline, 0.5 + inUnit(peak.step, unit, taken))
  )
  return agreeing[0] ?? fittingPeak(peak, taken, others)
}

/** A value scaled from the unit `taken`, as it would be if the string were in `unit`; PS. */
const inUnit = (value: number, unit: PowerUnit, taken: PowerUnit): number =>
  (value * fromUnit(1, unit)) / fromUnit(1, taken)

/**
 * Units in which the sum of power fits the sum of torque × speed, best first; null with too little to compare. If only
 * the assumed unit fits every point with the torque taken as exact, power was computed from these torque values in that
 * unit.
 */
function fittingPhysics(curves: readonly Evidence[], taken: PowerUnit): PowerUnit[] | null {
  const points = curves.flatMap(physicsPoints)
  const sum = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((total, point) => total + of(point), 0)
  const expected = sum((point) => point.expected)
  if (points.length < FEWEST_POINTS || expected <= 0) return null
  const exact = POWER_UNITS.filter((unit) =>
    points.every(
      (point) =>
        Math.abs(inUnit(point.value, unit, taken) - point.expected) <=
        inUnit(point.powerStep, unit, taken) / 2 + EXACT_SLACK * point.expected
    )
  )
  if (exact.length === 1 && exact[0] === taken) return exact
  const [value, powerStep, expectedStep] = [
    sum((point) => point.value),
    sum((point) => point.powerStep),
    sum((point) => point.expectedStep)
  ]
  return POWER_UNITS.map((unit) => ({
    unit,
    off: Math.abs(inUnit(value, unit, taken) / expected - 1),
    doubt: (inUnit(powerStep, unit, taken) + expectedStep) / 2 / expected
  }))
    .filter(({ off, doubt }) => off <= doubt + PHYSICS_SLACK)
    .sort((a, b) => a.off - b.off)
    .map(({ unit }) => unit)
}

interface Peak {
  /** PS */
  readonly headline: number
  /** PS, as taken. */
  readonly value: number
  readonly step: number
}

/** Stock's headline (stated to be PS) with its peak; without it the mean of the stages, whose unit is assumed. */
function peakOf(curves: readonly Evidence[]): Peak | null {
  const peaks = curves.map(({ headline, power, strings, scale }): Peak | null => {
    if (headline.power === null || headline.power <= 0 || !power || power.peak.value <= 0) return null
    return { headline: headline.power, value: power.peak.value, step: resolutionOf(strings.power) * scale.power }
  })
  const [stock, ...stages] = peaks
  if (stock) return stock
  const given = stages.filter((peak) => peak !== null)
  if (given.length === 0) return null
  const mean = (of: (peak: Peak) => number): number => given.reduce((total, peak) => total + of(peak), 0) / given.length
  return { headline: mean((peak) => peak.headline), value: mean((peak) => peak.value), step: mean((peak) => peak.step) }
}

/** The unit in which the peak equals the headline, if the assumed one is off by more than rounding. */
function fittingPeak({ headline, value, step }: Peak, taken: PowerUnit, among: readonly PowerUnit[]): PowerUnit | null {
  const rounding = (unit: PowerUnit): number => 0.5 + 0.5 * inUnit(step, unit, taken)
  const off = (unit: PowerUnit): number => Math.abs(headline - inUnit(value, unit, taken))
  if (off(taken) <= rounding(taken)) return null
  const slack = (unit: PowerUnit): number =>
    (unit === 'kW' || taken === 'kW' ? PEAK_SLACK.far : PEAK_SLACK.near) * headline
  return (
    among.filter((unit) => off(unit) <= Math.max(slack(unit), rounding(unit))).sort((a, b) => off(a) - off(b))[0] ??
    null
  )
}
