import { DEMO, fake } from '../../../fakes/bridge'
import { entryOf, groupOf, sourceOf } from '../../../fakes/feed/feed'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done, failed } from '@contract/failures'
import type { FeedEntry, FeedFilterInput, FeedGroupEntry, FeedGapEntry, RawEntry } from '@contract/channels/feed'
import { singleLine } from '@shared/feed/event-body'
import type { FeedCounts } from '@shared/feed/feed-query'
import { bridge } from '@/bridge'
import FeedPage from '@/features/feed/FeedPage.vue'
import { useFeedViewState } from '@/features/feed/feed-view-state'
import { useRole } from '@/stores/shell/role'
import { unsavedNotes } from '@/stores/unsaved-notes'
import { stubElementHeight } from '../give-height'
import { mountScreen, type Screen } from '../mount-screen'

let screen: Screen
const all = (id: string): DOMWrapper<HTMLElement>[] => screen.wrapper.findAll<HTMLElement>(`[data-testid="${id}"]`)
const get = (id: string): Omit<DOMWrapper<HTMLElement>, 'exists'> =>
  screen.wrapper.get<HTMLElement>(`[data-testid="${id}"]`)
const RAW: RawEntry = {
  seq: 1,
  headers: { 'x-tf-event': 'ticket_opened' },
  text: '{"id":"T-1","text":"<img src=x onerror=alert(1)> \u202e","url":"https:\\/\\/example.invalid\\/buy"}',
  hex: null,
  bytes: 90,
  cut: false,
  marks: { claimedBy: null, claimedAt: null, snoozedUntil: null, note: null, noteAt: null }
}
const COUNTS: FeedCounts = {
  total: 3,
  unread: 3,
  byKind: { ticket_opened: 2, sheet_ready: 1 },
  byFamily: { support: 2, unknown: 1 },
  byStatus: { opened: 2 },
  bySource: { webhook: 3 },
  snoozed: 4,
  latestSeq: 9
}

