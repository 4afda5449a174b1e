/** Checks the watched folder and lists its names. */
import { isAbsolute, relative } from 'node:path'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Disk } from './disk'
import { DiskNotAnswering, type DiskTimeout } from './disk-timeout'

/** The folder as a whole cannot be read. */
class FolderProblem extends Error {
  readonly problem: SourceProblem
  constructor(problem: SourceProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Problem to report for an error of folder, disk or store; null: the error is a bug. */
export function folderProblemOf(error: unknown): SourceProblem | null {
  if (error instanceof FolderProblem) return error.problem
  if (error instanceof StoreFailure) return { code: 'store' }
  return error instanceof DiskNotAnswering || typeof (error as NodeJS.ErrnoException).code === 'string'
    ? { code: 'folder-unreachable' }
    : null
}

export interface FolderScanDeps {
  readonly disk: Disk
  readonly diskTimeout: DiskTimeout
  /** The program's own folder, whose files must not be moved or deleted. */
  readonly ownFolder: string
}

export class FolderScan {
  readonly #deps: FolderScanDeps
  readonly #folder: string
  readonly #signal: AbortSignal

  constructor(deps: FolderScanDeps, folder: string, signal: AbortSignal) {
    this.#deps = deps
    this.#folder = folder
    this.#signal = signal
  }

  /** @param onLate gets a result that arrives after the time limit */
  ask = <T>(call: (disk: Disk) => Promise<T>, onLate?: (value: T) => Promise<unknown>): Promise<T> =>
    this.#deps.diskTimeout.ask(this.#folder, this.#signal, () => call(this.#deps.disk), onLate)

  /**
   * `identity` tells two disks at the same path apart.
   *
   * @throws FolderProblem, or a system error
   */
  async checkFolder(): Promise<{ readonly real: string; readonly identity: string }> {
    if (this.#folder === '') throw new FolderProblem({ code: 'no-folder' })
    const found = await this.ask((disk) => disk.folder(this.#folder))
    const own = await this.#deps.disk.folder(this.#deps.ownFolder).then(
      ({ real }) => real,
      () => this.#deps.ownFolder
    )
    const inside = relative(own, found.real)
    if (!inside.startsWith('..') && !isAbsolute(inside)) throw new FolderProblem({ code: 'folder-own' })
    return found
  }

  async *names(): AsyncGenerator<readonly string[], void, void> {
    const listing = await this.ask(
      (disk) => disk.list(this.#folder),
      (unused) => unused.close()
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
      // rejects while a call hangs, whose late result closes the listing
      await this.ask(close).catch(() => undefined)
    }
  }
}
