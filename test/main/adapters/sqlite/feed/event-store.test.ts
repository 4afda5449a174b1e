import { describe, expect, it } from 'vitest'
import type { FeedFilter } from '@shared/feed/feed-query'
import { event, eventStore, status, ticketNo } from '../support/feed-store-helpers'
import { startInProcess } from '../support/start-in-process'
import { NOW } from '../support/store-helpers'

const DAY = 86_400_000

describe('stored events', () => {
  it('are returned byte for byte, with the fields that the store adds', async () => {
    const { store } = eventStore()
    const body = Buffer.from([
      ...Buffer.from('{"a":"'),
      ...Array.from({ length: 3000 }, (_, n) => 32 + (n % 90)),
      ...Buffer.from('"}')
    ])
    const given = event(1, {
      body,
      title: 'EDC17 read error',
      author: 'Ana',
      plate: 'AB-123-CD',
      status: status('answered'),
      engineId: '9223372036854775807'
    })
    const [answer] = await store.append([given])
    const { body: _body, headers: _headers, ...rest } = given
    const expected = {
      ...rest,
      seq: 1,
      bodyBytes: body.byteLength,
      read: false,
      late: false,
      copies: 0,
      lastCopyAtMs: null
    }
    expect(answer).toEqual({ isNew: true, event: expected, snoozed: false })
    expect(await store.event(1)).toEqual(expected)
    const raw = await store.raw(1)
    expect(Buffer.from(raw?.body ?? []).equals(body)).toBe(true)
    expect(raw?.headers).toEqual({ 'x-n': '1' })
    expect(await store.event(2)).toBeNull()
    expect(await store.raw(2)).toBeNull()
  })

  it('are read from the start if their source says so', async () => {
    const { store } = eventStore()
    const [first] = await store.append([event(1, { read: true }), event(2)])
    expect(first).toMatchObject({ isNew: true, event: { read: true } })
    expect(await store.event(1)).toMatchObject({ read: true })
    expect(await store.unread()).toMatchObject({ subjects: 1 })
  })

  it('count as one when their identity is the same, within a batch and across', async () => {
    const { store } = eventStore()
    const first = await store.append([event(1), event(1, { arrivedAtMs: NOW + 5 }), event(2)])
    expect(first.map((one) => one.isNew)).toEqual([true, false, true])
    expect(await store.append([event(1, { arrivedAtMs: NOW + 9 })])).toEqual([{ isNew: false, seq: 1 }])
    expect(await store.event(1)).toMatchObject({ copies: 2, lastCopyAtMs: NOW + 9 })
    expect((await store.counts({})).total).toBe(2)
  })

  it('survive a restart, and their numbers continue also after a purge of all', async () => {
    const one = eventStore()
    await one.store.append([event(1), event(2)])
    await one.store.purge('all')
    await one.store.close()
    const two = eventStore({ folder: one.folder, secrets: one.secrets })
    const [answer] = await two.store.append([event(3)])
    expect(answer).toMatchObject({ isNew: true, event: { seq: 3 } })
  })

  it('are stored completely or not at all: a failed batch leaves nothing', async () => {
    const { store } = eventStore()
    const bad = { ...event(2), source: null as never }
    await expect(store.append([event(1), bad])).rejects.toMatchObject({ name: 'StoreFailure' })
    expect((await store.counts({})).total).toBe(0)
    expect((await store.append([event(1)]))[0]).toMatchObject({ isNew: true, event: { seq: 1 } })
  })
})

