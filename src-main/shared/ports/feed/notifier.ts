import type { FeedEvent } from '../../feed/events'

/** Receives stored events. */
export interface Notifier {
  /** New events as stored. `catchUp`: in bulk after sleep, a reconnect or a replay, so one summary. */
  arrived(events: readonly FeedEvent[], catchUp: boolean): void
}
