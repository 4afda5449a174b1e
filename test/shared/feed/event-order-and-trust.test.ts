import { describe, expect, it } from 'vitest'
import {
  brokerAddressProblem,
  hostAllowed,
  isLoopback,
  listenHostProblem,
  listenPathProblem,
  relayAddressProblem,
  topicProblem
} from '@shared/feed/sources/source-addresses'
import { reconnectDelayMs } from '@shared/feed/sources/reconnect-delay'
import type { FeedEvent } from '@shared/feed/events'
import { foldSubject } from '@shared/feed/subject-state'
import { OutageTracker } from '@shared/feed/gaps'
import { isLate, orderOf } from '@shared/feed/event-order'
import { pollAddress, pollFamily, pollPathProblem } from '@shared/feed/sources/poll-paths'
import type { SubjectState } from '@shared/feed/subject-state'
import { retentionOf } from '@shared/feed/event-retention'
import { settingProblem } from '@shared/settings/schema'

const HOUR = 3_600_000
const MINUTE = 60_000
const event = (seq: number, orderMs: number, more: Partial<FeedEvent> = {}): FeedEvent => ({
  seq,
  identity: `sha256:${seq}`,
  source: 'webhook',
  kind: 'message_created',
  family: 'support',
  trust: 'signed',
  arrivedAtMs: orderMs,
  orderMs,
  orderFrom: 'stated',
  subject: { type: 'ticket', id: 'T' },
  status: null,
  title: null,
  latest: null,
  author: null,
  fromStaff: null,
  plate: null,
  vehicle: null,
  engineId: null,
  generationId: null,
  modelId: null,
  manufacturerId: null,
  projectId: null,
  statedAtMs: null,
  reading: 'mapped',
  mapping: null,
  bodyBytes: 1,
  read: false,
  late: false,
  copies: 0,
  lastCopyAtMs: null,
  ...more
})
const status = (word: 'opened' | 'closed' | 'answered', reopened = false) =>
  ({ word, text: null, from: 'kind', reopened }) as const
const fold = (events: readonly FeedEvent[]): SubjectState =>
  events.reduce<SubjectState | null>((before, one) => foldSubject(before, one), null)!

describe('the order of events', () => {
  const now = Date.UTC(2026, 2, 2)
  it('follows the stated time if plausible, else arrival, marked as such', () => {
    expect(orderOf(now - HOUR, now)).toEqual({ orderMs: now - HOUR, orderFrom: 'stated' })
    expect(orderOf(now + 5 * MINUTE, now)).toEqual({ orderMs: now + 5 * MINUTE, orderFrom: 'stated' })
    for (const stated of [null, now + 6 * MINUTE, now + HOUR, 0, -1])
      expect(orderOf(stated, now)).toEqual({ orderMs: now, orderFrom: 'arrival' })
  })
  it('never lets a late event replace a newer status', () => {
    const closed = fold([event(1, 10, { status: status('opened') }), event(2, 30, { status: status('closed') })])
    expect(isLate(event(3, 20), closed)).toBe(true)
    expect(isLate(event(3, 30), closed)).toBe(false)
    expect(isLate(event(3, 20, { trust: 'unsigned' }), closed)).toBe(true)
    expect(foldSubject(closed, event(3, 20, { status: status('answered'), title: 'late' }))).toMatchObject({
      status: { word: 'closed' },
      statusSeq: 2,
      title: 'late',
      events: 3
    })
  })
  it('follows arrival for the position in the list', () => {
    const closed = fold([
      event(1, 10, { status: status('opened') }),
      event(2, 30, { status: status('closed'), arrivedAtMs: 31 })
    ])
    expect(closed).toMatchObject({
      statusAtMs: 31,
      statusStatedAtMs: 30,
      statusFromArrival: false,
      lastAtMs: 31,
      lastStatedAtMs: 30,
      lastSeq: 2
    })
    const after = foldSubject(
      closed,
      event(3, 20, { kind: 'ticket_answered', status: status('answered'), arrivedAtMs: 40 })
    )
    expect(after).toMatchObject({
      status: { word: 'closed' },
      statusAtMs: 31,
      lastKind: 'ticket_answered',
      lastAtMs: 40,
      lastStatedAtMs: 20,
      lastSeq: 3
    })
    const silent = foldSubject(after, event(4, 41, { status: status('opened'), arrivedAtMs: 41, orderFrom: 'arrival' }))
    expect(silent).toMatchObject({
      status: { word: 'opened' },
      statusAtMs: 41,
      statusStatedAtMs: null,
      statusFromArrival: true,
      lastAtMs: 41,
      lastStatedAtMs: null
    })
  })
  it('lets any status follow any, and keeps the reopened mark', () => {
    expect(
      fold([
        event(1, 1, { status: status('closed') }),
        event(2, 2, { status: status('opened', true), orderFrom: 'arrival' })
      ])
    ).toMatchObject({ status: { word: 'opened', reopened: true }, statusFromArrival: true })
  })
  it('does not affect the state of a subject', () => {
    const words = ['opened', 'closed', 'answered'] as const
    const events = Array.from({ length: 7 }, (_, n) =>
      event(n + 1, [5, 2, 9, 9, 1, 7, 3][n]!, {
        title: n % 2 ? `t${n}` : null,
        latest: n % 3 ? null : `l${n}`,
        status: n % 2 ? null : status(words[n % 3]!),
        arrivedAtMs: [4, 4, 1, 6, 2, 6, 5][n]!
      })
    )
    const expected = fold([...events].sort((a, b) => a.orderMs - b.orderMs || a.seq - b.seq))
    let seed = 7
    for (let round = 0; round < 300; round++) {
      const shuffled = [...events]
        .map((one) => [(seed = (seed * 1103515245 + 12345) % 2147483648), one] as const)
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one)
      expect(fold(shuffled)).toEqual(expected)
    }
  })
  it('separates subjects', () => {
    expect(() => foldSubject(fold([event(1, 1)]), event(2, 2, { subject: { type: 'project', id: 'T' } }))).toThrow(
      RangeError
    )
  })
})

