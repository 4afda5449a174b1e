import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { serveUserStore } from '@main/adapters/sqlite/user/serve-user-store'
import type { AnyHandlers, UserStoreCalls } from '@main/adapters/sqlite/worker-rpc/messages'
import { NOW, path, personStore } from '../support/store-helpers'
import type { EngineId } from '@shared/catalogue/ids'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import type { StoredSheet } from '@shared/ports/stores/user-store'
import { FakeClock } from '../../../../fakes/clock'

const id = (text: string): EngineId => text as EngineId

test('stores favourites with path, group and time, for each profile', async () => {
  const clock = new FakeClock({ wall: NOW })
  const { store, file } = personStore({ clock })
  const big = path('1', null, '-5', '9223372036854775807', '-9223372036854775808')
  await store.addFavourite('p1', big, 'Tuesday')
  await clock.advance(1000)
  await store.addFavourite('p1', path('1', '2', '3', '4', '5'), 'Customers')
  await store.addFavourite('p2', path('1', '2', '3', '4', '5'), 'Other')
  expect(await store.favourites('p1')).toEqual([
    { profile: 'p1', path: path('1', '2', '3', '4', '5'), group: 'Customers', addedAtMs: NOW + 1000 },
    { profile: 'p1', path: big, group: 'Tuesday', addedAtMs: NOW }
  ])
  await store.addFavourite('p1', big, 'Wednesday') // another group keeps the day it was added
  expect((await store.favourites('p1')).find(({ path }) => path.engines === big.engines)).toMatchObject({
    group: 'Wednesday',
    addedAtMs: NOW
  })
  await store.removeFavourite('p1', id('5'))
  expect((await store.favourites('p1')).map(({ path }) => path)).toEqual([big])
  expect(await store.favourites('p2')).toHaveLength(1)
  await store.close()
  expect(await personStore({ file }).store.favourites('p1')).toHaveLength(1)
})

test('stores the newest 50 opened engines of a profile, each once', async () => {
  const { store } = personStore()
  for (let n = 1; n <= 60; n++) await store.addRecent('p1', path('1', '2', '3', '4', String(n)))
  await store.addRecent('p2', path('1', '2', '3', '4', '7'))
  await store.addRecent('p1', path('1', '2', '3', '9', '30'))
  const recents = await store.recents('p1')
  expect(recents).toHaveLength(50)
  expect(recents.slice(0, 3).map(({ path }) => path.engines)).toEqual(['30', '60', '59'])
  expect(recents[0]?.path.generations).toBe('9')
  expect(new Set(recents.map(({ path }) => path.engines)).size).toBe(50)
})

test('stores a note for each engine, and removes an empty one', async () => {
  const { store } = personStore()
  expect(await store.note('p1', id('1'))).toBeNull()
  await store.setNote('p1', id('1'), 'checked\nwith Björn 🔧')
  expect(await store.note('p1', id('1'))).toEqual({
    profile: 'p1',
    engineId: '1',
    text: 'checked\nwith Björn 🔧',
    changedAtMs: NOW
  })
  expect(await store.note('p2', id('1'))).toBeNull()
  await store.setNote('p1', id('1'), '')
  expect(await store.note('p1', id('1'))).toBeNull()
})

test('finds notes by their words, for one profile, newest first', async () => {
  const clock = new FakeClock({ wall: NOW })
  const { store } = personStore({ clock })
  await store.setNote('p1', id('9223372036854775807'), 'Gearbox slips above 400 Nm')
  await clock.advance(1000)
  await store.setNote('p1', id('2'), 'gearbox is new')
  await store.setNote('p1', id('3'), 'nothing')
  await store.setNote('p2', id('4'), 'gearbox')
  expect((await store.notesMatching('p1', 'gearbox', [])).map(({ engineId }) => engineId)).toEqual([
    '2',
    '9223372036854775807'
  ])
  expect(await store.notesMatching('p1', 'note:"above 400"', [])).toMatchObject([
    { engineId: '9223372036854775807', alone: true, excerpt: 'Gearbox slips above 400 Nm' }
  ])
  expect(await store.notesMatching('p1', 'trans', [['trans', 'gearbox']])).toHaveLength(2)
  expect(await store.notesMatching('p1', '', [])).toEqual([])
})

