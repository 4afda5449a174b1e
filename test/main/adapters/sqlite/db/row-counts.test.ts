import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { join } from 'node:path'
import { openForWriting, type DatabaseSchema } from '@main/adapters/sqlite/db/open-database'
import { storeRowDigest } from '@main/adapters/sqlite/db/row-counts'
import { NOW, temporaryFolder } from '../support/store-helpers'

const FIRST = {
  version: 10,
  up: (sql: { db: DatabaseSync }) =>
    sql.db.exec(
      'CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID; CREATE TABLE cars (name TEXT) STRICT'
    )
}
const SECOND = {
  version: 20,
  up: (sql: { db: DatabaseSync }) =>
    sql.db.exec(
      "CREATE TABLE vans (name TEXT) STRICT; INSERT INTO vans VALUES ('van'); DELETE FROM cars WHERE name = 'old'"
    )
}

test.each(['rebuild', 'precious', 'confidential'] as const)(
  'a migration that changes rows does not report a loss (%s)',
  (worth) => {
    const file = join(temporaryFolder(), 'some.db')
    const layout = (...migrations: DatabaseSchema['migrations']): DatabaseSchema => ({
      applicationId: 7,
      migrations,
      worth
    })
    const before = openForWriting(file, layout(FIRST), { nowMs: NOW })
    before.sql.db.exec("INSERT INTO cars VALUES ('old'), ('new')")
    storeRowDigest(before.sql, worth === 'precious' ? 'keys' : 'rows')
    before.sql.close()
    const after = openForWriting(file, layout(FIRST, SECOND), { nowMs: NOW })
    expect([after.findings, after.sql.number('SELECT count(*) FROM cars')]).toEqual([[], 1])
    after.sql.close()
  }
)

test('a file that was not closed is not compared', () => {
  const file = join(temporaryFolder(), 'some.db')
  const layout: DatabaseSchema = { applicationId: 7, migrations: [FIRST], worth: 'precious' }
  const first = openForWriting(file, layout, { nowMs: NOW })
  storeRowDigest(first.sql, 'keys')
  first.sql.close()
  const killed = openForWriting(file, layout, { nowMs: NOW })
  killed.sql.db.exec("INSERT INTO cars VALUES ('new')")
  killed.sql.close()
  const last = openForWriting(file, layout, { nowMs: NOW })
  expect(last.findings).toEqual([])
  last.sql.close()
})