describe('the precedence of events', () => {
  const real = event(1, 10, { status: status('opened'), title: 'real', latest: 'real words' })
  const UNVOUCHED: readonly [string, Partial<FeedEvent>][] = [
    ['a recorded file', { source: 'replay', trust: 'unsigned' }],
    ['a stranger', { trust: 'unsigned' }],
    ['the demo', { source: 'demo', trust: 'own' }]
  ]

  it.each(UNVOUCHED)('is lower for %s than for a signed event, however late', (_who, more) => {
    const played = event(2, 90, {
      ...more,
      kind: 'ticket_closed',
      status: status('closed'),
      title: 'played',
      latest: 'call this number',
      plate: 'AB 1'
    })
    for (const both of [
      [real, played],
      [played, real]
    ]) {
      // values that no other event states are shown, and the arrival
      expect(fold(both)).toMatchObject({
        status: { word: 'opened' },
        statusSeq: 1,
        title: 'real',
        latest: 'real words',
        plate: 'AB 1',
        lastKind: 'ticket_closed',
        lastSeq: 2,
        events: 2
      })
    }
    expect(isLate(event(3, 50), fold([real, played]))).toBe(false)
    expect(isLate(event(3, 50, more), fold([real, played]))).toBe(true)
    expect(
      fold([real, played, event(3, 20, { trust: 'source', source: 'mqtt', status: status('answered') })])
    ).toMatchObject({ status: { word: 'answered' }, statusSeq: 3 })
  })
  it('marks subjects with values of a file or an unauthenticated event, but not of the demo', () => {
    const doubtful = (...more: Partial<FeedEvent>[]): boolean =>
      fold(more.map((one, n) => event(n + 1, n, one))).doubtful
    expect(doubtful({})).toBe(false)
    expect(doubtful({ trust: 'unsigned' })).toBe(true)
    expect(doubtful({ source: 'replay', trust: 'unsigned' }, { title: 'signed' })).toBe(false)
    expect(doubtful({ source: 'replay', trust: 'unsigned', title: 'played' }, {})).toBe(true)
    expect(doubtful({}, { trust: 'unsigned' })).toBe(true)
    expect(doubtful({ source: 'demo', trust: 'own', title: 'invented' })).toBe(false)
  })
  it('prefers the status without a contradicting body at equal times', () => {
    const contrary = event(2, 10, { status: { ...status('opened', true), bodySays: 'closed' } })
    const closed = event(1, 10, { status: status('closed') })
    expect([fold([closed, contrary]), fold([contrary, closed])]).toMatchObject([
      { status: { word: 'closed' } },
      { status: { word: 'closed' } }
    ])
    expect(fold([closed, { ...contrary, orderMs: 11 }])).toMatchObject({
      status: { word: 'opened', bodySays: 'closed' }
    })
  })
})

