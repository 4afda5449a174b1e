import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CACHE_SCHEMA } from '@main/adapters/sqlite/cache/schema'
import { columnsIn, LEVEL_COLUMNS } from '@main/adapters/sqlite/cache/records/level-columns'
import { PLACE_NAMES, type EngineIndexColumn } from '@shared/search/index-fields'
import { engineColumnMigrations } from '@main/adapters/sqlite/cache/migrations/engine-columns'
import { IndexWriter } from '@main/adapters/sqlite/cache/search/index-writer'
import { feedSchema } from '@main/adapters/sqlite/feed/schema'
import { migrate, versionOf, type Migration } from '@main/adapters/sqlite/db/migrate'
import type { DatabaseSchema } from '@main/adapters/sqlite/db/open-database'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { USER_SCHEMA } from '@main/adapters/sqlite/user/schema'
import { readdirSync } from 'node:fs'
import { catalogueStore, NOW, personStore, temporaryFolder } from '../support/store-helpers'
import type { EngineId, GenerationId } from '@shared/catalogue/ids'

/** A file as an older version of the program left it. */
function fileAt(layout: DatabaseSchema, version: number, name: string, rows: string): string {
  const file = join(temporaryFolder(), name)
  const sql = new Sql(file)
  sql.db.exec(
    `PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = ${layout.applicationId}; PRAGMA journal_mode = WAL`
  )
  migrate(
    sql,
    layout.migrations.filter((migration) => migration.version <= version)
  )
  sql.db.exec(rows)
  sql.close()
  return file
}

const CATALOGUE_ROWS = `
  INSERT INTO profiles VALUES (1, 'p1');
  INSERT INTO manufacturers (profile, id) VALUES (1, 10);
  INSERT INTO manufacturers_texts (profile, id, language, fetched_at, name) VALUES (1, 10, 'en', ${NOW}, 'BMW');
  INSERT INTO models (profile, id) VALUES (1, 100);
  INSERT INTO models_texts (profile, id, language, fetched_at, name) VALUES (1, 100, 'en', ${NOW}, '3 Series');
  INSERT INTO generations (profile, id, year) VALUES (1, 1000, 2005);
  INSERT INTO generations_texts (profile, id, language, fetched_at, name) VALUES (1, 1000, 'en', ${NOW}, 'E90');
  INSERT INTO engines (profile, id, power) VALUES (1, 1, 184), (1, 2, 150);
  INSERT INTO engines_texts (profile, id, language, fetched_at, name) VALUES (1, 1, 'en', ${NOW}, '320d'), (1, 2, 'en', ${NOW}, 'placeless');
  INSERT INTO placements (profile, level, parent, id, position, seen_at) VALUES (1, 2, 10, 100, 0, ${NOW}), (1, 3, 100, 1000, 0, ${NOW}), (1, 4, 1000, 1, 0, ${NOW});
  INSERT INTO listings (profile, level, parent, language, fetched_at) VALUES (1, 4, 1000, 'en', ${NOW});`

test('an answer stored before names the service as its source, and stays readable', async () => {
  const { store } = catalogueStore({ file: fileAt(CACHE_SCHEMA, 30, 'cache.db', CATALOGUE_ROWS) })
  const stored = await store.read('p1', 'engines', { generation_id: '1000' as GenerationId }, 'en')
  expect(stored).toMatchObject({ data: [{ power: 184 }], fetchedAtMs: NOW })
  expect(stored).not.toHaveProperty('origin')
})

test('the numbers rise in tens, and a second run changes nothing', () => {
  for (const { migrations } of [CACHE_SCHEMA, USER_SCHEMA, feedSchema(null)]) {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => (at + 1) * 10))
    const sql = new Sql(':memory:')
    migrate(sql, migrations)
    const schema = sql.all('SELECT sql FROM sqlite_schema')
    migrate(sql, migrations)
    expect(sql.all('SELECT sql FROM sqlite_schema')).toEqual(schema)
    sql.close()
  }
})

