import { expect, test } from 'vitest'
import {
  catalogueStore,
  desk,
  detail,
  engine,
  fillFamiliar,
  generation,
  manufacturer,
  model,
  NOW,
  path,
  vehicleType
} from '../support/store-helpers'
import { hit } from '../../../../fakes/records'
import type { EngineId, GenerationId, VehicleTypeId } from '@shared/catalogue/ids'
import type { Performance, SearchResult } from '@shared/catalogue/records'

const DAY = 86_400_000

test('returns null for an answer that was never stored', async () => {
  const { desk, store } = catalogueStore()
  expect(await desk.read('types', {})).toBeNull()
  expect(await desk.read('engine', { engine_id: '1' })).toBeNull()
  expect(await desk.search('bmw')).toEqual([])
  expect(await store.names('p1', path('1', null, null, null, null), 'en')).toEqual({})
  expect(await store.statistics()).toMatchObject({ engines: 0, details: 0, pictures: 0, pictureBytes: 0 })
})

test('returns every list as received, in its order', async () => {
  const { desk } = catalogueStore()
  const lists = {
    types: [{}, [vehicleType('2', { name: 'Trucks', icon_url: 'https://x/t.svg' }), vehicleType('1')]],
    manufacturers: [
      { vehicle_type_id: '1' },
      [manufacturer('9', 'Zeta', { brand_logo: 'https://x/z.png' }), manufacturer('3', 'Alpha')]
    ],
    models: [
      { manufacturer_id: '3' },
      [
        model('5', 'Two', {
          manufacturer: 'Alpha',
          manufacturer_id: '3',
          model_photo: 'https://x/a.jpg',
          model_photo_unbranded: 'https://x/b.jpg',
          slug: 'two'
        }),
        model('4', 'One')
      ]
    ],
    generations: [
      { model_id: '5' },
      [
        generation('7', 'B', {
          year: 2012,
          yearend: 2019,
          photo: 'https://x/g.jpg',
          manufacturer: 'Alpha',
          model: 'Two',
          model_id: '5',
          manufacturer_id: '3',
          slug: 'b'
        }),
        generation('6', 'A')
      ]
    ],
    engines: [
      { generation_id: '7' },
      [
        engine('8', '2.0 TDI', {
          type: 'Turbo Diesel',
          capacity: 1968,
          power: 150,
          torque: 340,
          cylinders: 4,
          year: 2013,
          ecu: 'EDC17',
          tcu: 'DQ250',
          hp_values: '1,2',
          nm_values: '3,4',
          rpm_values: '5,6',
          engine_code: 'CRLB',
          fuel_name: 'Diesel',
          slug: 's'
        }),
        engine('1', null)
      ]
    ]
  } as const
  for (const [name, [params, answer]] of Object.entries(lists))
    await desk.write(name as 'types', params, answer as never)
  for (const [name, [params, answer]] of Object.entries(lists)) {
    expect(await desk.read(name as 'types', params), name).toEqual({
      data: answer,
      fetchedAtMs: NOW,
      checkedAtMs: NOW,
      language: 'en',
      goneSinceMs: null
    })
  }
})

test('finds parents by id where names and slugs are shared, translated or misleading (traps 33, 34, 35)', async () => {
  const { desk, store } = catalogueStore()
  await desk.write('types', {}, [vehicleType('1', { name: 'Cars' }), vehicleType('2', { name: 'Trucks' })])
  for (const [type, id] of [
    ['1', '10'],
    ['2', '20']
  ] as const)
    await desk.write('manufacturers', { vehicle_type_id: type }, [
      manufacturer(id, 'MAN', { slug: 'man', vehicle_type: 'Cars', vehicle_type_id: type })
    ])
  const named = { manufacturer: 'MAN', manufacturer_id: '20', model: 'TGX', slug: 'tgx' }
  await desk.write('model', { model_id: '200' }, model('200', 'TGX', named))
  const unlisted = { vehicle_type: 'Cars', vehicle_type_id: '3' }
  await desk.write('manufacturer', { manufacturer_id: '30' }, manufacturer('30', 'MAN', unlisted))
  expect(await store.names('p1', path('3', '30', null, null, null), 'en')).toMatchObject({ types: { name: 'Cars' } })
  await desk.write('generation', { generation_id: '2000' }, generation('2000', 'I', { ...named, model_id: '200' }))
  const place = path('2', '20', '200', '2000', null)
  expect(await store.pathOf('p1', 'generations', '2000')).toEqual(place)
  await desk.write('manufacturers', { vehicle_type_id: '2' }, [manufacturer('20', 'МАН', { slug: 'man-ru' })], {
    language: 'ru',
    at: NOW + 1
  })
  expect(await store.names('p1', place, 'ru')).toMatchObject({ manufacturers: { id: '20', name: 'МАН' } })
  expect(await store.names('p1', path('1', '10', null, null, null), 'en')).toMatchObject({
    types: { name: 'Cars' },
    manufacturers: { id: '10', name: 'MAN' }
  })
})

