/** Order of events by the time stated in the body if plausible, else by arrival (trap 88). */
import type { NewEvent } from './events'
import type { SubjectState } from './subject-state'
import { isTrusted } from './trust-level'

/** Tolerated lead of a sender's clock; one event from tomorrow would keep its status for a day. */
const AHEAD_MS = 300_000
const EARLIEST_MS = Date.UTC(2000, 0, 1)

/** `statedAtMs` and `arrivedAtMs` in milliseconds since 1970. */
export function orderOf(statedAtMs: number | null, arrivedAtMs: number): Pick<NewEvent, 'orderMs' | 'orderFrom'> {
  const believable = statedAtMs !== null && statedAtMs >= EARLIEST_MS && statedAtMs <= arrivedAtMs + AHEAD_MS
  return believable ? { orderMs: statedAtMs, orderFrom: 'stated' } : { orderMs: arrivedAtMs, orderFrom: 'arrival' }
}

type Ordered = Pick<NewEvent, 'orderMs' | 'source' | 'trust'>
/** True when the subject has a later event; for a trusted event only trusted ones count. */
export function isLate(event: Ordered, subject: Pick<SubjectState, 'stamps'> | null): boolean {
  const lastMs = subject?.stamps[isTrusted(event) ? 'vouched' : 'ordered']?.[1]
  return lastMs !== undefined && lastMs > event.orderMs
}
