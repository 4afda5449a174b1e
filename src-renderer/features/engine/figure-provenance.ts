/** Provenance of the figures on the engine page: field, unit and derivation. Pure. */
import {
  assumptionOf,
  unitChoice,
  type AssumedField,
  type PerformanceUnit,
  type ReadSetting
} from '@shared/units/unit-assumptions'
import { ENGINE_FIELDS } from '@shared/catalogue/engine-fields'
import type { Engine } from '@shared/catalogue/records'
import type { Curve, CurveSet } from '@shared/dyno/curve-set'
import {
  assumedProvenance,
  derivedProvenance,
  plainProvenance,
  statedProvenance,
  type Provenance
} from '@shared/units/provenance'
import { digitsOf, type Quantity } from '@shared/units/units'
import type { PerformanceField, PerformanceFigure } from './facts/performance-rows'

const ENGINE = 'engine' as const
const stockOf = ({ curves }: CurveSet): Curve | undefined => curves.find(({ position }) => position === 0)
const VALUES: { readonly [Q in Quantity]: 'hp_values' | 'nm_values' } = { power: 'hp_values', torque: 'nm_values' }

/** Returns null for missing values and fields that are not figures. */
export function factProvenance(
  field: keyof Engine,
  value: string | number | null,
  read: ReadSetting
): Provenance | null {
  if (value === null || value === '') return null
  const choice = unitChoice(read)
  const source = { field, record: ENGINE }
  const { format } = ENGINE_FIELDS[field]
  switch (format) {
    case 'power':
      return statedProvenance(source, value, 'PS', choice.power)
    case 'torque':
      return statedProvenance(source, value, 'Nm', choice.torque)
    case 'cc':
      return statedProvenance(source, value, 'cc', choice.capacity)
    case 'values':
      return plainProvenance(source, value, 'count')
    case 'id':
    case 'number':
    case 'year':
      return plainProvenance(source, value)
    case 'text':
    case 'term':
      return null
  }
}

export function headlineProvenance(
  { key, position, received }: Pick<Curve, 'key' | 'position' | 'received'>,
  quantity: Quantity,
  read: ReadSetting
): Provenance {
  const raw = received[quantity]
  const unit = unitChoice(read)[quantity]
  if (position === 0)
    return statedProvenance({ field: quantity, record: ENGINE }, raw, quantity === 'power' ? 'PS' : 'Nm', unit)
  const source = { field: `remap_stages[${key}].${quantity}`, record: ENGINE }
  return assumedProvenance(source, raw, assumptionOf(read, quantity === 'power' ? 'stagePower' : 'stageTorque'), unit)
}
/** Gain of a stage over stock, absolute or in percent. */
export function gainProvenance(
  stock: Curve,
  stage: Curve,
  quantity: Quantity,
  how: 'difference' | 'percent',
  read: ReadSetting
): Provenance {
  const parts = [headlineProvenance(stage, quantity, read), headlineProvenance(stock, quantity, read)]
  return how === 'percent'
    ? derivedProvenance('percent', parts, null, [0, 0])
    : derivedInUnit('difference', parts, quantity, read)
}
/** A derived figure in the chosen unit of the quantity. */
function derivedInUnit(
  how: Parameters<typeof derivedProvenance>[0],
  parts: readonly Provenance[],
  quantity: Quantity,
  read: ReadSetting
): Provenance {
  const unit = unitChoice(read)[quantity]
  return derivedProvenance(how, parts, unit, digitsOf(unit))
}

/** The value string of a curve, or one member of it. */
function valuesProvenance(curve: Curve, quantity: Quantity, read: ReadSetting, index?: number): Provenance {
  const field = curve.position === 0 ? VALUES[quantity] : `remap_stages[${curve.key}].${VALUES[quantity]}`
  const { members } = curve.strings[quantity]
  return assumedProvenance(
    { field: index === undefined ? field : `${field}[${index}]`, record: ENGINE },
    index === undefined ? members.join(',') : (members[index] ?? null),
    assumptionOf(read, quantity === 'power' ? 'curvePower' : 'curveTorque'),
    unitChoice(read)[quantity]
  )
}

/** Value of a curve at an engine speed: one member, or two to interpolate. null outside of the curve. */
export function readingProvenance(curve: Curve, quantity: Quantity, rpm: number, read: ReadSetting): Provenance | null {
  const points = curve[quantity]?.points ?? []
  const after = points.findIndex((point) => point.rpm >= rpm)
  const [left, right] = [points[after - 1], points[after]]
  if (right?.rpm === rpm) return valuesProvenance(curve, quantity, read, right.index)
  if (!left || !right) return null
  const parts = [left, right].map(({ index }) => valuesProvenance(curve, quantity, read, index))
  return derivedInUnit('interpolated', parts, quantity, read)
}
export function readingGainProvenance(
  set: CurveSet,
  curve: Curve,
  quantity: Quantity,
  rpm: number,
  read: ReadSetting
): Provenance | null {
  const parts = [curve, stockOf(set)]
    .flatMap((one) => (one ? (readingProvenance(one, quantity, rpm, read) ?? []) : []))
    .flatMap((one) => (one.parts.length > 0 ? one.parts : [one]))
  return parts.length < 2 ? null : derivedInUnit('curve-difference', parts, quantity, read)
}

/** Figures of an rpm range, derived from whole value strings. `unit` null: percent; 'rpm': engine speed. */
export function rpmRangeProvenance(
  how: 'mean' | 'peak' | 'plateau' | 'curve-difference',
  set: CurveSet,
  curve: Curve,
  quantity: Quantity,
  unit: 'own' | 'rpm' | null,
  read: ReadSetting
): Provenance {
  const stock = how === 'plateau' ? undefined : stockOf(set)
  const parts = [curve, ...(stock ? [stock] : [])].map((one) => valuesProvenance(one, quantity, read))
  if (unit === 'own') return derivedInUnit(how, parts, quantity, read)
  return derivedProvenance(how, parts, unit, unit === 'rpm' ? [0, 0] : [0, 1])
}

const PERFORMANCE: {
  readonly [F in PerformanceField]: Extract<AssumedField, 'topSpeed' | 'zeroTo100' | 'consumption'>
} = {
  top_speed: 'topSpeed',
  top_speed_st1: 'topSpeed',
  zero_to_hundred: 'zeroTo100',
  zero_to_hundred_st1: 'zeroTo100',
  fuel_consumption_avg: 'consumption'
}
export function performanceProvenance(
  figure: PerformanceFigure,
  unit: PerformanceUnit,
  read: ReadSetting,
  digits: readonly [number, number]
): Provenance {
  const origin = assumedProvenance(
    { field: figure.field, record: 'performance' },
    figure.value,
    assumptionOf(read, PERFORMANCE[figure.field]),
    unit.to
  )
  return { ...origin, digits, how: figure.zeroAsMissing ? 'zero-missing' : 'received' }
}
export function performanceChangeProvenance(stock: Provenance, stage1: Provenance): Provenance {
  return derivedProvenance('difference', [stage1, stock], null, stage1.digits ?? [0, 2])
}