test('a user database whose migration fails opens for reading, never empty, with an earlier copy beside it', async () => {
  const file = fileAt(
    USER_SCHEMA,
    10,
    'person.db',
    `
    CREATE TABLE named_values (other TEXT);
    INSERT INTO favourites VALUES ('p1', 1, 2, 3, 4, 5, 'Tuesday', ${NOW});
    INSERT INTO notes VALUES ('p1', 5, 'text', ${NOW});`
  )
  const { store, findings } = personStore({ file })
  expect(await store.favourites('p1')).toMatchObject([{ path: { engines: '5' }, group: 'Tuesday' }])
  expect((await store.note('p1', '5' as EngineId))?.text).toBe('text')
  await expect(store.setNote('p1', '5' as EngineId, 'other')).rejects.toMatchObject({
    name: 'StoreFailure',
    code: 'read-only'
  })
  expect(findings).toEqual([
    { kind: 'not-migrated', file, problem: expect.stringContaining('named_values') as unknown }
  ])
  expect(readdirSync(join(file, '..')).filter((name) => name.includes('.backup-'))).toHaveLength(1)
  await store.close()
  const after = new Sql(file, { readOnly: true })
  expect(versionOf(after)).toBe(10)
  after.close()
})

test('a cache whose migration fails opens for reading: stored records are readable, nothing is set aside', async () => {
  const lacking = 'ALTER TABLE engines DROP COLUMN tcu; ALTER TABLE engines_texts DROP COLUMN type;'
  const rows = `${CATALOGUE_ROWS} ${lacking} CREATE TABLE pictures (other TEXT);`
  const file = fileAt(CACHE_SCHEMA, 20, 'cache.db', rows)
  const { desk, findings } = catalogueStore({ file })
  expect((await desk.read('engines', { generation_id: '1000' }))?.data).toMatchObject([
    { id: '1', name: '320d', power: 184, tcu: null, type: null }
  ])
  await expect(desk.write('types', {}, [])).rejects.toMatchObject({ code: 'read-only' })
  expect(findings).toMatchObject([{ kind: 'not-migrated', file }])
  expect(readdirSync(join(file, '..')).filter((name) => name.includes('corrupt'))).toEqual([])
})

test('a failed step is undone as a whole, and the steps before it stay', () => {
  const sql = new Sql(':memory:')
  const steps: Migration[] = [
    { version: 10, up: (s) => s.db.exec('CREATE TABLE a (x)') },
    { version: 20, up: (s) => s.db.exec('CREATE TABLE b (x); INSERT INTO nowhere VALUES (1)') }
  ]
  expect(() => migrate(sql, steps)).toThrow(/nowhere/)
  expect(versionOf(sql)).toBe(10)
  expect(sql.all("SELECT name FROM sqlite_schema WHERE type = 'table'")).toEqual([['a']])
  expect(() => migrate(sql, [...steps].reverse())).toThrow(RangeError)
  sql.close()
})

test('cache 10 → 20: records stored before the search are found', async () => {
  const { desk } = catalogueStore({ file: fileAt(CACHE_SCHEMA, 10, 'cache.db', CATALOGUE_ROWS) })
  await expect.poll(async () => (await desk.search('bmw 320d e90')).map(({ path }) => path.engines)).toEqual(['1'])
  await expect.poll(async () => (await desk.search('placeless')).map(({ path }) => path.engines)).toEqual(['2'])
  expect((await desk.search('bmw')).map(({ level }) => level)).toEqual(['manufacturers', 'engines'])
  expect((await desk.read('engines', { generation_id: '1000' }))?.data).toMatchObject([
    { id: '1', name: '320d', power: 184 }
  ])
})

test('cache 20 → 30: pictures can be stored, and the index is unchanged', async () => {
  const { desk, store } = catalogueStore({
    file: fileAt(
      CACHE_SCHEMA,
      20,
      'cache.db',
      CATALOGUE_ROWS.replace('(1, 10);', '(1, 10); INSERT INTO desk_queue (profile, what, id) VALUES (1, 4, 1);')
    )
  })
  await store.putPicture('https://x/a', 'image/png', new Uint8Array(3))
  expect(await store.picture('https://x/a')).not.toBeNull()
  await expect.poll(async () => (await desk.search('320d')).map(({ path }) => path.engines)).toEqual(['1'])
})

test('cache 30 → 40: records stay readable without a stored body, and the next one is stored', async () => {
  const { desk, store } = catalogueStore({
    file: fileAt(
      CACHE_SCHEMA,
      30,
      'cache.db',
      `${CATALOGUE_ROWS}
    INSERT INTO engine_details VALUES (1, 1, ${NOW}, '{"options":null,"stages":[],"tools":null,"methods":null}');
    INSERT INTO engine_details_texts VALUES (1, 1, 'en', ${NOW}, '{"options":[],"stages":[],"tools":[],"methods":[]}');`
    )
  })
  const asked = { engine_id: '1' as EngineId }
  const stored = await desk.read('engine', asked)
  expect(stored?.data).toMatchObject({ id: '1', name: '320d', remap_stages: [] })
  expect(await store.body('p1', 'engine', asked, 'en')).toBeNull()
  await store.write('p1', 'engine', asked, 'en', stored!.data!, NOW + 1, { body: { text: '{"id":1}', bytes: 8 } })
  expect((await store.body('p1', 'engine', asked, 'en'))?.text).toBe('{"id":1}')
})

