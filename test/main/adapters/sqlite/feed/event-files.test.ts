import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backupTimestamp } from '@main/adapters/sqlite/db/backups'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { event, eventStore, FakeSecrets, status, ticketNo } from '../support/feed-store-helpers'
import { NOW } from '../support/store-helpers'
import { startWorker } from '../support/start-store-worker'

const files = (folder: string): string[] => readdirSync(folder).sort()
/** True when any file of the folder holds the words, in UTF-8 or UTF-16. */
function holds(folder: string, words: string): boolean {
  return files(folder).some((name) => {
    const content = readFileSync(join(folder, name))
    return (
      content.includes(words) ||
      content.includes(Buffer.from(words, 'utf16le')) ||
      content.includes(Buffer.from(words, 'base64'))
    )
  })
}
const WORDS = {
  author: 'Wilhelmine Planted',
  plate: 'PL-4NT-ED',
  title: 'Subject planted here',
  latest: 'Planted message',
  vehicle: 'Planted vehicle',
  body: 'planted@example.invalid',
  header: 'planted header value',
  subject: 'PLANTED-4711',
  kind: 'planted_kind',
  identity: 'id:plantedplanted',
  claim: 'Claimer Planted',
  note: 'Note planted',
  value: 'planted view name',
  status: 'planted status'
}

async function planted(store: ReturnType<typeof eventStore>['store']): Promise<void> {
  await store.append(
    Array.from({ length: 30 }, (_, n) =>
      event(n, {
        author: WORDS.author,
        plate: WORDS.plate,
        title: WORDS.title,
        latest: WORDS.latest,
        vehicle: WORDS.vehicle,
        subject: ticketNo(WORDS.subject),
        kind: WORDS.kind,
        identity: `${WORDS.identity}${n}`,
        status: status('other', WORDS.status),
        headers: { 'x-note': WORDS.header },
        body: Buffer.from(
          n % 2 === 0
            ? `{"n":${n},"mail":"${WORDS.body}"}`
            : `{"n":${n},"mail":"${WORDS.body}","rest":"${'x'.repeat(n * 200)}"}`
        )
      })
    )
  )
  await store.setMarks(ticketNo(WORDS.subject), { claimedBy: WORDS.claim, note: WORDS.note }, NOW)
  await store.setValue('views', [{ name: WORDS.value }])
  await store.page({ filter: { text: WORDS.author }, limit: 5 })
}

