/** Going into the folder: whether it is one that may be watched, and the names in it. */
import { isAbsolute, relative } from 'node:path'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { Disk } from './disk'
import { DiskNotAnswering, type DiskTimeout } from './disk-timeout'

/** Why the folder as a whole cannot be read. */
export class FolderProblem extends Error {
  readonly problem: SourceProblem
  constructor(problem: SourceProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** What the system says no with, in the folder's words; null: that is no answer of the system but a bug. */
export function folderProblemOf(error: unknown): SourceProblem | null {
  if (error instanceof FolderProblem) return error.problem
  return error instanceof DiskNotAnswering || typeof (error as NodeJS.ErrnoException).code === 'string'
    ? { code: 'folder-unreachable' }
    : null
}

export interface FolderScanDeps {
  readonly disk: Disk
  readonly patience: DiskTimeout
  /** Everything the program writes; its files are no events, and must not be moved or deleted. */
  readonly ownFolder: string
}

export class FolderScan {
  readonly #parts: FolderScanDeps
  readonly #folder: string
  readonly #signal: AbortSignal

  constructor(parts: FolderScanDeps, folder: string, signal: AbortSignal) {
    this.#parts = parts
    this.#folder = folder
    this.#signal = signal
  }

  ask = <T>(call: (disk: Disk) => Promise<T>, late?: (value: T) => Promise<unknown>): Promise<T> =>
    this.#parts.patience.ask(this.#folder, this.#signal, () => call(this.#parts.disk), late)

  /**
   * An identity that changes when another disk is mounted in its place. Rejects with a fault or what the system says.
   */
  async enter(): Promise<{ readonly real: string; readonly identity: string }> {
    if (this.#folder === '') throw new FolderProblem({ code: 'no-folder' })
    const found = await this.ask((disk) => disk.folder(this.#folder))
    const own = await this.#parts.disk.folder(this.#parts.ownFolder).then(
      ({ real }) => real,
      () => this.#parts.ownFolder
    )
    const inside = relative(own, found.real)
    if (!inside.startsWith('..') && !isAbsolute(inside)) throw new FolderProblem({ code: 'folder-own' })
    return found
  }

  /** Names of what may be a plain file, a few hundred at a time. */
  async *names(): AsyncGenerator<readonly string[], void, void> {
    const listing = await this.ask(
      (disk) => disk.list(this.#folder),
      (late) => late.close()
    )
    let open = true
    const close = async (): Promise<void> => {
      if (open) await listing.close()
      open = false
    }
    try {
      for (;;) {
        const names = await this.ask(() => listing.next(), close)
        if (names.length === 0) return
        yield names
      }
    } finally {
      // refused where a call hangs: what hangs closes it when it comes back
      await this.ask(close).catch(() => undefined)
    }
  }
}
