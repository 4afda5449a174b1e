/**
 * Where a figure on screen or paper came from: field, raw value, unit and who says so, factor, rounding, and what it
 * was reckoned from. A record, not a sentence; the window has the words. Age, language and service are the same for a
 * whole record and stand in `OriginStamp`.
 */
import type { Assumption } from './unit-assumptions'
import type { LanguageCode } from '../text/languages'
import { conversionOf, digitsOf, isUnit, type Unit } from './units'

/**
 * 'stated': by the specification. 'assumed': by this shop. 'confirmed': assumed, and somebody asked. 'none': the figure
 * has no unit.
 */
type UnitBasis = 'stated' | 'assumed' | 'confirmed' | 'none'
type ProvenanceMethod =
  | 'received'
  | 'count'
  | 'difference'
  | 'percent'
  | 'reading'
  | 'interpolated'
  | 'curve-difference'
  | 'zero-missing'
  | 'mean'
  | 'peak'
  | 'plateau'
  | 'measured'

export interface Provenance {
  /** The specification's name, with the place in a list: "remap_stages[1].power", "hp_values[7]". */
  readonly field: string
  readonly record: 'engine' | 'performance' | 'measured'
  /** As received, before anything was done to it; null where nothing was. A derived figure has its parts instead. */
  readonly raw: string | null
  readonly how: ProvenanceMethod
  readonly from: string | null
  readonly basis: UnitBasis
  /** Who confirmed the assumption. */
  readonly confirmedBy: string | null
  readonly to: string | null
  /** How a raw unit becomes a shown one; null where there is none. */
  readonly conversion: ReturnType<typeof conversionOf> | null
  /** Least and most decimals of the one rounding; null: shown as received. */
  readonly digits: readonly [least: number, most: number] | null
  /** Sources of a derived figure, in the order of the formula. */
  readonly parts: readonly Provenance[]
}

export interface ProvenanceStamp {
  /** ISO time of the service's answer. */
  readonly fetchedAt: string
  readonly language: LanguageCode
  /** Shown from the cache, or fetched just now. */
  readonly source: 'service' | 'desk'
  /** Host of the service, 'demo', or the name of a measured file. */
  readonly profile: string
}

type Of = Pick<Provenance, 'field' | 'record'>
const asText = (raw: string | number | null): string | null => (raw === null ? null : String(raw))

/** A figure without a unit: cylinders, a year, an id, a count of values. */
export function plainProvenance(of: Of, raw: string | number | null, how: ProvenanceMethod = 'received'): Provenance {
  return {
    ...of,
    raw: asText(raw),
    how,
    from: null,
    basis: 'none',
    confirmedBy: null,
    to: null,
    conversion: null,
    digits: null,
    parts: []
  }
}

/** A figure whose unit the specification states. */
export function statedProvenance(of: Of, raw: string | number | null, from: Unit, to: Unit): Provenance {
  return {
    ...plainProvenance(of, raw),
    from,
    basis: 'stated',
    to,
    conversion: conversionOf(from, to),
    digits: digitsOf(to)
  }
}

/**
 * A figure whose unit this shop assumes. `to` null: shown bare, as received. `digits`: where the place on screen rounds
 * otherwise than the unit does.
 */
export function assumedProvenance(
  of: Of,
  raw: string | number | null,
  assumption: Pick<Assumption, 'unit' | 'confirmedBy'>,
  to: Unit | null
): Provenance {
  const { unit, confirmedBy } = assumption
  const basis = unit === null ? 'none' : confirmedBy === null ? 'assumed' : 'confirmed'
  const conversion = isUnit(unit) && to !== null ? conversionOf(unit, to) : null
  return {
    ...plainProvenance(of, raw),
    from: unit,
    basis,
    confirmedBy,
    to: to ?? unit,
    conversion,
    digits: to === null ? null : digitsOf(to)
  }
}

/** A figure reckoned from others before anything was rounded. `unit` null: a percentage. */
export function derivedProvenance(
  how: ProvenanceMethod,
  parts: readonly Provenance[],
  unit: Unit | 'rpm' | null,
  digits: readonly [number, number]
): Provenance {
  const field = [...new Set(parts.map((part) => part.field))].join(', ')
  const record = parts[0]?.record ?? 'engine'
  return {
    field,
    record,
    raw: null,
    how,
    from: null,
    basis: basisOf(parts),
    confirmedBy: null,
    to: unit,
    conversion: null,
    digits,
    parts
  }
}

/** A derived figure is no surer than the least sure of its parts. */
function basisOf(parts: readonly Provenance[]): UnitBasis {
  for (const basis of ['assumed', 'confirmed', 'stated'] as const)
    if (parts.some((part) => part.basis === basis)) return basis
  return 'none'
}
