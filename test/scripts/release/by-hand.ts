/** What a person checks on a real Electron, as docs/electron-members.md lists it. */

export interface HandCheck {
  /** A member of Electron; null: something beyond its members. */
  readonly member: string | null
  /** Why no test proves it; null: a test proves a part. */
  readonly why: string | null
  /** What a person does, and what they see if it works. */
  readonly byHand: string
}

const LINE = /^(?:\| `(?<member>[^`]+)` \| |- )(?<proof>.*?)(?:\. By|; by) hand: (?<byHand>.+?)(?: \|)?$/gm
const ONLY_BINARY = /^only a binary: (.+)$/

export function handChecks(markdown: string): HandCheck[] {
  const joined = markdown.replace(/\n {2}(?=\S)/g, ' ')
  return [...joined.matchAll(LINE)].map(({ groups }) => ({
    member: groups!['member'] ?? null,
    why: ONLY_BINARY.exec(groups!['proof']!)?.[1] ?? null,
    byHand: groups!['byHand']!
  }))
}

/** For the terminal: one paragraph each. */
export function handCheckList(markdown: string): string {
  const found = handChecks(markdown)
  const paragraphs = found.map(
    ({ member, why, byHand }) => `${[member, why].filter((part) => part !== null).join(': ')}\n  ${byHand}`
  )
  return [...paragraphs, `${found.length} checks by hand`].join('\n\n')
}
