/** What main asks of the workers of the events' file. Never longer than 500 entries in one answer. */
import type { EventFacts, FeedEvent, SubjectRef } from '../../../shared/feed/events'
import type { EventStore } from '../../../shared/ports/stores/event-store'
import type { FeedCounts, FeedFilter, FeedGroup, Page, PageRequest, UnreadCount } from '../../../shared/feed/feed-query'
import type { FeedGap } from '../../../shared/feed/gaps'
import type { Retention } from '../../../shared/feed/event-retention'
import type { SubjectMarks } from '../../../shared/feed/subject-state'
import type { PackedEvents } from './event-rows'

interface Call<I, O> {
  readonly input: I
  readonly output: O
}
/** What main does not know of an appended event. `seq` null: it was known once and is purged. */
export interface AppendAnswer {
  readonly isNew: boolean
  readonly seq: number | null
  readonly late: boolean
  readonly snoozed?: true
  /** Where it is kept under another than its own: an event of the same id had another body. */
  readonly identity?: string
}
export interface RawEventRow {
  readonly event: FeedEvent
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export interface FeedWriterCalls {
  append: Call<PackedEvents, readonly AppendAnswer[]>
  setRead: Call<{ which: Parameters<EventStore['setRead']>[0]; read: boolean }, number>
  setMarks: Call<{ subject: SubjectRef; change: Parameters<EventStore['setMarks']>[1]; atMs: number }, SubjectMarks>
  rewrite: Call<
    { changes: readonly { seq: number; facts: EventFacts; orderMs: number; orderFrom: 'stated' | 'arrival' }[] },
    null
  >
  addHole: Call<Omit<FeedGap, 'id'>, FeedGap>
  /** One step: at most so many events, so that what arrives meanwhile does not wait long. */
  trim: Call<{ retention: Retention; most: number; nowMs: number }, number>
  purge: Call<{ which: Parameters<EventStore['purge']>[0]; nowMs: number }, number>
  /**
   * Purges all by a new file in place of the old: what is left to do where the disk has no room to delete in. Nobody
   * else may have it open.
   */
  replace: Call<{ nowMs: number }, number>
  setValue: Call<{ name: string; value: unknown }, null>
  checked: Call<{ nowMs: number }, null>
}
export interface FeedReaderCalls {
  /**
   * One short step towards a text search: opens some events; true when there are more. Other questions are answered
   * between two steps.
   */
  warm: Call<null, boolean>
  page: Call<{ request: PageRequest; nowMs: number }, Page<FeedEvent>>
  groups: Call<{ request: PageRequest; nowMs: number }, Page<FeedGroup>>
  counts: Call<{ filter: FeedFilter; nowMs: number }, FeedCounts>
  unread: Call<{ nowMs: number }, UnreadCount>
  event: Call<{ seq: number }, FeedEvent | null>
  raw: Call<{ seq: number }, Omit<RawEventRow, 'event'> | null>
  rawAfter: Call<{ seq: number; limit: number; maxBytes: number }, readonly RawEventRow[]>
  marks: Call<{ subject: SubjectRef }, SubjectMarks>
  holes: Call<{ fromMs: number; toMs: number }, readonly FeedGap[]>
  value: Call<{ name: string }, unknown>
}
