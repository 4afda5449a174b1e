import { expect, test } from 'vitest'
import { clockSkewMs, exceedsTolerance } from '@shared/connection/clock-skew'

const AT = Date.parse('2026-11-21T12:00:00Z')
const date = new Date(AT).toUTCString()
const ahead = (receivedAtMs: number, tookMs = 0): number | null => clockSkewMs({ date, receivedAtMs, tookMs })

test('is 0 for equal clocks, at any time within the second and the call', () => {
  expect([
    ahead(AT),
    ahead(AT + 999),
    ahead(AT + 1000),
    ahead(AT + 20_000, 19_500),
    ahead(AT + 20_000, 20_000)
  ]).toEqual([0, 0, 0, 0, 0])
})
test('is the smallest difference that call duration and whole seconds do not explain', () => {
  expect(ahead(AT + 3_600_000, 500)).toBe(3_600_000 - 500 - 1000)
  expect(ahead(AT - 3_600_000, 500)).toBe(-3_600_000)
})
test('ignores a slow connection, but detects a clock that is behind', () => {
  expect(ahead(AT + 120_000, 120_000)).toBe(0)
  expect(ahead(AT - 600_000, 120_000)).toBe(-600_000)
})
test.each([
  null,
  '',
  'soon',
  'Sat, 21 Nov 2026 12:00:00',
  'Saturday, 21-Nov-26 12:00:00 GMT',
  'Sat Nov 21 12:00:00 2026',
  '2026-11-21T12:00:00Z',
  'Sat, 99 Nov 2026 12:00:00 GMT'
])('is unknown for %j', (header) => {
  expect(clockSkewMs({ date: header, receivedAtMs: AT, tookMs: 0 })).toBeNull()
})
test('tolerates a difference up to the limit, in both directions', () => {
  expect([
    exceedsTolerance(300_000, 300_000),
    exceedsTolerance(-300_000, 300_000),
    exceedsTolerance(300_001, 300_000),
    exceedsTolerance(-300_001, 300_000)
  ]).toEqual([false, false, true, true])
})
