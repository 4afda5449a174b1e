/**
 * Searches the user's private notes. The catalogue index receives the matched engines and word positions only, never
 * the text.
 */
import { foldText, indexWords, isHan } from './fold-text'
import type { SearchQuery, QueryToken, QueryWord } from './search-query'

export interface NoteMatch {
  readonly engineId: string
  /** Positions of the matched words in the query. */
  readonly words: readonly number[]
  /** All words match, so the catalogue need not match any. */
  readonly alone: boolean
  /** The note around the first match, on one line. */
  readonly excerpt: string
}

/** Shorter words need `note:`. */
const LEAST_FREE = 3
const EXCERPT = { before: 24, length: 90 }

const isAnswered = ({ text, whole }: QueryToken, words: readonly string[]): boolean =>
  words.some((word) => (whole ? word === text : word.startsWith(text)))

function isMeant({ field, typed }: QueryWord): boolean {
  return field === 'note' || (field === null && ([...typed].length >= LEAST_FREE || isHan(typed)))
}

/** null: no match. */
export function matchNote(query: SearchQuery, note: string): Omit<NoteMatch, 'engineId'> | null {
  const words = indexWords(note)
  const answered = query.words.flatMap((word, at) =>
    isMeant(word) &&
    [...word.alternatives, ...word.looser].some((tokens) => tokens.every((token) => isAnswered(token, words)))
      ? [at]
      : []
  )
  if (answered.length === 0) return null
  const tokens = answered.flatMap((at) => query.words[at]?.alternatives.flat() ?? [])
  return {
    words: answered,
    alone:
      answered.length === query.words.length && !query.offlineOnly && !query.favouritesOnly && query.exact.length === 0,
    excerpt: excerptOf(note, tokens)
  }
}

function excerptOf(note: string, tokens: readonly QueryToken[]): string {
  const line = note.replace(/\s+/g, ' ').trim()
  const found = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => {
    const folded = foldText(word)
    return tokens.some(({ text, whole }) =>
      whole ? folded === text : folded.startsWith(text) || (isHan(text) && folded.includes(text))
    )
  })
  const from = Math.max(0, (found?.index ?? 0) - EXCERPT.before)
  const part = line.slice(from, from + EXCERPT.length).toWellFormed()
  return `${from > 0 ? '…' : ''}${part.trim()}${from + EXCERPT.length < line.length ? '…' : ''}`
}
