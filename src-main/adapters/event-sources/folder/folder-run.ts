/**
 * One run over a folder: finds files, waits until they are complete, has their events stored, and then does with them
 * what the settings say.
 */
import { join } from 'node:path'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { Log } from '../../../shared/ports/system/log'
import { sleep } from '../retry-loop'
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
  /** Empty: none yet. */
  readonly folder: string
  /** What becomes of a file once its events are stored. */
  readonly taken: 'keep' | 'move' | 'delete'
  /** How often all of it is looked through. */
  readonly everyMs: number
}
export interface FolderRunDeps extends FolderScanDeps, SubmitDeps {
  readonly log: Log
  readonly watch: FolderWatch
  readonly taken: ProcessedFiles
  settings(): FolderSettings
  /** The folder answers. */
  reached(): void
  /** Something changed: the next round should come now. */
  wake(): void
}

/** A file counts as complete when it has stayed what it is for so long. */
export const SETTLE_MS = 1000
/** Changes that come together are looked at together. */
const HINT_MS = 100
const MOST_HINTS = 1000
/** Files that are waited for at a time. */
const MOST_WAITING = 2000
/** Files that are no events and are known as such until the source starts again. */
const MOST_LEFT = 100_000
/**
 * Files whose events are stored together: one by one, each would wait for the disk. Above either the group is closed.
 */
const GROUP_FILES = 100
const GROUP_BYTES = 8 * 1024 * 1024
/** Looking through a large folder may take a tenth of the time. */
const REST_TIMES = 9

interface SettlingFile {
  readonly name: string
  readonly use: FileUse
  readonly look: FileStat
  readonly stamp: FileStamp
  readonly sinceMs: number
  /** It lay there when the run began. */
  readonly catchUp: boolean
}

interface FileToSubmit {
  readonly file: SettlingFile
  readonly events: readonly FileEvent[]
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code
const REFUSED: readonly unknown[] = ['EACCES', 'EPERM', 'ELOOP', 'ENXIO']

export class FolderRun {
  readonly #parts: FolderRunDeps
  readonly #waiting = new Map<string, SettlingFile>()
  readonly #hinted = new Set<string>()
  readonly #left = new Map<FileStamp, FileIssue>()
  /** Stored, and still to be moved or deleted. */
  readonly #owed = new Set<FileStamp>()
  #findings = new FileIssues()
  #told = ''
  #behind = true
  #due = -Infinity
  #passed = { atMs: -Infinity, tookMs: 0 }
  #watched: { readonly identity: string; readonly end: () => void } | null = null
  #nudge: (() => void) | null = null

  constructor(parts: FolderRunDeps) {
    this.#parts = parts
  }

