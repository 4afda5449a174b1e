import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openCatalogueStore } from '@main/adapters/sqlite'
import type { SearchResult } from '@shared/catalogue/records'
import { depsFor } from '../../adapters/sqlite/support/store-helpers'
import { catalogueFixture, engine } from '../catalogue/catalogue-fixture'

const fixture = catalogueFixture()

describe('private notes', () => {
  const hits = async (query: string, notes = true) => {
    const result = await fixture.search.local(query, 100, undefined, notes)
    return result.ok
      ? result.value.map(({ path, names, matched }) => ({
          path,
          name: names.engines?.name ?? null,
          note: matched.find(({ field }) => field === 'note')?.text
        }))
      : []
  }

  test('match with their engine, without a call, and nothing of them is in the catalogue file', async () => {
    fixture.api.answer('engines', [engine('5'), engine('6')])
    await fixture.catalogue.engines('4', {})
    await fixture.settled()
    fixture.noteOf = { 5: 'Gearbox slips, ask Anselmino', 777: 'anselmino again' }
    const calls = fixture.api.calls.length
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
    expect(fixture.api.calls).toHaveLength(calls)
    await fixture.store.close()
    for (const file of readdirSync(fixture.folder))
      expect(readFileSync(join(fixture.folder, file)).toString('latin1').toLowerCase()).not.toContain('anselmino')
    fixture.store = openCatalogueStore(depsFor(join(fixture.folder, 'cache.db')))
  })
})

describe('the search', () => {
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

  test('sends no text below the minimum of its address; length counts code points after trimming', async () => {
    expect(await fixture.search.catalogue(' a ', {})).toMatchObject({
      ok: false,
      failure: { code: 'too-short', params: { least: 2 } }
    })
    expect(await fixture.search.catalogue('𝄞', {})).toMatchObject({ failure: { code: 'too-short' } })
    expect(await fixture.search.engines('ab ', '', {})).toMatchObject({
      failure: { code: 'too-short', params: { least: 3 } }
    })
    expect(fixture.api.calls).toHaveLength(0)
    fixture.api.answer('search', [])
    expect(await fixture.search.catalogue('奔驰', {})).toMatchObject({ ok: true })
  })

  test('filters a fuel that the service refuses, and does not send it again in this run', async () => {
    fixture.api.rule((c) =>
      c.address.endsWith('&fuel=Diesel') ? { ok: false, failure: { code: 'bad-request', status: 400 } } : undefined
    )
    fixture.api.rule((c) =>
      !c.address.includes('fuel=') && c.name === 'engineSearch'
        ? {
            ok: true,
            data: [engine('5', { fuel_name: 'Diesel' }), engine('6', { fuel_name: 'Petrol' })],
            fetchedAtMs: fixture.now
          }
        : undefined
    )
    const found = await fixture.search.engines('2.0', 'Diesel', {})
    expect(found.ok && found.value.data.map((h) => h.engine.id)).toEqual(['5'])
    const calls = fixture.api.calls.length
    await fixture.search.engines('1.4', 'Diesel', {})
    expect(fixture.api.calls.slice(calls).map(({ address }) => address)).toEqual(['/vdb/engines/search?query=1.4'])
  })

  test('sends a stored query again in another language, and then finds both without a call', async () => {
    fixture.api.rule((c) =>
      c.name === 'search'
        ? { ok: true, data: [{ ...path, engine_name: c.language }], fetchedAtMs: fixture.now }
        : undefined
    )
    fixture.api.rule((c) =>
      c.name === 'engineSearch'
        ? { ok: true, data: [engine('5', { name: c.language })], fetchedAtMs: fixture.now }
        : undefined
    )
    const both = async (): Promise<unknown[]> => {
      await fixture.search.catalogue('corsale', {})
      await fixture.search.engines('2.0', '', {})
      return [await fixture.search.catalogue('corsale', {}), await fixture.search.engines('2.0', '', {})]
    }
    const inEnglish = await both()
    expect(inEnglish).toMatchObject([
      { value: { language: 'en', data: [{ engine_name: 'en' }] } },
      { value: { language: 'en', data: [{ engine: { name: 'en' } }] } }
    ])
    fixture.updated = []
    fixture.language = 'ru'
    await both()
    await vi.waitFor(() => expect(fixture.updated.sort()).toEqual(['engineSearch', 'search']))
    fixture.updated = []
    expect(await both()).toMatchObject([
      { value: { language: 'ru', data: [{ engine_name: 'ru' }] } },
      { value: { language: 'ru', data: [{ engine: { name: 'ru' } }] } }
    ])
    fixture.language = 'en'
    await both()
    expect(fixture.api.calls.map((c) => `${c.name} ${c.language}`)).toEqual([
      'search en',
      'engineSearch en',
      'search ru',
      'engineSearch ru'
    ])
  })
  test('returns the place of an engine only from stored records; one call on request finds it', async () => {
    fixture.api
      .answer('engineSearch', [engine('5', { name: '2.0 TDR' })])
      .answer('search', [path, { ...path, generation_id: '9', generation_name: 'III' } as SearchResult])
    const blind = await fixture.search.engines('2.0', '', {})
    expect(blind.ok && blind.value.data[0]!.places).toEqual([])
    expect(await fixture.catalogue.locate('5', '2.0 TDR', false, {})).toEqual({ ok: true, value: [] })
    expect(fixture.api.calls).toHaveLength(1)
    expect(await fixture.catalogue.locate('5', '2.0 TDR', true, {})).toEqual({
      ok: true,
      value: ['4', '9'].map((generations) => ({
        types: '1',
        manufacturers: '2',
        models: '3',
        generations,
        engines: '5'
      }))
    })
    expect(await fixture.catalogue.locate('5', '2.0 TDR', true, {})).toMatchObject({
      ok: true,
      value: [{ generations: '4' }, { generations: '9' }]
    })
    const seen = await fixture.search.engines('2.0', '', {})
    expect(seen.ok && seen.value.data[0]!.places.map((p) => p.path.generations)).toEqual(['4', '9'])
    expect(fixture.api.calls).toHaveLength(2)
  })
})
