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
  /** Who is meant by 'me': the name this desk claims under; absent or '': nobody. */
  readonly me?: string
  /** Left out unless true. */
  readonly snoozed?: boolean
}

/** By keyset, newest first: `before` is the `next` of the page before. */
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
  /** Unread events that are not snoozed: what a badge says. */
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
  /** Events that fit but for being snoozed, whether the filter leaves those out or not. */
  readonly snoozed: number
  /** Greatest seq among them; 0: there are none. What came after it has not been counted. */
  readonly latestSeq: number
}

export interface FeedGroup extends Omit<SubjectState, 'stamps'>, SubjectMarks {
  /** Of `events`, those that fit the filter it was asked for with; `unread`: of these. */
  readonly fitting: number
  readonly unread: number
  /** The event itself where there is one alone: its row stands for both. */
  readonly only: FeedEvent | null
}