test('stores an empty list as empty, not as unknown', async () => {
  const { desk } = catalogueStore()
  await desk.write('engines', { generation_id: '7' }, [])
  expect(await desk.read('engines', { generation_id: '7' })).toMatchObject({ data: [], fetchedAtMs: NOW })
  expect(await desk.read('engines', { generation_id: '8' })).toBeNull()
})

test('no longer lists an entry that left its list, but still finds it', async () => {
  const { desk } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write('engines', { generation_id: '1001' }, [engine('44', 'M3')], { at: NOW + DAY })
  expect((await desk.read('engines', { generation_id: '1001' }))?.data?.map(({ id }) => id)).toEqual(['44'])
  expect((await desk.search('f30 320d')).map(({ path }) => path.engines)).toEqual(['4'])
})

test('keeps int64 ids exact everywhere', async () => {
  const { desk, store } = catalogueStore()
  const [most, least] = ['9223372036854775807', '-9223372036854775808']
  const [g, e] = [most as GenerationId, least as EngineId]
  await desk.write('types', {}, [vehicleType(least)])
  await desk.write('manufacturers', { vehicle_type_id: least }, [manufacturer(most, 'Big', { vehicle_type_id: least })])
  await desk.write('models', { manufacturer_id: most }, [model(least, 'Bigger', { manufacturer_id: most })])
  await desk.write('generations', { model_id: least }, [
    generation(most, 'Biggest', { model_id: least, manufacturer_id: most })
  ])
  await desk.write('engines', { generation_id: g }, [
    engine(e, 'Huge'),
    engine('0', 'Zero'),
    engine('9007199254740993', 'Odd')
  ])
  await desk.write(
    'engine',
    { engine_id: e },
    detail(e, 'Huge', { read_tools: [{ id: most, name: 'Tool' }], read_methods: [{ id: least, value: 'OBD' }] })
  )
  await desk.write(
    'performance',
    { generation_id: g, engine_id: e },
    {
      id: most,
      top_speed: 250,
      fuel_consumption_avg: null,
      zero_to_hundred: null,
      top_speed_st1: null,
      zero_to_hundred_st1: null
    }
  )
  expect((await desk.read('engines', { generation_id: g }))?.data?.map(({ id }) => id)).toEqual([
    least,
    '0',
    '9007199254740993'
  ])
  expect((await desk.read('generations', { model_id: least }))?.data?.[0]).toMatchObject({
    id: most,
    model_id: least,
    manufacturer_id: most
  })
  expect((await desk.read('engine', { engine_id: e }))?.data).toMatchObject({
    id: least,
    read_tools: [{ id: most }],
    read_methods: [{ id: least }]
  })
  expect((await desk.read('performance', { generation_id: g, engine_id: e }))?.data).toMatchObject({
    id: most,
    top_speed: 250
  })
  const whole = path(least, most, least, most, least)
  expect(await store.pathsOf('p1', e)).toEqual([whole])
  expect((await desk.search('huge')).map(({ path }) => path)).toEqual([whole])
  expect((await desk.search('fav:', { favourites: [e] })).map(({ path }) => path.engines)).toEqual([least])
  expect(
    (await store.readiness('p1', [{ kind: 'engine', generationId: g, engineId: e }], 'en')).map(({ state }) => state)
  ).toEqual(['complete'])
})

test('keeps numbers of any size', async () => {
  const { desk } = catalogueStore()
  const odd = engine('1', 'x', { power: 1e18, torque: 0.1, capacity: -5, year: 2 ** 53 + 2 })
  await desk.write('engines', { generation_id: '7' }, [odd])
  expect((await desk.read('engines', { generation_id: '7' }))?.data).toEqual([odd])
})