test('finds a note with all words among many newer ones with some', async () => {
  const clock = new FakeClock({ wall: NOW })
  const { store } = personStore({ clock })
  await store.setNote('p1', id('1'), '320d with a water leak')
  await clock.advance(1000)
  for (let n = 0; n < 110; n++) await store.setNote('p1', id(String(100 + n)), '320d remapped')
  const found = await store.notesMatching('p1', '320d leak', [])
  expect(found).toHaveLength(100)
  expect(found[0]).toMatchObject({ engineId: '1', alone: true })
})

test('stores JSON values by name', async () => {
  const { store } = personStore()
  expect(await store.value('synonyms')).toBeNull()
  const packs = { packs: [{ id: 'a', done: [1, 2, null], text: 'ё' }] }
  await store.setValue('packs', packs)
  await store.setValue('synonyms', [['vw', 'volkswagen']])
  expect(await store.value('packs')).toEqual(packs)
  await store.setValue('packs', null)
  expect(await store.value('packs')).toBeNull()
})

test('changes entries of a stored object or list, and leaves the others as they are', async () => {
  const { store } = personStore()
  await store.changeEntries('sheet.templates', { a: 'of a', b: 'of b' }, [])
  await store.changeEntries('sheet.templates', { c: 'of c' }, ['a'])
  expect(await store.value('sheet.templates')).toEqual({ b: 'of b', c: 'of c' })
  await store.changeList('synonyms', ['a', 'b', 'mine'], ['a', 'b'])
  expect(await store.value('synonyms')).toEqual(['a', 'b', 'mine'])
  await store.setValue('synonyms', ['a', 'mine', 'theirs'])
  await store.changeList('synonyms', ['b', 'mine'], ['a', 'b', 'mine'])
  expect(await store.value('synonyms')).toEqual(['mine', 'theirs'])
})

test('stores an edited template that no other computer has received yet', async () => {
  const { store } = personStore()
  const scope = { profile: 'p1', service: 's', by: 'desk' }
  await store.changeEntries('sheet.templates', { t: 'old' }, [])
  await store.editTemplate(scope, 't', 'new', 'old')
  expect(await store.value('sheet.templates')).toEqual({ t: 'new' })
  await store.workTags('templates', scope)
  await store.editTemplate(scope, 't', 'newer', 'new')
  expect(await store.value('sheet.templates')).toEqual({ t: 'newer' })
})

const sheet = (number: string, more: Partial<StoredSheet> = {}): StoredSheet => ({
  number,
  profile: 'p1',
  path: path('1', null, '3', '4', '9223372036854775807'),
  madeAtMs: NOW,
  title: 'Rovanta Kestrel 2.0 TDX',
  customer: '100 % Åse_1',
  template: 'Customer',
  bytes: 60_000,
  digest: 'ab',
  snapshot: '{"a":1}',
  ...more
})

test('counts sheet numbers by year, each taken once by a stored sheet', async () => {
  const { store, file } = personStore()
  expect([await store.nextSheet(2026), await store.nextSheet(2026)]).toEqual([1, 1])
  await store.addSheet(sheet('A-1'), { year: 2026, count: 1 })
  await expect(store.addSheet(sheet('A-1'), { year: 2026, count: 2 })).rejects.toThrow()
  expect([await store.nextSheet(2026), await store.nextSheet(2027)]).toEqual([2, 1])
  await store.removeSheet('A-1')
  await store.close()
  expect(await personStore({ file }).store.nextSheet(2026)).toBe(2)
})

