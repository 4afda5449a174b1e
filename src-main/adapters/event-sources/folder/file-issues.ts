/**
 * What a person should know about files that were not taken or not taken away: the weightiest, with the name of one
 * file and how many are like it.
 */
import type { SourceProblem, SourceProblemCode } from '../../../shared/ports/feed/event-source'

const BY_WEIGHT = [
  'folder-full',
  'file-stays',
  'file-unreadable',
  'file-too-large',
  'file-no-kind',
  'file-no-event'
] as const satisfies readonly SourceProblemCode[]
export type FileIssue = (typeof BY_WEIGHT)[number]

export class FileIssues {
  readonly #found = new Map<FileIssue, Set<string>>()

  add(finding: FileIssue, name: string): void {
    const names = this.#found.get(finding)
    if (names) names.add(name)
    else this.#found.set(finding, new Set([name]))
  }

  /** null: nothing to tell. */
  problem(): SourceProblem | null {
    const code = BY_WEIGHT.find((one) => this.#found.has(one))
    const names = code && this.#found.get(code)
    return names ? { code, params: { file: [...names][0] ?? '', n: names.size } } : null
  }

  /** For the log: how many of which, and no name, since the name of a file may be a person's. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#found].map(([code, names]) => [code, names.size]))
  }
}