/** Feed entries of main; `filter.subject` filters them as main does. */
function holds(
  groups: readonly FeedGroupEntry[],
  events: readonly FeedEntry[],
  holes: readonly FeedGapEntry[] = []
): void {
  fake.answer('feed:groups', ({ filter }) =>
    done({
      items: groups.filter(({ subject }) => !filter.subject || filter.subject.id === subject.id),
      next: null,
      gaps: holes
    })
  )
  fake.answer('feed:page', ({ filter }) =>
    done({
      items: events.filter(
        ({ subject, read }) => (!filter.subject || filter.subject.id === subject.id) && !(filter.unread && read)
      ),
      next: null,
      gaps: holes
    })
  )
  fake.answer('feed:counts', done(COUNTS))
  fake.answer('feed:raw', ({ seq }) => done({ ...RAW, seq }))
}
async function open(address = '/feed'): Promise<void> {
  screen = await mountScreen('feed', FeedPage, address)
  await flushPromises()
}
async function press(id: string): Promise<void> {
  await get(id).trigger('click')
  await flushPromises()
}
async function key(name: string): Promise<void> {
  await get('feed-list').trigger('keydown', { key: name })
  await flushPromises()
}
/** Chooses a snooze time by keyboard. */
async function snooze(which: string): Promise<void> {
  await key('s')
  const item = document.querySelector<HTMLElement>(`[data-testid="feed-snooze-item"][data-id="${which}"]`)!
  item.focus()
  item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await flushPromises()
}
async function timeLine(): Promise<void> {
  await get('feed-mode').get('[data-value="events"]').trigger('click')
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  fake.reset()
  fake.answer('feed:sources', [sourceOf('webhook', { at: 'http://127.0.0.1:8787/events' })])
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the list', () => {
  it('groups by ticket with a status line, and shows each event once after opening', async () => {
    holds([groupOf('T-1')], [entryOf(2, { kind: 'ticket_answered', read: true }), entryOf(1)])
    await open()
    expect(get('feed-group').text()).toMatch(/Ticket T-1.*Title of T-1.*Answered.*Try again.*2 new/s)
    expect(get('feed-group').get('[role="img"]').attributes('title')).toBe('Ticket answered')
    expect(all('feed-item')).toHaveLength(0)
    await press('feed-group')
    expect(all('feed-item').map((one) => ({ ...one.element.dataset }))).toMatchObject([
      { kind: 'ticket_answered', subject: 'ticket', subjectId: 'T-1', unread: 'false' },
      { kind: 'ticket_opened', subject: 'ticket', subjectId: 'T-1', unread: 'true' }
    ])
    await press('feed-group')
    expect(all('feed-item')).toHaveLength(0)
  })

  it('shows a ticket of one event as that event', async () => {
    holds(
      [groupOf('T-9', { events: 1, unread: 1, lastSeq: 7, lastKind: 'ticket_created' })],
      [entryOf(7, { subject: { type: 'ticket', id: 'T-9' } })]
    )
    await open()
    expect(get('feed-item').element.dataset).toMatchObject({
      kind: 'ticket_created',
      subject: 'ticket',
      subjectId: 'T-9',
      unread: 'true',
      seq: '7'
    })
  })

  it('shows the marks of the event for a ticket of one event', async () => {
    holds(
      [
        groupOf('T-9', {
          events: 1,
          only: entryOf(7, { copies: 1, lastCopyAt: '2026-11-21T09:31:00.000Z', trust: 'unsigned', late: true })
        })
      ],
      []
    )
    await open()
    expect(
      get('feed-item')
        .findAll('[data-mark]')
        .map((one) => one.text())
    ).toEqual(['late', '1 copy', 'unsigned'])
  })

  it('shows an unknown kind and status as received, and marks late, repeated and unsigned events', async () => {
    holds(
      [],
      [
        entryOf(1, {
          kind: 'sheet_ready',
          family: 'unknown',
          status: { word: 'other', text: 'Escalated', from: 'body', reopened: false },
          late: true,
          copies: 2,
          lastCopyAt: '2026-11-21T09:31:00.000Z',
          trust: 'unsigned',
          reading: 'as-received',
          orderFrom: 'arrival'
        })
      ]
    )
    await open()
    await timeLine()
    expect(get('feed-item').text()).toMatch(/sheet_ready.*Escalated.*late.*2 copies.*as received.*unsigned/s)
  })

  it('ignores an address with a longer id than any subject has', async () => {
    holds([groupOf('T-1')], [])
    await open(`/feed/ticket/${'T'.repeat(300)}`)
    const asked = fake.sent('feed:page').flatMap(({ filter }) => filter.subject ?? [])
    expect(asked.filter(({ id }) => id !== 'T-1')).toEqual([])
  })

  it('shows when an event arrived, and its stated time when that differs', async () => {
    const [arrivedAt, statedAt] = ['2026-11-21T09:30:00.000Z', '2026-11-21T08:05:00.000Z']
    const at = (iso: string): RegExp =>
      new RegExp(
        String.raw`\b${new Date(iso).getHours()}:${iso.slice(14, 16)}|\b0${new Date(iso).getHours()}:${iso.slice(14, 16)}`
      )
    const group = { lastAt: arrivedAt, lastStatedAt: statedAt, statusAt: arrivedAt, statusStatedAt: statedAt }
    holds(
      [groupOf('T-1', group)],
      [
        entryOf(3, { arrivedAt, statedAt }),
        // 40 seconds before, in the minute before
        entryOf(2, { arrivedAt, statedAt: '2026-11-21T09:29:20.000Z' }),
        entryOf(1, { arrivedAt, statedAt, orderFrom: 'arrival' })
      ]
    )
    await open('/feed/ticket/T-1')
    const words = (text: string): readonly boolean[] => [
      /sent/.test(text),
      at(arrivedAt).test(text),
      at(statedAt).test(text)
    ]
    expect(words(get('feed-group').get('.time').text())).toEqual([true, true, true])
    expect(get('feed-since').text()).toMatch(/^since .* · sent /)
    expect(words(get('feed-since').text())).toEqual([true, true, true])
    await timeLine()
    expect(all('feed-item').map((one) => words(one.get('.time').text()))).toEqual([
      [true, true, true],
      [false, true, false],
      [false, true, false]
    ])
    expect(all('feed-item')[0]?.get('.time').text()).toMatch(/^sent .*\d$/s)
  })

  it('marks re-opened tickets, and a status that is the latest only by arrival', async () => {
    holds(
      [
        groupOf('T-1', {
          status: { word: 'opened', text: null, from: 'kind', reopened: true },
          statusFromArrival: true
        })
      ],
      []
    )
    await open()
    expect(get('feed-group').get('[data-status]').text()).toBe('re-opened≈')
  })

  it('shows a kind without characters that could reverse or hide it, also in its details', async () => {
    holds([groupOf('T-1', { events: 1 })], [entryOf(1, { kind: 'paid\u202egnp\u0000x' })])
    await open('/feed/ticket/T-1')
    expect(get('feed-detail').text()).toContain('paid gnp x')
    expect(get('feed-detail').html()).not.toMatch(/\u202e|\u0000/)
  })

  it('marks an event whose id arrived before with another body', async () => {
    holds([], [entryOf(2, { identity: 'id:abc/0f' }), entryOf(1, { identity: 'id:abc' })])
    await open()
    await timeLine()
    expect(all('feed-item').map((one) => one.find('[data-mark="other-body"]').exists())).toEqual([true, false])
  })

  it('marks a ticket with an unsigned event', async () => {
    holds([groupOf('T-1'), groupOf('T-2', { doubtful: true })], [])
    await open()
    expect(all('feed-group').map((one) => one.find('[data-mark="doubtful"]').exists())).toEqual([false, true])
  })

  it('names the kind of the body when the stated kind differs', async () => {
    holds(
      [
        groupOf('T-1', { status: { word: 'opened', text: 'closed', from: 'kind', reopened: true, bodySays: 'closed' } })
      ],
      []
    )
    await open()
    expect(get('feed-group').get('[data-mark="contrary"]').text()).toBe('the body says Closed')
    expect(get('feed-group').get('[data-status]').attributes('title')).toContain(
      'A signature covers the body, not a kind in a header.'
    )
  })

  it('shows when the receiver was off, with start and end', async () => {
    holds(
      [groupOf('T-1')],
      [],
      [{ source: 'webhook', from: '2026-11-20T18:02:00.000Z', to: '2026-11-21T07:41:00.000Z' }]
    )
    await open()
    expect(get('feed-hole').element.dataset).toMatchObject({
      source: 'webhook',
      from: '2026-11-20T18:02:00.000Z',
      to: '2026-11-21T07:41:00.000Z'
    })
    expect(get('feed-hole').text()).toMatch(/Webhook receiver was off .*02 .*41, events may be missing/)
  })

  it('offers to poll for a gap where possible, with the number of calls, and polls on a click', async () => {
    const hole = { source: 'webhook', from: '2026-11-20T18:02:00.000Z', to: '2026-11-21T07:41:00.000Z' } as const
    holds([groupOf('T-1')], [], [hole])
    await open()
    expect(all('feed-ask')).toHaveLength(0)
    screen.wrapper.unmount()
    fake.answer('feed:sources', [sourceOf('webhook'), sourceOf('polling', { askCalls: 2 })])
    await open()
    expect([get('feed-ask').text(), get('feed-ask').attributes('title')]).toEqual(['Ask now', 'at least 2 requests'])
    fake.answer('feed:ask-source', done(null))
    // a click beside the button only activates the row
    await press('feed-hole')
    expect(fake.sent('feed:ask-source')).toEqual([])
    await press('feed-ask')
    expect(fake.sent('feed:ask-source')).toEqual([{ source: 'polling' }])
    fake.answer('role:state', () => ({ enabled: true, role: 'workshop', pins: ['administrator'] as const }))
    await useRole().load()
    await flushPromises()
    expect(all('feed-ask')).toHaveLength(0)
  })

  it('shows a gap within a minute in seconds', async () => {
    holds(
      [groupOf('T-1')],
      [],
      [
        {
          source: 'webhook',
          from: new Date(2026, 10, 20, 19, 22, 5).toISOString(),
          to: new Date(2026, 10, 20, 19, 22, 14).toISOString()
        }
      ]
    )
    await open()
    expect(get('feed-hole').text()).toMatch(/19:22:05 – 19:22:14, events may be missing/)
  })

  it('draws few of many thousands, and requests the next page near the end', async () => {
    stubElementHeight(600)
    const PAGES = 30
    const page = (at: number): FeedEntry[] =>
      Array.from({ length: 100 }, (_none, one) => entryOf(10_000 - at * 100 - one))
    holds([], [])
    fake.answer('feed:page', ({ before }) => {
      const at = before === undefined ? 0 : Number(before)
      return done({ items: page(at), next: at + 1 < PAGES ? String(at + 1) : null, gaps: [] })
    })
    await open()
    await timeLine()
    for (let times = 0; times < 5; times++) {
      await key('End')
      await get('feed-list').trigger('scroll')
    }
    expect(fake.sent('feed:page').length).toBeGreaterThan(4)
    const drawn = all('feed-item').map((one) => Number(one.element.dataset['seq']))
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.length).toBeLessThan(60)
    const asked = fake.sent('feed:page').flatMap(({ before }) => before ?? [])
    expect(new Set(asked).size).toBe(asked.length)
  })

  const heads = (): string[] => all('feed-head').map((one) => one.text())
  const ids = (): (string | undefined)[] => all('feed-group').map((one) => one.element.dataset['subjectId'])

  it('begins with unread events, then day by day with the time alone', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 12))
    const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString()
    holds(
      [
        groupOf('T-5', { unread: 0, lastAt: at(21, 9), lastStatedAt: null }),
        groupOf('T-4', { unread: 1, lastAt: at(21, 8), lastStatedAt: null }),
        groupOf('T-3', { unread: 1, lastAt: at(20, 9), lastStatedAt: null, snoozedUntil: at(22, 9) }),
        groupOf('T-2', { unread: 1, lastAt: at(20, 8), lastStatedAt: null }),
        groupOf('T-1', { unread: 0, lastAt: at(14, 8), lastStatedAt: null })
      ],
      []
    )
    await open()
    expect(heads()).toEqual(['Unread', 'Today', 'Yesterday', '14 Nov 2026'])
    expect(ids()).toEqual(['T-4', 'T-2', 'T-5', 'T-3', 'T-1'])
    expect(all('feed-group').map((one) => one.get('.time').text())).toEqual([
      '08:00',
      'yesterday 08:00',
      '09:00',
      '09:00',
      '08:00'
    ])
  })

  it('leaves a ticket in place when it is read, until all are marked', async () => {
    holds([groupOf('T-3', { unread: 0 }), groupOf('T-2'), groupOf('T-1')], [])
    await open()
    expect([heads()[0], ids()]).toEqual(['Unread', ['T-2', 'T-1', 'T-3']])
    holds([groupOf('T-3', { unread: 0 }), groupOf('T-2', { unread: 0 }), groupOf('T-1')], [])
    await key('ArrowDown')
    await key('r')
    expect([heads()[0], ids()]).toEqual(['Unread', ['T-2', 'T-1', 'T-3']])
    holds([groupOf('T-3', { unread: 0 }), groupOf('T-2', { unread: 0 }), groupOf('T-1', { unread: 0 })], [])
    await key('ArrowDown')
    await key('r')
    expect([heads()[0], ids()]).toEqual(['Just read', ['T-2', 'T-1', 'T-3']])
    await press('feed-mark-all')
    expect([heads()[0], ids()]).toEqual(['21 Nov 2026', ['T-3', 'T-2', 'T-1']])
  })

  it('keeps the visible rows in place when events arrive above them', async () => {
    stubElementHeight(100)
    const read = (id: string): FeedGroupEntry => groupOf(id, { unread: 0 })
    holds(['T-3', 'T-2', 'T-1'].map(read), [])
    await open()
    get('feed-list').element.scrollTop = 10
    holds(['T-4', 'T-3', 'T-2', 'T-1'].map(read), [])
    fake.emit('feed:changed', { added: 1, latestSeq: 9, unread: 0 })
    await vi.advanceTimersByTimeAsync(500)
    expect(get('feed-list').element.scrollTop).toBe(60)
  })

  it('names a ticket once in the time line, and marks the open one', async () => {
    const other = { type: 'ticket', id: 'T-2' } as const
    holds([], [entryOf(3), entryOf(2), entryOf(1, { subject: other })])
    await open()
    await timeLine()
    expect(all('feed-item').map((one) => one.find('.feed-subject').exists())).toEqual([true, false, true])
    await key('ArrowDown')
    expect(all('feed-item').map((one) => one.classes('shown'))).toEqual([true, true, false])
    expect(all('feed-item').map((one) => [one.attributes('aria-posinset'), one.attributes('aria-setsize')])).toEqual([
      ['1', '3'],
      ['2', '3'],
      ['3', '3']
    ])
  })

  it('reloads for new events in batches, and not after the page closed', async () => {
    holds([groupOf('T-1')], [])
    await open()
    holds([groupOf('T-2'), groupOf('T-1')], [])
    const lists = (): number => fake.sent('feed:groups').filter(({ filter }) => !filter.subject).length
    const asked = lists()
    for (let times = 0; times < 20; times++) fake.emit('feed:changed', { added: 1, latestSeq: times, unread: times })
    await vi.advanceTimersByTimeAsync(500)
    expect(all('feed-group').map((one) => one.element.dataset['subjectId'])).toEqual(['T-2', 'T-1'])
    expect(lists()).toBe(asked + 1)
  })

  it('shows a failure in place of the list, and can retry', async () => {
    holds([], [])
    fake.answer('feed:groups', failed('store-failed'))
    await open()
    expect(get('notice').element.dataset['code']).toBe('store-failed')
    holds([groupOf('T-1')], [])
    await get('notice').get('button').trigger('click')
    await flushPromises()
    expect(all('feed-group')).toHaveLength(1)
  })
})