describe('the list', () => {
  it('is in order of arrival, newest first, whatever times are stated, and has pages', async () => {
    const { store } = eventStore()
    await store.append(
      Array.from({ length: 25 }, (_, n) =>
        event(n, {
          arrivedAtMs: NOW + (n % 5) * 1000,
          orderMs: NOW - n * 60_000,
          orderFrom: 'stated',
          subject: ticketNo(`T-${n}`)
        })
      )
    )
    const seqs: number[] = []
    let before: string | undefined
    do {
      const page = await store.page({ filter: {}, limit: 7, ...(before === undefined ? {} : { before }) })
      seqs.push(...page.items.map(({ seq }) => seq))
      before = page.next ?? undefined
    } while (before !== undefined)
    const expected = Array.from({ length: 25 }, (_, n) => ({ seq: n + 1, at: n % 5 }))
      .sort((a, b) => b.at - a.at || b.seq - a.seq)
      .map(({ seq }) => seq)
    expect(seqs).toEqual(expected)
    const first = await store.groups({ filter: {}, limit: 7 })
    const second = await store.groups({ filter: {}, limit: 50, before: first.next! })
    expect([...first.items, ...second.items].map(({ lastSeq }) => lastSeq)).toEqual(expected)
  })

  const asked: readonly (readonly [string, FeedFilter, readonly number[]])[] = [
    ['nothing', {}, [6, 5, 4, 3, 2, 1]],
    ['kinds', { kinds: ['ticket_answered', 'brand_new'] }, [5, 2]],
    ['three kinds', { kinds: ['ticket_answered', 'brand_new', 'file_purchase'] }, [6, 5, 2]],
    ['families', { families: ['fileTuning'] }, [6]],
    ['unknown family', { families: ['unknown'] }, [5]],
    ['statuses', { statuses: ['answered'] }, [2]],
    ['sources', { sources: ['mqtt'] }, [3]],
    ['a subject', { subject: ticketNo('T-2') }, [4, 3]],
    ['time', { fromMs: NOW + 2000, toMs: NOW + 4000 }, [4, 3, 2]],
    ['arrival', { arrivedBeforeMs: NOW + 3000 }, [2, 1]],
    ['unread', { unread: true }, [6, 5, 4, 3, 2]],
    ['text with accents and capitals folded', { text: 'MULLER' }, [4]],
    ['all words of a text, in any order', { text: 'bench  try' }, [2]],
    ['part of a plate', { text: 'b-12' }, [6]],
    ['the number of a subject', { text: 't-2' }, [4, 3]],
    ['a kind by text', { text: 'brand' }, [5]],
    ['text nobody wrote', { text: 'zzz' }, []],
    ['several at once', { kinds: ['message_created'], subject: ticketNo('T-2'), text: 'müller', unread: true }, [4]],
    ['what another claimed', { claimed: 'others' }, [4, 3]],
    ['what was claimed here', { claimed: 'me', me: 'Eva' }, [4, 3]],
    ['what was claimed here, by another', { claimed: 'me', me: 'Ana' }, []],
    ['what others claimed, as who claimed it', { claimed: 'others', me: 'Eva' }, []],
    ['what was claimed here, without a name', { claimed: 'me' }, []],
    ['what nobody claimed', { claimed: 'nobody' }, [6, 5, 2, 1]]
  ]
  const SUBJECT_OF: Readonly<Record<number, string>> = { 1: 'T-1', 2: 'T-1', 3: 'T-2', 4: 'T-2', 5: 'T-3', 6: '7' }
  it.each(asked)('filters by %s', async (_name, filter, seqs) => {
    const { store } = eventStore()
    await store.append([
      event(1),
      event(2, { kind: 'ticket_answered', status: status('answered'), latest: 'Try bench mode' }),
      event(3, { source: 'mqtt', subject: ticketNo('T-2') }),
      event(4, { subject: ticketNo('T-2'), author: 'Jörg Müller' }),
      event(5, { kind: 'brand_new', subject: ticketNo('T-3') }),
      event(6, { kind: 'file_purchase', subject: { type: 'project', id: '7' }, plate: 'AB-123-CD' })
    ])
    await store.setRead({ seqs: [1] }, true)
    await store.setMarks(ticketNo('T-2'), { claimedBy: 'Eva' }, NOW)
    expect((await store.page({ filter, limit: 50 })).items.map(({ seq }) => seq)).toEqual(seqs)
    expect((await store.counts(filter)).total).toBe(seqs.length)
    // a ticket or project is listed for its own status, not for that of its events
    if (!filter.statuses)
      expect(new Set((await store.groups({ filter, limit: 50 })).items.flatMap(({ subject }) => subject.id))).toEqual(
        new Set(seqs.map((seq) => SUBJECT_OF[seq]))
      )
  })

  it('counts by kind, family, status and source', async () => {
    const { store } = eventStore()
    await store.append([
      event(1),
      event(2),
      event(3, { kind: 'ticket_closed', status: status('closed') }),
      event(4, { kind: 'brand_new', source: 'mqtt' })
    ])
    await store.setRead({ upToSeq: 1 }, true)
    expect(await store.counts({})).toEqual({
      total: 4,
      unread: 3,
      byKind: { message_created: 2, ticket_closed: 1, brand_new: 1 },
      byFamily: { support: 3, unknown: 1 },
      byStatus: { '': 3, closed: 1 },
      bySource: { webhook: 3, mqtt: 1 },
      snoozed: 0,
      latestSeq: 4
    })
  })

  it('reads an invalid position as the beginning', async () => {
    const { store } = eventStore()
    await store.append([event(1)])
    expect((await store.page({ filter: {}, before: "1'; DROP TABLE events", limit: 5 })).items).toHaveLength(1)
  })
})

