/**
 * JSON in which whole numbers keep all their digits.
 *
 * Ids are int64 on the wire, and `JSON.parse` rounds them above 2^53-1; here they become bigints. A reviver with source
 * access takes ten times as long, so long numbers are quoted behind a marker before the parse and converted after it.
 */

/** Deepest nesting that is read; records nest four deep. */
export const MAX_JSON_DEPTH = 64
/** 2^53-1 has 16 digits: a shorter run cannot be rounded. */
const LONG_RUN = 16
/** Longer runs are no int64 and stay with `JSON.parse`: a bigint of a million digits takes seconds. */
const LONGEST_RUN = 100
const MARK = '\\u0000'
const MARKED = /^\0-?\d{16,100}$/

const QUOTE = 0x22
const BACKSLASH = 0x5c
const MINUS = '-'
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const SPACES = /\s*/y

/**
 * Reads a JSON text; a byte order mark before it is allowed.
 *
 * Never throws: broken or truncated text, and nesting deeper than `MAX_JSON_DEPTH`, answer `{ ok: false }`. A key
 * `__proto__` becomes an ordinary own property, as in `JSON.parse`.
 */
export function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const long = findLongNumbers(bare)
  if (long === null) return { ok: false }
  try {
    const value: unknown = JSON.parse(long.length === 0 ? bare : inQuotes(bare, long))
    return { ok: true, value: long.length === 0 ? value : unquoted(value) }
  } catch {
    return { ok: false }
  }
}

/**
 * Starts and ends of the whole numbers that a JavaScript number cannot hold, in turn; null when the text is nested too
 * deep or a text in it never ends.
 */
function findLongNumbers(text: string): readonly number[] | null {
  const found: number[] = []
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) {
      i = endOfString(text, i)
      if (i === -1) return null
    } else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_JSON_DEPTH) return null
    } else if (code === 0x5d || code === 0x7d) depth--
    else if (isDigit(code)) {
      let end = i + 1
      while (isDigit(text.charCodeAt(end))) end++
      const start = text[i - 1] === MINUS ? i - 1 : i
      if (end - i >= LONG_RUN && end - i <= LONGEST_RUN && isWhole(text, start, end)) found.push(start, end)
      i = end - 1
    }
  }
  return found
}

/** Index of the quote that closes the string opened at `start`, or -1. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
  return -1
}

/**
 * True for a number, and not for a part of one (fraction, power), a key, or digits that make the text no JSON: those
 * must stay as they are.
 */
function isWhole(text: string, start: number, end: number): boolean {
  const digits = text[start] === MINUS ? start + 1 : start
  if (text[digits] === '0' || /[.eE+\w-]/.test(text[start - 1] ?? '') || /[.eE]/.test(text[end] ?? '')) return false
  if (end - digits === LONG_RUN && Number.isSafeInteger(Number(text.slice(start, end)))) return false
  SPACES.lastIndex = end
  SPACES.test(text)
  return text[SPACES.lastIndex] !== ':'
}

function inQuotes(text: string, long: readonly number[]): string {
  const parts: string[] = []
  let from = 0
  for (let n = 0; n < long.length; n += 2) {
    const [start, end] = [long[n] ?? 0, long[n + 1] ?? 0]
    parts.push(text.slice(from, start), `"${MARK}`, text.slice(start, end), '"')
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('')
}

/** Turns marked texts into bigints, in place; the depth is limited by `MAX_JSON_DEPTH`. */
function unquoted(value: unknown): unknown {
  if (typeof value === 'string') return value.charCodeAt(0) === 0 && MARKED.test(value) ? BigInt(value.slice(1)) : value
  if (typeof value !== 'object' || value === null) return value
  const holder = value as Record<string, unknown>
  if (Array.isArray(value)) {
    const items: unknown[] = value
    for (let i = 0; i < items.length; i++) items[i] = unquoted(items[i])
  } else {
    for (const key of Object.keys(holder)) {
      const before = holder[key]
      const after = unquoted(before)
      if (after !== before) holder[key] = after
    }
  }
  return value
}
