import { expect, test, vi } from 'vitest'
import { systemClock } from '@main/adapters/clock'

test('counts from the start of the computer and never goes back when the system clock is set', () => {
  const clock = systemClock()
  const other = systemClock()
  const before = clock.monotonic()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  try {
    const after = clock.monotonic()
    expect(clock.now()).toBe(0)
    expect(after).toBeGreaterThanOrEqual(before)
    // two runs agree, so a ledger of one can be read by the other
    const between = other.monotonic()
    expect(between).toBeGreaterThan(after - 1500)
    expect(between).toBeLessThan(clock.monotonic() + 1500)
  } finally {
    vi.useRealTimers()
  }
})

test('waits for a delay above the maximum of timers', () => {
  vi.useFakeTimers()
  try {
    const then = vi.fn()
    const cancel = systemClock().after(10 ** 12, then)
    vi.advanceTimersByTime(1_000_000)
    expect(then).not.toHaveBeenCalled()
    cancel()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
