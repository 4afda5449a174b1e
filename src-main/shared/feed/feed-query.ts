import type { EventStatus, SourceId, SubjectRef, FeedEvent } from './events'
import type { SubjectState, SubjectMarks } from './subject-state'

/** Filters of the list. All that are given must hold; absent or empty: any. */
export interface FeedFilter {
  readonly kinds?: readonly string[]
  readonly families?: readonly ('fileTuning' | 'support' | 'unknown')[]
  /** 'other': an unknown word. */
  readonly statuses?: readonly EventStatus['word'][]
  /**
   * Status meant by `statuses`: that of the event (absent), or the current one of its ticket or project. In `groups`
   * always the latter. `FeedCounts` are then numbers of tickets and projects.
   */
  readonly statusOf?: 'event' | 'subject'
  readonly sources?: readonly SourceId[]
  readonly subject?: SubjectRef
  /** In title, newest message, author, vehicle, plate, subject id, kind; ignores case and accents. */
  readonly text?: string
  /** By arrival. */
  readonly fromMs?: number
  readonly toMs?: number
  /** By arrival, for deletion. */
  readonly arrivedBeforeMs?: number
  readonly unread?: boolean
  readonly claimed?: 'me' | 'others' | 'nobody'
  /** Name under which this installation claims; absent or '': none. */
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
  /** null: the last page. */
  readonly next: string | null
}

export interface UnreadCount {
  /** Tickets and projects with unread events that are not snoozed, for the badge. */
  readonly subjects: number
  /** End of the next snooze; null: none. */
  readonly changesAtMs: number | null
}

/** Numbers of events, or with `statusOf` 'subject' of tickets and projects. */
export interface FeedCounts {
  readonly total: number
  readonly unread: number
  readonly byKind: Readonly<Record<string, number>>
  readonly byFamily: Readonly<Record<string, number>>
  /** '': without a status. */
  readonly byStatus: Readonly<Record<string, number>>
  readonly bySource: Readonly<Record<string, number>>
  /** Snoozed ones that match, shown or not. */
  readonly snoozed: number
  /** Greatest seq counted; 0: none. */
  readonly latestSeq: number
}

export interface FeedGroup extends Omit<SubjectState, 'stamps'>, SubjectMarks {
  /** Events that match the filter. `unread`: of these. */
  readonly fitting: number
  readonly unread: number
  /** The event of a group with only one. */
  readonly only: FeedEvent | null
}
