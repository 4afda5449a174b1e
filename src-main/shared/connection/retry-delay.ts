/** Retries of failed calls. 400, 401, 403 and 404 are never retried; the call budget handles 429 (traps 7-13). */
import { DAY_MS } from '../durations'
import { parseHttpDate } from './http-date'

export type RetryableFailure = 'server' | 'offline' | 'timeout'

const MOST_TRIES_MORE = 2
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000
/** Longest pause that a 503 may ask for. A longer one fails the call at once and reports the time. */
export const MAX_RETRY_AFTER_MS = 10_000

/**
 * Milliseconds until the next attempt; null: none.
 *
 * Full jitter: a random part of a doubling pause, so that ten computers do not retry together. A user waits for at most
 * one more time-out. Background work is not retried at once: it runs again later, and each attempt may be counted.
 *
 * @param made attempts so far, at least 1
 * @param again a user waits and the service is not known to be unreachable
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
 * Milliseconds from a `Retry-After` header, at most a day: the service's counters reset every hour. null: missing or
 * invalid.
 *
 * @param date the response's own `Date`, since this computer's clock may be wrong
 */
export function parseRetryAfter(header: string | null, date: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.min(Math.ceil(Number(text) * 1000), DAY_MS)
  const until = parseHttpDate(text)
  return until === null ? null : Math.min(Math.max(0, until - (parseHttpDate(date) ?? nowMs)), DAY_MS)
}
