/** Calls from the main thread to the workers of the events' file. Responses have at most 500 entries. */
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
/** Result of an appended event. `seq` null: a copy of a purged event. */
export interface AppendAnswer {
  readonly isNew: boolean
  readonly seq: number | null
  readonly late: boolean
  readonly snoozed?: true
  /** The stored identity if it differs: an event of the same id had another body. */
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
  /** Deletes at most `most` events, so that arriving events do not wait long. */
  trim: Call<{ retention: Retention; most: number; nowMs: number }, number>
  purge: Call<{ which: Parameters<EventStore['purge']>[0]; nowMs: number }, number>
  /** Purges all events by replacing the file, for full disks. No other connection may be open. */
  replace: Call<{ nowMs: number }, number>
  setValue: Call<{ name: string; value: unknown }, null>
  checked: Call<{ nowMs: number }, null>
}
export interface FeedReaderCalls {
  /** Decrypts some events ahead of a text search; true when there are more. */
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
