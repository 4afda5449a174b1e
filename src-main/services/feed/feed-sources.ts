/**
 * Runs the event sources independently, with status and counters, and records gaps in which a source did not listen.
 */
import { failed, done, type Result } from '../../contract/failures'
import type { FeedGapEntry, RefusalEntry, SourceEntry, SourceTestResult } from '../../contract/channels/feed'
import type { Deliver, Delivery, SourceId } from '../../shared/feed/events'
import { OutageTracker, HEARTBEAT_INTERVAL_MS, type FeedGap } from '../../shared/feed/gaps'
import type { EventSource, SourceState } from '../../shared/ports/feed/event-source'
import type { EventStore } from '../../shared/ports/stores/event-store'
import type { UptimeLog } from '../../shared/ports/feed/uptime-log'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { delay } from '../../shared/delay'
import { isoOrNull } from '../../shared/text/iso-time'
import { OverwriteGuard } from '../overwrite-guard'

interface FeedSourcesDeps {
  readonly sources: readonly EventSource[]
  readonly deliver: Deliver
  readonly store: Pick<EventStore, 'addGap'>
  readonly uptime: UptimeLog
  readonly clock: Clock
  readonly log: Log
  /** A status or counter changed; called at most every `BROADCAST_INTERVAL_MS`. */
  changed(entries: readonly SourceEntry[]): void
  onGapAdded(gap: Omit<FeedGap, 'id'>): void
  /** The machine has just woken up. Called before the first delivery, which may precede the system's own event. */
  onWake(): void
}

const BROADCAST_INTERVAL_MS = 250
/** No work blocks the heartbeat this long. */
const SLEEP_DETECTED_AFTER_MS = 5 * HEARTBEAT_INTERVAL_MS
const START_LIMIT_MS = 5000
/** Settings changed together restart a source once. */
const RESTART_AFTER_MS = 300
/** Only these have gaps; replays do not. */
const RECEIVERS: readonly SourceId[] = ['webhook', 'mqtt', 'relay', 'polling', 'folder']

/** Sources with an open connection; a folder may be on a network share. */
const CONNECTED_SOURCES: readonly SourceId[] = ['mqtt', 'relay', 'folder']

/** Events arrive here, or at another computer of the workspace. */
const isCovered = (state: SourceState): boolean => state === 'listening' || state === 'waiting'

interface Counters {
  received: number
  copies: number
  refused: number
  lastEventAtMs: number | null
}

export class FeedSources {
  readonly #deps: FeedSourcesDeps
  readonly #counters = new Map<SourceId, Counters>()
  readonly #lastState = new Map<SourceId, SourceState>()
  readonly #restarts = new Map<SourceId, () => void>()
  readonly #uptimeGuard = new OverwriteGuard()
  readonly #listenedAtMs: Partial<Record<SourceId, number>> = {}
  #outages = new OutageTracker({})
  #cancelBroadcast: (() => void) | null = null
  #cancelHeartbeat: (() => void) | null = null
  #heartbeatAtMs = 0
  #open = false
  /** The sources have had time to start; the first beat is one for all of them. */
  #hasStarted = false
  #closed = false

  constructor(deps: FeedSourcesDeps) {
    this.#deps = deps
  }

