import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EngineId } from '@shared/catalogue/ids'
import type { StoreIssue } from '@shared/ports/stores/store-failure'
import { FakeClock } from '../../../../fakes/clock'
import { filledFolder, survive, surviveMany, type Kind } from './damage-cases'
import { event, eventStore, ticketNo } from '../support/feed-store-helpers'
import { NOW, personStore, temporaryFolder } from '../support/store-helpers'

const KINDS = ['cache', 'person', 'feed'] as const
const TOLD: Readonly<Record<Kind, StoreIssue['kind']>> = { cache: 'rebuilt', person: 'restored', feed: 'lost' }
const from = {} as Record<Kind, string>
beforeAll(async () => {
  for (const kind of KINDS) from[kind] = await filledFolder(kind)
})
afterAll(() => KINDS.forEach((kind) => rmSync(from[kind], { recursive: true, force: true })))

const byte =
  (at: number, value: number) =>
  (file: string): void => {
    const bytes = readFileSync(file)
    bytes[at] = value
    writeFileSync(file, bytes)
  }
/** Fills the first page of a table. */
const tablePage =
  (table: string, fill: number) =>
  (file: string): void => {
    const db = new DatabaseSync(file)
    const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table) as {
      rootpage: number
    }
    db.close()
    const bytes = readFileSync(file)
    bytes.fill(fill, (rootpage - 1) * 4096, rootpage * 4096)
    writeFileSync(file, bytes)
  }
const sql =
  (text: string) =>
  (file: string): void => {
    const db = new DatabaseSync(file)
    db.exec(text)
    db.close()
  }
const folderAt =
  (suffix: string) =>
  (file: string): void => {
    rmSync(file + suffix, { force: true })
    mkdirSync(join(file + suffix, 'inside'), { recursive: true })
  }
/** Renames a table in the stored text of the schema alone, as one damaged letter does. */
const misspelt = (file: string): void => {
  const bytes = readFileSync(file)
  for (let at = bytes.indexOf('CREATE TABLE meta'); at !== -1; at = bytes.indexOf('CREATE TABLE meta'))
    bytes.write('CREATE TABLE mata', at)
  writeFileSync(file, bytes)
}

const REPLACED: readonly (readonly [string, (file: string) => void])[] = [
  ['a header that forbids writing (byte 18)', byte(18, 9)],
  ['a header of an unknown kind of schema (bytes 44 to 47)', byte(47, 9)],
  ['a header of an unknown encoding', byte(59, 2)],
  ['a header that names a newer version', byte(62, 1)],
  ['a header that names an older version', byte(63, 10)],
  ['a header of another program', byte(70, 1)],
  ['a header that is not SQLite’s', byte(3, 0)],
  ['the page of meta in zeros', tablePage('meta', 0)],
  ['the page of meta in rubbish', tablePage('meta', 0xa5)],
  ['a misspelt table', misspelt],
  ['no bytes', (file) => truncateSync(file, 0)],
  ['one byte', (file) => truncateSync(file, 1)],
  ['a page and a half', (file) => truncateSync(file, 6000)],
  ['text', (file) => writeFileSync(file, 'not a database')],
  ['a folder in its place', folderAt('')]
]
const KEPT: readonly (readonly [string, (file: string) => void])[] = [
  ['a log of changes that is rubbish', (file) => writeFileSync(`${file}-wal`, Buffer.alloc(50_000, 0xa5))],
  ['an index of the log that is rubbish', (file) => writeFileSync(`${file}-shm`, Buffer.alloc(32_768, 0xa5))],
  ['a cut log of changes', (file) => writeFileSync(`${file}-wal`, Buffer.alloc(7))]
]

