/** Characters of the shipped fonts, from `resources/fonts/coverage.json`. */

/** Per family: code points and ranges in base 36, ascending, separated by blanks: "w-3i 4g". */
export type FontCoverageTable = Readonly<Record<string, string>>

/** Never drawn, so never missing: line breaks, joiners, direction and variation marks, soft hyphen. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}\u2028\u2029]$/u

export class FontCoverage {
  readonly #starts: readonly number[]
  readonly #ends: readonly number[]

  /** All families together, because documents name all of them for every text. */
  constructor(table: FontCoverageTable) {
    const ranges = Object.values(table)
      .flatMap((text) => text.split(' ').map(rangeOf))
      .sort(([a], [b]) => a - b)
    this.#starts = ranges.map(([start]) => start)
    // the furthest end so far, so that overlapping ranges need one comparison
    let furthest = -1
    this.#ends = ranges.map(([, end]) => (furthest = Math.max(furthest, end)))
  }

  has(codePoint: number): boolean {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#starts[middle]! <= codePoint) low = middle + 1
      else high = middle
    }
    return low > 0 && this.#ends[low - 1]! >= codePoint
  }

  /** Characters of the text that no font has, each once, in order. */
  missing(text: string): readonly string[] {
    return [...new Set(text)].filter((character) => !INVISIBLE.test(character) && !this.has(character.codePointAt(0)!))
  }
}

function rangeOf(text: string): readonly [number, number] {
  const [start, end = start] = text.split('-').map((part) => parseInt(part, 36))
  return [start!, end!]
}
