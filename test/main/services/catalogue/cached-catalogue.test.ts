import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openCatalogueStore } from '../../../../src-main/adapters/sqlite'
import { CatalogueService } from '../../../../src-main/services/catalogue/catalogue'
import { createEngineLocations } from '../../../../src-main/services/catalogue/engine-locations'
import { createSearch } from '../../../../src-main/services/search/search'
import type { Engine, EngineDetail, Generation, Performance, SearchResult } from '@shared/catalogue/records'
import { matchNote, type NoteMatch } from '@shared/search/note-search'
import { parseSearchQuery } from '@shared/search/search-query'
import type { FreshnessPolicy } from '@shared/catalogue/freshness'
import type { LanguageCode } from '@shared/text/languages'
import { cachedCatalogue } from '../../../fakes/cached-catalogue'
import { FakeGate } from '../../../fakes/api-client'
import { FakeLog } from '../../../fakes/log'
import { partsFor } from '../../adapters/sqlite/support/store-helpers'

const engine = (id: string, more: Partial<Engine> = {}): Engine =>
  ({
    id,
    name: `engine ${id}`,
    slug: null,
    type: null,
    capacity: null,
    power: null,
    torque: null,
    cylinders: null,
    year: null,
    ecu: null,
    tcu: null,
    hp_values: null,
    nm_values: null,
    rpm_values: null,
    engine_code: null,
    fuel_name: null,
    ...more
  }) as Engine
const detail = (id: string): EngineDetail => ({
  ...engine(id),
  options: null,
  remap_stages: [],
  read_tools: [],
  read_methods: []
})
const generation = (id: string): Generation =>
  ({
    id,
    name: 'II',
    slug: null,
    manufacturer: null,
    manufacturer_id: '2',
    model_id: '3',
    model: null,
    year: 2014,
    yearend: null,
    photo: null,
    photo_unbranded: null
  }) as Generation
const HOUR = 3_600_000

let gate: FakeGate
let language: LanguageCode
let profile: string | null
let now: number
let folder: string
let mayRenew: boolean
let renewed: string[]
let policy: FreshnessPolicy
let store: ReturnType<typeof openCatalogueStore>
let catalogue: CatalogueService
let search: ReturnType<typeof createSearch>
let noteOf: Record<string, string>
const matchesOf = (query: string): NoteMatch[] =>
  Object.entries(noteOf).flatMap(([engineId, text]) => {
    const match = matchNote(parseSearchQuery(query), text)
    return match ? [{ engineId, ...match }] : []
  })

beforeEach(() => {
  gate = new FakeGate()
  language = 'en'
  profile = 'p1'
  now = gate.nowMs
  mayRenew = true
  renewed = []
  policy = { listMs: 7 * 24 * HOUR, engineMs: 14 * 24 * HOUR, emptyMs: 12 * HOUR }
  folder = mkdtempSync(join(tmpdir(), 'ask-'))
  store = openCatalogueStore(partsFor(join(folder, 'cache.db')))
  const clock = { now: () => now, monotonic: () => now, after: () => () => {} }
  const inForce = { profile: () => profile, language: () => language }
  const log = new FakeLog()
  const asker = cachedCatalogue({
    ...inForce,
    api: gate,
    store,
    clock,
    log,
    policy: () => policy,
    mayRefresh: () => mayRenew,
    onAnswer: () => {},
    onRefreshed: (name) => void renewed.push(name),
    onStoreFailure: (error) => {
      throw error
    }
  })
  const places = createEngineLocations({ ...inForce, store, log, onNames: () => {} })
  catalogue = new CatalogueService({ queries: asker, locations: places })
  search = createSearch({
    ...inForce,
    asker,
    keeping: { refusal: () => null, oldestMs: () => null },
    places,
    store,
    log,
    synonyms: async () => [],
    favourites: async () => [],
    notes: async (query) => matchesOf(query)
  })
  noteOf = {}
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
/**
 * A renewal behind has read, asked and written: each round goes once through the reader and once through the writer, in
 * their order.
 */
async function settled(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await store.statistics()
    await store.clear('nobody')
    await new Promise((done) => setImmediate(done))
  }
}

describe('private notes', () => {
  const hits = async (query: string, notes = true) => {
    const result = await search.local(query, 100, undefined, notes)
    return result.ok
      ? result.value.map(({ path, names, matched }) => ({
          path,
          name: names.engines?.name ?? null,
          note: matched.find(({ field }) => field === 'note')?.text
        }))
      : []
  }

  test('are found with the engine they are about, for no call, and nothing of them is in the catalogue file', async () => {
    gate.answer('engines', [engine('5'), engine('6')])
    await catalogue.engines('4', {})
    await settled()
    noteOf = { 5: 'Gearbox slips, ask Anselmino', 777: 'anselmino again' }
    const calls = gate.calls.length
    expect(await hits('anselmino')).toEqual([
      { path: expect.objectContaining({ engines: '5' }), name: 'engine 5', note: 'Gearbox slips, ask Anselmino' },
      // an engine of which the catalogue here holds nothing any more
      {
        path: { types: null, manufacturers: null, models: null, generations: null, engines: '777' },
        name: null,
        note: 'anselmino again'
      }
    ])
    expect((await hits('note:gearbox')).map(({ path }) => path.engines)).toEqual(['5'])
    expect(await hits('anselmino', false)).toEqual([])
    expect(gate.calls).toHaveLength(calls)
    await store.close()
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file)).toString('latin1').toLowerCase()).not.toContain('anselmino')
    store = openCatalogueStore(partsFor(join(folder, 'cache.db')))
  })
})

