/** Entries of a list in column order, for the breadcrumb menus. */
import type { Generation, Level, LevelRecord } from '@shared/catalogue/records'
import { yearsText } from '@shared/catalogue/model-years'
import { sortByName, sortGenerationsByYear } from './list-order'

interface SiblingEntry {
  readonly id: string
  readonly name: string | null
  readonly years: string | null
}

export function siblingEntries(
  level: Level,
  list: readonly LevelRecord[Level][],
  compare: (a: string, b: string) => number
): SiblingEntry[] {
  if (level === 'generations') {
    return sortGenerationsByYear(list as readonly Generation[], 'newest', compare).map(
      ({ id, name, year, yearend }) => ({
        id,
        name,
        years: yearsText(year, yearend)
      })
    )
  }
  return sortByName(list, compare).map(({ id, name }) => ({ id, name, years: null }))
}
