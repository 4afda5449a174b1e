import { beforeEach, describe, expect, test } from 'vitest'
import type { EngineDetail, SearchResult } from '@shared/catalogue/records'
import type { LanguageCode } from '@shared/text/languages'
import { hit } from '../../../fakes/records'
import { catalogueFixture, detail, generation, HOUR } from './catalogue-fixture'

const fixture = catalogueFixture()

describe('texts equal to the English ones', () => {
  const engineWith = (name: string, modifications: string | null = null): EngineDetail => ({
    ...detail('5'),
    options: [{ code: 'VMAX', name, description: null, icon: null }],
    remap_stages: [{ stage_no: 1, power: null, torque: null, hp_values: null, nm_values: null, modifications }]
  })
  const open = async (in_: LanguageCode, answer: EngineDetail): Promise<boolean | undefined> => {
    fixture.language = in_
    fixture.api.answer('engine', answer)
    const opened = await fixture.catalogue.engine('5', { refresh: true })
    return opened.ok ? opened.value.sameAsEnglish : undefined
  }

  test('are marked in another language without a call, and only where the English texts are stored', async () => {
    expect(await open('lt', engineWith('Speed limiter'))).toBeUndefined()
    expect(await open('en', engineWith('Speed limiter'))).toBeUndefined()
    const calls = fixture.api.calls.length
    fixture.language = 'lt'
    fixture.shown = []
    expect(await fixture.catalogue.engine('5', {})).toMatchObject({
      ok: true,
      value: { language: 'lt', sameAsEnglish: true }
    })
    expect(fixture.api.calls).toHaveLength(calls)
    expect(fixture.shown, 'the English record is not').toEqual(['engine'])
  })
  test('are marked one by one when other texts differ', async () => {
    await open('en', engineWith('Speed limiter', 'intake'))
    fixture.language = 'lt'
    fixture.api.answer('engine', engineWith('Speed limiter', 'įsiurbimas'))
    const opened = await fixture.catalogue.engine('5', { refresh: true })
    expect(opened).toMatchObject({ ok: true, value: { englishTexts: ['Speed limiter'] } })
    expect(opened).not.toHaveProperty('value.sameAsEnglish')
    // the same words of another option prove nothing
    fixture.api.answer('engine', engineWith('intake', 'įsiurbimas'))
    expect(await fixture.catalogue.engine('5', { refresh: true })).not.toHaveProperty('value.englishTexts')
  })
  test('are not marked as a whole when one differs or there is none', async () => {
    await open('en', engineWith('Speed limiter', 'intake'))
    expect(await open('lt', engineWith('Speed limiter', 'įsiurbimas'))).toBeUndefined()
    await open('en', engineWith(' '))
    expect(await open('lt', engineWith(' '))).toBeUndefined()
  })
})

