/** Length and two 32-bit sums of a text. Not cryptographic. */
export function checksum(text: string): string {
  let a = 0x811c9dc5
  let b = 5381
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n)
    a = Math.imul(a ^ code, 0x01000193)
    b = (Math.imul(b, 33) + code) | 0
  }
  return `${text.length.toString(36)}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`
}