test('keeps details when a list is stored, and a detail states missing values', async () => {
  const { desk } = catalogueStore()
  await desk.write(
    'engine',
    { engine_id: '1' },
    detail('1', '320d', {
      ecu: 'EDC17',
      power: 184,
      options: [],
      remap_stages: [],
      engine_code: 'N47',
      fuel_name: 'Diesel'
    })
  )
  await desk.write('engines', { generation_id: '7' }, [engine('1', '320d', { power: 190 })], { at: NOW + 1 })
  const after = await desk.read('engine', { engine_id: '1' })
  expect(after?.data).toMatchObject({
    ecu: 'EDC17',
    power: 190,
    engine_code: 'N47',
    fuel_name: 'Diesel',
    options: [],
    remap_stages: []
  })
  expect(after?.fetchedAtMs).toBe(NOW)
  await desk.write('engine', { engine_id: '1' }, detail('1', '320d', { power: 190 }), { at: NOW + 2 })
  expect((await desk.read('engine', { engine_id: '1' }))?.data).toMatchObject({
    ecu: null,
    engine_code: null,
    fuel_name: null,
    options: null
  })
  expect((await desk.read('engines', { generation_id: '7' }))?.data?.[0]).toMatchObject({ ecu: null })
})

test('does not treat a list entry as a detail', async () => {
  const { desk } = catalogueStore()
  await fillFamiliar(desk)
  expect(await desk.read('engine', { engine_id: '1' })).toBeNull()
})

test('distinguishes null, none and some for options, stages, tools and methods', async () => {
  const { desk } = catalogueStore()
  const rich = detail('1', 'x', {
    options: [
      { name: 'DPF off', code: 'dpf', description: 'for motorsport', icon: 'https://x/i.svg' },
      { name: 'Second', code: null, description: null, icon: null },
      { name: 'Third', code: null, description: 'c', icon: null }
    ],
    remap_stages: [
      { stage_no: 3, power: 220, torque: 440, hp_values: '1', nm_values: '2', modifications: 'exhaust' },
      { stage_no: 1, power: 200, torque: 400, hp_values: null, nm_values: null, modifications: '' },
      { stage_no: 1, power: 1, torque: 2, hp_values: null, nm_values: null, modifications: null }
    ],
    read_tools: [],
    read_methods: null
  })
  await desk.write('engine', { engine_id: '1' }, rich)
  expect((await desk.read('engine', { engine_id: '1' }))?.data).toEqual(rich)
  // tools and methods are numbered apart
  const named = {
    ...rich,
    read_tools: [
      { id: '1', name: 'Tool 1' },
      { id: null, name: 'Tool' }
    ],
    read_methods: [
      { id: '1', value: 'OBD' },
      { id: '1', value: 'Bench' },
      { id: null, value: null }
    ]
  }
  await desk.write('engine', { engine_id: '1' }, named, { at: NOW + 1 })
  expect((await desk.read('engine', { engine_id: '1' }))?.data).toEqual(named)
})

test('combines figures of any language with texts of the requested one', async () => {
  const { desk } = catalogueStore()
  const stage = (power: number, modifications: string) => ({
    stage_no: 1,
    power,
    torque: 400,
    hp_values: '1,2',
    nm_values: '3,4',
    modifications
  })
  await desk.write(
    'engine',
    { engine_id: '1' },
    detail('1', 'Diesel engine', {
      power: 184,
      remap_stages: [stage(200, 'exhaust')],
      options: [{ code: 'a', name: 'Off', description: 'd', icon: 'i' }]
    }),
    { language: 'en', at: NOW }
  )
  expect(await desk.read('engine', { engine_id: '1' }, 'lt')).toMatchObject({
    language: 'en',
    fetchedAtMs: NOW,
    data: { name: 'Diesel engine' }
  })
  await desk.write(
    'engine',
    { engine_id: '1' },
    detail('1', 'Dyzelis', {
      power: 190,
      remap_stages: [stage(210, 'duslintuvas')],
      options: [
        { code: 'b', name: 'Naujas', description: 'n', icon: 'i' },
        { code: 'a', name: 'Be', description: 'b', icon: 'i' }
      ]
    }),
    { language: 'lt', at: NOW + DAY }
  )
  expect(await desk.read('engine', { engine_id: '1' }, 'lt')).toMatchObject({
    language: 'lt',
    fetchedAtMs: NOW + DAY,
    data: { name: 'Dyzelis', power: 190, remap_stages: [{ modifications: 'duslintuvas' }] }
  })
  const english = await desk.read('engine', { engine_id: '1' }, 'en')
  // the figures are the newest, the words are the English ones, by their keys and not by their places; the age is that
  // of the oldest part
  expect(english).toMatchObject({
    language: 'en',
    fetchedAtMs: NOW,
    data: {
      name: 'Diesel engine',
      power: 190,
      remap_stages: [{ power: 210, modifications: 'exhaust' }],
      options: [
        { code: 'b', name: null },
        { code: 'a', name: 'Off' }
      ]
    }
  })
})

