/** Problems with files: reports the most severe one with an example and a count. */
import type { SourceProblem, SourceProblemCode } from '../../../shared/ports/feed/event-source'

const BY_SEVERITY = [
  'folder-full',
  'file-stays',
  'file-unreadable',
  'file-too-large',
  'file-no-kind',
  'file-no-event'
] as const satisfies readonly SourceProblemCode[]
export type FileIssue = (typeof BY_SEVERITY)[number]

export class FileIssues {
  readonly #found = new Map<FileIssue, Set<string>>()

  add(issue: FileIssue, name: string): void {
    const names = this.#found.get(issue)
    if (names) names.add(name)
    else this.#found.set(issue, new Set([name]))
  }

  /** null: no issue. */
  problem(): SourceProblem | null {
    const code = BY_SEVERITY.find((one) => this.#found.has(one))
    const names = code && this.#found.get(code)
    return names ? { code, params: { file: [...names][0] ?? '', n: names.size } } : null
  }

  /** For the log, without file names, which may be personal. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#found].map(([code, names]) => [code, names.size]))
  }
}