test('finds a sheet by number, title and customer, newest first, with literal text', async () => {
  const { store } = personStore()
  await store.addSheet(sheet('A-1'), { year: 2026, count: 1 })
  await store.addSheet(sheet('A-2', { madeAtMs: NOW + 1, customer: 'Lund', title: 'Other' }), { year: 2026, count: 2 })
  expect((await store.sheets('', 10)).map(({ number }) => number)).toEqual(['A-2', 'A-1'])
  expect((await store.sheets('', 1)).map(({ number }) => number)).toEqual(['A-2'])
  for (const query of ['a-1', 'kestrel', '100 %', 'Åse_'])
    expect(
      (await store.sheets(query, 10)).map(({ number }) => number),
      query
    ).toEqual(['A-1'])
  for (const query of ['_', '%'])
    expect(
      (await store.sheets(query, 10)).map(({ number }) => number),
      query
    ).toEqual(['A-1'])
  const { engines } = sheet('A-1').path
  expect(await store.sheets('', 10, { engine: engines! })).toHaveLength(2)
  expect(await store.sheets('', 10, { engine: id('987654') })).toEqual([])
  expect(await store.sheet('A-1')).toEqual(sheet('A-1'))
  expect((await store.sheets('lund', 10))[0]).not.toHaveProperty('snapshot')
  await expect(store.addSheet(sheet('A-1'), { year: 2026, count: 3 })).rejects.toThrow()
  await store.removeSheet('A-1')
  expect(await store.sheet('A-1')).toBeNull()
})

test('finds a sheet by words in any order, without accents and capitals of any script', async () => {
  const { store } = personStore()
  await store.addSheet(sheet('KTR26-0042-6', { title: 'Škoda Octavia', customer: 'Иванов Пётр' }), null)
  for (const query of ['иванов', 'петр', 'SKODA', 'škoda', 'octavia škoda', '0042  иванов'])
    expect(await store.sheets(query, 10), query).toHaveLength(1)
  for (const query of ['skoda fabia', 'петров']) expect(await store.sheets(query, 10), query).toEqual([])
})

test('leaves sheets of the workshop out before it applies the limit', async () => {
  const { store } = personStore()
  const kinds = ['workshop', 'customer', 'workshop', null, 'workshop']
  for (const [at, kind] of kinds.entries()) {
    const snapshot = kind === null ? 'damaged' : JSON.stringify({ template: { kind } })
    await store.addSheet(sheet(`A-${at}`, { madeAtMs: NOW + at, snapshot }), null)
  }
  const numbers = async (hidesWorkshop: boolean) =>
    (await store.sheets('', 2, { hidesWorkshop })).map(({ number }) => number)
  expect(await numbers(true)).toEqual(['A-1'])
  expect(await numbers(false)).toEqual(['A-4', 'A-3'])
})

test('keeps the position and seen results of saved searches, for each profile', async () => {
  const { store, file } = personStore()
  await store.saveSearch('p1', 'golf', '', ['4:1:9'])
  await store.saveSearch('p1', 'golf', 'Diesel', [])
  await store.saveSearch('p2', 'golf', '', [])
  await store.saveSearch('p1', 'golf', '', ['4:1:9', '4:9223372036854775807:-1'])
  const saved = await store.searches('p1')
  expect(saved.map(({ query, fuel, seen }) => [query, fuel, seen])).toEqual([
    ['golf', 'Diesel', []],
    ['golf', '', ['4:1:9', '4:9223372036854775807:-1']]
  ])
  await store.markSearchSeen('p1', saved[0]!.id, ['x'])
  await store.markSearchSeen('p2', saved[0]!.id, ['not theirs'])
  await store.removeSearch('p2', saved[0]!.id)
  await store.removeSearch('p1', saved[1]!.id)
  await store.close()
  expect(await personStore({ file }).store.searches('p1')).toEqual([{ ...saved[0], seen: ['x'], savedAtMs: NOW }])
})

