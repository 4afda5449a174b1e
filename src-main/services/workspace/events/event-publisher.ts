/**
 * Publishes the events that this computer received, sealed and once each. What could not be published waits in the
 * event store.
 */
import type { SourceId } from '../../../shared/feed/events'
import type { FeedGap } from '../../../shared/feed/gaps'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import { FEED_VALUES, type EventStore } from '../../../shared/ports/stores/event-store'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { packShared, type SharedEvent, type SharedGap } from '../../../shared/workspace/shared-event'
import { EVENTS_PART, EVENTS_TOPIC, FACTS_PART } from './event-names'
import { PUBLISH } from './event-scripts'
import type { Receivers } from './receivers'
import { DAY_MS } from '../../../shared/durations'

/** The stream ends here. An event of the standard size limit fits in. */
const MOST_EVENTS = 5000
const MOST_BYTES = 64 * 1024 * 1024
/** Larger events are not shared; the others are told that one is missing. */
const MOST_EVENT_BYTES = 6 * 1024 * 1024
/** Events stay on the server for as long as on the computers, at most for this long. */
const MOST_DAYS = 14
const BATCH_EVENTS = 100
const BATCH_BYTES = 8 * 1024 * 1024
const RETRY_MS = 5000
/** Identities of taken events that are remembered, so that they are not published again. */
const MOST_TAKEN = 10_000

export interface EventPublisherDeps {
  readonly store: Pick<EventStore, 'rawAfter' | 'value' | 'setValue' | 'counts'>
  readonly clock: Clock
  readonly log: Log
  readonly receivers: Pick<Receivers, 'leaseOf' | 'fenced'>
  /** Sources whose events are shared. */
  readonly sources: readonly SourceId[]
  keepDays(): number
  newEpoch(): string
  /** null: no workspace, or events are not shared. */
  engine(): WorkspaceEngine | null
}

type Stored = Awaited<ReturnType<EventStore['rawAfter']>>[number]

export class EventPublisher {
  readonly #deps: EventPublisherDeps
  /** Up to this event all is published; null: not read yet. */
  #sent: number | null = null
  readonly #taken = new Set<string>()
  #gaps: Omit<FeedGap, 'id'>[] = []
  #sending: Promise<void> | null = null
  #isStale = false
  #cancelRetry: (() => void) | null = null
  #isClosed = false

  constructor(deps: EventPublisherDeps) {
    this.#deps = deps
  }

  /** An event that came from another computer. */
  taken(identity: string): void {
    this.#taken.add(identity)
    const [first] = this.#taken
    if (this.#taken.size > MOST_TAKEN) this.#taken.delete(first!)
  }

  /** This computer, as the receiver, did not listen. */
  missed(gap: Omit<FeedGap, 'id'>): void {
    if (this.#deps.engine() === null || !this.#deps.sources.includes(gap.source)) return
    this.#gaps.push(gap)
    void this.send()
  }

  /** Publishes what is stored. Never rejects. */
  send(): Promise<void> {
    this.#isStale = true
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null))
    return this.#sending
  }

  close(): void {
    this.#isClosed = true
    this.#cancelRetry?.()
  }

  async #sendAll(): Promise<void> {
    const { clock, log } = this.#deps
    this.#cancelRetry?.()
    this.#cancelRetry = null
    try {
      while (this.#isStale && !this.#isClosed) {
        this.#isStale = false
        // from the first time that events are shared, also while the server is gone
        const engine = this.#deps.engine()
        if (engine === null) return
        this.#sent ??= await this.#read()
        if (!engine.isOpen) return
        await this.#sendGaps(engine)
        while (await this.#sendBatch(engine));
      }
    } catch (error) {
      if (!(error instanceof WorkspaceUnavailable)) log.error('workspace.publish', { error })
      if (!this.#isClosed) this.#cancelRetry = clock.after(RETRY_MS, () => void this.send())
    }
  }

  /** Events from before the first sharing stay here. */
  async #read(): Promise<number> {
    const { store } = this.#deps
    const stored = await store.value(FEED_VALUES.sharedSent)
    if (typeof stored === 'number') return stored
    const { latestSeq } = await store.counts({ snoozed: true })
    await store.setValue(FEED_VALUES.sharedSent, latestSeq)
    return latestSeq
  }

  /** False: there was nothing more. */
  async #sendBatch(engine: WorkspaceEngine): Promise<boolean> {
    const { store, sources } = this.#deps
    const batch = await store.rawAfter(this.#sent ?? 0, BATCH_EVENTS, BATCH_BYTES)
    const last = batch.at(-1)
    if (!last) return false
    let sent = 0
    for (const one of batch) {
      const { source, identity } = one.event
      if (!sources.includes(source) || this.#taken.has(identity)) continue
      await this.#publish(engine, source, `event ${identity}`, this.#packed(one))
      sent++
    }
    this.#sent = last.event.seq
    await store.setValue(FEED_VALUES.sharedSent, this.#sent)
    if (sent > 0) await engine.publish(EVENTS_TOPIC, new Uint8Array())
    return true
  }

  async #sendGaps(engine: WorkspaceEngine): Promise<void> {
    for (let gap = this.#gaps[0]; gap; gap = this.#gaps[0]) {
      const { source, fromMs, toMs } = gap
      await this.#publish(engine, source, `gap ${engine.computer} ${source} ${fromMs}`, this.#gapOf(gap))
      this.#gaps = this.#gaps.filter((one) => one !== gap)
      this.#deps.log.info('workspace.missed', { source, ms: Math.round(toMs - fromMs) })
      await engine.publish(EVENTS_TOPIC, new Uint8Array())
    }
  }

  #packed({ event, headers, body }: Stored): SharedEvent | SharedGap {
    const { source, kind, trust, identity, arrivedAtMs } = event
    if (body.byteLength > MOST_EVENT_BYTES) return this.#gapOf({ source, fromMs: arrivedAtMs, toMs: arrivedAtMs })
    const ageMs = Math.max(0, this.#deps.clock.now() - arrivedAtMs)
    return { type: 'event', source, kind, headers, trust, identity, ageMs, body }
  }

  #gapOf({ source, fromMs, toMs }: Omit<FeedGap, 'id'>): SharedGap {
    const now = this.#deps.clock.now()
    return { type: 'gap', source, fromAgeMs: Math.max(0, now - fromMs), toAgeMs: Math.max(0, now - toMs) }
  }

  async #publish(
    engine: WorkspaceEngine,
    source: SourceId,
    name: string,
    shared: SharedEvent | SharedGap
  ): Promise<void> {
    const { receivers, keepDays, newEpoch } = this.#deps
    const sealed = engine.seal(EVENTS_PART, packShared(shared))
    const keepMs = Math.min(keepDays(), MOST_DAYS) * DAY_MS
    const lease = receivers.leaseOf(source)
    const publish = (leaseText: string): Promise<unknown> =>
      engine.run(
        PUBLISH,
        [EVENTS_PART, FACTS_PART, name, lease.part],
        [sealed, leaseText, engine.computer, newEpoch(), `${MOST_EVENTS}`, `${MOST_BYTES}`, `${keepMs}`]
      )
    if ((await publish(lease.text)) !== -1) return
    // this computer is the receiver no more. The event was accepted before, so it counts
    receivers.fenced(source)
    await publish('')
  }
}
