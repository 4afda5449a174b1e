import { foldText as fold } from '@shared/search/fold-text'

/** Pages of which title or text has every typed word; all of them while nothing is typed. */
export function searchHelp<P extends { readonly title: string; readonly text: string }>(
  pages: readonly P[],
  query: string
): readonly P[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return pages.filter(({ title, text }) => {
    const own = fold(`${title} ${text}`)
    return words.every((word) => own.includes(word))
  })
}
