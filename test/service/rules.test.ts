import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, type EndpointName } from '@shared/catalogue/endpoints'
import { LANGUAGES } from '@shared/text/languages'
import { startTestService, TEST_KEY, type TestService } from '.'

type Row = Record<string, unknown> & { id: number; name: string }

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const rows = async (path: string, headers?: Record<string, string>): Promise<Row[]> =>
  (await service.get(path, headers)).json as Row[]
const row = async (path: string): Promise<Row> => (await service.get(path)).json as Row
const error = (code: number, message: string) => ({ error: { code, message } })
const NOT_FOUND = error(404, "Resource doesn't exist")
const BAD = error(400, 'Bad request / Wrong parameters')

/** Type, maker, model, generation and engine of the Corsale II, by walking. */
async function corsale(): Promise<{ type: Row; maker: Row; model: Row; generation: Row; engine: Row }> {
  const [type] = await rows('/vdb/types')
  const maker = (await rows(`/vdb/manufacturers/${type!.id}`)).find(({ name }) => name === 'Arvenna')!
  const model = (await rows(`/vdb/models/${maker.id}`)).find(({ name }) => name === 'Corsale')!
  const generation = (await rows(`/vdb/generations/${model.id}`)).find(({ name }) => name === 'II')!
  const engine = (await rows(`/vdb/engines/${generation.id}`)).find(({ name }) => name === '2.0 TDR 150')!
  return { type: type!, maker, model, generation, engine }
}