describe('gaps', () => {
  const at = (wallMs: number, steadyMs = wallMs) => ({ wallMs, steadyMs })
  it('exist once for each outage above five seconds', () => {
    const watch = new OutageTracker({})
    expect(watch.markListening('webhook', at(100_000))).toBeNull()
    expect(watch.markListening('webhook', at(105_000))).toBeNull()
    expect(watch.markListening('webhook', at(110_001))).toEqual({ source: 'webhook', fromMs: 105_000, toMs: 110_001 })
    expect(watch.markListening('webhook', at(112_000))).toBeNull()
  })
  it('start and end at whole milliseconds', () => {
    const watch = new OutageTracker({})
    watch.markListening('webhook', at(100_000, 0.25))
    expect(watch.outageSince('webhook', at(110_000, 10_000.6))).toBe(99_999)
    expect(watch.markListening('webhook', at(110_000, 10_000.6))).toEqual({
      source: 'webhook',
      fromMs: 99_999,
      toMs: 110_000
    })
  })
  it('reach back to the previous run, but not before the first one', () => {
    const watch = new OutageTracker({ webhook: 50_000 })
    expect(watch.outageSince('webhook', at(90_000))).toBe(50_000)
    expect(watch.markListening('webhook', at(90_000))).toEqual({ source: 'webhook', fromMs: 50_000, toMs: 90_000 })
    expect(watch.markListening('mqtt', at(90_000))).toBeNull()
    expect(watch.outageSince('relay', at(90_000))).toBeNull()
  })
  it('do not depend on changes of the system clock', () => {
    const watch = new OutageTracker({ mqtt: 9_000_000 })
    expect(watch.markListening('mqtt', at(8_000_000, 0))).toBeNull()
    expect(watch.markListening('mqtt', at(99_000_000, 2000))).toBeNull()
    expect(watch.markListening('mqtt', at(1_000_000, 12_000))).toEqual({
      source: 'mqtt',
      fromMs: 990_000,
      toMs: 1_000_000
    })
  })
  it('do not exist when all events are delivered afterwards', () => {
    const watch = new OutageTracker({ mqtt: 0 })
    expect(watch.markListening('mqtt', at(90_000), true)).toBeNull()
    expect(watch.markListening('mqtt', at(91_000))).toBeNull()
  })
})

describe('paths that polling may ask', () => {
  it.each([
    ['/projects', 'list'],
    ['/projects?per_page=20&page={page}', 'list'],
    ['/support/tickets?per_page=20&page={page}', 'list'],
    ['/api/v2/tickets', 'list'],
    ['/projects/view/{id}', 'item'],
    ['/support/tickets/{id}', 'item']
  ] as const)('accept %s as %s', (path, use) => expect(pollPathProblem(path, use)).toBeNull())
  it.each([
    '/files/purchase/{id}/7',
    '/files/purchase/1/2',
    '/support/tickets/close/{id}',
    '/support/tickets/reopen/{id}',
    '/support/tickets/{id}/close',
    '/support/tickets/close',
    '/projects/../files/purchase',
    '/projects/%2e%2e/x',
    '//evil/projects',
    'https://evil/projects',
    '/projects?next=/files/purchase',
    '/projects?page=1#x',
    '/projects?a',
    '/PROJECTS/../x',
    '/projects\\..',
    '/projects/{id}/files',
    '/vdb/types',
    '/projects?page=1?page=2',
    '/a/b/c/d/projects',
    '',
    'projects',
    '/projects/',
    '/projects/view'
  ])('refuse %s', (path) => {
    expect(pollPathProblem(path, 'list')).not.toBeNull()
    if (!/tickets\/\{id\}$|view\/\{id\}$/.test(path)) expect(pollPathProblem(path, 'item')).not.toBeNull()
    if (path !== '') expect(settingProblem('events.polling.tickets', path)).not.toBeNull()
  })
  it.each(['close', 'reopen', '../1', '1/2', '1?x', '%31', '', 'close/1', '1'.repeat(65)])('refuse the id %j', (id) =>
    expect(pollAddress('/support/tickets/{id}', 'item', { id })).toBeNull()
  )
  it('are filled with pages and ids, and belong to their family', () => {
    expect(pollAddress('/projects?page={page}', 'list', { page: 3 })).toBe('/projects?page=3')
    expect(pollAddress('/support/tickets/{id}', 'item', { id: 'T-7_a' })).toBe('/support/tickets/T-7_a')
    expect(['/support/tickets', '/tickets/{id}', '/projects', '/projects/view/{id}'].map(pollFamily)).toEqual([
      'support',
      'support',
      'fileTuning',
      'fileTuning'
    ])
  })
})