describe('names of a path', () => {
  test('come from any stored record and stay until the new language has its own', async () => {
    fixture.api.answer('generations', [generation('4')]).answer('search', [
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
    await fixture.catalogue.generations('3', {})
    await fixture.search.catalogue('arvenna', {})
    const asked = { types: null, manufacturers: '2', models: '3', generations: '4', engines: null }
    expect(await fixture.catalogue.pathNames(asked)).toMatchObject({
      manufacturers: { name: 'Arvenna' },
      generations: { name: 'II', year: 2014 }
    })
    fixture.language = 'ru'
    expect((await fixture.catalogue.pathNames(asked)).generations?.name).toBe('II')
  })

  test('stay apart when ids of different levels coincide', async () => {
    fixture.api.answer('types', [{ id: '7', name: 'Cars', slug: null, icon_url: null }] as never)
    await fixture.catalogue.types({})
    const names = await fixture.catalogue.pathNames({
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

describe('the paths of an engine without one', () => {
  const hits = ['4', '0'].map((generation_id) =>
    hit({ type_id: '1', manufacturer_id: '2', model_id: '3', generation_id, engine_id: '5', engine_name: 'X' } as never)
  )
  const generations = async (name: string, spend: boolean): Promise<unknown> => {
    const found = await fixture.catalogue.locate('5', name, spend, {})
    return found.ok ? found.value.map((path) => path.generations).sort() : found
  }
  beforeEach(() => void fixture.api.answer('search', hits))

  test('cost one call by choice, and none once they are known', async () => {
    expect(await generations('2.0 X', false)).toEqual([])
    expect(fixture.api.calls).toEqual([])
    expect(await generations('2.0 X', true)).toEqual(['0', '4'])
    expect(await generations('another name', true)).toEqual(['0', '4'])
    expect(fixture.api.calls.map(({ address }) => address)).toEqual(['/vdb/search?query=2.0%20X'])
  })

  test('cost no call for a name that is too short for the service', async () => {
    expect(await generations(' X ', true)).toEqual([])
    expect(fixture.api.calls).toEqual([])
  })
})

describe('the single-record addresses', () => {
  const NOWHERE = { types: null, manufacturers: null, models: null, generations: null, engines: null }
  const addresses = (): string[] => fixture.api.calls.map(({ address }) => address)
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
    for (const name of ['type', 'manufacturer', 'model', 'generation'] as const)
      fixture.api.answer(name, same(name) as never)
  })

  test('return one record each, cached like every other answer', async () => {
    for (const level of ['types', 'manufacturers', 'models', 'generations'] as const) {
      for (let i = 0; i < 2; i++)
        expect(await fixture.catalogue.view(level, '7', {})).toMatchObject({
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
    const first = await fixture.catalogue.complete(link, true, { priority: 'visible' })
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
    expect(fixture.api.calls.map(({ address, priority }) => [address, priority])).toEqual([
      ['/vdb/generations/view/7', 'visible']
    ])
    const whole = { types: '7', manufacturers: '7', models: '7', generations: '7', engines: '9' }
    expect(await fixture.catalogue.complete(first.ok ? first.value.path : link, true, {})).toMatchObject({
      ok: true,
      value: { path: whole, names: { types: { name: 'type 7' } } }
    })
    expect(addresses()).toEqual(['/vdb/generations/view/7', '/vdb/manufacturers/view/7'])
    // from now on for nothing
    expect(await fixture.catalogue.complete(link, true, {})).toMatchObject({ ok: true, value: { path: whole } })
    expect(fixture.api.calls).toHaveLength(2)
  })
  test('are not called without permission, for a complete path, or for an engine without a place', async () => {
    const link = { ...NOWHERE, generations: '7', engines: '9' }
    expect(await fixture.catalogue.complete(link, false, {})).toMatchObject({ ok: true, value: { path: link } })
    const whole = { types: '1', manufacturers: '2', models: '3', generations: '4', engines: '5' }
    expect(await fixture.catalogue.complete(whole, false, {})).toMatchObject({ ok: true, value: { path: whole } })
    for (const path of [{ ...whole, engines: null }, { ...NOWHERE, engines: '5' }, { ...NOWHERE, types: '1' }, NOWHERE])
      expect(await fixture.catalogue.complete(path, true, {})).toMatchObject({ ok: true, value: { path } })
    expect(fixture.api.calls).toEqual([])
  })
  test('name the car of a complete path with one call, and with none once the name is stored', async () => {
    const whole = { types: '7', manufacturers: '7', models: '7', generations: '7', engines: '9' }
    for (let i = 0; i < 2; i++)
      expect(await fixture.catalogue.complete(whole, true, {})).toMatchObject({
        ok: true,
        value: {
          path: whole,
          names: {
            manufacturers: { name: 'manufacturer 7' },
            models: { name: 'model 7' },
            generations: { name: 'generation 7' }
          }
        }
      })
    expect(addresses()).toEqual(['/vdb/generations/view/7'])
  })
  test('fill a gap in the middle from the record right below it', async () => {
    expect(
      await fixture.catalogue.complete(
        { types: '7', manufacturers: null, models: '7', generations: null, engines: null },
        true,
        {}
      )
    ).toMatchObject({ ok: true, value: { path: { types: '7', manufacturers: '7', models: '7' } } })
    expect(addresses()).toEqual(['/vdb/models/view/7'])
  })
  test('leave a step unknown when the record names no parent, and a repeated query costs nothing', async () => {
    fixture.api.answer('generation', {
      ...same('generation'),
      model_id: null,
      manufacturer_id: null,
      model: null,
      manufacturer: null
    } as never)
    const link = { ...NOWHERE, generations: '7', engines: '9' }
    for (let i = 0; i < 2; i++)
      expect(await fixture.catalogue.complete(link, true, {})).toMatchObject({
        ok: true,
        value: { path: link, names: { generations: { heard: true, year: 2014 } } }
      })
    expect(fixture.api.calls).toHaveLength(1)
  })
  test('return stored records without network, and pass on why a call is impossible', async () => {
    await fixture.catalogue.view('models', '7', {})
    fixture.api.fail('*', { code: 'offline' })
    expect(await fixture.catalogue.view('models', '7', {})).toMatchObject({ ok: true, value: { source: 'desk' } })
    expect(await fixture.catalogue.complete({ ...NOWHERE, generations: '7' }, true, {})).toEqual({
      ok: false,
      failure: { code: 'offline' }
    })
    expect(await fixture.catalogue.view('models', '7', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { name: 'model 7' }, refreshFailure: { code: 'offline' } }
    })
  })
  test('mark a stored place as gone after a 404, and report one that never existed', async () => {
    await fixture.catalogue.view('manufacturers', '7', {})
    fixture.api.fail('manufacturer', { code: 'not-found', status: 404 })
    fixture.api.fail('model', { code: 'not-found', status: 404 })
    fixture.now += HOUR
    const goneSince = new Date(fixture.now).toISOString()
    expect(await fixture.catalogue.view('manufacturers', '7', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { name: 'manufacturer 7' }, goneSince }
    })
    expect(await fixture.catalogue.pathNames({ ...NOWHERE, manufacturers: '7' })).toMatchObject({
      manufacturers: { goneSinceMs: fixture.now }
    })
    expect(await fixture.catalogue.view('models', '8', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
  })
})
