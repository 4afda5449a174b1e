import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readStoreFacts } from '@main/adapters/sqlite'
import { CACHE_SCHEMA } from '@main/adapters/sqlite/cache/schema'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { openForWriting } from '@main/adapters/sqlite/db/open-database'
import { feedSchema } from '@main/adapters/sqlite/feed/schema'
import { USER_SCHEMA } from '@main/adapters/sqlite/user/schema'
import { TABLES } from '@shared/diagnostics/word-lists'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'
import { catalogueStore, fillFamiliar, NOW, personStore, temporaryFolder } from '../support/store-helpers'
import { startInProcess } from '../support/start-in-process'

const facts = (role: 'cache-facts' | 'person-facts' | 'feed-facts', file: string) =>
  readStoreFacts({ role, file, startWorker: startInProcess, clock: new FakeClock(), log: new FakeLog() })

it('counts the rows of an open store while others use it', async () => {
  const { store, file, desk } = catalogueStore()
  await fillFamiliar(desk)
  const found = await facts('cache-facts', file)
  expect(found).toMatchObject({ ours: true, schema: CACHE_SCHEMA.migrations.at(-1)?.version, sound: true })
  expect(found.rows).toMatchObject({ manufacturers: 3, models: 4 })
  expect((await store.statistics()).engines).toBe(found.rows['engines'])
})

it('counts the entries of a user without their content', async () => {
  const { store, file } = personStore()
  await store.setNote('p1', '1' as never, 'Lena, B-LN 4242')
  const found = await facts('person-facts', file)
  expect(found.rows).toMatchObject({ notes: 1, favourites: 0 })
  expect(JSON.stringify(found)).not.toContain('Lena')
})

it.each([
  ['cache-facts', CACHE_SCHEMA],
  ['person-facts', USER_SCHEMA],
  ['feed-facts', feedSchema(null)]
] as const)('lists every table of %s as safe for a diagnosis file', async (role, layout) => {
  const file = join(temporaryFolder(), 'a.db')
  openForWriting(file, layout, { nowMs: NOW }).sql.close()
  const { rows, ours } = await facts(role, file)
  expect(ours).toBe(true)
  expect(Object.keys(rows).length).toBeGreaterThan(5)
  expect(Object.keys(rows).filter((table) => !(TABLES as readonly string[]).includes(table))).toEqual([])
})

it('reports a missing and a damaged file by code', async () => {
  const folder = temporaryFolder()
  await expect(facts('cache-facts', join(folder, 'none.db'))).rejects.toMatchObject({ code: 'unavailable' })
  const damaged = join(folder, 'damaged.db')
  writeFileSync(damaged, Buffer.alloc(8192, 0x41))
  await expect(facts('cache-facts', damaged)).rejects.toMatchObject({ code: 'damaged' })
})

it('distinguishes a file of another program, and a truncated file, from its own', async () => {
  const folder = temporaryFolder()
  const other = new Sql(join(folder, 'other.db'))
  other.db.exec('CREATE TABLE lena (a); INSERT INTO lena VALUES (1)')
  other.close()
  expect(await facts('cache-facts', join(folder, 'other.db'))).toMatchObject({ ours: false, rows: { lena: 1 } })
  const cut = join(folder, 'cut.db')
  const { sql } = openForWriting(cut, USER_SCHEMA, { nowMs: NOW })
  sql.db.exec(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO named_values SELECT 'n' || i, hex(randomblob(200)) FROM n"
  )
  sql.close()
  truncateSync(cut, 65_536)
  await expect(
    facts('person-facts', cut).then(
      ({ sound }) => sound,
      ({ code }) => code as string
    )
  ).resolves.toSatisfy((found) => found === false || found === 'damaged')
})
