import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from '@main/adapters/sqlite/db/migrate'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { feedSchema } from '@main/adapters/sqlite/feed/schema'
import { encryptBody, encryptFacts, subjectStateContext } from '@main/adapters/sqlite/feed/event-rows'
import { RowCipher } from '@main/adapters/sqlite/feed/row-cipher'
import type { NewEvent } from '@shared/feed/events'
import { event, eventStore, FakeSecrets, status, ticketNo } from '../support/feed-store-helpers'
import { NOW, temporaryFolder } from '../support/store-helpers'

const KEY = new Uint8Array(32).fill(5)
const vault = new RowCipher(KEY)
const MINUTE = 60_000
const stated = (n: number, id: string, arrivedMin: number, statedMin: number, more: Partial<NewEvent>): NewEvent =>
  event(n, {
    subject: ticketNo(id),
    arrivedAtMs: NOW + arrivedMin * MINUTE,
    orderFrom: 'stated',
    orderMs: NOW + statedMin * MINUTE,
    statedAtMs: NOW + statedMin * MINUTE,
    ...more
  })

/** Arrival says 1, 2, 3, 4; the stated times say 3, 4, 2, 1. */
const EVENTS = [
  stated(1, 'T-1', 1, -30, { kind: 'ticket_opened', status: status('opened') }),
  stated(2, 'T-2', 2, -40, { kind: 'ticket_closed', status: status('closed'), title: 'second' }),
  stated(3, 'T-3', 3, -50, {}),
  stated(4, 'T-1', 4, -60, { kind: 'ticket_answered', status: status('answered') })
]

/** As a program before the order of arrival left it. */
function fileOfBefore(folder: string): void {
  const layout = feedSchema(vault)
  const sql = new Sql(join(folder, 'feed.db'))
  sql.db.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL')
  sql.db.exec(`PRAGMA application_id = ${layout.applicationId}`)
  migrate(
    sql,
    layout.migrations.filter(({ version }) => version <= 20)
  )
  EVENTS.forEach((one, at) => {
    const seq = at + 1
    sql.run(
      `INSERT INTO events (seq, identity, subject, kind, source, family, trust, status, arrived_at, order_at, order_from,
          late, bytes, body, signed_at, facts)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'stated', 0, ?, ?, ?, ?)`,
      seq,
      vault.tag('identity', one.identity),
      vault.tag('subject', `ticket:${one.subject.id}`),
      vault.tag('kind', one.kind),
      one.source,
      one.family,
      one.trust,
      one.status?.word ?? null,
      one.arrivedAtMs,
      one.orderMs,
      one.body.byteLength,
      vault.bodyTag(one.body),
      one.arrivedAtMs,
      encryptFacts(vault, { seq, source: one.source, trust: one.trust }, one)
    )
    const content = Buffer.concat([Buffer.from([2, 0, 0, 0]), Buffer.from('{}'), one.body])
    sql.run('INSERT INTO bodies (seq, sealed) VALUES (?, ?)', seq, encryptBody(vault, seq, content))
  })
  for (const [id, seq] of [
    ['T-1', 1],
    ['T-2', 2],
    ['T-3', 3]
  ] as const) {
    const { orderMs, kind, identity: _identity, body: _body, headers: _headers, ...facts } = EVENTS[seq - 1]!
    const tag = vault.tag('subject', `ticket:${id}`)
    const stamp = [3, orderMs, 1, seq]
    const state = {
      ...facts,
      statusAtMs: orderMs,
      statusFromArrival: false,
      statusSeq: seq,
      lastKind: kind,
      lastAtMs: orderMs,
      lastSeq: seq,
      doubtful: false,
      events: id === 'T-1' ? 2 : 1,
      stamps: { status: stamp, last: [0, orderMs, 3, seq], vouched: stamp }
    }
    const values = [
      tag,
      facts.status?.word ?? null,
      orderMs,
      seq,
      vault.sealJson(state, subjectStateContext(tag))
    ] as const
    sql.run('INSERT INTO subjects (tag, status, last_at, last_seq, folded, state) VALUES (?, ?, ?, ?, 1, ?)', ...values)
  }
  sql.close()
}