test('cache 60 → 70: every entry gets its words again', async () => {
  const file = fileAt(CACHE_SCHEMA, 60, 'cache.db', CATALOGUE_ROWS)
  const sql = new Sql(file)
  const old = new IndexWriter(sql)
  for (const [level, id] of [10, 100, 1000].entries()) old.place(1, level + 1, String(id))
  for (const id of ['1', '2']) old.engine(1, id)
  old.flush()
  // as `indexWords` of an older version left them
  sql.db.exec(`
    DELETE FROM desk_queue; DELETE FROM desk_engines; DELETE FROM desk_places;
    INSERT INTO desk_places (rowid, generation) SELECT row, 'oldplace' FROM desk_entries WHERE level = 3;
    INSERT INTO desk_engines (rowid, engine) SELECT row, 'oldengine' FROM desk_entries WHERE level = 4`)
  sql.close()
  const { desk } = catalogueStore({ file })
  for (const query of ['320d e90', 'placeless']) await expect.poll(() => desk.search(query)).toHaveLength(1)
  await expect.poll(async () => (await desk.search('e90')).map(({ level }) => level)).toContain('generations')
  for (const query of ['oldplace', 'oldengine']) expect(await desk.search(query), query).toEqual([])
})

test('user 10 → 20: favourites, recents and notes stay, and an earlier copy is beside the file', async () => {
  const file = fileAt(
    USER_SCHEMA,
    10,
    'person.db',
    `
    INSERT INTO favourites VALUES ('p1', 1, 2, 3, 4, 5, 'Tuesday', ${NOW});
    INSERT INTO recents VALUES ('p1', 1, 2, 3, 4, 6, ${NOW});
    INSERT INTO notes VALUES ('p1', 5, 'text', ${NOW});`
  )
  const { store } = personStore({ file })
  expect(await store.favourites('p1')).toMatchObject([{ path: { engines: '5' }, group: 'Tuesday' }])
  expect(await store.recents('p1')).toMatchObject([{ path: { engines: '6' } }])
  expect((await store.note('p1', '5' as EngineId))?.text).toBe('text')
  await store.setValue('packs', [1])
  expect(await store.value('packs')).toEqual([1])
  const copies = readdirSync(join(file, '..')).filter((name) => name.includes('.backup-'))
  expect(copies).toHaveLength(1)
  const copy = new Sql(join(file, '..', copies[0] ?? ''), { readOnly: true })
  expect(versionOf(copy)).toBe(10)
  copy.close()
})

test('user 30 → 40: values stay, and sheets can be stored', async () => {
  const file = fileAt(
    USER_SCHEMA,
    20,
    'person.db',
    `
    INSERT INTO named_values VALUES ('synonyms', '[["vw"]]');
    INSERT INTO notes VALUES ('p1', 5, 'text', ${NOW});`
  )
  const { store } = personStore({ file })
  expect(await store.value('synonyms')).toEqual([['vw']])
  expect((await store.note('p1', '5' as EngineId))?.text).toBe('text')
  expect(await store.nextSheet(2026)).toBe(1)
  expect(await store.sheets('', 10)).toEqual([])
})

test('user 20 → 30: searches can be stored, and existing rows stay', async () => {
  const file = fileAt(
    USER_SCHEMA,
    20,
    'person.db',
    `
    INSERT INTO favourites VALUES ('p1', 1, 2, 3, 4, 5, 'Tuesday', ${NOW});
    INSERT INTO named_values VALUES ('synonyms', '[["vw","volkswagen"]]');`
  )
  const { store } = personStore({ file })
  await store.saveSearch('p1', 'golf', '', ['4:1:9'])
  expect(await store.searches('p1')).toMatchObject([{ query: 'golf', seen: ['4:1:9'] }])
  expect(await store.favourites('p1')).toMatchObject([{ path: { engines: '5' } }])
  expect(await store.value('synonyms')).toEqual([['vw', 'volkswagen']])
  expect(readdirSync(join(file, '..')).filter((name) => name.includes('.backup-'))).toHaveLength(1)
})