describe('tickets and projects', () => {
  it('are computed from their events, and a late one never restores an older status', async () => {
    const { store } = eventStore()
    await store.append([
      event(1, { kind: 'ticket_opened', status: status('opened'), title: 'EDC17', orderMs: NOW }),
      event(2, { kind: 'ticket_closed', status: status('closed'), orderMs: NOW + 5000 })
    ])
    const [late] = await store.append([
      event(3, { kind: 'ticket_answered', status: status('answered'), latest: 'Try bench', orderMs: NOW + 2000 })
    ])
    expect(late).toMatchObject({ event: { late: true } })
    const { items } = await store.groups({ filter: {}, limit: 10 })
    expect(items).toEqual([
      expect.objectContaining({
        subject: ticketNo('T-1'),
        title: 'EDC17',
        latest: 'Try bench',
        status: status('closed'),
        events: 3,
        unread: 3,
        statusAtMs: NOW + 2000,
        lastAtMs: NOW + 3000,
        lastKind: 'ticket_answered',
        claimedBy: null
      })
    ])
    expect(items[0]).not.toHaveProperty('stamps')
  })

  it('include their event when it is the only one', async () => {
    const { store } = eventStore()
    await store.append([event(1), event(2, { subject: ticketNo('T-2'), trust: 'unsigned' }), event(3)])
    await store.append([event(2, { subject: ticketNo('T-2'), trust: 'unsigned', arrivedAtMs: NOW + 9000 })])
    const { items } = await store.groups({ filter: {}, limit: 10 })
    expect(items.map(({ subject, only }) => [subject.id, only])).toEqual([
      ['T-1', null],
      ['T-2', await store.event(2)]
    ])
    expect(items[1]?.only).toMatchObject({ trust: 'unsigned', copies: 1 })
  })

  it('have pages by their newest event and are found by their events', async () => {
    const { store } = eventStore()
    await store.append(
      Array.from({ length: 9 }, (_, n) =>
        event(n, {
          subject: ticketNo(`T-${n}`),
          title: `Car ${n}`,
          ...(n % 2 === 0 ? { kind: 'ticket_closed', status: status('closed') } : {})
        })
      )
    )
    const ids = async (filter: FeedFilter, before?: string): Promise<[string[], string | null]> => {
      const { items, next } = await store.groups({ filter, limit: 3, ...(before === undefined ? {} : { before }) })
      return [items.map(({ subject }) => subject.id), next]
    }
    const [first, next] = await ids({})
    expect(first).toEqual(['T-8', 'T-7', 'T-6'])
    expect((await ids({}, next ?? ''))[0]).toEqual(['T-5', 'T-4', 'T-3'])
    expect((await ids({ text: 'car 2' }))[0]).toEqual(['T-2'])
    expect(await ids({ statuses: ['closed'] })).toEqual([['T-8', 'T-6', 'T-4'], expect.any(String)])
    await store.setRead({ subject: ticketNo('T-8') }, true)
    expect((await ids({ unread: true }))[0]).toEqual(['T-7', 'T-6', 'T-5'])
  })

  it('have claim, snooze and note; snoozed ones are left out until their time', async () => {
    const { store, clock } = eventStore()
    await store.append([event(1), event(2, { subject: ticketNo('T-2') })])
    expect(await store.setMarks(ticketNo('T-1'), { claimedBy: 'Ana' }, NOW)).toEqual({
      claimedBy: 'Ana',
      claimedAtMs: NOW,
      snoozedUntilMs: null,
      note: null,
      noteAtMs: null
    })
    await store.setMarks(ticketNo('T-1'), { note: 'call back' }, NOW + 1)
    await store.setMarks(ticketNo('T-2'), { snoozedUntilMs: NOW + 60_000 }, NOW)
    expect(await store.marks(ticketNo('T-1'))).toEqual({
      claimedBy: 'Ana',
      claimedAtMs: NOW,
      snoozedUntilMs: null,
      note: 'call back',
      noteAtMs: NOW + 1
    })
    const shown = async (filter: FeedFilter, me = 'Ana') =>
      (await store.groups({ filter: { ...filter, me }, limit: 10 })).items.map(({ subject }) => subject.id)
    expect(await shown({})).toEqual(['T-1'])
    expect(await shown({ snoozed: true })).toEqual(['T-2', 'T-1'])
    expect(await shown({ claimed: 'me' })).toEqual(['T-1'])
    expect(await shown({ claimed: 'me' }, 'Eva')).toEqual([])
    expect(await shown({ claimed: 'others' }, 'Eva')).toEqual(['T-1'])
    expect(await store.unread()).toEqual({ subjects: 1, changesAtMs: NOW + 60_000 })
    await clock.advance(60_001)
    expect(await shown({})).toEqual(['T-2', 'T-1'])
    expect(await store.unread()).toEqual({ subjects: 2, changesAtMs: null })
    await store.setMarks(ticketNo('T-1'), { claimedBy: null, note: null }, NOW)
    expect(await store.marks(ticketNo('T-1'))).toEqual({
      claimedBy: null,
      claimedAtMs: null,
      snoozedUntilMs: null,
      note: null,
      noteAtMs: null
    })
  })

  it('report for an event whether its ticket is snoozed at that time', async () => {
    const { store } = eventStore()
    await store.append([event(1), event(2, { subject: ticketNo('T-2') })])
    await store.setMarks(ticketNo('T-2'), { snoozedUntilMs: NOW + 60_000 }, NOW)
    const answers = await store.append([
      event(3, { subject: ticketNo('T-2'), arrivedAtMs: NOW + 1000 }),
      event(4, { subject: ticketNo('T-2'), arrivedAtMs: NOW + 60_000 }),
      event(5, { arrivedAtMs: NOW + 1000 })
    ])
    expect(answers.map((answer) => answer.isNew && answer.snoozed)).toEqual([true, false, false])
  })

  it('are returned one by one, as a whole or up to an event', async () => {
    const { store } = eventStore()
    await store.append([
      event(1),
      event(2),
      event(3, { subject: ticketNo('T-2') }),
      event(4, { subject: ticketNo('T-2') })
    ])
    expect((await store.unread()).subjects).toBe(2)
    expect(await store.setRead({ seqs: [1, 1, 99] }, true)).toBe(1)
    expect(await store.setRead({ subject: ticketNo('T-2') }, true)).toBe(2)
    expect((await store.unread()).subjects).toBe(1)
    expect(await store.setRead({ upToSeq: 3 }, true)).toBe(1)
    expect((await store.unread()).subjects).toBe(0)
    expect(await store.setRead({ seqs: [4] }, false)).toBe(1)
  })
})

