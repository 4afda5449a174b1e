/** Finds the shown fields that a query matches, for highlighting. */
import type { IndexField } from './index-fields'
import { indexWords } from './fold-text'
import type { SearchQuery } from './search-query'

export interface ShownField {
  readonly field: IndexField
  /** As shown; fields with null are left out. */
  readonly text: string | null
}

/** @param meant for a token replaced by the index (part of a word, typing error): the index words it stands for */
export function matchedFields(
  query: SearchQuery,
  shown: readonly ShownField[],
  meant: ReadonlyMap<string, readonly string[]> = new Map()
): { field: IndexField; text: string }[] {
  const found: { field: IndexField; text: string }[] = []
  for (const { field, text } of shown) {
    if (text === null || text === '') continue
    let words: string[] | null = null
    const equal = query.exact.some((one) => one.field === field)
    const holds = query.words.some((word) => {
      if (word.field !== null && word.field !== field) return false
      words ??= indexWords(text)
      const here = words
      return [...word.alternatives, ...word.looser].some((tokens) =>
        tokens.some((token) =>
          here.some(
            (w) => (token.whole ? w === token.text : w.startsWith(token.text)) || meant.get(token.text)?.includes(w)
          )
        )
      )
    })
    if (equal || holds) found.push({ field, text })
  }
  return found
}
