/** What the feed needs from outside. */
import type { PageRequest, Page, FeedGroup, FeedFilter, FeedCounts, UnreadCount } from '../../feed/feed-query'
import type { SubjectMarks } from '../../feed/subject-state'
import type { FeedGap } from '../../feed/gaps'
import type { Retention } from '../../feed/event-retention'
import type { FieldMapping } from '../../feed/mapping/field-mapping'
import type { EventFacts, FeedEvent, NewEvent, SourceId, SubjectRef } from '../../feed/events'

/** What a store answers for each event of a batch, in the batch's order. */
export type AppendResult =
  /** `snoozed`: its ticket or project is, so it is kept without a word and stands in no list yet. */
  | { readonly isNew: true; readonly event: FeedEvent; readonly snoozed: boolean }
  /** Its identity is kept already (or was, and its trace is): `copies` of that event went up. */
  | { readonly isNew: false; readonly seq: number | null }

/**
 * The stored events: encrypted at rest where the system has a key store. A store of its own, because it grows, is
 * purged and is confidential. Every method rejects with a `StoreFailure` of `store-failure.ts` and nothing else.
 */
export interface EventStore {
  /**
   * One transaction, synced to disk before it resolves: what a sender is told was stored is there after a kill. All or
   * nothing.
   *
   * Two events of one identity within a batch count as one and its copy. An identity stays known at least `KNOWN_DAYS`
   * after its event was purged, or a late retry would bring back what was deleted. Rejects while the key of what is
   * kept is not given out, but for played ones. `foldSubject` and `isLate` of core say what becomes of the subject.
   */
  append(batch: readonly NewEvent[]): Promise<readonly AppendResult[]>

  /** In order of arrival (`arrivedAtMs`, then `seq`), newest first; keyset, no OFFSET. */
  page(request: PageRequest): Promise<Page<FeedEvent>>
  /**
   * Subjects by their last arrival, newest first; the filter's event fields select subjects that have such an event.
   * All their `fitting` events are what `counts` tells with `statusOf` 'subject'.
   */
  groups(request: PageRequest): Promise<Page<FeedGroup>>
  /** Over everything that fits the filter. */
  counts(filter: FeedFilter): Promise<FeedCounts>
  unread(): Promise<UnreadCount>
  event(seq: number): Promise<FeedEvent | null>
  /** Byte for byte as received; null: not there, or purged. */
  raw(seq: number): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array } | null>
  marks(subject: SubjectRef): Promise<SubjectMarks>

  /** How many changed. `seqs`, or every event of a subject, or everything up to a seq. */
  setRead(
    which: { readonly seqs: readonly number[] } | { readonly subject: SubjectRef } | { readonly upToSeq: number },
    read: boolean
  ): Promise<number>
  setMarks(
    subject: SubjectRef,
    change: {
      readonly claimedBy?: string | null
      readonly snoozedUntilMs?: number | null
      readonly note?: string | null
    },
    atMs: number
  ): Promise<SubjectMarks>

  /** For reading old events again with another mapping: so many after a seq, with their bytes, in the order of seq. */
  rawAfter(
    seq: number,
    limit: number,
    maxBytes: number
  ): Promise<
    readonly {
      readonly event: FeedEvent
      readonly headers: Readonly<Record<string, string>>
      readonly body: Uint8Array
    }[]
  >
  /**
   * Replaces the facts of stored events in one transaction, and folds their old and new subjects anew. Identity, order
   * of arrival and read marks stay.
   */
  rewrite(
    changes: readonly {
      readonly seq: number
      readonly facts: EventFacts
      readonly orderMs: number
      readonly orderFrom: 'stated' | 'arrival'
    }[]
  ): Promise<void>

  addGap(gap: Omit<FeedGap, 'id'>): Promise<FeedGap>
  /** Those that touch the time, newest first, at most 500. */
  gaps(fromMs: number, toMs: number): Promise<readonly FeedGap[]>

  /**
   * How many events were deleted. Read, claimed and noted ones too: a cap is a cap. Bodies are gone from the file, not
   * only unlinked.
   */
  trim(retention: Retention): Promise<number>
  /**
   * Deletes events, marks, notes and holes: all, those of a subject, those that arrived before, or those of a source
   * (the invented ones, when the demo ends).
   */
  purge(
    which: 'all' | { readonly subject: SubjectRef } | { readonly beforeMs: number } | { readonly source: SourceId }
  ): Promise<number>

  /** The mappings a person made, and saved views, each as one JSON value under a name; null: none. */
  value(name: string): Promise<unknown>
  setValue(name: string, value: unknown): Promise<void>
  close(): Promise<void>
}

/** How long the identity of a purged event stays known. */
export const IDENTITY_RETENTION_DAYS = 4

/** Names of `EventStore.value`; polling keeps what it has seen under `polled-…`, the watched folder under `taken-…`. */
export const FEED_VALUES = {
  mappings: 'mappings',
  views: 'views',
  mqttClient: 'mqtt-client',
  relayLastId: 'relay-last-id',
  webhookPort: 'webhook-port',
  webhookTrial: 'webhook-trial'
} as const
/** What stands under `mappings`: those in force, and those before the last change, for taking it back. */
export interface StoredMappings {
  readonly current: readonly FieldMapping[]
  readonly previous: readonly FieldMapping[] | null
}
