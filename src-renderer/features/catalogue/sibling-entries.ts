/** A list of any level in the order its column shows it, reduced to what a menu needs. */
import type { Generation, Level, LevelRecord } from '@shared/catalogue/records'
import { yearsText } from '@shared/catalogue/model-years'
import { byName, byYear, collator } from './list-order'

export interface Sibling {
  readonly id: string
  readonly name: string | null
  readonly years: string | null
}

export function siblings(level: Level, list: readonly LevelRecord[Level][], tag: string): Sibling[] {
  const compare = collator(tag).compare
  if (level === 'generations') {
    return byYear(list as readonly Generation[], 'newest', compare).map(({ id, name, year, yearend }) => ({
      id,
      name,
      years: yearsText(year, yearend)
    }))
  }
  return byName(list, compare).map(({ id, name }) => ({ id, name, years: null }))
}
