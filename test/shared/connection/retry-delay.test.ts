import { expect, test } from 'vitest'
import { parseRetryAfter, retryDelayMs, type RetryableFailure } from '@shared/connection/retry-delay'

const triesOf = (setback: RetryableFailure, again: boolean): number => {
  let made = 1
  while (retryDelayMs(setback, made, again, () => 0.5) !== null) made++
  return made
}

test('retries a server error at most twice for a user, and never in the background', () => {
  expect([triesOf('server', true), triesOf('server', false)]).toEqual([3, 1])
})
test('retries offline failures twice for a user, and never in the background or when known to be offline', () => {
  expect([triesOf('offline', true), triesOf('offline', false)]).toEqual([3, 1])
})
test('lets a user wait for at most one more time-out', () => {
  expect([triesOf('timeout', true), triesOf('timeout', false)]).toEqual([2, 1])
})
test('pauses for a random time below a doubling limit', () => {
  expect([1, 2].map((made) => retryDelayMs('server', made, true, () => 0.999999))).toEqual([1000, 2000])
  expect(retryDelayMs('server', 1, true, () => 0)).toBe(0)
})
test.each([
  ['120', null, 120_000],
  [' 0 ', null, 0],
  ['1.5', null, 1500],
  [null, null, null],
  ['', null, null],
  ['-5', null, null],
  ['soon', null, null],
  ['soon 12', null, null],
  ['after 5', null, null],
  ['2026-03-02T08:10:00Z', null, null],
  ['Mon, 02 Mar 2026 08:10:00 GMT', 'yesterday 1', 300_000],
  ['99999999999', null, 86_400_000],
  ['9'.repeat(400), null, 86_400_000],
  ['Fri, 31 Dec 9999 23:59:59 GMT', null, 86_400_000],
  ['Mon, 02 Mar 2026 08:10:00 GMT', 'Mon, 02 Mar 2026 08:00:00 GMT', 600_000],
  ['Mon, 02 Mar 2026 08:10:00 GMT', null, 300_000],
  ['Mon, 02 Mar 2026 07:00:00 GMT', null, 0]
])('Retry-After %j beside Date %j is %j ms', (header, date, ms) => {
  expect(parseRetryAfter(header, date, Date.parse('2026-03-02T08:05:00Z'))).toBe(ms)
})
