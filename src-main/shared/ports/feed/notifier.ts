import type { FeedEvent } from '../../feed/events'

/** Receives stored events. */
export interface Notifier {
  /**
   * @param events new ones in the order of storing, without duplicates
   * @param catchUp they arrived in bulk after sleep, a reconnect or a replay: one summary
   */
  arrived(events: readonly FeedEvent[], catchUp: boolean): void
}
