import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openForWriting, type DatabaseSchema } from '@main/adapters/sqlite/db/open-database'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { USER_SCHEMA } from '@main/adapters/sqlite/user/schema'
import { CACHE_SCHEMA } from '@main/adapters/sqlite/cache/schema'
import { AnswerWriter } from '@main/adapters/sqlite/cache/records/write-answer'
import { toStoreFailure } from '@main/adapters/sqlite/db/sqlite-failure'
import { FakeClock } from '../../../../fakes/clock'
import {
  catalogueStore,
  desk as deskOf,
  engine,
  fillFamiliar,
  NOW,
  depsFor,
  path,
  personStore,
  temporaryFolder
} from '../support/store-helpers'
import { openCatalogueStore, type WorkerOptions } from '@main/adapters/sqlite'
import type { EngineId } from '@shared/catalogue/ids'
import { startInProcess } from '../support/start-in-process'
import { builtChild } from '../../../kill/built-child'

const DAY = 86_400_000
const beside = (file: string, mark: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.${mark}`))
    .sort()

async function filledCache(): Promise<string> {
  const file = join(temporaryFolder(), 'cache.db')
  const { store, desk } = catalogueStore({ file })
  await fillFamiliar(desk)
  await store.close()
  return file
}
async function filledPerson(clock = new FakeClock({ wall: NOW })): Promise<string> {
  const file = join(temporaryFolder(), 'person.db')
  const { store } = personStore({ file, clock })
  await store.setNote('p1', '1' as EngineId, 'kept')
  await clock.advance(60_000)
  await store.setNote('p1', '1' as EngineId, 'after the copy')
  await store.close()
  return file
}
/** Turns the first page of a table to rubbish; the header and all other tables stay whole. */
function damageTable(file: string, table: string): void {
  const db = new DatabaseSync(file, { readOnly: true })
  const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table) as {
    rootpage: number
  }
  db.close()
  const fd = openSync(file, 'r+')
  writeSync(fd, Buffer.alloc(4096, 0xa5), 0, 4096, (rootpage - 1) * 4096)
  closeSync(fd)
}

describe('a newer file', () => {
  test.each(['cache.db', 'person.db'])('%s of a newer version is read and not written', async (name) => {
    const file = name === 'cache.db' ? await filledCache() : await filledPerson()
    const db = new DatabaseSync(file)
    db.exec("PRAGMA user_version = 990; UPDATE meta SET value = 990 WHERE name = 'version'")
    db.close()
    const before = readFileSync(file)
    if (name === 'cache.db') {
      const { store, desk, findings } = catalogueStore({ file })
      expect((await desk.read('types', {}))?.data).toHaveLength(1)
      expect((await desk.search('320d')).length).toBeGreaterThan(0)
      await expect(desk.write('types', {}, [])).rejects.toMatchObject({ name: 'StoreFailure', code: 'read-only' })
      expect(findings).toEqual([{ kind: 'newer-version', file }])
      await store.close()
    } else {
      const { store, findings } = personStore({ file })
      expect((await store.note('p1', '1' as EngineId))?.text).toBe('after the copy')
      await expect(store.setNote('p1', '1' as EngineId, 'x')).rejects.toMatchObject({ code: 'read-only' })
      await expect(store.addRecent('p1', path('1', '2', '3', '4', '5'))).rejects.toMatchObject({ code: 'read-only' })
      expect(findings).toEqual([{ kind: 'newer-version', file }])
      await store.close()
    }
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

/** As after a kill: the file was not closed, and its rows were not counted. */
function withoutCount(file: string): void {
  const db = new DatabaseSync(file)
  db.exec("DELETE FROM meta WHERE name = 'rows'")
  db.close()
}

describe('a damaged cache', () => {
  test.each([
    ['rubbish from the first byte', (file: string) => writeFileSync(file, Buffer.alloc(20_000, 0x41))],
    ['a header cut short', (file: string) => truncateSync(file, 60)],
    [
      'another program’s database',
      (file: string) => {
        rmSync(file)
        const db = new DatabaseSync(file)
        db.exec('CREATE TABLE theirs (x); PRAGMA application_id = 77')
        db.close()
      }
    ]
  ])('is rebuilt, and its damaged file and earlier ones are deleted: %s', async (_what, damage) => {
    const file = await filledCache()
    writeFileSync(`${file}.corrupt-2026-03-01T08-00-00-000Z`, 'earlier')
    damage(file)
    const { desk, findings } = catalogueStore({ file })
    expect(await desk.read('types', {})).toBeNull()
    expect(beside(file, 'corrupt-')).toEqual([])
    expect(findings).toEqual([{ kind: 'rebuilt', file }])
    await fillFamiliar(desk)
    expect((await desk.search('320d')).length).toBeGreaterThan(0)
  })

  test('fails at the first use when it is damaged inside; then the store is empty and works', async () => {
    const file = await filledCache()
    withoutCount(file)
    damageTable(file, 'generations')
    const { desk, findings } = catalogueStore({ file })
    await expect(fillFamiliar(desk)).rejects.toMatchObject({ code: 'damaged' })
    await expect.poll(() => findings.map(({ kind }) => kind)).toEqual(['rebuilt'])
    await fillFamiliar(desk)
    expect((await desk.read('types', {}))?.data).toHaveLength(1)
    expect(beside(file, 'corrupt-')).toEqual([])
  })

  test('that no call meets is found by a check after the start', async () => {
    const file = await filledCache()
    const clock = new FakeClock({ wall: NOW })
    const parts = depsFor(file, { clock, checkAfterMs: 1000 })
    withoutCount(file)
    damageTable(file, 'answers')
    const store = openCatalogueStore(parts)
    await store.open()
    expect(parts.findings).toEqual([])
    await clock.advance(1000)
    await expect.poll(() => parts.findings.map(({ kind }) => kind)).toEqual(['rebuilt'])
    expect(await deskOf(store).read('types', {})).toBeNull()
    await store.close()
  })

  test.each([
    [0, 0],
    [Infinity, 1]
  ])(
    'an intact file is checked once a day, after a crash, and at each start where it is up to %f bytes',
    async (smallFileBytes, again) => {
      const file = await filledCache()
      const clock = new FakeClock({ wall: NOW })
      const checks = async (): Promise<number> => {
        let started = 0
        let running = 0
        const parts = depsFor(file, { clock, checkAfterMs: 1000, smallFileBytes })
        const startWorker = (plan: WorkerOptions): Worker => {
          const worker = parts.startWorker(plan)
          if (plan.role === 'cache-check') {
            started++
            running++
            // it ends when what it found is written down
            worker.once('exit', () => running--)
          }
          return worker
        }
        const store = openCatalogueStore({ ...parts, startWorker })
        await store.open()
        await clock.advance(1000)
        await expect.poll(() => running).toBe(0)
        await store.close()
        expect(parts.findings).toEqual([])
        return started
      }
      expect(await checks()).toBe(1)
      expect(await checks()).toBe(again)
      await clock.advance(DAY)
      expect(await checks()).toBe(1)
      writeFileSync(`${file}-wal`, 'left by a crash')
      expect(await checks()).toBe(1)
    }
  )

  test('a missing cache starts empty', async () => {
    const file = await filledCache()
    rmSync(file)
    const { desk, findings } = catalogueStore({ file })
    expect(await desk.read('types', {})).toBeNull()
    expect(findings).toEqual([])
  })

  test('a place where no file can be created fails every call with a code', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    const { desk } = catalogueStore({ file: join(folder, 'file', 'cache.db') })
    await expect(desk.read('types', {})).rejects.toMatchObject({ name: 'StoreFailure', code: 'unavailable' })
    await expect(desk.write('types', {}, [])).rejects.toMatchObject({ name: 'StoreFailure', code: 'unavailable' })
  })
})

describe('the file of the user store', () => {
  test('is copied a minute after the start when the last copy is a day old, and three copies stay', async () => {
    const clock = new FakeClock({ wall: NOW })
    const file = join(temporaryFolder(), 'person.db')
    const { store } = personStore({ file, clock })
    await store.open()
    await clock.advance(59_000)
    await store.recents('p1')
    expect(beside(file, 'backup-')).toEqual([])
    for (let day = 0; day < 5; day++) {
      await clock.advance(day === 0 ? 1000 : DAY)
      await store.recents('p1')
    }
    expect(beside(file, 'backup-')).toEqual(
      [2, 3, 4].map(
        (day) => `person.db.backup-${new Date(NOW + 60_000 + day * DAY).toISOString().replace(/[:.]/g, '-')}`
      )
    )
    await store.close()
    const again = personStore({ file, clock })
    await again.store.open()
    await clock.advance(120_000)
    await again.store.recents('p1')
    expect(beside(file, 'backup-')).toHaveLength(3)
  })

  test('is restored from the newest copy when damaged, with a notice of its date', async () => {
    const file = await filledPerson()
    writeFileSync(file, Buffer.alloc(8192, 0x42))
    const { store, findings } = personStore({ file })
    expect((await store.note('p1', '1' as EngineId))?.text).toBe('kept')
    expect(findings).toEqual([
      {
        kind: 'restored',
        file,
        setAside: join(dirname(file), beside(file, 'corrupt-')[0] ?? ''),
        backupFromMs: NOW + 60_000
      }
    ])
    expect(readFileSync(join(dirname(file), beside(file, 'corrupt-')[0] ?? ''))).toHaveLength(8192)
  })

  test('is restored from an older copy when the newest one is damaged too', async () => {
    const file = await filledPerson()
    const [good] = beside(file, 'backup-')
    copyFileSync(join(dirname(file), good ?? ''), `${file}.backup-2026-03-01T00-00-00-000Z`)
    writeFileSync(join(dirname(file), good ?? ''), 'not a database any more')
    writeFileSync(file, Buffer.alloc(8192, 0x42))
    const { store, findings } = personStore({ file })
    expect((await store.note('p1', '1' as EngineId))?.text).toBe('kept')
    expect(findings).toMatchObject([{ kind: 'restored', backupFromMs: Date.parse('2026-03-01T00:00:00Z') }])
  })

  test('is restored from the copy of today, not from those of a clock that was ahead, which go first', async () => {
    const clock = new FakeClock({ wall: Date.parse('2031-01-01T00:00:00Z') })
    const file = await filledPerson(clock)
    const [ahead] = beside(file, 'backup-')
    for (const day of ['2031-01-02', '2031-01-03'])
      copyFileSync(join(dirname(file), ahead ?? ''), `${file}.backup-${day}T00-00-00-000Z`)
    const today = new FakeClock({ wall: NOW })
    const { store } = personStore({ file, clock: today })
    await store.setNote('p1', '1' as EngineId, 'of today')
    await today.advance(60_000)
    await store.close()
    expect(beside(file, 'backup-').map((name) => name.slice('person.db.backup-'.length, -14))).toEqual([
      '2026-03-02',
      '2031-01-02',
      '2031-01-03'
    ])
    writeFileSync(file, Buffer.alloc(8192, 0x42))
    const { store: again, findings } = personStore({ file, clock: today })
    expect((await again.note('p1', '1' as EngineId))?.text).toBe('of today')
    expect(findings).toMatchObject([{ kind: 'restored', backupFromMs: NOW + 60_000 }])
  })

  test('starts empty when damaged without a copy, with a notice, and the damaged file stays', async () => {
    const file = await filledPerson()
    for (const copy of beside(file, 'backup-')) rmSync(join(dirname(file), copy))
    writeFileSync(file, Buffer.alloc(8192, 0x42))
    const { store, findings } = personStore({ file })
    expect(await store.note('p1', '1' as EngineId)).toBeNull()
    expect(findings).toMatchObject([{ kind: 'lost' }])
    expect(existsSync(findings[0]?.kind === 'lost' ? findings[0].setAside : '')).toBe(true)
  })

  test('is restored at the next start when it disappears between setting aside and restoring', async () => {
    const file = await filledPerson()
    rmSync(file)
    const { store, findings } = personStore({ file })
    expect((await store.note('p1', '1' as EngineId))?.text).toBe('kept')
    expect(findings).toMatchObject([{ kind: 'restored', backupFromMs: NOW + 60_000 }])
  })
})

/** Opens the catalogue in a process that the given command starts. */
async function openInChild(file: string, ...command: readonly [string, ...string[]]): Promise<readonly string[]> {
  const child = await builtChild(join(import.meta.dirname, 'open-child.ts'))
  const [program, ...args] = [...command, process.execPath, child, dirname(file)]
  return execFileSync(program, args, { encoding: 'utf8' }).trim().split('\n')
}

test('a folder that forbids writing leaves the stored catalogue readable and is reported', async () => {
  const file = await filledCache()
  chmodSync(file, 0o444)
  chmodSync(dirname(file), 0o555)
  // root may write everywhere
  const asOther = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : []
  expect(await openInChild(file, ...([...asOther, 'env'] as [string]))).toEqual(['read-only', '1 types', 'read-only'])
  chmodSync(dirname(file), 0o755)
})

describe('a full disk', () => {
  test('is reported, changes nothing, and ends when there is space', async () => {
    const file = join(temporaryFolder(), 'cache.db')
    const { sql } = openForWriting(file, CACHE_SCHEMA, { nowMs: NOW })
    const writer = new AnswerWriter(sql)
    const write = (generation: string, count: number) =>
      writer.write({
        profile: 'p1',
        name: 'engines',
        params: { generation_id: generation },
        language: 'en',
        answer: Array.from({ length: count }, (_, n) =>
          engine(`${generation}${n}`, `Engine number ${n}`, { hp_values: '1'.repeat(300) })
        ),
        body: null,
        leftOut: false,
        fetchedAtMs: NOW,
        nowMs: NOW,
        from: null,
        computer: null
      })
    write('1', 10)
    sql.db.exec(`PRAGMA max_page_count = ${sql.number('PRAGMA page_count') + 10}`)
    let failure: unknown = null
    try {
      write('2', 2000)
    } catch (error) {
      failure = toStoreFailure(error)
    }
    expect(failure).toMatchObject({ code: 'full' })
    expect(sql.number('SELECT count(*) FROM engines')).toBe(10)
    expect(sql.all('PRAGMA integrity_check')).toEqual([['ok']])
    sql.db.exec('PRAGMA max_page_count = 1000000')
    write('2', 2000)
    expect(sql.number('SELECT count(*) FROM engines')).toBe(2010)
    expect(sql.number(`SELECT count(*) FROM desk_engines WHERE desk_engines MATCH '"number"'`)).toBe(2010)
    sql.close()
  })
  test('at the start leaves the stored catalogue readable and is reported', async () => {
    const file = await filledCache()
    // no file grows to the 32 KiB of the log's index
    const opened = await openInChild(file, 'sh', '-c', `trap '' XFSZ; ulimit -f 16; exec "$@"`, 'sh')
    expect(opened).toEqual(['disk-full', '1 types', 'read-only'])
    const { store, desk, findings } = catalogueStore({ file })
    await desk.write('types', {}, [])
    expect([(await desk.read('types', {}))?.data, findings]).toEqual([[], []])
    await store.close()
  })
  test.each([
    ['a write', 778],
    ['the index of the write-ahead log', 4874]
  ])('without room for %s is not taken for a broken file, which would be replaced', (_what, errcode) => {
    expect(toStoreFailure(Object.assign(new Error('disk I/O error'), { errcode })).code).toBe('full')
  })
})

describe('a file that another process holds', () => {
  /** Locks the file like a backup program, also for readers. */
  function held(file: string): DatabaseSync {
    const other = new DatabaseSync(file)
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS theirs (x)')
    onTestFinished(() => (other.isOpen ? other.close() : undefined))
    return other
  }
  test('is busy, not damaged: nothing is set aside, and its content is there afterwards', async () => {
    const file = await filledCache()
    const other = held(file)
    const clock = new FakeClock({ wall: NOW })
    const parts = depsFor(file, { clock })
    const store = openCatalogueStore(parts)
    await expect(store.open()).rejects.toMatchObject({ code: 'busy' })
    expect(parts.findings).toEqual([])
    expect(beside(file, 'corrupt-')).toEqual([])
    other.exec('ROLLBACK')
    other.close()
    await clock.advance(2000)
    expect((await deskOf(store).read('types', {}))?.data).toHaveLength(1)
    await store.close()
  })
  test('is awaited once, not once for each call, and for less than a second', async () => {
    const file = await filledCache()
    held(file)
    const clock = new FakeClock({ wall: NOW })
    let started = 0
    const parts = depsFor(file, { clock })
    const store = openCatalogueStore({ ...parts, startWorker: (plan) => (started++, parts.startWorker(plan)) })
    for (let n = 0; n < 5; n++) await expect(deskOf(store).read('types', {})).rejects.toMatchObject({ code: 'busy' })
    expect(started).toBe(1)
    await clock.advance(2000)
    await expect(deskOf(store).read('types', {})).rejects.toMatchObject({ code: 'busy' })
    expect(started).toBe(2)
    const sql = new Sql(join(dirname(file), 'free.db'))
    expect(sql.number('PRAGMA busy_timeout')).toBeLessThan(1000)
    sql.close()
    await store.close()
  })
})

describe('a file that a worker opens', () => {
  test('is on disk before a write is confirmed', () => {
    const folder = join(temporaryFolder(), 'inner')
    const synchronous = (layout: DatabaseSchema, name: string): number => {
      const { sql } = openForWriting(join(folder, name), layout, { nowMs: NOW })
      const value = sql.number('PRAGMA synchronous')
      sql.close()
      return value
    }
    expect(synchronous(USER_SCHEMA, 'person.db')).toBe(2)
    expect(synchronous(CACHE_SCHEMA, 'cache.db')).toBe(2)
  })
  test.skipIf(process.platform === 'win32')('is in a folder of its owner alone', () => {
    const folder = join(temporaryFolder(), 'inner')
    openForWriting(join(folder, 'cache.db'), CACHE_SCHEMA, { nowMs: NOW }).sql.close()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })
})

test.each([
  [1, null],
  [2, 'crashed']
] as const)('a thread that ended %i times before it reported an intact file: %s', async (times, problem) => {
  const file = await filledPerson()
  let ended = 0
  const startWorker = (plan: WorkerOptions): Worker => {
    if (ended >= times) return startInProcess(plan)
    ended++
    const worker = Object.assign(new EventEmitter(), { postMessage() {}, terminate: () => Promise.resolve(0) })
    setImmediate(() => worker.emit('exit', 1))
    return worker as unknown as Worker
  }
  const { store, findings } = personStore({ file, startWorker })
  expect(
    await store.note('p1', '1' as EngineId).then(
      (note) => note?.text,
      (error: { code: unknown }) => error.code
    )
  ).toBe(problem ?? 'after the copy')
  expect(findings).toEqual([])
})
