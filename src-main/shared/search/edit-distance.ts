const LETTERS = /\p{L}/gu
const DIGITS = /\p{N}/gu

/** Tolerated edits: none below 4 letters, one from 4, two from 8. Digits do not count: "320i" is no misspelt "320d". */
export function maxEdits(word: string): 0 | 1 | 2 {
  const letters = word.match(LETTERS)?.length ?? 0
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
}

/** The digits of a word in order, which must match exactly. */
export function digitsOf(word: string): string {
  return word.match(DIGITS)?.join('') ?? ''
}

/**
 * Bit set of the letters and digits in a word. One edit changes at most two bits, which excludes most words before a
 * full comparison.
 */
export function letterMask(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** True when words with these masks may be within so many edits. */
export function mayBeWithinEdits(a: number, b: number, edits: number): boolean {
  let differing = a ^ b
  let count = 0
  while (differing !== 0 && count <= 2 * edits) {
    differing &= differing - 1
    count++
  }
  return count <= 2 * edits
}

/** Edits between two words (deletion, insertion, substitution, swap of neighbours); null: more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) > limit) return null
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return null
    before = above
    above = row
  }
  const edits = above[b.length] ?? limit + 1
  return edits <= limit ? edits : null
}
