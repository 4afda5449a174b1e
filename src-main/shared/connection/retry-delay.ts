/**
 * When a call that failed is tried again. 400, 401, 403 and 404 never are; 429 is the call budget's business (traps
 * 7-13).
 */

/** What went wrong, as far as it matters for another try. */
export type RetryableFailure = 'server' | 'offline' | 'timeout'

const MOST_TRIES_MORE = 2
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000
/**
 * A pause that a service asks for with a 503 is kept to when it is no longer than this; else the failure is told at
 * once, with the time.
 */
export const MAX_RETRY_AFTER_MS = 10_000

/**
 * Milliseconds to wait before the next try, or null when there is none.
 *
 * Full jitter: a random part of a pause that doubles, so that ten desks do not come back together. A person waits for
 * at most one more time-out. Background work does not try again at once: it comes back by itself later, and every try
 * may be counted.
 *
 * @param made how many times the call was made so far, at least 1
 * @param again a person waits, and it is not known that nothing answers
 * @param random 0 up to 1
 */
export function retryDelayMs(
  setback: RetryableFailure,
  made: number,
  again: boolean,
  random: () => number
): number | null {
  const more = !again ? 0 : setback === 'timeout' ? 1 : MOST_TRIES_MORE
  if (made > more) return null
  return Math.round(random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (made - 1)))
}

/**
 * Milliseconds a `Retry-After` header asks to wait, or null when it is missing or makes no sense.
 *
 * @param date the answer's own `Date`: against it a moment in time is measured, because this machine's clock may be
 *   wrong
 */
export function parseRetryAfter(header: string | null, date: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  if (!/[a-z]/i.test(text)) return null
  const until = Date.parse(text)
  if (Number.isNaN(until)) return null
  const sent = date === null ? Number.NaN : Date.parse(date)
  return Math.max(0, until - (Number.isNaN(sent) ? nowMs : sent))
}