describe('the fourteen addresses', () => {
  it('lead from the types to an engine and its figures by the ids of the parents', async () => {
    const { type, maker, model, generation, engine } = await corsale()
    expect(maker['vehicle_type_id']).toBe(type.id)
    expect(model['manufacturer_id']).toBe(maker.id)
    expect(generation).toMatchObject({
      model_id: model.id,
      manufacturer_id: maker.id,
      model: 'Corsale',
      manufacturer: 'Arvenna',
      year: 2014,
      yearend: 2020
    })
    expect(engine).toMatchObject({ type: 'Turbo Diesel', fuel_name: 'Diesel', power: 150, torque: 350, capacity: 1968 })
    expect(await row(`/vdb/performance/${generation.id}/${engine.id}`)).toMatchObject({
      zero_to_hundred: expect.any(Number),
      top_speed_st1: expect.any(Number)
    })
  })

  it('return one record of each level under its own address, types without "view"', async () => {
    const { type, maker, model, generation, engine } = await corsale()
    expect(await row(`/vdb/types/${type.id}`)).toEqual(type)
    expect(await row(`/vdb/manufacturers/view/${maker.id}`)).toEqual(maker)
    expect(await row(`/vdb/models/view/${model.id}`)).toEqual(model)
    expect(await row(`/vdb/generations/view/${generation.id}`)).toEqual(generation)
    expect(await row(`/vdb/engines/view/${engine.id}`)).toMatchObject(engine)
    expect((await service.get(`/vdb/types/view/${type.id}`)).json).toEqual(NOT_FOUND)
  })

  it('add options, stages, read tools and read methods in the detail only', async () => {
    const { engine } = await corsale()
    const detail = await row(`/vdb/engines/view/${engine.id}`)
    const extra = ['options', 'remap_stages', 'read_tools', 'read_methods']
    expect(Object.keys(detail).filter((field) => !(field in engine) && detail[field] !== null)).toEqual(extra)
    expect(detail['remap_stages']).toMatchObject([
      { stage_no: 1, power: 190, torque: 430, modifications: '' },
      { stage_no: 2, modifications: 'downpipe, intake' }
    ])
    expect(detail['read_tools']).toContainEqual({ id: expect.any(Number), name: expect.any(String) })
    expect(detail['read_methods']).toContainEqual({ id: expect.any(Number), value: expect.any(String) })
  })

  it('omit unset optional fields in lists and return them as null in the record', async () => {
    const { engine, generation } = await corsale()
    expect(engine).not.toHaveProperty('tcu')
    expect(await row(`/vdb/engines/view/${engine.id}`)).toHaveProperty('tcu', null)
    const newest = (await rows(`/vdb/generations/${generation['model_id']}`)).find(({ name }) => name === 'III')!
    expect(newest).not.toHaveProperty('yearend')
    expect(await row(`/vdb/generations/view/${newest.id}`)).toHaveProperty('yearend', null)
  })

  it('prefer literal words to ids', async () => {
    expect((await service.get('/vdb/engines/search?query=2.0')).status).toBe(200)
    expect((await service.get('/vdb/engines/search')).json).toEqual(BAD)
    expect((await service.get('/vdb/engines/view')).json).toEqual(BAD)
    expect((await service.get('/vdb/models/search?query=cor')).json).toEqual(BAD)
  })

  it.each([
    'manufacturers/x',
    'models/1.5',
    'generations/1e3',
    'engines/9223372036854775808',
    'engines/view/0x1',
    'performance/1/x',
    'performance/x/1',
    'models/view/%20',
    'models/view/1%2F2',
    'engines/view/%ZZ'
  ])('refuse %s, which is no int64, with 400', async (path) => {
    expect(await service.get(`/vdb/${path}`)).toMatchObject({ status: 400, json: BAD })
  })

  it('answer 404 for an unknown type, the only error of lists in the specification', async () => {
    expect(await service.get('/vdb/types/x')).toMatchObject({ status: 404, json: NOT_FOUND })
  })

  it.each([
    'manufacturers/-5',
    'models/99999',
    'generations/99999',
    'engines/99999',
    'types/99',
    'manufacturers/view/99999',
    'models/view/99999',
    'generations/view/99999',
    'engines/view/99999',
    'performance/1/99999',
    'search?query=zzzzz',
    'engines/search?query=zzzzz'
  ])('answer %s, which does not exist, with 404 and never an empty list', async (path) => {
    expect(await service.get(`/vdb/${path}`)).toMatchObject({ status: 404, json: NOT_FOUND })
  })

  it.each([
    '/',
    '/vdb',
    '/vdb/',
    '/vdb/types/',
    '/vdb/manufacturers',
    '/vdb/projects',
    '/projects',
    '/vdb/engines/view/1/2',
    '//vdb/types'
  ])('do not include %s', async (path) => {
    expect(await service.get(path)).toMatchObject({ status: 404, json: NOT_FOUND })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuse %s', async (method) => {
    expect(await service.get('/vdb/types', undefined, { method })).toMatchObject({
      status: 405,
      json: error(405, 'Method not allowed')
    })
  })

  it('are all recognized by the client, by the same name', async () => {
    service.log.clear()
    const names = Object.keys(ENDPOINTS) as EndpointName[]
    for (const name of names) await service.get(ENDPOINTS[name].path.replaceAll(/\{\w+\}/g, '1'))
    expect(service.log.entries.map((entry) => entry.name)).toEqual(names)
  })
})

describe('key and permission', () => {
  const invalid = error(403, 'Invalid API key')

  it.each(['/vdb/subscription', '/vdb/types', '/vdb/engines/search?query=2.0', '/vdb/nothing'])(
    'answers %s with 403 without a key or with a wrong one',
    async (path) => {
      expect(await service.get(path, {})).toMatchObject({ status: 403, json: invalid })
      expect(await service.get(path, { 'x-api-key': 'wrong' })).toMatchObject({ status: 403, json: invalid })
      expect(await service.get(path, { 'x-api-key': '' })).toMatchObject({ status: 403, json: invalid })
    }
  )

  it('reads no key from the address, and notes its presence without storing it', async () => {
    service.log.clear()
    expect((await service.get(`/vdb/types?x-api-key=${TEST_KEY}&api_key=${TEST_KEY}`, {})).status).toBe(403)
    expect(service.log.entries).toMatchObject([{ key: 'absent', keyInAddress: true }])
    expect(JSON.stringify(service.log.entries)).not.toContain(TEST_KEY)
  })

  it('answers 401 except for the subscription when the subscription is not active', async () => {
    const own = await startTestService({
      switches: { subscription: { name: 'Vehicle Database', active: false, end_date: '2025-01-31T23:59:59+01:00' } }
    })
    expect(await own.get('/vdb/types')).toMatchObject({
      status: 401,
      json: error(401, 'This API key does not have enough permissions')
    })
    expect(await own.get('/vdb/search?query=x')).toMatchObject({ status: 401 })
    expect(await own.get('/vdb/subscription')).toMatchObject({
      status: 200,
      json: { name: 'Vehicle Database', active: false, end_date: '2025-01-31T23:59:59+01:00' }
    })
    await own.close()
  })

  it('reports the subscription with a numeric offset', async () => {
    expect((await service.get('/vdb/subscription')).json).toEqual({
      name: 'Vehicle Database',
      active: true,
      end_date: expect.stringMatching(/^2027-05-21T12:00:00\+00:00$/)
    })
  })
})