describe('an empty list explains', () => {
  const none: FeedCounts = {
    total: 0,
    unread: 0,
    byKind: {},
    byFamily: {},
    byStatus: {},
    bySource: {},
    snoozed: 0,
    latestSeq: 0
  }
  const why = (): string | undefined => get('feed-empty').element.dataset['why']

  it('that no source is on, and offers the demo day in the demo', async () => {
    fake.answer('feed:sources', [sourceOf('webhook', { state: 'off' })])
    await open()
    expect(why()).toBe('no-source')
    await press('feed-demo-day')
    expect(fake.sent('feed:demo-day')).toEqual([{ speed: 0 }])
  })

  it('that no source is on, once, and in the bar only while events are listed', async () => {
    const words = 'No event source is on'
    fake.connection_ = { ...DEMO, state: 'online' }
    fake.answer('feed:sources', [sourceOf('webhook', { state: 'off' })])
    fake.answer('feed:counts', done(none))
    await open()
    expect(screen.wrapper.text().split(words)).toHaveLength(2)
    screen.wrapper.unmount()
    fake.answer('feed:counts', done({ ...none, total: 1, latestSeq: 1 }))
    holds([groupOf('T-1')], [])
    await open()
    expect(screen.wrapper.text().split(words)).toHaveLength(2)
  })

  it('where a running source listens while it has no events', async () => {
    fake.connection_ = { ...DEMO, state: 'online' }
    await open()
    expect(why()).toBe('nothing-yet')
    expect(get('feed-empty').text()).toContain('127.0.0.1:8787')
    expect(all('feed-demo-day')).toHaveLength(0)
  })

  it('the problem of a source that does not run', async () => {
    fake.answer('feed:sources', [
      sourceOf('webhook', { state: 'failing', problem: { code: 'port-in-use', params: { port: 8787 } } })
    ])
    await open()
    expect(why()).toBe('failing')
    expect(get('feed-empty').text()).toContain('Port 8787 is in use')
  })

  it('how many events the filters hide, and removes the filters', async () => {
    fake.answer('feed:counts', ({ filter }) => done(filter.unread ? none : { ...none, total: 12, unread: 1 }))
    await open()
    expect(get('feed-filters-open').text()).toBe('Filters')
    await press('feed-filter-unread')
    expect(why()).toBe('filtered')
    expect(get('feed-filters-open').text()).toBe('Filters (1)')
    expect(get('feed-empty').text()).toContain('12 events')
    await get('feed-empty').get('button').trigger('click')
    await flushPromises()
    expect(fake.sent('feed:groups').at(-1)?.filter).toEqual({ statusOf: 'subject' })
  })
})

describe('a search that finds nothing', () => {
  async function search(text: string): Promise<void> {
    await get('feed-filter-text').setValue(text)
    await vi.advanceTimersByTimeAsync(300)
    await flushPromises()
  }

  it('names the searched text once, offers one way back, and closes a ticket that it does not list', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open()
    expect(get('feed-detail').text()).toContain('Title of T-1')
    const none = { total: 0, unread: 0, byKind: {}, byFamily: {}, byStatus: {}, bySource: {}, snoozed: 0, latestSeq: 0 }
    fake.answer('feed:groups', ({ filter }) =>
      done({ items: filter.text ? [] : [groupOf('T-1')], next: null, gaps: [] })
    )
    fake.answer('feed:counts', ({ filter }) => done(filter.text ? none : COUNTS))
    await key('Enter')
    expect(get('feed-detail').element.parentElement?.className).toContain('detail-open')
    await search('zzzz')
    expect(screen.wrapper.get('main').classes()).toContain('whole')
    expect(screen.wrapper.get('main').classes()).not.toContain('detail-open')
    expect(get('feed-empty').text()).toMatch(/^No events for “zzzz”\s*Clear the search$/)
    // a view that shows nothing is not offered
    expect(all('feed-view-save')).toHaveLength(0)
    expect(all('feed-detail')).toHaveLength(0)
    expect(screen.wrapper.text()).not.toContain('Enter opens')
    expect(all('feed-mark-all')).toHaveLength(0)
    expect(get('feed-count').text()).toBe('')
    await search('')
    expect(get('feed-list').attributes('aria-activedescendant')).toBeUndefined()
  })

  it('keeps a ticket of the address open', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    fake.answer('feed:groups', ({ filter }) =>
      done({ items: filter.text ? [] : [groupOf('T-1')], next: null, gaps: [] })
    )
    await search('zzzz')
    expect(get('feed-detail').text()).toContain('Title of T-1')
  })
})