describe('texts the same as in English', () => {
  const told = (name: string, modifications: string | null = null): EngineDetail => ({
    ...detail('5'),
    options: [{ code: 'VMAX', name, description: null, icon: null }],
    remap_stages: [{ stage_no: 1, power: null, torque: null, hp_values: null, nm_values: null, modifications }]
  })
  const open = async (in_: LanguageCode, answer: EngineDetail): Promise<boolean | undefined> => {
    language = in_
    gate.answer('engine', answer)
    const opened = await catalogue.engine('5', { refresh: true })
    return opened.ok ? opened.value.sameAsEnglish : undefined
  }

  test('are marked in another language, for no call, and only where the English ones are here', async () => {
    expect(await open('lt', told('Speed limiter'))).toBeUndefined()
    expect(await open('en', told('Speed limiter'))).toBeUndefined()
    const calls = gate.calls.length
    language = 'lt'
    expect(await catalogue.engine('5', {})).toMatchObject({ ok: true, value: { language: 'lt', sameAsEnglish: true } })
    expect(gate.calls).toHaveLength(calls)
  })
  test('are not when one of them differs, or when there is none', async () => {
    await open('en', told('Speed limiter', 'intake'))
    expect(await open('lt', told('Speed limiter', 'įsiurbimas'))).toBeUndefined()
    await open('en', told(' '))
    expect(await open('lt', told(' '))).toBeUndefined()
  })
})

