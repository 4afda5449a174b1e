/**
 * Plausibility of a curve: arithmetic checks and one verdict. Values are not changed. Deviations that rounding explains
 * never count: whole numbers may each be off by one.
 */
import { medianOf, physicsPoints, resolutionOf, type PlausibilityInput } from './curve-physics'
import type { PowerUnit, Quantity } from '../units/units'

type UncheckedReason =
  | 'no-values'
  | 'unreadable'
  | 'rpm-missing'
  | 'power-missing'
  | 'torque-missing'
  | 'unequal-length'
  | 'rpm-in-doubt'
  | 'common-part'
  | 'rpm-duplicate'
  | 'rpm-negative'
  | 'all-zero'
  | 'padding-kept'
  | 'zeros-inside'
  | 'negative-values'
  | 'too-few-points'
  | 'power-unit'
export type PlausibilityResult =
  | { readonly kind: 'consistent' }
  /**
   * `percent`: the largest deviation, signed; of power from torque × speed at `rpm`, or of the peak from the headline.
   */
  | {
      readonly kind: 'off'
      readonly by: 'physics' | 'headline-power' | 'headline-torque'
      readonly percent: number
      readonly rpm: number
    }
  | { readonly kind: 'unchecked'; readonly reason: UncheckedReason }

type PlausibilityCheckName =
  'lengths' | 'order' | 'padding' | 'zeros' | 'headline-power' | 'headline-torque' | 'physics'
/** 'note': handled normally. 'skipped': its input is missing. */
export interface PlausibilityCheck {
  readonly check: PlausibilityCheckName
  readonly state: 'ok' | 'note' | 'fault' | 'skipped'
  /** Counts, rpm, percent, headline and peak in PS or Nm. */
  readonly numbers: Readonly<Record<string, number>>
}

export interface CurvePlausibility {
  readonly result: PlausibilityResult
  /** True: no gain may be computed from this curve. */
  readonly flagged: boolean
  readonly checks: readonly PlausibilityCheck[]
  /**
   * Power against torque × speed over all points, in percent; null: not computable. `faults`: points beyond tolerance
   * and rounding.
   */
  readonly physics: PhysicsSummary | null
  /**
   * The unit that the power values fit instead of the assumed one (`powerUnitHint`). Never applied; such a curve is not
   * consistent.
   */
  readonly unitHint: PowerUnit | null
}

/** `unitHint`: for the whole engine, equal for stock and stages. */
export function checkPlausibility(
  input: PlausibilityInput,
  tolerance: { readonly peakPercent: number; readonly physicsPercent: number },
  unitHint: PowerUnit | null = null
): CurvePlausibility {
  const headlines = (['power', 'torque'] as const).map((quantity) =>
    checkHeadline(quantity, input, tolerance.peakPercent)
  )
  const physics = comparePhysics(input, tolerance.physicsPercent)
  const checks: PlausibilityCheck[] = [...checkStrings(input), ...headlines, checkPhysics(physics)]
  const verdict = resultOf(input, checks, physics, unitHint)
  return {
    result: verdict,
    flagged:
      verdict.kind === 'off' ||
      (verdict.kind === 'unchecked' && !['power-missing', 'torque-missing', 'too-few-points'].includes(verdict.reason)),
    checks,
    physics,
    unitHint: input.power && unitHint
  }
}

const foundOf = (input: PlausibilityInput, ...codes: readonly string[]) =>
  input.found.find((one) => codes.includes(one.code))
const numbersOf = (params: Readonly<Record<string, string | number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))

function checkStrings(input: PlausibilityInput): PlausibilityCheck[] {
  const of = (check: PlausibilityCheckName, faults: readonly string[], notes: readonly string[]): PlausibilityCheck => {
    const fault = foundOf(input, ...faults)
    const note = foundOf(input, ...notes)
    const nothing = !input.power && !input.torque && !fault && !note
    const told = fault ?? note
    return {
      check,
      state: fault ? 'fault' : note ? 'note' : nothing ? 'skipped' : 'ok',
      numbers: told ? numbersOf(told.params) : {}
    }
  }
  return [
    of(
      'lengths',
      ['unequal-length', 'rpm-in-doubt', 'values-bad', 'common-part', 'rpm-missing'],
      ['power-missing', 'torque-missing']
    ),
    of('order', ['rpm-duplicate', 'rpm-negative'], ['rpm-sorted']),
    of('padding', ['all-zero'], ['padding-trimmed', 'padding-kept']),
    of('zeros', ['zeros-inside', 'negative-values'], [])
  ]
}

