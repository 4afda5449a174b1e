/** Highlights matches of a query as text pieces, ignoring case and accents. */
import { foldText as fold } from '@shared/search/fold-text'

interface TextPiece {
  readonly text: string
  readonly match: boolean
}

/**
 * Splits a text into pieces that join to the same text. Each word matches anywhere; overlapping matches merge.
 *
 * @param phrases matched as a whole in addition: text that matched by another word than the typed one
 */
export function highlight(text: string, query: string, phrases: readonly string[] = []): readonly TextPiece[] {
  const terms = [...new Set([...fold(query).split(/\s+/), ...phrases.map(fold)].filter((term) => term !== ''))]
  if (terms.length === 0 || text === '') return text === '' ? [] : [{ text, match: false }]
  const { folded, origin } = foldWithOrigin(text)
  const marked = new Uint8Array(text.length)
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      const from = origin[at] ?? 0
      const to = origin[at + term.length] ?? text.length
      marked.fill(1, from, Math.max(to, from + 1))
    }
  }
  return pieces(text, marked)
}

/** The folded text and the original index of each of its characters. A combining mark belongs to its letter. */
function foldWithOrigin(text: string): { folded: string; origin: readonly number[] } {
  let folded = ''
  const origin: number[] = []
  let position = 0
  for (const character of text) {
    const plain = fold(character)
    for (let i = 0; i < plain.length; i++) origin.push(position)
    folded += plain
    position += character.length
  }
  return { folded, origin }
}

function pieces(text: string, marked: Uint8Array): TextPiece[] {
  const found: TextPiece[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marked[at] === marked[from]) continue
    found.push({ text: text.slice(from, at), match: marked[from] === 1 })
    from = at
  }
  return found
}
