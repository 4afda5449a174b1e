/** Measures a message without copying it. */

/**
 * True when a message is at most so large and is plain data: text, numbers, booleans, null, lists and simple objects. Stops as soon as the limit
 * is passed, so a circle ends as "too large" and a huge message costs no more than a large one. Text counts as UTF-8, everything else 8 bytes.
 */
export function fitsIn(message: unknown, maxBytes: number): boolean {
  let left = maxBytes
  const pending: unknown[] = [message]
  while (pending.length > 0) {
    const value = pending.pop()
    left -= 8
    if (typeof value === 'string') left -= value.length > left ? value.length : Buffer.byteLength(value)
    else if (Array.isArray(value)) {
      if (value.length > left) return false
      pending.push(...(value as unknown[]))
    } else if (typeof value === 'object' && value !== null) {
      const prototype: unknown = Object.getPrototypeOf(value)
      if (prototype !== Object.prototype && prototype !== null) return false
      for (const [key, inner] of Object.entries(value)) {
        left -= key.length
        pending.push(inner)
      }
    }
    if (left < 0) return false
  }
  return true
}
