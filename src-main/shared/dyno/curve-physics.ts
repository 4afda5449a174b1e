import { KW_PER_PS, type Quantity } from '../units/units'
import type { ValueString } from './value-strings'
import type { Trace } from './curve-points'

export interface PlausibilityInput {
  readonly strings: { readonly rpm: ValueString; readonly power: ValueString; readonly torque: ValueString }
  readonly power: Trace | null
  readonly torque: Trace | null
  readonly certain: boolean
  /** In PS and Nm. */
  readonly headline: { readonly [Q in Quantity]: number | null }
  /** Issues found while the points were built. */
  readonly found: readonly {
    readonly code: string
    readonly series: string | null
    readonly params: Readonly<Record<string, string | number>>
  }[]
  /** PS and Nm per unit of the value strings; 1 without an assumed other unit. */
  readonly scale: { readonly [Q in Quantity]: number }
}

/** PS of one Nm at one rpm: 1 / 7023.5. */
export const PS_PER_NM_RPM = Math.PI / 30 / 1000 / KW_PER_PS

/** Resolution of a value string: 1 for whole numbers, 0.1 for one decimal, 5 if all values are multiples of five. */
export function resolutionOf(value: ValueString): number {
  if (value.kind !== 'numbers') return 0
  const decimals = Math.max(0, ...value.members.map((member) => (member.split('.')[1] ?? '').length))
  if (decimals > 0) return 10 ** -decimals
  // a few values may be multiples of ten by chance
  if (value.values.length < 4) return 1
  const coarse = new Set(value.values).size < 4 ? [10, 5, 2] : [50, 20, 10, 5, 2]
  return coarse.find((step) => value.values.every((one) => one % step === 0)) ?? 1
}

/** A point of the power curve and the power computed from torque × speed, both in PS. */
interface PhysicsPoint {
  readonly rpm: number
  readonly value: number
  readonly expected: number
  /** Possible rounding error of `value` and `expected`. */
  readonly powerStep: number
  readonly expectedStep: number
}

/** Points with power and torque, at least one of them above 0. */
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
