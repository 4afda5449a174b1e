import { describe, expect, it } from 'vitest'
import type { FeedEntry, FeedGroupEntry, FeedGapEntry } from '@contract/channels/feed'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import { PROJECT_PRESET } from '@shared/feed/mapping/mapping-presets'
import {
  filterInput,
  activeFilterCount,
  fromSavedView,
  isNarrowing,
  NO_FILTERS,
  toSavedView
} from '@/features/feed/filters/feed-filters'
import { catalogueTargetOf, type CatalogueHints } from '@/features/feed/detail/catalogue-target'
import { fieldsByPointer, newMappingId, pointerAlternatives } from '@/features/feed/workbench/json-pointers'
import { useFeedSteps } from '@/features/feed/feed-steps'
import { mergeGaps, eventRows, groupRows } from '@/features/feed/list/feed-row-model'
import { findAddresses, truncate, hexDump, escapeInvisible } from '@/features/feed/body/safe-text'
import { snoozesAt, snoozeUntil } from '@/features/feed/snooze-times'
import { initiallyOpened, MAX_ENTRIES, jsonTreeRows } from '@/features/feed/body/json-tree-rows'
import en from '@shared/locales/en'

const hole = (from: string, to: string | null, source: FeedGapEntry['source'] = 'webhook'): FeedGapEntry => ({
  source,
  from,
  to
})
const event = (seq: number, arrivedAt: string): FeedEntry =>
  ({ seq, arrivedAt, subject: { type: 'ticket', id: `of ${seq}` } }) as FeedEntry
const group = (id: string, lastAt: string, events = 2): FeedGroupEntry =>
  ({ subject: { type: 'ticket', id }, lastAt, events }) as FeedGroupEntry
const keys = (rows: readonly { readonly key: string }[]): string[] => rows.map((row) => row.key)

describe('rows', () => {
  const [SUNDAY, MONDAY] = ['2026-03-01T12:00:00Z', '2026-03-02T08:00:00Z'].map(
    (iso) => `d:${new Date(iso).toDateString()}`
  )
  const NONE: ReadonlySet<string> = new Set()
  const NIGHT = hole('2026-03-01T18:02:00Z', '2026-03-02T07:41:00Z')

  it('include a gap between the events before and after it, once', () => {
    const rows = eventRows([event(2, '2026-03-02T08:00:00Z'), event(1, '2026-03-01T18:00:00Z')], [NIGHT], true)
    expect(keys(rows)).toEqual([MONDAY, 'e:2', 'h:webhook:2026-03-01T18:02:00Z', SUNDAY, 'e:1'])
  })

  it('hold back a gap that is older than the loaded page', () => {
    const newest = [event(2, '2026-03-02T08:00:00Z')]
    expect(keys(eventRows(newest, [NIGHT], false))).toEqual([MONDAY, 'e:2'])
    expect(keys(eventRows(newest, [NIGHT], true))).toEqual([MONDAY, 'e:2', 'h:webhook:2026-03-01T18:02:00Z'])
  })

  it('put an open gap on top, and separate two sources', () => {
    const rows = eventRows(
      [event(1, '2026-03-02T08:00:00Z')],
      [NIGHT, hole('2026-03-02T08:10:00Z', null), hole('2026-03-02T08:10:00Z', null, 'mqtt')],
      true
    )
    expect(keys(rows)).toEqual([
      'h:mqtt:2026-03-02T08:10:00Z',
      'h:webhook:2026-03-02T08:10:00Z',
      MONDAY,
      'e:1',
      'h:webhook:2026-03-01T18:02:00Z'
    ])
  })

  it('use the newest statement about a gap, which has ended meanwhile', () => {
    expect(mergeGaps([hole('a', null)], [hole('a', 'b')])).toEqual([hole('a', 'b')])
  })

  it('show the events of an open group below it, and that older ones are missing', () => {
    const inside = new Map([['ticket:T1', { events: [event(5, ''), event(4, '')], next: 'x' }]])
    expect(
      keys(
        groupRows([group('T1', '2026-03-02T08:00:00Z'), group('T2', '2026-03-02T07:00:00Z')], inside, [], true, NONE)
      )
    ).toEqual([MONDAY, 'g:ticket:T1', 'e:5', 'e:4', 'm:ticket:T1', 'g:ticket:T2'])
  })

  it('list a single event once, opened or not', () => {
    const inside = new Map([['ticket:T1', { events: [event(5, '')], next: null }]])
    expect(keys(groupRows([group('T1', '2026-03-02T08:00:00Z', 1)], inside, [], true, NONE))).toEqual([
      MONDAY,
      'g:ticket:T1'
    ])
  })

  it('begin with open tickets, and put everything else under the day of its newest event', () => {
    const groups = [
      group('T1', '2026-03-02T10:00:00Z'),
      { ...group('T2', '2026-03-02T09:00:00Z'), unread: 1 },
      group('T3', '2026-03-01T12:00:00Z'),
      group('T4', '2026-03-01T11:00:00Z')
    ]
    const rows = groupRows(groups, new Map(), [NIGHT], true, new Set(['ticket:T2', 'ticket:T4']))
    expect(keys(rows)).toEqual([
      'n',
      'g:ticket:T2',
      'g:ticket:T4',
      MONDAY,
      'g:ticket:T1',
      'h:webhook:2026-03-01T18:02:00Z',
      SUNDAY,
      'g:ticket:T3'
    ])
    // a row that stays after it was read is not counted
    expect(rows[0]).toMatchObject({ at: null, unread: 1 })
  })

  it('name a ticket in the time line when the row above belongs to another one', () => {
    const of = (seq: number, id: string): FeedEntry => ({
      ...event(seq, '2026-03-02T08:00:00Z'),
      subject: { type: 'ticket', id }
    })
    const rows = eventRows([of(4, 'T1'), of(3, 'T1'), of(2, 'T2'), of(1, 'T1')], [], true)
    expect(rows.flatMap((row) => (row.kind === 'event' ? row.again : []))).toEqual([false, true, false, false])
  })
})