test('returns a list in the requested language with other names where it has none; an unknown language gets the newest list', async () => {
  const { desk } = catalogueStore()
  await desk.write('engines', { generation_id: '7' }, [engine('1', 'One', { fuel_name: 'Diesel' })], { language: 'en' })
  await desk.write(
    'engines',
    { generation_id: '7' },
    [engine('1', 'Vienas', { fuel_name: 'Dyzelinas' }), engine('2', 'Du')],
    { language: 'lt', at: NOW + DAY }
  )
  expect(await desk.read('engines', { generation_id: '7' }, 'en')).toMatchObject({
    language: 'en',
    fetchedAtMs: NOW,
    data: [
      { id: '1', name: 'One', fuel_name: 'Diesel' },
      { id: '2', name: 'Du' }
    ]
  })
  expect(await desk.read('engines', { generation_id: '7' }, 'ru')).toMatchObject({
    language: 'lt',
    fetchedAtMs: NOW + DAY,
    data: [{ name: 'Vienas' }, { name: 'Du' }]
  })
})

test('keeps a record after a 404 with its time, until it is listed again', async () => {
  const { desk } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write('engine', { engine_id: '1' }, detail('1', '320d', { power: 184 }))
  await desk.write('engine', { engine_id: '1' }, null, { at: NOW + DAY })
  await desk.write('engine', { engine_id: '1' }, null, { at: NOW + 2 * DAY })
  expect(await desk.read('engine', { engine_id: '1' })).toMatchObject({
    data: { name: '320d', power: 184 },
    fetchedAtMs: NOW,
    goneSinceMs: NOW + DAY,
    checkedAtMs: NOW + 2 * DAY
  })
  await desk.write('engines', { generation_id: '1000' }, [engine('1', '320d')], { at: NOW + 3 * DAY })
  expect(await desk.read('engine', { engine_id: '1' })).toMatchObject({ goneSinceMs: null, checkedAtMs: NOW })
})

test('stores a 404 of an unknown record too', async () => {
  const { desk } = catalogueStore()
  await desk.write('model', { model_id: '5' }, null, { at: NOW + 5 })
  await desk.write('engine', { engine_id: '5' }, null, { at: NOW + 5 })
  for (const stored of [await desk.read('model', { model_id: '5' }), await desk.read('engine', { engine_id: '5' })])
    expect(stored).toEqual({
      data: null,
      fetchedAtMs: NOW + 5,
      checkedAtMs: NOW + 5,
      language: 'en',
      goneSinceMs: NOW + 5
    })
})

test('stores a view under the requested id', async () => {
  const { desk } = catalogueStore()
  await desk.write(
    'generation',
    { generation_id: '7' },
    generation('7', 'VII', { model_id: '3', manufacturer_id: '2', year: 2012 })
  )
  expect((await desk.read('generation', { generation_id: '7' }))?.data).toEqual(
    generation('7', 'VII', { model_id: '3', manufacturer_id: '2', year: 2012 })
  )
})

