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

/** Occurrences of a word; those that are not a part of another word count twice. Chinese does not part its words. */
function hitsOf(text: string, word: string): number {
  const pieces = text.split(word)
  const isPart = (n: number): boolean =>
    /\p{sc=Han}/u.test(word) || /[\p{L}\p{N}]$/u.test(pieces[n]!) || /^[\p{L}\p{N}]/u.test(pieces[n + 1]!)
  return pieces.slice(1).reduce((sum, _, n) => sum + (isPart(n) ? 1 : 2), 0)
}

/**
 * Pages of which title or text has every typed word, then those of which the English text has; all of them while
 * nothing is typed. Hits in a title come first, then the page with most hits.
 */
export function searchHelp<P extends SearchedPage>(pages: readonly P[], query: string): readonly P[] {
  const words = wordsOf(query)
  if (words.length === 0) return pages
  const found = (left: readonly P[], textOf: (page: P) => string): readonly P[] =>
    left
      .filter((page) => hasAll(textOf(page), words))
      .map((page) => {
        const text = fold(textOf(page))
        // of the rarest typed word
        return {
          page,
          rank: (hasAll(page.title, words) ? 1000 : 0) + Math.min(...words.map((one) => hitsOf(text, one)))
        }
      })
      .sort((a, b) => b.rank - a.rank)
      .map(({ page }) => page)
  const own = found(pages, ownText)
  return [
    ...own,
    ...found(
      pages.filter((page) => !own.includes(page)),
      ({ english }) => english.join(ITEM)
    )
  ]
}

const BEFORE = 24
const LENGTH = 90

/** An end of a sentence, or of an item. */
const STOP = / · |(?<=[.!?]) (?=\S)|(?<=[。！？])(?=\S)/

/** Position of the first typed word; 0: none. */
function positionOf(text: string, query: string): number {
  const pieces = highlight(text, query)
  const first = pieces.findIndex(({ match }) => match)
  return pieces.slice(0, Math.max(0, first)).reduce((sum, piece) => sum + piece.text.length, 0)
}

/** The text around the typed words; where the page has them in English alone, the place that says the same. */
export function hintOf(page: SearchedPage, query: string): string {
  const words = wordsOf(query)
  const same = hasAll(ownText(page), words) ? -1 : page.english.findIndex((item) => hasAll(item, words))
  const [own, english] = [page.items[same], page.english[same]]
  if (own === undefined || english === undefined) return snippetOf(page.items.join(ITEM), query)
  // a translation has its words in about the same order
  return snippetAt(own, Math.floor((positionOf(english, query) / english.length) * own.length))
}

/** The text around the first typed word, to the end of its sentence; else the first sentence. '': nothing is typed. */
export const snippetOf = (text: string, query: string): string =>
  query.trim() === '' ? '' : snippetAt(text, positionOf(text, query))

function snippetAt(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1 || at
  const stop = text.slice(at).search(STOP)
  const rest = text.slice(Math.min(from, at), stop < 0 ? undefined : at + stop)
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH)
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : LENGTH)}`
}