describe('reading stored events again', () => {
  it('returns them in steps, by number and by size', async () => {
    const { store } = eventStore()
    await store.append(Array.from({ length: 5 }, (_, n) => event(n, { body: Buffer.alloc(1000, 65 + n) })))
    expect((await store.rawAfter(0, 2, 1e6)).map(({ event: { seq } }) => seq)).toEqual([1, 2])
    expect((await store.rawAfter(2, 10, 2000)).map(({ event: { seq } }) => seq)).toEqual([3, 4])
    expect((await store.rawAfter(2, 10, 10)).map(({ body }) => body.byteLength)).toEqual([1000])
  })

  it('replaces their facts, moves them to other subjects and finds them by the new words only', async () => {
    const { store } = eventStore()
    await store.append([event(1, { title: 'old words' }), event(2, { title: 'old words' })])
    expect((await store.page({ filter: { text: 'old' }, limit: 5 })).items).toHaveLength(2)
    const before = await store.event(1)
    await store.rewrite([
      {
        seq: 1,
        facts: { ...event(1), subject: ticketNo('T-9'), title: 'new words', status: status('pending') },
        orderMs: NOW - 5,
        orderFrom: 'stated'
      }
    ])
    expect(await store.event(1)).toEqual({
      ...before,
      subject: ticketNo('T-9'),
      title: 'new words',
      status: status('pending'),
      orderMs: NOW - 5,
      orderFrom: 'stated'
    })
    expect((await store.page({ filter: { text: 'old' }, limit: 5 })).items.map(({ seq }) => seq)).toEqual([2])
    expect(
      (await store.page({ filter: { text: 'new', statuses: ['pending'] }, limit: 5 })).items.map(({ seq }) => seq)
    ).toEqual([1])
    const { items } = await store.groups({ filter: {}, limit: 5 })
    expect(items.map(({ subject, events, title }) => [subject.id, events, title])).toEqual([
      ['T-1', 1, 'old words'],
      ['T-9', 1, 'new words']
    ])
  })
})