describe('the files of the feed', () => {
  it('have no personal text in the clear: not in the file, not in its journal, not after closing', async () => {
    const { store, folder, secrets } = eventStore()
    await planted(store)
    expect(files(folder)).toContain('feed.db-wal')
    for (const words of Object.values(WORDS)) expect(holds(folder, words), words).toBe(false)
    await store.close()
    expect(files(folder)).toEqual(['feed.db'])
    for (const words of Object.values(WORDS)) expect(holds(folder, words), words).toBe(false)
    for (const secret of secrets.sealed.values()) expect(holds(folder, secret)).toBe(false)
  })

  it('log nothing', async () => {
    const { store, log, folder } = eventStore()
    await planted(store)
    await store
      .append([{ ...event(1, { title: WORDS.title, author: WORDS.author }), source: null as never }])
      .catch(() => null)
    await store.close()
    for (const words of Object.values(WORDS)) expect(JSON.stringify(log.lines), words).not.toContain(words)
    expect(existsSync(join(folder, 'feed.db'))).toBe(true)
  })

  it('are readable with the same key, through real threads', async () => {
    const one = eventStore({ startWorker })
    await planted(one.store)
    await one.store.close()
    const two = eventStore({ startWorker, folder: one.folder, secrets: one.secrets })
    expect((await two.store.page({ filter: { text: 'wilhelmine' }, limit: 50 })).items).toHaveLength(30)
    expect(await two.store.kept()).toBe('sealed')
    expect(two.findings).toEqual([])
    await two.store.close()
    // four threads begin from their sources
  })

  it('shrink when everything is purged, which deletes earlier damaged files too', async () => {
    const { store, folder } = eventStore()
    await store.append(
      Array.from({ length: 40 }, (_, n) =>
        event(n, { body: Buffer.from(Array.from({ length: 20_000 }, (_x, at) => (at * 7919 * (n + 3)) % 251)) })
      )
    )
    writeFileSync(join(folder, 'feed.db.corrupt-2026'), 'old')
    await store.purge('all')
    expect(files(folder)).not.toContain('feed.db.corrupt-2026')
    await store.close()
    expect(readFileSync(join(folder, 'feed.db')).byteLength).toBeLessThan(200_000)
  })

  const copies = (folder: string): string[] => files(folder).filter((name) => name.includes('.corrupt-'))
  it('that were set aside are deleted when they are older than the retention', async () => {
    const { store, folder } = eventStore()
    await store.append([event(1)])
    const [old, young] = [NOW - 2, NOW].map((ms) => `feed.db.corrupt-${backupTimestamp(ms)}`)
    for (const name of [old, `${old}-wal`, young]) writeFileSync(join(folder, name ?? ''), 'old')
    mkdirSync(join(folder, `${old}-2`))
    await store.trim({ olderThanMs: -Infinity, keep: 10 })
    expect(copies(folder)).toHaveLength(4)
    await store.trim({ olderThanMs: NOW - 1, keep: 10 })
    expect(copies(folder)).toEqual([young])
  })

  it('that were set aside and are in use fail a deletion by a person, not the retention, and keep no other', async () => {
    const { store, folder } = eventStore()
    await store.append([event(1)])
    const [used, free] = [NOW - 3, NOW - 2].map((ms) => `feed.db.corrupt-${backupTimestamp(ms)}`)
    for (const name of [used, free]) writeFileSync(join(folder, name ?? ''), 'old')
    const remove = fs.rmSync
    vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
      if (String(path).endsWith(used ?? '')) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', syscall: 'rm' })
      remove(path, options)
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    })
    expect(await store.trim({ olderThanMs: NOW - 1, keep: 10 })).toBe(0)
    expect(copies(folder)).toEqual([used])
    await expect(store.purge('all')).rejects.toMatchObject({ code: 'busy' })
    expect((await store.counts({})).total).toBe(0)
  })

  it.each([{ subject: ticketNo('T-1') }, { beforeMs: 5 }])('that were set aside go with %o', async (which) => {
    const { store, folder } = eventStore()
    await store.append([event(1)])
    writeFileSync(join(folder, `feed.db.corrupt-${backupTimestamp(NOW)}`), 'old')
    await store.purge({ source: 'demo' })
    expect(copies(folder)).toHaveLength(1)
    await store.purge(which)
    expect(copies(folder)).toEqual([])
  })

  it('are replaced when the disk has no space to delete rows: no event stays, and entries of a person do', async () => {
    const { store, folder } = eventStore()
    await store.append([event(1, { title: WORDS.title }), event(2)])
    await store.setValue('views', [{ id: 'v' }])
    await store.setMarks(ticketNo('T-1'), { note: 'n' }, NOW)
    writeFileSync(join(folder, 'feed.db.corrupt-2026'), 'old')
    const full = vi.spyOn(Sql.prototype, 'transaction').mockImplementationOnce(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    })
    onTestFinished(() => full.mockRestore())
    const page = store.purge('all').then((gone) => [gone, 'then'])
    expect(await page).toEqual([2, 'then'])
    expect(files(folder).filter((name) => !/^feed\.db(-wal|-shm)?$/.test(name))).toEqual([])
    expect((await store.counts({})).total).toBe(0)
    expect((await store.groups({ filter: { snoozed: true }, limit: 5 })).items).toEqual([])
    expect(await store.value('views')).toEqual([{ id: 'v' }])
    expect((await store.marks(ticketNo('T-1'))).note).toBeNull()
    // known for a while like after any purge, and numbers go on
    expect(await store.append([event(1), event(9)])).toMatchObject([
      { isNew: false, seq: null },
      { isNew: true, event: { seq: 3 } }
    ])
    expect((await store.page({ filter: {}, limit: 5 })).items.map(({ seq }) => seq)).toEqual([3])
  })

  it('whose deletion was interrupted by a kill are deleted at the next start', async () => {
    const one = eventStore()
    await one.store.append([event(1)])
    await one.store.close()
    writeFileSync(join(one.folder, 'feed.db.deleting'), 'old')
    const two = eventStore({ folder: one.folder, secrets: one.secrets })
    expect((await two.store.counts({})).total).toBe(1)
    expect(files(one.folder)).not.toContain('feed.db.deleting')
  })

  it('show an event whose row was changed as unreadable, and the others unchanged', async () => {
    const { store, folder, secrets } = eventStore()
    await store.append([event(1, { title: 'one' }), event(2, { title: 'two' })])
    await store.close()
    const db = new DatabaseSync(join(folder, 'feed.db'))
    // rows that changed places cannot pass for each other
    db.exec('UPDATE events SET facts = (SELECT facts FROM events WHERE seq = 2) WHERE seq = 1')
    db.close()
    const again = eventStore({ folder, secrets })
    const { items } = await again.store.page({ filter: {}, limit: 5 })
    expect(items.map(({ title, reading }) => [title, reading])).toEqual([
      ['two', 'mapped'],
      [null, 'as-received']
    ])
    await again.store.page({ filter: {}, limit: 5 })
    await expect.poll(() => again.findings).toEqual([{ kind: 'unreadable', file: join(folder, 'feed.db') }])
  })
})

