import { beforeEach, describe, expect, it } from 'vitest'
import { FeedRetention } from '../../../src-main/services/feed-retention'
import { FakeClock } from '../../fakes/clock'
import { FakeLog } from '../../fakes/log'

let clock: FakeClock
let log: FakeLog
let asked: { olderThanMs: number; keep: number }[]
let gone: number
let told: number[]
let retention: FeedRetention

beforeEach(() => {
  clock = new FakeClock()
  log = new FakeLog()
  ;[asked, told, gone] = [[], [], 0]
  retention = new FeedRetention({
    store: { trim: async (which) => (asked.push(which), gone) }, clock, log, keep: () => ({ days: 90, events: 10_000, megabytes: 2 }), trimmed: (events) => void told.push(events)
  })
})

describe('what the settings no longer keep', () => {
  it('is deleted at the start and every hour', async () => {
    retention.open()
    await clock.advance(0)
    expect(asked).toEqual([{ olderThanMs: clock.now() - 90 * 86_400_000, keep: 10_000, keepBytes: 2_097_152 }])
    await clock.advance(2 * 3_600_000)
    expect(asked).toHaveLength(3)
    retention.close()
    await clock.advance(5 * 3_600_000)
    expect(asked).toHaveLength(3)
    expect(clock.timers).toBe(0)
  })

  it('is looked for after few large bodies as after many small ones', async () => {
    retention.stored(12, 63 * 1024 * 1024)
    await clock.advance(2000)
    expect(asked).toHaveLength(0)
    retention.stored(1, 1024 * 1024)
    await clock.advance(2000)
    expect(asked).toHaveLength(1)
    retention.stored(50, 256 * 1024 * 1024)
    await clock.advance(0)
    expect(asked).toHaveLength(2)
  })

  it('is deleted once a burst is over, and not while it lasts', async () => {
    for (let n = 0; n < 20; n++) {
      retention.stored(200, 0)
      await clock.advance(100)
    }
    expect(asked).toHaveLength(0)
    await clock.advance(2000)
    expect(asked).toHaveLength(1)
    await clock.advance(10_000)
    expect(asked).toHaveLength(1)
    // a few events are no reason
    retention.stored(499, 0)
    await clock.advance(10_000)
    expect(asked).toHaveLength(1)
  })

  it('does not pile up without end before a sender that never rests', async () => {
    for (let n = 0; n < 200; n++) {
      retention.stored(1000, 0)
      await clock.advance(100)
    }
    expect(asked).toHaveLength(4)
  })

  it('is told when something went, and a store that cannot is told in the log', async () => {
    gone = 3
    await retention.trim()
    expect(told).toEqual([3])
    const broken = new FeedRetention({ store: { trim: () => Promise.reject(new Error('locked')) }, clock, log, keep: () => ({ days: 1, events: 1, megabytes: 1 }), trimmed: (events) => void told.push(events) })
    await broken.trim()
    expect(told).toEqual([3])
    expect(log.lines.at(-1)).toMatchObject({ level: 'error', event: 'feed.store' })
  })
})
