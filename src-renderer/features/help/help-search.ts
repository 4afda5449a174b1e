import { highlight } from '@/composables/window/highlight'
import { foldText as fold } from '@shared/search/fold-text'

interface SearchedPage {
  readonly title: string
  readonly items: readonly string[]
  /** The same items in English: the words of the trade, such as "stage", are typed in any language. */
  readonly english: readonly string[]
}

const ITEM = ' · '
const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean)
function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
const ownText = ({ title, items }: SearchedPage): string => [title, ...items].join(ITEM)

/**
 * Pages of which title or text, or the English text, has every typed word; all of them while nothing is typed. Hits in
 * a title come first, then the page with most hits.
 */
export function searchHelp<P extends SearchedPage>(pages: readonly P[], query: string): readonly P[] {
  const words = wordsOf(query)
  const has = (text: string): boolean => hasAll(text, words)
  if (words.length === 0) return pages
  /** Of the rarest typed word. */
  const hits = (text: string): number => Math.min(...words.map((word) => fold(text).split(word).length - 1))
  const rank = (page: P): number => (has(page.title) ? 1000 : 0) + hits(ownText(page))
  const own = pages
    .filter((page) => has(ownText(page)))
    .map((page) => ({ page, rank: rank(page) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ page }) => page)
  return [...own, ...pages.filter((page) => !own.includes(page) && has(page.english.join(ITEM)))]
}

const BEFORE = 24
const LENGTH = 90

/** An end of a sentence, or of an item. */
const STOP = / · |(?<=[.!?]) (?=\S)|(?<=[。！？])(?=\S)/

/** The text around the typed words; where the page has them in English alone, the item that says the same. */
export function hintOf(page: SearchedPage, query: string): string {
  const words = wordsOf(query)
  const same = hasAll(ownText(page), words) ? -1 : page.english.findIndex((item) => hasAll(item, words))
  return snippetOf(page.items[same] ?? page.items.join(ITEM), query)
}

/** The text around the first typed word, to the end of its sentence; else the first sentence. '': nothing is typed. */
export function snippetOf(text: string, query: string): string {
  if (query.trim() === '') return ''
  const pieces = highlight(text, query)
  const first = pieces.findIndex(({ match }) => match)
  const at = pieces.slice(0, Math.max(0, first)).reduce((sum, piece) => sum + piece.text.length, 0)
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1 || at
  const stop = text.slice(at).search(STOP)
  const rest = text.slice(Math.min(from, at), stop < 0 ? undefined : at + stop)
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH)
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : LENGTH)}`
}