it.each([
  ["UPDATE events SET trust = 'signed'", 'trust'],
  ["UPDATE events SET source = 'webhook'", 'source'],
  ["UPDATE events SET trust = 'signed', body = NULL", 'trust, as if of an older program']
])('a row does not allow this change: %s; its event is then unreadable and unsigned', async (change) => {
  const { store, folder, secrets } = eventStore()
  await store.append([event(1, { title: 'one', source: 'folder', trust: 'unsigned' })])
  await store.close()
  const db = new DatabaseSync(join(folder, 'feed.db'))
  db.exec(change)
  db.close()
  const again = eventStore({ folder, secrets })
  expect(await again.store.event(1)).toMatchObject({ title: null, trust: 'unsigned', reading: 'as-received' })
})

it('a locked file is readable, and reports a write that fails', async () => {
  const { store, folder } = eventStore({ startWorker })
  await store.append([event(1, { title: 'here' })])
  const other = new DatabaseSync(join(folder, 'feed.db'))
  onTestFinished(() => void (other.isOpen && other.close()))
  other.exec('BEGIN IMMEDIATE')
  await expect(store.append([event(2)])).rejects.toMatchObject({ code: 'busy' })
  expect((await store.page({ filter: { text: 'here' }, limit: 5 })).items).toMatchObject([{ title: 'here' }])
  expect((await store.counts({})).total).toBe(1)
  other.exec('ROLLBACK')
})

