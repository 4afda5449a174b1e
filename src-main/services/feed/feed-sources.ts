/**
 * Runs the sources side by side: each with its own status and counters, none in the way of another. Draws a marker for
 * the times one did not listen.
 */
import { failed, done, type Result } from '../../contract/failures'
import type { FeedGapEntry, RefusalEntry, SourceEntry, SourceTestResult } from '../../contract/channels/feed'
import type { Deliver, Delivery, SourceId } from '../../shared/feed/events'
import { OutageTracker, HEARTBEAT_INTERVAL_MS } from '../../shared/feed/gaps'
import type { EventSource, SourceState } from '../../shared/ports/feed/event-source'
import type { EventStore } from '../../shared/ports/stores/event-store'
import type { UptimeLog } from '../../shared/ports/feed/uptime-log'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

export interface FeedSourcesDeps {
  readonly sources: readonly EventSource[]
  readonly deliver: Deliver
  readonly store: Pick<EventStore, 'addGap'>
  readonly uptime: UptimeLog
  readonly clock: Clock
  readonly log: Log
  /** A status, a counter; not more often than `TELL_EVERY_MS`. */
  changed(entries: readonly SourceEntry[]): void
  /** A marker was drawn. */
  onGapAdded(): void
  /**
   * The machine slept until just now; told before what comes first then is delivered, which may be sooner than the
   * system says so.
   */
  onWake(): void
}

const BROADCAST_INTERVAL_MS = 250
/** This long without a beat: no work takes so long. */
const SLEEP_DETECTED_AFTER_MS = 5 * HEARTBEAT_INTERVAL_MS
/** Settings that are changed together restart a source once. */
const RESTART_AFTER_MS = 300
/** What is played leaves no hole when it ends. */
const RECEIVERS: readonly SourceId[] = ['webhook', 'mqtt', 'relay', 'polling', 'folder']

/** What holds a connection open to somewhere else; a folder may lie on a share. */
const CONNECTED_SOURCES: readonly SourceId[] = ['mqtt', 'relay', 'folder']

interface Counters {
  received: number
  copies: number
  refused: number
  lastEventAtMs: number | null
}
const iso = (ms: number): string => new Date(ms).toISOString()

export class FeedSources {
  readonly #parts: FeedSourcesDeps
  readonly #counters = new Map<SourceId, Counters>()
  readonly #before = new Map<SourceId, SourceState>()
  readonly #restarts = new Map<SourceId, () => void>()
  readonly #alive: Partial<Record<SourceId, number>> = {}
  #watch = new OutageTracker({})
  #telling: (() => void) | null = null
  #beating: (() => void) | null = null
  #beatAtMs = 0
  #open = false

  constructor(parts: FeedSourcesDeps) {
    this.#parts = parts
  }

