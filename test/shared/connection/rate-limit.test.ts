import { describe, expect, test } from 'vitest'
import {
  allowance,
  CallWindow,
  RateLimitPause,
  CallPacer,
  WINDOW_SLACK_MS,
  type BudgetRules
} from '@shared/connection/rate-limit'

const RULES: BudgetRules = { limit: 10, windowMs: 60_000, reservePercent: 30, callsPerSecond: 5, concurrent: 4 }
const WHOLE = RULES.windowMs + WINDOW_SLACK_MS
const HOUR: BudgetRules = { ...RULES, limit: 3600, windowMs: 3_600_000 }

describe('the window', () => {
  test('counts a call from its beginning and ages it from its answer', () => {
    const w = new CallWindow()
    w.begin(1)
    expect(w.used(1_000_000, RULES)).toBe(1) // in flight: however long ago it began
    w.settle(1, 1_000_000)
    expect(w.used(1_000_000 + WHOLE - 1, RULES)).toBe(1)
    expect(w.used(1_000_000 + WHOLE, RULES)).toBe(0)
  })
  test('says when there is room again', () => {
    const w = new CallWindow()
    for (let i = 0; i < 10; i++) w.remember(i * 1000)
    expect(w.msUntilFree(9000, RULES, 11)).toBe(0)
    expect(w.msUntilFree(9000, RULES, 10)).toBe(WHOLE - 9000)
    expect(w.msUntilFree(9000, RULES, 7)).toBe(WHOLE - 9000 + 3000)
    expect(w.msUntilFree(9000, RULES, 0)).toBe(WHOLE)
  })
  test('with calls in flight alone, room comes a whole window after they end', () => {
    const w = new CallWindow()
    w.begin(1)
    expect(w.msUntilFree(0, RULES, 1)).toBe(WHOLE)
  })
  test('a smaller limit or a longer window set while running holds at once', () => {
    const w = new CallWindow()
    for (let i = 0; i < 10; i++) w.remember(i * 1000)
    const later = 65_000
    expect(w.used(later, RULES)).toBe(5)
    expect(w.used(later, { ...RULES, windowMs: 3_600_000 })).toBe(10)
    expect(w.msUntilFree(later, { ...RULES, limit: 3 }, 3)).toBe(7000 + WHOLE - later)
  })
  test('stays quick with many calls: 100 000 remembered, each second asked for', () => {
    const w = new CallWindow()
    for (let i = 0; i < 100_000; i++) w.remember(i * 1000)
    expect(w.used(99_999_000, HOUR)).toBe(3601)
    expect(w.settledInstants(99_999_000, HOUR)).toHaveLength(3601)
  })
  test('settling twice counts once', () => {
    const w = new CallWindow()
    w.begin(1)
    w.settle(1, 5)
    w.settle(1, 6)
    expect(w.used(6, RULES)).toBe(1)
  })
})

test('people may use all, background work leaves the reserve, rounded in favour of people', () => {
  expect(allowance(HOUR, false)).toBe(3600)
  expect(allowance(HOUR, true)).toBe(2520)
  expect(allowance({ ...RULES, limit: 1 }, true)).toBe(0)
  expect(allowance({ ...RULES, limit: 10, reservePercent: 0 }, true)).toBe(10)
  expect(allowance({ ...RULES, limit: 0 }, true)).toBe(Number.MAX_SAFE_INTEGER)
})

test('no second holds more starts than allowed', () => {
  const s = new CallPacer()
  const starts: number[] = []
  let now = 0
  for (let i = 0; i < 50; i++) {
    now += s.waitIn(now, 5) + (i % 3) * 10
    starts.push(now)
    s.started(now, 5)
  }
  starts.forEach((at, i) =>
    expect(starts.filter((other) => other >= at && other < at + 1000).length, `from ${i}`).toBeLessThanOrEqual(5)
  )
  expect(starts.at(-1)).toBeLessThan(10_500) // and no slower than it must be
})

