import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedEvent } from '@shared/feed/events'
import { kindFacts } from '@shared/feed/event-kinds'
import { emptyFacts } from '@shared/feed/mapping/map-event'
import {
  REPEAT_AFTER_MS,
  WINDOW_MS,
  NotificationQueue,
  CATCH_UP_MAX_MS,
  CATCH_UP_PAUSE_MS,
  GATHER_MS,
  shouldNotify,
  MAX_IN_WINDOW,
  NOTIFIED_KINDS
} from '@shared/feed/notifications/notification-queue'
import { badgeCount, isQuiet, minuteOf, timeProblem } from '@shared/feed/notifications/quiet-hours'

let seq = 0
const eventOf = (kind: string, id: string, more: Partial<FeedEvent> = {}): FeedEvent => ({
  ...emptyFacts(kind, 'sha256:x'),
  subject: { type: 'ticket', id },
  identity: 'sha256:x',
  source: 'webhook',
  kind,
  family: kindFacts(kind)?.family ?? 'unknown',
  trust: 'signed',
  arrivedAtMs: 1000 + seq,
  orderMs: 1000 + seq,
  orderFrom: 'arrival',
  seq: ++seq,
  bodyBytes: 1,
  read: false,
  late: false,
  copies: 0,
  lastCopyAtMs: null,
  ...more
})
const RULES = { enabled: true, kinds: [...NOTIFIED_KINDS] as string[], names: false }

describe('events with a notification', () => {
  it('follow the switch and the kinds, without those of the demo', () => {
    expect(shouldNotify(eventOf('ticket_closed', '1'), RULES)).toBe(true)
    expect(shouldNotify(eventOf('ticket_closed', '1'), { ...RULES, enabled: false })).toBe(false)
    expect(shouldNotify(eventOf('ticket_closed', '1'), { ...RULES, kinds: ['other'] })).toBe(false)
    expect(shouldNotify(eventOf('never_heard_of', '1'), { ...RULES, kinds: ['other'] })).toBe(true)
    expect(shouldNotify(eventOf('ticket_closed', '1', { source: 'demo' }), RULES)).toBe(false)
  })
})

