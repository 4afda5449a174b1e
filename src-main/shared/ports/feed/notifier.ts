import type { FeedEvent } from '../../feed/events'

/** Hears of events that are on disk. */
export interface Notifier {
  /**
   * @param events new ones only, in the order of storing; copies are not told
   * @param catchUp they came in bulk after sleep, a reconnect or a replay: one summary, no chain of sounds
   */
  arrived(events: readonly FeedEvent[], catchUp: boolean): void
}