describe.each(KINDS)('the %s database', (kind) => {
  test('opens, accepts writes and reports losses after each of 40 random damages', async () => {
    expect(await surviveMany(kind, 1, 40)).toEqual([])
  })

  test('reports missing rows of an intact file', async () => {
    const gone = {
      cache: 'DELETE FROM engines WHERE id = 6',
      person: 'DELETE FROM notes WHERE engine = 5',
      feed: 'DELETE FROM bodies WHERE seq = 7'
    }
    const reported = [kind === 'cache' ? 'rebuilt' : 'unreadable']
    expect(await survive(kind, from[kind], 'deleted', sql(gone[kind]))).toMatchObject({ broken: null, reported })
  })

  test('reports changed keys of the user database; for other files, these tests notice them', async () => {
    const changed: Readonly<
      Record<Kind, readonly [change: string, reported: readonly string[], missing: readonly string[]]>
    > = {
      cache: ['UPDATE engines SET id = 999 WHERE id = 6', [], ['list 3']],
      person: ["UPDATE named_values SET name = 'sh%et.shop' WHERE name = 'sheet.shop'", ['unreadable'], []],
      feed: ['UPDATE bodies SET seq = 999 WHERE seq = 7', [], ['body 7']]
    }
    const [change, reported, missing] = changed[kind]
    expect(await survive(kind, from[kind], 'changed', sql(change))).toMatchObject({ broken: null, reported, missing })
  })

  test.each(REPLACED)('is replaced with a report: %s', async (what, spoil) => {
    const { broken, reported } = await survive(kind, from[kind], what, spoil)
    expect([broken, reported]).toEqual([null, [TOLD[kind]]])
  })

  test.each(KEPT)('stays unchanged: %s', async (what, spoil) => {
    expect(await survive(kind, from[kind], what, spoil)).toMatchObject({ broken: null, reported: [], missing: [] })
  })

  test.each(['-wal', '-shm', '-journal'])('works with a folder in the place of its %s', async (suffix) => {
    expect((await survive(kind, from[kind], suffix, folderAt(suffix))).broken).toBeNull()
  })

  test.skipIf(process.platform === 'win32')('works in a place that it can neither read nor write', async () => {
    expect(await survive(kind, from[kind], 'mode 0', (file) => chmodSync(file, 0))).toMatchObject({
      broken: null,
      reported: [],
      missing: []
    })
    expect(await survive(kind, from[kind], 'mode 0400', (file) => chmodSync(file, 0o400))).toMatchObject({
      broken: null,
      reported: [],
      missing: []
    })
  })

  test.skipIf(process.platform === 'win32')('works when its link has no target', async () => {
    const { broken } = await survive(kind, from[kind], 'dangling link', (file) => {
      rmSync(file)
      symlinkSync(join(dirname(file), 'nowhere', 'x.db'), file)
    })
    expect(broken).toBeNull()
  })
})

describe('the user database', () => {
  const asides = (file: string): string[] =>
    readdirSync(dirname(file)).filter(
      (name) => name.startsWith(`${basename(file)}.corrupt-`) && !/-(wal|shm|journal)$/.test(name)
    )
  function copied(): string {
    const folder = mkdtempSync(join(temporaryFolder(), 'p-'))
    for (const name of readdirSync(from.person)) copyFileSync(join(from.person, name), join(folder, name))
    return join(folder, 'person.db')
  }
  const copies = (file: string): string[] =>
    readdirSync(dirname(file))
      .filter((name) => name.includes('.backup-'))
      .map((name) => join(dirname(file), name))

  test('is restored from a copy when a value cannot be read, with everything else of the day of the copy', async () => {
    const file = copied()
    sql("UPDATE named_values SET value = substr(value, 3) WHERE name = 'synonyms'")(file)
    const { store, findings } = personStore({ file })
    await expect(store.value('synonyms')).rejects.toMatchObject({ code: 'damaged' })
    expect(await store.value('synonyms')).toEqual([['vw', 'volkswagen']])
    expect((await store.note('p1', '30' as EngineId))?.text).toContain('kept 30')
    expect(findings.map(({ kind }) => kind)).toEqual(['restored'])
  })

  test.each([
    ['cannot be written', byte(18, 9)],
    ['has a value that cannot be read', sql("UPDATE named_values SET value = '{' WHERE name = 'packs'")],
    ['is a folder', folderAt('')]
  ])('is restored from the previous copy when the newest one %s', async (_what, spoil) => {
    const file = copied()
    const older = `${file}.backup-2026-02-01T00-00-00-000Z`
    copyFileSync(copies(file)[0] ?? '', older)
    spoil(copies(file).find((copy) => copy !== older) ?? '')
    writeFileSync(file, 'rubbish')
    const { store, findings } = personStore({ file })
    expect((await store.note('p1', '30' as EngineId))?.text).toContain('kept 30')
    await store.setNote('p1', '30' as EngineId, 'new')
    expect(findings).toMatchObject([{ kind: 'restored', backupFromMs: Date.parse('2026-02-01T00:00:00Z') }])
  })

  test('starts empty once when every copy is as damaged', async () => {
    const file = copied()
    const spoil = sql('UPDATE notes SET changed_at = 9223372036854775807 WHERE engine = 2')
    for (const one of [file, ...copies(file)]) spoil(one)
    const { store, findings } = personStore({ file })
    for (let n = 0; n < 6; n++) await store.note('p1', '2' as EngineId).catch(() => null)
    expect(await store.note('p1', '2' as EngineId)).toBeNull()
    expect(findings.map(({ kind }) => kind)).toEqual(['restored', 'lost'])
    expect(asides(file)).toHaveLength(2)
  })

  test('makes no copy of damaged data, so that intact copies stay', async () => {
    const file = copied()
    const before = copies(file)
    sql("UPDATE named_values SET value = '{' WHERE name = 'packs'")(file)
    const clock = new FakeClock({ wall: NOW + 10 * 86_400_000 })
    const { store, findings } = personStore({ file, clock, checkAfterMs: null })
    await store.open()
    await clock.advance(60_000)
    await store.recents('p1').catch(() => null)
    await expect.poll(() => findings.map(({ kind }) => kind)).toEqual(['restored'])
    expect(await store.value('packs')).toHaveLength(20)
    expect(copies(file)).toEqual(before)
  })

  test('stays in place and reports it when nothing can replace it', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    const { store, findings } = personStore({ file: join(folder, 'file', 'person.db') })
    await expect(store.recents('p1')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.recents('p1')).rejects.toMatchObject({ code: 'unavailable' })
    expect(findings).toEqual([{ kind: 'unopened', file: join(folder, 'file', 'person.db'), problem: 'unavailable' }])
  })

  // an administrator may write everything
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'is read-only when its folder forbids writing, with a report',
    async () => {
      const file = copied()
      chmodSync(file, 0o400)
      chmodSync(dirname(file), 0o500)
      try {
        const { store, findings } = personStore({ file })
        await store.recents('p1').catch(() => null)
        expect(findings.map(({ kind }) => ['read-only', 'unopened'].includes(kind))).toEqual([true])
        await expect(store.setNote('p1', '1' as EngineId, 'x')).rejects.toMatchObject({ name: 'StoreFailure' })
        await store.close()
      } finally {
        chmodSync(dirname(file), 0o700)
      }
    }
  )
})

