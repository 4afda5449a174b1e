/** Makes text of the service safe to show, search and print: control characters, direction overrides (trap 65). */

/** Longest text of one field, in UTF-16 units. */
export const TEXT_LIMIT = 4000

const PLAIN = /^[\x20-\x7e]*$/
/** Embeddings, overrides and isolates, which reverse the rest of a line. Plain direction marks stay. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g
const LINE_ENDS = /\r\n?|[\u2028\u2029\x85]/g

interface CleanText {
  readonly text: string
  /** The text was longer than the limit and its end is missing. */
  readonly cut: boolean
}

/**
 * Removes control characters and direction overrides, composes Unicode (NFC) and trims blanks.
 *
 * @param lines keeps line ends (as \n) and tabs; otherwise they become blanks
 */
export function cleanText(
  received: string,
  { lines = false, limit = TEXT_LIMIT }: { lines?: boolean; limit?: number } = {}
): CleanText {
  // cut roughly first, since normalising megabytes is slow
  const tooLong = received.length > limit * 4
  let text = tooLong ? received.slice(0, limit * 4) : received
  if (!PLAIN.test(text)) {
    text = text.toWellFormed().replace(LINE_ENDS, '\n')
    if (!lines) text = text.replace(/[\t\n]/g, ' ')
    text = text.replace(CONTROLS, '').replace(DIRECTION_OVERRIDES, '').normalize('NFC')
  }
  text = text.trim()
  if (text.length <= limit) return { text, cut: tooLong }
  return { text: withoutHalfSign(text.slice(0, limit)).trimEnd(), cut: true }
}

/** Replaces an unsafe character between two digits; without it they would join into another number. */
const UNREADABLE = '\ufffd'

/**
 * A value string without control characters and direction overrides. Between two digits they become U+FFFD, so that the
 * member is refused instead of read as another number.
 */
export function cleanValues(received: string): string {
  if (PLAIN.test(received)) return received
  const text = received.toWellFormed().replace(LINE_ENDS, '\n')
  return text.replace(UNSAFE_RUN, (run, at: number) =>
    isDigit(text[at - 1]) && isDigit(text[at + run.length]) ? UNREADABLE : ''
  )
}
const UNSAFE_RUN = new RegExp(`(?:${CONTROLS.source}|${DIRECTION_OVERRIDES.source})+`, 'g')
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'

function withoutHalfSign(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
