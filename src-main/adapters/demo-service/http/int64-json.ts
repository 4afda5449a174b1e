/** JSON as the service writes it: int64 ids as plain numbers, whatever their size. */

// in every V8 that Electron 45 and Node 22 bring, but not yet in TypeScript's library
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

/** JSON text with every bigint as a number of all its digits. Properties that are undefined are left out. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? rawJSON(part.toString()) : part))
}

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** The int64 a path segment stands for, or null when it is none. */
export function parseInt64(text: string): bigint | null {
  if (!/^-?[0-9]{1,19}$/.test(text)) return null
  const value = BigInt(text)
  return value >= LEAST && value <= GREATEST ? value : null
}
