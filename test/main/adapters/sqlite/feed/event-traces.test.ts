/** Searches the files for traces of a deleted event in any form. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { event, eventStore, ticketNo } from '../support/feed-store-helpers'
import { NOW } from '../support/store-helpers'

type Store = ReturnType<typeof eventStore>['store']
/** The sealed facts and body of an event, as they are in the file. */
function sealedIn(folder: string, seq: number): readonly Uint8Array[] {
  const db = new DatabaseSync(join(folder, 'feed.db'), { readOnly: true })
  const rows = ['SELECT facts AS sealed FROM events WHERE seq = ?', 'SELECT sealed FROM bodies WHERE seq = ?'].flatMap(
    (sql) => db.prepare(sql).all(seq)
  )
  db.close()
  return rows.map((row) => row['sealed'] as Uint8Array)
}
/** Files that hold the beginning, the middle or the end of it; a long one lies in pieces. */
function found(folder: string, sealed: Uint8Array): string[] {
  const pieces = [0, Math.floor(sealed.length / 2), sealed.length - 24].map((at) =>
    Buffer.from(sealed.subarray(at, at + 24))
  )
  return readdirSync(folder).filter((name) => pieces.some((piece) => readFileSync(join(folder, name)).includes(piece)))
}

it.each([
  ['purge of a ticket', (store: Store) => store.purge({ subject: ticketNo('T-2') })],
  ['purge by time', (store: Store) => store.purge({ beforeMs: NOW + 1500 })],
  ['purge of everything', (store: Store) => store.purge('all')],
  ['retention', (store: Store) => store.trim({ olderThanMs: NOW + 1500, keep: 1000 })]
])('nothing of a deleted event is in the file or its journal, even in sealed form: %s', async (_what, remove) => {
  const { store, folder } = eventStore()
  const noise = (n: number): Buffer => randomBytes(n)
  // one that ends, others that share its pages and stay; long enough for pages of its own as well
  await store.append([
    event(1, { subject: ticketNo('T-2'), body: noise(40_000) }),
    ...[2, 3, 4].map((n) => event(n, { body: noise(300) }))
  ])
  const sealed = sealedIn(folder, 1)
  expect(sealed).toHaveLength(2)
  for (const one of sealed) expect(found(folder, one)).not.toEqual([])
  expect(await remove(store)).toBeGreaterThan(0)
  expect(await store.raw(1)).toBeNull()
  for (const one of sealed) expect(found(folder, one)).toEqual([])
})
