import { beforeEach, describe, expect, test } from 'vitest'
import { clockSkewMs, createClockSkew, type ClockSkew } from '@main/services/connection/clock-skew'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const MINUTE = 60_000
let clock: FakeClock
let desk: ClockSkew
let news: (number | null)[]
let toleranceMs: number
let isDemo: boolean
/** The service's time is the true one: what this desk's clock said when the test began. */
let start: number
const answer = (tookMs = 0): void => desk.observe({ date: new Date(start + clock.trueTime).toUTCString(), tookMs })

beforeEach(() => {
  clock = new FakeClock()
  start = clock.now()
  news = []
  toleranceMs = 5 * MINUTE
  isDemo = false
  desk = createClockSkew({
    clock,
    log: new FakeLog(),
    toleranceMs: () => toleranceMs,
    isDemo: () => isDemo,
    onChanged: () => news.push(desk.skewMs())
  })
})

test('takes no date of the demo, which has the clock of this computer', () => {
  isDemo = true
  answer()
  expect(desk.isConfirmed()).toBe(false)
  isDemo = false
  answer()
  expect(desk.isConfirmed()).toBe(true)
})
test('reports nothing while the clocks agree', () => {
  answer()
  clock.setWall(4 * MINUTE)
  answer()
  expect([news, desk.skewMs(), clock.timers]).toEqual([[], null, 0])
})
test('reports a clock that is hours off once', () => {
  clock.setWall(2 * 60 * MINUTE)
  answer()
  answer(900)
  expect(news).toEqual([2 * 60 * MINUTE - 1000])
  clock.setWall(-5 * 60 * MINUTE)
  answer()
  expect(news[1]).toBe(-3 * 60 * MINUTE)
  expect(news).toHaveLength(2)
})
test('notices a corrected clock within a minute, without a call', async () => {
  clock.setWall(60 * MINUTE)
  answer()
  await clock.advance(10 * MINUTE)
  expect(news).toHaveLength(1)
  clock.setWall(-60 * MINUTE)
  await clock.advance(MINUTE)
  expect([news.at(-1), desk.skewMs(), clock.timers]).toEqual([null, null, 0])
})
test('notices a corrected clock with the next answer', () => {
  clock.setWall(60 * MINUTE)
  answer()
  clock.setWall(-60 * MINUTE)
  answer()
  expect(news.at(-1)).toBeNull()
})
test('ignores an answer without a date', () => {
  clock.setWall(60 * MINUTE)
  desk.observe({ date: null, tookMs: 0 })
  expect(news).toEqual([])
  answer()
  desk.observe({ date: null, tookMs: 0 })
  expect(desk.skewMs()).not.toBeNull()
})
test('applies another tolerance at once', () => {
  clock.setWall(10 * MINUTE)
  answer()
  toleranceMs = 15 * MINUTE
  desk.reevaluate()
  expect(news.at(-1)).toBeNull()
  toleranceMs = 5 * MINUTE
  desk.reevaluate()
  expect(desk.skewMs()).toBe(10 * MINUTE - 1000)
})
test('is confirmed by a date of the service alone, until one of the clocks moves', () => {
  expect(desk.isConfirmed()).toBe(false)
  desk.observe({ date: null, tookMs: 0 })
  expect(desk.isConfirmed()).toBe(false)
  answer()
  expect(desk.isConfirmed()).toBe(true)
  clock.setWall(365 * 24 * 60 * MINUTE)
  expect(desk.isConfirmed()).toBe(false)
  answer()
  expect(desk.isConfirmed()).toBe(false)
})
test('leaves no timer after its end', () => {
  clock.setWall(60 * MINUTE)
  answer()
  desk.stop()
  expect(clock.timers).toBe(0)
})
test.each([
  // the header counts whole seconds, so a clock ahead gets one more
  [5 * MINUTE + 1000, false],
  [5 * MINUTE + 1001, true],
  [-5 * MINUTE, false],
  [-5 * MINUTE - 1, true]
])('tolerates a difference up to the limit: %d ms are reported: %s', (moved, reported) => {
  clock.setWall(moved)
  answer()
  expect(desk.skewMs() !== null).toBe(reported)
})

describe('the skew of one answer', () => {
  const AT = Date.parse('2026-11-21T12:00:00Z')
  const sentAt = new Date(AT).toUTCString()
  const ahead = (receivedAtMs: number, tookMs = 0): number | null => clockSkewMs({ date: sentAt, receivedAtMs, tookMs })

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
})