describe('filters and views', () => {
  it('offer only choices with entries or chosen ones, and keep the focus when a choice disappears', async () => {
    holds([groupOf('T-1')], [])
    fake.answer('feed:counts', done({ ...COUNTS, unread: 0, snoozed: 0, byFamily: { support: 2 } }))
    await open()
    const offered = (): (string | undefined)[] =>
      get('feed-filters')
        .findAll<HTMLElement>('[aria-pressed]')
        .map(({ element }) => element.dataset['family'] ?? element.dataset['word'] ?? element.dataset['testid'])
    expect(offered()).toEqual(['support', 'opened'])
    expect(
      get('feed-filters')
        .findAll('[data-kind]')
        .map((one) => one.attributes('data-kind'))
    ).toEqual(['ticket_opened', 'sheet_ready'])
    await screen.wrapper.get('[data-family="support"]').trigger('click')
    await flushPromises()
    fake.answer('feed:counts', done({ ...COUNTS, unread: 0, snoozed: 0, byFamily: {} }))
    const chip = screen.wrapper.get<HTMLElement>('[data-family="support"]')
    chip.element.focus()
    await chip.trigger('click')
    await flushPromises()
    expect(offered()).toEqual(['opened'])
    expect(document.activeElement).toBe(get('feed-filter-text').element)
  })

  it('fold the kinds until one is chosen', async () => {
    holds([groupOf('T-1')], [])
    await open()
    const kinds = () => screen.wrapper.get('[data-testid="feed-filters"] details').attributes('open')
    expect(kinds()).toBeUndefined()
    await screen.wrapper.get('[data-kind="sheet_ready"]').trigger('change')
    expect(kinds()).toBeDefined()
  })

  it('apply a choice at once, and typed text after a pause', async () => {
    holds([groupOf('T-1')], [])
    await open()
    expect(get('feed-filter-unread').text()).toContain('3')
    await screen.wrapper.get('[data-kind="sheet_ready"]').trigger('change')
    await screen.wrapper.get('[data-family="support"]').trigger('click')
    await get('feed-filter-claimed').setValue('me')
    await flushPromises()
    expect(fake.sent('feed:groups').at(-1)?.filter).toEqual({
      statusOf: 'subject',
      kinds: ['sheet_ready'],
      families: ['support'],
      claimed: 'me'
    })
    const asked = fake.sent('feed:groups').length
    await get('feed-filter-text').setValue('cors')
    await get('feed-filter-text').setValue('corsale')
    await flushPromises()
    expect(fake.sent('feed:groups')).toHaveLength(asked)
    await vi.advanceTimersByTimeAsync(300)
    expect(fake.sent('feed:groups').at(-1)?.filter.text).toBe('corsale')
    expect(fake.sent('feed:groups')).toHaveLength(asked + 1)
  })

  it('ask for the events of today also after midnight', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 23, 50))
    holds([groupOf('T-1')], [])
    await open()
    await get('feed-filter-time').setValue('today')
    await flushPromises()
    const from = (): string | undefined =>
      fake.sent('feed:groups').findLast(({ filter }) => filter.subject === undefined)?.filter.from
    expect(from()).toBe(new Date(2026, 10, 21).toISOString())
    vi.setSystemTime(new Date(2026, 10, 22, 0, 10))
    fake.emit('feed:changed', { added: 1, latestSeq: 9, unread: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    await flushPromises()
    expect(from()).toBe(new Date(2026, 10, 22).toISOString())
  })

  it('take days of years with four digits', async () => {
    holds([groupOf('T-1')], [])
    await open()
    await get('feed-filter-time').setValue('custom')
    for (const id of ['feed-filter-from', 'feed-filter-to']) expect(get(id).attributes('max')).toBe('9999-12-31')
  })

  it('load the list of today at midnight by themselves', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
    vi.setSystemTime(new Date(2026, 10, 21, 23, 50))
    holds([groupOf('T-1')], [])
    await open()
    await get('feed-filter-time').setValue('today')
    await flushPromises()
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    await flushPromises()
    const asked = fake.sent('feed:groups').findLast(({ filter }) => filter.subject === undefined)
    expect(asked?.filter.from).toBe(new Date(2026, 10, 22).toISOString())
  })

  it('use the status of the ticket by ticket, in the list and in all counts, and that of the event by event', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open()
    await screen.wrapper.get('[data-word="opened"]').trigger('click')
    await flushPromises()
    const byTicket = { statusOf: 'subject', statuses: ['opened'] }
    expect([
      fake.sent('feed:groups').at(-1)?.filter,
      ...fake
        .sent('feed:counts')
        .slice(-2)
        .map(({ filter }) => filter)
    ]).toEqual([byTicket, byTicket, { statusOf: 'subject' }])
    await press('feed-group')
    expect(fake.sent('feed:page').map(({ filter }) => filter)).toContainEqual({
      ...byTicket,
      subject: { type: 'ticket', id: 'T-1' }
    })
    await timeLine()
    expect([
      fake.sent('feed:page').at(-1)?.filter,
      ...fake
        .sent('feed:counts')
        .slice(-2)
        .map(({ filter }) => filter)
    ]).toEqual([{ statuses: ['opened'] }, { statuses: ['opened'] }, {}])
  })

  it('show beside each choice the count with the others unchanged', async () => {
    holds([groupOf('T-1')], [])
    fake.answer('feed:counts', ({ filter }) =>
      done({
        ...COUNTS,
        unread: filter.families ? 1 : 3,
        byStatus: { opened: filter.families ? 1 : 2 },
        byFamily: { support: 2, unknown: filter.families ? 0 : 1 }
      })
    )
    await open()
    await screen.wrapper.get('[data-family="support"]').trigger('click')
    await flushPromises()
    expect(
      [
        '[data-word="opened"]',
        '[data-family="unknown"]',
        '[data-testid="feed-filter-unread"]',
        '[data-testid="feed-filter-snoozed"]'
      ].map((one) => /\d+/.exec(screen.wrapper.get(one).text())?.[0])
    ).toEqual(['1', '1', '1', '4'])
    expect(get('feed-count').element.dataset['unread']).toBe('1')
  })

  it('have the focus when they open above the list, and Escape returns it', async () => {
    holds([groupOf('T-1')], [])
    await open()
    await press('feed-filters-open')
    expect(document.activeElement).toBe(get('feed-filter-text').element)
    expect(screen.wrapper.get(`[id="${get('feed-filter-text').attributes('aria-describedby')}"]`).text()).toContain(
      'plate'
    )
    await get('feed-filters').trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect(get('feed-filters-open').attributes('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(get('feed-filters-open').element)
  })

  it('are saved under a name and applied again', async () => {
    holds([groupOf('T-1')], [])
    fake.answer('feed:views', done([{ id: 'v1', name: 'Mine', filter: { claimed: 'me' } }]))
    await open()
    await press('feed-filter-unread')
    await press('feed-view-save')
    expect(document.activeElement).toBe(get('feed-view-name').element)
    await get('feed-view-name').setValue('Unread ones')
    await screen.wrapper.get('form').trigger('submit')
    await flushPromises()
    expect(fake.sent('feed:set-views')[0]?.views.map(({ name, filter }) => ({ name, filter }))).toEqual([
      { name: 'Mine', filter: { claimed: 'me' } },
      { name: 'Unread ones', filter: { unread: true } }
    ])
    await all('feed-view')[0]?.trigger('click')
    await flushPromises()
    expect(fake.sent('feed:groups').at(-1)?.filter).toEqual({ statusOf: 'subject', claimed: 'me' })
  })

  it('are added to those that another window saved meanwhile', async () => {
    holds([groupOf('T-1')], [])
    fake.answer('feed:views', done([]))
    await open()
    fake.answer('feed:views', done([{ id: 'v2', name: 'Of another window', filter: {} }]))
    await press('feed-filter-unread')
    await press('feed-view-save')
    await get('feed-view-name').setValue('Unread ones')
    await screen.wrapper.get('form').trigger('submit')
    await flushPromises()
    expect(fake.sent('feed:set-views').map(({ views }) => views.map(({ name }) => name))).toEqual([
      ['Of another window', 'Unread ones']
    ])
  })
})

it('two views can be removed in quick succession', async () => {
  holds([groupOf('T-1')], [])
  fake.answer('feed:views', done(['a', 'b', 'c'].map((name) => ({ id: name, name, filter: { text: name } }))))
  await open()
  const held = fake.hold('feed:set-views')
  const buttons = screen.wrapper.findAll('.view .remove')
  await buttons[0]!.trigger('click')
  await buttons[1]!.trigger('click')
  for (let at = 0; at < 2; at++) {
    await flushPromises()
    fake.answer('feed:views', done(held[at]!.input.views))
    held[at]!.answer(done(held[at]!.input.views))
  }
  await flushPromises()
  expect(all('feed-view').map((view) => view.text())).toEqual(['c'])
})

