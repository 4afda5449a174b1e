import type { EventStatus, SourceId, SubjectRef, FeedEvent } from './events'
import type { SubjectState, SubjectMarks } from './subject-state'

/** Filters of the list. All that are given must hold; absent or empty: any. */
export interface FeedFilter {
  readonly kinds?: readonly string[]
  readonly families?: readonly ('fileTuning' | 'support' | 'unknown')[]
  /** 'other': a word the feed does not know. */
  readonly statuses?: readonly EventStatus['word'][]
  /**
   * Whose status `statuses` and `FeedCounts.byStatus` mean: the event's own (absent), or what its ticket or project has
   * now. In `groups` always the latter.
   */
  readonly statusOf?: 'event' | 'subject'
  readonly sources?: readonly SourceId[]
  readonly subject?: SubjectRef
  /** In title, newest message, author, vehicle, plate, subject id, kind; letters and accents folded. */
  readonly text?: string
  /** By arrival, as the list is. */
  readonly fromMs?: number
  readonly toMs?: number
  /** As events are deleted. */
  readonly arrivedBeforeMs?: number
  readonly unread?: boolean
  readonly claimed?: 'me' | 'others' | 'nobody'
  /** The name behind 'me', under which this installation claims; absent or '': none. */
  readonly me?: string
  /** Left out unless true. */
  readonly snoozed?: boolean
}

/** Keyset paging, newest first: `before` is `next` of the previous page. */
export interface PageRequest {
  readonly filter: FeedFilter
  readonly before?: string
  /** 1 to 500. */
  readonly limit: number
}

export interface Page<T> {
  readonly items: readonly T[]
  /** null: that was the last. */
  readonly next: string | null
}

export interface UnreadCount {
  /** Unread events that are not snoozed, for the badge. */
  readonly events: number
  /** When the next snooze ends, and the number with it; null: none is snoozed. */
  readonly changesAtMs: number | null
}

export interface FeedCounts {
  readonly total: number
  readonly unread: number
  readonly byKind: Readonly<Record<string, number>>
  readonly byFamily: Readonly<Record<string, number>>
  /** '': without a status. */
  readonly byStatus: Readonly<Record<string, number>>
  readonly bySource: Readonly<Record<string, number>>
  /** Matching events that are snoozed, whether the filter shows them or not. */
  readonly snoozed: number
  /** Greatest seq counted; 0: none. */
  readonly latestSeq: number
}

export interface FeedGroup extends Omit<SubjectState, 'stamps'>, SubjectMarks {
  /** Those of `events` that match the filter of the request; `unread`: of these. */
  readonly fitting: number
  readonly unread: number
  /** The event, if the group has only one. */
  readonly only: FeedEvent | null
}
