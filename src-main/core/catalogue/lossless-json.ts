/**
 * JSON in which whole numbers keep all their digits.
 *
 * Ids are int64 on the wire. `JSON.parse` alone rounds above 2^53-1, and then the wrong engine opens. Here such a number becomes a bigint; every
 * other number stays a number.
 */
type Reviver = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown

/** 2^53-1 has 16 digits: a text without such a run holds no whole number that could be rounded. */
const LONG_RUN = /\d{16}/
const WHOLE = /^-?\d+$/

const keepDigits: Reviver = (_key, value, context) => {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const source = context?.source
  return source !== undefined && WHOLE.test(source) ? BigInt(source) : value
}

/**
 * Reads a JSON text; a byte order mark before it is allowed.
 *
 * Never throws: broken or truncated text, and nesting too deep for the machine, answer `{ ok: false }`. A key `__proto__` becomes an ordinary
 * own property, as `JSON.parse` makes it.
 */
export function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  try {
    // the reviver costs ten times the plain parse, so only texts that need it pay
    return { ok: true, value: LONG_RUN.test(bare) ? JSON.parse(bare, keepDigits) : JSON.parse(bare) }
  } catch {
    return { ok: false }
  }
}
