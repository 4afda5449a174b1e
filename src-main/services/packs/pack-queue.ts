/**
 * The queue of packs: runs one at a time, in the order they were started, and reports progress.
 *
 * Records only say that a pack exists; fetched data is in the catalogue store, so a killed program continues where it
 * was.
 */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import type { PackProgress, ScopeInput } from '../../contract/channels/packs'
import type { LanguageCode } from '../../shared/text/languages'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import { toFailure } from '../call-failure'
import { OverwriteGuard } from '../overwrite-guard'
import type { PackRecord, PackRecords } from './pack-records'
import { packProgress, stepTitle } from './pack-progress'
import { PackRun, type PackRunDeps } from './pack-run'

interface PackQueueDeps extends Omit<
  PackRunDeps,
  'titleOf' | 'onCallSpent' | 'onChanged' | 'onEnded' | 'onTooLarge' | 'onConfirmationNeeded' | 'onStoreBroken'
> {
  readonly records: PackRecords
  readonly store: Pick<CatalogueStore, 'names' | 'pathsOf'>
  readonly newId: () => string
  /** null: not connected. */
  profile(): string | null
  language(): LanguageCode
  /** Called at most every `BROADCAST_INTERVAL_MS`. */
  changed(packs: readonly PackProgress[]): void
}

const BROADCAST_INTERVAL_MS = 200
const WRITE_EVERY_MS = 1000
/** Delay before records that could not be read are read again. */
const READ_AGAIN_MS = 10_000

const tooLarge = (most: number): Failure => ({ code: 'pack-too-large', params: { most } })

const isOver = ({ state }: PackRecord): boolean => state === 'done' || state === 'cancelled'
const isSameChoice = (one: PackRecord, other: PackRecord): boolean =>
  one.profile === other.profile &&
  JSON.stringify([one.scopes, one.languages]) === JSON.stringify([other.scopes, other.languages])

export class PackQueue {
  readonly #deps: PackQueueDeps
  readonly #guard = new OverwriteGuard()
  #loading: Promise<void> | null = null
  #records: PackRecord[] = []
  #run: { readonly record: PackRecord; readonly of: PackRun } | null = null
  /** Resolves when no step of earlier runs is in flight. */
  #settled: Promise<void> = Promise.resolve()
  #cancelBroadcast: (() => void) | null = null
  #cancelWriting: (() => void) | null = null
  #cancelReading: (() => void) | null = null
  #closed = false

  constructor(deps: PackQueueDeps) {
    this.#deps = deps
  }

  /** Loads the records and continues open packs. Never rejects: records that cannot be read are read again later. */
  open(): Promise<void> {
    return this.#load()
  }

  /** Packs of the active profile, oldest first. */
  all(): readonly PackProgress[] {
    return this.#ownRecords().map((record) => this.#progress(record))
  }

