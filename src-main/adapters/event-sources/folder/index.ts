/**
 * A folder in which others place events: mail rules, scripts, sync clients, network shares. A `*.json` file is one
 * event; a `*.jsonl` or `*.ndjson` file has one per line. A file is read when it is complete, and moved or deleted when
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

interface FolderSourceDeps {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): FolderSettings
  /** Processed files, over restarts. */
  readonly memory: ProcessedFilesStorage
  readonly ownFolder: string
  readonly disk?: Disk
  readonly watch?: FolderWatch
}

/** Limit of the count in `test`. */
const MAX_COUNTED = 10_000
/** Nothing changes until a folder is chosen, which restarts the source. */
const NO_FOLDER_MS = 3_600_000

export class FolderSource implements EventSource {
  readonly id = 'folder'
  readonly #deps: FolderSourceDeps
  readonly #status: SourceStatusTracker
  readonly #loop: RetryLoop
  readonly #scanDeps: { readonly disk: Disk; readonly diskTimeout: DiskTimeout; readonly ownFolder: string }
  readonly #processed: ProcessedFiles
  #run: FolderRun | null = null
  #failures = 0

  constructor(deps: FolderSourceDeps) {
    this.#deps = deps
    this.#status = new SourceStatusTracker('folder', () => deps.clock.now())
    this.#loop = new RetryLoop(deps.clock)
    this.#scanDeps = {
      disk: deps.disk ?? systemDisk,
      diskTimeout: new DiskTimeout(deps.clock),
      ownFolder: deps.ownFolder
    }
    this.#processed = new ProcessedFiles(deps.memory)
  }

  /** Files placed while the source was off are still there. */
  catchesUp = (): boolean => true
  status = (): SourceStatus => this.#status.current
  onStatus = (listener: () => void): (() => void) => this.#status.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    const { clock, log, random, settings } = this.#deps
    if (!settings().enabled || this.#loop.running) return Promise.resolve()
    this.#status.enter('connecting')
    const run = new FolderRun({
      ...this.#scanDeps,
      clock,
      log,
      random,
      settings,
      deliver,
      taken: this.#processed,
      watch: this.#deps.watch ?? systemFolderWatch,
      wake: () => this.#loop.wake(),
      reached: () => this.#status.current.state !== 'listening' && this.#listen(null),
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
    this.#status.enter('off')
  }

  /** Counts the waiting files without opening them. */
  async test(): Promise<SourceTest> {
    const { folder } = this.#deps.settings()
    const scan = new FolderScan(this.#scanDeps, folder, new AbortController().signal)
    try {
      await scan.checkFolder()
      await this.#processed.open()
      return { ok: true, at: folder, waiting: await this.#count(scan, folder) }
    } catch (error) {
      return { ok: false, problem: this.#problemOf(error) }
    }
  }

  async #count(scan: FolderScan, folder: string): Promise<number> {
    let waiting = 0
    let counted = 0
    for await (const names of scan.names())
      for (const name of names.filter((one) => fileUseOf(one) !== null)) {
        if (++counted > MAX_COUNTED) return waiting
        const stat = await scan.ask((disk) => disk.stat(join(folder, name)))
        const stamp = stat && stampOf(folder, name, stat)
        if (stamp !== null && !this.#processed.has(stamp) && !this.#run?.isSkipped(stamp)) waiting++
      }
    return waiting
  }

  async #round(run: FolderRun, signal: AbortSignal): Promise<number> {
    const { clock, log, random, settings } = this.#deps
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
      this.#status.fail(problem, problem.code === 'no-folder' ? null : clock.now() + wait, {
        at: settings().folder || null
      })
      return wait
    }
  }

  #listen(problem: SourceProblem | null): void {
    this.#status.enter('listening', { at: this.#deps.settings().folder, warnings: ['writers'], problem })
  }

  #problemOf(error: unknown): SourceProblem {
    const problem = folderProblemOf(error)
    // only the error's name: its message may quote a path
    if (!problem)
      this.#deps.log.error('feed.bug', { source: 'folder', problem: error instanceof Error ? error.name : 'unknown' })
    return problem ?? { code: 'internal' }
  }
}
