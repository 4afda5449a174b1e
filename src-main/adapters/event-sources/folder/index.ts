/**
 * A folder into which others put events: a rule of a mail program, a script, a client that keeps two disks the same, a
 * share. Each `*.json` is one event, each
 * line of a `*.jsonl` or `*.ndjson` one more. A file is read when it is complete, and only then moved or deleted when
 * its events are on disk.
 */
import { join } from 'node:path'
import { reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import type { Deliver } from '../../../shared/feed/events'
import type { EventSource, SourceProblem, SourceStatus, SourceTest } from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { RetryLoop } from '../retry-loop'
import { SourceStatusTracker } from '../source-status'
import { systemDisk, systemFolderWatch, type Disk, type FolderWatch } from './disk'
import { fileUseOf } from './file-names'
import { DiskTimeout } from './disk-timeout'
import { FolderRun, type FolderSettings } from './folder-run'
import { stampOf, ProcessedFiles, type ProcessedFilesStorage } from './processed-files'
import { folderProblemOf, FolderScan } from './scan'

export type { FolderSettings } from './folder-run'

export interface FolderSourceDeps {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): FolderSettings
  /** Which files were taken, over restarts. */
  readonly memory: ProcessedFilesStorage
  /** Everything the program writes. */
  readonly ownFolder: string
  readonly disk?: Disk
  readonly watch?: FolderWatch
}

/** Files that a test counts. */
const MOST_COUNTED = 10_000
/** Nothing changes until somebody chooses a folder, and then it is started anew. */
const NO_FOLDER_MS = 3_600_000

export class FolderSource implements EventSource {
  readonly id = 'folder'
  readonly #parts: FolderSourceDeps
  readonly #board: SourceStatusTracker
  readonly #loop: RetryLoop
  readonly #visiting: { readonly disk: Disk; readonly patience: DiskTimeout; readonly ownFolder: string }
  readonly #taken: ProcessedFiles
  #run: FolderRun | null = null
  #failures = 0

  constructor(parts: FolderSourceDeps) {
    this.#parts = parts
    this.#board = new SourceStatusTracker('folder', () => parts.clock.now())
    this.#loop = new RetryLoop(parts.clock)
    this.#visiting = {
      disk: parts.disk ?? systemDisk,
      patience: new DiskTimeout(parts.clock),
      ownFolder: parts.ownFolder
    }
    this.#taken = new ProcessedFiles(parts.memory)
  }

  /** What was put there while it was away still lies there. */
  catchesUp = (): boolean => true
  status = (): SourceStatus => this.#board.current
  onStatus = (listener: () => void): (() => void) => this.#board.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    const { clock, log, random, settings } = this.#parts
    if (!settings().enabled || this.#loop.running) return Promise.resolve()
    this.#board.enter('connecting')
    const run = new FolderRun({
      ...this.#visiting,
      clock,
      log,
      random,
      settings,
      deliver,
      taken: this.#taken,
      watch: this.#parts.watch ?? systemFolderWatch,
      wake: () => this.#loop.wake(),
      reached: () => this.#board.current.state !== 'listening' && this.#listen(null),
      trouble: (problem) => this.#listen(problem)
    })
    this.#run = run
    this.#loop.start((signal) => this.#round(run, signal))
    return Promise.resolve()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#run?.folderLost()
    this.#run = null
    this.#failures = 0
    this.#board.enter('off')
  }

  /** Looks into the folder and counts; opens no file. */
  async test(): Promise<SourceTest> {
    const { folder } = this.#parts.settings()
    const visit = new FolderScan(this.#visiting, folder, new AbortController().signal)
    try {
      await visit.enter()
      await this.#taken.open()
      return { ok: true, at: folder, waiting: await this.#count(visit, folder) }
    } catch (error) {
      return { ok: false, problem: this.#problemOf(error) }
    }
  }

  async #count(visit: FolderScan, folder: string): Promise<number> {
    let waiting = 0
    let looked = 0
    for await (const names of visit.names())
      for (const name of names.filter((one) => fileUseOf(one) !== null)) {
        if (++looked > MOST_COUNTED) return waiting
        const look = await visit.ask((disk) => disk.stat(join(folder, name)))
        const stamp = look && stampOf(folder, name, look)
        if (stamp !== null && !this.#taken.has(stamp) && !this.#run?.isLeft(stamp)) waiting++
      }
    return waiting
  }

  async #round(run: FolderRun, signal: AbortSignal): Promise<number> {
    const { clock, log, random, settings } = this.#parts
    try {
      const wait = await run.round(signal)
      if (signal.aborted) return 0
      this.#failures = 0
      this.#listen(run.problem())
      return wait
    } catch (error) {
      run.folderLost()
      if (signal.aborted) return 0
      const problem = this.#problemOf(error)
      const wait = problem.code === 'no-folder' ? NO_FOLDER_MS : reconnectDelayMs(++this.#failures, random)
      log.warn('feed.folder', { problem: problem.code, again: wait })
      this.#board.fail(problem, problem.code === 'no-folder' ? null : clock.now() + wait, {
        at: settings().folder || null
      })
      return wait
    }
  }

  #listen(problem: SourceProblem | null): void {
    this.#board.enter('listening', { at: this.#parts.settings().folder, warnings: ['writers'], problem })
  }

  #problemOf(error: unknown): SourceProblem {
    const problem = folderProblemOf(error)
    // its name only: a message may quote a path
    if (!problem)
      this.#parts.log.error('feed.bug', { source: 'folder', problem: error instanceof Error ? error.name : 'unknown' })
    return problem ?? { code: 'internal' }
  }
}
