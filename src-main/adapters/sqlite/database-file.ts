/**
 * One file and the workers that use it: started in order, looked through now and then, and set up anew when the file
 * turns out damaged.
 */
import type { Worker } from 'node:worker_threads'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { StoreFailure, type StoreFailureCode, type StoreIssue } from '../../shared/ports/stores/store-failure'
import { toStoreFailure } from './db/sqlite-failure'
import type { Suspicion } from './db/open-database'
import {
  SMALL_FILE_BYTES,
  type CallsOf,
  type CheckCalls,
  type OpenedFile,
  type WorkerOptions
} from './worker-rpc/messages'
import { WorkerClient, type Damage } from './worker-rpc/worker-client'

export interface DatabaseFileDeps {
  readonly file: string
  /** What a confidential file is sealed with. */
  readonly key?: Uint8Array
  /** Starts `worker.ts` in a thread with this as its `workerData`. */
  readonly startWorker: (plan: WorkerOptions) => Worker
  readonly clock: Clock
  readonly log: Log
  /** Told of what opening found, also later when damage shows. */
  readonly onFinding?: (finding: StoreIssue) => void
  /** Longest wait for one answer. */
  readonly timeoutMs?: number
  /** How long after opening the file is looked through, when that is due; null: never. */
  readonly checkAfterMs?: number | null
  /** Larger files are looked through once a day and after a crash, others at each start. */
  readonly smallFileBytes?: number
}

const TIMEOUT_MS = 60_000
const CHECK_AFTER_MS = 30_000
const CHECK_EVERY_MS = 86_400_000
const CHECK_TIMEOUT_MS = 600_000
/** Files set aside in one run although they looked sound: each copy once, and some. */
const MAX_REPLACEMENTS = 6
/** Why opening failed where the file is not the cause. */
const NOT_CAUSED_BY_FILE: readonly StoreFailureCode[] = ['busy', 'full', 'crashed', 'closed']

interface WorkerRoles {
  readonly writer: 'cache-writer' | 'person' | 'feed'
  readonly reader: 'cache-reader' | 'feed-reader' | null
  readonly check: 'cache-check' | 'person-check' | 'feed-check'
}

export class DatabaseFile<
  W extends CallsOf<W> & { checked: { input: { nowMs: number }; output: null } },
  R extends CallsOf<R>
