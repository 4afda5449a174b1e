/** The beginning of a long list of engines, which a window draws before it has the list. */
import { compareMissingLast } from '../text/collation'
import { nameKey } from '../text/name-key'
import { ENGINE_FIELDS } from './engine-fields'
import { compareIds } from './ids'
import type { Engine } from './records'
import type { TermField } from './terms'

/** A longer list takes a noticeable time to store and to send. */
const LONG_LIST = 1000
export const isLongList = (list: readonly unknown[]): boolean => list.length > LONG_LIST

/** More than a window shows at once. */
const MOST_ROWS = 100

/** The number of engines with these texts. */
export type TermGroup = Pick<Engine, TermField> & { readonly count: number }
type Compare = (a: string, b: string) => number

export interface FirstRows {
  /** By name. */
  readonly engines: readonly Engine[]
  readonly total: number
  /** Fields in which an engine of the list has a value. */
  readonly filled: readonly (keyof Engine)[]
  readonly terms: readonly TermGroup[]
  readonly sameName: SameName | null
}
/** The first of the names that several engines of a list have. */
export interface SameName {
  readonly name: string
  readonly engines: number
}

/** @param compare order of names */
export function firstRowsOf(engines: readonly Engine[], compare: Compare): FirstRows {
  return {
    engines: firstByName(engines, compare),
    total: engines.length,
    filled: (Object.keys(ENGINE_FIELDS) as (keyof Engine)[]).filter((field) => hasValue(engines, field)),
    terms: groupByTerms(engines),
    sameName: firstSameName(engines)
  }
}

/** Blank text is no value. */
export const hasValue = (engines: readonly Engine[], field: keyof Engine): boolean =>
  engines.some(({ [field]: value }) => (typeof value === 'string' ? value.trim() !== '' : (value ?? null) !== null))

export function groupByTerms(engines: readonly Engine[]): TermGroup[] {
  const groups = new Map<string | null, Map<string | null, { -readonly [F in keyof TermGroup]: TermGroup[F] }>>()
  for (const { fuel_name, type } of engines) {
    let types = groups.get(fuel_name)
    if (!types) groups.set(fuel_name, (types = new Map()))
    const group = types.get(type)
    if (group) group.count++
    else types.set(type, { fuel_name, type, count: 1 })
  }
  return [...groups.values()].flatMap((types) => [...types.values()])
}

export function firstSameName(engines: readonly Engine[]): SameName | null {
  const groups = new Map<string, { readonly name: string; engines: number }>()
  for (const { name } of engines) {
    const key = nameKey(name ?? '')
    const group = groups.get(key)
    if (group) group.engines++
    else if (name !== null && key !== '') groups.set(key, { name, engines: 1 })
  }
  return [...groups.values()].find((group) => group.engines > 1) ?? null
}

/** The beginning of the list by name: unnamed last, ties by id. */
function firstByName(engines: readonly Engine[], compare: Compare): Engine[] {
  const first: { readonly name: string | null; readonly engine: Engine }[] = []
  for (const engine of engines) {
    const name = engine.name?.trim() || null
    const isBefore = (other: (typeof first)[number]): boolean =>
      (compareMissingLast(name, other.name, compare) ||
        compareMissingLast(engine.name, other.engine.name, compare) ||
        compareIds(engine.id, other.engine.id)) < 0
    if (first.length === MOST_ROWS && !isBefore(first.at(-1)!)) continue
    first.splice(first.findLastIndex((other) => !isBefore(other)) + 1, 0, { name, engine })
    if (first.length > MOST_ROWS) first.pop()
  }
  return first.map(({ engine }) => engine)
}
