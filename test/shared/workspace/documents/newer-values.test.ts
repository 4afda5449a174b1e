/** Values of a newer version that this one cannot show; the rows are those of a real database. */
import { expect, test } from 'vitest'
import { noteRows } from '@main/adapters/sqlite/user/work/engine-work'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { tagOf, versionsOf } from '@shared/workspace/documents/document'
import { WorkReplica, type StoredDocument, type WorkRows } from '@shared/workspace/documents/replica'

function replicaOf(name: string, rows: WorkRows) {
  const table = new Map<string, StoredDocument>()
  let edits = 0
  const replica = new WorkReplica(
    {
      heads: () => [...table].map(([id, { document, shown }]) => ({ id, shown, tag: tagOf(document) })),
      get: (id) => table.get(id) ?? null,
      set: (id, stored) => void table.set(id, stored)
    },
    rows,
    { by: name, now: () => 1000, sign: () => `${name.charCodeAt(0).toString(16)}${++edits}`.padStart(16, '0') }
  )
  return { replica, document: () => replica.documents(['7'])[0]!.document }
}

test('a note that is too long for this version is neither cut nor sent back', () => {
  const memory = new Map<string, string>()
  const newer = replicaOf('newer', {
    ids: () => [...memory.keys()],
    value: (id) => (memory.has(id) ? { value: { text: memory.get(id) }, atMs: 1 } : null),
    put: (id, { value }) => (memory.set(id, (value as { text: string }).text), true),
    remove: (id) => void memory.delete(id)
  })
  const sql = new Sql(':memory:')
  sql.db.exec(
    'CREATE TABLE notes (profile TEXT, engine INTEGER, text TEXT, changed_at INTEGER, PRIMARY KEY (profile, engine))'
  )
  const rows = noteRows(sql, 'p')
  const older = replicaOf('older', rows)

  memory.set('7', 'short')
  newer.replica.tags()
  older.replica.merge(newer.replica.documents(['7']))
  expect(rows.value('7')?.value).toEqual({ text: 'short' })

  const long = 'x'.repeat(1_000_000)
  memory.set('7', long)
  newer.replica.tags()
  older.replica.merge(newer.replica.documents(['7']))
  older.replica.tags()
  expect(rows.value('7')).toBeNull()
  expect(versionsOf(older.document()).map(({ value }) => value)).toEqual([{ text: long }])
})
