/** Filter chips above the engine table, one group for fuel and one for type. */
import type { TermGroup } from '@shared/catalogue/first-rows'
import type { Engine } from '@shared/catalogue/records'
import { knownTerm, TERM_FIELDS, type TermField } from '@shared/catalogue/terms'

/** Selected values per facet; null stands for "not given". An empty selection passes everything. */
export type FacetSelection = Readonly<Record<TermField, readonly (string | null)[]>>

interface FacetValue {
  readonly value: string | null
  /** Engines with this value among those that pass the other facet. */
  readonly count: number
}

/** Values by received text: a long list has few. */
const VALUES: Readonly<Record<TermField, Map<string, string | null>>> = { fuel_name: new Map(), type: new Map() }
const MAX_VALUES = 1000

/** Returns null for blank text, and known words in their canonical spelling. */
function facetValueOf(engine: Pick<Engine, TermField>, facet: TermField): string | null {
  const text = engine[facet]
  if (text === null) return null
  const values = VALUES[facet]
  let value = values.get(text)
  if (value === undefined) {
    const trimmed = text.trim()
    value = trimmed ? (knownTerm(facet, trimmed) ?? trimmed) : null
    if (values.size >= MAX_VALUES) values.clear()
    values.set(text, value)
  }
  return value
}

export function hasSeveralValues(groups: readonly TermGroup[], facet: TermField): boolean {
  const [first] = groups
  return groups.some((group) => facetValueOf(group, facet) !== facetValueOf(first!, facet))
}

/** Every fuel has one type, so that the type narrows nothing that the fuel does not. */
export function typeFollowsFuel(groups: readonly TermGroup[]): boolean {
  const types = new Map<string | null, string | null>()
  return groups.every((group) => {
    const [fuel, type] = [facetValueOf(group, 'fuel_name'), facetValueOf(group, 'type')]
    if (!types.has(fuel)) types.set(fuel, type)
    return types.get(fuel) === type
  })
}

const matchesFacet = (engine: Pick<Engine, TermField>, facet: TermField, chosen: FacetSelection): boolean =>
  chosen[facet].length === 0 || chosen[facet].includes(facetValueOf(engine, facet))

/** Values of a facet combine with OR, facets with AND. */
export function filterByFacets(engines: readonly Engine[], chosen: FacetSelection): readonly Engine[] {
  if (TERM_FIELDS.every((facet) => chosen[facet].length === 0)) return engines
  return engines.filter((engine) => TERM_FIELDS.every((facet) => matchesFacet(engine, facet, chosen)))
}

/** Values of a facet, most frequent first, "not given" last. Selected values stay listed at count 0. */
export function facetValues(
  groups: readonly TermGroup[],
  facet: TermField,
  chosen: FacetSelection,
  compare: (a: string, b: string) => number
): FacetValue[] {
  const other = TERM_FIELDS.find((one) => one !== facet)!
  const counts = new Map<string | null, number>()
  for (const group of groups) {
    const value = facetValueOf(group, facet)
    counts.set(value, (counts.get(value) ?? 0) + (matchesFacet(group, other, chosen) ? group.count : 0))
  }
  for (const value of chosen[facet]) if (!counts.has(value)) counts.set(value, 0)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort(
      (a, b) =>
        Number(a.value === null) - Number(b.value === null) ||
        b.count - a.count ||
        compare(a.value ?? '', b.value ?? '')
    )
}

export function toggleFacetValue(chosen: FacetSelection, facet: TermField, value: string | null): FacetSelection {
  const now = chosen[facet]
  return { ...chosen, [facet]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] }
}
