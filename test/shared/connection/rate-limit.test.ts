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
  test('counts a call from its start and ages it from its end', () => {
    const w = new CallWindow()
    w.begin(1)
    expect(w.used(1_000_000, RULES)).toBe(1) // calls in flight count at any age
    w.settle(1, 1_000_000)
    expect(w.used(1_000_000 + WHOLE - 1, RULES)).toBe(1)
    expect(w.used(1_000_000 + WHOLE, RULES)).toBe(0)
  })
  test('reports when there is room again', () => {
    const w = new CallWindow()
    for (let i = 0; i < 10; i++) w.remember(i * 1000)
    expect(w.msUntilFree(9000, RULES, 11)).toBe(0)
    expect(w.msUntilFree(9000, RULES, 10)).toBe(WHOLE - 9000)
    expect(w.msUntilFree(9000, RULES, 7)).toBe(WHOLE - 9000 + 3000)
    expect(w.msUntilFree(9000, RULES, 0)).toBe(WHOLE)
  })
  test('waits a whole window when all calls are in flight', () => {
    const w = new CallWindow()
    w.begin(1)
    expect(w.msUntilFree(0, RULES, 1)).toBe(WHOLE)
  })
  test('applies a smaller limit or longer window at once', () => {
    const w = new CallWindow()
    for (let i = 0; i < 10; i++) w.remember(i * 1000)
    const later = 65_000
    expect(w.used(later, RULES)).toBe(5)
    expect(w.used(later, { ...RULES, windowMs: 3_600_000 })).toBe(10)
    expect(w.msUntilFree(later, { ...RULES, limit: 3 }, 3)).toBe(7000 + WHOLE - later)
  })
  test('is fast with 100 000 remembered calls', () => {
    const w = new CallWindow()
    for (let i = 0; i < 100_000; i++) w.remember(i * 1000)
    expect(w.used(99_999_000, HOUR)).toBe(3601)
    expect(w.settledInstants(99_999_000, HOUR)).toHaveLength(3601)
  })
  test('counts a call once when it is settled twice', () => {
    const w = new CallWindow()
    w.begin(1)
    w.settle(1, 5)
    w.settle(1, 6)
    expect(w.used(6, RULES)).toBe(1)
  })
})

test('lets the user use all calls and background work all but the rounded-up reserve', () => {
  expect(allowance(HOUR, false)).toBe(3600)
  expect(allowance(HOUR, true)).toBe(2520)
  expect(allowance({ ...RULES, limit: 1 }, true)).toBe(0)
  expect(allowance({ ...RULES, limit: 10, reservePercent: 0 }, true)).toBe(10)
  expect(allowance({ ...RULES, limit: 0 }, true)).toBe(Number.MAX_SAFE_INTEGER)
})

test('limits the starts in any second', () => {
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
  expect(starts.at(-1)).toBeLessThan(10_500) // nor is it slower than necessary
})

describe('after a 429', () => {
  const stopped = (retryAfter: number | null, estimate = 0): RateLimitPause => {
    const s = new RateLimitPause()
    s.answered(1, 429, retryAfter, estimate, 0, 3_600_000)
    return s
  }
  test('follows the stated time up to an hour or the window', () => {
    expect(stopped(90_000).leftMs(0)).toBe(90_000)
    expect(stopped(0).leftMs(0)).toBe(1000)
    expect(stopped(10 ** 12).leftMs(0)).toBe(3_600_000)
  })
  test('makes few probes in an hour where the stated time is too short each time', () => {
    const s = stopped(0)
    const probes: number[] = []
    for (let now = 0; now < 3_600_000; now += 250) {
      if (!s.needsProbe(now)) continue
      s.probing(now)
      s.answered(now, 429, 1000, 0, now, 3_600_000)
      probes.push(now)
    }
    expect(probes.slice(0, 4)).toEqual([1000, 3000, 7000, 15_000])
    expect(probes).toHaveLength(11)
  })

  test('otherwise waits between a sixtieth and a sixth of the window', () => {
    expect(stopped(null, 0).leftMs(0)).toBe(60_000)
    expect(stopped(null, 300_000).leftMs(0)).toBe(300_000)
    expect(stopped(null, 3_000_000).leftMs(0)).toBe(600_000)
  })
  test('sends one probe: its success ends the pause, another 429 extends it', () => {
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
  test('counts several refused calls as one refusal, and ignores a late success of another call', () => {
    const s = stopped(null)
    s.answered(2, 429, null, 0, 10, 3_600_000)
    expect(s.leftMs(10)).toBe(60_000)
    expect(s.answered(3, 200, null, 0, 20, 3_600_000)).toBeNull()
    expect(s.leftMs(20)).toBeGreaterThan(0)
  })
  test('is not shortened by a later 429 with a shorter time', () => {
    const s = stopped(90_000)
    s.answered(2, 429, 5000, 0, 10_000, 3_600_000)
    expect(s.leftMs(10_000)).toBe(80_000)
    s.answered(3, 429, null, 0, 20_000, 3_600_000)
    expect(s.leftMs(20_000)).toBe(70_000)
  })
  test('ignores the success of an unlimited endpoint: the next call is the probe, and the next pause is twice as long', () => {
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
  test('sends another probe after an unclear answer', () => {
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

  describe('the first pause without a stated time', () => {
    const HOUR_MS = 3_600_000
    /** One pause from a 429 at `at` to a successful probe, after `refused` refused ones. */
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
    test('is as long as the last recovery', () => {
      const s = new RateLimitPause()
      // refused after 60 s and another 120 s, successful after another 240 s
      expect(recover(s, 0, 2)).toBe(420_000)
      expect(firstStop(s, 1_000_000)).toBe(420_000)
    })
    test('is at most a sixth of the window, and half as long after a first probe succeeded', () => {
      const s = new RateLimitPause()
      recover(s, 0, 5)
      const end = recover(s, 10_000_000, 0)
      expect(end - 10_000_000).toBe(600_000)
      expect(firstStop(s, 20_000_000)).toBe(300_000)
    })
    test('does not learn from a pause with a stated time or without an observed end', () => {
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
