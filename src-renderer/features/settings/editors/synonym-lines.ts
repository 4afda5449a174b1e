type SynonymGroups = readonly (readonly string[])[]
interface SynonymLineProblem {
  readonly key: 'tooMany' | 'tooLong' | 'single'
  readonly line: number
}

const MAX_LINES = 500
const MAX_WORDS = 20
const WORD_LENGTH = 60

export function formatSynonymLines(groups: SynonymGroups): string {
  return groups.map((group) => group.join(', ')).join('\n')
}

/** Skips blank lines. `line` counts from 1. */
export function parseSynonymLines(
  text: string
): { readonly groups: string[][] } | { readonly problem: SynonymLineProblem } {
  const groups: string[][] = []
  for (const [at, line] of text.split('\n').entries()) {
    const words = [
      ...new Set(
        line
          .split(/[,，、；]/)
          .map((word) => word.trim())
          .filter((word) => word !== '')
      )
    ]
    if (words.length === 0) continue
    if (words.length === 1) return { problem: { key: 'single', line: at + 1 } }
    if (words.length > MAX_WORDS || words.some((word) => word.length > WORD_LENGTH))
      return { problem: { key: 'tooLong', line: at + 1 } }
    groups.push(words)
  }
  return groups.length > MAX_LINES ? { problem: { key: 'tooMany', line: MAX_LINES } } : { groups }
}
