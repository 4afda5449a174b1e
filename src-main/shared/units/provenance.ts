/**
 * Provenance of a figure: field, raw value, unit and its basis, conversion, rounding and source figures. The window has
 * the texts. Age, language and service are in `ProvenanceStamp`, the same for a whole record.
 */
import type { Assumption } from './unit-assumptions'
import type { LanguageCode } from '../text/languages'
import { conversionOf, digitsOf, isUnit, type Unit } from './units'

/**
 * 'stated': by the specification. 'assumed': by this shop. 'confirmed': assumed and confirmed. 'none': without a unit.
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
  /** Name in the specification, with the position in a list: "remap_stages[1].power", "hp_values[7]". */
  readonly field: string
  readonly record: 'engine' | 'performance' | 'measured'
  /** As received; null: nothing received, or derived from `parts`. */
  readonly raw: string | null
  readonly how: ProvenanceMethod
  readonly from: string | null
  readonly basis: UnitBasis
  readonly confirmedBy: string | null
  readonly to: string | null
  /** From the raw unit to the shown one; null: none. */
  readonly conversion: ReturnType<typeof conversionOf> | null
  /** Least and most decimals; null: as received. */
  readonly digits: readonly [least: number, most: number] | null
  /** In the order of the formula. */
  readonly parts: readonly Provenance[]
}

export interface ProvenanceStamp {
  /** ISO time. */
  readonly fetchedAt: string
  readonly language: LanguageCode
  /** 'desk': from the cache. */
  readonly source: 'service' | 'desk'
  /** As in `CatalogueAnswer`. */
  readonly computer?: string
  /** Host of the service, 'demo', or the name of a measured file. */
  readonly profile: string
}

type Of = Pick<Provenance, 'field' | 'record'>
const asText = (raw: string | number | null): string | null => (raw === null ? null : String(raw))

/** A figure without a unit: cylinders, a year, an id, a count. */
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

/** A figure with an assumed unit. `to` null: shown as received. */
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

/** A figure derived from unrounded others. `unit` null: a percentage. */
export function derivedProvenance(
  how: ProvenanceMethod,
  parts: readonly Provenance[],
  unit: Unit | 'rpm' | null,
  digits: readonly [number, number]
): Provenance {
  const field = [...new Set(parts.map((part) => part.field))].join(', ')
  const record = parts[0]?.record ?? 'engine'
  return { ...plainProvenance({ field, record }, null, how), basis: basisOf(parts), to: unit, digits, parts }
}

function basisOf(parts: readonly Provenance[]): UnitBasis {
  for (const basis of ['assumed', 'confirmed', 'stated'] as const)
    if (parts.some((part) => part.basis === basis)) return basis
  return 'none'
}
