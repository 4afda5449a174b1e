/** Calls from the main thread to the workers of the events' file. Responses have at most 500 entries. */
import type { EventStore } from '../../../shared/ports/stores/event-store'
import type { Retention } from '../../../shared/feed/event-retention'
import type { HandlersOf } from '../worker-rpc/messages'
import type { PackedEvents } from './event-rows'

/** Result of an appended event. `seq` null: a copy of a purged event. */
export interface AppendAnswer {
  readonly isNew: boolean
  readonly seq: number | null
  readonly late: boolean
  readonly snoozed?: true
  /** The stored identity if it differs: an event of the same id had another body. */
  readonly identity?: string
}

/** Reads of every start. The writer answers them, so that the reader thread starts with the first list. */
type StartReads = 'unread' | 'value'
export type FeedWriterCalls = HandlersOf<
  Pick<EventStore, 'setRead' | 'setMarks' | 'rewrite' | 'addGap' | 'purge' | 'setValue' | StartReads>
> & {
  append(packed: PackedEvents): readonly AppendAnswer[]
  /** Deletes at most `most` events, so that arriving events do not wait long. */
  trim(retention: Retention, most: number): number
  /** Purges all events by replacing the file, for full disks. No other connection may be open. */
  replace(): number
  checked(): void
}
type EventReads = 'page' | 'groups' | 'counts' | 'event' | 'raw' | 'rawAfter' | 'marks' | 'gaps'
export type FeedReaderCalls = HandlersOf<Pick<EventStore, EventReads>> & {
  /** Decrypts some events ahead of a text search; true when there are more. */
  warm(): boolean
}