  /** Starts the enabled sources. Never rejects: a source that cannot start reports it in its status. */
  async open(): Promise<void> {
    await this.#readUptime().catch((error: unknown) => this.#deps.log.warn('feed.uptime', { error }))
    if (this.#closed) return
    this.#open = true
    this.#heartbeatAtMs = this.#deps.clock.monotonic()
    for (const source of this.#deps.sources) {
      this.#lastState.set(source.id, source.status().state)
      source.onStatus(() => this.#statusChanged(source))
    }
    await this.#startAll()
    this.#hasStarted = true
    this.#beatWhileOn()
  }

  /** One that hangs, for instance on a network share, blocks neither the heartbeat nor the rest of the program. */
  async #startAll(): Promise<void> {
    const ended = new AbortController()
    const starting = this.#deps.sources.map((source) => this.#run(source, () => source.start(this.#deliver)))
    await Promise.race([Promise.all(starting), delay(this.#deps.clock, START_LIMIT_MS, ended.signal)])
    ended.abort()
  }

  /** Stops all sources, within the time each of them needs. */
  async close(): Promise<void> {
    this.#open = false
    this.#closed = true
    this.#stopBeating()
    for (const cancel of this.#restarts.values()) cancel()
    await Promise.all(this.#deps.sources.map((source) => this.#run(source, () => source.stop())))
    await this.#writeUptime()
    this.#cancelBroadcast?.()
  }

  entries(): readonly SourceEntry[] {
    return this.#deps.sources.map((source): SourceEntry => {
      const { id, state, problem, warnings, sinceMs, at, addresses = [], retryAtMs, progress } = source.status()
      const { received, copies, refused, lastEventAtMs } = this.#count(id)
      const refusals = (source.refusals?.() ?? []).map(({ reason, count, lastAtMs, asked }): RefusalEntry => ({
        reason,
        count,
        asked,
        lastAt: new Date(lastAtMs).toISOString()
      }))
      const all = source.refusals ? refusals.reduce((sum, { count }) => sum + count, 0) : refused
      return {
        id,
        state,
        problem,
        warnings,
        since: new Date(sinceMs).toISOString(),
        at,
        addresses,
        retryAt: isoOrNull(retryAtMs),
        progress,
        received,
        copies,
        refused: all,
        refusals,
        lastEventAt: isoOrNull(lastEventAtMs),
        askCalls: source.askCalls?.() ?? null
      }
    })
  }

  /** Enabled sources that are not listening. */
  openGaps(): readonly FeedGapEntry[] {
    return this.#deps.sources.flatMap(({ id, status }): FeedGapEntry[] => {
      const { state } = status()
      if (!RECEIVERS.includes(id) || ['off', 'listening', 'waiting'].includes(state)) return []
      const fromMs = this.#outages.outageSince(id, this.#now())
      return fromMs === null ? [] : [{ source: id, from: new Date(fromMs).toISOString(), to: null }]
    })
  }

  pollNow(id: SourceId): Result<null> {
    const source = this.#deps.sources.find((one) => one.id === id)
    if (!source?.askNow || source.askCalls?.() == null) return failed('not-found')
    source.askNow()
    return done(null)
  }

  async test(id: SourceId): Promise<Result<SourceTestResult>> {
    const source = this.#deps.sources.find((one) => one.id === id)
    if (!source) return failed('not-found')
    const found = await source.test()
    return done(
      found.ok
        ? { problem: null, at: found.at, waiting: found.waiting ?? null }
        : { problem: found.problem, at: null, waiting: null }
    )
  }

  /** The machine woke up or is online again: existing connections are probably dead, so sources reconnect at once. */
  networkRestored(): void {
    // this computer may have other addresses now
    this.#broadcast()
    for (const { id, status } of this.#deps.sources) {
      const { state } = status()
      if ((CONNECTED_SOURCES.includes(id) && state !== 'off') || (id === 'polling' && state === 'failing'))
        this.restart(id)
    }
  }

  /** Its settings or its secret have changed. */
  restart(id: SourceId): void {
    const source = this.#deps.sources.find((one) => one.id === id)
    if (!source || !this.#open) return
    this.#restarts.get(id)?.()
    this.#restarts.set(
      id,
      this.#deps.clock.after(RESTART_AFTER_MS, () => {
        this.#restarts.delete(id)
        void this.#run(source, async () => {
          await source.stop()
          if (this.#open) await source.start(this.#deliver)
        })
      })
    )
  }

  /** Counts the pipeline's result for an event. */
  readonly delivered = (id: SourceId, delivery: Delivery, atMs: number): void => {
    const counters = this.#count(id)
    if (delivery.outcome === 'stored') counters.received++
    else if (delivery.outcome === 'known') counters.copies++
    else if (delivery.outcome === 'refused') counters.refused++
    if (delivery.outcome === 'stored' || delivery.outcome === 'known') counters.lastEventAtMs = atMs
    this.#broadcast()
  }

  readonly #deliver: Deliver = (event) => {
    this.#detectSleep()
    return this.#deps.deliver(event)
  }

  #detectSleep(): void {
    const now = this.#deps.clock.monotonic()
    const slept = this.#cancelHeartbeat !== null && now - this.#heartbeatAtMs > SLEEP_DETECTED_AFTER_MS
    this.#heartbeatAtMs = now
    if (slept) this.#deps.onWake()
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
      this.#deps.log.error('feed.source', { source: source.id, error })
    }
  }

  #statusChanged(source: EventSource): void {
    const before = this.#lastState.get(source.id)
    const { state } = source.status()
    this.#lastState.set(source.id, state)
    if (isCovered(state) || before === 'listening') this.#recordListening(source)
    this.#beatWhileOn()
    this.#broadcast()
  }

  #now(): { wallMs: number; steadyMs: number } {
    return { wallMs: this.#deps.clock.now(), steadyMs: this.#deps.clock.monotonic() }
  }

  #recordListening(source: EventSource): void {
    if (!RECEIVERS.includes(source.id)) return
    const now = source.knownAt ? source.knownAt() : this.#now()
    if (now === null) return
    const gap = this.#outages.markListening(source.id, now, source.catchesUp())
    this.#listenedAtMs[source.id] = now.wallMs
    if (!gap) return
    this.#deps.log.info('feed.hole', { ...gap })
    this.#deps.store.addGap(gap).then(
      () => this.#deps.onGapAdded(gap),
      (error: unknown) => this.#deps.log.error('feed.hole', { error })
    )
  }

  /** Outages before this run are known from then on. */
  async #readUptime(): Promise<void> {
    const known = await this.#uptimeGuard.read(() => this.#deps.uptime.read())
    this.#outages = new OutageTracker(known)
    Object.assign(this.#listenedAtMs, known)
  }

  /** Reads it first if that has failed: a write would lose when the sources listened in earlier runs. */
  async #writeUptime(): Promise<void> {
    if (this.#uptimeGuard.isRead) await this.#deps.uptime.write({ ...this.#listenedAtMs })
    else if (this.#open) await this.#readUptime().catch(() => undefined) // logged when they were opened
  }

  /** Records that sources are listening. After a kill or sleep, the last heartbeat is where the gap begins. */
  #heartbeat(): void {
    this.#detectSleep()
    const listening = this.#deps.sources.filter((source) => isCovered(source.status().state))
    for (const source of listening) this.#recordListening(source)
    if (listening.some(({ id }) => RECEIVERS.includes(id))) void this.#writeUptime()
    this.#cancelHeartbeat = this.#deps.clock.after(HEARTBEAT_INTERVAL_MS, () => this.#heartbeat())
  }

  /** Without a receiver that is on, nothing wakes the computer. */
  #beatWhileOn(): void {
    const isOn = this.#deps.sources.some(({ id, status }) => RECEIVERS.includes(id) && status().state !== 'off')
    if (this.#open && this.#hasStarted && isOn && this.#cancelHeartbeat === null) {
      this.#heartbeatAtMs = this.#deps.clock.monotonic()
      this.#heartbeat()
    } else if (!isOn) this.#stopBeating()
  }
  #stopBeating(): void {
    this.#cancelHeartbeat?.()
    this.#cancelHeartbeat = null
  }

  #broadcast(): void {
    this.#cancelBroadcast ??= this.#deps.clock.after(BROADCAST_INTERVAL_MS, () => {
      this.#cancelBroadcast = null
      this.#deps.changed(this.entries())
    })
  }
}
