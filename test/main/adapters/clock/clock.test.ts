import { expect, test, vi } from 'vitest'
import { systemClock } from '@main/adapters/clock'

/** Time for which the machine slept: its up-time counts it, its timers do not. */
const machine = vi.hoisted(() => ({ sleptMs: 0 }))
vi.mock('node:os', async (original) => {
  const os = await original<typeof import('node:os')>()
  return { ...os, uptime: () => 1000 + (performance.now() + machine.sleptMs) / 1000 }
})

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

test('ends a long delay soon after a sleep in which it ran out, and not before it has', () => {
  vi.useFakeTimers()
  try {
    const [soon, later] = [vi.fn(), vi.fn()]
    const clock = systemClock()
    clock.after(3_600_000, soon)
    clock.after(12 * 3_600_000, later)
    vi.advanceTimersByTime(600_000)
    machine.sleptMs = 8 * 3_600_000
    vi.advanceTimersByTime(301_000)
    expect(soon).toHaveBeenCalledOnce()
    expect(later).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4 * 3_600_000)
    expect(later).toHaveBeenCalledOnce()
  } finally {
    machine.sleptMs = 0
    vi.useRealTimers()
  }
})