it('a file of an older version lists its events by arrival at once, and computes its tickets again', async () => {
  const folder = temporaryFolder()
  const secrets = new FakeSecrets()
  secrets.sealed.set('event-key', Buffer.from(KEY).toString('base64'))
  fileOfBefore(folder)
  const { store, findings } = eventStore({ folder, secrets })

  const listed = async () => {
    const page = await store.page({ filter: {}, limit: 3 })
    const rest = await store.page({ filter: {}, limit: 3, before: page.next! })
    return [...page.items, ...rest.items].map(({ seq }) => seq)
  }
  const tickets = async () => {
    const page = await store.groups({ filter: {}, limit: 2 })
    const rest = await store.groups({ filter: {}, limit: 2, before: page.next! })
    return [...page.items, ...rest.items]
  }
  const T1 = {
    subject: ticketNo('T-1'),
    lastKind: 'ticket_answered',
    lastSeq: 4,
    lastAtMs: NOW + 4 * MINUTE,
    lastStatedAtMs: NOW - 60 * MINUTE,
    // the status is still that of the latest stated time
    status: { word: 'opened' },
    statusSeq: 1,
    statusAtMs: NOW + MINUTE,
    statusStatedAtMs: NOW - 30 * MINUTE
  }
  const T2 = { subject: ticketNo('T-2'), title: 'second', status: { word: 'closed' }, lastAtMs: NOW + 2 * MINUTE }
  expect(await listed()).toEqual([4, 3, 2, 1])
  expect(await tickets()).toMatchObject([T1, { subject: ticketNo('T-3') }, T2])

  const looking = new Sql(join(folder, 'feed.db'), { readOnly: true })
  await expect.poll(() => looking.number('SELECT count(*) FROM subjects WHERE folded = 0')).toBe(0)
  expect(await tickets()).toMatchObject([T1, { subject: ticketNo('T-3') }, T2])
  looking.close()

  // a new event with an older stated time is still first
  const [added] = await store.append([stated(5, 'T-2', 5, -70, { kind: 'ticket_pending', status: status('pending') })])
  expect(added).toMatchObject({ isNew: true, event: { seq: 5, late: true } })
  expect((await tickets())[0]).toMatchObject({ ...T2, lastKind: 'ticket_pending', lastAtMs: NOW + 5 * MINUTE })
  const between = await store.page({ filter: { fromMs: NOW + 3 * MINUTE, toMs: NOW + 4 * MINUTE }, limit: 5 })
  expect(between.items.map(({ seq }) => seq)).toEqual([4, 3])
  expect(await store.trim({ olderThanMs: NOW + 3 * MINUTE, keep: 100 })).toBe(2)
  expect((await store.page({ filter: {}, limit: 9 })).items.map(({ seq }) => seq)).toEqual([5, 4, 3])
  expect(findings).toEqual([])
})

it('pages, counts and deletes by an index, without sorting', async () => {
  const { store, folder } = eventStore()
  await store.append(EVENTS)
  await store.close()
  const sql = new Sql(join(folder, 'feed.db'), { readOnly: true })
  const plan = (text: string): string =>
    sql
      .all<[number, number, number, string]>(`EXPLAIN QUERY PLAN ${text}`)
      .map(([, , , step]) => step)
      .join('; ')
  const asleep = 'SELECT subject FROM marks WHERE snoozed_until > 5'
  const where = `(e.arrived_at, e.seq) < (5, 5) AND e.kind IN (1, 2) AND e.subject NOT IN (${asleep})`
  const page = plan(`SELECT e.seq FROM events e WHERE ${where} ORDER BY e.arrived_at DESC, e.seq DESC LIMIT 50`)
  expect(page).toContain('COVERING INDEX events_listed')
  expect(page).not.toContain('TEMP B-TREE')
  const by = 'e.kind, e.family, e.status, e.source, e.read'
  const counts = plan(`SELECT ${by}, count(*) FROM events e WHERE 1 GROUP BY ${by}`)
  const oldest = plan('SELECT seq, subject FROM events WHERE arrived_at < 5 ORDER BY arrived_at LIMIT 9')
  for (const one of [counts, oldest]) expect(one).toContain('COVERING INDEX events_listed')
  expect(plan('DELETE FROM gone WHERE at < 5')).toContain('INDEX gone_at')
  sql.close()
})
