/** Reads events that other computers received: what is published now, and what was while this computer was away. */
import type { Deliver } from '../../../shared/feed/events'
import type { FeedGap } from '../../../shared/feed/gaps'
import type { EventSource, SourceProblemCode, SourceStatus } from '../../../shared/ports/feed/event-source'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import { FEED_VALUES, type EventStore } from '../../../shared/ports/stores/event-store'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { isObject } from '../../../shared/text/json-object'
import {
  isRolledBack,
  missedBetween,
  positionAfter,
  restart,
  START,
  timeOfEntry,
  type EventPosition,
  type MissedTime,
  type StreamEntry,
  type StreamPage
} from '../../../shared/workspace/event-position'
import { unpackShared } from '../../../shared/workspace/shared-event'
import { EVENTS_PART, EVENTS_TOPIC, FACTS_PART } from './event-names'
import { READ } from './event-scripts'

/** A lost message is noticed after this long. */
const LOOK_MS = 10_000
/** An event that cannot be stored this often, although others can, becomes a gap. */
const MOST_TRIES = 5
const PAGE_EVENTS = 200
const PAGE_BYTES = 2 * 1024 * 1024
/** A page up to this size arrives in the time of a small answer. */
const SMALL_PAGE_BYTES = 64 * 1024
/** Older events come with one summary. */
const CATCH_UP_MS = 15_000
/** Without new events, the position is stored this often. */
const STORE_EVERY_MS = 60_000
/** Without the server for this long, the status says so. */
const SAY_GONE_MS = 2000

export interface EventReaderDeps {
  readonly store: Pick<EventStore, 'value' | 'setValue' | 'addGap'>
  readonly clock: Clock
  readonly log: Log
  /** null: no workspace, or events are not shared. */
  engine(): WorkspaceEngine | null
  /** Before the event is delivered. */
  taken(identity: string): void
  gapAdded(): void
}

export class EventReader implements EventSource {
  readonly id = 'workspace'
  readonly #deps: EventReaderDeps
  readonly #listeners = new Set<() => void>()
  #deliver: Deliver | null = null
  #engine: WorkspaceEngine | null = null
  #endMessages: (() => void) | null = null
  #position: EventPosition | null = null
  /** The first event that could not be stored, and how often in a row. */
  #failure: { readonly id: string; readonly tries: number } | null = null
  /** Events from before this computer joined are stored as read. Of the server's clock. */
  #historyUntilMs = -Infinity
  #storedAtMs = -Infinity
  #reading: Promise<void> | null = null
  #isStale = false
  #cancelLook: (() => void) | null = null
  #problem: SourceProblemCode | null = null
  #goneSinceMs: number | null = null
  #sinceMs = 0
  #shown = ''

  constructor(deps: EventReaderDeps) {
    this.#deps = deps
  }

  /** The server keeps what was published; what it lost makes a gap of its own. */
  catchesUp = (): boolean => true

  status = (): SourceStatus => {
    const engine = this.#engine
    const { clock } = this.#deps
    const isGone = this.#goneSinceMs !== null && clock.monotonic() - this.#goneSinceMs >= SAY_GONE_MS
    const problem = isGone ? 'unreachable' : this.#problem
    const state = engine === null ? 'off' : problem !== null ? 'failing' : engine.isOpen ? 'listening' : 'connecting'
    return {
      id: this.id,
      state,
      problem: problem === null || state === 'off' ? null : { code: problem },
      warnings: [],
      sinceMs: this.#sinceMs,
      at: null,
      retryAtMs: null,
      progress: null
    }
  }

  onStatus = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  start(deliver: Deliver): Promise<void> {
    this.#deliver = deliver
    this.follow()
    return Promise.resolve()
  }

  async stop(): Promise<void> {
    this.#deliver = null
    this.follow()
    await this.#reading
  }

  test = () => Promise.resolve({ ok: false, problem: { code: 'not-connected' } } as const)

