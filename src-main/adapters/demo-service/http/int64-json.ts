/** JSON of the service: int64 ids as plain numbers of any size. */

// in every V8 that Electron 45 and Node 22 bring, but not yet in TypeScript's library
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

/** JSON text with bigints as exact numbers; undefined properties are omitted. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? rawJSON(part.toString()) : part))
}

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** The int64 of a path segment, or null. */
export function parseInt64(text: string): bigint | null {
  if (!/^-?[0-9]{1,19}$/.test(text)) return null
  const value = BigInt(text)
  return value >= LEAST && value <= GREATEST ? value : null
}
