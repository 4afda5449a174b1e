/** Precedence of contradicting events of a ticket or project. */
import type { FeedEvent } from './events'

/** True for events that the program plays itself. */
export const isReplayed = ({ source }: Pick<FeedEvent, 'source'>): boolean => source === 'replay' || source === 'demo'

/**
 * 0: invented for the demo. 1: from a recorded file. 2: received without authentication. 3: authenticated by its
 * signature, by the login of its source, or created by this installation.
 *
 * Events of a lower level only fill gaps in the state of a ticket or project, so that neither a training file nor a
 * stranger changes the status of a real ticket.
 */
export type TrustLevel = 0 | 1 | 2 | 3

export function trustLevelOf(event: Pick<FeedEvent, 'source' | 'trust'>): TrustLevel {
  if (isReplayed(event)) return event.source === 'demo' ? 0 : 1
  return event.trust === 'unsigned' ? 2 : 3
}
export const isTrusted = (event: Pick<FeedEvent, 'source' | 'trust'>): boolean => trustLevelOf(event) === 3
/** From a recorded file, or received without authentication. */
export const isUnverified = (level: TrustLevel): boolean => level === 1 || level === 2

/** True when a duplicate is better authenticated than the stored event. */
export function isMoreTrusted(
  copy: Pick<FeedEvent, 'source' | 'trust'>,
  kept: Pick<FeedEvent, 'source' | 'trust'>
): boolean {
  const worth = (event: Pick<FeedEvent, 'source' | 'trust'>): number =>
    trustLevelOf(event) * 2 + (event.trust === 'signed' ? 1 : 0)
  return worth(copy) > worth(kept)
}