  /** The engine or its connection has changed, or a setting. */
  follow(): void {
    const { clock } = this.#deps
    const engine = this.#deliver === null ? null : this.#deps.engine()
    if (engine !== this.#engine) {
      this.#endMessages?.()
      this.#engine = engine
      this.#endMessages = engine?.onMessage(EVENTS_TOPIC, () => void this.read()) ?? null
    }
    if (engine === null || engine.isOpen) this.#goneSinceMs = null
    else if (this.#goneSinceMs === null) {
      this.#goneSinceMs = clock.monotonic()
      clock.after(SAY_GONE_MS + 1, () => this.#tell())
    }
    this.#tell()
    void this.read()
  }

  /** Reads what is new. Never rejects. */
  read(): Promise<void> {
    this.#isStale = true
    this.#reading ??= this.#readAll().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #readAll(): Promise<void> {
    const { clock, log } = this.#deps
    this.#cancelLook?.()
    this.#cancelLook = null
    try {
      while (this.#isStale) {
        this.#isStale = false
        while (await this.#readPage());
      }
      this.#enter(null)
    } catch (error) {
      if (!(error instanceof WorkspaceUnavailable)) {
        log.error('workspace.events', { error })
        this.#enter('store')
      }
    }
    if (this.#engine !== null) this.#cancelLook = clock.after(LOOK_MS, () => void this.read())
  }

  /** False: there is nothing more, or no connection. */
  async #readPage(): Promise<boolean> {
    const engine = this.#engine
    if (!engine?.isOpen || this.#deliver === null) return false
    this.#position ??= await this.#storedPosition()
    let position = this.#position
    const isNew = position.atMs === 0
    const page = await pageAfter(engine, position.id, isNew ? '' : engine.computer)
    if (isNew) this.#historyUntilMs = page.nowMs
    if (isRolledBack(position, page)) {
      await this.#missed({ fromMs: position.atMs, toMs: page.nowMs }, page)
      await this.#setPosition(restart(position, page))
      return true
    }
    const missed = missedBetween(position, page)
    if (missed) await this.#missed(missed, page)
    const read = await this.#takeAll(engine, page)
    position = positionAfter(position, page, read)
    await this.#setPosition(position)
    if (read.length < page.entries.length) throw new Error('the event store does not take shared events')
    return page.entries.length > 0
  }

  /** Returns those that need not be read again, oldest first. */
  async #takeAll(engine: WorkspaceEngine, page: StreamPage): Promise<readonly StreamEntry[]> {
    const outcomes = await Promise.all(page.entries.map((entry) => this.#take(engine, page, entry)))
    const failed = outcomes.indexOf(false)
    if (failed < 0) return page.entries
    const entry = page.entries[failed]!
    this.#failure = { id: entry.id, tries: this.#failure?.id === entry.id ? this.#failure.tries + 1 : 1 }
    const isOthersTaken = outcomes.slice(failed).includes(true)
    if (this.#failure.tries < MOST_TRIES || !isOthersTaken) return page.entries.slice(0, failed)
    this.#deps.log.error('workspace.event', { id: entry.id })
    const atMs = timeOfEntry(entry.id)
    await this.#missed({ fromMs: atMs, toMs: atMs }, page)
    return page.entries.slice(0, failed + 1)
  }

  /** False: the store does not take it now. */
  async #take(engine: WorkspaceEngine, page: StreamPage, entry: StreamEntry): Promise<boolean> {
    if (entry.sealed === '' || this.#deliver === null) return entry.sealed === ''
    const bytes = engine.unseal(EVENTS_PART, entry.sealed)
    const shared = bytes === null ? null : unpackShared(bytes)
    const entryMs = timeOfEntry(entry.id)
    if (shared === null) {
      await this.#missed({ fromMs: entryMs, toMs: entryMs }, page)
      return true
    }
    if (shared.type === 'gap') {
      const time = { fromMs: entryMs - shared.fromAgeMs, toMs: entryMs - shared.toAgeMs }
      await this.#missed(time, page, shared.source)
      return true
    }
    const { source, kind, headers, trust, identity, ageMs, body } = shared
    this.#deps.taken(identity)
    const delivery = await this.#deliver({
      source,
      kind,
      headers,
      body,
      vouched: trust,
      arrivedAtMs: this.#ownTime(entryMs - ageMs, page),
      catchUp: page.nowMs - entryMs > CATCH_UP_MS,
      ...(entryMs <= this.#historyUntilMs ? { read: true } : {})
    })
    return delivery.outcome !== 'not-stored'
  }

  /** Clocks differ; the server's is common. */
  #ownTime(serverMs: number, { nowMs }: StreamPage): number {
    return Math.round(this.#deps.clock.now() - (nowMs - serverMs))
  }

  async #missed({ fromMs, toMs }: MissedTime, page: StreamPage, source: FeedGap['source'] = this.id): Promise<void> {
    const { store, log, gapAdded } = this.#deps
    const gap = { source, fromMs: this.#ownTime(fromMs, page), toMs: this.#ownTime(toMs, page) }
    await store.addGap(gap)
    log.info('feed.hole', gap)
    gapAdded()
  }

  async #storedPosition(): Promise<EventPosition> {
    const value = await this.#deps.store.value(FEED_VALUES.sharedPosition)
    if (!isObject(value)) return START
    const { epoch, number, id, atMs } = value
    return typeof epoch === 'string' && typeof number === 'number' && typeof id === 'string' && typeof atMs === 'number'
      ? { epoch, number, id, atMs }
      : START
  }

  async #setPosition(position: EventPosition): Promise<void> {
    const { store, clock } = this.#deps
    const before = this.#position
    const now = clock.monotonic()
    if (before?.id !== position.id || before.number !== position.number || now >= this.#storedAtMs + STORE_EVERY_MS) {
      await store.setValue(FEED_VALUES.sharedPosition, position)
      this.#storedAtMs = now
    }
    this.#position = position
  }

  #enter(problem: SourceProblemCode | null): void {
    this.#problem = problem
    this.#tell()
  }

  #tell(): void {
    const { state, problem } = this.status()
    const shown = `${state} ${problem?.code ?? ''}`
    if (shown === this.#shown) return
    this.#shown = shown
    this.#sinceMs = this.#deps.clock.now()
    for (const listener of this.#listeners) listener()
  }
}

async function pageAfter(engine: WorkspaceEngine, id: string, own: string): Promise<StreamPage> {
  for (let bytes = 0; ;) {
    const limits = [PAGE_EVENTS, bytes || PAGE_BYTES, Math.max(bytes, SMALL_PAGE_BYTES)].map(String)
    const reply = (await engine.run(READ, [EVENTS_PART, FACTS_PART], [id, own, ...limits], bytes)) as readonly [
      nowMs: number,
      epoch: string,
      last: number,
      entries: readonly (readonly [id: string, number: number, sealed: string])[],
      bytes: number
    ]
    const [nowMs, epoch, last, entries] = reply
    bytes = reply[4]
    if (bytes === 0)
      return { nowMs, epoch, last, entries: entries.map(([id, number, sealed]) => ({ id, number, sealed })) }
  }
}
