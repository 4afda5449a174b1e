/**
 * The one way of every event, whichever source it came by: verify, identify, map, store, notify. A source is answered
 * when its event is on disk.
 *
 * Events that come while a batch is being written make up the next one (group commit), so a burst costs few syncs. The
 * queue is bounded: beyond it
 * a sender is told to come again, and nothing that was confirmed is lost.
 */
import { readBody } from '../../shared/feed/event-body'
import type { Deliver, Delivery, FeedEvent, NewEvent, RawEvent, SourceId, Trust } from '../../shared/feed/events'
import { CLIP } from '../../shared/feed/events'
import { eventWithKind } from '../../shared/feed/event-envelope'
import { identityOf } from '../../shared/feed/event-identity'
import { kindFacts } from '../../shared/feed/event-kinds'
import { matchingMappings, mapEvent, emptyFacts } from '../../shared/feed/mapping/map-event'
import type { FieldMapping } from '../../shared/feed/mapping/field-mapping'
import { orderOf } from '../../shared/feed/event-order'
import type { AppendResult, EventStore } from '../../shared/ports/stores/event-store'
import type { Digests } from '../../shared/ports/system/digests'
import type { Notifier } from '../../shared/ports/feed/notifier'
import { verifySignature, type SignatureRules } from '../../shared/feed/sources/signature'
import type { Log } from '../../shared/ports/system/log'

/** How events of a source are judged. */
export type TrustPolicy =
  | { readonly trust: Trust }
  /** The source vouches where it is used with a login. */
  | { readonly byLogin: true }
  /** Only signed bodies of any content, unless the administrator accepts unsigned ones; those must be JSON. */
  | { readonly signature: SignatureRules }

/**
 * A broker and a relay vouch by their login, where they have one; a file says nothing of who wrote it, and what this
 * desk asks for is its own.
 */
export function trustPolicyOf(source: SourceId, signature: () => SignatureRules): TrustPolicy {
  switch (source) {
    case 'webhook':
      return { signature: signature() }
    case 'mqtt':
    case 'relay':
      return { byLogin: true }
    case 'polling':
    case 'demo':
      return { trust: 'own' }
    case 'folder':
    case 'replay':
      return { trust: 'unsigned' }
  }
}

export interface FeedPipelineDeps {
  readonly store: Pick<EventStore, 'append'>
  /** Each hears of new events, in this order. */
  readonly notifiers: readonly Notifier[]
  readonly digests: Digests
  readonly log: Log
  /** In the order in which they are tried: those made here before the presets. */
  mappings(): readonly FieldMapping[]
  trustPolicy(source: SourceId): TrustPolicy
  /** The secret signatures are proved with; null: none is kept. Rejects when there is one and it cannot be read now. */
  secret(): Promise<string | null>
  maxBodyBytes(): number
  /** Told of each delivery, for counters. */
  onDelivered(source: SourceId, delivery: Delivery, atMs: number): void
  /** New events are on disk. */
  onStored(events: readonly FeedEvent[]): void
}

/** Most of one transaction: more would let the first of them wait too long for its answer. */
const BATCH_EVENTS = 500
const BATCH_BYTES = 8 * 1024 * 1024
/** Most that waits in memory. */
const QUEUE_EVENTS = 20_000
const QUEUE_BYTES = 96 * 1024 * 1024

interface QueuedEvent {
  readonly event: NewEvent
  readonly catchUp: boolean
  readonly done: (delivery: Delivery) => void
}

const MAX_HEADERS = 60
const stored: Delivery = { outcome: 'stored' }
const known: Delivery = { outcome: 'known' }
const notStored: Delivery = { outcome: 'not-stored', reason: 'store' }

/** The event as its body names it, where it does. Headers of the way it came count over those of an envelope. */
function unwrapEnvelope(raw: RawEvent): RawEvent {
  if (raw.kindField === undefined) return raw
  const { kind, body, headers } = eventWithKind(raw.body, raw.kindField)
  return { ...raw, kind, body, headers: { ...headers, ...raw.headers } }
}

export class FeedPipeline {
  readonly #parts: FeedPipelineDeps
  readonly #queue: QueuedEvent[] = []
  #bytes = 0
  #writing: Promise<void> | null = null
  #closed = false

  constructor(parts: FeedPipelineDeps) {
    this.#parts = parts
  }