describe('what costs a call', () => {
  test('a cold walk to a full engine page costs exactly seven calls, and the same walk again none', async () => {
    gate
      .answer('types', [])
      .answer('manufacturers', [])
      .answer('models', [])
      .answer('generations', [generation('4')])
      .answer('engines', [engine('5')])
    gate.answer('engine', detail('5')).answer('performance', {
      id: '1',
      fuel_consumption_avg: 4.4,
      top_speed: 216,
      zero_to_hundred: 9.1,
      top_speed_st1: null,
      zero_to_hundred_st1: null
    } satisfies Performance)
    const walk = async (): Promise<void> => {
      await catalogue.types({})
      await catalogue.manufacturers('1', {})
      await catalogue.models('2', {})
      await catalogue.generations('3', {})
      await catalogue.engines('4', {})
      await catalogue.engine('5', {})
      await catalogue.performance('4', '5', {})
    }
    await walk()
    expect(gate.calls.map((c) => c.address)).toEqual([
      '/vdb/types',
      '/vdb/manufacturers/1',
      '/vdb/models/2',
      '/vdb/generations/3',
      '/vdb/engines/4',
      '/vdb/engines/view/5',
      '/vdb/performance/4/5'
    ])
    await walk()
    expect(gate.calls).toHaveLength(7)
  })

  test('another language is shown in the one that is here and asked behind; another profile knows nothing of it', async () => {
    const cars = (name: string) => [{ id: '1', name, slug: null, icon_url: null }] as never
    gate.answer('types', cars('Cars'))
    await catalogue.types({})
    language = 'lt'
    gate.answer('types', cars('Automobiliai'))
    expect(await catalogue.types({})).toMatchObject({
      ok: true,
      value: { language: 'en', refreshing: true, data: [{ name: 'Cars' }] }
    })
    await settled()
    expect(renewed).toEqual(['types'])
    expect(await catalogue.types({})).toMatchObject({
      ok: true,
      value: { language: 'lt', data: [{ name: 'Automobiliai' }] }
    })
    profile = 'p2'
    await catalogue.types({})
    expect(gate.calls.map((c) => [c.language, c.priority])).toEqual([
      ['en', 'click'],
      ['lt', 'visible'],
      ['lt', 'click']
    ])
  })

  test('what is old is shown at once and renewed behind, once however often it is asked, and not at all without a connection', async () => {
    gate.answer('types', [{ id: '1', name: 'Cars', slug: null, icon_url: null }] as never)
    await catalogue.types({})
    now += 8 * 24 * HOUR
    mayRenew = false
    expect(await catalogue.types({})).toMatchObject({ ok: true, value: { source: 'desk', data: [{ name: 'Cars' }] } })
    await settled()
    expect(gate.calls).toHaveLength(1)
    mayRenew = true
    gate.nowMs = now
    const answers = await Promise.all([catalogue.types({}), catalogue.types({}), catalogue.types({})])
    expect(answers.every((answer) => answer.ok && answer.value.refreshing)).toBe(true)
    await settled()
    expect(gate.calls.map((c) => c.priority)).toEqual(['click', 'refresh'])
    const after = await catalogue.types({})
    expect(after.ok && after.value.refreshing).toBeFalsy()
  })

  test('with an age of 0 an opening renews once, although whoever shows it asks again when it is renewed', async () => {
    policy = { listMs: 0, engineMs: 0, emptyMs: 0 }
    gate.answer('engine', detail('5'))
    await catalogue.engine('5', {})
    for (let i = 0; i < 3; i++) {
      await catalogue.engine('5', {})
      await settled()
    }
    expect(gate.calls.map((c) => c.priority)).toEqual(['click', 'refresh'])
    now += 31_000
    await catalogue.engine('5', {})
    await settled()
    expect(gate.calls).toHaveLength(3)
  })

  test('a renewal that failed is told beside what is shown and not tried again at every look', async () => {
    gate.answer('types', [{ id: '1', name: 'Cars', slug: null, icon_url: null }] as never)
    await catalogue.types({})
    now += 8 * 24 * HOUR
    gate.fail('types', { code: 'server-error', status: 500 })
    await catalogue.types({})
    await settled()
    expect(renewed).toEqual(['types'])
    expect(await catalogue.types({})).toMatchObject({
      ok: true,
      value: { refreshFailure: { code: 'server-error' }, data: [{ name: 'Cars' }] }
    })
    await settled()
    expect(gate.calls).toHaveLength(2)
  })

  test('a list asked of this desk alone is answered at any age, or not, and neither spends a call nor renews', async () => {
    const manufacturers = [
      { id: '2', name: 'Arvenna', slug: null, vehicle_type: null, vehicle_type_id: '1', brand_logo: null }
    ] as never
    expect(await catalogue.cachedList('manufacturers', '1')).toEqual({ ok: true, value: null })
    gate.answer('manufacturers', manufacturers).answer('types', [])
    await catalogue.manufacturers('1', {})
    await catalogue.types({})
    now += 300 * 24 * HOUR
    expect(await catalogue.cachedList('manufacturers', '1')).toMatchObject({
      ok: true,
      value: { source: 'desk', data: [{ id: '2', name: 'Arvenna' }] }
    })
    expect(await catalogue.cachedList('types', null)).toMatchObject({ ok: true, value: { data: [] } })
    language = 'lt'
    expect(await catalogue.cachedList('manufacturers', '1')).toMatchObject({ ok: true, value: { language: 'en' } })
    await settled()
    expect(gate.calls).toHaveLength(2)
    profile = null
    expect(await catalogue.cachedList('types', null)).toMatchObject({ ok: false, failure: { code: 'not-connected' } })
  })

  test('everything once opened is there after the program was started again', async () => {
    gate.answer('engine', detail('5'))
    await catalogue.engine('5', {})
    await store.close()
    store = openCatalogueStore(partsFor(join(folder, 'cache.db')))
    expect(await store.read('p1', 'engine', { engine_id: '5' as never }, 'en')).toMatchObject({
      data: { id: '5', name: 'engine 5' }
    })
  })

  test('performance is kept by the pair: the same engine in another generation is asked again', async () => {
    gate.rule((c) =>
      c.name === 'performance'
        ? {
            ok: true,
            data: {
              id: c.address.replace(/\D/g, ''),
              fuel_consumption_avg: null,
              top_speed: null,
              zero_to_hundred: null,
              top_speed_st1: null,
              zero_to_hundred_st1: null
            },
            fetchedAtMs: now
          }
        : undefined
    )
    const first = await catalogue.performance('4', '5', {})
    const second = await catalogue.performance('6', '5', {})
    expect(first.ok && first.value.data?.id).toBe('45')
    expect(second.ok && second.value.data?.id).toBe('65')
  })

  test('"no data" for a pair is an answer and is not asked again the same day', async () => {
    gate.fail('performance', { code: 'not-found', status: 404 })
    expect(await catalogue.performance('4', '5', {})).toMatchObject({ ok: true, value: { data: null } })
    await catalogue.performance('4', '5', {})
    expect(gate.calls).toHaveLength(1)
    now += 15 * 24 * HOUR
    await catalogue.performance('4', '5', {})
    await settled()
    expect(gate.calls).toHaveLength(2)
  })

  test('an engine that does not exist is a failure of its place, remembered for a short time only', async () => {
    gate.fail('engine', { code: 'not-found', status: 404 })
    expect(await catalogue.engine('5', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
    expect(await catalogue.engine('5', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
    expect(gate.calls).toHaveLength(1)
    now += 13 * HOUR
    await catalogue.engine('5', {})
    expect(gate.calls).toHaveLength(2)
  })

  test('an engine that is no longer listed stays readable and says since when', async () => {
    gate.answer('engine', detail('5'))
    await catalogue.engine('5', {})
    gate.fail('engine', { code: 'not-found', status: 404 })
    expect(await catalogue.engine('5', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { id: '5' }, goneSince: new Date(now).toISOString() }
    })
  })

  test('an answer that is not the record asked for is neither kept nor put in place of what is here', async () => {
    gate.answer('engine', detail('5'))
    await catalogue.engine('5', {})
    gate.fail('engine', { code: 'not-the-service', status: 200 })
    expect(await catalogue.engine('5', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { id: '5' }, source: 'desk', refreshFailure: { code: 'not-the-service' } }
    })
    expect(await catalogue.engine('6', {})).toMatchObject({ ok: false, failure: { code: 'not-the-service' } })
    await catalogue.engine('6', {})
    expect(gate.calls).toHaveLength(4)
  })

  test('what is here stays readable when asking again fails, and the reason is told', async () => {
    gate.answer('types', [])
    await catalogue.types({})
    gate.fail('types', { code: 'offline' })
    expect(await catalogue.types({ refresh: true })).toMatchObject({
      ok: true,
      value: { source: 'desk', refreshFailure: { code: 'offline' } }
    })
  })

  test('without a connection nothing is asked', async () => {
    profile = null
    expect(await catalogue.types({})).toMatchObject({ ok: false, failure: { code: 'not-connected' } })
    expect(gate.calls).toHaveLength(0)
  })

  test('an id that is no int64 never becomes an address', async () => {
    await expect(catalogue.engine('search', {})).rejects.toThrow(RangeError)
    await expect(catalogue.engines('view', {})).rejects.toThrow(RangeError)
    expect(gate.calls).toHaveLength(0)
  })
})

describe('searching', () => {
  const hit = (more: Partial<SearchResult>): SearchResult => ({
    type_id: null,
    type_name: null,
    manufacturer_id: null,
    manufacturer_name: null,
    model_id: null,
    model_common_name: null,
    generation_id: null,
    generation_name: null,
    engine_id: null,
    engine_name: null,
    ...more
  })
  const path = hit({
    type_id: '1',
    type_name: 'Cars',
    manufacturer_id: '2',
    manufacturer_name: 'Arvenna',
    model_id: '3',
    model_common_name: 'Corsale',
    generation_id: '4',
    generation_name: 'II',
    engine_id: '5',
    engine_name: '2.0 TDR'
  } as Partial<SearchResult>)

  test('a text below the minimum of its address is not sent; length counts code points after trimming', async () => {
    expect(await search.catalogue(' a ', {})).toMatchObject({
      ok: false,
      failure: { code: 'too-short', params: { least: 2 } }
    })
    expect(await search.catalogue('𝄞', {})).toMatchObject({ failure: { code: 'too-short' } })
    expect(await search.engines('ab ', '', {})).toMatchObject({ failure: { code: 'too-short', params: { least: 3 } } })
    expect(gate.calls).toHaveLength(0)
    gate.answer('search', [])
    expect(await search.catalogue('奔驰', {})).toMatchObject({ ok: true })
  })

  test('a fuel word that the service refuses is filtered here instead', async () => {
    gate.rule((c) =>
      c.address === '/vdb/engines/search?query=2.0&fuel=Diesel'
        ? { ok: false, failure: { code: 'bad-request', status: 400 } }
        : undefined
    )
    gate.rule((c) =>
      c.address === '/vdb/engines/search?query=2.0'
        ? {
            ok: true,
            data: [engine('5', { fuel_name: 'Diesel' }), engine('6', { fuel_name: 'Petrol' })],
            fetchedAtMs: now
          }
        : undefined
    )
    const found = await search.engines('2.0', 'Diesel', {})
    expect(found.ok && found.value.data.map((h) => h.engine.id)).toEqual(['5'])
  })

  test('what was answered in one language is asked for in another, and each is then here for nothing', async () => {
    gate.rule((c) =>
      c.name === 'search' ? { ok: true, data: [{ ...path, engine_name: c.language }], fetchedAtMs: now } : undefined
    )
    gate.rule((c) =>
      c.name === 'engineSearch' ? { ok: true, data: [engine('5', { name: c.language })], fetchedAtMs: now } : undefined
    )
    const both = async (): Promise<unknown[]> => {
      await search.catalogue('corsale', {})
      await search.engines('2.0', '', {})
      return [await search.catalogue('corsale', {}), await search.engines('2.0', '', {})]
    }
    const inEnglish = await both()
    expect(inEnglish).toMatchObject([
      { value: { language: 'en', data: [{ engine_name: 'en' }] } },
      { value: { language: 'en', data: [{ engine: { name: 'en' } }] } }
    ])
    language = 'ru'
    await both()
    await vi.waitFor(() => expect(renewed.sort()).toEqual(['engineSearch', 'search']))
    renewed = []
    expect(await both()).toMatchObject([
      { value: { language: 'ru', data: [{ engine_name: 'ru' }] } },
      { value: { language: 'ru', data: [{ engine: { name: 'ru' } }] } }
    ])
    language = 'en'
    await both()
    expect(gate.calls.map((c) => `${c.name} ${c.language}`)).toEqual([
      'search en',
      'engineSearch en',
      'search ru',
      'engineSearch ru'
    ])
  })
  test('an engine hit knows its place only from what was seen; one search on demand finds it', async () => {
    gate
      .answer('engineSearch', [engine('5', { name: '2.0 TDR' })])
      .answer('search', [path, { ...path, generation_id: '9', generation_name: 'III' } as SearchResult])
    const blind = await search.engines('2.0', '', {})
    expect(blind.ok && blind.value.data[0]!.places).toEqual([])
    expect(await catalogue.locate('5', '2.0 TDR', false, {})).toEqual({ ok: true, value: [] })
    expect(gate.calls).toHaveLength(1)
    expect(await catalogue.locate('5', '2.0 TDR', true, {})).toEqual({
      ok: true,
      value: ['4', '9'].map((generations) => ({
        types: '1',
        manufacturers: '2',
        models: '3',
        generations,
        engines: '5'
      }))
    })
    expect(await catalogue.locate('5', '2.0 TDR', true, {})).toMatchObject({
      ok: true,
      value: [{ generations: '4' }, { generations: '9' }]
    })
    const seen = await search.engines('2.0', '', {})
    expect(seen.ok && seen.value.data[0]!.places.map((p) => p.path.generations)).toEqual(['4', '9'])
    expect(gate.calls).toHaveLength(2)
  })
})

describe('names of a path', () => {
  test('come from whatever was seen and stay until the new language has its own', async () => {
    gate.answer('generations', [generation('4')]).answer('search', [
      {
        type_id: null,
        type_name: null,
        manufacturer_id: '2',
        manufacturer_name: 'Arvenna',
        model_id: '3',
        model_common_name: null,
        generation_id: '4',
        generation_name: null,
        engine_id: null,
        engine_name: null
      } as SearchResult
    ])
    await catalogue.generations('3', {})
    await search.catalogue('arvenna', {})
    const asked = { types: null, manufacturers: '2', models: '3', generations: '4', engines: null }
    expect(await catalogue.pathNames(asked)).toMatchObject({
      manufacturers: { name: 'Arvenna' },
      generations: { name: 'II', year: 2014 }
    })
    language = 'ru'
    expect((await catalogue.pathNames(asked)).generations?.name).toBe('II')
  })

  test('ids of different levels may coincide', async () => {
    gate.answer('types', [{ id: '7', name: 'Cars', slug: null, icon_url: null }] as never)
    await catalogue.types({})
    const names = await catalogue.pathNames({
      types: '7',
      manufacturers: '7',
      models: '7',
      generations: '7',
      engines: '7'
    })
    expect(names.types?.name).toBe('Cars')
    expect(names.manufacturers?.name ?? null).toBeNull()
  })
})

describe('the own addresses of places', () => {
  const NOWHERE = { types: null, manufacturers: null, models: null, generations: null, engines: null }
  const addresses = (): string[] => gate.calls.map(({ address }) => address)
  // the same id on all levels: only the address tells them apart (traps 23, 24, 28)
  const same = (level: 'type' | 'manufacturer' | 'model' | 'generation') => {
    const makes = { manufacturer: 'manufacturer 7', manufacturer_id: '7' }
    const more = {
      type: { icon_url: null },
      manufacturer: { brand_logo: null, vehicle_type: 'type 7', vehicle_type_id: '7' },
      model: { ...makes, model_photo: null, model_photo_unbranded: null },
      generation: {
        ...makes,
        model: 'model 7',
        model_id: '7',
        year: 2014,
        yearend: null,
        photo: 'https://p.example/7.jpg',
        photo_unbranded: null
      }
    }
    return { id: '7', name: `${level} 7`, slug: null, ...more[level] }
  }
  beforeEach(() => {
    for (const name of ['type', 'manufacturer', 'model', 'generation'] as const) gate.answer(name, same(name) as never)
  })

  test('tell of one record each, cached like everything else', async () => {
    for (const level of ['types', 'manufacturers', 'models', 'generations'] as const) {
      for (let i = 0; i < 2; i++)
        expect(await catalogue.view(level, '7', {})).toMatchObject({
          ok: true,
          value: { data: { id: '7', name: `${level.slice(0, -1)} 7` } }
        })
    }
    expect(addresses()).toEqual([
      '/vdb/types/7',
      '/vdb/manufacturers/view/7',
      '/vdb/models/view/7',
      '/vdb/generations/view/7'
    ])
  })
  test('complete the path of a link with one call for make, model, years and picture, and one more for the type', async () => {
    const link = { ...NOWHERE, generations: '7', engines: '9' }
    const first = await catalogue.complete(link, true, { priority: 'visible' })
    expect(first).toMatchObject({
      ok: true,
      value: {
        path: { types: null, manufacturers: '7', models: '7', generations: '7', engines: '9' },
        names: {
          manufacturers: { name: 'manufacturer 7' },
          models: { name: 'model 7' },
          generations: { name: 'generation 7', year: 2014, photo: 'https://p.example/7.jpg', heard: true }
        }
      }
    })
    expect(gate.calls.map(({ address, priority }) => [address, priority])).toEqual([
      ['/vdb/generations/view/7', 'visible']
    ])
    const whole = { types: '7', manufacturers: '7', models: '7', generations: '7', engines: '9' }
    expect(await catalogue.complete(first.ok ? first.value.path : link, true, {})).toMatchObject({
      ok: true,
      value: { path: whole, names: { types: { name: 'type 7' } } }
    })
    expect(addresses()).toEqual(['/vdb/generations/view/7', '/vdb/manufacturers/view/7'])
    // from now on for nothing
    expect(await catalogue.complete(link, true, {})).toMatchObject({ ok: true, value: { path: whole } })
    expect(gate.calls).toHaveLength(2)
  })
  test('are not asked without leave, nor where nothing is missing, nor for an engine without a place', async () => {
    const link = { ...NOWHERE, generations: '7', engines: '9' }
    expect(await catalogue.complete(link, false, {})).toMatchObject({ ok: true, value: { path: link } })
    const whole = { types: '1', manufacturers: '2', models: '3', generations: '4', engines: '5' }
    for (const path of [whole, { ...NOWHERE, engines: '5' }, { ...NOWHERE, types: '1' }, NOWHERE])
      expect(await catalogue.complete(path, true, {})).toMatchObject({ ok: true, value: { path } })
    expect(gate.calls).toEqual([])
  })
  test('fill a gap in the middle from the record right below it', async () => {
    expect(
      await catalogue.complete(
        { types: '7', manufacturers: null, models: '7', generations: null, engines: null },
        true,
        {}
      )
    ).toMatchObject({ ok: true, value: { path: { types: '7', manufacturers: '7', models: '7' } } })
    expect(addresses()).toEqual(['/vdb/models/view/7'])
  })
  test('that name no parent leave the step unknown, and asking again costs nothing', async () => {
    gate.answer('generation', {
      ...same('generation'),
      model_id: null,
      manufacturer_id: null,
      model: null,
      manufacturer: null
    } as never)
    const link = { ...NOWHERE, generations: '7', engines: '9' }
    for (let i = 0; i < 2; i++)
      expect(await catalogue.complete(link, true, {})).toMatchObject({
        ok: true,
        value: { path: link, names: { generations: { heard: true, year: 2014 } } }
      })
    expect(gate.calls).toHaveLength(1)
  })
  test('answer from this desk without network, and pass on why they cannot be asked', async () => {
    await catalogue.view('models', '7', {})
    gate.fail('*', { code: 'offline' })
    expect(await catalogue.view('models', '7', {})).toMatchObject({ ok: true, value: { source: 'desk' } })
    expect(await catalogue.complete({ ...NOWHERE, generations: '7' }, true, {})).toEqual({
      ok: false,
      failure: { code: 'offline' }
    })
    expect(await catalogue.view('models', '7', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { name: 'model 7' }, refreshFailure: { code: 'offline' } }
    })
  })
  test('mark a place as gone that was here, and say so of one that never was', async () => {
    await catalogue.view('manufacturers', '7', {})
    gate.fail('manufacturer', { code: 'not-found', status: 404 })
    gate.fail('model', { code: 'not-found', status: 404 })
    now += HOUR
    const goneSince = new Date(now).toISOString()
    expect(await catalogue.view('manufacturers', '7', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { name: 'manufacturer 7' }, goneSince }
    })
    expect(await catalogue.pathNames({ ...NOWHERE, manufacturers: '7' })).toMatchObject({
      manufacturers: { goneSinceMs: now }
    })
    expect(await catalogue.view('models', '8', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
  })
})
