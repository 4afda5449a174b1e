/**
 * Packs: which run, which wait for their turn, and what the window is told of them.
 *
 * One at a time, in the order they were started. What a pack has fetched is in the store; what is remembered here is
 * only that there is a pack, so
 * a program that was killed goes on where it was.
 */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import type { PackProgress, ScopeInput } from '../../contract/channels/packs'
import type { ConnectionState } from '../../contract/channels/connection'
import type { LanguageCode } from '../../shared/text/languages'
import type { PackStep } from '../../shared/packs/pack-steps'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import { toFailure } from '../call-failure'
import type { PackRecord, PackRecords } from './pack-records'
import { PackRun, type Connectivity, type PackRunDeps } from './pack-run'

export interface PackQueueDeps extends Omit<
  PackRunDeps,
  'titleOf' | 'onCallSpent' | 'onChanged' | 'onEnded' | 'onTooLarge' | 'onConfirmationNeeded' | 'onStoreBroken'
> {
  readonly records: PackRecords
  readonly store: Pick<CatalogueStore, 'names' | 'pathsOf'>
  readonly newId: () => string
  /** null: not connected. */
  profile(): string | null
  language(): LanguageCode
  /** Told at most a few times a second. */
  changed(packs: readonly PackProgress[]): void
}

const TELL_EVERY_MS = 200
const WRITE_EVERY_MS = 1000

const tooLarge = (most: number): Failure => ({ code: 'pack-too-large', params: { most } })

export class PackQueue {
  readonly #parts: PackQueueDeps
  #records: PackRecord[] = []
  #run: { readonly record: PackRecord; readonly of: PackRun } | null = null
  /** Resolves when nothing of the packs before is on its way any more. */
  #settled: Promise<void> = Promise.resolve()
  #cancelTelling: (() => void) | null = null
  #cancelWriting: (() => void) | null = null
  #closed = false

  constructor(parts: PackQueueDeps) {
    this.#parts = parts
  }

  /** Takes up what the last run of the program left. */
  async open(): Promise<void> {
    this.#records = [...(await this.#parts.records.read()), ...this.#records]
    this.#tell()
    this.#turn()
  }

  /** Oldest first; those of the profile in force. */
  all(): readonly PackProgress[] {
    return this.#own().map((record) => this.#progress(record))
  }