describe('retention and purging', () => {
  it('delete events older than the days and beyond the number, read and claimed ones too', async () => {
    const { store } = eventStore()
    await store.append([
      event(1, { arrivedAtMs: NOW - 100 * DAY, subject: ticketNo('T-old') }),
      ...Array.from({ length: 9 }, (_, n) => event(10 + n))
    ])
    await store.setMarks(ticketNo('T-old'), { note: 'keep?' }, NOW)
    expect(await store.trim({ olderThanMs: NOW - 90 * DAY, keep: 6 })).toBe(4)
    expect((await store.page({ filter: {}, limit: 20 })).items.map(({ seq }) => seq)).toEqual([10, 9, 8, 7, 6, 5])
    expect(await store.raw(1)).toBeNull()
    expect((await store.marks(ticketNo('T-old'))).note).toBeNull()
    expect(
      (await store.groups({ filter: {}, limit: 20 })).items.map(({ subject, events }) => [subject.id, events])
    ).toEqual([['T-1', 6]])
    expect(await store.trim({ olderThanMs: NOW - 90 * DAY, keep: 6 })).toBe(0)
  })

  it('delete played events before all others beyond the number', async () => {
    const { store } = eventStore()
    await store.append([
      event(1),
      event(2),
      ...Array.from({ length: 6 }, (_, n) =>
        event(10 + n, { source: n % 2 === 0 ? 'replay' : 'demo', trust: 'unsigned' })
      ),
      event(30)
    ])
    expect(await store.trim({ olderThanMs: 0, keep: 4 })).toBe(5)
    expect((await store.page({ filter: {}, limit: 20 })).items.map(({ seq }) => seq)).toEqual([9, 8, 2, 1])
    expect(await store.trim({ olderThanMs: -Infinity, keep: 2 })).toBe(2)
    expect((await store.page({ filter: {}, limit: 20 })).items.map(({ seq }) => seq)).toEqual([9, 2])
  })

  it('delete by the days alone and by the number alone', async () => {
    const { store } = eventStore()
    await store.append([
      event(1, { arrivedAtMs: NOW - 91 * DAY }),
      event(2, { arrivedAtMs: NOW - 89 * DAY }),
      event(3),
      event(4)
    ])
    const left = async () => (await store.page({ filter: {}, limit: 20 })).items.map(({ seq }) => seq).sort()
    expect(await store.trim({ olderThanMs: NOW - 90 * DAY, keep: 1000 })).toBe(1)
    expect(await left()).toEqual([2, 3, 4])
    expect(await store.trim({ olderThanMs: -Infinity, keep: 2 })).toBe(1)
    expect(await left()).toEqual([3, 4])
  })

  it('delete as many as the disk has no space for, played and old ones first, and not many more', async () => {
    const { store } = eventStore()
    const noise = (n: number): Buffer =>
      Buffer.from(Array.from({ length: 100_000 }, (_x, at) => Math.floor(Math.sin((at + 1) * (n + 7)) * 1e6) & 255))
    await store.append(
      Array.from({ length: 40 }, (_, n) =>
        event(n, { body: noise(n), ...(n === 30 ? ({ source: 'replay', trust: 'unsigned' } as const) : {}) })
      )
    )
    const before = await store.trim({ olderThanMs: 0, keep: 1000, keepBytes: 100_000_000 })
    expect(before).toBe(0)
    const gone = await store.trim({ olderThanMs: 0, keep: 1000, keepBytes: 2_000_000 })
    expect(gone).toBeGreaterThan(18)
    expect(gone).toBeLessThan(26)
    const left = (await store.page({ filter: {}, limit: 50 })).items.map(({ seq }) => seq).sort((a, b) => a - b)
    expect(left).toEqual(Array.from({ length: 40 }, (_, n) => n + 1).filter((seq) => seq > gone - 1 && seq !== 31))
    expect(await store.trim({ olderThanMs: 0, keep: 1000, keepBytes: 2_000_000 })).toBe(0)
  })

  it('compute a subject again when one of its values came from a deleted event', async () => {
    const { store } = eventStore()
    await store.append([event(1, { title: 'Only here', status: status('closed') }), event(2), event(3)])
    await store.trim({ olderThanMs: -Infinity, keep: 2 })
    expect((await store.groups({ filter: {}, limit: 5 })).items[0]).toMatchObject({
      title: null,
      status: null,
      events: 2
    })
  })

  it('accept a purged event again after four days, and not before', async () => {
    const { store, clock } = eventStore()
    await store.append([event(1), event(2)])
    expect(await store.purge({ subject: ticketNo('T-1') })).toBe(2)
    expect(await store.append([event(1)])).toEqual([{ isNew: false, seq: null }])
    await clock.advance(4 * DAY + 1)
    await store.trim({ olderThanMs: 0, keep: 100 })
    expect((await store.append([event(1)]))[0]).toMatchObject({ isNew: true })
  })

  it('accept played events again at once, since a demo day may be repeated', async () => {
    const { store } = eventStore()
    await store.append([event(1, { source: 'demo' }), event(2)])
    expect(await store.purge({ source: 'demo' })).toBe(1)
    expect((await store.append([event(1, { source: 'demo' })]))[0]).toMatchObject({ isNew: true })
    expect((await store.page({ filter: {}, limit: 5 })).items.map(({ seq }) => seq)).toEqual([2, 3])
  })

  it('purge by time, or everything with marks, notes and gaps', async () => {
    const { store } = eventStore()
    await store.append([event(1), event(2), event(3, { subject: ticketNo('T-2') })])
    await store.setMarks(ticketNo('T-1'), { note: 'n' }, NOW)
    await store.addGap({ source: 'webhook', fromMs: NOW, toMs: NOW + 10 })
    await store.setValue('views', [{ id: 'v' }])
    expect(await store.purge({ beforeMs: NOW + 1500 })).toBe(1)
    expect(await store.gaps(0, NOW * 2)).toEqual([])
    await store.addGap({ source: 'webhook', fromMs: NOW, toMs: NOW + 10 })
    expect(await store.purge('all')).toBe(2)
    expect(await store.counts({})).toMatchObject({ total: 0 })
    expect((await store.groups({ filter: { snoozed: true }, limit: 5 })).items).toEqual([])
    expect((await store.marks(ticketNo('T-1'))).note).toBeNull()
    expect(await store.gaps(0, NOW * 2)).toEqual([])
    // the user's data stays
    expect(await store.value('views')).toEqual([{ id: 'v' }])
  })
})