test('stores performance for the pair, and "no data" as an answer', async () => {
  const { desk } = catalogueStore()
  const figures = (top_speed: number): Performance => ({
    id: null,
    top_speed,
    fuel_consumption_avg: 5.5,
    zero_to_hundred: 7.9,
    top_speed_st1: 240,
    zero_to_hundred_st1: null
  })
  await desk.write('performance', { generation_id: '7', engine_id: '1' }, figures(230))
  await desk.write('performance', { generation_id: '8', engine_id: '1' }, null)
  expect((await desk.read('performance', { generation_id: '7', engine_id: '1' }))?.data).toEqual(figures(230))
  expect(await desk.read('performance', { generation_id: '8', engine_id: '1' })).toMatchObject({
    data: null,
    fetchedAtMs: NOW,
    goneSinceMs: null
  })
  expect(await desk.read('performance', { generation_id: '9', engine_id: '1' })).toBeNull()
  await desk.write('performance', { generation_id: '7', engine_id: '1' }, null, { at: NOW + DAY })
  expect(await desk.read('performance', { generation_id: '7', engine_id: '1' })).toMatchObject({
    data: { top_speed: 230 },
    fetchedAtMs: NOW,
    checkedAtMs: NOW + DAY,
    goneSinceMs: NOW + DAY
  })
  await desk.write('performance', { generation_id: '8', engine_id: '1' }, null, { at: NOW + DAY })
  expect(await desk.read('performance', { generation_id: '8', engine_id: '1' })).toMatchObject({
    data: null,
    fetchedAtMs: NOW + DAY,
    goneSinceMs: null
  })
})

test('returns answers to searches whole, by text, fuel and language', async () => {
  const { desk } = catalogueStore()
  const hits = [
    hit({ manufacturer_id: '10', manufacturer_name: 'BMW', model_id: '100', model_common_name: '3er' }),
    hit({ engine_id: '1', engine_name: '320d' })
  ]
  await desk.write('search', { query: ' bmw ' }, hits)
  expect(await desk.read('search', { query: 'bmw' })).toMatchObject({ data: hits, fetchedAtMs: NOW })
  const engines = [engine('2', 'b', { power: 2 }), engine('1', 'a')]
  await desk.write('engineSearch', { query: '320', fuel: 'Diesel' }, engines)
  expect((await desk.read('engineSearch', { query: '320', fuel: 'Diesel' }))?.data).toEqual(engines)
  expect(await desk.read('engineSearch', { query: '320' })).toBeNull()
  await desk.write('engineSearch', { query: 'nothing' }, [])
  expect((await desk.read('engineSearch', { query: 'nothing' }))?.data).toEqual([])
})

test('stores search answers for each language', async () => {
  const { desk } = catalogueStore()
  const named = (name: string): SearchResult[] => [hit({ engine_id: '1', engine_name: name })]
  await desk.write('search', { query: 'bmw' }, named('in English'), { language: 'en', at: NOW })
  await desk.write('engineSearch', { query: '320' }, [engine('1', 'one')], { language: 'en', at: NOW })
  expect(await desk.read('search', { query: 'bmw' }, 'ru')).toMatchObject({ language: 'en' })
  await desk.write('search', { query: 'bmw' }, named('по-русски'), { language: 'ru', at: NOW + DAY })
  await desk.write('engineSearch', { query: '320' }, [engine('2', 'два')], { language: 'ru', at: NOW + DAY })
  for (const [language, name, id, at] of [
    ['en', 'in English', '1', NOW],
    ['ru', 'по-русски', '2', NOW + DAY]
  ] as const) {
    expect(await desk.read('search', { query: 'bmw' }, language)).toMatchObject({
      language,
      fetchedAtMs: at,
      data: [{ engine_name: name }]
    })
    expect(await desk.read('engineSearch', { query: '320' }, language)).toMatchObject({
      language,
      fetchedAtMs: at,
      data: [{ id }]
    })
  }
})

test('stores names and places from hits, and prefers those of lists', async () => {
  const { desk, store } = catalogueStore()
  await desk.write('search', { query: 'bmw' }, [
    hit({
      type_id: '1',
      type_name: 'Cars',
      manufacturer_id: '10',
      manufacturer_name: 'BMW',
      model_id: '100',
      model_common_name: '3er (common)',
      generation_id: '1000',
      generation_name: 'E90',
      engine_id: '1',
      engine_name: '320d'
    })
  ])
  const whole = path('1', '10', '100', '1000', '1')
  expect(await store.pathsOf('p1', '1' as EngineId)).toEqual([whole])
  expect((await store.names('p1', whole, 'en')).models).toEqual({ id: '100', name: '3er (common)' })
  // a name in passing is no record
  expect(await desk.read('model', { model_id: '100' })).toBeNull()
  await desk.write('models', { manufacturer_id: '10' }, [model('100', '3 Series', { model_photo: 'https://x/3.jpg' })])
  await desk.write('search', { query: 'bmw again' }, [hit({ model_id: '100', model_common_name: '3er (common)' })])
  expect((await store.names('p1', whole, 'lt')).models).toEqual({
    id: '100',
    name: '3 Series',
    foreign: true,
    heard: true,
    photo: 'https://x/3.jpg'
  })
})