  /** Never rejects. */
  readonly deliver: Deliver = async (raw) => {
    let delivery: Delivery
    try {
      delivery = await this.#take(raw)
    } catch (error) {
      // its name only: a message may quote the body
      this.#parts.log.error('feed.bug', {
        source: raw.source,
        problem: error instanceof Error ? error.name : 'unknown'
      })
      delivery = notStored
    }
    this.#parts.onDelivered(raw.source, delivery, raw.arrivedAtMs)
    return delivery
  }

  /** What is in the queue still gets on disk; what comes later is not taken. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#writing
  }

  async #take(raw: RawEvent): Promise<Delivery> {
    if (this.#closed) return { outcome: 'not-stored', reason: 'closed' }
    if (raw.body.byteLength > this.#parts.maxBodyBytes()) return { outcome: 'refused', reason: 'too-large' }
    const judgement = this.#parts.trustPolicy(raw.source)
    const trust = await this.#trust(raw, judgement)
    if (trust === 'unreadable') return notStored
    if (trust === 'signature' || trust === 'no-secret') return { outcome: 'refused', reason: trust }
    const event = unwrapEnvelope(raw)
    const reading = readBody(event.body)
    // a signed body is kept whatever it holds; an unsigned one must at least be JSON
    if (!reading.ok && reading.problem === 'not-json' && 'signature' in judgement && trust !== 'signed')
      return { outcome: 'refused', reason: 'not-json' }
    if (this.#queue.length >= QUEUE_EVENTS || this.#bytes + event.body.byteLength > QUEUE_BYTES)
      return { outcome: 'not-stored', reason: 'busy' }
    const read = this.#read(event, trust, reading)
    return new Promise((done) => {
      this.#queue.push({ event: read, catchUp: raw.catchUp ?? false, done })
      this.#bytes += read.body.byteLength
      this.#writing ??= this.#write()
    })
  }

  async #trust(raw: RawEvent, judgement: TrustPolicy): Promise<Trust | 'signature' | 'no-secret' | 'unreadable'> {
    if ('trust' in judgement) return judgement.trust
    if ('byLogin' in judgement) return raw.login === true ? 'source' : 'unsigned'
    try {
      const secret = judgement.signature.scheme === 'none' ? null : await this.#parts.secret()
      return verifySignature(raw, judgement.signature, secret, this.#parts.digests)
    } catch (error) {
      // a sender that is told its signature is wrong may give up; what is wrong is here, and may pass
      this.#parts.log.warn('feed.secret', { error })
      return 'unreadable'
    }
  }

  #read(raw: RawEvent, trust: Trust, reading: ReturnType<typeof readBody>): NewEvent {
    const { mappings, digests } = this.#parts
    const kind = raw.kind.slice(0, CLIP.kind)
    const value = reading.ok ? reading.value : undefined
    const named = reading.ok
      ? (matchingMappings(mappings(), kind, value).find((m) => m.identity.length > 0) ?? null)
      : null
    const identity = identityOf(kind, raw.body, value, named, digests)
    const facts = reading.ok ? mapEvent(mappings(), kind, value, identity) : emptyFacts(kind, identity)
    const headers = Object.fromEntries(
      Object.entries(raw.headers)
        .slice(0, MAX_HEADERS)
        .map(([name, text]) => [name.slice(0, CLIP.kind), text.slice(0, CLIP.header)])
    )
    return {
      ...facts,
      ...orderOf(facts.statedAtMs, raw.arrivedAtMs),
      identity,
      source: raw.source,
      kind,
      family: kindFacts(kind)?.family ?? 'unknown',
      trust,
      arrivedAtMs: raw.arrivedAtMs,
      headers,
      body: raw.body
    }
  }

  /** Writes until nothing waits. One batch at a time; what comes meanwhile is the next. */
  async #write(): Promise<void> {
    // events that come in the same moment belong into one batch
    await Promise.resolve()
    while (this.#queue.length > 0) await this.#writeBatch(this.#nextBatch())
    this.#writing = null
  }

  #nextBatch(): readonly QueuedEvent[] {
    let bytes = 0
    let count = 0
    for (const { event } of this.#queue) {
      if (count >= BATCH_EVENTS || (count > 0 && bytes + event.body.byteLength > BATCH_BYTES)) break
      bytes += event.body.byteLength
      count++
    }
    this.#bytes -= bytes
    return this.#queue.splice(0, count)
  }

  async #writeBatch(batch: readonly QueuedEvent[]): Promise<void> {
    let answers: readonly AppendResult[]
    try {
      answers = await this.#parts.store.append(batch.map(({ event }) => event))
    } catch (error) {
      const code = (error as { code?: unknown }).code
      this.#parts.log.error('feed.store', { code: typeof code === 'string' ? code : 'unknown', events: batch.length })
      // one event that cannot be written must not keep the others out
      if (code === 'internal' && batch.length > 1) for (const one of batch) await this.#writeBatch([one])
      else for (const { done } of batch) done(notStored)
      return
    }
    batch.forEach(({ done }, n) => done(answers[n]?.isNew ? stored : known))
    this.#tell(batch, answers)
  }

  /** Of what is snoozed no bubble tells, as no list shows it and no badge counts it. */
  #tell(batch: readonly QueuedEvent[], answers: readonly AppendResult[]): void {
    const added = (catchUp: boolean): readonly FeedEvent[] =>
      answers.flatMap((answer, n) =>
        answer.isNew && !answer.snoozed && batch[n]?.catchUp === catchUp ? [answer.event] : []
      )
    try {
      for (const catchUp of [false, true]) {
        const events = added(catchUp)
        if (events.length > 0) for (const notifier of this.#parts.notifiers) notifier.arrived(events, catchUp)
      }
      this.#parts.onStored(answers.flatMap((answer) => (answer.isNew ? [answer.event] : [])))
    } catch (error) {
      this.#parts.log.error('feed.notify', { problem: error instanceof Error ? error.name : 'unknown' })
    }
  }
}
