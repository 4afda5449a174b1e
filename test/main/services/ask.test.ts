import { beforeEach, describe, expect, test } from 'vitest'
import { MemoryAnswerCache } from '../../../src-main/adapters/memory-cache'
import { createAsker } from '../../../src-main/services/ask'
import { createCatalogue, learnPlaces } from '../../../src-main/services/catalogue'
import { createSearch } from '../../../src-main/services/search'
import { PlaceIndex } from '@core/catalogue/places'
import type { Engine, EngineDetail, Generation, Performance, SearchResult } from '@core/catalogue/records'
import type { LanguageCode } from '@core/languages'
import { FakeGate } from '../../fakes/gate'

const engine = (id: string, more: Partial<Engine> = {}): Engine => ({
  id, name: `engine ${id}`, slug: null, type: null, capacity: null, power: null, torque: null, cylinders: null, year: null, ecu: null, tcu: null,
  hp_values: null, nm_values: null, rpm_values: null, engine_code: null, fuel_name: null, ...more
}) as Engine
const detail = (id: string): EngineDetail => ({ ...engine(id), options: null, remap_stages: [], read_tools: [], read_methods: [] })
const generation = (id: string): Generation => ({ id, name: 'II', slug: null, manufacturer: null, manufacturer_id: '2', model_id: '3', model: null, year: 2014, yearend: null, photo: null, photo_unbranded: null }) as Generation
const HOUR = 3_600_000

let gate: FakeGate
let language: LanguageCode
let profile: string | null
let now: number
let places: PlaceIndex
let catalogue: ReturnType<typeof createCatalogue>
let search: ReturnType<typeof createSearch>

beforeEach(() => {
  gate = new FakeGate()
  language = 'en'
  profile = 'p1'
  now = gate.nowMs
  places = new PlaceIndex(() => language)
  const clock = { now: () => now, monotonic: () => now, after: () => () => {} }
  const asker = createAsker({ gate, cache: new MemoryAnswerCache(), clock, profile: () => profile, language: () => language, learn: learnPlaces(places) })
  catalogue = createCatalogue({ asker, places })
  search = createSearch({ asker, places })
})