describe('a notification', () => {
  const bubbleOf = (events: readonly FeedEvent[], rules: { readonly names: boolean }) => {
    const queue = new NotificationQueue()
    queue.add(events, false, 0)
    return queue.take(GATHER_MS, false, rules)[0]
  }
  it('has the most important kind and the number, and no text of a person', () => {
    const events = [
      eventOf('message_created', '4711', {
        title: 'Planted title',
        author: 'Planted Name',
        latest: 'Planted text',
        plate: 'PL-1'
      }),
      eventOf('ticket_answered', '4711')
    ]
    expect(bubbleOf(events, RULES)).toEqual({
      type: 'subject',
      id: 'event:sha256:x',
      seq: events[1]!.seq,
      subject: { type: 'ticket', id: '4711' },
      kind: 'ticket_answered',
      number: '4711',
      events: 2,
      words: null
    })
    expect(bubbleOf(events.toReversed(), RULES)).toMatchObject({ kind: 'ticket_answered' })
    expect(JSON.stringify(bubbleOf(events, RULES))).not.toContain('Planted')
  })
  it('has author and title if allowed, but never the message and the plate', () => {
    expect(
      bubbleOf(
        [eventOf('message_created', '4711', { title: 'EDC17', author: 'Ana', latest: 'secret', plate: 'PL-1' })],
        {
          names: true
        }
      )
    ).toMatchObject({ words: 'Ana · EDC17' })
  })
  it('has no number if the event has none, and one word for all unknown kinds', () => {
    expect(bubbleOf([eventOf('brand_new', 'sha256:x')], RULES)).toMatchObject({ kind: 'other', number: null })
  })
  it.each(['4711', 'T-104', '#88', '2026/0042', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', '9223372036854775807'])(
    'has the number %s',
    (id) => {
      expect(bubbleOf([eventOf('ticket_opened', id)], RULES)).toMatchObject({ number: id })
    }
  )
  it.each([
    'Your key has expired: pay at x.example',
    'pay.example',
    'invoice_overdue_1',
    'x'.repeat(400),
    '\u202e4711',
    'AB 123 CD'
  ])('has no number for %s in its place', (id) => {
    expect(bubbleOf([eventOf('ticket_opened', id)], RULES)).toMatchObject({ number: null })
  })
  it('says re-opened rather than opened', () => {
    expect(bubbleOf([eventOf('ticket_reopened', '1'), eventOf('ticket_opened', '1')], RULES)).toMatchObject({
      kind: 'ticket_reopened'
    })
  })
})

describe('the queue', () => {
  let plan: NotificationQueue
  beforeEach(() => {
    plan = new NotificationQueue()
  })
  const kinds = (nowMs: number, hold = false) =>
    plan
      .take(nowMs, hold, RULES)
      .map((bubble) => (bubble.type === 'subject' ? bubble.kind : `${bubble.events} in ${bubble.subjects}`))

  it('combines the two events of a reply', () => {
    plan.add([eventOf('message_created', '1')], false, 0)
    plan.add([eventOf('ticket_answered', '1')], false, 200)
    expect(plan.nextMs()).toBe(GATHER_MS)
    expect(kinds(GATHER_MS - 1)).toEqual([])
    expect(kinds(GATHER_MS)).toEqual(['ticket_answered'])
    expect(plan.nextMs()).toBeNull()
  })
  it('shows one notification per ticket in five minutes, then one for all later events', () => {
    plan.add([eventOf('ticket_answered', '1')], false, 0)
    expect(kinds(GATHER_MS)).toHaveLength(1)
    plan.add([eventOf('message_created', '1'), eventOf('ticket_closed', '1')], false, 10_000)
    plan.add([eventOf('ticket_answered', '2')], false, 10_000)
    expect(kinds(12_000)).toEqual(['ticket_answered'])
    expect(plan.nextMs()).toBe(GATHER_MS + REPEAT_AFTER_MS)
    expect(kinds(GATHER_MS + REPEAT_AFTER_MS)).toEqual(['ticket_closed'])
  })
  it('combines many events at one time into a summary', () => {
    plan.add(
      ['1', '2', '3', '4'].map((id) => eventOf('ticket_answered', id)),
      false,
      0
    )
    expect(kinds(GATHER_MS)).toEqual(['4 in 4'])
  })
  it('limits a stream of single events in any ten seconds, and summarizes the rest', () => {
    const shown: { atMs: number; events: number }[] = []
    for (let nowMs = 0; nowMs <= 60_000; nowMs += 250) {
      if (nowMs % 1000 === 0 && nowMs < 40_000) plan.add([eventOf('ticket_answered', String(nowMs))], false, nowMs)
      const next = plan.nextMs()
      if (next !== null && next <= nowMs)
        for (const { events } of plan.take(nowMs, false, RULES)) shown.push({ atMs: nowMs, events })
    }
    for (const { atMs } of shown)
      expect(shown.filter((one) => one.atMs >= atMs && one.atMs < atMs + WINDOW_MS).length).toBeLessThanOrEqual(
        MAX_IN_WINDOW
      )
    expect(shown.reduce((sum, { events }) => sum + events, 0)).toBe(40)
    expect(shown.slice(0, 4)).toEqual([
      { atMs: 1500, events: 1 },
      { atMs: 2500, events: 1 },
      { atMs: 3500, events: 1 },
      { atMs: 11_500, events: 8 }
    ])
    expect(plan.nextMs()).toBeNull()
  })
  it('waits for the expected end of a catch-up', () => {
    plan.add([eventOf('ticket_answered', '1')], true, 0, 15_000)
    expect(kinds(14_999)).toEqual([])
    plan.add([eventOf('ticket_answered', '2')], true, 14_999, 15_000)
    expect(kinds(14_999 + CATCH_UP_PAUSE_MS)).toEqual(['2 in 2'])
  })
  it('shows one summary after a catch-up, with the arrival of its first event', () => {
    plan.add(
      [
        eventOf('ticket_answered', '1', { arrivedAtMs: 500, identity: 'id:first' }),
        eventOf('ticket_closed', '2', { arrivedAtMs: 900, orderMs: 100 })
      ],
      true,
      0
    )
    plan.add([eventOf('ticket_closed', '2', { arrivedAtMs: 950, orderMs: 50 })], true, CATCH_UP_PAUSE_MS - 1)
    expect(kinds(CATCH_UP_PAUSE_MS)).toEqual([])
    expect(plan.take(2 * CATCH_UP_PAUSE_MS, false, RULES)).toEqual([
      { type: 'summary', id: 'summary:id:first', events: 3, subjects: 2, sinceMs: 500 }
    ])
  })
  it('shows an endless catch-up after a while', () => {
    for (let at = 0; at <= CATCH_UP_MAX_MS; at += 1000) plan.add([eventOf('ticket_closed', '1')], true, at)
    expect(kinds(CATCH_UP_MAX_MS)).toEqual([`${CATCH_UP_MAX_MS / 1000 + 1} in 1`])
  })
  it('shows a single event as itself, also after a catch-up', () => {
    plan.add([eventOf('ticket_closed', '1')], true, 0)
    expect(kinds(CATCH_UP_PAUSE_MS)).toEqual(['ticket_closed'])
  })
  it('shows nothing while suspended, and one summary afterwards', () => {
    plan.add([eventOf('ticket_closed', '1'), eventOf('ticket_closed', '2')], false, 0)
    expect(kinds(GATHER_MS, true)).toEqual([])
    plan.add([eventOf('ticket_closed', '3')], false, 5000)
    expect(kinds(60_000, true)).toEqual([])
    expect(kinds(61_000)).toEqual(['3 in 3'])
    expect(kinds(62_000)).toEqual([])
  })
})

describe('quiet hours', () => {
  it('include midnight if they end before they start', () => {
    const night = { from: 19 * 60, to: 7 * 60 }
    expect([18 * 60 + 59, 19 * 60, 0, 7 * 60 - 1, 7 * 60].map((minute) => isQuiet(minute, night))).toEqual([
      false,
      true,
      true,
      true,
      false
    ])
    expect([11 * 60, 12 * 60, 13 * 60].map((minute) => isQuiet(minute, { from: 12 * 60, to: 13 * 60 }))).toEqual([
      false,
      true,
      false
    ])
    expect(isQuiet(5, null)).toBe(false)
  })
  it('last the whole day if they end when they start', () => {
    expect([0, 59, 60, 61].map((minute) => isQuiet(minute, { from: 60, to: 60 }))).not.toContain(false)
  })
  it('let the badge shrink but not grow', () => {
    expect([badgeCount(9, 4, false), badgeCount(9, 4, true), badgeCount(2, 4, true)]).toEqual([9, 4, 2])
  })
  it('accept times of day only', () => {
    expect(minuteOf('07:30')).toBe(450)
    for (const wrong of ['7:30', '24:00', '12:60', '', 'noon']) expect(timeProblem(wrong), wrong).not.toBeNull()
  })
})