describe('addresses of sources', () => {
  it('are validated in the settings', () => {
    for (const host of ['127.0.0.1', '0.0.0.0', '192.168.1.4', '::1', 'localhost'])
      expect(listenHostProblem(host)).toBeNull()
    for (const host of ['', 'example.org', '256.1.1.1', '127.1', '1.2.3.4:5', '[::1]'])
      expect(listenHostProblem(host)).not.toBeNull()
    for (const path of ['events', '/a b', '/a?b', '/../x', '//x', '/%2e'])
      expect(listenPathProblem(path)).not.toBeNull()
    for (const address of ['', 'mqtt://broker', 'mqtts://broker:8883', 'wss://broker/mqtt'])
      expect(brokerAddressProblem(address)).toBeNull()
    for (const address of ['http://broker', 'mqtts://user:word@broker', 'broker', 'mqtt://'])
      expect(brokerAddressProblem(address)).not.toBeNull()
    for (const address of [
      '',
      'https://relay.example/s?c=1',
      'http://127.0.0.1:80/x',
      'http://[::1]/x',
      'http://localhost:5/'
    ])
      expect(relayAddressProblem(address)).toBeNull()
    for (const address of [
      'http://relay.example/',
      'http://127.0.0.1.evil.example/',
      'https://u:p@relay.example/',
      'ftp://x'
    ])
      expect(relayAddressProblem(address)).not.toBeNull()
    for (const topic of ['a/#', 'a/+/b', '#']) expect(topicProblem(topic)).toBeNull()
    for (const topic of ['', 'a/#/b', 'a#', 'a/b+']) expect(topicProblem(topic)).not.toBeNull()
  })
  it('of this computer are recognized in every spelling', () => {
    for (const host of ['127.0.0.1', '127.9.9.9', 'localhost', '::1', '[::1]', '::ffff:127.0.0.1'])
      expect(isLoopback(host)).toBe(true)
    for (const host of ['0.0.0.0', '::', '192.168.0.1', '127.0.0.1.example.org', 'localhost.example.org'])
      expect(isLoopback(host)).toBe(false)
  })
  it('in a request must match the local address', () => {
    expect(hostAllowed('192.168.1.4:80', '::ffff:192.168.1.4', [])).toBe(true)
    expect(hostAllowed('LOCALHOST', '127.0.0.1', [])).toBe(true)
    expect(hostAllowed('localhost', '192.168.1.4', [])).toBe(false)
    for (const host of [undefined, '', 'a b', '127.0.0.1@evil', 'evil:80', '127.0.0.1:80:80', 'http://127.0.0.1'])
      expect(hostAllowed(host, '127.0.0.1', [])).toBe(false)
  })
})

describe('numbers of the feed', () => {
  it('of back-off double to two minutes, half of them random', () => {
    expect([1, 2, 3, 8, 50].map((n) => reconnectDelayMs(n, () => 0))).toEqual([500, 1000, 2000, 60_000, 60_000])
    expect(reconnectDelayMs(50, () => 0.999_999)).toBe(120_000)
  })
  it('of retention count back from now', () =>
    expect(retentionOf({ days: 90, events: 10_000, megabytes: 2 }, 100 * 86_400_000)).toEqual({
      olderThanMs: 10 * 86_400_000,
      keep: 10_000,
      keepBytes: 2_097_152
    }))
})