describe('filters', () => {
  const NOW = new Date(2026, 2, 4, 15, 30)

  it('are empty at first', () => {
    expect(filterInput(NO_FILTERS, NOW)).toEqual({})
    expect(isNarrowing(NO_FILTERS)).toBe(false)
    expect(activeFilterCount(NO_FILTERS)).toBe(0)
  })

  it('send the chosen values', () => {
    const filters = {
      ...NO_FILTERS,
      text: '  Corsale ',
      unread: true,
      families: ['support' as const],
      kinds: ['sheet_ready'],
      statuses: ['other' as const],
      claimed: 'me' as const,
      snoozed: true
    }
    expect(filterInput(filters, NOW)).toEqual({
      text: 'Corsale',
      unread: true,
      families: ['support'],
      kinds: ['sheet_ready'],
      statuses: ['other'],
      claimed: 'me',
      snoozed: true
    })
    // the search has a field of its own
    expect(activeFilterCount(filters)).toBe(6)
  })

  it('mean a whole local day', () => {
    const asked = filterInput({ ...NO_FILTERS, span: 'custom', fromDay: '2026-03-02', toDay: '2026-03-03' }, NOW)
    expect(new Date(asked.from!)).toEqual(new Date(2026, 2, 2))
    expect(new Date(asked.to!).getTime()).toBe(new Date(2026, 2, 4).getTime() - 1)
    expect(filterInput({ ...NO_FILTERS, span: 'custom', fromDay: 'nonsense', toDay: '' }, NOW)).toEqual({})
    for (const day of ['20266-03-02', '9999-12-31'])
      expect(filterInput({ ...NO_FILTERS, span: 'custom', fromDay: day, toDay: day }, NOW)).toEqual({})
    expect(new Date(filterInput({ ...NO_FILTERS, span: 'today' }, NOW).from!)).toEqual(new Date(2026, 2, 4))
    expect(new Date(filterInput({ ...NO_FILTERS, span: 'week' }, NOW).from!)).toEqual(new Date(2026, 1, 25, 15, 30))
  })

  it('are restored unchanged from a saved view', () => {
    const filters = {
      ...NO_FILTERS,
      kinds: ['ticket_answered'],
      span: 'custom' as const,
      fromDay: '2026-03-02',
      toDay: '2026-03-03'
    }
    expect(fromSavedView({ filter: filterInput(filters, NOW) })).toEqual(filters)
  })
  it.each(['today', 'day', 'week', 'month'] as const)('are saved as a span when they move with time: %s', (span) => {
    const saved = toSavedView({ ...NO_FILTERS, unread: true, span }, NOW)
    expect(saved).toEqual({ filter: { unread: true }, span })
    const next = new Date(NOW.getTime() + 86_400_000)
    expect(filterInput(fromSavedView(saved), next)).toEqual(filterInput({ ...NO_FILTERS, unread: true, span }, next))
  })

  it('show snoozed tickets without reporting hidden ones', () => {
    expect(isNarrowing({ ...NO_FILTERS, snoozed: true })).toBe(false)
    expect(isNarrowing({ ...NO_FILTERS, unread: true })).toBe(true)
  })
})