test('stores model and manufacturer of a generation, and their places, until their own lists replace them', async () => {
  const { desk, store } = catalogueStore()
  await desk.write(
    'generation',
    { generation_id: '1000' },
    generation('1000', 'E90', {
      model_id: '100',
      model: '3er',
      manufacturer_id: '10',
      manufacturer: 'BMW',
      year: 2005,
      yearend: 2012,
      photo: 'https://x/e90.jpg'
    })
  )
  expect(await store.pathOf('p1', 'generations', '1000')).toEqual(path(null, '10', '100', '1000', null))
  expect(await store.names('p1', path(null, '10', '100', '1000', null), 'en')).toEqual({
    manufacturers: { id: '10', name: 'BMW' },
    models: { id: '100', name: '3er' },
    generations: { id: '1000', name: 'E90', heard: true, year: 2005, yearend: 2012, photo: 'https://x/e90.jpg' }
  })
  // a name in passing is no record, and the search offers nothing that could not be opened
  expect(await desk.read('model', { model_id: '100' })).toBeNull()
  expect((await desk.search('bmw')).map(({ level }) => level)).not.toContain('manufacturers')
  await desk.write(
    'manufacturer',
    { manufacturer_id: '10' },
    manufacturer('10', 'B.M.W.', { vehicle_type: 'Cars', vehicle_type_id: '1' })
  )
  expect(await store.pathOf('p1', 'generations', '1000')).toEqual(path('1', '10', '100', '1000', null))
  await desk.write(
    'generation',
    { generation_id: '1000' },
    generation('1000', 'E90', { model_id: '100', model: '3 Series', manufacturer_id: '10', manufacturer: 'BMW' }),
    { at: NOW + DAY }
  )
  expect(await store.names('p1', path('1', '10', '100', null, null), 'en')).toMatchObject({
    types: { name: 'Cars' },
    manufacturers: { name: 'B.M.W.', heard: true },
    models: { name: '3 Series' }
  })
})

test('stores names of a language with the records below them in that language', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  const above = path('1', '10', null, null, null)
  expect((await store.names('p1', above, 'ru')).types).toEqual({ id: '1', name: 'Cars', foreign: true, heard: true })
  await desk.write(
    'manufacturers',
    { vehicle_type_id: '1' },
    [manufacturer('10', 'БМВ', { vehicle_type: 'Легковые', vehicle_type_id: '1' })],
    { language: 'ru' }
  )
  expect(await store.names('p1', above, 'ru')).toMatchObject({
    types: { id: '1', name: 'Легковые' },
    manufacturers: { name: 'БМВ' }
  })
  expect((await store.names('p1', above, 'ru')).types).not.toHaveProperty('foreign')
  expect((await store.names('p1', above, 'en')).types?.name).toBe('Cars')
  // the record itself is still the one of the list, in its language
  expect(await desk.read('type', { type_id: '1' }, 'ru')).toMatchObject({ language: 'en', data: { name: 'Cars' } })
})

test('does not mark a place as gone when its list had items without a usable id', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await store.write(
    'p1',
    'manufacturers',
    { vehicle_type_id: '1' as VehicleTypeId },
    'en',
    [manufacturer('11', 'Audi')],
    NOW + DAY,
    { leftOut: true }
  )
  expect((await store.names('p1', path('1', '10', '100', null, null), 'en')).manufacturers).not.toHaveProperty(
    'goneSinceMs'
  )
})

test('marks a place that its list leaves out as gone until it is listed or viewed again', async () => {
  const { desk, store } = catalogueStore()
  const names = async () => await store.names('p1', path('1', '10', '100', null, null), 'en')
  await fillFamiliar(desk)
  expect((await names()).manufacturers).not.toHaveProperty('goneSinceMs')
  await desk.write(
    'manufacturers',
    { vehicle_type_id: '1' },
    [manufacturer('11', 'Audi'), manufacturer('12', 'Seat')],
    { at: NOW + DAY }
  )
  await desk.write('manufacturers', { vehicle_type_id: '1' }, [manufacturer('12', 'Seat')], { at: NOW + 2 * DAY })
  expect((await names()).manufacturers?.goneSinceMs).toBe(NOW + DAY)
  expect(await desk.read('manufacturer', { manufacturer_id: '10' })).toMatchObject({
    data: { name: 'BMW' },
    goneSinceMs: NOW + DAY
  })
  await desk.write('manufacturer', { manufacturer_id: '10' }, manufacturer('10', 'BMW'), { at: NOW + 3 * DAY })
  expect((await names()).manufacturers).not.toHaveProperty('goneSinceMs')
  await desk.write('models', { manufacturer_id: '10' }, null, { at: NOW + 3 * DAY })
  await desk.write('models', { manufacturer_id: '10' }, [], { at: NOW + 3 * DAY })
  expect((await names()).models).not.toHaveProperty('goneSinceMs')
})

