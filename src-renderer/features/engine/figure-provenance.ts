/** Provenance of the figures on the engine page: field, unit and derivation. Pure. */
import { assumptionOf, type AssumedField, type PerformanceUnit, type ReadSetting } from '@shared/units/unit-assumptions'
import { ENGINE_FIELDS } from '@shared/catalogue/engine-fields'
import type { Engine } from '@shared/catalogue/records'
import type { Curve, CurveSet, Trace } from '@shared/dyno/curve-set'
import {
  assumedProvenance,
  derivedProvenance,
  plainProvenance,
  statedProvenance,
  type Provenance
} from '@shared/units/provenance'
import { digitsOf, type Quantity, type UnitChoice } from '@shared/units/units'
import type { PerformanceField, PerformanceFigure } from './facts/performance-rows'

const ENGINE = 'engine' as const
const VALUES: { readonly [Q in Quantity]: 'hp_values' | 'nm_values' } = { power: 'hp_values', torque: 'nm_values' }

/** Returns null for missing values and fields that are not figures. */
export function factProvenance(
  field: keyof Engine,
  value: string | number | null,
  choice: UnitChoice
): Provenance | null {
  if (value === null || value === '') return null
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

/** Headline figure of stock or a stage. */
export function headlineProvenance(
  curve: Pick<Curve, 'key' | 'position' | 'received'>,
  quantity: Quantity,
  choice: UnitChoice,
  read: ReadSetting
): Provenance {
  const raw = curve.received[quantity]
  if (curve.position === 0)
    return statedProvenance(
      { field: quantity, record: ENGINE },
      raw,
      quantity === 'power' ? 'PS' : 'Nm',
      choice[quantity]
    )
  return assumedProvenance(
    { field: `remap_stages[${curve.key}].${quantity}`, record: ENGINE },
    raw,
    assumptionOf(read, quantity === 'power' ? 'stagePower' : 'stageTorque'),
    choice[quantity]
  )
}
/** Gain of a stage over stock, absolute or in percent. */
export function gainProvenance(
  stock: Curve,
  stage: Curve,
  quantity: Quantity,
  how: 'difference' | 'percent',
  choice: UnitChoice,
  read: ReadSetting
): Provenance {
  const parts = [headlineProvenance(stage, quantity, choice, read), headlineProvenance(stock, quantity, choice, read)]
  return how === 'percent'
    ? derivedProvenance('percent', parts, null, [0, 0])
    : derivedProvenance('difference', parts, choice[quantity], digitsOf(choice[quantity]))
}

const fieldOf = (curve: Pick<Curve, 'key' | 'position'>, quantity: Quantity): string =>
  curve.position === 0 ? VALUES[quantity] : `remap_stages[${curve.key}].${VALUES[quantity]}`
const assumed = (quantity: Quantity, read: ReadSetting) =>
  assumptionOf(read, quantity === 'power' ? 'curvePower' : 'curveTorque')

/** One member of a value string. */
function sampleProvenance(
  curve: Curve,
  quantity: Quantity,
  index: number,
  choice: UnitChoice,
  read: ReadSetting
): Provenance {
  return assumedProvenance(
    { field: `${fieldOf(curve, quantity)}[${index}]`, record: ENGINE },
    curve.strings[quantity].members[index] ?? null,
    assumed(quantity, read),
    choice[quantity]
  )
}
/** The whole value string, for figures derived from many members. */
function valueStringProvenance(curve: Curve, quantity: Quantity, choice: UnitChoice, read: ReadSetting): Provenance {
  return assumedProvenance(
    { field: fieldOf(curve, quantity), record: ENGINE },
    curve.strings[quantity].members.join(','),
    assumed(quantity, read),
    choice[quantity]
  )
}

/** Value of a curve at an engine speed: one member, or two to interpolate. null outside of the curve. */
export function readingProvenance(
  curve: Curve,
  quantity: Quantity,
  rpm: number,
  choice: UnitChoice,
  read: ReadSetting
): Provenance | null {
  const trace: Trace | null = curve[quantity]
  const after = trace?.points.findIndex((point) => point.rpm >= rpm) ?? -1
  const right = trace?.points[after]
  if (!right) return null
  if (right.rpm === rpm) return sampleProvenance(curve, quantity, right.index, choice, read)
  const left = trace?.points[after - 1]
  if (!left) return null
  return derivedProvenance(
    'interpolated',
    [left, right].map((point) => sampleProvenance(curve, quantity, point.index, choice, read)),
    choice[quantity],
    digitsOf(choice[quantity])
  )
}
/** Gain of a curve over stock at an engine speed. */
export function readingGainProvenance(
  set: CurveSet,
  curve: Curve,
  quantity: Quantity,
  rpm: number,
  choice: UnitChoice,
  read: ReadSetting
): Provenance | null {
  const stock = set.curves.find((one) => one.position === 0)
  const parts = [curve, stock]
    .flatMap((one) => (one ? [readingProvenance(one, quantity, rpm, choice, read)] : []))
    .flatMap((one) => (one === null ? [] : one.parts.length > 0 ? one.parts : [one]))
  return parts.length < 2
    ? null
    : derivedProvenance('curve-difference', parts, choice[quantity], digitsOf(choice[quantity]))
}

/** Figures of an rpm range, derived from whole value strings. `unit` null: percent; 'rpm': engine speed. */
export function rpmRangeProvenance(
  how: 'mean' | 'peak' | 'plateau' | 'curve-difference',
  set: CurveSet,
  curve: Curve,
  quantity: Quantity,
  unit: 'own' | 'rpm' | null,
  choice: UnitChoice,
  read: ReadSetting
): Provenance {
  const stock = set.curves.find((one) => one.position === 0)
  const sources = how === 'plateau' || !stock ? [curve] : [curve, stock]
  const parts = sources.map((one) => valueStringProvenance(one, quantity, choice, read))
  return derivedProvenance(
    how,
    parts,
    unit === 'own' ? choice[quantity] : unit,
    unit === 'own' ? digitsOf(choice[quantity]) : unit === 'rpm' ? [0, 0] : [0, 1]
  )
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