test('stores the newest 30 searches of a profile, each once, until cleared', async () => {
  const { store } = personStore()
  for (let n = 1; n <= 40; n++) await store.addToSearchHistory('p1', `query ${n}`, '')
  await store.addToSearchHistory('p1', 'query 20', '')
  await store.addToSearchHistory('p1', 'query 20', 'Diesel')
  await store.addToSearchHistory('p2', 'other', '')
  const searched = await store.searchHistory('p1')
  expect(searched).toHaveLength(30)
  expect(searched.slice(0, 3).map(({ query, fuel }) => [query, fuel])).toEqual([
    ['query 20', 'Diesel'],
    ['query 20', ''],
    ['query 40', '']
  ])
  await store.clearSearchHistory('p1')
  expect(await store.searchHistory('p1')).toEqual([])
  expect(await store.searchHistory('p2')).toEqual([{ query: 'other', fuel: '', atMs: NOW }])
})

test('names the engines that have a sheet, per profile and without pinned figures', async () => {
  const { store } = personStore()
  const path = (engine: string) => ({ ...sheet('A-1').path, engines: id(engine) })
  await store.addSheet(sheet('A-1', { path: path('7') }), { year: 2026, count: 1 })
  await store.addSheet(sheet('A-2', { path: path('7') }), { year: 2026, count: 2 })
  await store.addSheet(sheet('A-3', { path: path('8'), profile: 'p2' }), { year: 2026, count: 3 })
  await store.addSheet(sheet('PIN-1', { path: path('9') }), null)
  expect([await store.sheetEngines('p1'), await store.sheetEngines('p2')]).toEqual([['7'], ['8']])
})

const SCOPE = { profile: 'p1', service: 's', by: '' }
/** The calls that a read-only file answers. SQLite fails at each statement that would change it. */
const ANSWERED: { readonly [N in keyof UserStoreCalls]?: Parameters<UserStoreCalls[N]> } = {
  favourites: ['p1'],
  recents: ['p1'],
  note: ['p1', id('5')],
  notesMatching: ['p1', 'note', []],
  searches: ['p1'],
  searchHistory: ['p1'],
  sheets: ['', 10],
  sheetEngines: ['p1'],
  sheet: ['A-1'],
  workDocuments: ['notes', SCOPE, ['5']],
  workConflicts: ['notes', SCOPE],
  value: ['synonyms'],
  markSearchSeen: ['p1', 1, ['x']],
  addToSearchHistory: ['p1', 'diesel', ''],
  backUp: [],
  checked: []
}

test('answers the reads of a read-only file and refuses every other call', async () => {
  const { store, file } = personStore()
  await store.addFavourite('p1', path('1', '2', '3', '4', '5'), '')
  await store.setNote('p1', id('5'), 'note')
  await store.workTags('notes', SCOPE)
  await store.saveSearch('p1', 'golf', '', [])
  await store.addSheet(sheet('A-1'), null)
  await store.close()
  const serve = () => serveUserStore({ role: 'person', file, nowMs: NOW }, () => NOW)
  const { handlers: writing, close } = serve()
  close()
  const db = new DatabaseSync(file)
  db.exec("PRAGMA user_version = 990; UPDATE meta SET value = 990 WHERE name = 'version'")
  db.close()
  const before = readFileSync(file)
  const { opened, handlers, close: closeRead } = serve()
  expect(opened.findings).toEqual([{ kind: 'newer-version', file }])
  const reading: AnyHandlers = handlers
  const outcome = (name: string): unknown => {
    try {
      reading[name]?.(...((ANSWERED[name as keyof UserStoreCalls] ?? []) as never[]))
      return 'answered'
    } catch (error) {
      return error instanceof StoreFailure ? error.code : error
    }
  }
  for (const name of Object.keys(writing))
    expect([name, outcome(name)]).toEqual([name, name in ANSWERED ? 'answered' : 'read-only'])
  closeRead()
  expect(readFileSync(file).equals(before)).toBe(true)
})