describe('searches', () => {
  it.each(['', '?query=', '?query=c', '?query=%20c%20', '?query=%F0%9F%9A%97'])(
    'refuses /vdb/search%s as too short',
    async (query) => {
      expect(await service.get(`/vdb/search${query}`)).toMatchObject({ status: 400, json: BAD })
    }
  )

  it.each(['?query=2.', '?query=%20%202.%20%20', '?query=%F0%9F%9A%97%F0%9F%9A%97', '?fuel=Diesel'])(
    'refuses /vdb/engines/search%s as too short',
    async (query) => {
      expect(await service.get(`/vdb/engines/search${query}`)).toMatchObject({ status: 400, json: BAD })
    }
  )

  it('finds manufacturers, models and engines, each hit with the path down to its own level', async () => {
    const hits = await rows('/vdb/search?query=corsale')
    expect(hits[0]).toEqual({
      type_id: 1,
      type_name: 'Cars & vans',
      manufacturer_id: 1,
      manufacturer_name: 'Arvenna',
      model_id: 3,
      model_common_name: 'Corsale'
    })
    expect((await rows('/vdb/search?query=arvenna'))[0]).toEqual({
      type_id: 1,
      type_name: 'Cars & vans',
      manufacturer_id: 1,
      manufacturer_name: 'Arvenna'
    })
    const engines = await rows('/vdb/search?query=arvenna%20corsale%202.0%20tdr%20150')
    expect(engines.map((hit) => [hit['model_common_name'], hit['engine_name']])).toContainEqual([
      'Corsale',
      '2.0 TDR 150'
    ])
    expect(Object.keys(engines[0]!)).toEqual([
      'type_id',
      'type_name',
      'manufacturer_id',
      'manufacturer_name',
      'model_id',
      'model_common_name',
      'generation_id',
      'generation_name',
      'engine_id',
      'engine_name'
    ])
  })

  it('lists an engine once per generation in a search, and once in an engine search', async () => {
    const { generations, engines } = await service.catalogue()
    const holders = Map.groupBy(
      [...generations.values()].flatMap((generation) => generation.engineIds),
      (id) => id
    )
    const [shared] = [...holders].find(([, places]) => places.length > 1)!
    const name = encodeURIComponent(engines.get(shared)!.name)
    expect((await rows(`/vdb/search?query=${name}`)).filter((hit) => hit['engine_id'] === Number(shared))).toHaveLength(
      2
    )
    expect((await rows(`/vdb/engines/search?query=${name}`)).filter(({ id }) => id === Number(shared))).toHaveLength(1)
  })

  it('filters an engine search by the English fuel name, ignoring case', async () => {
    expect(
      new Set((await rows('/vdb/engines/search?query=2.0&fuel=Petrol')).map((engine) => engine['fuel_name']))
    ).toEqual(new Set(['Petrol']))
    expect(await rows('/vdb/engines/search?query=2.0&fuel=petrol')).toEqual(
      await rows('/vdb/engines/search?query=2.0&fuel=Petrol')
    )
    expect((await service.get('/vdb/engines/search?query=2.0&fuel=Electric')).status).toBe(404)
  })

  it('finds names by their unaccented form', async () => {
    expect((await rows('/vdb/search?query=LUMIERE')).map((hit) => hit['manufacturer_name'])).toContain('Lumière')
  })
})