  /** Milliseconds until the next round. Rejects when the folder cannot be read; nothing is lost by that. */
  async round(signal: AbortSignal): Promise<number> {
    const { clock, settings } = this.#parts
    const { folder } = settings()
    const visit = new FolderScan(this.#parts, folder, signal)
    await this.#parts.taken.open()
    if (clock.monotonic() >= this.#due) await this.#pass(visit, signal)
    else for (const name of this.#takeHints()) await this.#consider(visit, name, signal)
    await this.#takeSettled(visit, signal)
    const now = clock.monotonic()
    let next = this.#due
    for (const { sinceMs } of this.#waiting.values()) next = Math.min(next, sinceMs + SETTLE_MS)
    return Math.max(0, next - now)
  }

  problem = (): SourceProblem | null => this.#findings.problem()
  isLeft = (stamp: FileStamp): boolean => this.#left.has(stamp)

  /** The folder was lost, or the run ends. What comes next begins with looking through all of it. */
  folderLost(): void {
    this.#nudge?.()
    this.#nudge = null
    this.#watched?.end()
    this.#watched = null
    this.#waiting.clear()
    this.#due = -Infinity
    this.#behind = true
  }

  async #pass(visit: FolderScan, signal: AbortSignal): Promise<void> {
    const { clock, log, settings, taken } = this.#parts
    const began = clock.monotonic()
    await this.#enter(visit)
    this.#hinted.clear()
    this.#findings = new FileIssues()
    const present = taken.full ? new Set<FileStamp>() : null
    for await (const names of visit.names()) {
      for (const name of names) {
        if (signal.aborted) return
        await this.#consider(visit, name, signal, present)
      }
      if (this.#waiting.size < MOST_WAITING) continue
      const until = clock.monotonic()
      await sleep(clock, SETTLE_MS, signal)
      await this.#takeSettled(visit, signal, until)
      // what is still being written is found again
      if (this.#waiting.size >= MOST_WAITING / 2) this.#waiting.clear()
    }
    if (signal.aborted) return
    if (present) taken.retain(present)
    this.#behind = false
    const now = clock.monotonic()
    this.#passed = { atMs: now, tookMs: now - began }
    this.#due = now + Math.max(settings().everyMs, REST_TIMES * (now - began))
    const counts = JSON.stringify(this.#findings.counts())
    if (counts !== this.#told && counts !== '{}') log.warn('feed.folder', this.#findings.counts())
    this.#told = counts
  }

  async #enter(visit: FolderScan): Promise<void> {
    const { real, identity } = await visit.enter()
    this.#parts.reached()
    if (this.#watched?.identity === identity) return
    this.#watched?.end()
    this.#watched = { identity, end: this.#parts.watch(real, (name) => this.#hint(name)) }
  }

  #hint(name: string | null): void {
    if (name !== null && fileUseOf(name) === null) return
    if (name !== null && this.#hinted.size < MOST_HINTS) this.#hinted.add(name)
    else this.#due = Math.min(this.#due, this.#passed.atMs + this.#passed.tookMs)
    this.#nudge ??= this.#parts.clock.after(HINT_MS, () => {
      this.#nudge = null
      this.#parts.wake()
    })
  }

  #takeHints(): readonly string[] {
    const names = [...this.#hinted]
    this.#hinted.clear()
    return names
  }

  /** A file is new, still being written, or known for what it is. */
  async #consider(
    visit: FolderScan,
    name: string,
    signal: AbortSignal,
    present: Set<FileStamp> | null = null
  ): Promise<void> {
    const use = fileUseOf(name)
    if (use === null || signal.aborted) return
    const { clock, settings, taken } = this.#parts
    const { folder, taken: what } = settings()
    const look = await this.#look(visit, name)
    const stamp = look && stampOf(folder, name, look)
    if (!look || stamp === null) return void this.#waiting.delete(name)
    present?.add(stamp)
    const file = { name, use, look, stamp, sinceMs: clock.monotonic(), catchUp: this.#behind }
    const left = this.#left.get(stamp)
    if (left) this.#findings.add(left, name)
    else if (this.#owed.has(stamp)) await this.#putAway(visit, file)
    else if (taken.has(stamp)) this.#waiting.delete(name)
    else if (what === 'keep' && taken.full) this.#findings.add('folder-full', name)
    else if (this.#waiting.get(name)?.stamp !== stamp) this.#waiting.set(name, file)
  }

  /** null: not there, no plain file, or not for this program. */
  async #look(visit: FolderScan, name: string): Promise<FileStat | null> {
    try {
      return await visit.ask((disk) => disk.stat(join(this.#parts.settings().folder, name)))
    } catch (error) {
      if (!REFUSED.includes(codeOf(error))) throw error
      this.#findings.add('file-unreadable', name)
      return null
    }
  }

  /**
   * Files that have stayed what they were, the oldest first: order of arrival is all the order there is.
   *
   * @param until those seen up to then have been waited for
   */
  async #takeSettled(
    visit: FolderScan,
    signal: AbortSignal,
    until = this.#parts.clock.monotonic() - SETTLE_MS
  ): Promise<void> {
    const { clock, settings, taken } = this.#parts
    const now = clock.monotonic()
    const ready: SettlingFile[] = []
    for (const file of [...this.#waiting.values()]) {
      if (file.sinceMs > until) continue
      if (signal.aborted) return
      const look = await this.#look(visit, file.name)
      const stamp = look && stampOf(settings().folder, file.name, look)
      if (stamp === file.stamp) ready.push(file)
      if (look && stamp !== null && stamp !== file.stamp)
        this.#waiting.set(file.name, { ...file, look, stamp, sinceMs: now })
      else this.#waiting.delete(file.name)
    }
    ready.sort((a, b) =>
      a.look.changedNs === b.look.changedNs ? (a.name < b.name ? -1 : 1) : a.look.changedNs < b.look.changedNs ? -1 : 1
    )
    try {
      while (ready.length > 0 && !signal.aborted) await this.#takeGroup(visit, ready, signal)
    } finally {
      await taken.save()
    }
  }

  /** The first of them: read one after the other, handed over in their order, stored together. */
  async #takeGroup(visit: FolderScan, ready: SettlingFile[], signal: AbortSignal): Promise<void> {
    const group: FileToSubmit[] = []
    for (let bytes = 0; group.length < GROUP_FILES && bytes < GROUP_BYTES && !signal.aborted;) {
      const file = ready.shift()
      if (!file) break
      const events = await this.#open(visit, file)
      if (events) group.push({ file, events })
      bytes += Number(file.look.size)
    }
    const outcomes = await Promise.all(group.map(({ file, events }) => submitEvents(this.#parts, file, events, signal)))
    for (const [n, { file }] of group.entries())
      if (outcomes[n] === 'refused') this.#leave(file, 'file-too-large')
      else if (outcomes[n] === 'stored') await this.#putAway(visit, file)
  }

  /** null: it is not taken now. */
  async #open(visit: FolderScan, file: SettlingFile): Promise<readonly FileEvent[] | null> {
    const { clock, settings } = this.#parts
    const rules = settings()
    if (file.look.size > BigInt(maxBytesOf(file.use, rules))) return this.#leave(file, 'file-too-large')
    let bytes: Buffer | null
    try {
      bytes = await visit.ask((disk) => disk.read(join(rules.folder, file.name), file.look))
    } catch (error) {
      if (REFUSED.includes(codeOf(error))) this.#findings.add('file-unreadable', file.name)
      else if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EBUSY') throw error
      if (codeOf(error) !== 'EBUSY') return null
      bytes = null
    }
    // somebody has it open or wrote once more
    if (bytes === null) {
      this.#waiting.set(file.name, { ...file, sinceMs: clock.monotonic() })
      return null
    }
    const events = await readEvents(file.name, file.use, bytes, rules)
    return typeof events === 'string' ? this.#leave(file, `file-${events}`) : events
  }

  #leave({ stamp, name }: SettlingFile, finding: FileIssue): null {
    if (this.#left.size >= MOST_LEFT) this.#left.clear()
    this.#left.set(stamp, finding)
    this.#findings.add(finding, name)
    return null
  }

  /** Its events are on disk. What has taken its place meanwhile is another file and stays. */
  async #putAway(visit: FolderScan, file: SettlingFile): Promise<void> {
    const { settings, taken } = this.#parts
    const { folder, taken: what } = settings()
    if (what === 'keep') return taken.add(file.stamp)
    const path = join(folder, file.name)
    try {
      const look = await visit.ask((disk) => disk.stat(path))
      if (look && stampOf(folder, file.name, look) === file.stamp)
        await visit.ask((disk) => (what === 'delete' ? disk.remove(path) : disk.moveAside(folder, file.name)))
      this.#owed.delete(file.stamp)
    } catch (error) {
      taken.add(file.stamp)
      this.#owed.add(file.stamp)
      this.#findings.add('file-stays', file.name)
      if (error instanceof DiskNotAnswering) throw error
    }
  }
}