describe('a body as text', () => {
  it('has characters written out that could reverse or hide text', () => {
    expect(escapeInvisible('gpj.\u202eexe')).toBe('gpj.[U+202E]exe')
    expect(escapeInvisible('a\u0000b\u200bc\u2066d\ufeff')).toBe('a[U+0000]b[U+200B]c[U+2066]d[U+FEFF]')
    expect(escapeInvisible('tag\u{e0041}')).toBe('tag[U+E0041]')
    expect(escapeInvisible('line\r\nnext\tcell é 中 ض')).toBe('line\nnext\tcell é 中 ض')
  })

  it('is in hex without UTF-8, eight bytes a line, with its letters beside', () => {
    expect(hexDump('')).toBe('')
    expect(hexDump(Buffer.from('ABCDEFGHI\u0000~\u007f\u0080', 'latin1').toString('hex')).split('\n')).toEqual([
      '0000  41 42 43 44 45 46 47 48 ABCDEFGH',
      '0008  49 00 7e 7f 80          I.~..'
    ])
  })

  it('is cut between whole characters', () => {
    expect(truncate('ab😀', 3)).toBe('ab')
    expect(truncate('ab😀', 4)).toBe('ab😀')
  })

  it('has each address once and whole', () => {
    const found = findAddresses(
      '{"a":"https:\\/\\/example.invalid\\/buy?id=1","b":"https://example.invalid/buy?id=1","c":"see (https://other.invalid/x)."}',
      ''
    )
    expect(found).toEqual([
      { address: 'https://example.invalid/buy?id=1', blockedBecause: null },
      { address: 'https://other.invalid/x', blockedBecause: null }
    ])
  })

  it('has no link for an address that is unusual, unencrypted, or of the service itself', () => {
    expect(
      findAddresses('https://API.service.invalid./files/purchase/1/2', 'api.service.invalid')[0]?.blockedBecause
    ).toBe('service')
    const refusal = (text: string): string | null | undefined =>
      findAddresses(text, 'api.service.invalid')[0]?.blockedBecause
    expect(refusal('http://example.invalid/')).toBe('not-https')
    expect(refusal('https://example.invalid@evil.invalid/')).toBe('credentials')
    expect(refusal('https://API.service.invalid/files/purchase/1/2')).toBe('service')
    expect(refusal(`https://example.invalid/${'a'.repeat(3000)}`)).toBe('too-long')
    expect(refusal('javascript:alert(1) file:///etc/passwd')).toBeUndefined()
  })
})

describe('a body as a tree', () => {
  const BODY = JSON.parse(
    '{"id":7,"a/b":{"__proto__":"x","list":[1,[2]]},"text":"one\\ntwo \\u202e","none":null}'
  ) as unknown

  it('has rows for open parts only', () => {
    expect(jsonTreeRows(BODY, new Set(['']))).toHaveLength(5)
    const rows = jsonTreeRows(BODY, new Set(['', '/a~1b', '/a~1b/list']))
    expect(rows.map((row) => row.pointer)).toEqual([
      '',
      '/id',
      '/a~1b',
      '/a~1b/__proto__',
      '/a~1b/list',
      '/a~1b/list/0',
      '/a~1b/list/1',
      '/text',
      '/none'
    ])
    expect(rows.find((row) => row.pointer === '/text')?.value).toBe('one two [U+202E]')
    expect(rows.find((row) => row.pointer === '/none')?.type).toBe('null')
  })

  it('limits the rows of a list, however long it is', () => {
    const long = { list: Array.from({ length: 200_000 }, (_none, at) => at) }
    expect(initiallyOpened(long).has('/list')).toBe(false)
    expect(jsonTreeRows(long, new Set(['', '/list']))).toHaveLength(MAX_ENTRIES + 2)
  })

  it('shows a single value that is not an object', () => {
    expect(jsonTreeRows('word', initiallyOpened('word'))).toMatchObject([{ pointer: '', type: 'text', value: 'word' }])
  })
})