describe('an unusable file', () => {
  it.each([
    ['rubbish', (file: string) => writeFileSync(file, Buffer.alloc(20_000, 0x41))],
    ['cut short', (file: string) => truncateSync(file, 60)],
    ['sealed with another key', () => undefined]
  ])('is set aside with a report: %s', async (what, damage) => {
    const one = eventStore()
    await one.store.append([event(1)])
    await one.store.close()
    damage(join(one.folder, 'feed.db'))
    const secrets = what === 'sealed with another key' ? new FakeSecrets() : one.secrets
    secrets.sealed.set(
      'event-key',
      what === 'sealed with another key'
        ? Buffer.alloc(32, 7).toString('base64')
        : (one.secrets.sealed.get('event-key') ?? '')
    )
    const two = eventStore({ folder: one.folder, secrets })
    expect((await two.store.append([event(2)]))[0]).toMatchObject({ isNew: true })
    expect(two.findings).toEqual([
      {
        kind: 'lost',
        file: join(one.folder, 'feed.db'),
        setAside: expect.stringContaining('feed.db.corrupt-') as string
      }
    ])
  })

  it('of a newer version is read-only', async () => {
    const one = eventStore()
    await one.store.append([event(1, { title: 'one' })])
    await one.store.close()
    const file = join(one.folder, 'feed.db')
    const db = new DatabaseSync(file)
    db.exec("PRAGMA user_version = 990; UPDATE meta SET value = 990 WHERE name = 'version'")
    db.close()
    const before = readFileSync(file)
    const two = eventStore({ folder: one.folder, secrets: one.secrets })
    expect((await two.store.page({ filter: {}, limit: 5 })).items[0]?.title).toBe('one')
    await expect(two.store.append([event(2)])).rejects.toMatchObject({ code: 'read-only' })
    await expect(two.store.purge('all')).rejects.toMatchObject({ code: 'read-only' })
    expect(await two.store.trim({ olderThanMs: NOW * 2, keep: 0 })).toBe(0)
    expect(two.findings).toEqual([{ kind: 'newer-version', file }])
    await two.store.close()
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe('without a key store', () => {
  const without = (): FakeSecrets => Object.assign(new FakeSecrets(), { able: false })

  it('stores events for this run alone, sealed with a key in memory', async () => {
    const { store, folder, secrets } = eventStore({ secrets: without() })
    await planted(store)
    expect(await store.kept()).toBe('session')
    for (const words of Object.values(WORDS)) expect(holds(folder, words), words).toBe(false)
    await store.close()
    expect(files(folder)).toEqual([])
    expect(secrets.sealed.size).toBe(0)
  })

  it('deletes what a killed run left at the next start', async () => {
    const { store, folder } = eventStore({ secrets: without() })
    writeFileSync(join(folder, 'feed-session.db'), 'left over')
    writeFileSync(join(folder, 'feed-session.db-wal'), 'left over')
    await store.append([event(1)])
    expect((await store.counts({})).total).toBe(1)
  })

  it('keeps events on disk by choice, and seals them once there is a key store', async () => {
    const one = eventStore({ secrets: without(), keepOpen: () => true })
    await one.store.append([event(1)])
    expect(await one.store.kept()).toBe('open')
    await one.store.close()
    expect(files(one.folder)).toEqual(['feed.db', 'feed.key'])

    // the choice was taken back: nothing is lost, and nothing is added
    const two = eventStore({ folder: one.folder, secrets: without() })
    expect((await two.store.counts({})).total).toBe(0)
    expect(await two.store.kept()).toBe('session')
    await two.store.close()

    const three = eventStore({ folder: one.folder, secrets: new FakeSecrets() })
    expect((await three.store.counts({})).total).toBe(1)
    expect(await three.store.kept()).toBe('sealed')
    expect(files(one.folder)).not.toContain('feed.key')
  })

  it('reads events that an earlier version stored with a public key, and does not treat them as sealed', async () => {
    const one = eventStore()
    await one.store.append([event(1)])
    await one.store.close()
    const two = eventStore({
      folder: one.folder,
      secrets: Object.assign(one.secrets, { able: false, unprotected: true })
    })
    expect([(await two.store.counts({})).total, await two.store.kept()]).toEqual([1, 'open'])
    await two.store.append([event(2)])
    await two.store.close()
    const three = eventStore({
      folder: one.folder,
      secrets: Object.assign(one.secrets, { able: true, unprotected: false })
    })
    expect([(await three.store.counts({})).total, await three.store.kept()]).toEqual([2, 'sealed'])
  })

  it('keeps sealed events until a locked key store is available, and a purge deletes them all the same', async () => {
    const one = eventStore()
    await one.store.append([event(1)])
    await one.store.close()
    one.secrets.locked = true
    const two = eventStore({ folder: one.folder, secrets: one.secrets })
    expect(await two.store.kept()).toBe('locked')
    // confirmed, it would be gone with this run: its sender must come again
    await expect(two.store.append([event(2)])).rejects.toMatchObject({ code: 'unavailable' })
    expect((await two.store.append([event(3, { source: 'demo' })]))[0]).toMatchObject({ isNew: true })
    await two.store.close()
    one.secrets.locked = false
    const three = eventStore({ folder: one.folder, secrets: one.secrets })
    expect((await three.store.page({ filter: {}, limit: 5 })).items.map(({ seq }) => seq)).toEqual([1])
    await three.store.close()
    one.secrets.locked = true
    const four = eventStore({ folder: one.folder, secrets: one.secrets })
    await four.store.purge('all')
    await four.store.close()
    expect(files(one.folder)).toEqual([])
    rmSync(one.folder, { recursive: true, force: true })
  })
})