  /**
   * @param languages omitted: the current catalogue language
   * @param confirmedCalls the number of calls the user confirmed
   */
  async start({
    title,
    scopes,
    languages,
    confirmedCalls = 0
  }: {
    title: string
    scopes: readonly ScopeInput[]
    languages?: readonly LanguageCode[]
    confirmedCalls?: number
  }): Promise<Result<PackProgress>> {
    const { newId, clock, profile, language, maxCalls } = this.#deps
    const profileId = profile()
    if (profileId === null) return failed('not-connected')
    if (scopes.length === 0) return failed('invalid-input')
    if (maxCalls() === 0 || confirmedCalls > maxCalls()) return { ok: false, failure: tooLarge(maxCalls()) }
    await this.#load()
    const record: PackRecord = {
      id: newId(),
      profile: profileId,
      title,
      scopes,
      languages: [...new Set(languages ?? [language()])],
      startedAtMs: clock.now(),
      state: 'open',
      done: 0,
      total: 0,
      calls: 0,
      confirmed: confirmedCalls,
      failed: []
    }
    // a finished pack of the same choice would have the same name
    const replaced = this.#records.filter((other) => isOver(other) && isSameChoice(other, record))
    this.#records = [...this.#records.filter((other) => !replaced.includes(other)), record]
    if (!(await this.#write())) {
      this.#records = [...replaced, ...this.#records.filter((other) => other !== record)]
      return failed('store-failed')
    }
    this.#startNext()
    this.#broadcast()
    return done(this.#progress(record))
  }

  /** Acts at once: steps that are not sent are cancelled and cost nothing. */
  pause(id: string): Promise<Result<PackProgress>> {
    return this.#change(id, ['open'], (record) => this.#end(record, 'paused'))
  }
  /** Also restarts cancelled packs and retries failed steps of finished ones. Confirms what a pack asks for. */
  resume(id: string): Promise<Result<PackProgress>> {
    return this.#change(id, ['paused', 'cancelled', 'done'], (record) => {
      if (record.state !== 'paused') record.failed = []
      else if (record.asks) record.confirmed = Math.max(record.confirmed ?? 0, record.asks.calls)
      record.asks = null
      // drops the failure of the pack as a whole
      record.failed = record.failed.filter(({ key }) => key !== '')
      record.state = 'open'
      this.#startNext()
    })
  }
  /** For clearing the storage: a pack that goes on would end as complete without its earlier records. */
  async pauseAll(): Promise<void> {
    for (const record of this.#ownRecords()) if (record.state === 'open') record.state = 'paused'
    this.#stopRun()
    this.#broadcast()
    await this.#write()
  }
  cancel(id: string): Promise<Result<PackProgress>> {
    return this.#change(id, ['open', 'paused'], (record) => this.#end(record, 'cancelled'))
  }
  async dismiss(id: string): Promise<Result<null>> {
    const record = this.#find(id)
    if (!record || !isOver(record)) return failed('invalid-input')
    this.#records = this.#records.filter((other) => other !== record)
    this.#broadcast()
    return (await this.#write()) ? done(null) : failed('store-failed')
  }

  connectivityChanged(): void {
    this.#run?.of.connectivityChanged()
  }
  /** A user calls the service. */
  userActive(): void {
    this.#run?.of.userActive()
  }
  /** Packs of another profile wait until it is active again. */
  profileChanged(): void {
    this.#stopRun()
    this.#startNext()
    this.#broadcast()
  }

  /** Stops the run and writes the records, before the program ends. Resolves when sent calls are stored as well. */
  async close(): Promise<void> {
    this.#closed = true
    this.#stopRun()
    this.#cancelBroadcast?.()
    this.#cancelWriting?.()
    this.#cancelReading?.()
    if (!this.#guard.isRead) return
    await this.#write()
    await this.#settled
    if (this.#cancelWriting) await this.#write()
  }

  #load(): Promise<void> {
    if (this.#guard.isRead || this.#closed) return Promise.resolve()
    this.#loading ??= this.#read().finally(() => (this.#loading = null))
    return this.#loading
  }
  async #read(): Promise<void> {
    const { records, clock, log } = this.#deps
    this.#cancelReading?.()
    try {
      await this.#guard.read(async () => (this.#records = await records.read()))
    } catch (error) {
      log.warn('packs.records', { error })
      if (!this.#closed) this.#cancelReading = clock.after(READ_AGAIN_MS, () => void this.#load())
      return
    }
    if (this.#closed) return
    this.#broadcast()
    this.#startNext()
  }

  #ownRecords(): readonly PackRecord[] {
    const profileId = this.#deps.profile()
    return this.#records.filter(({ profile }) => profile === profileId)
  }
  #find(id: string): PackRecord | undefined {
    return this.#ownRecords().find((record) => record.id === id)
  }

  async #change(
    id: string,
    from: readonly PackRecord['state'][],
    change: (record: PackRecord) => void
  ): Promise<Result<PackProgress>> {
    const record = this.#find(id)
    if (!record) return failed('invalid-input')
    if (from.includes(record.state)) {
      change(record)
      this.#broadcast()
      await this.#write()
    }
    return done(this.#progress(record))
  }

  #end(record: PackRecord, state: 'paused' | 'cancelled' | 'done'): void {
    record.state = state
    if (this.#run?.record === record) this.#stopRun()
    this.#startNext()
  }

  #stopRun(): void {
    const run = this.#run
    this.#run = null
    if (run) this.#settled = Promise.all([this.#settled, run.of.stop()]).then(() => undefined)
  }

  #startNext(): void {
    if (this.#run || this.#closed) return
    const record = this.#ownRecords().find(({ state }) => state === 'open')
    if (!record) return
    const run = new PackRun(record, {
      ...this.#deps,
      titleOf: (step) => stepTitle(this.#deps, record.profile, step),
      onCallSpent: () => this.#deps.records.writeCalls(this.#records),
      onChanged: () => {
        this.#broadcast()
        this.#cancelWriting ??= this.#deps.clock.after(WRITE_EVERY_MS, () => void this.#write())
      },
      onEnded: () => {
        this.#end(record, 'done')
        this.#broadcast()
        void this.#write()
      },
      onConfirmationNeeded: (need) => {
        record.asks = need
        this.#end(record, 'paused')
        this.#broadcast()
        void this.#write()
      },
      onTooLarge: () => this.#pauseFailed(record, tooLarge(this.#deps.maxCalls())),
      onStoreBroken: (failure) => this.#pauseFailed(record, toFailure(failure))
    })
    this.#run = { record, of: run }
    // steps in flight of the previous run must be stored first, or they would be fetched twice
    void this.#settled.then(() => (this.#run?.of === run ? run.start() : undefined))
  }

  #pauseFailed(record: PackRecord, failure: Failure): void {
    record.failed = [...record.failed.filter(({ key }) => key !== ''), { key: '', title: record.title, failure }]
    this.#end(record, 'paused')
    this.#broadcast()
    void this.#write()
  }

  #progress(record: PackRecord): PackProgress {
    return packProgress(record, this.#run?.record === record ? this.#run.of : null)
  }

  #broadcast(): void {
    if (this.#closed) return
    this.#cancelBroadcast ??= this.#deps.clock.after(BROADCAST_INTERVAL_MS, () => {
      this.#cancelBroadcast = null
      this.#deps.changed(this.all())
    })
  }

  async #write(): Promise<boolean> {
    this.#cancelWriting?.()
    this.#cancelWriting = null
    try {
      await this.#guard.write(() => this.#deps.records.write(this.#records))
      return true
    } catch (error) {
      this.#deps.log.error('packs.records', { error })
      return false
    }
  }
}