test('marks nothing as gone because of a list that may be truncated, an older one, or one of a file', async () => {
  const { desk, store } = catalogueStore()
  const goneOf = async (id: string) =>
    (await store.names('p1', path('1', id, null, null, null), 'en')).manufacturers?.goneSinceMs
  await desk.write('manufacturers', { vehicle_type_id: '1' }, [manufacturer('10', 'BMW'), manufacturer('11', 'Audi')])
  await desk.write('manufacturers', { vehicle_type_id: '1' }, [manufacturer('11', 'Audi')], { at: NOW - DAY })
  await store.write(
    'p1',
    'manufacturers',
    { vehicle_type_id: '1' } as never,
    'en',
    [manufacturer('11', 'Audi')],
    NOW + DAY,
    { from: { origin: { signer: 's', name: '', writtenAtMs: NOW }, replaces: true } }
  )
  await desk.write(
    'manufacturers',
    { vehicle_type_id: '1' },
    Array.from({ length: 50 }, (_, at) => manufacturer(`${500 + at}`, `M${at}`)),
    { at: NOW + 2 * DAY }
  )
  expect([await goneOf('10'), await goneOf('11')]).toEqual([undefined, undefined])
})

test('does not mark an engine as gone when it leaves one of its lists', async () => {
  const { desk } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write('engine', { engine_id: '1' }, detail('1', '320d'))
  await desk.write('engines', { generation_id: '1000' }, [engine('99', 'other')], { at: NOW + DAY })
  expect(await desk.read('engine', { engine_id: '1' })).toMatchObject({ goneSinceMs: null })
})

test('uses parents from a file only where none are stored', async () => {
  const { desk, store } = catalogueStore()
  await desk.write('search', { query: 'bmw' }, [
    hit({ type_id: '1', type_name: 'Cars', manufacturer_id: '10', manufacturer_name: 'BMW' })
  ])
  await store.write(
    'p1',
    'models',
    { manufacturer_id: '10' } as never,
    'en',
    [model('100', '3er', { manufacturer: 'Someone else', manufacturer_id: '10' })],
    NOW,
    { from: { origin: { signer: 's', name: '', writtenAtMs: NOW }, replaces: false } }
  )
  expect((await store.names('p1', path('1', '10', '100', null, null), 'en')).manufacturers?.name).toBe('BMW')
})

test('returns every path of an engine in several generations', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write('engines', { generation_id: '1001' }, [engine('1', '320d')])
  expect(await store.pathsOf('p1', '1' as EngineId)).toEqual([
    path('1', '10', '100', '1000', '1'),
    path('1', '10', '100', '1001', '1')
  ])
  expect(
    (await desk.search('320d n47'))
      .filter(({ path }) => path.engines === '1')
      .map(({ path }) => path.generations)
      .sort()
  ).toEqual(['1000', '1001'])
})

test('does not take the list of another level with the same parent id for a stored one', async () => {
  const { desk } = catalogueStore()
  await desk.write('models', { manufacturer_id: '7' }, [model('1', 'One')])
  expect(await desk.read('generations', { model_id: '7' })).toBeNull()
  expect(await desk.read('manufacturers', { vehicle_type_id: '7' })).toBeNull()
  expect(await desk.read('engines', { generation_id: '7' })).toBeNull()
})