describe('read, claim, snooze and note', () => {
  it('reads the events of a ticket by opening one, not by moving over it', async () => {
    holds([], [entryOf(3, { subject: { type: 'ticket', id: 'T-2' } }), entryOf(2), entryOf(1)])
    await open()
    await timeLine()
    await key('j')
    await key('j')
    expect(fake.sent('feed:mark-read')).toEqual([])
    await key('Enter')
    expect(fake.sent('feed:mark-read')).toEqual([{ which: { seqs: [2, 1] }, read: true }])
  })

  it('offers the other mark beside the list as soon as a ticket is read', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    expect(get('feed-read').text()).toBe('Mark read')
    // the actions are at the head, the note is below
    const inOrder = screen.wrapper.findAll('[data-testid="feed-claim"], [data-testid="feed-conversation"], textarea')
    expect(inOrder.map((one) => one.attributes('data-testid'))).toEqual([
      'feed-claim',
      'feed-conversation',
      'feed-note'
    ])
    holds([groupOf('T-1', { unread: 0 })], [entryOf(1, { read: true })])
    await press('feed-mark-all')
    expect(get('feed-read').text()).toBe('Mark unread')
  })

  it('marks several at once, and undoes it', async () => {
    holds([], [entryOf(3), entryOf(2), entryOf(1)])
    await open()
    await timeLine()
    await key('ArrowDown')
    await key('x')
    await key('ArrowDown')
    await key('x')
    await press('feed-chosen-read')
    expect(fake.sent('feed:mark-read')).toEqual([{ which: { seqs: [3, 2] }, read: true }])
  })

  it('claims and snoozes all chosen tickets, each once', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 9, 30))
    await bridge.settings.set({ key: 'events.deskName', value: 'Mia' })
    holds([], [entryOf(3, { subject: { type: 'ticket', id: 'T-2' } }), entryOf(2), entryOf(1)])
    await open()
    await timeLine()
    for (let times = 0; times < 3; times++) {
      await key('j')
      await key('x')
    }
    await key('c')
    expect(fake.sent('feed:claim')).toEqual([
      { subject: { type: 'ticket', id: 'T-2' }, by: 'Mia' },
      { subject: { type: 'ticket', id: 'T-1' }, by: 'Mia' }
    ])
    await key('s')
    const item = document.querySelector<HTMLElement>('[data-testid="feed-chosen-snooze-item"][data-id="tomorrow"]')!
    item.focus()
    item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await flushPromises()
    const until = new Date(2026, 10, 22, 8).toISOString()
    expect(fake.sent('feed:snooze')).toEqual([
      { subject: { type: 'ticket', id: 'T-2' }, until },
      { subject: { type: 'ticket', id: 'T-1' }, until }
    ])
  })

  it.each([
    ['c', () => fake.sent('feed:claim').length],
    ['s', () => document.querySelectorAll('[data-testid="feed-snooze-item"][data-id="tomorrow"]').length]
  ] as const)('wait for a ticket that is not loaded when %s is pressed', async (letter, count) => {
    await bridge.settings.set({ key: 'events.deskName', value: 'Mia' })
    holds([groupOf('T-1')], [entryOf(1)])
    const pages = fake.hold('feed:page')
    await open('/feed/ticket/T-1')
    await key(letter)
    expect(count()).toBe(0)
    for (const { answer } of pages) answer(done({ items: [entryOf(1)], next: null, gaps: [] }))
    for (let turn = 0; turn < 4; turn++) await flushPromises()
    expect(count()).toBe(1)
  })

  it('marks the counted events above the list and nothing newer, and with filters only their events', async () => {
    holds([groupOf('T-1', { lastSeq: 9 })], [entryOf(10), entryOf(5), entryOf(4)])
    await open()
    await press('feed-mark-all')
    expect(fake.sent('feed:mark-read').at(-1)).toEqual({ which: { seqs: [5, 4] }, read: true })
    expect(fake.sent('feed:page').findLast(({ filter }) => filter.unread)?.filter).toEqual({
      statusOf: 'subject',
      unread: true
    })
    await screen.wrapper.get('[data-family="support"]').trigger('click')
    await flushPromises()
    await press('feed-mark-all')
    expect(fake.sent('feed:page').findLast(({ filter }) => filter.unread)?.filter).toEqual({
      statusOf: 'subject',
      families: ['support'],
      unread: true
    })
  })

  it('undoes only the last mark, and nothing else', async () => {
    holds([groupOf('T-1')], [entryOf(5), entryOf(4, { read: true }), entryOf(3)])
    await open()
    await press('feed-mark-all')
    expect(screen.wrapper.get('.picked').text()).toContain('3 marked read')
    await press('feed-undo')
    expect(fake.sent('feed:mark-read')).toEqual([
      { which: { seqs: [5, 3] }, read: true },
      { which: { seqs: [5, 3] }, read: false }
    ])
    expect(all('feed-undo')).toHaveLength(0)
  })

  it('marks only the listed events of a ticket', async () => {
    holds([groupOf('T-1', { events: 5, fitting: 2, unread: 2 })], [entryOf(5), entryOf(4, { read: true }), entryOf(3)])
    await open()
    expect(get('feed-group').text()).toContain('2 of 5 events')
    await key('ArrowDown')
    await key('r')
    expect(fake.sent('feed:mark-read').at(-1)).toEqual({ which: { seqs: [5, 3] }, read: true })
    expect(fake.sent('feed:page').findLast(({ filter }) => filter.unread)?.filter).toEqual({
      statusOf: 'subject',
      subject: { type: 'ticket', id: 'T-1' },
      unread: true
    })
  })

  it('has the focus once the list is loaded, shows the first unread one, and marks nothing by that', async () => {
    holds([groupOf('T-2', { unread: 0 }), groupOf('T-1')], [entryOf(1)])
    await open()
    expect(document.activeElement).toBe(get('feed-list').element)
    expect(get('feed-detail').text()).toContain('Title of T-1')
    expect(screen.wrapper.get('main').classes()).not.toContain('detail-open')
    expect(fake.sent('feed:mark-read')).toEqual([])
  })

  it('shows nothing beside the list when all is read', async () => {
    holds([groupOf('T-1', { unread: 0 })], [])
    await open()
    expect(get('feed-list').attributes('aria-activedescendant')).toBeUndefined()
    expect(get('feed-detail').text()).toContain('Nothing selected')
  })

  it('marks the last row again, with its details and the focus', async () => {
    holds([groupOf('T-2'), groupOf('T-1')], [entryOf(2), entryOf(1)])
    await open()
    await key('j')
    await key('j')
    await key('Enter')
    await key('j')
    await screen.router.push('/settings')
    await screen.router.push('/feed')
    await flushPromises()
    expect(
      screen.wrapper.get(`[id="${get('feed-list').attributes('aria-activedescendant')}"]`).attributes('data-seq')
    ).toBe('2')
    expect(get('feed-event').element).toHaveProperty('value', '2')
    expect(document.activeElement).toBe(get('feed-list').element)
  })

  describe('far down a long list', () => {
    const FAR = 2600
    const all3000 = Array.from({ length: 3000 }, (_none, at) =>
      entryOf(3000 - at, { subject: { type: 'ticket', id: `T-${3000 - at}` } })
    )
    let stored: FeedEntry[]
    const fits =
      (filter: { subject?: { id: string } }) =>
      (one: FeedEntry): boolean =>
        !filter.subject || filter.subject.id === one.subject.id
    const active = (): HTMLElement =>
      screen.wrapper.get<HTMLElement>(`[id="${get('feed-list').attributes('aria-activedescendant')}"]`).element

    beforeEach(() => {
      stubElementHeight(600)
      stored = [...all3000]
      holds([], [])
      const paged = <T>(
        items: readonly T[],
        before: string | undefined,
        limit: number
      ): { items: readonly T[]; next: string | null; gaps: [] } => ({
        items: items.slice(Number(before ?? 0), Number(before ?? 0) + limit),
        next: Number(before ?? 0) + limit < items.length ? String(Number(before ?? 0) + limit) : null,
        gaps: []
      })
      fake.answer('feed:page', ({ filter, before, limit }) => done(paged(stored.filter(fits(filter)), before, limit)))
      fake.answer('feed:groups', ({ filter, before, limit }) =>
        done(
          paged(
            stored.filter(fits(filter)).map((one) =>
              groupOf(one.subject.id, {
                subject: one.subject,
                events: 1,
                unread: one.read ? 0 : 1,
                lastSeq: one.seq,
                claimedBy: one.author
              })
            ),
            before,
            limit
          )
        )
      )
      fake.answer('feed:mark-read', ({ which, read }) => {
        stored = stored.map((one) => ('seqs' in which && which.seqs.includes(one.seq) ? { ...one, read } : one))
        return done(1)
      })
    })
    /** Scrolls far down, leaves the page and returns. */
    async function openFar(mode: 'events' | 'groups'): Promise<void> {
      await open()
      const memory = useFeedViewState()
      await screen.router.push('/settings')
      Object.assign(memory, {
        mode,
        listed: FAR + 50,
        activeKey: mode === 'events' ? `e:${3000 - FAR}` : `g:ticket:T-${3000 - FAR}`
      })
      await screen.router.push('/feed')
      await flushPromises()
      await get('feed-list').trigger('scroll')
      expect(active().dataset['seq']).toBe(String(3000 - FAR))
    }

    it.each(['events', 'groups'] as const)(
      'reads, claims and marks one without losing the position (%s)',
      async (mode) => {
        await openFar(mode)
        expect(get('feed-list').get('.head').text()).toMatch(mode === 'groups' ? 'Unread' : '21 Nov 2026')
        const [seq, top] = [active().dataset['seq'], get('feed-list').element.scrollTop]
        const asked = (): { filter: FeedFilterInput }[] =>
          [...fake.sent('feed:page'), ...fake.sent('feed:groups')].filter(({ filter }) => !filter.subject)
        const before = asked().length
        await key('Enter')
        expect(fake.sent('feed:mark-read')).toEqual([{ which: { seqs: [Number(seq)] }, read: true }])
        expect({ ...active().dataset }).toMatchObject({ seq, unread: 'false' })
        await key('r')
        expect({ ...active().dataset }).toMatchObject({ seq, unread: 'true' })
        fake.answer('feed:claim', ({ subject, by }) => {
          stored = stored.map((one) => (one.subject.id === subject.id ? { ...one, author: by } : one))
          return done({ ...RAW.marks, claimedBy: by })
        })
        await bridge.settings.set({ key: 'events.deskName', value: 'Mia' })
        await press('feed-claim')
        expect(get('feed-list').element.scrollTop).toBe(top)
        expect(active().dataset['seq']).toBe(seq)
        if (mode === 'groups') expect(active().textContent).toContain('Mia')
        // untouched rows are not requested again
        expect(asked()).toHaveLength(before)
      }
    )

    it('removes events that no longer match, and keeps the rest', async () => {
      await openFar('events')
      const seq = Number(active().dataset['seq'])
      stored = stored.filter((one) => one.seq !== seq)
      await press('feed-read')
      expect(all('feed-item').map((one) => Number(one.element.dataset['seq']))).toEqual(
        expect.arrayContaining([seq + 1, seq + 2])
      )
      expect(all('feed-item').map((one) => Number(one.element.dataset['seq']))).not.toContain(seq)
    })

    it('marks all of them and keeps the position', async () => {
      fake.answer('feed:counts', done({ ...COUNTS, unread: 3000, latestSeq: 3000 }))
      await openFar('events')
      const seq = active().dataset['seq']
      await press('feed-mark-all')
      expect({ ...active().dataset }).toMatchObject({ seq, unread: 'false' })
    })
  })

  it('claims under the name of this computer, which is requested once', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open()
    await key('ArrowDown')
    expect(get('feed-note').attributes('placeholder')).toBe('Stored on this computer.')
    await key('c')
    expect(fake.sent('feed:claim')).toEqual([])
    await get('feed-desk-name').setValue('Mia')
    await get('feed-detail').get('form').trigger('submit')
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([{ key: 'events.deskName', value: 'Mia' }])
    expect(fake.sent('feed:claim')).toEqual([{ subject: { type: 'ticket', id: 'T-1' }, by: 'Mia', over: null }])
  })

  it('offers no claim of a closed ticket or a finished project, but the release of one', async () => {
    const status = { word: 'closed', text: null, from: 'kind', reopened: false } as const
    holds([groupOf('T-1', { status })], [entryOf(1)])
    await open()
    await key('ArrowDown')
    expect(all('feed-read')).toHaveLength(1)
    expect(all('feed-claim')).toHaveLength(0)
    await key('c')
    expect(fake.sent('feed:claim')).toEqual([])
    expect(all('feed-desk-name')).toHaveLength(0)
    holds([groupOf('T-1', { status: { ...status, word: 'finished' }, claimedBy: 'Anna' })], [entryOf(1)])
    fake.emit('feed:changed', { added: 0, latestSeq: 0, unread: 0 })
    await vi.waitFor(() => expect(get('feed-claim').text()).toBe('Take over'))
  })

  it('releases its own claim, and takes over that of a colleague', async () => {
    holds([groupOf('T-1', { claimedBy: 'Anna' })], [entryOf(1)])
    await open()
    await bridge.settings.set({ key: 'events.deskName', value: 'Mia' })
    await key('ArrowDown')
    expect(get('feed-claimed-by').text()).toContain('Anna is on it')
    expect(get('feed-claim').text()).toBe('Take over')
    await key('c')
    const subject = { type: 'ticket', id: 'T-1' }
    expect(fake.sent('feed:claim')).toEqual([{ subject, by: 'Mia', over: 'Anna' }])
    holds([groupOf('T-1', { claimedBy: 'Mia' })], [entryOf(1)])
    fake.emit('feed:changed', { added: 0, latestSeq: 0, unread: 0 })
    await vi.waitFor(() => expect(get('feed-claim').text()).toBe('Release'))
    await key('c')
    expect(fake.sent('feed:claim').at(-1)).toEqual({ subject, by: null, over: 'Mia' })
  })

  it('snoozes only after a choice, and returns the focus to the list', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 9, 30))
    holds([groupOf('T-1', { snoozedUntil: new Date(2026, 10, 22, 8).toISOString() })], [entryOf(1)])
    await open()
    await key('ArrowDown')
    expect(get('feed-detail').text()).toContain('Snoozed until tomorrow 08:00')
    await key('s')
    const items = [...document.querySelectorAll<HTMLElement>('[data-testid="feed-snooze-item"]')]
    expect(items.map((one) => one.textContent?.trim())).toEqual([
      'for one hour · today 10:30',
      'for four hours · today 13:30',
      'until tomorrow · 08:00',
      'until Monday · 23 Nov 2026 08:00',
      'End snooze'
    ])
    items[0]!.focus()
    items[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await flushPromises()
    expect(fake.sent('feed:snooze')).toEqual([])
    await snooze('tomorrow')
    expect(fake.sent('feed:snooze').map(({ until }) => until)).toEqual([new Date(2026, 10, 22, 8).toISOString()])
    await vi.advanceTimersByTimeAsync(50)
    expect(document.activeElement).toBe(get('feed-list').element)
  })

  it('reports a missing name', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    await press('feed-claim')
    await get('feed-detail').get('form').trigger('submit')
    await flushPromises()
    expect(get('feed-detail').get('form [role="alert"]').text()).toContain('name')
    expect(fake.sent('feed:claim')).toEqual([])
  })

  it('snoozes and wakes, and stores a note when it loses the focus', async () => {
    holds([groupOf('T-1', { snoozedUntil: '2199-01-01T08:00:00.000Z', note: 'old' })], [entryOf(1)])
    await open()
    await key('ArrowDown')
    await snooze('hour')
    await snooze('end')
    await get('feed-note').setValue('call back')
    await get('feed-note').trigger('blur')
    await flushPromises()
    expect(Date.parse(fake.sent('feed:snooze')[0]?.until ?? '') - Date.now()).toBeGreaterThan(3_500_000)
    expect(fake.sent('feed:snooze')[1]?.until).toBeNull()
    expect(fake.sent('feed:note')).toEqual([{ subject: { type: 'ticket', id: 'T-1' }, text: 'call back' }])
    const saved = (): boolean => screen.wrapper.text().includes('Saved.')
    expect(saved()).toBe(true)
    await get('feed-note').setValue('call back today')
    expect(saved()).toBe(false)
  })

  it.each([
    ['a notification opens another ticket', () => screen.router.push('/feed/ticket/T-2')],
    ['the page is left', () => screen.router.push('/settings')],
    ['the window closes', () => window.dispatchEvent(new Event('pagehide'))]
  ])('stores a note that is being typed when %s', async (_when, leave) => {
    holds([groupOf('T-1'), groupOf('T-2', { note: 'other' })], [entryOf(1)])
    await open('/feed/ticket/T-1')
    await get('feed-note').setValue('call back')
    await leave()
    await flushPromises()
    expect(fake.sent('feed:note')).toEqual([{ subject: { type: 'ticket', id: 'T-1' }, text: 'call back' }])
  })
})

