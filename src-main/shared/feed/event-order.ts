/**
 * Which of two events counts: the later by the time stated in the body where it can be believed, else by arrival, and
 * marked so (trap 88). Lists go by arrival alone.
 */
import type { NewEvent } from './events'
import type { SubjectState } from './subject-state'
import { isTrusted } from './trust-level'

/**
 * How far a sender's clock may be ahead. Beyond it the stated time is not believed: one event from tomorrow would hold
 * its status for a day.
 */
const AHEAD_MS = 300_000
const EARLIEST_MS = Date.UTC(2000, 0, 1)

/** `statedAtMs` and `arrivedAtMs` in milliseconds since 1970. */
export function orderOf(statedAtMs: number | null, arrivedAtMs: number): Pick<NewEvent, 'orderMs' | 'orderFrom'> {
  const believable = statedAtMs !== null && statedAtMs >= EARLIEST_MS && statedAtMs <= arrivedAtMs + AHEAD_MS
  return believable ? { orderMs: statedAtMs, orderFrom: 'stated' } : { orderMs: arrivedAtMs, orderFrom: 'arrival' }
}

type Ordered = Pick<NewEvent, 'orderMs' | 'source' | 'trust'>
/** True when the subject has an event that counts over this one. Nothing vouched for is late because of what is not. */
export function isLate(event: Ordered, subject: Pick<SubjectState, 'stamps'> | null): boolean {
  const lastMs = subject?.stamps[isTrusted(event) ? 'vouched' : 'ordered']?.[1]
  return lastMs !== undefined && lastMs > event.orderMs
}
