import type { PageRequest, Page, FeedGroup, FeedFilter, FeedCounts, UnreadCount } from '../../feed/feed-query'
import type { SubjectMarks } from '../../feed/subject-state'
import type { FeedGap } from '../../feed/gaps'
import type { Retention } from '../../feed/event-retention'
import type { FieldMapping } from '../../feed/mapping/field-mapping'
import type { EventFacts, FeedEvent, NewEvent, SourceId, SubjectRef } from '../../feed/events'

/** Results in the order of the batch. */
export type AppendResult =
  /** `snoozed`: its ticket or project is snoozed, so it is stored without a notification. */
  | { readonly isNew: true; readonly event: FeedEvent; readonly snoozed: boolean }
  /** The identity is already stored, or was deleted recently: a duplicate of `seq`. */
  | { readonly isNew: false; readonly seq: number | null }

/**
 * The stored events, encrypted at rest if the system has a key store. A store of its own, because it grows, is trimmed
 * and is confidential. Every method rejects with a `StoreFailure` only.
 */
export interface EventStore {
  /**
   * One transaction, synced to disk before it resolves. All or nothing.
   *
   * Two events of one identity in a batch are one event and its duplicate. An identity stays known for
   * `IDENTITY_RETENTION_DAYS` after its event was deleted, so that a late retry does not restore it. Rejects while the
   * key of the stored events is not available, except for replayed ones. Subjects follow `foldSubject` and `isLate`.
   */
  append(batch: readonly NewEvent[]): Promise<readonly AppendResult[]>

  /** By arrival (`arrivedAtMs`, then `seq`), newest first. */
  page(request: PageRequest): Promise<Page<FeedEvent>>
  /**
   * Subjects by last arrival, newest first; the filter's event fields select subjects with such an event. Their number
   * is the `total` of `counts` with `statusOf` 'subject'.
   */
  groups(request: PageRequest): Promise<Page<FeedGroup>>
  counts(filter: FeedFilter): Promise<FeedCounts>
  unread(): Promise<UnreadCount>
  event(seq: number): Promise<FeedEvent | null>
  /** As received; null: unknown or deleted. */
  raw(seq: number): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array } | null>
  marks(subject: SubjectRef): Promise<SubjectMarks>

  /** Returns the number of changes. */
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

  /** Events after a seq with their bytes, in order, to apply another mapping. */
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
   * Replaces the facts of stored events in one transaction, and folds their old and new subjects again. Identity, order
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
  /** Overlapping gaps, newest first, at most 500. */
  gaps(fromMs: number, toMs: number): Promise<readonly FeedGap[]>

  /** Returns the number of deleted events, which may be read, claimed or noted. Bodies are erased from the file. */
  trim(retention: Retention): Promise<number>
  /** Deletes events, marks, notes and gaps. */
  purge(
    which: 'all' | { readonly subject: SubjectRef } | { readonly beforeMs: number } | { readonly source: SourceId }
  ): Promise<number>

  /** JSON values by name, such as the user's mappings and saved views; null: none. */
  value(name: string): Promise<unknown>
  setValue(name: string, value: unknown): Promise<void>
  close(): Promise<void>
}

/** Days for which the identity of a deleted event stays known. */
export const IDENTITY_RETENTION_DAYS = 4

/** Names of `EventStore.value`. Polling uses `polled-…`, the watched folder `taken-…`. */
export const FEED_VALUES = {
  mappings: 'mappings',
  views: 'views',
  mqttClient: 'mqtt-client',
  relayLastId: 'relay-last-id',
  webhookPort: 'webhook-port',
  webhookTrial: 'webhook-trial',
  sharedSent: 'shared-sent',
  sharedPosition: 'shared-position',
  sharedClaims: 'shared-claims'
} as const
/** Value of `mappings`: the current ones, and those before the last change for undo. */
export interface StoredMappings {
  readonly current: readonly FieldMapping[]
  readonly previous: readonly FieldMapping[] | null
}