  /** Starts what is switched on. Never rejects: a source that cannot start says so in its status. */
  async open(): Promise<void> {
    const known = await this.#parts.uptime.read()
    this.#watch = new OutageTracker(known)
    Object.assign(this.#alive, known)
    this.#open = true
    this.#beatAtMs = this.#parts.clock.monotonic()
    for (const source of this.#parts.sources) {
      this.#before.set(source.id, source.status().state)
      source.onStatus(() => this.#statusOf(source))
    }
    await Promise.all(this.#parts.sources.map((source) => this.#run(source, () => source.start(this.#deliver))))
    this.#beat()
  }

  /** Everything is stopped, within the time each source takes to say goodbye. */
  async close(): Promise<void> {
    this.#open = false
    this.#beating?.()
    for (const cancel of this.#restarts.values()) cancel()
    await Promise.all(this.#parts.sources.map((source) => this.#run(source, () => source.stop())))
    await this.#parts.uptime.write({ ...this.#alive })
    this.#telling?.()
  }

  entries(): readonly SourceEntry[] {
    return this.#parts.sources.map((source): SourceEntry => {
      const { id, state, problem, warnings, sinceMs, at, addresses = [], retryAtMs, progress } = source.status()
      const { received, copies, refused, lastEventAtMs } = this.#count(id)
      const refusals = (source.refusals?.() ?? []).map(({ reason, count, lastAtMs, asked }): RefusalEntry => ({
        reason,
        count,
        asked,
        lastAt: iso(lastAtMs)
      }))
      const all = source.refusals ? refusals.reduce((sum, { count }) => sum + count, 0) : refused
      return {
        id,
        state,
        problem,
        warnings,
        since: iso(sinceMs),
        at,
        addresses,
        retryAt: retryAtMs === null ? null : iso(retryAtMs),
        progress,
        received,
        copies,
        refused: all,
        refusals,
        lastEventAt: lastEventAtMs === null ? null : iso(lastEventAtMs),
        askCalls: source.askCalls?.() ?? null
      }
    })
  }

  /** Sources in use that do not listen now. */
  openGaps(): readonly FeedGapEntry[] {
    return this.#parts.sources.flatMap(({ id, status }): FeedGapEntry[] => {
      const { state } = status()
      if (!RECEIVERS.includes(id) || state === 'off' || state === 'listening') return []
      const fromMs = this.#watch.outageSince(id, this.#now())
      return fromMs === null ? [] : [{ source: id, from: iso(fromMs), to: null }]
    })
  }

  /** A person wants to know now what came while nothing listened. */
  pollNow(id: SourceId): Result<null> {
    const source = this.#parts.sources.find((one) => one.id === id)
    if (!source?.askNow || source.askCalls?.() == null) return failed('not-found')
    source.askNow()
    return done(null)
  }

  async test(id: SourceId): Promise<Result<SourceTestResult>> {
    const source = this.#parts.sources.find((one) => one.id === id)
    if (!source) return failed('not-found')
    const found = await source.test()
    return done(
      found.ok
        ? { problem: null, at: found.at, waiting: found.waiting ?? null }
        : { problem: found.problem, at: null, waiting: null }
    )
  }

  /**
   * The machine woke up, or its network came back: lines of before are dead or about to be, and nobody waits out a long
   * pause.
   */
  networkRestored(): void {
    // this computer may be called by other addresses now
    this.#tell()
    for (const { id, status } of this.#parts.sources) {
      const { state } = status()
      if ((CONNECTED_SOURCES.includes(id) && state !== 'off') || (id === 'polling' && state === 'failing'))
        this.restart(id)
    }
  }

  /** Its settings or its secret changed. */
  restart(id: SourceId): void {
    const source = this.#parts.sources.find((one) => one.id === id)
    if (!source || !this.#open) return
    this.#restarts.get(id)?.()
    this.#restarts.set(
      id,
      this.#parts.clock.after(RESTART_AFTER_MS, () => {
        this.#restarts.delete(id)
        void this.#run(source, async () => {
          await source.stop()
          if (this.#open) await source.start(this.#deliver)
        })
      })
    )
  }

  /** What the pipeline made of an event. */
  readonly delivered = (id: SourceId, delivery: Delivery, atMs: number): void => {
    const counters = this.#count(id)
    if (delivery.outcome === 'stored') counters.received++
    else if (delivery.outcome === 'known') counters.copies++
    else if (delivery.outcome === 'refused') counters.refused++
    if (delivery.outcome === 'stored' || delivery.outcome === 'known') counters.lastEventAtMs = atMs
    this.#tell()
  }

  readonly #deliver: Deliver = (event) => {
    this.#lookForSleep()
    return this.#parts.deliver(event)
  }

  #lookForSleep(): void {
    const now = this.#parts.clock.monotonic()
    const slept = now - this.#beatAtMs > SLEEP_DETECTED_AFTER_MS
    this.#beatAtMs = now
    if (slept) this.#parts.onWake()
  }

  #count(id: SourceId): Counters {
    let counters = this.#counters.get(id)
    if (!counters) this.#counters.set(id, (counters = { received: 0, copies: 0, refused: 0, lastEventAtMs: null }))
    return counters
  }

  async #run(source: EventSource, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#parts.log.error('feed.source', { source: source.id, error })
    }
  }

  #statusOf(source: EventSource): void {
    const before = this.#before.get(source.id)
    const { state } = source.status()
    this.#before.set(source.id, state)
    if (state === 'listening' || before === 'listening') this.#saw(source)
    this.#tell()
  }

  #now(): { wallMs: number; steadyMs: number } {
    return { wallMs: this.#parts.clock.now(), steadyMs: this.#parts.clock.monotonic() }
  }

  #saw(source: EventSource): void {
    if (!RECEIVERS.includes(source.id)) return
    const now = source.knownAt ? source.knownAt() : this.#now()
    if (now === null) return
    const hole = this.#watch.markListening(source.id, now, source.catchesUp())
    this.#alive[source.id] = now.wallMs
    if (!hole) return
    this.#parts.log.info('feed.hole', { ...hole })
    this.#parts.store.addGap(hole).then(
      () => this.#parts.onGapAdded(),
      (error: unknown) => this.#parts.log.error('feed.hole', { error })
    )
  }

  /**
   * Says that who listens still listens; after a kill, or a sleep of the machine, the last of these is where the hole
   * begins.
   */
  #beat(): void {
    if (!this.#open) return
    this.#lookForSleep()
    const listening = this.#parts.sources.filter((source) => source.status().state === 'listening')
    for (const source of listening) this.#saw(source)
    if (listening.some(({ id }) => RECEIVERS.includes(id))) void this.#parts.uptime.write({ ...this.#alive })
    this.#beating = this.#parts.clock.after(HEARTBEAT_INTERVAL_MS, () => this.#beat())
  }

  #tell(): void {
    this.#telling ??= this.#parts.clock.after(BROADCAST_INTERVAL_MS, () => {
      this.#telling = null
      this.#parts.changed(this.entries())
    })
  }
}
