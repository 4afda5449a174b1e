/**
 * The path of every event from any source: verify, identify, map, store, notify. A source gets its result when the
 * event is on disk.
 *
 * Events that arrive while a batch is written form the next batch (group commit), so a burst costs few syncs. The queue
 * is bounded: when it is full, senders are asked to retry.
 */
import { readBody } from '../../shared/feed/event-body'
import type { Deliver, Delivery, FeedEvent, NewEvent, RawEvent, SourceId, Trust } from '../../shared/feed/events'
import { CLIP } from '../../shared/feed/events'
import { eventWithKind } from '../../shared/feed/event-envelope'
import { identityOf } from '../../shared/feed/event-identity'
import { kindFacts, specifiedKind } from '../../shared/feed/event-kinds'
import { matchingMappings, mapEvent, emptyFacts } from '../../shared/feed/mapping/map-event'
import type { FieldMapping } from '../../shared/feed/mapping/field-mapping'
import { orderOf } from '../../shared/feed/event-order'
import type { AppendResult, EventStore } from '../../shared/ports/stores/event-store'
import type { Digests } from '../../shared/ports/system/digests'
import { verifySignature, type SignatureRules } from '../../shared/feed/sources/signature'
import type { Log } from '../../shared/ports/system/log'

/** How the trust of a source's events is decided. */
export type TrustPolicy =
  | { readonly trust: Trust }
  /** Events of a session with login have the trust of the source. */
  | { readonly byLogin: true }
  /** Signed bodies of any content; unsigned ones, if the administrator accepts them, must be JSON. */
  | { readonly signature: SignatureRules }

/** Brokers and relays vouch by login, files have no sender, and polled responses come from this installation. */
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
    case 'workspace':
      return { trust: 'unsigned' }
  }
}

export interface FeedPipelineDeps {
  readonly store: Pick<EventStore, 'append'>
  readonly digests: Digests
  readonly log: Log
  /** In matching order: the user's own before the presets. */
  mappings(): readonly FieldMapping[]
  trustPolicy(source: SourceId): TrustPolicy
  /** The signature secret; null: none is stored. Rejects when it cannot be read now. */
  secret(): Promise<string | null>
  maxBodyBytes(): number
  /** New events in the order of storing, without duplicates. `catchUp`: they arrived in bulk. */
  arrived(events: readonly FeedEvent[], catchUp: boolean): void
  /** Called for each delivery, for counters. */
  onDelivered(source: SourceId, delivery: Delivery, atMs: number): void
  onStored(events: readonly FeedEvent[]): void
}

/** Limits of one transaction; a larger one would delay the first result. */
const BATCH_EVENTS = 500
const BATCH_BYTES = 8 * 1024 * 1024
/** Limits of the queue in memory. */
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

/** Unwraps the event if the body names its kind. Transport headers override those of the envelope. */
function unwrapEnvelope(raw: RawEvent): RawEvent {
  if (raw.kindField === undefined) return raw
  const { kind, body, headers } = eventWithKind(raw.body, raw.kindField)
  return { ...raw, kind, body, headers: { ...headers, ...raw.headers } }
}

export class FeedPipeline {
  readonly #deps: FeedPipelineDeps
  readonly #queue: QueuedEvent[] = []
  #bytes = 0
  #writing: Promise<void> | null = null
  #closed = false

  constructor(deps: FeedPipelineDeps) {
    this.#deps = deps
  }

  /** Never rejects. */
  readonly deliver: Deliver = async (raw) => {
    let delivery: Delivery
    try {
      delivery = await this.#accept(raw)
    } catch (error) {
      // only the error's name: its message may quote the body
      this.#deps.log.error('feed.bug', {
        source: raw.source,
        problem: error instanceof Error ? error.name : 'unknown'
      })
      delivery = notStored
    }
    this.#deps.onDelivered(raw.vouched ? 'workspace' : raw.source, delivery, raw.arrivedAtMs)
    return delivery
  }

  /** Writes the queue; later events are refused. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#writing
  }

  async #accept(raw: RawEvent): Promise<Delivery> {
    if (this.#closed) return { outcome: 'not-stored', reason: 'closed' }
    if (raw.body.byteLength > this.#deps.maxBodyBytes()) return { outcome: 'refused', reason: 'too-large' }
    const policy: TrustPolicy = raw.vouched ? { trust: raw.vouched } : this.#deps.trustPolicy(raw.source)
    const trust = await this.#trust(raw, policy)
    if (trust === 'unreadable') return notStored
    if (trust === 'signature' || trust === 'no-secret') return { outcome: 'refused', reason: trust }
    const event = unwrapEnvelope(raw)
    const reading = readBody(event.body)
    // a signed body is stored whatever it contains; an unsigned one must be JSON
    if (!reading.ok && reading.problem === 'not-json' && 'signature' in policy && trust !== 'signed')
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

  async #trust(raw: RawEvent, policy: TrustPolicy): Promise<Trust | 'signature' | 'no-secret' | 'unreadable'> {
    if ('trust' in policy) return policy.trust
    if ('byLogin' in policy) return raw.login === true ? 'source' : 'unsigned'
    try {
      const secret = policy.signature.scheme === 'none' ? null : await this.#deps.secret()
      return verifySignature(raw, policy.signature, secret, this.#deps.digests)
    } catch (error) {
      // not reported as a wrong signature, because the sender may give up: the local failure may pass
      this.#deps.log.warn('feed.secret', { error })
      return 'unreadable'
    }
  }

  #read(raw: RawEvent, trust: Trust, reading: ReturnType<typeof readBody>): NewEvent {
    const { mappings, digests } = this.#deps
    const kind = specifiedKind(raw.kind.slice(0, CLIP.kind))
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
      body: raw.body,
      ...(raw.read ? { read: raw.read } : {})
    }
  }

  /** Writes batches one after the other until the queue is empty. */
  async #write(): Promise<void> {
    // events of the same tick belong to one batch
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
      answers = await this.#deps.store.append(batch.map(({ event }) => event))
    } catch (error) {
      const code = (error as { code?: unknown }).code
      this.#deps.log.error('feed.store', { code: typeof code === 'string' ? code : 'unknown', events: batch.length })
      // one event that cannot be written must not block the others
      if (code === 'internal' && batch.length > 1) for (const one of batch) await this.#writeBatch([one])
      else for (const { done } of batch) done(notStored)
      return
    }
    batch.forEach(({ done }, n) => done(answers[n]?.isNew ? stored : known))
    this.#notify(batch, answers)
  }

  /** Snoozed subjects and events stored as read cause no notification; lists and badge do not count them either. */
  #notify(batch: readonly QueuedEvent[], answers: readonly AppendResult[]): void {
    const added = (catchUp: boolean): readonly FeedEvent[] =>
      answers.flatMap((answer, n) =>
        answer.isNew && !answer.snoozed && !answer.event.read && batch[n]?.catchUp === catchUp ? [answer.event] : []
      )
    try {
      for (const catchUp of [false, true]) {
        const events = added(catchUp)
        if (events.length > 0) this.#deps.arrived(events, catchUp)
      }
      this.#deps.onStored(answers.flatMap((answer) => (answer.isNew ? [answer.event] : [])))
    } catch (error) {
      this.#deps.log.error('feed.notify', { problem: error instanceof Error ? error.name : 'unknown' })
    }
  }
}