describe('gaps and values', () => {
  it('list the times a source was away, newest first', async () => {
    const { store } = eventStore()
    const a = await store.addGap({ source: 'webhook', fromMs: NOW, toMs: NOW + 100 })
    const b = await store.addGap({ source: 'mqtt', fromMs: NOW + 200, toMs: NOW + 300 })
    expect(await store.gaps(NOW + 50, NOW + 250)).toEqual([b, a])
    expect(await store.gaps(NOW + 101, NOW + 199)).toEqual([])
  })

  it('keep a value under a name; undefined removes it', async () => {
    const { store } = eventStore()
    expect(await store.value('mappings')).toBeNull()
    await store.setValue('mappings', { current: ['a'.repeat(5000)] })
    expect(await store.value('mappings')).toEqual({ current: ['a'.repeat(5000)] })
    await store.setValue('mappings', undefined)
    expect(await store.value('mappings')).toBeNull()
  })
})

it('starts its reader with the first list, and not for what every start reads', async () => {
  const started: string[] = []
  const { store } = eventStore({ startWorker: (plan) => (started.push(plan.role), startInProcess(plan)) })
  await store.value('mappings')
  await store.append([event(1)])
  expect(await store.unread()).toMatchObject({ subjects: 1 })
  expect(started).toEqual(['feed'])
  await store.page({ filter: {}, limit: 5 })
  expect(started).toEqual(['feed', 'feed-reader'])
})

