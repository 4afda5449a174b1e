import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedEvent } from '@shared/feed/events'
import { emptyFacts } from '@shared/feed/mapping/map-event'
import { NOTIFIED_KINDS, type FeedNotification } from '@shared/feed/notifications/notification-queue'
import {
  FeedNotifications,
  MOST_NOTIFICATIONS,
  type FeedNotificationRules
} from '@main/services/feed/feed-notifications'
import { FakeClock, settled } from '../../../fakes/clock'

let seq = 0
const eventOf = (id: string): FeedEvent => ({
  ...emptyFacts('ticket_answered', 'x'),
  subject: { type: 'ticket', id },
  identity: 'x',
  source: 'webhook',
  kind: 'ticket_answered',
  family: 'support',
  trust: 'signed',
  arrivedAtMs: 0,
  orderMs: Date.parse('2026-03-02T18:02:00'),
  orderFrom: 'arrival',
  seq: ++seq,
  bodyBytes: 1,
  read: false,
  late: false,
  copies: 0,
  lastCopyAtMs: null
})

describe('notifications', () => {
  let clock: FakeClock
  let rules: FeedNotificationRules
  let minute: number
  let shown: { bubble: FeedNotification; silent: boolean; clicked: () => void }[]
  let badges: number[]
  let opened: unknown[]
  let customerLooks: boolean
  let removed: string[]
  let read: Set<number>
  let notify: FeedNotifications
  beforeEach(() => {
    clock = new FakeClock()
    rules = { enabled: true, kinds: [...NOTIFIED_KINDS], names: false, sound: true, badge: true, quiet: null }
    minute = 12 * 60
    shown = []
    badges = []
    opened = []
    customerLooks = false
    removed = []
    read = new Set()
    notify = new FeedNotifications({
      clock,
      rules: () => rules,
      minuteOfDay: () => minute,
      show: (bubble, options) => void shown.push({ bubble, ...options }),
      remove: (id) => void removed.push(id),
      isUnread: async (at) => !read.has(at),
      badge: (count) => void badges.push(count),
      open: (subject) => void opened.push(subject),
      customerIsWatching: () => customerLooks
    })
  })

  it('shows a bubble that opens its ticket', async () => {
    notify.arrived([eventOf('4711')], false)
    await clock.advance(2000)
    expect(shown).toMatchObject([{ silent: false, bubble: { kind: 'ticket_answered', number: '4711' } }])
    shown[0]?.clicked()
    expect(opened).toEqual([{ type: 'ticket', id: '4711' }])
  })

  describe('in the notification centre', () => {
    const ids = (): string[] => shown.map(({ bubble }) => bubble.id)
    const tell = async (...events: FeedEvent[]): Promise<void> => {
      notify.arrived(events, false)
      notify.unread(99)
      await clock.advance(20_000)
    }

    it('disappear when their event is read or deleted', async () => {
      const [first, second] = [eventOf('1'), eventOf('2')]
      await tell({ ...first, identity: 'a' }, { ...second, identity: 'b' })
      expect(ids()).toEqual(['event:a', 'event:b'])
      notify.unread(2)
      await settled()
      expect(removed).toEqual([])
      read.add(second.seq)
      notify.unread(1)
      await settled()
      notify.unread(1)
      await settled()
      expect(removed).toEqual(['event:b'])
    })
    it('keep a summary until nothing is unread', async () => {
      notify.arrived([eventOf('1'), eventOf('2')], true)
      await clock.advance(20_000)
      notify.unread(1)
      await settled()
      expect(removed).toEqual([])
      notify.unread(0)
      expect(removed).toEqual(ids())
    })
    it('leave out an event that was read while it waited', async () => {
      customerLooks = true
      const event = { ...eventOf('1'), identity: 'a' }
      await tell(event)
      read.add(event.seq)
      customerLooks = false
      notify.customerScreenChanged()
      await settled()
      expect([ids(), removed]).toEqual([['event:a'], ['event:a']])
    })
    it('are the newest ones, and stay when the store cannot be read', async () => {
      for (let n = 0; n <= MOST_NOTIFICATIONS; n++) await tell({ ...eventOf(String(n)), identity: String(n) })
      expect(removed).toEqual(['event:0'])
      read = {
        has: () => {
          throw new Error('busy')
        }
      } as unknown as Set<number>
      notify.unread(1)
      await settled()
      expect(removed).toEqual(['event:0'])
    })
    it('end with the program, since their clicks would have no effect', async () => {
      await tell({ ...eventOf('1'), identity: 'a' })
      notify.close()
      expect(removed).toEqual(['event:a'])
    })
  })

  it('combine all events after sleep into one, also from sources that cannot report a catch-up', async () => {
    notify.networkRestored()
    // one by one, as retries and reconnects come: by themselves they would be a chain
    for (let n = 0; n < 14; n++) {
      notify.arrived([eventOf(String(n))], false)
      await clock.advance(1000)
    }
    await clock.advance(30_000)
    expect(shown.map(({ bubble }) => bubble)).toMatchObject([{ type: 'summary', events: 14 }])
    shown[0]?.clicked()
    expect(opened).toEqual([null])
  })

  it('combine events after sleep with pauses as well, and show later events one by one', async () => {
    notify.networkRestored()
    for (const id of ['1', '2', '3']) {
      notify.arrived([eventOf(id)], false)
      await clock.advance(4500)
    }
    await clock.advance(30_000)
    notify.arrived([eventOf('4')], false)
    await clock.advance(30_000)
    expect(shown.map(({ bubble }) => bubble)).toMatchObject([
      { type: 'summary', events: 3 },
      { type: 'subject', number: '4' }
    ])
  })

  it('make no bubble, badge change or sound in quiet hours, and show a summary at their end', async () => {
    rules = { ...rules, quiet: { from: 19 * 60, to: 7 * 60 } }
    notify.unread(3)
    minute = 20 * 60
    notify.arrived([eventOf('1'), eventOf('2')], false)
    notify.unread(5)
    await clock.advance(3_600_000)
    expect([shown, badges]).toEqual([[], [3]])
    notify.unread(2)
    notify.unread(6)
    expect(badges).toEqual([3, 2])
    minute = 7 * 60
    await clock.advance(20_000)
    expect(shown.map(({ bubble }) => bubble)).toMatchObject([{ type: 'summary', events: 2 }])
    expect(badges).toEqual([3, 2, 6])
  })

  it('wait while the customer screen is shown, also after a reload of the page, and show at its end', async () => {
    customerLooks = true
    notify.customerScreenChanged()
    notify.arrived([eventOf('1')], false)
    notify.pause(1, false)
    await clock.advance(60_000)
    expect(shown).toEqual([])
    customerLooks = false
    notify.customerScreenChanged()
    expect(shown).toHaveLength(1)
  })

  it('do not show after the program ended, even when the customer screen closes', async () => {
    customerLooks = true
    notify.arrived([eventOf('1')], false)
    await clock.advance(60_000)
    notify.close()
    customerLooks = false
    notify.customerScreenChanged()
    await clock.advance(60_000)
    expect(shown).toEqual([])
  })

  it('wait during the preview of a sheet, until it ends or the page reloads', async () => {
    notify.pause(1, true)
    notify.pause(2, true)
    notify.pause(2, false)
    notify.arrived([eventOf('1')], false)
    await clock.advance(60_000)
    expect(shown).toEqual([])
    notify.pause(1, false)
    await clock.advance(20_000)
    expect(shown).toHaveLength(1)
  })

  it('have the badge count of the list, or none when the badge is off', () => {
    notify.unread(4)
    rules = { ...rules, badge: false }
    notify.rulesChanged()
    rules = { ...rules, badge: true }
    notify.rulesChanged()
    expect(badges).toEqual([4, 0, 4])
  })

  it('show the badge count again in another language, but no old notification', () => {
    notify.languageChanged()
    notify.unread(4)
    notify.languageChanged()
    expect(badges).toEqual([4, 4])
  })

  it('make no sound when it is off, and do not show after the end', async () => {
    rules = { ...rules, sound: false }
    notify.arrived([eventOf('1')], false)
    await clock.advance(2000)
    expect(shown[0]?.silent).toBe(true)
    notify.arrived([eventOf('2')], false)
    notify.close()
    await clock.advance(20_000)
    expect(shown).toHaveLength(1)
  })
})
