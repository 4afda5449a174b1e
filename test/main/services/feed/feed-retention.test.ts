import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_NEW_EVENTS, FeedRetention } from '@main/services/feed/feed-retention'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { SessionEventStore } from '../../../fakes/feed/session-event-store'
import { random } from '../../../helpers/random'
import { event } from '../../adapters/sqlite/support/feed-store-helpers'

let clock: FakeClock
let log: FakeLog
let asked: { olderThanMs: number; keep: number }[]
let gone: number
let reported: number[]
let retention: FeedRetention

beforeEach(() => {
  clock = new FakeClock()
  log = new FakeLog()
  ;[asked, reported, gone] = [[], [], 0]
  retention = new FeedRetention({
    store: { trim: async (which) => (asked.push(which), gone) },
    clock,
    log,
    keepRules: () => ({ days: 90, events: 10_000, megabytes: 2 }),
    trimmed: (events) => void reported.push(events)
  })
})

describe('events past the retention', () => {
  it('are deleted a minute after the start and every hour', async () => {
    retention.open()
    await clock.advance(59_999)
    expect(asked).toHaveLength(0)
    await clock.advance(1)
    expect(asked).toEqual([{ olderThanMs: clock.now() - 90 * 86_400_000, keep: 10_000, keepBytes: 2_097_152 }])
    await clock.advance(2 * 3_600_000)
    expect(asked).toHaveLength(3)
    retention.close()
    await clock.advance(5 * 3_600_000)
    expect(asked).toHaveLength(3)
    expect(clock.timers).toBe(0)
  })

  it('are deleted a minute after the start also when events arrive before', async () => {
    retention.open()
    retention.stored(1, 10)
    await clock.advance(59_999)
    expect(asked).toHaveLength(1)
    await clock.advance(1)
    expect(asked).toHaveLength(2)
    retention.close()
  })

  it('are deleted two seconds after the last event, however few arrived', async () => {
    retention.stored(1, 10)
    await clock.advance(1999)
    expect(asked).toHaveLength(0)
    await clock.advance(1)
    expect(asked).toHaveLength(1)
    await clock.advance(60_000)
    expect(asked).toHaveLength(1)
  })

  it('are deleted at the end of a burst, and not during it', async () => {
    for (let n = 0; n < 20; n++) {
      retention.stored(200, 0)
      await clock.advance(100)
    }
    expect(asked).toHaveLength(0)
    await clock.advance(2000)
    expect(asked).toHaveLength(1)
  })

  it('are deleted at the latest after half a minute or a number of events or bytes, when events never stop', async () => {
    for (let n = 0; n < 61; n++) {
      retention.stored(1, 0)
      await clock.advance(1000)
    }
    expect(asked).toHaveLength(2)
    retention.stored(MAX_NEW_EVENTS, 0)
    await clock.advance(0)
    expect(asked).toHaveLength(3)
    retention.stored(1, 256 * 1024 * 1024)
    await clock.advance(0)
    expect(asked).toHaveLength(4)
  })

  it('are deleted once more when a setting changed or events arrived meanwhile', async () => {
    const release = Promise.withResolvers<number>()
    const slow = new FeedRetention({
      store: { trim: (which) => (asked.push(which), asked.length === 1 ? release.promise : Promise.resolve(0)) },
      clock,
      log,
      keepRules: () => ({ days: 90, events: 10, megabytes: 2 }),
      trimmed: () => undefined
    })
    const [first, second] = [slow.trim(), slow.trim()]
    release.resolve(5)
    await Promise.all([first, second])
    expect(asked).toHaveLength(2)
  })

  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'never exceed the limit for long, whatever arrives (seed %i)',
    async (seed) => {
      const { int, chance } = random(seed)
      const store = new SessionEventStore(() => clock.now())
      let events = int(1, 500)
      const kept = new FeedRetention({
        store,
        clock,
        log,
        keepRules: () => ({ days: 90, events, megabytes: 100 }),
        trimmed: () => undefined
      })
      kept.open()
      let n = 0
      for (let burst = 0; burst < 20; burst++) {
        const most = int(1, 300)
        for (let times = int(1, 40); times > 0; times--) {
          const batch = Array.from({ length: int(1, most) }, () => event(n++))
          await store.append(batch)
          kept.stored(batch.length, 0)
          await clock.advance(int(0, 1500))
          expect(store.rows.length).toBeLessThanOrEqual(events + MAX_NEW_EVENTS)
        }
        if (chance(0.3)) {
          events = int(1, 500)
          await kept.trim()
          expect(store.rows.length).toBeLessThanOrEqual(events)
        }
        await clock.advance(2000)
        expect(store.rows.length).toBeLessThanOrEqual(events)
      }
      kept.close()
    }
  )

  it('are reported after their deletion, and a store that fails is logged', async () => {
    gone = 3
    await retention.trim()
    expect(reported).toEqual([3])
    const broken = new FeedRetention({
      store: { trim: () => Promise.reject(new Error('locked')) },
      clock,
      log,
      keepRules: () => ({ days: 1, events: 1, megabytes: 1 }),
      trimmed: (events) => void reported.push(events)
    })
    await broken.trim()
    expect(reported).toEqual([3])
    expect(log.lines.at(-1)).toMatchObject({ level: 'error', event: 'feed.store' })
  })
})
