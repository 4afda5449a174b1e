import { describe, expect, it } from 'vitest'
import type { FeedEvent } from '@shared/feed/events'
import { foldSubject } from '@shared/feed/subject-state'
import { isLate, orderOf } from '@shared/feed/event-order'
import type { SubjectState } from '@shared/feed/subject-state'

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
        engineId: n % 3 === 1 ? `${n}` : null,
        generationId: n % 2 ? null : `${n}`,
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
  it('takes the ids of a vehicle from one event, since a generation and an engine of two are no pair', () => {
    const first = event(1, 1, { engineId: '7', generationId: '3', manufacturerId: '1', vehicle: 'first' })
    const other = event(2, 2, { engineId: '8', manufacturerId: '2' })
    const place = { engineId: '8', generationId: null, modelId: null, manufacturerId: '2' }
    expect(fold([first, other])).toMatchObject({ ...place, vehicle: 'first' })
    expect(fold([other, first])).toMatchObject({ ...place, vehicle: 'first' })
    expect(fold([first, other, event(3, 3, { generationId: '9' })])).toMatchObject(place)
    expect(fold([event(3, 3, { generationId: '9' }), event(4, 4, { modelId: '0' })])).toMatchObject({
      engineId: null,
      generationId: '9',
      modelId: '0'
    })
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
