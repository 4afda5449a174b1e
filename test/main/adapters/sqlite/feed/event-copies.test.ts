import { join } from 'node:path'
import { expect, describe, it } from 'vitest'
import { feedSchema } from '@main/adapters/sqlite/feed/schema'
import { encryptBody, encryptFacts, subjectStateContext } from '@main/adapters/sqlite/feed/event-rows'
import { RowCipher } from '@main/adapters/sqlite/feed/row-cipher'
import { migrate } from '@main/adapters/sqlite/db/migrate'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { isConflictingIdentity } from '@shared/feed/event-identity'
import { event, eventStore, FakeSecrets, status, ticketNo } from '../support/feed-store-helpers'
import { NOW, temporaryFolder } from '../support/store-helpers'

const MINUTE = 60_000
const body = Buffer.from('{"id":"T-1","status":"closed"}')
const closed = event(1, { kind: 'ticket_closed', body, arrivedAtMs: NOW })
const as = (kind: string, afterMs: number, trust: 'signed' | 'source' | 'unsigned' = 'signed') =>
  event(1, { kind, body, arrivedAtMs: NOW + afterMs, trust })

describe('one signed body under several kinds', () => {
  it('counts as few events, such as a reply and its change; a fourth kind counts as a copy of the first', async () => {
    const { store } = eventStore()
    const answers = await store.append([
      closed,
      as('message_created', 10),
      as('ticket_answered', 20),
      as('ticket_reopened', 30),
      as('file_purchase', 40)
    ])
    expect(answers.map(({ isNew }) => isNew)).toEqual([true, true, true, false, false])
    expect(answers[3]).toEqual({ isNew: false, seq: 1 })
    expect(await store.event(1)).toMatchObject({ kind: 'ticket_closed', copies: 2, lastCopyAtMs: NOW + 40 })
  })

  it('is not a new event after some minutes', async () => {
    const { store } = eventStore()
    await store.append([closed])
    expect((await store.append([as('message_created', 10 * MINUTE)]))[0]).toMatchObject({ isNew: true })
    expect(await store.append([as('ticket_reopened', 10 * MINUTE + 1)])).toEqual([{ isNew: false, seq: 1 }])
  })

  it('cannot displace genuine events, however many kinds are invented', async () => {
    const { store } = eventStore()
    await store.append([closed, event(2, { subject: ticketNo('T-2') })])
    for (let from = 0; from < 1000; from += 500)
      await store.append(Array.from({ length: 500 }, (_, n) => as(`kind_${from + n}`, n)))
    expect((await store.counts({})).total).toBe(4)
  })

  it('is recognized after its event was purged', async () => {
    const { store } = eventStore()
    await store.append([closed])
    await store.purge({ subject: ticketNo('T-1') })
    expect(await store.append([as('ticket_reopened', 11 * MINUTE)])).toEqual([{ isNew: false, seq: null }])
  })

  it('may arrive under any kind when a login confirms the kind as well', async () => {
    const { store } = eventStore()
    const answers = await store.append(['a', 'b', 'c', 'd', 'e'].map((kind, n) => as(kind, n * 11 * MINUTE, 'source')))
    expect(answers.every(({ isNew }) => isNew)).toBe(true)
  })
})

describe('an id that arrives again with another body', () => {
  const id = (text: string) => event(1, { identity: 'id:abc', body: Buffer.from(text), title: text })

  it('is stored as well and marked: the first event does not hide the other', async () => {
    const { store } = eventStore()
    const [, other] = await store.append([id('forged'), id('genuine')])
    expect(other).toMatchObject({ isNew: true, event: { seq: 2, title: 'genuine' } })
    expect(await store.append([id('genuine'), id('forged'), id('third')])).toMatchObject([
      { isNew: false, seq: 2 },
      { isNew: false, seq: 1 },
      { isNew: true }
    ])
    const { items } = await store.page({ filter: {}, limit: 5 })
    expect(items.map(({ title, identity, copies }) => [title, isConflictingIdentity(identity), copies])).toEqual([
      ['third', true, 0],
      ['genuine', true, 1],
      ['forged', false, 1]
    ])
    expect(other?.isNew && other.event.identity).toBe(items[1]?.identity)
  })

  it('is distinguished from a purged event too', async () => {
    const { store } = eventStore()
    await store.append([id('forged')])
    await store.purge({ subject: ticketNo('T-1') })
    expect(await store.append([id('forged'), id('genuine')])).toMatchObject([
      { isNew: false, seq: null },
      { isNew: true }
    ])
  })
})

