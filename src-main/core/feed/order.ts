/** In which order events stand: by the time stated in the body where it can be believed, else by arrival, and marked so (trap 88). */
import type { NewEvent } from './events'

/** How far a sender's clock may be ahead. Beyond it the stated time is not believed: one event from next year would hold its status for a year. */
const AHEAD_MS = 86_400_000
const EARLIEST_MS = Date.UTC(2000, 0, 1)

/** `statedAtMs` and `arrivedAtMs` in milliseconds since 1970. */
export function orderOf(statedAtMs: number | null, arrivedAtMs: number): Pick<NewEvent, 'orderMs' | 'orderFrom'> {
  const believable = statedAtMs !== null && statedAtMs >= EARLIEST_MS && statedAtMs <= arrivedAtMs + AHEAD_MS
  return believable ? { orderMs: statedAtMs, orderFrom: 'stated' } : { orderMs: arrivedAtMs, orderFrom: 'arrival' }
}

/** True when the subject already has an event that stands after this one. */
export function isLate(orderMs: number, subject: { readonly lastAtMs: number } | null): boolean {
  return subject !== null && subject.lastAtMs > orderMs
}