test('separates equal ids of different levels and profiles', async () => {
  const { desk: one, store } = catalogueStore()
  const other = desk(store, 'p2')
  await one.write('manufacturers', { vehicle_type_id: '7' }, [manufacturer('7', 'Maker')])
  await one.write('models', { manufacturer_id: '7' }, [model('7', 'Model')])
  await other.write('manufacturers', { vehicle_type_id: '7' }, [manufacturer('7', 'Other maker')])
  expect((await one.read('manufacturer', { manufacturer_id: '7' }))?.data?.name).toBe('Maker')
  expect((await one.read('model', { model_id: '7' }))?.data?.name).toBe('Model')
  expect((await other.read('manufacturer', { manufacturer_id: '7' }))?.data?.name).toBe('Other maker')
  expect(await other.read('model', { model_id: '7' })).toBeNull()
  expect(await other.search('model')).toEqual([])
})

test('clears one profile, or all', async () => {
  const { desk: one, store } = catalogueStore()
  const other = desk(store, 'p2')
  await fillFamiliar(one)
  await fillFamiliar(other)
  await one.write('models', { manufacturer_id: '12' }, [
    model('300', 'Octavia', { model_photo: 'https://x/octavia.jpg' })
  ])
  await other.write('models', { manufacturer_id: '12' }, [
    model('301', 'Fabia', { model_photo: 'https://x/fabia.jpg' })
  ])
  for (const url of ['https://x/octavia.jpg', 'https://x/fabia.jpg'])
    await store.putPicture(url, 'image/jpeg', new Uint8Array(10))
  await store.clear('p1', ['https://x'])
  expect(await one.read('types', {})).toBeNull()
  expect(await one.search('bmw')).toEqual([])
  expect(await other.search('bmw')).not.toEqual([])
  expect(await store.picture('https://x/octavia.jpg')).toBeNull()
  expect(await store.picture('https://x/fabia.jpg')).not.toBeNull()
  // a new profile must not find what the old one left
  await desk(store, 'p3').write('types', {}, [])
  expect(await desk(store, 'p3').search('bmw')).toEqual([])
  await store.clear()
  expect(await other.read('types', {})).toBeNull()
  expect(await store.statistics()).toMatchObject({ engines: 0, pictures: 0 })
  await fillFamiliar(one)
  expect((await one.search('320d')).length).toBeGreaterThan(0)
})

test('clears the demo along, so that its index need not be taken apart entry by entry', async () => {
  const { desk: one, store } = catalogueStore()
  const demo = desk(store, 'demo')
  await fillFamiliar(one)
  await fillFamiliar(demo)
  await store.clear('p1')
  expect(await demo.read('types', {})).toBeNull()
  await fillFamiliar(one)
  await fillFamiliar(demo)
  await store.clear('demo')
  expect(await one.search('bmw')).not.toEqual([])
})

test('returns thousands of rows in parts and in order, before any later call', async () => {
  const { desk } = catalogueStore()
  const many = Array.from({ length: 2500 }, (_, n) => engine(String(n + 1), `Engine ${n}`, { power: n }))
  const long = desk.write('engines', { generation_id: '7' }, many)
  const later = desk.write('engines', { generation_id: '7' }, many.slice(0, 2400), { at: NOW + 1 })
  await Promise.all([long, later])
  const stored = await desk.read('engines', { generation_id: '7' })
  expect(stored?.fetchedAtMs).toBe(NOW + 1)
  expect(stored?.data).toEqual(many.slice(0, 2400))
})

test('returns English texts when those of the requested language are missing, however new others are', async () => {
  const { desk } = catalogueStore()
  const named = (name: string) => ({ ...detail('5', name), remap_stages: [] })
  await desk.write('engine', { engine_id: '5' }, named('English'), { language: 'en', at: NOW })
  await desk.write('engine', { engine_id: '5' }, named('中文'), { language: 'zh-hans', at: NOW + 1 })
  expect(await desk.read('engine', { engine_id: '5' }, 'lt')).toMatchObject({
    language: 'en',
    data: { name: 'English' }
  })
  expect(await desk.read('engine', { engine_id: '5' }, 'zh-hans')).toMatchObject({ language: 'zh-hans' })
})

test('returns figures that another language has updated with the texts of the requested one', async () => {
  const { desk } = catalogueStore()
  await desk.write('engine', { engine_id: '8' }, detail('8', 'Ett', { power: 150 }), { language: 'nb' })
  await desk.write('engine', { engine_id: '8' }, detail('8', 'One', { power: 170 }), { language: 'en', at: NOW + DAY })
  expect(await desk.read('engine', { engine_id: '8' }, 'nb')).toMatchObject({
    data: { name: 'Ett', power: 170 },
    language: 'nb',
    fetchedAtMs: NOW
  })
})