describe('damaged sealed rows', () => {
  async function spoilt(change: string) {
    const one = eventStore()
    await one.store.append([
      event(1, { title: 'one' }),
      event(2, { title: 'two', subject: ticketNo('T-2') }),
      event(3, { title: 'three', subject: ticketNo('T-2') })
    ])
    await one.store.setMarks(ticketNo('T-2'), { note: 'a note' }, NOW)
    await one.store.setValue('views', [1])
    await one.store.close()
    sql(change)(join(one.folder, 'feed.db'))
    const { store, findings } = eventStore({ folder: one.folder, secrets: one.secrets })
    return { store, findings, kinds: () => findings.map(({ kind }) => kind) }
  }

  test('of an event: the list continues without its content, with one report', async () => {
    const { store, kinds } = await spoilt('UPDATE events SET facts = zeroblob(length(facts)) WHERE seq = 2')
    expect((await store.page({ filter: {}, limit: 5 })).items.map(({ title }) => title)).toEqual(['three', null, 'one'])
    expect((await store.page({ filter: { text: 'three' }, limit: 5 })).items).toHaveLength(1)
    await expect.poll(kinds).toEqual(['unreadable'])
    expect((await store.append([event(4, { subject: ticketNo('T-2') })]))[0]).toMatchObject({ isNew: true })
    await store.page({ filter: {}, limit: 5 })
    expect(kinds()).toEqual(['unreadable'])
  })

  test.each([
    "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'events'",
    "UPDATE sqlite_sequence SET name = 'elents' WHERE name = 'events'",
    'DELETE FROM sqlite_sequence',
    'DELETE FROM events WHERE seq = 3; UPDATE sqlite_sequence SET seq = 2'
  ])('of the counter: no number is used twice (%s)', async (change) => {
    const { store } = await spoilt(change)
    expect(await store.append([event(4), event(5)])).toMatchObject([{ event: { seq: 4 } }, { event: { seq: 5 } }])
  })

  test('of a body: it is missing, and every other one can be read', async () => {
    const { store, kinds } = await spoilt("UPDATE bodies SET sealed = x'00' WHERE seq = 2")
    expect(await store.raw(2)).toBeNull()
    expect((await store.rawAfter(0, 10, 1e6)).map(({ event: { seq } }) => seq)).toEqual([1, 3])
    await expect.poll(kinds).toEqual(['unreadable'])
  })

  test('of a ticket: its state is computed from its events again', async () => {
    const { store, kinds } = await spoilt('UPDATE subjects SET state = zeroblob(40)')
    expect(
      (await store.groups({ filter: {}, limit: 5 })).items.map(({ subject, events }) => [subject.id, events])
    ).toEqual([
      ['T-2', 2],
      ['T-1', 1]
    ])
    await store.append([event(4, { title: 'four', subject: ticketNo('T-2') })])
    expect((await store.groups({ filter: {}, limit: 5 })).items[0]).toMatchObject({ title: 'four', events: 3 })
    await expect.poll(kinds).toEqual(['unreadable'])
  })

  test('of a note and of a value: they are missing, and new ones are stored', async () => {
    const { store, kinds } = await spoilt("UPDATE marks SET sealed = x'01'; UPDATE named_values SET sealed = x'01'")
    expect([(await store.marks(ticketNo('T-2'))).note, await store.value('views')]).toEqual([null, null])
    await store.setMarks(ticketNo('T-2'), { note: 'again' }, NOW)
    await store.setValue('views', [2])
    expect([(await store.marks(ticketNo('T-2'))).note, await store.value('views')]).toEqual(['again', [2]])
    await expect.poll(kinds).toEqual(['unreadable'])
  })
})
