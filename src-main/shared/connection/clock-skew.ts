/** This computer's clock against the service's, by the optional `Date` header of its answers (trap 103). */

/** Today's form of a `Date` header; obsolete forms may lack a zone. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
/** The header counts whole seconds. */
const STEP_MS = 1000

/** A response of the service. `receivedAtMs`: by this computer's clock. */
interface DatedAnswer {
  readonly date: string | null
  readonly receivedAtMs: number
  readonly tookMs: number
}

/**
 * Milliseconds by which this computer's clock is ahead of the service's; negative: behind; null: unknown.
 *
 * The service writes its time between request and response. A difference that this interval and the header's whole
 * seconds explain is 0, so a slow connection never looks like a wrong clock.
 */
export function clockSkewMs({ date, receivedAtMs, tookMs }: DatedAnswer): number | null {
  const text = date?.trim() ?? ''
  const serviceMs = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(serviceMs)) return null
  const least = receivedAtMs - tookMs - (serviceMs + STEP_MS)
  const most = receivedAtMs - serviceMs
  return least > 0 ? least : most < 0 ? most : 0
}

export function exceedsTolerance(aheadMs: number, toleranceMs: number): boolean {
  return Math.abs(aheadMs) > toleranceMs
}
