import { KW_PER_PS } from '../units/units'
import type { ValueString } from './value-strings'
import type { PlausibilityInput } from './plausibility-input'

/** PS of one Nm at one rpm: 1 / 7023.5. */
export const PS_PER_NM_RPM = Math.PI / 30 / 1000 / KW_PER_PS

/**
 * The step between neighbouring values a string can say: 1 for whole numbers, 0.1 for one decimal, 5 where every value
 * is a multiple of five.
 */
export function resolutionOf(value: ValueString): number {
  if (value.kind !== 'numbers') return 0
  const decimals = Math.max(0, ...value.members.map((member) => (member.split('.')[1] ?? '').length))
  if (decimals > 0) return 10 ** -decimals
  // a few values are multiples of ten by chance
  if (value.values.length < 4) return 1
  const coarse = new Set(value.values).size < 4 ? [10, 5, 2] : [50, 20, 10, 5, 2]
  return coarse.find((step) => value.values.every((one) => one % step === 0)) ?? 1
}

/** A point of the power curve beside what torque × speed makes of it, both in PS. */
interface PhysicsPoint {
  readonly rpm: number
  readonly value: number
  readonly expected: number
  /** How far cut or rounded values may have moved `value` and `expected`, each in its own strings. */
  readonly powerStep: number
  readonly expectedStep: number
}

/** The points with power and torque where at least one of the two is above 0. */
export function physicsPoints({
  strings,
  power,
  torque,
  scale
}: Pick<PlausibilityInput, 'strings' | 'power' | 'torque' | 'scale'>): PhysicsPoint[] {
  if (!power || !torque) return []
  const powerStep = resolutionOf(strings.power) * scale.power
  const torqueStep = resolutionOf(strings.torque) * scale.torque
  const rpmStep = Math.min(1, resolutionOf(strings.rpm))
  return power.points.flatMap(({ rpm, value }, i): PhysicsPoint[] => {
    const turning = torque.points[i]?.value ?? 0
    const expected = turning * rpm * PS_PER_NM_RPM
    if (expected <= 0 && value <= 0) return []
    return [
      {
        rpm,
        value,
        expected,
        powerStep,
        expectedStep: (torqueStep * rpm + rpmStep * Math.abs(turning)) * PS_PER_NM_RPM
      }
    ]
  })
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}
