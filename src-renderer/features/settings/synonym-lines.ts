/** Groups of words that mean the same, as lines a person edits. Pure. */
export type Groups = readonly (readonly string[])[]
export interface LineProblem {
  readonly key: 'tooMany' | 'tooLong' | 'single'
  readonly line: number
}

const MOST_LINES = 500
const MOST_WORDS = 20
const WORD_LENGTH = 60

export function linesOf(groups: Groups): string {
  return groups.map((group) => group.join(', ')).join('\n')
}

/** Blank lines are left out; the rest must be groups main takes. `line` counts from 1, as a person does. */
export function readLines(text: string): { readonly groups: string[][] } | { readonly problem: LineProblem } {
  const groups: string[][] = []
  for (const [at, line] of text.split('\n').entries()) {
    const words = [
      ...new Set(
        line
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== '')
      )
    ]
    if (words.length === 0) continue
    if (words.length === 1) return { problem: { key: 'single', line: at + 1 } }
    if (words.length > MOST_WORDS || words.some((word) => word.length > WORD_LENGTH))
      return { problem: { key: 'tooLong', line: at + 1 } }
    groups.push(words)
  }
  return groups.length > MOST_LINES ? { problem: { key: 'tooMany', line: MOST_LINES } } : { groups }
}
