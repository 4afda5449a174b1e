/** Base64 for bytes in JSON. */

/** Bytes per call: a call with a million arguments throws. */
const PIECE = 0x8000

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}

/** null: invalid Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (sign: string) => sign.charCodeAt(0))
  } catch {
    return null
  }
}
