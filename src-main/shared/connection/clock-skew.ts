/**
 * This computer's clock against the service's, by the `Date` header of its answers (trap 103). The header is never
 * promised: without it nothing is known, and nothing is said.
 */

/** The one form a `Date` header has today; older ones have no zone to be sure of. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
/** A header says whole seconds. */
const STEP_MS = 1000

/** An answer of the service itself, with this computer's time of arrival and how long it took. */
interface DatedAnswer {
  readonly date: string | null
  readonly receivedAtMs: number
  readonly tookMs: number
}

/**
 * Milliseconds by which this computer's clock is ahead of the service's, negative when it is behind; null where the
 * answer does not tell.
 *
 * The service wrote its time at some moment between question and answer: what that span and the header's whole seconds
 * can explain is no difference, so a slow line never looks like a wrong clock.
 */
export function clockSkewMs({ date, receivedAtMs, tookMs }: DatedAnswer): number | null {
  const text = date?.trim() ?? ''
  const serviceMs = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(serviceMs)) return null
  const least = receivedAtMs - tookMs - (serviceMs + STEP_MS)
  const most = receivedAtMs - serviceMs
  return least > 0 ? least : most < 0 ? most : 0
}

/** True when a difference is worth a word. */
export function exceedsTolerance(aheadMs: number, toleranceMs: number): boolean {
  return Math.abs(aheadMs) > toleranceMs
}
