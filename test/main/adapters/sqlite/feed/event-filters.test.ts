import { expect, it } from 'vitest'
import type { FeedEvent, NewEvent } from '@shared/feed/events'
import type { StatusWord } from '@shared/feed/event-kinds'
import type { EventStore } from '@shared/ports/stores/event-store'
import type { FeedFilter, FeedGroup, Page } from '@shared/feed/feed-query'
import { random, type Random } from '../../../../helpers/random'
import { event, eventStore, status, ticketNo } from '../support/feed-store-helpers'
import { NOW } from '../support/store-helpers'

const WORDS = ['opened', 'pending', 'answered', 'closed'] as const
const KINDS = ['message_created', 'ticket_answered', 'ticket_closed', 'brand_new'] as const
const SUBJECTS = 7

function anyEvent(n: number, { pick, chance, int }: Random): NewEvent {
  return event(n, {
    kind: pick(KINDS),
    subject: ticketNo(`T-${int(1, SUBJECTS)}`),
    source: pick(['webhook', 'mqtt']),
    latest: pick(['Read error', 'File is ready', null]),
    orderMs: NOW + int(0, 30) * 1000,
    arrivedAtMs: NOW + int(0, 30) * 1000,
    status: chance(0.3) ? null : chance(0.1) ? status('other', 'Escalated') : status(pick(WORDS))
  })
}
function anyFilter({ pick, chance, int }: Random): FeedFilter {
  const some = <T>(list: readonly T[]): T[] => list.filter(() => chance(0.4))
  return {
    ...(chance(0.5) ? { statuses: some<StatusWord>([...WORDS, 'other']) } : {}),
    ...(chance(0.3) ? { kinds: some(KINDS) } : {}),
    ...(chance(0.2) ? { families: [pick(['support', 'unknown'] as const)] } : {}),
    ...(chance(0.2) ? { text: pick(['read', 'ready', 't-3']) } : {}),
    ...(chance(0.2) ? { fromMs: NOW + int(0, 30) * 1000 } : {}),
    ...(chance(0.3) ? { unread: true } : {}),
    ...(chance(0.2) ? { claimed: pick(['me', 'others', 'nobody'] as const), me: 'Eva' } : {}),
    ...(chance(0.3) ? { snoozed: true } : {})
  }
}
async function filled(any: Random): Promise<EventStore> {
  const { store } = eventStore()
  await store.append(Array.from({ length: 40 }, (_, n) => anyEvent(n, any)))
  await store.setRead({ seqs: Array.from({ length: 12 }, () => any.int(1, 40)) }, true)
  await store.setMarks(ticketNo('T-1'), { claimedBy: 'Eva' }, NOW)
  await store.setMarks(ticketNo('T-2'), { claimedBy: 'Ana', snoozedUntilMs: NOW + 60_000 }, NOW)
  await store.setMarks(ticketNo('T-3'), { snoozedUntilMs: NOW + 60_000 }, NOW)
  return store
}
async function all<T>(ask: (before: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = []
  let before: string | undefined
  do {
    const page = await ask(before)
    items.push(...page.items)
    before = page.next ?? undefined
  } while (before !== undefined)
  return items
}
const eventsOf = (store: EventStore, filter: FeedFilter): Promise<FeedEvent[]> =>
  all((before) => store.page({ filter, limit: 11, ...(before === undefined ? {} : { before }) }))
const groupsOf = (store: EventStore, filter: FeedFilter): Promise<FeedGroup[]> =>
  all((before) => store.groups({ filter, limit: 3, ...(before === undefined ? {} : { before }) }))
const unreadOf = (events: readonly FeedEvent[]): readonly FeedEvent[] => events.filter(({ read }) => !read)
/** Events, or the tickets and projects that they belong to. */
const sizeOf = (events: readonly FeedEvent[], statusOf: 'event' | 'subject'): number =>
  statusOf === 'event' ? events.length : new Set(events.map(({ subject }) => subject.id)).size

it.each(Array.from({ length: 10 }, (_, seed) => seed))(
  'lists, counts and marks agree, by ticket and by event (seed %i)',
  async (seed) => {
    const any = random(seed)
    const store = await filled(any)
    for (let times = 0; times < 12; times++) {
      const filter = anyFilter(any)
      for (const statusOf of ['event', 'subject'] as const) {
        const asked = { ...filter, statusOf }
        const [events, counts] = [await eventsOf(store, asked), await store.counts(asked)]
        expect(counts).toMatchObject({
          total: sizeOf(events, statusOf),
          unread: sizeOf(unreadOf(events), statusOf),
          latestSeq: Math.max(0, ...events.map(({ seq }) => seq))
        })
        const { statuses: _statuses, ...others } = asked
        const beside = await store.counts(others)
        for (const word of [...WORDS, 'other'] as const)
          expect([word, beside.byStatus[word] ?? 0]).toEqual([
            word,
            (await store.counts({ ...others, statuses: [word] })).total
          ])
        expect(counts.snoozed).toBe(
          (await store.counts({ ...asked, snoozed: true })).total -
            (await store.counts({ ...asked, snoozed: false })).total
        )
        expect(events).toEqual(events.toSorted((a, b) => b.arrivedAtMs - a.arrivedAtMs || b.seq - a.seq))
        if (statusOf === 'event') continue
        const groups = await groupsOf(store, asked)
        expect(groups).toEqual(groups.toSorted((a, b) => b.lastAtMs - a.lastAtMs || b.lastSeq - a.lastSeq))
        expect(new Set(groups.map(({ subject }) => subject.id))).toEqual(
          new Set(events.map(({ subject }) => subject.id))
        )
        expect([
          groups.reduce((sum, one) => sum + one.fitting, 0),
          groups.reduce((sum, one) => sum + one.unread, 0)
        ]).toEqual([events.length, unreadOf(events).length])
        expect([groups.length, groups.filter(({ unread }) => unread > 0).length]).toEqual([counts.total, counts.unread])
        for (const kind of new Set(events.map((one) => one.kind)))
          expect([kind, counts.byKind[kind]]).toEqual([
            kind,
            sizeOf(
              events.filter((one) => one.kind === kind),
              statusOf
            )
          ])
        if (filter.statuses?.length)
          expect(groups.map((one) => one.status?.word)).toSatisfy((words: string[]) =>
            words.every((word) => (filter.statuses as string[]).includes(word))
          )
      }
    }
  }
)

it('a status of a ticket selects all its events, whatever status they state', async () => {
  const { store } = eventStore()
  await store.append([
    event(1, { status: status('answered'), orderMs: NOW }),
    event(2, { status: status('closed'), orderMs: NOW + 1000 }),
    event(3, { status: status('opened'), subject: ticketNo('T-2') }),
    event(4, { subject: ticketNo('T-3') })
  ])
  const by = async (filter: FeedFilter): Promise<number[]> =>
    (await eventsOf(store, filter)).map(({ seq }) => seq).toSorted((a, b) => a - b)
  expect(await by({ statuses: ['answered'] })).toEqual([1])
  expect(await by({ statuses: ['answered'], statusOf: 'subject' })).toEqual([])
  expect(await by({ statuses: ['closed'], statusOf: 'subject' })).toEqual([1, 2])
  expect((await store.counts({})).byStatus).toEqual({ answered: 1, closed: 1, opened: 1, '': 1 })
  expect((await store.counts({ statusOf: 'subject' })).byStatus).toEqual({ closed: 1, opened: 1, '': 1 })
})