describe('a copy with a signature', () => {
  const from = (source: 'webhook' | 'replay' | 'mqtt', trust: 'signed' | 'unsigned' | 'source') =>
    event(1, { kind: 'ticket_closed', body, status: status('closed'), source, trust })

  it('makes an unsigned event a signed one, whose values then count', async () => {
    const { store } = eventStore()
    await store.append([
      from('replay', 'unsigned'),
      event(2, { status: status('opened'), arrivedAtMs: NOW, orderMs: NOW - 1000 })
    ])
    const shown = async () => (await store.groups({ filter: {}, limit: 5 })).items[0]
    expect(await shown()).toMatchObject({ status: { word: 'opened' }, doubtful: true })
    expect(await store.append([from('webhook', 'signed'), event(3, { orderMs: NOW - 500 })])).toMatchObject([
      { isNew: false, seq: 1 },
      { isNew: true }
    ])
    expect(await store.event(1)).toMatchObject({ source: 'webhook', trust: 'signed', copies: 1, kind: 'ticket_closed' })
    expect(await shown()).toMatchObject({ status: { word: 'closed' }, doubtful: false, events: 3 })
    // nor is it played any more: it does not go with what was
    expect(await store.purge({ source: 'replay' })).toBe(0)
  })

  it('never makes it an unsigned one', async () => {
    const { store } = eventStore()
    await store.append([from('webhook', 'signed')])
    await store.append([from('mqtt', 'source'), from('replay', 'unsigned')])
    expect(await store.event(1)).toMatchObject({ source: 'webhook', trust: 'signed', copies: 2 })
  })

  it('counts as the first signed one when the same body follows under another kind', async () => {
    const { store } = eventStore()
    await store.append([from('replay', 'unsigned')])
    await store.append([{ ...from('webhook', 'signed'), arrivedAtMs: NOW + 60 * MINUTE }])
    expect((await store.append([as('message_created', 61 * MINUTE)]))[0]).toMatchObject({ isNew: true })
  })
})

it('a file of an older version computes the bodies of its events and its tickets again', async () => {
  const folder = temporaryFolder()
  const secrets = new FakeSecrets()
  const vault = new RowCipher(new Uint8Array(32).fill(5))
  secrets.sealed.set('event-key', Buffer.alloc(32, 5).toString('base64'))
  const layout = feedSchema(vault)
  const sql = new Sql(join(folder, 'feed.db'))
  sql.db.exec(
    `PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = ${layout.applicationId}; PRAGMA journal_mode = WAL`
  )
  migrate(
    sql,
    layout.migrations.filter(({ version }) => version <= 10)
  )
  const head = Buffer.from('{}')
  const length = Buffer.from([head.byteLength, 0, 0, 0])
  const played = event(2, {
    source: 'replay',
    trust: 'unsigned',
    kind: 'ticket_answered',
    status: status('answered'),
    title: 'played',
    orderMs: NOW + 9000
  })
  for (const [seq, one] of [
    [1, { ...closed, status: status('closed') }],
    [2, played]
  ] as const) {
    sql.run(
      'INSERT INTO events (seq, identity, subject, kind, source, family, trust, arrived_at, order_at, order_from, late, bytes, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)',
      seq,
      vault.tag('identity', one.identity),
      vault.tag('subject', 'ticket:T-1'),
      vault.tag('kind', one.kind),
      one.source,
      one.family,
      one.trust,
      NOW,
      one.orderMs,
      'arrival',
      one.body.byteLength,
      encryptFacts(vault, { seq, source: one.source, trust: one.trust, older: true }, one)
    )
    sql.run(
      'INSERT INTO bodies (seq, sealed) VALUES (?, ?)',
      seq,
      encryptBody(vault, seq, Buffer.concat([length, head, one.body]))
    )
  }
  const tag = vault.tag('subject', 'ticket:T-1')
  const { kind: lastKind, orderMs: lastAtMs, ...facts } = played
  const state = {
    ...facts,
    statusAtMs: lastAtMs,
    statusFromArrival: true,
    statusSeq: 2,
    lastKind,
    lastAtMs,
    lastSeq: 2,
    events: 2,
    stamps: { status: [lastAtMs, 2], title: [lastAtMs, 2], last: [lastAtMs, 2] }
  }
  sql.run(
    'INSERT INTO subjects (tag, status, last_at, last_seq, state) VALUES (?, ?, ?, ?, ?)',
    tag,
    'answered',
    lastAtMs,
    2,
    vault.sealJson(state, subjectStateContext(tag))
  )
  sql.run('INSERT INTO gone (identity, at) VALUES (?, ?)', vault.tag('identity', 'id:purged'), NOW)
  sql.close()

  const { store, findings } = eventStore({ folder, secrets })
  expect((await store.counts({})).total).toBe(2)
  // the writer checks older rows while idle
  const looking = new Sql(join(folder, 'feed.db'), { readOnly: true })
  await expect
    .poll(() =>
      looking.number(
        'SELECT (SELECT count(*) FROM events WHERE body IS NULL) + (SELECT count(*) FROM subjects WHERE folded = 0)'
      )
    )
    .toBe(0)
  looking.close()
  expect(await store.append([as('ticket_reopened', 11 * MINUTE)])).toEqual([{ isNew: false, seq: 1 }])
  expect(await store.event(1)).toMatchObject({ kind: 'ticket_closed', copies: 1 })
  expect((await store.groups({ filter: {}, limit: 5 })).items).toMatchObject([
    { status: { word: 'closed' }, title: 'played', doubtful: true, events: 2 }
  ])
  expect(findings).toEqual([])
  await store.close()
  const after = new Sql(join(folder, 'feed.db'), { readOnly: true })
  expect(after.all('SELECT seq, signed_at, length(body) FROM events')).toEqual([
    [1, NOW, 16],
    [2, null, 16]
  ])
  expect(after.number('SELECT count(*) FROM gone')).toBe(1)
  after.close()
})
