/** One database file and its workers: opens it, checks it regularly, and replaces it when it is damaged. */
import { SMALL_FILE_BYTES } from './db/row-counts'
import type { Worker } from 'node:worker_threads'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { StoreFailure, type StoreFailureCode, type StoreIssue } from '../../shared/ports/stores/store-failure'
import { toStoreFailure } from './db/sqlite-failure'
import type { Suspicion } from './db/open-database'
import type { AnyHandlers, CheckCalls, OpenedFile, WorkerOptions } from './worker-rpc/messages'
import { WorkerClient, type Damage } from './worker-rpc/worker-client'

export interface DatabaseFileDeps {
  readonly file: string
  readonly key?: Uint8Array
  readonly startWorker: (plan: WorkerOptions) => Worker
  readonly clock: Clock
  readonly log: Log
  readonly onFinding?: (finding: StoreIssue) => void
  /** Limit of a call that is not long by nature. */
  readonly timeoutMs?: number
  /** Delay of the integrity check after opening, when one is due; null: never. */
  readonly checkAfterMs?: number | null
  /** Larger files are checked once a day and after a crash, others at each start. */
  readonly smallFileBytes?: number
}

const TIMEOUT_MS = 60_000
const CHECK_AFTER_MS = 30_000
const CHECK_EVERY_MS = 86_400_000
/** Files replaced in one run although they looked sound. */
const MAX_REPLACEMENTS = 6
/** Open failures that the file does not cause. */
const NOT_CAUSED_BY_FILE: readonly StoreFailureCode[] = ['busy', 'full', 'crashed', 'closed']

interface WorkerRoles {
  readonly writer: 'cache-writer' | 'person' | 'feed'
  readonly reader: 'cache-reader' | 'feed-reader' | null
  readonly check: 'cache-check' | 'person-check' | 'feed-check'
}

export class DatabaseFile<W extends AnyHandlers & { checked(): void }, R extends AnyHandlers> {
  readonly #deps: DatabaseFileDeps
  readonly #writer: WorkerClient<W>
  readonly #reader: WorkerClient<R> | null
  readonly #check: WorkerClient<CheckCalls>
  readonly #onOpened: (opened: OpenedFile) => void
  #suspicion: Suspicion = 'none'
  /** The last check after a failure found nothing. */
  #looksSound = false
  readonly #restoredBackups: number[] = []
  readonly #reportedKinds = new Set<StoreIssue['kind']>()
  #reportedUnopened = false
  #replaced = 0
  #migrated = false
  #repairing: Promise<void> | null = null
  #stopCheck: () => void = () => {}
  #closing: Promise<void> | null = null

