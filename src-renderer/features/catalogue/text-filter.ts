/**
 * What a person types into a column's box, against what the column shows; folded as the desk's search does it, so that
 * "skoda" finds "Škoda" in both.
 */
import { foldText } from '@shared/search/fold-text'

/** Words of the filter; empty when nothing is asked. */
export function filterWords(filter: string): string[] {
  return foldText(filter)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * Keeps what contains every word somewhere in its text, in any order of words. The same list comes back when nothing is
 * asked.
 */
export function filterByText<T>(list: readonly T[], filter: string, textOf: (item: T) => string): readonly T[] {
  const asked = filterWords(filter)
  if (asked.length === 0) return list
  return list.filter((item) => {
    const text = foldText(textOf(item))
    return asked.every((word) => text.includes(word))
  })
}

/**
 * The one a filter most likely means, to be marked: named exactly so, else beginning so, else the first. null in an
 * empty list.
 * `list` is what the filter let through, in the order shown.
 */
export function bestMatch<T extends { readonly name: string | null }>(list: readonly T[], filter: string): T | null {
  const asked = filterWords(filter).join(' ')
  if (asked === '') return list[0] ?? null
  const names = list.map((item) => filterWords(item.name ?? '').join(' '))
  const exact = names.indexOf(asked)
  return (
    list[
      exact >= 0
        ? exact
        : Math.max(
            0,
            names.findIndex((name) => name.startsWith(asked))
          )
    ] ?? null
  )
}
