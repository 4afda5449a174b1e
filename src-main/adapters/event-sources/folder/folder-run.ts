/** Watches a folder: finds files, waits until they are complete, stores their events, then moves or deletes them. */
import { join } from 'node:path'
import { delay } from '../../../shared/delay'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { Log } from '../../../shared/ports/system/log'
import { submitEvents, type SubmitDeps } from './submit'
import type { FileStat, FolderWatch } from './disk'
import { FileIssues, type FileIssue } from './file-issues'
import { fileUseOf, type FileUse } from './file-names'
import { DiskNotAnswering } from './disk-timeout'
import { readEvents, maxBytesOf, type FileEvent, type ReadRules } from './read-events'
import { stampOf, type FileStamp, type ProcessedFiles } from './processed-files'
import { FolderScan, type FolderScanDeps } from './scan'

export interface FolderSettings extends ReadRules {
  readonly enabled: boolean
  /** Empty: not configured. */
  readonly folder: string
  /** The fate of a file after its events are stored. */
  readonly taken: 'keep' | 'move' | 'delete'
  readonly everyMs: number
}
interface FolderRunDeps extends FolderScanDeps, SubmitDeps {
  readonly log: Log
  readonly watch: FolderWatch
  readonly taken: ProcessedFiles
  settings(): FolderSettings
  reached(): void
  wake(): void
}

/** A file is complete when it has not changed for this long. */
const SETTLE_MS = 1000
/** Changes within this time are handled together. */
const HINT_MS = 100
const MAX_HINTS = 1000
const MAX_WAITING = 2000
const MAX_SKIPPED = 100_000
/** Files whose events are stored together to share disk syncs; a group ends at either limit. */
const GROUP_FILES = 100
const GROUP_BYTES = 8 * 1024 * 1024
/** Pause after a scan as a multiple of its duration. */
const SCAN_PAUSE_FACTOR = 9

interface SettlingFile {
  readonly name: string
  readonly use: FileUse
  readonly stat: FileStat
  readonly stamp: FileStamp
  readonly sinceMs: number
  /** It existed when the run began. */
  readonly catchUp: boolean
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code
const REFUSED: readonly unknown[] = ['EACCES', 'EPERM', 'ELOOP', 'ENXIO']

export class FolderRun {
  readonly #deps: FolderRunDeps
  readonly #waiting = new Map<string, SettlingFile>()
  readonly #hinted = new Set<string>()
  readonly #skipped = new Map<FileStamp, FileIssue>()
  #issues = new FileIssues()
  #loggedCounts = ''
  #catchingUp = true
  #due = -Infinity
  #lastScan = { atMs: -Infinity, tookMs: 0 }
  #watched: { readonly identity: string; readonly end: () => void } | null = null
  #cancelHint: (() => void) | null = null

  constructor(deps: FolderRunDeps) {
    this.#deps = deps
  }