it('shows a note again that could not be saved when its ticket was left', async () => {
  holds([groupOf('T-1'), groupOf('T-2', { note: 'other' })], [entryOf(1)])
  fake.fail('feed:note', 'store-failed')
  const note = (): string => (get('feed-note').element as HTMLTextAreaElement).value
  await open('/feed/ticket/T-1')
  await get('feed-note').setValue('call back')
  await screen.router.push('/feed/ticket/T-2')
  await flushPromises()
  expect(note()).toBe('other')
  await screen.router.push('/feed/ticket/T-1')
  await flushPromises()
  expect(note()).toBe('call back')
  fake.answer('feed:note', ({ text }) => done({ ...RAW.marks, note: text }))
  await get('feed-note').trigger('blur')
  await flushPromises()
  expect(screen.wrapper.text()).toContain('Saved.')
  expect(unsavedNotes.size).toBe(0)
})

describe('the chosen event', () => {
  it('shows the body as text, with invisible characters written out', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    await get('feed-body').get('[data-value="text"]').trigger('click')
    expect(get('feed-text').text()).toContain('<img src=x onerror=alert(1)> [U+202E]')
    expect(screen.wrapper.findAll('img, iframe, script')).toHaveLength(0)
    expect(get('feed-detail').findAll('a')).toHaveLength(0)
    await get('feed-body').get('[data-value="tree"]').trigger('click')
    expect(get('feed-tree').get('[data-place="/text"]').text()).toContain('<img src=x onerror=alert(1)> [U+202E]')
  })

  it('shows a long message whole, in its lines, from the body', async () => {
    const message = `Hello,\n\n${'The file is for bench mode only. '.repeat(60)}\n\nRegards <b>Jo</b>`
    holds([groupOf('T-1')], [entryOf(1, { latest: singleLine(message, 600) })])
    fake.answer('feed:raw', ({ seq }) => done({ ...RAW, seq, text: JSON.stringify({ id: 'T-1', message }) }))
    await open('/feed/ticket/T-1')
    const text = (): string | null => get('feed-message').get('.text').element.textContent
    expect(text()).toMatch(/…$/)
    await press('feed-whole')
    expect(text()).toBe(message)
    expect(get('feed-detail').findAll('b')).toHaveLength(0)
    await press('feed-whole')
    expect(text()).not.toContain('Regards')
  })

  it('opens a text of the tree whole and in its lines, by a click and by Enter', async () => {
    const message = `First\n${'x'.repeat(20_100)}`
    holds([groupOf('T-1')], [entryOf(1)])
    fake.answer('feed:raw', ({ seq }) => done({ ...RAW, seq, text: JSON.stringify({ 'a/b': [{ message }], n: 1 }) }))
    await open('/feed/ticket/T-1')
    await get('feed-tree').get('[data-place="/a~1b/0"]').trigger('click')
    await get('feed-tree').get('[data-place="/a~1b/0/message"]').trigger('click')
    expect(get('feed-tree-text').get('pre').element.textContent).toBe(message.slice(0, 20_000))
    expect(get('feed-tree-text').get('p').text()).toMatch(/20\s000 characters/)
    await get('feed-tree').trigger('keydown', { key: 'Enter' })
    expect(all('feed-tree-text')).toHaveLength(0)
  })

  it('sends an address to main, and only on a click', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    expect(get('feed-address').text()).toContain('https://example.invalid/buy')
    expect(opened).not.toHaveBeenCalled()
    await get('feed-address').get('button').trigger('click')
    expect(opened.mock.calls).toEqual([['https://example.invalid/buy']])
  })

  it.each([
    [[], 'on this computer'],
    [['text'], 'on this computer'],
    [['performance'], '1 request'],
    [['detail', 'performance'], '2 requests']
  ] as const)('shows the calls that opening the engine costs: %s', async (missing, words) => {
    const subject = { type: 'project', id: '77' } as const
    holds([groupOf('77', { subject, engineId: '161', generationId: '86' })], [entryOf(1, { subject })])
    fake.answer(
      'packs:readiness',
      done([
        {
          path: { types: null, manufacturers: null, models: null, generations: '86' as never, engines: '161' as never },
          names: {} as never,
          state: 'partial',
          missing,
          fetchedAt: null
        }
      ])
    )
    await open('/feed/project/77')
    expect([get('feed-engine').text(), get('feed-engine').attributes('title')]).toEqual(['Open the engine', words])
    expect(fake.sent('packs:readiness')).toEqual([
      { scopes: [{ kind: 'engine', generationId: '86', engineId: '161' }] }
    ])
  })

  it('opens the engine of a project', async () => {
    const subject = { type: 'project', id: '77' } as const
    holds([groupOf('77', { subject, engineId: '9007199254740993', generationId: '31' })], [entryOf(1, { subject })])
    await open('/feed/project/77')
    await key('o')
    expect(screen.router.currentRoute.value.params).toMatchObject({ generations: '31', engines: '9007199254740993' })
  })

  it('opens it also when the key is pressed before the ticket is loaded', async () => {
    const subject = { type: 'project', id: '77' } as const
    holds([groupOf('77', { subject, engineId: '40', generationId: '31' })], [entryOf(1, { subject })])
    const pages = fake.hold('feed:page')
    await open('/feed/project/77')
    await key('o')
    expect(screen.router.currentRoute.value.name).toBe('feed')
    for (const { answer } of pages) answer(done({ items: [], more: false } as never))
    for (let turn = 0; turn < 4; turn++) await flushPromises()
    expect(screen.router.currentRoute.value.params).toMatchObject({ generations: '31', engines: '40' })
  })

  it('searches with the name of a project without ids', async () => {
    const subject = { type: 'project', id: '77' } as const
    holds([groupOf('77', { subject, title: 'Corsale II' })], [entryOf(1, { subject })])
    await open('/feed/project/77')
    await press('feed-search')
    expect(screen.router.currentRoute.value).toMatchObject({ name: 'search', query: { q: 'Corsale II', desk: '1' } })
  })

  it('shows the vehicle first, then the conversation, the marks and closed technical details', async () => {
    holds(
      [groupOf('T-1', { vehicle: 'Arvenna Corsale II', engineId: '22', generationId: '6' })],
      [entryOf(1, { author: 'Ana', fromStaff: false })]
    )
    await open('/feed/ticket/T-1')
    expect(get('feed-message').element.dataset['side']).toBe('ours')
    expect(get('feed-message').text()).toMatch(/Ana.*Message 1/s)
    const order = ['feed-engine', 'sheet-open', 'feed-conversation', 'feed-note', 'feed-technical']
    const found = order.map((id) => get(id).element)
    expect(
      found.slice(1).every((one, n) => found[n]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    ).toBe(true)
    expect(get('feed-technical').element).toHaveProperty('open', false)
    expect(get('feed-technical').text()).toMatch(/Technical details.*Kind.*Source.*Webhook receiver/s)
  })

  it('folds the changes of a ticket below its messages, and opens them for a chosen one', async () => {
    holds(
      [groupOf('T-1')],
      [entryOf(3, { kind: 'ticket_closed', latest: 'Message 1' }), entryOf(2, { latest: 'Message 1' }), entryOf(1)]
    )
    await open('/feed/ticket/T-1')
    expect(get('feed-changes-open').text()).toBe('3 events')
    expect(all('feed-change')).toHaveLength(0)
    await press('feed-changes-open')
    expect(all('feed-change').map((one) => one.text())).toHaveLength(3)
    await press('feed-changes-open')
    await press('feed-group')
    expect(all('feed-item').map((one) => one.text())).not.toContainEqual(expect.stringContaining('Message'))
    await all('feed-item')[0]?.trigger('click')
    await flushPromises()
    expect(all('feed-change').map((one) => one.classes('chosen'))).toEqual([false, false, true])
  })

  it('shows what the events of a project changed, as a table', async () => {
    const subject = { type: 'project', id: '77' } as const
    holds(
      [groupOf('77', { subject, latest: 'Stage 1' })],
      [
        entryOf(2, { subject, kind: 'file_purchase', latest: 'Stage 1', plate: 'DEMO 100' }),
        entryOf(1, { subject, kind: 'project_create', latest: 'Original', plate: 'DEMO 100' })
      ]
    )
    await open('/feed/project/77')
    expect(all('feed-changes-open')).toHaveLength(0)
    expect(
      all('feed-change').map((one) => one.findAll('p').map((fact) => fact.text().replaceAll('\u00a0', ' ')))
    ).toEqual([['Status Opened · Original file · Number plate DEMO 100'], ['Original file → Stage 1']])
  })

  it('shows the figures of a stored engine and its first stage', async () => {
    const subject = { type: 'project', id: '77' } as const
    holds([groupOf('77', { subject, engineId: '161', generationId: '86' })], [entryOf(1, { subject })])
    const figures = { stock: { power: 160, torque: null }, stage: { power: 200, torque: null } }
    fake.answer('catalogue:marks', done([{ id: '161' as never, readable: true, ...figures }]))
    await open('/feed/project/77')
    expect(get('feed-figures').text().replaceAll(/\s/gu, ' ')).toBe('160 PS +40')
  })

  it('opens the next and the previous one of the list', async () => {
    holds([groupOf('T-2'), groupOf('T-1')], [entryOf(1)])
    fake.answer('feed:counts', done({ ...COUNTS, total: 2 }))
    await open()
    expect(get('feed-detail').text()).toContain('1 of 2')
    await press('feed-previous')
    expect(get('feed-detail').text()).toContain('1 of 2')
    await press('feed-next')
    expect(get('feed-detail').text()).toMatch(/2 of 2.*Title of T-1/s)
    expect(fake.sent('feed:mark-read')).toEqual([])
  })

  it('shows the chosen event also when it is older than the newest 200 of its ticket', async () => {
    const events = Array.from({ length: 201 }, (_none, at) => entryOf(201 - at))
    holds([groupOf('T-1', { events: 201, lastSeq: 201 })], events)
    fake.answer('feed:page', ({ limit, filter }) =>
      done({ items: filter.subject ? events.slice(0, limit) : events, next: null, gaps: [] })
    )
    await open()
    await timeLine()
    await key('End')
    expect(get('feed-event').element).toHaveProperty('value', '1')
    expect(fake.sent('feed:raw').at(-1)).toEqual({ seq: 1 })
  })

  it('says how many events of a long ticket are not shown', async () => {
    holds([groupOf('T-1', { events: 1201, lastSeq: 1201 })], [entryOf(1201)])
    await open('/feed/ticket/T-1')
    expect(get('feed-conversation').text()).toMatch(/^Earlier events not shown: 1.200/)
    screen.wrapper.unmount()
    holds([groupOf('T-1', { events: 1 })], [entryOf(1)])
    await open('/feed/ticket/T-1')
    expect(get('feed-conversation').text()).not.toContain('not shown')
  })

  it('follows a link to a ticket after the project of the same id was chosen', async () => {
    holds([groupOf('7', { subject: { type: 'project', id: '7' } }), groupOf('7')], [])
    await open('/feed/ticket/7')
    await key('Home')
    await screen.router.push('/feed/ticket/7')
    await flushPromises()
    expect(fake.sent('feed:groups').at(-1)?.filter.subject).toEqual({ type: 'ticket', id: '7' })
  })

  it('has its technical details open when no mapping reads the event', async () => {
    holds([groupOf('T-1', { events: 1 })], [entryOf(1, { reading: 'as-received', latest: null })])
    await open('/feed/ticket/T-1')
    expect(get('feed-technical').element).toHaveProperty('open', true)
  })

  it('offers the workbench only while a source is on', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    expect(all('feed-to-workbench')).toHaveLength(1)
    screen.wrapper.unmount()
    fake.answer('feed:sources', [sourceOf('webhook', { state: 'off' })])
    await open('/feed/ticket/T-1')
    expect(all('feed-to-workbench')).toHaveLength(0)
  })

  it('plays an hour of the demo in a minute on request, and only in the demo', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open()
    await press('feed-demo-hour')
    expect(fake.sent('feed:demo-day')).toEqual([{ speed: 60 }])
    screen.wrapper.unmount()
    fake.connection_ = { ...DEMO, state: 'online' }
    await open()
    expect(all('feed-demo-hour')).toHaveLength(0)
  })

  it('reports that a ticket of a link does not exist', async () => {
    holds([], [])
    await open('/feed/ticket/T-404')
    expect(get('feed-detail').text()).toContain('Ticket T-404 has no events on this computer')
  })
})

