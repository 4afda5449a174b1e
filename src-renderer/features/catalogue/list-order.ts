/** Sort orders of the catalogue: the service promises none. */
import { compareIds } from '@shared/catalogue/ids'
import type { Generation } from '@shared/catalogue/records'
import { compareMissingLast } from '@shared/text/collation'

interface NamedRecord {
  readonly id: string
  readonly name: string | null
}

/** Returns a copy by name, unnamed last, then by id. */
export function sortByName<T extends NamedRecord>(list: readonly T[], compare: (a: string, b: string) => number): T[] {
  return list.toSorted((a, b) => compareMissingLast(a.name, b.name, compare) || compareIds(a.id, b.id))
}

export type GenerationOrder = 'newest' | 'oldest'

/** Returns a copy by first year (last year where the first is missing), without years last, ties by name and id. */
export function sortGenerationsByYear(
  list: readonly Generation[],
  order: GenerationOrder,
  compare: (a: string, b: string) => number
): Generation[] {
  const turn = order === 'newest' ? -1 : 1
  const years = (a: number, b: number): number => turn * (a - b)
  return list.toSorted(
    (a, b) =>
      compareMissingLast(a.year ?? a.yearend, b.year ?? b.yearend, years) ||
      compareMissingLast(a.yearend, b.yearend, years) ||
      compareMissingLast(a.name, b.name, compare) ||
      compareIds(a.id, b.id)
  )
}
