import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstPaint } from '@/shell/first-paint'

let frames: FrameRequestCallback[]
const frame = (): void => void frames.splice(0).forEach((callback) => callback(0))
beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the second frame, since the page changed in the first', () => {
  let runs = 0
  afterFirstPaint(() => runs++)
  frame()
  expect(runs).toBe(0)
  frame()
  expect(runs).toBe(1)
})

it('does not wait forever in a window that is not painted, and runs once', () => {
  let runs = 0
  afterFirstPaint(() => runs++)
  vi.advanceTimersByTime(500)
  expect(runs).toBe(1)
  frame()
  frame()
  expect(runs).toBe(1)
})