  constructor(deps: DatabaseFileDeps, roles: WorkerRoles, onOpened: (opened: OpenedFile) => void = () => {}) {
    this.#deps = deps
    this.#onOpened = onOpened
    const { file, startWorker, clock, log, timeoutMs = TIMEOUT_MS } = deps
    const sealed = deps.key ? { key: deps.key } : {}
    const common = {
      clock,
      log,
      timeoutMs,
      onDamage: (damage: Damage) => this.#damaged(damage),
      onFinding: (finding: StoreIssue) => this.#reportOnce(finding)
    }
    this.#writer = new WorkerClient<W>({
      ...common,
      name: roles.writer,
      onOpened: (opened) => this.#opened(opened),
      onUnopened: (failure, damage) => this.#unopened(failure, damage),
      start: () =>
        startWorker({
          role: roles.writer,
          file,
          nowMs: clock.now(),
          suspicion: this.#suspicion,
          failedCopies: this.#restoredBackups,
          ...sealed
        })
    })
    const { reader, check } = roles
    this.#reader =
      reader === null
        ? null
        : new WorkerClient<R>({
            ...common,
            name: reader,
            onUnopened: ({ code }, damage) => void (NOT_CAUSED_BY_FILE.includes(code) || this.#damaged(damage)),
            start: () => startWorker({ role: reader, file, ...sealed })
          })
    this.#check = new WorkerClient<CheckCalls>({
      clock,
      log,
      timeoutMs,
      name: check,
      start: () => startWorker({ role: check, file })
    })
  }

  /** Opens the file and its reader now instead of at the first call. @throws StoreFailure */
  async open(): Promise<void> {
    await this.#ready()
    await this.#reader?.opened()
  }

  async write<N extends keyof W & string>(name: N, ...args: Parameters<W[N]>): Promise<ReturnType<W[N]>> {
    await this.#ready()
    return this.#writer.call(name, ...args)
  }

  async read<N extends keyof R & string>(name: N, ...args: Parameters<R[N]>): Promise<ReturnType<R[N]>> {
    await this.#ready().catch((error: unknown) => {
      // already migrated in this run: a busy writer does not block reading
      if (!this.#migrated || !(error instanceof StoreFailure) || error.code !== 'busy') throw error
    })
    if (!this.#reader) throw new StoreFailure('internal', 'this file has no reader')
    return this.#reader.call(name, ...args)
  }

  /** Runs a writer call while no other connection is open; other calls wait. */
  async alone<N extends keyof W & string>(name: N, ...args: Parameters<W[N]>): Promise<ReturnType<W[N]>> {
    await this.#ready()
    this.#stopCheck()
    const before = this.#repairing
    const answer = (async () => {
      await before
      await Promise.all([this.#reader?.terminate('crashed'), this.#check.terminate('crashed')])
      return this.#writer.call(name, ...args)
    })()
    const ended = answer
      .then(
        () => undefined,
        () => undefined
      )
      .finally(() => this.#repairing === ended && (this.#repairing = null))
    this.#repairing = ended
    return answer
  }

  /** Finishes pending calls, then leaves one complete file. */
  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  /** The reader may only open a file that the writer has migrated. */
  async #ready(): Promise<void> {
    if (this.#closing) throw new StoreFailure('closed', 'the store is closed')
    await this.#repairing
    try {
      await this.#writer.opened()
    } catch (error) {
      // the thread ended before it reported on the file, for instance for lack of memory; the file is unchanged
      const crashed = error instanceof StoreFailure && error.code === 'crashed'
      if ((!crashed && !this.#repairing) || this.#closing) throw error
      await this.#repairing
      await this.#writer.opened()
    }
  }

  #opened(opened: OpenedFile): void {
    const { clock, checkAfterMs = CHECK_AFTER_MS, smallFileBytes = SMALL_FILE_BYTES } = this.#deps
    this.#looksSound = this.#suspicion === 'look' && opened.findings.length === 0
    this.#suspicion = 'none'
    this.#migrated = true
    this.#reportedUnopened = false
    for (const finding of opened.findings) {
      if (finding.kind === 'restored') this.#restoredBackups.push(finding.backupFromMs)
      this.#report(finding)
    }
    this.#onOpened(opened)
    this.#stopCheck()
    const due =
      opened.unclean ||
      opened.bytes <= smallFileBytes ||
      opened.checkedAtMs === null ||
      Math.abs(clock.now() - opened.checkedAtMs) > CHECK_EVERY_MS
    if (checkAfterMs !== null && due) this.#stopCheck = clock.after(checkAfterMs, () => void this.#checkFile())
  }

  async #checkFile(): Promise<void> {
    try {
      const { sound } = await this.#check.call('check')
      if (sound) await this.write('checked', ...([] as unknown as Parameters<W['checked']>))
      else await this.#repair('look')
    } catch (error) {
      this.#deps.log.warn('store.check', { error })
      if (error instanceof StoreFailure && error.code === 'damaged') await this.#repair('look')
    } finally {
      await this.#check.terminate('closed')
    }
  }

  /** Reports each kind once: unreadable rows are met repeatedly. */
  #reportOnce(finding: StoreIssue): void {
    if (this.#reportedKinds.has(finding.kind)) return
    this.#reportedKinds.add(finding.kind)
    this.#report(finding)
  }

  #report(finding: StoreIssue): void {
    this.#deps.log.warn('store.finding', { ...finding })
    this.#deps.onFinding?.(finding)
  }

  #unopened(failure: StoreFailure, damage: Damage): void {
    if (this.#repairing) return // #repair handles it
    if (damage === 'no') this.#reportUnopened(failure)
    else void this.#repair('look')
  }

  /** Reports once that the file can be neither used nor replaced; busy files and full disks are retried instead. */
  #reportUnopened({ code }: StoreFailure): void {
    if (NOT_CAUSED_BY_FILE.includes(code) || this.#reportedUnopened) return
    this.#reportedUnopened = true
    this.#report({ kind: 'unopened', file: this.#deps.file, problem: code })
  }

  /** A file that looks sound and fails again is replaced, unless the program may be at fault. */
  #damaged(damage: Damage): void {
    if (!this.#looksSound) void this.#repair('look')
    else if (damage === 'yes') void this.#repair('replace')
  }

  /** Closes all connections; the next open checks the whole file first and sets it aside if it is damaged. */
  #repair(first: 'look' | 'replace'): Promise<void> {
    this.#repairing ??= (async () => {
      this.#migrated = false
      this.#stopCheck()
      await Promise.all([
        this.#reader?.terminate('damaged'),
        this.#writer.terminate('damaged'),
        this.#check.terminate('damaged')
      ])
      let failure: StoreFailure | null = null
      for (const suspicion of first === 'look' ? (['look', 'replace'] as const) : (['replace'] as const)) {
        if (suspicion === 'replace' && ++this.#replaced > MAX_REPLACEMENTS) break
        this.#suspicion = suspicion
        failure = await this.#writer.opened().then(() => null, toStoreFailure)
        if (failure?.code !== 'damaged') break
      }
      this.#suspicion = 'none'
      if (failure) this.#reportUnopened(failure)
    })().finally(() => (this.#repairing = null))
    return this.#repairing
  }

  async #end(): Promise<void> {
    this.#stopCheck()
    await this.#repairing
    await this.#check.terminate('closed')
    await this.#reader?.close()
    await this.#writer.close()
  }
}