describe('deleting', () => {
  it('needs a confirmation, deletes events before a day or all, and reports the number', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    fake.answer('feed:purge', done(4))
    await open()
    expect(get('feed-purge').element.closest('details')?.open).toBe(false)
    await press('feed-purge')
    await press('feed-purge-yes')
    expect(fake.sent('feed:purge')).toEqual([])
    // Chromium accepts six digits of a year without it
    expect(get('feed-purge-day').attributes('max')).toBe('9999-12-31')
    await get('feed-purge-day').setValue('2026-03-02')
    await flushPromises()
    expect(get('feed-purge-count').text()).toBe('3 events are deleted, regardless of the filters.')
    expect(fake.sent('feed:counts').at(-1)?.filter).toEqual({
      snoozed: true,
      arrivedBefore: new Date(2026, 2, 2).toISOString()
    })
    await press('feed-purge-yes')
    expect(fake.sent('feed:purge')).toEqual([{ which: { before: new Date(2026, 2, 2).toISOString() } }])
    expect(screen.wrapper.text()).toContain('4 events deleted')
    await press('feed-purge')
    await get('feed-purge-all').setValue(true)
    await press('feed-purge-yes')
    expect(fake.sent('feed:purge').at(-1)).toEqual({ which: 'all' })
    await press('feed-purge')
    await get('feed-purge-played').setValue(true)
    await press('feed-purge-yes')
    expect(fake.sent('feed:purge').at(-1)).toEqual({ which: 'played' })
  })

  it('counts only what the chosen button deletes', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    const countOf = (total: number) =>
      done({ total, unread: 0, byKind: {}, byFamily: {}, byStatus: {}, bySource: {}, snoozed: 0, latestSeq: 0 })
    await open()
    fake.answer('feed:counts', ({ filter }) => countOf(filter.sources?.join() === 'replay,demo' ? 2 : 9))
    await press('feed-purge')
    await get('feed-purge-played').setValue(true)
    await flushPromises()
    expect(get('feed-purge-count').text()).toBe('2 events are deleted, regardless of the filters.')
    const late = fake.hold('feed:counts')
    await get('feed-purge-all').setValue(true)
    await get('feed-purge-played').setValue(true)
    late[1]!.answer(countOf(2))
    late[0]!.answer(countOf(9))
    await flushPromises()
    expect(get('feed-purge-count').text()).toBe('2 events are deleted, regardless of the filters.')
  })

  it('stays with the ticket on Escape in the question', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open()
    await press('feed-group')
    await press('feed-delete-subject')
    await get('feed-delete-no').trigger('keydown', { key: 'Escape' })
    expect(screen.wrapper.get('main').classes()).toContain('detail-open')
    await get('feed-detail').trigger('keydown', { key: 'Escape' })
    expect(screen.wrapper.get('main').classes()).not.toContain('detail-open')
  })

  it('asks nothing about a ticket that a notification opens meanwhile', async () => {
    holds([groupOf('T-1'), groupOf('T-2')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    await press('feed-delete-subject')
    await screen.router.push('/feed/ticket/T-2')
    await flushPromises()
    expect(get('feed-detail').text()).toContain('Title of T-2')
    expect(all('feed-delete-yes')).toHaveLength(0)
  })

  it('deletes one ticket', async () => {
    holds([groupOf('T-1')], [entryOf(1)])
    await open('/feed/ticket/T-1')
    await press('feed-delete-subject')
    await press('feed-delete-yes')
    expect(fake.sent('feed:purge')).toEqual([{ which: { subject: { type: 'ticket', id: 'T-1' } } }])
  })
})
