import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { delay } from '@shared/delay'
import { FakeClock } from '../fakes/clock'

it('resolves with true after the time, and leaves no listener on the signal', async () => {
  const clock = new FakeClock()
  const { signal } = new AbortController()
  const waiting = delay(clock, 1000, signal)
  await clock.advance(1000)
  expect(await waiting).toBe(true)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('resolves with false when the signal aborts, and leaves no timer', async () => {
  const clock = new FakeClock()
  const stop = new AbortController()
  const waiting = delay(clock, 1000, stop.signal)
  stop.abort()
  expect(await waiting).toBe(false)
  expect(clock.timers).toBe(0)
})

it('resolves with false at once on an aborted signal', async () => {
  const clock = new FakeClock()
  expect(await delay(clock, 1000, AbortSignal.abort())).toBe(false)
  expect(clock.timers).toBe(0)
})
