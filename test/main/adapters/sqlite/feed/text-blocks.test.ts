/** Encrypted blocks of searchable texts: the first search of a run reads them instead of every event. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, vi } from 'vitest'
import { event, eventStore, ticketNo } from '../support/feed-store-helpers'
import { NOW } from '../support/store-helpers'

type Opened = ReturnType<typeof eventStore>
const BLOCK = 1024

function inFile<T>(folder: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(folder, 'feed.db'))
  try {
    return work(db)
  } finally {
    db.close()
  }
}
const blocksIn = (folder: string): number[] =>
  inFile(folder, (db) => db.prepare('SELECT block FROM text_blocks ORDER BY block').all()).map(
    (row) => row['block'] as number
  )
const untilBlocks = (folder: string, expected: readonly number[]): Promise<void> =>
  vi.waitFor(() => expect(blocksIn(folder)).toEqual(expected), { timeout: 60_000, interval: 20 })

async function filled(count: number, title = (n: number) => `Fahrzeug n${n}.`): Promise<Opened> {
  const opened = eventStore()
  await opened.store.append(
    Array.from({ length: count }, (_, n) => event(n + 1, { title: title(n + 1), subject: ticketNo(`T-${n % 7}`) }))
  )
  return opened
}
const reopened = ({ folder, secrets }: Opened): Opened['store'] => eventStore({ folder, secrets }).store
const found = async (store: Opened['store'], text: string): Promise<number[]> =>
  (await store.page({ filter: { text }, limit: 4000 })).items.map(({ seq }) => seq).sort((a, b) => a - b)

it('writes a block as soon as no more of its events can arrive', async () => {
  const { store, folder } = await filled(BLOCK - 1)
  await store.append([event(9000)])
  await untilBlocks(folder, [0])
  await store.append(Array.from({ length: BLOCK + 3 }, (_, n) => event(10_000 + n)))
  await untilBlocks(folder, [0, 1])
})

it('searches blocks without decrypting their events, and events that no block holds', async () => {
  const opened = await filled(2 * BLOCK + 40)
  await untilBlocks(opened.folder, [0, 1])
  await opened.store.close()
  inFile(opened.folder, (db) => {
    db.exec(`DELETE FROM text_blocks WHERE block = 0`)
    db.exec(`UPDATE events SET facts = zeroblob(60) WHERE seq > ${BLOCK} AND seq <= ${2 * BLOCK}`)
  })
  // one search: damaged events make the file be checked
  const store = reopened(opened)
  const fives = Array.from({ length: 2 * BLOCK + 40 }, (_, n) => n + 1).filter((n) => `${n}`.startsWith('5'))
  expect(await found(store, 'fahrzeug n5')).toEqual(fives)
})

it('reads the events of a block that cannot be decrypted', async () => {
  const opened = await filled(2 * BLOCK)
  await untilBlocks(opened.folder, [0, 1])
  await opened.store.close()
  inFile(opened.folder, (db) => db.exec('UPDATE text_blocks SET sealed = zeroblob(500) WHERE block = 1'))
  const store = reopened(opened)
  expect(await found(store, 'fahrzeug')).toHaveLength(2 * BLOCK)
})

it('keeps texts with the separator of blocks at their events', async () => {
  const opened = await filled(BLOCK, (n) => (n === 5 ? 'five\0six' : `only${n}only`))
  await untilBlocks(opened.folder, [0])
  await opened.store.close()
  const store = reopened(opened)
  expect(await found(store, 'five six')).toEqual([5])
  expect(await found(store, 'only6only')).toEqual([6])
})

it('holds no text of a deleted or changed event', async () => {
  const opened = await filled(2 * BLOCK)
  const { store, folder } = opened
  await untilBlocks(folder, [0, 1])
  const sealed = inFile(folder, (db) => db.prepare('SELECT sealed FROM text_blocks').all()).map(
    (row) => row['sealed'] as Uint8Array
  )
  const pieces = sealed.map((one) => Buffer.from(one.subarray(40, 64)))
  const traces = (): string[] =>
    readdirSync(folder).filter((name) => pieces.some((piece) => readFileSync(join(folder, name)).includes(piece)))
  expect(traces()).not.toEqual([])
  await store.rewrite([
    { seq: 3, facts: { ...event(3), subject: ticketNo('T-9'), title: 'renamed' }, orderMs: NOW, orderFrom: 'stated' },
    {
      seq: BLOCK + 3,
      facts: { ...event(3), subject: ticketNo('T-9'), title: 'renamed' },
      orderMs: NOW,
      orderFrom: 'stated'
    }
  ])
  await store.purge({ subject: ticketNo('T-1') })
  expect(traces()).toEqual([])
  await untilBlocks(folder, [0, 1])
  await store.close()
  const again = reopened(opened)
  expect(await found(again, 'renamed')).toEqual([3, BLOCK + 3])
  expect(await found(again, 'fahrzeug n3.')).toEqual([])
  expect(await found(again, 't-1')).toEqual([])
  await again.purge('all')
  await untilBlocks(folder, [])
})

it('writes blocks again after the oldest events were deleted', async () => {
  const opened = await filled(3 * BLOCK)
  const { store, folder } = opened
  await untilBlocks(folder, [0, 1, 2])
  await store.trim({ olderThanMs: 0, keep: BLOCK + 10 })
  await untilBlocks(folder, [1, 2])
  await store.close()
  expect(await found(reopened(opened), 'fahrzeug')).toHaveLength(BLOCK + 10)
})
