import { beforeEach, expect, test } from 'vitest'
import { createClockSkew, type ClockSkew } from '../../../../src-main/services/connection/clock-skew'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const MINUTE = 60_000
let clock: FakeClock
let desk: ClockSkew
let news: (number | null)[]
let toleranceMs: number
/** The service's time is the true one: what this desk's clock said when the test began. */
let start: number
const answer = (tookMs = 0): void => desk.observe({ date: new Date(start + clock.trueTime).toUTCString(), tookMs })

beforeEach(() => {
  clock = new FakeClock()
  start = clock.now()
  news = []
  toleranceMs = 5 * MINUTE
  desk = createClockSkew({
    clock,
    log: new FakeLog(),
    toleranceMs: () => toleranceMs,
    onChanged: () => news.push(desk.skewMs())
  })
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
test('leaves no timer after its end', () => {
  clock.setWall(60 * MINUTE)
  answer()
  desk.stop()
  expect(clock.timers).toBe(0)
})
