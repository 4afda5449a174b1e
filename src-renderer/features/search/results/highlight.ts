/**
 * Marks where a text matches what was typed, blind to case and accents, as pieces of text and never as HTML.
 */
import { foldText as fold } from '@shared/search/fold-text'

export interface TextPiece {
  readonly text: string
  readonly match: boolean
}

/**
 * Cuts a text into matching and other pieces; joined again they are the text unchanged. Each word of the query is
 * looked for on its own,
 * anywhere in the text; overlapping finds become one piece.
 *
 * @param phrases looked for as a whole besides: what matched by another word than the one typed
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

/**
 * The folded text, and for each of its positions where in the original it came from; the mark after a letter goes with
 * the letter.
 */
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