describe('what costs a call', () => {
  test('a cold walk to a full engine page costs exactly seven calls, and the same walk again none', async () => {
    gate.answer('types', []).answer('manufacturers', []).answer('models', []).answer('generations', [generation('4')]).answer('engines', [engine('5')])
    gate.answer('engine', detail('5')).answer('performance', { id: '1', fuel_consumption_avg: 4.4, top_speed: 216, zero_to_hundred: 9.1, top_speed_st1: null, zero_to_hundred_st1: null } satisfies Performance)
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
    expect(gate.calls.map((c) => c.address)).toEqual(['/vdb/types', '/vdb/manufacturers/1', '/vdb/models/2', '/vdb/generations/3', '/vdb/engines/4', '/vdb/engines/view/5', '/vdb/performance/4/5'])
    await walk()
    expect(gate.calls).toHaveLength(7)
  })

  test('another language is another question, another profile too', async () => {
    gate.answer('types', [])
    await catalogue.types({})
    language = 'lt'
    await catalogue.types({})
    profile = 'p2'
    await catalogue.types({})
    await catalogue.types({})
    expect(gate.calls.map((c) => c.language)).toEqual(['en', 'lt', 'lt'])
  })

  test('performance is kept by the pair: the same engine in another generation is asked again', async () => {
    gate.rule((c) => (c.name === 'performance' ? { ok: true, data: { id: c.address, fuel_consumption_avg: null, top_speed: null, zero_to_hundred: null, top_speed_st1: null, zero_to_hundred_st1: null }, fetchedAtMs: now } : undefined))
    const first = await catalogue.performance('4', '5', {})
    const second = await catalogue.performance('6', '5', {})
    expect(first.ok && first.value.data?.id).toBe('/vdb/performance/4/5')
    expect(second.ok && second.value.data?.id).toBe('/vdb/performance/6/5')
  })

  test('"no data" for a pair is an answer and is not asked again the same day', async () => {
    gate.fail('performance', { code: 'not-found', status: 404 })
    expect(await catalogue.performance('4', '5', {})).toMatchObject({ ok: true, value: { data: null } })
    await catalogue.performance('4', '5', {})
    expect(gate.calls).toHaveLength(1)
    now += 25 * HOUR
    await catalogue.performance('4', '5', {})
    expect(gate.calls).toHaveLength(2)
  })

  test('a 404 on an engine is a failure of that place and is not kept', async () => {
    gate.fail('engine', { code: 'not-found', status: 404 })
    expect(await catalogue.engine('5', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
    await catalogue.engine('5', {})
    expect(gate.calls).toHaveLength(2)
  })

  test('an answer that is not the record asked for is neither kept nor put in place of what is here', async () => {
    gate.answer('engine', detail('5'))
    await catalogue.engine('5', {})
    gate.fail('engine', { code: 'not-the-service', status: 200 })
    expect(await catalogue.engine('5', { refresh: true })).toMatchObject({ ok: true, value: { data: { id: '5' }, source: 'desk', refreshFailure: { code: 'not-the-service' } } })
    expect(await catalogue.engine('6', {})).toMatchObject({ ok: false, failure: { code: 'not-the-service' } })
    await catalogue.engine('6', {})
    expect(gate.calls).toHaveLength(4)
  })

  test('what is here stays readable when asking again fails, and the reason is told', async () => {
    gate.answer('types', [])
    await catalogue.types({})
    gate.fail('types', { code: 'offline' })
    expect(await catalogue.types({ refresh: true })).toMatchObject({ ok: true, value: { source: 'desk', refreshFailure: { code: 'offline' } } })
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
    type_id: null, type_name: null, manufacturer_id: null, manufacturer_name: null, model_id: null, model_common_name: null, generation_id: null, generation_name: null, engine_id: null, engine_name: null, ...more
  })
  const path = hit({ type_id: '1', type_name: 'Cars', manufacturer_id: '2', manufacturer_name: 'Arvenna', model_id: '3', model_common_name: 'Corsale', generation_id: '4', generation_name: 'II', engine_id: '5', engine_name: '2.0 TDR' } as Partial<SearchResult>)

  test('a text below the minimum of its address is not sent; length counts code points after trimming', async () => {
    expect(await search.catalogue(' a ', {})).toMatchObject({ ok: false, failure: { code: 'too-short', params: { least: 2 } } })
    expect(await search.catalogue('𝄞', {})).toMatchObject({ failure: { code: 'too-short' } })
    expect(await search.engines('ab ', '', {})).toMatchObject({ failure: { code: 'too-short', params: { least: 3 } } })
    expect(gate.calls).toHaveLength(0)
    gate.answer('search', [])
    expect(await search.catalogue('奔驰', {})).toMatchObject({ ok: true })
  })

  test('a fuel word that the service refuses is filtered here instead', async () => {
    gate.rule((c) => (c.address === '/vdb/engines/search?query=2.0&fuel=Diesel' ? { ok: false, failure: { code: 'bad-request', status: 400 } } : undefined))
    gate.rule((c) => (c.address === '/vdb/engines/search?query=2.0' ? { ok: true, data: [engine('5', { fuel_name: 'Diesel' }), engine('6', { fuel_name: 'Petrol' })], fetchedAtMs: now } : undefined))
    const found = await search.engines('2.0', 'Diesel', {})
    expect(found.ok && found.value.data.map((h) => h.engine.id)).toEqual(['5'])
  })

  test('an engine hit knows its place only from what was seen; one search on demand finds it', async () => {
    gate.answer('engineSearch', [engine('5', { name: '2.0 TDR' })]).answer('search', [path, { ...path, generation_id: '9', generation_name: 'III' } as SearchResult])
    const blind = await search.engines('2.0', '', {})
    expect(blind.ok && blind.value.data[0]!.places).toEqual([])
    expect(await catalogue.locate('5', '2.0 TDR', false, {})).toEqual({ ok: true, value: [] })
    expect(gate.calls).toHaveLength(1)
    expect(await catalogue.locate('5', '2.0 TDR', true, {})).toEqual({ ok: true, value: ['4', '9'].map((generations) => ({ types: '1', manufacturers: '2', models: '3', generations, engines: '5' })) })
    expect(await catalogue.locate('5', '2.0 TDR', true, {})).toMatchObject({ ok: true, value: [{ generations: '4' }, { generations: '9' }] })
    const seen = await search.engines('2.0', '', {})
    expect(seen.ok && seen.value.data[0]!.places.map((p) => p.path.generations)).toEqual(['4', '9'])
    expect(gate.calls).toHaveLength(2)
  })
})

describe('names of a path', () => {
  test('come from whatever was seen, are never erased by a poorer source, and stay until the new language has its own', async () => {
    places.learnGenerations('3' as never, [generation('4')], 'en')
    places.learnHits([{ type_id: null, type_name: null, manufacturer_id: '2', manufacturer_name: 'Arvenna', model_id: '3', model_common_name: null, generation_id: '4', generation_name: null, engine_id: null, engine_name: null } as SearchResult], 'en')
    const nothing = { types: null, manufacturers: '2', models: '3', generations: '4', engines: null }
    expect(catalogue.pathNames(nothing)).toMatchObject({ manufacturers: { name: 'Arvenna' }, models: { name: null }, generations: { name: 'II', year: 2014 } })
    language = 'ru'
    expect(catalogue.pathNames(nothing).generations?.name).toBe('II')
  })

  test('belong to the language they were asked in, also when another came in force before the answer', async () => {
    let answer = (): void => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const slow: typeof gate.call = async (...asked) => {
      await answered
      return gate.call(...asked)
    }
    const asker = createAsker({
      gate: { call: slow }, cache: new MemoryAnswerCache(), clock: { now: () => now, monotonic: () => now, after: () => () => {} }, profile: () => profile, language: () => language, learn: learnPlaces(places)
    })
    gate.answer('types', [{ id: '7', name: 'Cars', slug: null, icon_url: null }] as never)
    const asked = createCatalogue({ asker, places }).types({})
    language = 'ru'
    answer()
    expect(await asked).toMatchObject({ value: { language: 'en' } })
    places.learnTypes([{ id: '7', name: 'Автомобили', slug: null, icon_url: null } as never], 'ru')
    const name = (): unknown => places.names({ types: '7', manufacturers: null, models: null, generations: null, engines: null }).types?.name
    expect(name()).toBe('Автомобили')
    language = 'en'
    expect(name()).toBe('Cars')
  })

  test('ids of different levels may coincide', () => {
    places.learnTypes([{ id: '7', name: 'Cars', slug: null, icon_url: null } as never], 'en')
    expect(catalogue.pathNames({ types: '7', manufacturers: '7', models: '7', generations: '7', engines: '7' })).toEqual({ types: { id: '7', name: 'Cars' } })
  })
})