describe('languages', () => {
  it.each(LANGUAGES)('names the vehicle types in %s', async (code) => {
    const names = (await rows('/vdb/types', { 'x-api-key': TEST_KEY, 'x-lang': code })).map(({ name }) => name)
    const english = (await rows('/vdb/types')).map(({ name }) => name)
    expect(names).toHaveLength(english.length)
    expect(names.join() === english.join()).toBe(code === 'en')
    const [maker] = await rows('/vdb/manufacturers/1', { 'x-api-key': TEST_KEY, 'x-lang': code })
    expect(maker!['vehicle_type']).toBe(names[0])
  })

  it('translates options and modifications, but not codes, makers and terms', async () => {
    const { engine } = await corsale()
    const ask = async (code: string) =>
      (await service.get(`/vdb/engines/view/${engine.id}`, { 'x-api-key': TEST_KEY, 'x-lang': code })).json as {
        type: string
        options: { name: string; code: string; description: string }[]
        remap_stages: { modifications: string }[]
      }
    const [en, nb, hans] = [await ask('en'), await ask('nb'), await ask('zh-hans')]
    expect(nb.options[0]).toMatchObject({
      code: 'DPF',
      name: 'Partikkelfilter',
      description: 'Diagnose av dieselpartikkelfilteret'
    })
    expect(hans.remap_stages[1]!.modifications).toBe('头段排气、进气')
    expect(nb.options.map(({ code }) => code)).toEqual(en.options.map(({ code }) => code))
    expect(nb.type).toBe('Turbo Diesel')
  })

  it.each(['no', 'zh-TW', 'zh_Hans', 'en-GB', 'NB', ''])(
    'answers in the default language for "%s", which is none of the nine codes',
    async (code) => {
      expect(await rows('/vdb/types', { 'x-api-key': TEST_KEY, 'x-lang': code })).toEqual(await rows('/vdb/types'))
    }
  )
})

describe('the address of the demo service', () => {
  it('is on loopback only, on a free port, with a key of its own', async () => {
    const [one, other] = [await startTestService({ key: undefined }), await startTestService({ key: undefined })]
    expect(one.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(one.port).not.toBe(other.port)
    expect(one.key).not.toBe(other.key)
    expect(one.key.length).toBeGreaterThan(20)
    expect((await one.get('/vdb/types')).status).toBe(200)
    await Promise.all([one.close(), other.close()])
    await expect(one.get('/vdb/types')).rejects.toThrow()
  })

  it('keeps a path prefix, also for pictures, and answers nothing outside of it', async () => {
    const own = await startTestService({ prefix: '/api/v2' })
    const types = (await own.get('/vdb/types')).json as { icon_url: string }[]
    expect(types[0]!.icon_url).toBe(`${own.origin}/api/v2/media/types/cars.svg`)
    expect((await fetch(types[0]!.icon_url)).status).toBe(200)
    expect((await fetch(`${own.origin}/vdb/types`, { headers: { 'x-api-key': TEST_KEY } })).status).toBe(404)
    await own.close()
  })

  it('refuses to start without its catalogue', async () => {
    await expect(startTestService({ resources: '/nowhere' })).rejects.toThrow(/catalogue\.json/)
  })

  it('answers 500 in the documented form, and logs it, when its catalogue is damaged', async () => {
    const failures: unknown[] = []
    const own = await startTestService({
      catalogue: () => Promise.reject(new Error('broken')),
      onFailure: (failure) => failures.push(failure)
    })
    expect(await own.get('/vdb/types')).toMatchObject({ status: 500, json: error(500, 'Internal server error') })
    expect(failures).toHaveLength(1)
    await own.close()
  })

  it('logs every request without the key', async () => {
    service.log.clear()
    await service.get('/vdb/search?query=a%26b%20%2B', { 'x-api-key': TEST_KEY, 'x-lang': 'ru', 'x-other': TEST_KEY })
    expect(service.log.entries).toMatchObject([
      {
        method: 'GET',
        path: '/vdb/search',
        query: { query: 'a&b +' },
        name: 'search',
        key: 'right',
        status: 404,
        headers: { 'x-lang': 'ru', 'x-other': '[key]' }
      }
    ])
    expect(service.log.entries[0]!.headers).not.toHaveProperty('x-api-key')
    expect(service.log.count('search')).toBe(1)
    expect(service.log.count()).toBe(1)
  })
})