> {
  readonly #parts: DatabaseFileDeps
  readonly #writer: WorkerClient<W>
  readonly #reader: WorkerClient<R> | null
  readonly #check: WorkerClient<CheckCalls>
  readonly #onOpened: (opened: OpenedFile) => void
  #suspicion: Suspicion = 'none'
  /** It was looked through because of a failure, and nothing was found. */
  #looksSound = false
  /** Times of the copies that were put in the file's place. */
  readonly #copies: number[] = []
  readonly #toldKinds = new Set<StoreIssue['kind']>()
  #toldUnopened = false
  #replaced = 0
  #upToDate = false
  #mending: Promise<void> | null = null
  #stopCheck: () => void = () => {}
  #closing: Promise<void> | null = null

  constructor(parts: DatabaseFileDeps, roles: WorkerRoles, onOpened: (opened: OpenedFile) => void = () => {}) {
    this.#parts = parts
    this.#onOpened = onOpened
    const { file, startWorker, clock, log, timeoutMs = TIMEOUT_MS } = parts
    const sealed = parts.key ? { key: parts.key } : {}
    const common = {
      clock,
      log,
      timeoutMs,
      onDamage: (damage: Damage) => this.#damaged(damage),
      onFinding: (finding: StoreIssue) => this.#met(finding)
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
          failedCopies: this.#copies,
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
      timeoutMs: CHECK_TIMEOUT_MS,
      name: check,
      start: () => startWorker({ role: check, file })
    })
  }

  /** Opens the file now instead of at the first call, its reader too. @throws StoreFailure */
  async open(): Promise<void> {
    await this.#ready()
    await this.#reader?.opened()
  }

  async write<N extends keyof W & string>(name: N, input: W[N]['input']): Promise<W[N]['output']> {
    await this.#ready()
    return this.#writer.call(name, input)
  }

  async read<N extends keyof R & string>(name: N, input: R[N]['input']): Promise<R[N]['output']> {
    await this.#ready().catch((error: unknown) => {
      // brought up to date in this run already: who writes beside it does not keep anybody from reading
      if (!this.#upToDate || !(error instanceof StoreFailure) || error.code !== 'busy') throw error
    })
    if (!this.#reader) throw new StoreFailure('internal', 'this file has no reader')
    return this.#reader.call(name, input)
  }

  /** While the writer answers this call, nobody else has the file open; who asks meanwhile waits. */
  async alone<N extends keyof W & string>(name: N, input: W[N]['input']): Promise<W[N]['output']> {
    await this.#ready()
    this.#stopCheck()
    const answer = (async () => {
      await Promise.all([this.#reader?.terminate('crashed'), this.#check.terminate('crashed')])
      return this.#writer.call(name, input)
    })()
    this.#mending = answer
      .then(
        () => undefined,
        () => undefined
      )
      .finally(() => (this.#mending = null))
    return answer
  }

  /** Lets what was asked finish, then leaves one whole file behind. */
  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  /** The reader may only open what the writer has brought up to date. */
  async #ready(): Promise<void> {
    if (this.#closing) throw new StoreFailure('closed', 'the store is closed')
    await this.#mending
    try {
      await this.#writer.opened()
    } catch (error) {
      // its thread ended before it said anything of the file: short of memory for a moment, for instance. The file is
      // as it was
      const crashed = error instanceof StoreFailure && error.code === 'crashed'
      if ((!crashed && !this.#mending) || this.#closing) throw error
      await this.#mending
      await this.#writer.opened()
    }
  }

  #opened(opened: OpenedFile): void {
    const { clock, checkAfterMs = CHECK_AFTER_MS, smallFileBytes = SMALL_FILE_BYTES } = this.#parts
    this.#looksSound = this.#suspicion === 'look' && opened.findings.length === 0
    this.#suspicion = 'none'
    this.#upToDate = true
    this.#toldUnopened = false
    for (const finding of opened.findings) {
      if (finding.kind === 'restored') this.#copies.push(finding.backupFromMs)
      this.#tell(finding)
    }
    this.#onOpened(opened)
    this.#stopCheck()
    const due =
      opened.unclean ||
      opened.bytes <= smallFileBytes ||
      opened.checkedAtMs === null ||
      Math.abs(clock.now() - opened.checkedAtMs) > CHECK_EVERY_MS
    if (checkAfterMs !== null && due) this.#stopCheck = clock.after(checkAfterMs, () => void this.#lookThrough())
  }

  async #lookThrough(): Promise<void> {
    try {
      const { sound } = await this.#check.call('check', null)
      if (sound) await this.write('checked', { nowMs: this.#parts.clock.now() })
      else await this.#mend('look')
    } catch (error) {
      this.#parts.log.warn('store.check', { error })
      if (error instanceof StoreFailure && error.code === 'damaged') await this.#mend('look')
    } finally {
      await this.#check.terminate('closed')
    }
  }

  /** Rows that cannot be read are met again and again. */
  #met(finding: StoreIssue): void {
    if (this.#toldKinds.has(finding.kind)) return
    this.#toldKinds.add(finding.kind)
    this.#tell(finding)
  }

  #tell(finding: StoreIssue): void {
    this.#parts.log.warn('store.finding', { ...finding })
    this.#parts.onFinding?.(finding)
  }

  #unopened(failure: StoreFailure, damage: Damage): void {
    if (this.#mending) return // which deals with it
    if (damage === 'no') this.#tellUnopened(failure)
    else void this.#mend('look')
  }

  /** It can be neither used nor replaced. Told once; one that another holds, and a full disk, are waited for. */
  #tellUnopened({ code }: StoreFailure): void {
    if (NOT_CAUSED_BY_FILE.includes(code) || this.#toldUnopened) return
    this.#toldUnopened = true
    this.#tell({ kind: 'unopened', file: this.#parts.file, problem: code })
  }

  /** What looks sound and fails again makes way, unless it may be the program that fails. */
  #damaged(damage: Damage): void {
    if (!this.#looksSound) void this.#mend('look')
    else if (damage === 'yes') void this.#mend('replace')
  }

  /**
   * Everyone lets go of the file; the next to open it looks at everything in it first, and sets it aside if it is
   * damaged indeed.
   */
  #mend(first: 'look' | 'replace'): Promise<void> {
    this.#mending ??= (async () => {
      this.#upToDate = false
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
      if (failure) this.#tellUnopened(failure)
    })().finally(() => (this.#mending = null))
    return this.#mending
  }

  async #end(): Promise<void> {
    this.#stopCheck()
    await this.#mending
    await this.#check.terminate('closed')
    await this.#reader?.close()
    await this.#writer.close()
  }
}
