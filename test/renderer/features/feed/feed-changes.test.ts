import { fake } from '../../../fakes/bridge'
import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onFeedChanges } from '@/features/feed/feed-changes'

let scope: EffectScope
let requests: number[]
const change = (added: number): void => fake.emit('feed:changed', { added, latestSeq: 1, unread: 0 })
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  fake.reset()
  requests = []
  scope = effectScope()
  scope.run(() => onFeedChanges((added) => void requests.push(added)))
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

describe('new events', () => {
  it('are read once for all that arrive in a moment', async () => {
    for (let n = 0; n < 3; n++) change(1)
    await wait(399)
    expect(requests).toEqual([])
    await wait(1)
    expect(requests).toEqual([3])
    await wait(5000)
    expect(requests).toEqual([3])
  })

  it('are read every two seconds during a burst, and as before afterwards', async () => {
    change(500)
    await wait(400)
    expect(requests).toEqual([500])
    for (let n = 0; n < 20; n++) {
      change(100)
      await wait(100)
    }
    expect(requests).toEqual([500, 2000])
    change(1)
    await wait(2000)
    change(1)
    await wait(400)
    expect(requests).toEqual([500, 2000, 1, 1])
  })

  it.each(['keydown', 'pointerdown'])('wait while a person works (%s), but not without limit', async (kind) => {
    change(1)
    await wait(300)
    dispatchEvent(new Event(kind))
    await wait(299)
    expect(requests).toEqual([])
    await wait(1)
    expect(requests).toEqual([1])
    change(1)
    for (let n = 0; n < 40; n++) {
      dispatchEvent(new Event(kind))
      await wait(100)
    }
    expect(requests).toEqual([1, 1])
  })

  it('are not read after the page closes', async () => {
    change(1)
    scope.stop()
    await wait(5000)
    change(1)
    await wait(5000)
    expect(requests).toEqual([])
  })
})
