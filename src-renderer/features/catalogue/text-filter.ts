/** Text filter of a column. Folds text like the search does, so that "skoda" finds "Škoda". */
import { foldText } from '@shared/search/fold-text'

/** Years are written with an en dash and typed with a hyphen. */
const fold = (text: string): string => foldText(text).replaceAll('–', '-')

function filterWords(filter: string): string[] {
  return fold(filter)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Folding a long list takes longer than searching it, so it is done once for all keys of a filter. */
const folded = new WeakMap<object, { readonly text: string; readonly folded: string }>()
function foldedText(item: object, text: string): string {
  const known = folded.get(item)
  if (known?.text === text) return known.folded
  const now = { text, folded: fold(text) }
  folded.set(item, now)
  return now.folded
}

/**
 * Items that contain every word, in any order, or all letters without spaces: "tdr150". Returns the same list for an
 * empty filter.
 */
export function filterByText<T extends object>(
  list: readonly T[],
  filter: string,
  textOf: (item: T) => string
): readonly T[] {
  const asked = filterWords(filter)
  if (asked.length === 0) return list
  return list.filter((item) => {
    const text = foldedText(item, textOf(item))
    return asked.every((word) => text.includes(word)) || text.replace(/\s/g, '').includes(asked.join(''))
  })
}

/** The most likely match in a filtered list: same name, else same beginning, else the first. */
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
