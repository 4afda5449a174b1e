import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { RedisEngine } from '@main/adapters/workspace/redis-engine'
import { workDocuments } from '@main/adapters/workspace/work-documents'
import { SharedWork } from '@main/services/workspace/shared-work'
import { claimSheetLetters } from '@main/services/workspace/sheet-letters'
import type { EngineId } from '@shared/catalogue/ids'
import type { StoredSheet } from '@shared/ports/stores/user-store'
import { sheetNumber } from '@shared/sheets/sheet-number'
import type { WorkKind } from '@shared/workspace/work-kinds'
import { FakeLog } from '../../../fakes/log'
import { noServer, RedisServer } from '../../../helpers/redis-server'
import { path, personStore, temporaryFolder } from '../../adapters/sqlite/support/store-helpers'

const ENGINE = '9007199254740993' as EngineId
const NOTE = 'canary: the customer wants the old file back'

describe.skipIf(noServer)('shared work of two computers at a real Redis server', () => {
  let folder: string
  let server: RedisServer
  const ends: (() => Promise<void>)[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'work-'))
    server = await RedisServer.start(folder)
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function computer(name: string, file = join(temporaryFolder(), 'person.db')) {
    const { store } = personStore({ file })
    const off = new Set<WorkKind>()
    const active = { profile: `p-${name}` }
    const engine = new RedisEngine({
      computer: name.repeat(32),
      access: { address: server.address, user: '', password: null, passphrase: 'five words', authorityFile: '' },
      clock: systemClock(),
      log: new FakeLog(),
      random: () => 0,
      contacted: () => {}
    })
    const changed: WorkKind[] = []
    const work = new SharedWork({
      userStore: store,
      engine: () => engine,
      documents: async (of, set) => workDocuments(of, set),
      isShared: (kind) => !off.has(kind),
      scope: () => ({ ...active, service: 'https://service.example', by: `desk ${name}` }),
      before: async () => undefined,
      after: async () => undefined,
      clock: systemClock(),
      log: new FakeLog(),
      changed: (kind) => changed.push(kind),
      titleOf: async () => ''
    })
    const stop = engine.onChange(() => work.workspaceChanged())
    engine.start()
    work.follow()
    ends.push(async () => {
      stop()
      await work.close()
      engine.stop()
      await store.close()
    })
    const note = async () => (await store.note(active.profile, ENGINE))?.text ?? null
    return { store, work, engine, off, active, changed, profile: active.profile, note }
  }
  const sheetOf = (number: string, profile: string): StoredSheet => ({
    number,
    profile,
    path: path('1', '2', '3', '4', ENGINE),
    madeAtMs: 1_764_000_000_000,
    title: 'Arvenna Corsale',
    customer: 'canary Mrs Hlavac',
    template: 'Workshop',
    bytes: 5,
    digest: 'ab',
    snapshot: JSON.stringify({ version: 1, profile })
  })

  it('copies favourites, notes, words, templates and sheets of one to the other, and deletions back', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    const number = sheetNumber('KTR', 2026, 1)
    await a.store.addFavourite(a.profile, path('1', '2', '3', '4', ENGINE), 'Tuesday')
    await a.store.setNote(a.profile, ENGINE, NOTE)
    await a.store.setValue('synonyms', [['vw', 'volkswagen']])
    await b.store.setValue('synonyms', [['merc', 'mercedes']])
    await a.store.setValue('sheet.templates', { t1: '{"name":"x"}' })
    await a.store.addSheet(sheetOf(number, a.profile), { year: 2026, count: 1 })
    a.work.edited()
    b.work.edited()
    await expect.poll(() => b.note()).toBe(NOTE)
    await expect
      .poll(() => b.store.favourites(b.profile))
      .toMatchObject([{ path: { engines: ENGINE }, group: 'Tuesday' }])
    for (const { store } of [a, b])
      await expect
        .poll(async () => JSON.stringify(((await store.value('synonyms')) as string[][]).toSorted()))
        .toBe('[["merc","mercedes"],["vw","volkswagen"]]')
    await expect.poll(() => b.store.value('sheet.templates')).toEqual({ t1: '{"name":"x"}' })
    await expect.poll(async () => (await b.store.sheet(number))?.snapshot).toBe(sheetOf(number, b.profile).snapshot)

    await b.store.removeFavourite(b.profile, ENGINE)
    b.work.edited()
    await expect.poll(() => a.store.favourites(a.profile)).toEqual([])
    const dump = await server.dump()
    for (const secret of ['canary', 'Hlavac', 'volkswagen', 'Arvenna', ENGINE, 'service.example'])
      expect([secret, dump.includes(secret)]).toEqual([secret, false])
  })

  it('keeps both texts of a note that two changed at once, until a person decides', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    await a.store.setNote(a.profile, ENGINE, 'first')
    a.work.edited()
    await expect.poll(() => b.note()).toBe('first')
    await server.stop()
    await a.store.setNote(a.profile, ENGINE, 'of a')
    await b.store.setNote(b.profile, ENGINE, 'of b')
    await server.start()
    await expect.poll(() => a.engine.isOpen && b.engine.isOpen).toBe(true)
    const texts = async ({ work }: typeof a) => {
      const found = await work.conflicts()
      return found.ok ? found.value.flatMap(({ versions }) => versions.map(({ text, by }) => `${by}: ${text}`)) : []
    }
    await expect.poll(() => texts(a)).toEqual(['desk a: of a', 'desk b: of b'])
    await expect.poll(() => texts(b)).toEqual(['desk b: of b', 'desk a: of a'])
    const [conflict] = await a.work.conflicts().then((found) => (found.ok ? found.value : []))
    const both = { kind: 'notes', id: ENGINE, text: 'of a\n\nof b' } as const
    const [revision] = conflict!.versions[0]!.revisions
    const seen = conflict!.versions.flatMap(({ revisions }) => revisions)
    await a.work.resolve({ ...both, revision: revision!, seen })
    await expect.poll(() => b.note()).toBe('of a\n\nof b')
    expect(await texts(b)).toEqual([])
    expect(await a.work.resolve({ ...both, revision: revision!, seen })).toMatchObject({
      ok: false,
      failure: { code: 'not-found' }
    })
  })

  it('keeps both when a person saves over a note that arrived meanwhile', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    await a.store.setNote(a.profile, ENGINE, 'first')
    a.work.edited()
    await expect.poll(() => b.note()).toBe('first')
    await a.work.editNote(ENGINE, 'of a', 'first')
    await expect.poll(() => b.note()).toBe('of a')
    expect(await b.work.editNote(ENGINE, 'of b', 'first')).toBe(true)
    await expect
      .poll(async () => {
        const found = await a.work.conflicts()
        return found.ok ? found.value.flatMap(({ versions }) => versions.map(({ text }) => text)) : []
      })
      .toEqual(['of a', 'of b'])
  })

  it('fills a new profile of the same service, and deletes nothing on other computers', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    const number = sheetNumber('KTR', 2026, 1)
    await a.store.setNote(a.profile, ENGINE, 'first')
    await a.store.addFavourite(a.profile, path('1', '2', '3', '4', ENGINE), 'Tuesday')
    await a.store.addSheet(sheetOf(number, a.profile), { year: 2026, count: 1 })
    a.work.edited()
    await expect.poll(() => b.store.sheet(number)).not.toBeNull()
    const all = async ({ store, active, note }: typeof a) => [
      await note(),
      (await store.favourites(active.profile)).length,
      (await store.sheet(number))?.number
    ]
    b.active.profile = 'new'
    b.work.follow()
    await expect.poll(() => all(b)).toEqual(['first', 1, number])
    // the next edit comes through after everything before it
    await b.store.setNote('new', '7' as EngineId, 'later')
    b.work.edited()
    await expect.poll(async () => (await a.store.note(a.profile, '7' as EngineId))?.text).toBe('later')
    expect(await all(a)).toEqual(['first', 1, number])

    await a.store.setNote(a.profile, ENGINE, 'second')
    a.work.edited()
    await expect.poll(() => b.note()).toBe('second')
    b.active.profile = b.profile
    b.work.follow()
    await expect.poll(() => b.note()).toBe('second')
    const conflicts = await b.work.conflicts()
    expect(conflicts.ok && conflicts.value).toEqual([])
  })

  it('keeps the original of a sheet that another computer deletes, and removes it from all others', async () => {
    const [a, b, c] = [await computer('a'), await computer('b'), await computer('c')]
    const [kept, deleted] = [sheetNumber('KTR', 2026, 1), sheetNumber('KTR', 2026, 2)]
    for (const number of [kept, deleted]) await a.store.addSheet(sheetOf(number, a.profile), null)
    a.work.edited()
    const numbers = async ({ store }: typeof a) => (await store.sheets('', 9)).map(({ number }) => number).toSorted()
    for (const one of [b, c]) await expect.poll(() => numbers(one)).toEqual([kept, deleted])
    await b.store.removeSheet(kept)
    b.work.edited()
    await expect.poll(() => numbers(c)).toEqual([deleted])
    await a.store.removeSheet(deleted)
    a.work.edited()
    for (const one of [b, c]) await expect.poll(() => numbers(one)).toEqual([])
    expect(await numbers(a)).toEqual([kept])
  })

  it('keeps both when a person saves over a template that arrived meanwhile', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    const template = async ({ store }: typeof a) => ((await store.value('sheet.templates')) as { t: string } | null)?.t
    await a.store.changeEntries('sheet.templates', { t: 'first' }, [])
    a.work.edited()
    await expect.poll(() => template(b)).toBe('first')
    expect(await a.work.editTemplate('t', 'of a', 'first')).toBe(true)
    await expect.poll(() => template(b)).toBe('of a')
    await b.work.editTemplate('t', 'of b', 'first')
    const versions = async () => {
      const found = await a.work.conflicts()
      return found.ok ? found.value.flatMap(({ versions: all }) => all.map(({ by }) => by)) : []
    }
    await expect.poll(versions).toEqual(['desk a', 'desk b'])
    expect([await template(a), await template(b)]).toEqual(['of a', 'of b'])
  })

  it('restores the work on a server that lost everything', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    await a.store.setNote(a.profile, ENGINE, 'first')
    a.work.edited()
    await expect.poll(() => b.note()).toBe('first')
    await server.stop()
    await server.start()
    const c = await computer('c')
    await expect.poll(() => c.note()).toBe('first')
  })

  it('does not share a kind that is switched off', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    a.off.add('notes')
    await a.store.setNote(a.profile, ENGINE, 'mine')
    await a.store.addFavourite(a.profile, path('1', '2', '3', '4', ENGINE), 'Tuesday')
    a.work.edited()
    await expect.poll(() => b.store.favourites(b.profile)).toHaveLength(1)
    expect(await b.note()).toBeNull()
    expect(await a.work.editNote(ENGINE, 'other', 'mine')).toBe(false)
  })

  it('gives each computer letters of its own for its sheets, also when the server lost them', async () => {
    const [a, b] = [await computer('a'), await computer('b')]
    await expect.poll(() => a.engine.isOpen && b.engine.isOpen).toBe(true)
    const drawn = ['BBB', 'BBB', 'CCC', 'BBB', 'DDD']
    const claim = ({ engine, store }: typeof a) => claimSheetLetters(engine, store, () => drawn.shift()!)
    await claim(a)
    await claim(b)
    expect([await a.store.value('sheet.desk'), await b.store.value('sheet.desk')]).toEqual(['BBB', 'CCC'])
    await server.tell('FLUSHALL')
    await server.stop()
    await server.start()
    await expect.poll(() => b.engine.isOpen).toBe(true)
    await claim(b)
    const c = await computer('c')
    await expect.poll(() => c.engine.isOpen).toBe(true)
    await claim(c)
    expect(await c.store.value('sheet.desk')).toBe('DDD')
  })

  it('keeps the work of a computer and of its copy, which gets letters of its own once both have met', async () => {
    const data = temporaryFolder()
    const original = await computer('a', join(data, 'a.db'))
    await expect.poll(() => original.engine.isOpen).toBe(true)
    await claimSheetLetters(original.engine, original.store, () => 'KTR')
    await original.store.setNote(original.profile, ENGINE, 'before')
    original.work.edited()
    const other = await computer('b')
    await expect.poll(() => other.note()).toBe('before')
    await server.stop()
    for (const part of ['db', 'db-wal']) await copyFile(join(data, `a.${part}`), join(data, `copy.${part}`))
    const copy = await computer('a', join(data, 'copy.db'))
    expect([await copy.note(), await copy.store.value('sheet.desk')]).toEqual(['before', 'KTR'])
    const numbers = await Promise.all([original, copy].map(({ store }) => store.nextSheet(2026)))
    expect(numbers).toEqual([1, 1])
    const number = sheetNumber('KTR', 2026, 1)
    for (const [one, who] of [[original, 'Anna'] as const, [copy, 'Boris'] as const]) {
      await one.store.addSheet({ ...sheetOf(number, one.profile), customer: who }, { year: 2026, count: 1 })
      await one.store.setNote(one.profile, ENGINE, who)
    }
    await server.start()
    for (const one of [original, copy, other])
      await expect
        .poll(async () => {
          one.work.edited()
          const found = await one.work.conflicts()
          return found.ok && found.value.map(({ kind, versions }) => `${versions.length} ${kind}`).toSorted()
        })
        .toEqual(['2 notes', '2 sheets'])
    expect([await original.note(), await copy.note()]).toEqual(['Anna', 'Boris'])
    const customers = await Promise.all(
      [original, copy].map(async ({ store }) => (await store.sheet(number))?.customer)
    )
    expect(customers).toEqual(['Anna', 'Boris'])

    // the copy has taken another id
    const { engine } = await computer('c')
    await expect.poll(() => engine.isOpen).toBe(true)
    await claimSheetLetters(original.engine, original.store, () => 'AAA')
    await claimSheetLetters(engine, copy.store, () => 'BBB')
    const letters = await Promise.all([original, copy].map(({ store }) => store.value('sheet.desk')))
    expect(letters).toEqual(['KTR', 'BBB'])
  })

  it('continues counting after sheets that came back from other computers', async () => {
    const { store } = personStore()
    ends.push(() => store.close())
    await store.setValue('sheet.desk', 'KTR')
    await store.addSheet(sheetOf(sheetNumber('KTR', 2026, 41), 'p'), null)
    await store.addSheet(sheetOf(sheetNumber('BBB', 2026, 90), 'p'), null)
    expect(await store.nextSheet(2026)).toBe(42)
    expect(await store.nextSheet(2025)).toBe(1)
  })
})