  /**
   * @param languages left out: the one in force
   * @param confirmedCalls what the person said yes to
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
    const { newId, clock, profile, language, maxCalls } = this.#parts
    const who = profile()
    if (who === null) return failed('not-connected')
    if (scopes.length === 0) return failed('invalid-input')
    if (maxCalls() === 0 || confirmedCalls > maxCalls()) return { ok: false, failure: tooLarge(maxCalls()) }
    const record: PackRecord = {
      id: newId(),
      profile: who,
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
    this.#records.push(record)
    if (!(await this.#write())) {
      this.#records = this.#records.filter((other) => other !== record)
      return failed('store-failed')
    }
    this.#turn()
    this.#tell()
    return done(this.#progress(record))
  }

  /** Acts at once: calls that are not sent are taken back unspent. */
  pause(id: string): Promise<Result<PackProgress>> {
    return this.#change(id, ['open'], (record) => this.#leave(record, 'paused'))
  }
  /**
   * Also begins a cancelled pack again, and one that is done where something failed: the failed items are then tried
   * anew. For a pack that asks it
   * is the yes.
   */
  resume(id: string): Promise<Result<PackProgress>> {
    return this.#change(id, ['paused', 'cancelled', 'done'], (record) => {
      if (record.state !== 'paused') record.failed = []
      else if (record.asks) record.confirmed = Math.max(record.confirmed ?? 0, record.asks.calls)
      record.asks = null
      // why the pack as a whole did not go on
      record.failed = record.failed.filter(({ key }) => key !== '')
      record.state = 'open'
      this.#turn()
    })
  }
  cancel(id: string): Promise<Result<PackProgress>> {
    return this.#change(id, ['open', 'paused'], (record) => this.#leave(record, 'cancelled'))
  }
  async dismiss(id: string): Promise<Result<null>> {
    const record = this.#find(id)
    if (!record || record.state === 'open' || record.state === 'paused') return failed('invalid-input')
    this.#records = this.#records.filter((other) => other !== record)
    this.#tell()
    return (await this.#write()) ? done(null) : failed('store-failed')
  }

  /** The connection's state has changed. */
  connectivityChanged(): void {
    this.#run?.of.connectivityChanged()
  }
  /** A person asks the service something. */
  userActive(): void {
    this.#run?.of.userActive()
  }
  /** Another service, or none: its packs wait until it is back. */
  profileChanged(): void {
    this.#drop()
    this.#turn()
    this.#tell()
  }

  /** At the end of the program. */
  async close(): Promise<void> {
    this.#closed = true
    this.#drop()
    this.#cancelTelling?.()
    this.#cancelWriting?.()
    await this.#write()
  }

  #own(): readonly PackRecord[] {
    const who = this.#parts.profile()
    return this.#records.filter(({ profile }) => profile === who)
  }
  #find(id: string): PackRecord | undefined {
    return this.#own().find((record) => record.id === id)
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
      this.#tell()
      await this.#write()
    }
    return done(this.#progress(record))
  }

  #leave(record: PackRecord, state: 'paused' | 'cancelled' | 'done'): void {
    record.state = state
    if (this.#run?.record === record) this.#drop()
    this.#turn()
  }

  #drop(): void {
    const run = this.#run
    this.#run = null
    if (run) this.#settled = Promise.all([this.#settled, run.of.stop()]).then(() => undefined)
  }

  /** Begins the next pack when none runs. */
  #turn(): void {
    if (this.#run || this.#closed) return
    const record = this.#own().find(({ state }) => state === 'open')
    if (!record) return
    const run = new PackRun(record, {
      ...this.#parts,
      titleOf: (step) => this.#titleOf(record, step),
      onCallSpent: () => this.#parts.records.writeCalls(this.#records),
      onChanged: () => {
        this.#tell()
        this.#cancelWriting ??= this.#parts.clock.after(WRITE_EVERY_MS, () => void this.#write())
      },
      onEnded: () => {
        this.#leave(record, 'done')
        this.#tell()
        void this.#write()
      },
      onConfirmationNeeded: (need) => {
        record.asks = need
        this.#leave(record, 'paused')
        this.#tell()
        void this.#write()
      },
      onTooLarge: () => this.#broken(record, tooLarge(this.#parts.maxCalls())),
      onStoreBroken: (failure) => this.#broken(record, toFailure(failure))
    })
    this.#run = { record, of: run }
    // what the run before has sent comes in first, or it would be asked for twice
    void this.#settled.then(() => (this.#run?.of === run ? run.start() : undefined))
  }

  #broken(record: PackRecord, failure: Failure): void {
    record.failed = [...record.failed.filter(({ key }) => key !== ''), { key: '', title: record.title, failure }]
    this.#leave(record, 'paused')
    this.#tell()
    void this.#write()
  }

  /** The names on the way to what a step asks for, as far as this desk knows them; else its id. */
  async #titleOf({ profile }: PackRecord, { place, language }: PackStep): Promise<string> {
    const { store, log } = this.#parts
    const last = place.engines ?? place.generations ?? place.models ?? place.manufacturers ?? ''
    try {
      const paths =
        place.engines === null || place.manufacturers !== null ? [] : await store.pathsOf(profile, place.engines)
      const path = paths.find(({ generations }) => generations === place.generations) ?? place
      const names = await store.names(profile, path, language)
      const known = (['manufacturers', 'models', 'generations', 'engines'] as const).flatMap((level) =>
        path[level] === null ? [] : [names[level]?.name ?? (path[level] === last ? last : '')]
      )
      return known.filter(Boolean).join(' ') || last
    } catch (error) {
      log.warn('packs.title', { error })
      return last
    }
  }

  #progress(record: PackRecord): PackProgress {
    const { id, title, scopes, state, startedAtMs, done: finished, total, calls, failed: failures } = record
    const run = this.#run?.record === record ? this.#run.of : null
    const waiting = run?.waiting ?? null
    const reason = waiting === null || waiting.for === 'desk' ? null : waiting.for
    return {
      id,
      title,
      scopes,
      done: finished,
      total,
      calls,
      startedAt: new Date(startedAtMs).toISOString(),
      state: state !== 'open' ? state : run && !waiting ? 'running' : 'waiting',
      waitingFor: reason,
      resumesAt: waiting?.untilMs == null ? null : new Date(waiting.untilMs).toISOString(),
      secondsLeft: run?.secondsLeft() ?? (state === 'done' ? 0 : null),
      languages: record.languages,
      ...(run?.listing ? { listing: true } : {}),
      ...(state === 'paused' && record.asks ? { asks: record.asks } : {}),
      failed: failures.map((one) => ({ title: one.title, failure: one.failure })),
      ...(record.maybeMore ? { maybeMore: record.maybeMore } : {})
    }
  }

  #tell(): void {
    this.#cancelTelling ??= this.#parts.clock.after(TELL_EVERY_MS, () => {
      this.#cancelTelling = null
      this.#parts.changed(this.all())
    })
  }

  async #write(): Promise<boolean> {
    this.#cancelWriting?.()
    this.#cancelWriting = null
    try {
      await this.#parts.records.write(this.#records)
      return true
    } catch (error) {
      this.#parts.log.error('packs.records', { error })
      return false
    }
  }
}

/** How the connection stands for background work. A limit is the call budget's business. */
export function connectivityOf({
  state,
  backgroundPaused
}: Pick<ConnectionState, 'state' | 'backgroundPaused'>): Connectivity {
  if (backgroundPaused || state === 'no-key' || state === 'bad-key' || state === 'unauthorised') return 'refused'
  return state === 'offline' ? 'down' : 'up'
}