describe('the first text search of a run', () => {
  it('is complete, also with later events, and allows a page while texts are decrypted', async () => {
    const one = eventStore()
    const many = 3000
    for (let from = 0; from < many; from += 500)
      await one.store.append(
        Array.from({ length: 500 }, (_, k) => event(from + k, { title: `Fahrzeug n${from + k}.` }))
      )
    await one.store.close()
    const { store } = eventStore({ folder: one.folder, secrets: one.secrets })
    await store.open()
    const answered: string[] = []
    const searches = [
      store.page({ filter: { text: 'fahrzeug n0.' }, limit: 50 }),
      store.counts({ text: 'nobody wrote this' })
    ].map((search) =>
      search.then((found) => {
        answered.push('search')
        return found
      })
    )
    await store.page({ filter: {}, limit: 50 }).then(() => answered.push('page'))
    expect(answered).toEqual(['page'])
    expect(await Promise.all(searches)).toMatchObject([{ items: [{ title: 'Fahrzeug n0.' }] }, { total: 0 }])
    await store.append(Array.from({ length: 150 }, (_, k) => event(many + k, { title: `Später ${k}.` })))
    expect((await store.counts({ text: 'später' })).total).toBe(150)
    await store.purge({ beforeMs: NOW + 10_000 })
    expect((await store.counts({ text: 'fahrzeug' })).total).toBe(many - 10)
  })
})
