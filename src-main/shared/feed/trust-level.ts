/** Whose word counts more where events of one ticket or project contradict each other. */
import type { FeedEvent } from './events'

/** Nobody sends these: they are played here. */
export const isReplayed = ({ source }: Pick<FeedEvent, 'source'>): boolean => source === 'replay' || source === 'demo'

/**
 * What an event is worth as a witness. 0: invented for the demo. 1: out of a recorded file. 2: it came, and nobody
 * vouches for it. 3: its signature, the
 * login of its source or this desk itself vouches.
 *
 * Lower ones are listed like all others. But in what a ticket or project shows they only fill gaps: a file for
 * training, or a stranger, must not
 * turn the status of a real ticket, however late the time they state.
 */
export type TrustLevel = 0 | 1 | 2 | 3

export function trustLevelOf(event: Pick<FeedEvent, 'source' | 'trust'>): TrustLevel {
  if (isReplayed(event)) return event.source === 'demo' ? 0 : 1
  return event.trust === 'unsigned' ? 2 : 3
}
export const isTrusted = (event: Pick<FeedEvent, 'source' | 'trust'>): boolean => trustLevelOf(event) === 3
/** A recorded file or a stranger said it; what the demo invents is nobody's claim. */
export const isUnverified = (standing: TrustLevel): boolean => standing === 1 || standing === 2

/** Whether a copy vouches for the event more than what is kept of it does. */
export function isMoreTrusted(
  copy: Pick<FeedEvent, 'source' | 'trust'>,
  kept: Pick<FeedEvent, 'source' | 'trust'>
): boolean {
  const worth = (event: Pick<FeedEvent, 'source' | 'trust'>): number =>
    trustLevelOf(event) * 2 + (event.trust === 'signed' ? 1 : 0)
  return worth(copy) > worth(kept)
}
