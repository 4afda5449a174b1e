/** Limits the size of events in a stream. */

/** Start of a line with data. */
const DATA = 'data:'
/** Data beyond this many times the limit are taken for an event that never ends. */
export const ENDLESS = 16

/**
 * Cuts the data of each event to `most` characters, so that one that is too large ends like any other, with its id:
 * read again after each new connection, it would keep everything behind it from arriving.
 *
 * @returns what passes the next part of the stream; null: an event does not end
 */
export function dataLimit(most: number): (text: string) => string | null {
  let lineStart = ''
  let characters = 0
  let before = ''

  const cut = (piece: string): string => {
    const prefix = Math.min(piece.length, DATA.length - lineStart.length)
    lineStart += piece.slice(0, prefix)
    if (lineStart !== DATA) return piece
    const room = Math.max(0, most - characters)
    characters += piece.length - prefix
    return piece.slice(0, prefix + room)
  }

  return (text) => {
    let passed = ''
    for (const piece of text.split(/([\r\n])/)) {
      if (piece === '') continue
      const isLineEnd = piece === '\r' || (piece === '\n' && before !== '\r')
      passed += isLineEnd || piece === '\n' ? piece : cut(piece)
      // an empty line ends the event
      if (isLineEnd && lineStart === '') characters = 0
      if (isLineEnd) lineStart = ''
      before = piece
    }
    return characters > most * ENDLESS ? null : passed
  }
}