describe('paths for a mapping', () => {
  const BODY = {
    messages: [
      { text: 'a', added: '2026-03-02T08:00:00Z' },
      { text: 'b', added: '2026-03-02T09:00:00Z' }
    ],
    id: 4,
    codes: ['P0001', 'P0002'],
    0: 'zero'
  }

  it('suggest the newest and the last entry of a list', () => {
    expect(pointerAlternatives(BODY, '/messages/0/text')).toEqual([
      '/messages/@newest:added/text',
      '/messages/@last/text',
      '/messages/0/text'
    ])
    expect(pointerAlternatives(BODY, '/codes/1')).toEqual(['/codes/@last', '/codes/1'])
    expect(pointerAlternatives(BODY, '/id')).toEqual(['/id'])
    expect(pointerAlternatives(BODY, '/0')).toEqual(['/0'])
  })

  it('are marked in the tree where they point in this body', () => {
    const mapping = {
      ...PROJECT_PRESET,
      fields: { subjectId: ['/id'], latest: ['/messages/@newest:added/text'], plate: ['/not/there'] }
    }
    expect([...fieldsByPointer(mapping, BODY)]).toEqual([
      ['/id', ['subjectId']],
      ['/messages/1/text', ['latest']]
    ])
  })

  it('have ids that main accepts', () => {
    expect(newMappingId()).toMatch(/^[A-Za-z0-9][A-Za-z0-9.:-]{0,63}$/)
    expect(newMappingId()).not.toMatch(/^preset:/)
  })
})

describe('the link of an event', () => {
  const leads = (more: Partial<CatalogueHints>): CatalogueHints => ({
    engineId: null,
    generationId: null,
    modelId: null,
    manufacturerId: null,
    vehicle: null,
    title: null,
    subject: { type: 'project', id: '1' },
    ...more
  })
  const ticket = { type: 'ticket', id: 'T' } as const

  it('opens the exact engine, with every digit of its id', () => {
    expect(catalogueTargetOf(leads({ engineId: '9007199254740993', generationId: '31' }), null)).toMatchObject({
      kind: 'engine',
      engineId: '9007199254740993',
      generationId: '31',
      to: {
        name: 'engine',
        params: { types: '-', manufacturers: '-', models: '-', generations: '31', engines: '9007199254740993' }
      }
    })
  })

  it('opens the engine of its project for a ticket', () => {
    expect(catalogueTargetOf(leads({ subject: ticket, vehicle: 'Corsale' }), leads({ engineId: '40' }))).toMatchObject({
      kind: 'engine',
      engineId: '40'
    })
  })

  it('is a search by name without an id, which costs no call by itself', () => {
    expect(catalogueTargetOf(leads({ title: 'Corsale II 2.0', engineId: 'x' }), null)).toEqual({
      kind: 'search',
      words: 'Corsale II 2.0',
      to: { name: 'search', query: { q: 'Corsale II 2.0', desk: '1' } }
    })
  })

  it('does not exist for a ticket with only a subject line', () => {
    expect(catalogueTargetOf(leads({ subject: ticket, title: 'Invoice' }), null)).toBeNull()
    expect(catalogueTargetOf(null, null)).toBeNull()
  })
})

it('each snooze of a day ends at another time', () => {
  for (let day = 1; day <= 7; day++) {
    const now = new Date(2026, 2, day, 9)
    const ends = snoozesAt(now).map((one) => snoozeUntil(one, now).getTime())
    expect(new Set(ends).size).toBe(ends.length)
  }
})

it('a snooze ends in the morning of the local clock', () => {
  const saturday = new Date(2026, 2, 7, 17)
  expect(snoozeUntil('hour', saturday)).toEqual(new Date(2026, 2, 7, 18))
  expect(snoozeUntil('tomorrow', saturday)).toEqual(new Date(2026, 2, 8, 8))
  expect(snoozeUntil('monday', saturday)).toEqual(new Date(2026, 2, 9, 8))
  expect(snoozeUntil('monday', new Date(2026, 2, 9, 7))).toEqual(new Date(2026, 2, 16, 8))
})

it('a ticket opened in the groups has its place in the time line', () => {
  const now = '2026-03-07T10:00:00Z'
  const { place } = useFeedSteps({
    rows: () => eventRows([event(3, now), event(2, now), event(1, now)], [], true),
    activeKey: () => 'g:ticket:of 2',
    subject: () => ({ type: 'ticket', id: 'of 2' }),
    total: () => 14
  })
  expect(place.value).toEqual({ n: 2, of: 14 })
})

it('each of the ten kinds has a text', () => {
  expect(Object.keys(en.feed.kind).sort()).toEqual([...EVENT_KINDS].sort())
})
