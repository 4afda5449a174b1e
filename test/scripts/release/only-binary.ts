/** What only a real Electron proves, as docs/electron-members.md lists it. */

export interface OnlyBinary {
  /** A member of Electron; null: something beyond its members. */
  readonly member: string | null
  readonly why: string
  /** What a person does, and what they see if it works. */
  readonly byHand: string
}

const ENTRY = /^(?:\| `([^`]+)` \| |- )only a binary: (.+?)\. By hand: (.+?)(?: \|)?$/gm

export function onlyBinary(markdown: string): OnlyBinary[] {
  const joined = markdown.replace(/\n {2}(?=\S)/g, ' ')
  return [...joined.matchAll(ENTRY)].map(([, member, why, byHand]) => ({
    member: member ?? null,
    why: why!,
    byHand: byHand!
  }))
}

/** For the terminal: one paragraph each. */
export function onlyBinaryList(markdown: string): string {
  const found = onlyBinary(markdown)
  const paragraphs = found.map(({ member, why, byHand }) => {
    const title = member === null ? why : `${member}: ${why}`
    return `${title}\n  ${byHand}`
  })
  return [...paragraphs, `${found.length} things that only a real Electron proves`].join('\n\n')
}