  /** Returns milliseconds until the next round. Rejects when the folder cannot be read. */
  async round(signal: AbortSignal): Promise<number> {
    const { clock, settings } = this.#deps
    const { folder } = settings()
    const scan = new FolderScan(this.#deps, folder, signal)
    await this.#deps.taken.open()
    if (clock.monotonic() >= this.#due) await this.#fullScan(scan, signal)
    else for (const name of this.#drainHints()) await this.#consider(scan, name, signal)
    await this.#processSettled(scan, signal)
    const now = clock.monotonic()
    let next = this.#due
    for (const { sinceMs } of this.#waiting.values()) next = Math.min(next, sinceMs + SETTLE_MS)
    return Math.max(0, next - now)
  }

  problem = (): SourceProblem | null => this.#issues.problem()
  isSkipped = (stamp: FileStamp): boolean => this.#skipped.has(stamp)

  /** The folder was lost, or the run ends. The next round begins with a full scan. */
  folderLost(): void {
    this.#cancelHint?.()
    this.#cancelHint = null
    this.#watched?.end()
    this.#watched = null
    this.#waiting.clear()
    this.#due = -Infinity
    this.#catchingUp = true
  }

  async #fullScan(scan: FolderScan, signal: AbortSignal): Promise<void> {
    const { clock, log, settings, taken } = this.#deps
    const began = clock.monotonic()
    await this.#enter(scan)
    this.#hinted.clear()
    this.#issues = new FileIssues()
    const present = taken.full ? new Set<FileStamp>() : null
    for await (const names of scan.names()) {
      for (const name of names) {
        if (signal.aborted) return
        await this.#consider(scan, name, signal, present)
      }
      if (this.#waiting.size < MAX_WAITING) continue
      const until = clock.monotonic()
      await delay(clock, SETTLE_MS, signal)
      await this.#processSettled(scan, signal, until)
      // unfinished files are found again
      if (this.#waiting.size >= MAX_WAITING / 2) this.#waiting.clear()
    }
    if (signal.aborted) return
    if (present) taken.retain(present)
    this.#catchingUp = false
    const now = clock.monotonic()
    this.#lastScan = { atMs: now, tookMs: now - began }
    this.#due = now + Math.max(settings().everyMs, SCAN_PAUSE_FACTOR * (now - began))
    const counts = JSON.stringify(this.#issues.counts())
    if (counts !== this.#loggedCounts && counts !== '{}') log.warn('feed.folder', this.#issues.counts())
    this.#loggedCounts = counts
  }

  async #enter(scan: FolderScan): Promise<void> {
    const { real, identity } = await scan.checkFolder()
    this.#deps.reached()
    if (this.#watched?.identity === identity) return
    this.#watched?.end()
    this.#watched = { identity, end: this.#deps.watch(real, (name) => this.#hint(name)) }
  }

  #hint(name: string | null): void {
    if (name !== null && fileUseOf(name) === null) return
    if (name !== null && this.#hinted.size < MAX_HINTS) this.#hinted.add(name)
    else this.#due = Math.min(this.#due, this.#lastScan.atMs + this.#lastScan.tookMs)
    this.#cancelHint ??= this.#deps.clock.after(HINT_MS, () => {
      this.#cancelHint = null
      this.#deps.wake()
    })
  }

  #drainHints(): readonly string[] {
    const names = [...this.#hinted]
    this.#hinted.clear()
    return names
  }

  /** Decides whether a file is new, unfinished or already known. */
  async #consider(
    scan: FolderScan,
    name: string,
    signal: AbortSignal,
    present: Set<FileStamp> | null = null
  ): Promise<void> {
    const use = fileUseOf(name)
    if (use === null || signal.aborted) return
    const { clock, settings, taken } = this.#deps
    const { folder, taken: what } = settings()
    const stat = await this.#stat(scan, name)
    const stamp = stat && stampOf(folder, name, stat)
    if (!stat || stamp === null) return void this.#waiting.delete(name)
    present?.add(stamp)
    const file = { name, use, stat, stamp, sinceMs: clock.monotonic(), catchUp: this.#catchingUp }
    const skipped = this.#skipped.get(stamp)
    if (skipped) this.#issues.add(skipped, name)
    // a file that was stored in the mode `keep` may be the only copy
    else if (what === 'move' ? taken.has(stamp) : what === 'delete' && taken.isToDelete(stamp))
      await this.#putAway(scan, file)
    else if (taken.has(stamp)) this.#waiting.delete(name)
    else if (what === 'keep' && taken.full) this.#issues.add('folder-full', name)
    else if (this.#waiting.get(name)?.stamp !== stamp) this.#waiting.set(name, file)
  }

  /** null: missing, not a plain file, or unreadable. */
  async #stat(scan: FolderScan, name: string): Promise<FileStat | null> {
    try {
      return await scan.ask((disk) => disk.stat(join(this.#deps.settings().folder, name)))
    } catch (error) {
      if (!REFUSED.includes(codeOf(error))) throw error
      this.#issues.add('file-unreadable', name)
      return null
    }
  }

  /**
   * Processes files that have not changed, oldest first.
   *
   * @param until files seen up to then have waited long enough
   */
  async #processSettled(
    scan: FolderScan,
    signal: AbortSignal,
    until = this.#deps.clock.monotonic() - SETTLE_MS
  ): Promise<void> {
    const { clock, settings, taken } = this.#deps
    const now = clock.monotonic()
    const ready: SettlingFile[] = []
    for (const file of [...this.#waiting.values()]) {
      if (file.sinceMs > until) continue
      if (signal.aborted) return
      const stat = await this.#stat(scan, file.name)
      const stamp = stat && stampOf(settings().folder, file.name, stat)
      if (stamp === file.stamp) ready.push(file)
      if (stat && stamp !== null && stamp !== file.stamp)
        this.#waiting.set(file.name, { ...file, stat, stamp, sinceMs: now })
      else this.#waiting.delete(file.name)
    }
    ready.sort((a, b) =>
      a.stat.changedNs === b.stat.changedNs ? (a.name < b.name ? -1 : 1) : a.stat.changedNs < b.stat.changedNs ? -1 : 1
    )
    try {
      while (ready.length > 0 && !signal.aborted) await this.#processGroup(scan, ready, signal)
    } finally {
      await taken.save()
    }
  }

  /** Reads the first files in order and stores their events together. */
  async #processGroup(scan: FolderScan, ready: SettlingFile[], signal: AbortSignal): Promise<void> {
    const group: { readonly file: SettlingFile; readonly events: readonly FileEvent[] }[] = []
    for (let bytes = 0; group.length < GROUP_FILES && bytes < GROUP_BYTES && !signal.aborted;) {
      const file = ready.shift()
      if (!file) break
      const events = await this.#open(scan, file)
      if (events) group.push({ file, events })
      bytes += Number(file.stat.size)
    }
    const outcomes = await Promise.all(group.map(({ file, events }) => submitEvents(this.#deps, file, events, signal)))
    for (const [n, { file }] of group.entries())
      if (outcomes[n] === 'refused') this.#skip(file, 'file-too-large')
      else if (outcomes[n] === 'stored') await this.#putAway(scan, file)
  }

  /** null: the file is not processed now. */
  async #open(scan: FolderScan, file: SettlingFile): Promise<readonly FileEvent[] | null> {
    const { clock, settings } = this.#deps
    const rules = settings()
    if (file.stat.size > BigInt(maxBytesOf(file.use, rules))) return this.#skip(file, 'file-too-large')
    let bytes: Buffer | null
    try {
      bytes = await scan.ask((disk) => disk.read(join(rules.folder, file.name), file.stat))
    } catch (error) {
      if (REFUSED.includes(codeOf(error))) this.#issues.add('file-unreadable', file.name)
      else if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EBUSY') throw error
      if (codeOf(error) !== 'EBUSY') return null
      bytes = null
    }
    // locked, or changed again
    if (bytes === null) {
      this.#waiting.set(file.name, { ...file, sinceMs: clock.monotonic() })
      return null
    }
    const events = await readEvents(file.name, file.use, bytes, rules)
    return typeof events === 'string' ? this.#skip(file, `file-${events}`) : events
  }

  #skip({ stamp, name }: SettlingFile, issue: FileIssue): null {
    if (this.#skipped.size >= MAX_SKIPPED) this.#skipped.clear()
    this.#skipped.set(stamp, issue)
    this.#issues.add(issue, name)
    return null
  }

  /** Moves or deletes a file after its events are stored, unless another file has replaced it. */
  async #putAway(scan: FolderScan, file: SettlingFile): Promise<void> {
    const { settings, taken } = this.#deps
    const { folder, taken: what } = settings()
    if (what === 'keep') return taken.add(file.stamp)
    const path = join(folder, file.name)
    try {
      const stat = await scan.ask((disk) => disk.stat(path))
      if (stat && stampOf(folder, file.name, stat) === file.stamp)
        await scan.ask((disk) => (what === 'delete' ? disk.remove(path) : disk.moveAside(folder, file.name)))
    } catch (error) {
      taken.add(file.stamp, what === 'delete')
      this.#issues.add('file-stays', file.name)
      if (error instanceof DiskNotAnswering) throw error
    }
  }
}