function checkHeadline(quantity: Quantity, input: PlausibilityInput, tolerancePercent: number): PlausibilityCheck {
  const check = `headline-${quantity}` as const
  const headline = input.headline[quantity]
  const trace = input[quantity]
  if (headline === null || headline <= 0 || !trace) return { check, state: 'skipped', numbers: {} }
  const peak = trace.peak.value
  const percent = ((peak - headline) / headline) * 100
  // two roundings of one value differ by at most half a unit on either side
  const rounding = 0.5 + 0.5 * resolutionOf(input.strings[quantity]) * input.scale[quantity]
  const off = Math.abs(percent) > tolerancePercent && Math.abs(peak - headline) > rounding
  return { check, state: off ? 'fault' : 'ok', numbers: { headline, peak, percent, rpm: trace.peak.rpm } }
}

interface PhysicsSummary {
  readonly median: number
  readonly worst: number
  readonly worstRpm: number
  readonly faults: number
  readonly points: number
}

/** Power must be torque times speed; otherwise one of the strings or its unit is wrong. */
function comparePhysics(input: PlausibilityInput, tolerancePercent: number): PhysicsSummary | null {
  const percents: number[] = []
  let faults = 0
  let worst = { excess: -Infinity, percent: 0, rpm: 0 }
  for (const { rpm, value, expected, powerStep, expectedStep } of physicsPoints(input)) {
    const difference = value - expected
    const rounding = powerStep + expectedStep
    const against = expected > 0 ? expected : Math.abs(value)
    const excess = (Math.max(0, Math.abs(difference) - rounding) / against) * 100
    const percent = (difference / against) * 100
    percents.push(percent)
    if (excess > tolerancePercent) faults++
    if (excess > worst.excess || (excess === worst.excess && Math.abs(percent) > Math.abs(worst.percent)))
      worst = { excess, percent, rpm }
  }
  if (percents.length === 0) return null
  return { median: medianOf(percents), worst: worst.percent, worstRpm: worst.rpm, faults, points: percents.length }
}

function checkPhysics(physics: PhysicsSummary | null): PlausibilityCheck {
  if (!physics) return { check: 'physics', state: 'skipped', numbers: {} }
  const { faults: count, points: of, worst: percent, worstRpm: rpm, median } = physics
  return { check: 'physics', state: count > 0 ? 'fault' : 'ok', numbers: { count, of, percent, rpm, median } }
}

function resultOf(
  input: PlausibilityInput,
  checks: readonly PlausibilityCheck[],
  physics: PhysicsSummary | null,
  unitHint: PowerUnit | null
): PlausibilityResult {
  const unchecked = (reason: UncheckedReason): PlausibilityResult => ({ kind: 'unchecked', reason })
  const has = (...codes: readonly string[]): boolean => foundOf(input, ...codes) !== undefined
  if (has('no-values')) return unchecked('no-values')
  if (has('values-bad')) return unchecked('unreadable')
  for (const reason of [
    'rpm-missing',
    'common-part',
    'unequal-length',
    'rpm-in-doubt',
    'all-zero',
    'rpm-negative',
    'rpm-duplicate',
    'padding-kept',
    'zeros-inside',
    'negative-values'
  ] as const) {
    // zeros and signs make the arithmetic meaningless
    if (has(reason)) return unchecked(reason)
  }
  if (!input.power && !input.torque) return unchecked('no-values')
  const off = checks.filter(
    (one) => one.state === 'fault' && (one.check === 'physics' || one.check.startsWith('headline'))
  )
  if (off.length > 0) {
    const worst = off.reduce((most, one) =>
      Math.abs(one.numbers['percent'] ?? 0) > Math.abs(most.numbers['percent'] ?? 0) ? one : most
    )
    return {
      kind: 'off',
      by: worst.check as 'physics' | 'headline-power' | 'headline-torque',
      percent: worst.numbers['percent'] ?? 0,
      rpm: worst.numbers['rpm'] ?? 0
    }
  }
  // the tolerance may be wider than the difference between two units
  if (unitHint && input.power) return unchecked('power-unit')
  if (!input.power) return unchecked('power-missing')
  if (!input.torque) return unchecked('torque-missing')
  return physics ? { kind: 'consistent' } : unchecked('too-few-points')
}