test('user 40 → 50: notes and sheets stay, and their revisions can be stored', async () => {
  const file = fileAt(USER_SCHEMA, 40, 'person.db', `INSERT INTO notes VALUES ('p1', 5, 'text', ${NOW});`)
  const { store } = personStore({ file })
  const scope = { profile: 'p1', service: 's', by: '' }
  expect(await store.workTags('notes', scope)).toMatchObject([{ id: '5' }])
  expect(await store.workDocuments('notes', scope, ['5'])).toMatchObject([
    { id: '5', document: { heads: [{ value: { text: 'text' }, atMs: NOW }], past: [] } }
  ])
})

test('user 50 → 60: documents of a service are created from the rows of the profile', async () => {
  const head = { id: `1-${'a'.repeat(16)}`, value: { text: 'text' }, by: '', atMs: NOW }
  const document = JSON.stringify({ heads: [head], past: [] })
  const file = fileAt(
    USER_SCHEMA,
    50,
    'person.db',
    `INSERT INTO notes VALUES ('p1', 5, 'text', ${NOW});
    INSERT INTO shared_work VALUES ('notes', 's', '5', '${head.id}', '${head.id}~0', '${document}');
    INSERT INTO shared_work VALUES ('tools', '', '"KESS"', NULL, '${head.id}~0', '${document}');`
  )
  const { store } = personStore({ file })
  expect(await store.workTags('notes', { profile: 'p2', service: 's', by: '' })).toEqual([])
  const [note] = await store.workTags('notes', { profile: 'p1', service: 's', by: '' })
  expect(note?.tag).not.toBe(`${head.id}~0`)
  expect(await store.workTags('tools', { profile: 'p2', service: 's', by: '' })).toEqual([
    { id: '"KESS"', tag: `${head.id}~0` }
  ])
})

test('fields of an engine get their columns from the table of fields: facts, figures and translated texts', () => {
  const sql = new Sql(':memory:')
  const columns = [
    { field: 'tcu', kind: 'text', migration: null },
    { field: 'sample_fact', kind: 'text', migration: 900 },
    { field: 'sample_figure', kind: 'number', migration: 910 },
    { field: 'sample_words', kind: 'words', migration: 900 }
  ] as const
  const migrations = engineColumnMigrations(columns, [])
  migrate(sql, [...CACHE_SCHEMA.migrations, ...migrations])
  const added = (table: string): unknown =>
    sql.all<[string, string]>`SELECT name, type FROM pragma_table_info(${table})`.filter(([name]) =>
      ['sample_fact', 'sample_figure', 'sample_words'].includes(name)
    )
  expect([versionOf(sql), added('engines'), added('engines_texts')]).toEqual([
    910,
    [
      ['sample_fact', 'TEXT'],
      ['sample_figure', 'REAL']
    ],
    [['sample_words', 'TEXT']]
  ])
  sql.close()
})

test('a field that is searched later is added to the index, and every stored engine is indexed again', () => {
  const sql = new Sql(':memory:')
  migrate(sql, CACHE_SCHEMA.migrations)
  sql.db.exec(`
    INSERT INTO engines (profile, id) VALUES (1, 4), (1, 5);
    INSERT INTO desk_entries (row, profile, level, id, print) VALUES (1, 1, 3, 7, 0), (2, 1, 4, 4, 0);`)
  const searched = { name: 'sample', field: 'type', migration: 900 } as unknown as EngineIndexColumn
  migrate(sql, [...CACHE_SCHEMA.migrations, ...engineColumnMigrations([], [searched])])
  expect(sql.all`SELECT name FROM pragma_table_info('desk_engines')`.flat()).toEqual([...PLACE_NAMES, 'sample'])
  expect(sql.all`SELECT level, id FROM desk_entries`).toEqual([[3, 7]])
  expect(sql.all`SELECT what, id FROM desk_queue`).toEqual([
    [4, 4],
    [4, 5]
  ])
  sql.close()
})

test('the migrations of the cache add every column that a record needs', () => {
  const sql = new Sql(':memory:')
  migrate(sql, CACHE_SCHEMA.migrations)
  const needed = Object.values(LEVEL_COLUMNS).flatMap(({ level, facts, texts }) => [
    ...facts.map(([field]) => `${level}.${field}`),
    ...texts.map((field) => `${level}_texts.${field}`)
  ])
  const added = columnsIn(sql)
  expect(needed.filter((column) => !added.has(column))).toEqual([])
  sql.close()
})