describe('after a 429', () => {
  const stopped = (retryAfter: number | null, estimate = 0): RateLimitPause => {
    const s = new RateLimitPause()
    s.answered(1, 429, retryAfter, estimate, 0, 3_600_000)
    return s
  }
  test('the time the service asks for is kept, within an hour or the window', () => {
    expect(stopped(90_000).leftMs(0)).toBe(90_000)
    expect(stopped(0).leftMs(0)).toBe(1000)
    expect(stopped(10 ** 12).leftMs(0)).toBe(3_600_000)
  })
  test('without one, the estimate holds between a sixtieth and a sixth of the window', () => {
    expect(stopped(null, 0).leftMs(0)).toBe(60_000)
    expect(stopped(null, 300_000).leftMs(0)).toBe(300_000)
    expect(stopped(null, 3_000_000).leftMs(0)).toBe(600_000)
  })
  test('one probe decides: its success lifts the stop, a further 429 prolongs it', () => {
    const s = stopped(null)
    expect(s.needsProbe(59_999)).toBe(false)
    expect(s.needsProbe(60_000)).toBe(true)
    s.probing(2)
    expect(s.answered(2, 429, null, 0, 61_000, 3_600_000)).toBe('stopped')
    expect(s.leftMs(61_000)).toBe(120_000)
    s.probing(3)
    expect(s.answered(3, 200, null, 0, 181_000, 3_600_000)).toBe('lifted')
    expect([s.leftMs(181_000), s.needsProbe(181_000)]).toEqual([0, false])
  })
  test('calls refused together are one refusal, and a late success of another call lifts nothing', () => {
    const s = stopped(null)
    s.answered(2, 429, null, 0, 10, 3_600_000)
    expect(s.leftMs(10)).toBe(60_000)
    expect(s.answered(3, 200, null, 0, 20, 3_600_000)).toBeNull()
    expect(s.leftMs(20)).toBeGreaterThan(0)
  })
  test('a later 429 that asks for less does not shorten a running stop', () => {
    const s = stopped(90_000)
    s.answered(2, 429, 5000, 0, 10_000, 3_600_000)
    expect(s.leftMs(10_000)).toBe(80_000)
    s.answered(3, 429, null, 0, 20_000, 3_600_000)
    expect(s.leftMs(20_000)).toBe(70_000)
  })
  test('a success of what is never limited lifts nothing: the next call is the probe, and a stop after it is twice as long', () => {
    const s = stopped(null)
    s.probing(2)
    expect(s.answered(2, 200, null, 0, 60_000, 3_600_000, true)).toBeNull()
    expect(s.needsProbe(60_000)).toBe(true)
    s.probing(3)
    expect(s.answered(3, 429, null, 0, 60_000, 3_600_000)).toBe('stopped')
    expect(s.leftMs(60_000)).toBe(120_000)
    s.probing(4)
    expect(s.answered(4, 429, null, 0, 180_000, 3_600_000, true)).toBe('stopped')
    expect(s.leftMs(180_000)).toBe(240_000)
  })
  test('a probe without a telling answer leaves the question open', () => {
    const s = stopped(null)
    for (const [call, status] of [
      [2, null],
      [3, 500]
    ] as const) {
      s.probing(call)
      expect(s.answered(call, status, null, 0, 70_000, 3_600_000)).toBeNull()
      expect(s.needsProbe(70_000)).toBe(true)
    }
  })

  describe('the first stop without a named time', () => {
    const HOUR_MS = 3_600_000
    /** One stop from its 429 at `at` until a probe is answered; how many probes were refused before is `refused`. */
    const recover = (s: RateLimitPause, at: number, refused: number): number => {
      s.answered(100, 429, null, 0, at, HOUR_MS)
      let now = at + s.leftMs(at)
      for (let nth = 0; nth <= refused; nth++) {
        s.probing(nth)
        s.answered(nth, nth < refused ? 429 : 200, null, 0, now, HOUR_MS)
        if (nth < refused) now += s.leftMs(now)
      }
      return now
    }
    const firstStop = (s: RateLimitPause, at: number): number => {
      s.answered(200, 429, null, 0, at, HOUR_MS)
      return s.leftMs(at)
    }
    test('lasts as long as the last recovery took', () => {
      const s = new RateLimitPause()
      // refused after 60 s and 120 s more, answered after 240 s more
      expect(recover(s, 0, 2)).toBe(420_000)
      expect(firstStop(s, 1_000_000)).toBe(420_000)
    })
    test('is at most a sixth of the window, and half as long after a first probe that was answered', () => {
      const s = new RateLimitPause()
      recover(s, 0, 5)
      const end = recover(s, 10_000_000, 0)
      expect(end - 10_000_000).toBe(600_000)
      expect(firstStop(s, 20_000_000)).toBe(300_000)
    })
    test('learns nothing from a stop whose time the service named, or whose end no answer told', () => {
      const s = new RateLimitPause()
      s.answered(1, 429, 900_000, 0, 0, HOUR_MS)
      s.probing(2)
      expect(s.answered(2, 200, null, 0, 900_000, HOUR_MS)).toBe('lifted')
      expect(firstStop(s, 1_000_000)).toBe(60_000)
      const restored = new RateLimitPause()
      restored.restore(500_000, 0)
      restored.probing(1)
      expect(restored.answered(1, 200, null, 0, 500_000, HOUR_MS)).toBe('lifted')
      expect(firstStop(restored, 600_000)).toBe(60_000)
    })
  })
})
