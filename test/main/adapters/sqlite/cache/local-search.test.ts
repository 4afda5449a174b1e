import { describe, expect, test } from 'vitest'
import {
  catalogueStore,
  desk as deskOf,
  detail,
  engine,
  fillFamiliar,
  generation,
  manufacturer,
  model,
  NOW,
  vehicleType,
  type Desk
} from '../support/store-helpers'
import { TERM_GROUPS } from '@shared/catalogue/terms'
import { DEFAULT_SYNONYMS } from '@shared/search/default-synonyms'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'

const ids = (hits: readonly LocalSearchHit[], level: LocalSearchHit['level'] = 'engines') =>
  hits.filter((hit) => hit.level === level).map((hit) => hit.path[level])
const filled = async () => {
  const parts = catalogueStore()
  await fillFamiliar(parts.desk)
  return parts
}
const engines = async (desk: Desk, query: string, options = {}) => ids(await desk.search(query, options)).sort()

describe('the local search', () => {
  test('finds every word somewhere on the path, in any order', async () => {
    const { desk } = await filled()
    expect(await engines(desk, '320d e90 184')).toEqual(['1'])
    expect(await engines(desk, '184 E90 320D bmw')).toEqual(['1'])
    expect(await engines(desk, '320d golf')).toEqual([])
    expect(await engines(desk, 'golf7 tdi150')).toEqual(['5'])
    expect(await engines(desk, 'golf vii 2.0tdi')).toEqual(['5'])
  })

  test('returns path, names, figures and matched field of a hit', async () => {
    const { desk } = await filled()
    const [first] = await desk.search('320d e90 edc17c46', { favourites: ['1'] })
    expect(first).toEqual({
      level: 'engines',
      rank: 'exact',
      favourite: true,
      path: { types: '1', manufacturers: '10', models: '100', generations: '1000', engines: '1' },
      names: {
        types: { id: '1', name: 'Cars' },
        manufacturers: { id: '10', name: 'BMW' },
        models: { id: '100', name: '3 Series' },
        generations: { id: '1000', name: 'E90', year: 2005, yearend: 2012 },
        engines: { id: '1', name: '320d' }
      },
      figures: { power: 184, torque: 380, fuel: 'Diesel', year: 2010, ecu: 'Bosch EDC17C46', code: 'N47D20C' },
      matched: [
        { field: 'generation', text: 'E90' },
        { field: 'engine', text: '320d' },
        { field: 'ecu', text: 'Bosch EDC17C46' }
      ]
    })
  })

  test('finds manufacturers, models and generations by their own names', async () => {
    const { desk } = await filled()
    const bmw = await desk.search('bmw')
    expect(ids(bmw, 'manufacturers')).toEqual(['10'])
    expect(ids(bmw, 'models')).toEqual([])
    expect(ids(bmw)).toHaveLength(4)
    expect(ids(await desk.search('bmw 3'), 'models')).toEqual(['100'])
    expect(ids(await desk.search('golf 2015'), 'generations')).toEqual(['1100'])
  })

  test('finds years of the generation and of the engine', async () => {
    const { desk } = await filled()
    expect(await engines(desk, '320d 2017')).toEqual(['4'])
    expect(await engines(desk, 'year:2006-2007 320i')).toEqual(['2'])
    expect(await engines(desk, '320i year:2013')).toEqual([])
  })

  test('treats a generation without an end as made until it was fetched', async () => {
    const { desk } = await filled()
    await desk.write('generations', { model_id: '111' }, [generation('1110', 'B9', { year: 2023 })])
    await desk.write('engines', { generation_id: '1110' }, [engine('70', '1.5 eTSI')])
    expect(await engines(desk, 'etsi 2026')).toEqual(['70'])
    expect(await engines(desk, 'etsi 2027')).toEqual([])
  })

  test('finds power in PS and kW', async () => {
    const { desk } = await filled()
    for (const query of ['320d 184ps', '320d 184 hp', '320d 135kw', '320d 135 kW'])
      expect(await engines(desk, query), query).toEqual(['1', '4'])
    expect(await engines(desk, '320d 135ps')).toEqual([])
  })

  test('ignores accents, case and marks inside a code', async () => {
    const { desk } = await filled()
    await desk.write('engines', { generation_id: '1100' }, [engine('71', 'Ёлка Ødegård', { ecu: 'MED17.5.25' })])
    expect(ids(await desk.search('skoda'), 'manufacturers')).toEqual(['12'])
    expect(ids(await desk.search('ŠKODA'), 'manufacturers')).toEqual(['12'])
    for (const query of ['елка', 'ЁЛКА', 'odegard', 'ødegård', 'med17525', 'MED17.5.25', 'med17.5'])
      expect(await engines(desk, query), query).toContain('71')
  })

  test.each([
    ['ME7.5', 'ME 7.5'],
    ['DCM3.5', 'DCM 3.5'],
    ['MED9.1', 'MED 9.1'],
    ['Simos8.5', 'Simos 8.5'],
    ['MED17.5.25', 'MED 17.5.25'],
    ['DCM6.2AP', 'DCM 6.2 AP'],
    ['EDC16U34', 'EDC 16 U34'],
    ['EDC17CP14', 'EDC 17 CP 14'],
    ['M271.860', 'M 271.860'],
    ['M57D30', 'M 57 D30'],
    ['N47D20', 'N 47D20'],
    ['1KDFTV', '1KD FTV'],
    ['3SGTE', '3S-GTE'],
    ['2GRFE', '2GR-FE'],
    ['A25AFKS', 'A25A FKS']
  ])('finds %s and %s, however the code is stored and typed', async (joined, apart) => {
    const { desk } = catalogueStore()
    await desk.write('engines', { generation_id: '7' }, [
      engine('1', 'A', { ecu: `Bosch ${joined}` }),
      engine('2', 'B', { ecu: `Bosch ${apart}` })
    ])
    for (const query of [joined, apart, `ecu:${joined}`, `ecu:"${apart}"`])
      expect(await engines(desk, query), query).toEqual(['1', '2'])
  })

  test('finds a code by its beginning, however it is stored', async () => {
    const { desk } = catalogueStore()
    await desk.write('engines', { generation_id: '7' }, [
      engine('1', 'A', { ecu: 'MED17.5.25', engine_code: 'M271.860' }),
      engine('2', 'B', { ecu: 'MED 17.5.25', engine_code: 'M 271.860' })
    ])
    for (const query of ['med 17.5', 'med17.5', 'M271', 'M 271'])
      expect(await engines(desk, query), query).toEqual(['1', '2'])
  })

  test('finds Chinese by any two characters, or one', async () => {
    const { desk } = catalogueStore()
    await desk.write(
      'manufacturers',
      { vehicle_type_id: '1' },
      [manufacturer('20', '宝马汽车'), manufacturer('21', '大众')],
      { language: 'zh-hans' }
    )
    for (const query of ['宝马', '马汽', '宝马汽车', '车', '宝'])
      expect(ids(await desk.search(query), 'manufacturers'), query).toEqual(['20'])
    expect(ids(await desk.search('马大'), 'manufacturers')).toEqual([])
  })

  test('finds parts of codes and control units', async () => {
    const { desk } = await filled()
    expect(await engines(desk, '17c46')).toEqual(['1'])
    expect(await engines(desk, 'd20c')).toEqual(['1', '4'])
    expect(ids(await desk.search('swagen'), 'manufacturers')).toEqual(['11'])
  })

  test('tolerates typing errors only if nothing matches exactly', async () => {
    const { desk } = await filled()
    for (const query of ['volkswagne', 'volkwsagen', 'vokswagen', 'Volkswaagen'])
      expect(ids(await desk.search(query), 'manufacturers'), query).toEqual(['11'])
    expect((await desk.search('glof')).every(({ rank }) => rank === 'typo')).toBe(true)
    expect(await engines(desk, 'glof tdi')).toEqual(['5'])
    expect((await desk.search('golf')).some(({ rank }) => rank === 'typo')).toBe(false)
    expect(await desk.search('bwm')).toEqual([]) // three letters are too few to guess
    expect(await engines(desk, '320d e90 185')).toEqual([]) // another number is another engine
  })

  test('finds synonyms', async () => {
    const { desk } = await filled()
    expect(await engines(desk, 'vw tdi')).toEqual([])
    expect(await engines(desk, 'vw tdi', { synonyms: DEFAULT_SYNONYMS })).toEqual(['5'])
    const diesels = await engines(desk, 'fuel:diesel')
    expect(diesels.length).toBeGreaterThan(1)
    for (const query of ['fuel:дизель', 'fuel:dīzelis', 'fuel:柴油', 'diésel'])
      expect(await engines(desk, query, { synonyms: TERM_GROUPS }), query).toEqual(diesels)
    expect(await engines(desk, 'beemer 320i', { synonyms: [['BMW', 'Beemer', 'bayerische motoren werke']] })).toEqual([
      '2'
    ])
    for (const query of ['bayerische motoren werke 320i', '320i "bayerische motoren werke"'])
      expect(await engines(desk, query, { synonyms: [['BMW', 'bayerische motoren werke']] }), query).toEqual(['2'])
  })

  test('treats no input as an operator or wildcard', async () => {
    const { desk } = await filled()
    for (const query of [
      '"',
      '320d" OR "golf',
      'NOT bmw',
      '*',
      '320d*',
      '-320d',
      '{engine}: x',
      '(',
      "'; DROP TABLE engines; --",
      '\0',
      'ecu:',
      'a'.repeat(5000),
      '320d '.repeat(200)
    ])
      await desk.search(query)
    expect(await engines(desk, '320d" OR "golf')).toEqual([])
    expect(await engines(desk, '%')).toEqual([])
  })
})

describe('scopes', () => {
  test('bind a word to its field', async () => {
    const { desk } = await filled()
    expect(await engines(desk, 'ecu:edc17')).toEqual(['1', '3', '4', '5'])
    expect(await engines(desk, 'ecu: edc17 golf')).toEqual(['5'])
    expect(await engines(desk, 'code:n47d20c')).toEqual(['1', '4'])
    expect(await engines(desk, 'code:bosch')).toEqual([])
    expect(await engines(desk, 'fuel:petrol')).toEqual(['2', '6'])
    expect(await engines(desk, 'maker:bmw 150')).toEqual(['2'])
    expect(await engines(desk, 'bmw:320i')).toEqual(['2'])
    expect(await engines(desk, 'golf:320i')).toEqual([])
    expect(ids(await desk.search('fuel:diesel bmw'), 'manufacturers')).toEqual([])
    expect(ids(await desk.search('maker:bmw'), 'manufacturers')).toEqual(['10'])
  })

  test('with fav: keep to the favourites', async () => {
    const { desk } = await filled()
    const favourites = ['1', '5', '999']
    expect(await engines(desk, 'fav:', { favourites })).toEqual(['1', '5'])
    expect(await engines(desk, 'fav: golf', { favourites })).toEqual(['5'])
    expect(await engines(desk, 'fav:320d', { favourites })).toEqual(['1'])
    expect(await engines(desk, 'fav:', { favourites: [] })).toEqual([])
  })

  test('with offline: keep to engines whose whole page is stored in any language', async () => {
    const { desk } = await filled()
    expect(await engines(desk, 'offline:')).toEqual([])
    for (const [id, generationId] of [
      ['1', '1000'],
      ['3', '1000'],
      ['5', '1100']
    ] as const) {
      await desk.write('engine', { engine_id: id }, detail(id, `engine ${id}`, { power: 150 }))
      // a 404 is an answer too: the service has no figures
      if (id !== '3') await desk.write('performance', { generation_id: generationId, engine_id: id }, null)
    }
    await desk.write('performance', { generation_id: '1001', engine_id: '4' }, null)
    expect(await engines(desk, 'offline:')).toEqual(['1', '5'])
    expect(await engines(desk, 'offline: golf')).toEqual(['5'])
    expect(await engines(desk, 'offline:bmw')).toEqual(['1'])
    expect(await engines(desk, 'offline: fav:', { favourites: ['5', '6'] })).toEqual(['5'])
    expect(ids(await desk.search('offline: golf'), 'models')).toEqual([])
    expect(await engines(desk, 'offline:', { language: 'lt' })).toEqual(['1', '5'])
    expect(await engines(desk, 'offline:', { limit: 1 })).toHaveLength(1)
  })

  test('with offline: find the same among very many complete engines', async () => {
    const { desk } = await filled()
    const many = Array.from({ length: 4100 }, (_, n) =>
      engine(String(10_000 + n), n % 100 === 0 ? `Quadrant ${n}` : `Deep ${n}`)
    )
    await desk.write('engines', { generation_id: '1001' }, many)
    for (const { id, name } of many) {
      await desk.write('engine', { engine_id: id }, detail(id, name ?? ''))
      await desk.write('performance', { generation_id: '1001', engine_id: id }, null)
    }
    expect(await engines(desk, 'offline: quadrant', { limit: 200 })).toEqual(
      many.filter((_, n) => n % 100 === 0).map(({ id }) => id)
    )
    expect(await engines(desk, 'offline: golf')).toEqual([])
    expect(await engines(desk, 'offline:', { limit: 5 })).toHaveLength(5)
  })
})

describe('the order of hits', () => {
  test('puts whole words first, then beginnings, then parts', async () => {
    const { desk } = catalogueStore()
    await desk.write('engines', { generation_id: '7' }, [
      engine('1', 'Old EDC17C46 long name here'),
      engine('2', 'XEDC17'),
      engine('3', 'EDC17'),
      engine('4', 'EDC17C')
    ])
    expect((await desk.search('edc17')).map(({ path, rank }) => [path.engines, rank])).toEqual([
      ['3', 'exact'],
      ['4', 'prefix'],
      ['1', 'prefix'],
      ['2', 'rest']
    ])
  })

  test('puts the shorter name first, then the younger engine', async () => {
    const { desk } = await filled()
    expect(ids(await desk.search('320d'))).toEqual(['4', '1', '3'])
  })

  test('contains a limited number of each level', async () => {
    const { desk } = catalogueStore()
    await desk.write(
      'manufacturers',
      { vehicle_type_id: '1' },
      Array.from({ length: 9 }, (_, n) => manufacturer(String(n), `Maker ${n}`))
    )
    await desk.write(
      'engines',
      { generation_id: '7' },
      Array.from({ length: 9 }, (_, n) => engine(String(n), `Maker engine ${n}`))
    )
    const hits = await desk.search('maker', { limit: 3 })
    expect([ids(hits, 'manufacturers').length, ids(hits).length]).toEqual([3, 3])
  })

  test('is the same for any number: fewer hits are the beginning of more', async () => {
    const { desk } = catalogueStore()
    const names = ['Rapier', 'Rapier X', 'Rapiers', 'Rapier long', 'Rapierone', 'Rapier longer', 'Rapiertwo']
    await desk.write(
      'engines',
      { generation_id: '7' },
      names.map((name, n) => engine(String(n + 1), name))
    )
    const all = ids(await desk.search('rapier', { limit: 7 }))
    for (let limit = 1; limit <= 7; limit++)
      expect(ids(await desk.search('rapier', { limit })), String(limit)).toEqual(all.slice(0, limit))
  })

  test('is the same for any total: fewer hits are the beginning of all', async () => {
    const { desk } = catalogueStore()
    await desk.write(
      'manufacturers',
      { vehicle_type_id: '1' },
      Array.from({ length: 5 }, (_, n) => manufacturer(String(n), `Maker ${n}`))
    )
    await desk.write(
      'engines',
      { generation_id: '7' },
      Array.from({ length: 5 }, (_, n) => engine(String(n), `Maker engine ${n}`))
    )
    const all = await desk.search('maker')
    expect(all).toHaveLength(10)
    for (const most of [1, 3, 7, 10, 50])
      expect(await desk.search('maker', { maxResults: most }), String(most)).toEqual(all.slice(0, most))
  })

  test('gives the place of a withheld record to the next, also with a small limit', async () => {
    const { desk } = catalogueStore()
    await desk.write(
      'engines',
      { generation_id: '7' },
      Array.from({ length: 4 }, (_, n) => engine(String(n + 1), `Quad ${n}`, { ecu: 'Bosch EDC17' })),
      { at: NOW - 1000 }
    )
    await desk.write(
      'engines',
      { generation_id: '8' },
      Array.from({ length: 4 }, (_, n) => engine(String(n + 11), `Quad longer ${n}`, { ecu: 'Bosch EDC17' }))
    )
    expect(ids(await desk.search('edc17', { oldestMs: NOW }))).toHaveLength(4)
    expect(ids(await desk.search('edc17', { oldestMs: NOW, maxResults: 3 }))).toHaveLength(3)
  })
})

describe('the search index', () => {
  test('finds a renamed manufacturer, model or generation by its new name only, with everything below', async () => {
    const { desk } = await filled()
    await desk.write('models', { manufacturer_id: '10' }, [model('100', 'Dreier'), model('101', '5 Series')], {
      at: NOW + 1
    })
    await expect.poll(() => engines(desk, '320i dreier')).toEqual(['2'])
    expect(await engines(desk, '320i series')).toEqual([])
    await desk.write('manufacturers', { vehicle_type_id: '1' }, [manufacturer('10', 'Bayerwerk')], { at: NOW + 2 })
    await expect.poll(() => engines(desk, '320i bayerwerk')).toEqual(['2'])
    expect(await engines(desk, '320i bmw')).toEqual([])
    expect(ids(await desk.search('bmw 3'), 'models')).toEqual([])
    await desk.write(
      'generation',
      { generation_id: '1000' },
      generation('1000', 'E91', { model_id: '100', year: 2004 }),
      { at: NOW + 3 }
    )
    await expect.poll(() => engines(desk, '320i e91 2004')).toEqual(['2'])
  })

  test('finds words of every stored language, and returns texts of the requested one', async () => {
    const { desk } = await filled()
    await desk.write('engines', { generation_id: '1100' }, [engine('5', '2.0 TDI 150', { fuel_name: 'Дизель' })], {
      language: 'ru',
      at: NOW + 1
    })
    for (const fuel of ['diesel', 'дизель']) expect(await engines(desk, `golf ${fuel}`), fuel).toEqual(['5'])
    expect((await desk.search('golf дизель', { language: 'ru' }))[0]).toMatchObject({
      figures: { fuel: 'Дизель' },
      matched: [{ field: 'model' }, { field: 'fuel', text: 'Дизель' }]
    })
    expect((await desk.search('golf дизель', { language: 'en' }))[0]?.figures.fuel).toBe('Diesel')
  })

  test('finds a place and an engine by their names in each stored language (trap 70)', async () => {
    const { desk } = await filled()
    const later = { language: 'zh-hans', at: NOW + 1 } as const
    await desk.write('manufacturers', { vehicle_type_id: '1' }, [manufacturer('10', '宝马')], later)
    await desk.write('engines', { generation_id: '1000' }, [engine('2', '柴油版')], later)
    for (const query of ['bmw', '宝马']) {
      expect(ids(await desk.search(query), 'manufacturers'), query).toEqual(['10'])
      await expect.poll(() => engines(desk, `${query} 320d e90 184`)).toEqual(['1'])
    }
    for (const query of ['320i e90', '柴油版']) expect(await engines(desk, query), query).toEqual(['2'])
  })

  test('contains an engine from a search, and its place once it is known', async () => {
    const { desk } = await filled()
    await desk.write('engineSearch', { query: 'm57' }, [engine('60', '535d', { engine_code: 'M57D30' })])
    expect((await desk.search('m57')).map(({ path }) => path)).toEqual([
      { types: null, manufacturers: null, models: null, generations: null, engines: '60' }
    ])
    await desk.write('generations', { model_id: '101' }, [generation('1010', 'E60')])
    await desk.write('engines', { generation_id: '1010' }, [engine('60', '535d')])
    await expect.poll(async () => (await desk.search('m57')).map(({ path }) => path.generations)).toEqual(['1010'])
    expect(await engines(desk, '535d e60')).toEqual(['60'])
  })

  test('applies a later list of an engine to its other generations', async () => {
    const { desk } = await filled()
    await desk.write('engines', { generation_id: '1001' }, [engine('1', '320d Facelift')], { at: NOW + 1 })
    await expect
      .poll(async () => (await desk.search('facelift')).map(({ path }) => path.generations).sort())
      .toEqual(['1000', '1001'])
  })

  test('has one entry per record when the same list is stored again', async () => {
    const { desk } = await filled()
    await fillFamiliar(desk)
    await fillFamiliar(desk)
    expect(ids(await desk.search('320d'))).toEqual(['4', '1', '3'])
    expect(ids(await desk.search('bmw'), 'manufacturers')).toEqual(['10'])
  })

  test('returns a hit as of the last write, also when its words did not change', async () => {
    const { desk } = await filled()
    const shown = async () => (await desk.search('320i e90'))[0]
    expect((await shown())?.figures.torque).toBeNull()
    await desk.write(
      'engines',
      { generation_id: '1000' },
      [
        engine('2', '320i', {
          power: 150,
          torque: 210,
          year: 2007,
          ecu: 'Bosch MEV9',
          engine_code: 'N46B20',
          fuel_name: 'Petrol'
        })
      ],
      { at: NOW + 1 }
    )
    expect((await shown())?.figures.torque).toBe(210)
    await desk.write('types', {}, [vehicleType('1', { name: 'Motor cars' })], { at: NOW + 2 })
    expect((await shown())?.names.types?.name).toBe('Motor cars')
  })

  test('keeps profiles apart', async () => {
    const { desk, store } = await filled()
    const other = deskOf(store, 'p2')
    await other.write('engines', { generation_id: '1' }, [engine('1', '320d other')])
    expect(ids(await other.search('320d'))).toEqual(['1'])
    expect(await engines(desk, 'other')).toEqual([])
  })
})

describe('engines with a note', () => {
  const noted = (engineId: string, ...words: number[]) => ({ noted: [{ engineId, words }] })

  test('match words of the note together with words of the catalogue', async () => {
    const { desk } = await filled()
    expect(await engines(desk, 'note:gearbox')).toEqual([])
    expect(await engines(desk, 'note:gearbox', noted('1', 0))).toEqual(['1'])
    expect(await engines(desk, 'bmw gearbox', noted('1', 1))).toEqual(['1'])
    expect(await engines(desk, 'golf gearbox', noted('1', 1))).toEqual([])
    // the word is in the catalogue as well: nothing twice, the noted engine first
    const both = await desk.search('320d', noted('2', 0))
    expect(ids(both)).toEqual(['2', ...ids(await desk.search('320d'))])
    expect(ids(await desk.search('320d', noted('1', 0)))).toHaveLength(ids(await desk.search('320d')).length)
  })

  test('keep to favourites and complete engines when the query does', async () => {
    const { desk } = await filled()
    expect(await engines(desk, 'note:gearbox fav:', { ...noted('1', 0), favourites: ['2'] })).toEqual([])
    expect(await engines(desk, 'note:gearbox fav:', { ...noted('1', 0), favourites: ['1'] })).toEqual(['1'])
    expect(await engines(desk, 'note:gearbox offline:', noted('1', 0))).toEqual([])
    expect((await desk.search('note:gearbox', { ...noted('1', 0), favourites: ['1'] }))[0]?.favourite).toBe(true)
  })

  test('are counted for a saved search, and returned without figures past the retention limit', async () => {
    const { desk, store } = await filled()
    expect(
      await store.matches('p1', 'note:gearbox', { language: 'en', synonyms: [], favourites: [], ...noted('1', 0) })
    ).toEqual(['4:1:1000'])
    const [hit] = await desk.search('note:gearbox', { ...noted('1', 0), oldestMs: NOW + 1 })
    expect(hit).toMatchObject({ path: { engines: '1' }, figures: { power: null } })
  })
})

describe('the keys of hits for a saved search', () => {
  const asked = { language: 'en', synonyms: [], favourites: [] } as const

  test('are the same for the same record, whatever its name', async () => {
    const { desk, store } = await filled()
    const before = await store.matches('p1', 'bmw', asked)
    expect(before).toHaveLength(5)
    await desk.write('engines', { generation_id: '1001' }, [engine('4', '320d renamed'), engine('44', '340i')], {
      at: NOW + 1
    })
    const after = await store.matches('p1', 'bmw', asked)
    expect(after.filter((word) => !before.includes(word))).toEqual(['4:44:1001'])
  })

  test('leave out corrections of typing errors, and separate two places of one engine', async () => {
    const { desk, store } = await filled()
    expect(await store.matches('p1', 'pasat', asked)).toEqual([])
    await desk.write('engines', { generation_id: '1001' }, [engine('1', '320d')], { at: NOW + 1 })
    await expect
      .poll(() => store.matches('p1', 'code:n47d20c 2010', asked))
      .toEqual(expect.arrayContaining(['4:1:1000', '4:1:1001']))
    expect(await store.matches('p2', 'bmw', asked)).toEqual([])
  })
})

test('a hit has the first stage of its stored detail within the retention limit', async () => {
  const { desk } = await filled()
  const stage = { modifications: null, hp_values: null, nm_values: null }
  const remap_stages = [
    { ...stage, stage_no: 2, power: 240, torque: 480 },
    { ...stage, stage_no: 1, power: 220, torque: 450 }
  ]
  await desk.write('engine', { engine_id: '1' }, detail('1', '320d', { remap_stages }), { at: NOW + 5 })
  const found = async (oldestMs: number | null) => (await desk.search('320d e90', { oldestMs }))[0]?.figures.stage
  expect(await found(null)).toEqual({ power: 220, torque: 450 })
  expect(await found(NOW + 5)).toEqual({ power: 220, torque: 450 })
  await desk.write('engines', { generation_id: '1000' }, [engine('1', '320d')], { at: NOW + 9 })
  expect(await found(NOW + 6)).toBeUndefined()
})

test('figures past the retention limit are neither returned nor found nor counted, but names are', async () => {
  const { desk, store } = await filled()
  const oldestMs = NOW + 1
  const [hit] = await desk.search('320d e90', { oldestMs })
  expect(hit).toMatchObject({
    path: { engines: '1' },
    figures: { power: null, torque: null, fuel: null, year: null, ecu: null, code: null },
    matched: [{ field: 'generation' }, { field: 'engine' }]
  })
  expect(await engines(desk, '320d edc17c46', { oldestMs })).toEqual([])
  expect(await engines(desk, 'ecu:edc17c46', { oldestMs })).toEqual([])
  const counted = async (query: string, oldest: number | null) =>
    (await store.matches('p1', query, { language: 'en', synonyms: [], favourites: [], oldestMs: oldest })).length
  expect([
    await counted('ecu:edc17c46', null),
    await counted('ecu:edc17c46', oldestMs),
    await counted('320d e90', oldestMs),
    await counted('320d e90', null)
  ]).toEqual([1, 0, 2, 2])
  // refreshed data is fresh again
  await desk.write('engine', { engine_id: '1' }, detail('1', '320d', { power: 190 }), { at: NOW + 5 })
  expect((await desk.search('320d e90', { oldestMs }))[0]?.figures.power).toBe(190)
})

test('an engine opened by a link is found by its make and model, in any order of the answers', async () => {
  const pair = { generation_id: '500', engine_id: '9' }
  const figures = {
    id: '1',
    fuel_consumption_avg: null,
    top_speed: 224,
    zero_to_hundred: null,
    top_speed_st1: null,
    zero_to_hundred_st1: null
  }
  const writes: readonly ((desk: Desk) => Promise<unknown>)[] = [
    (desk) => desk.write('performance', pair, figures as never),
    (desk) => desk.write('engine', { engine_id: '9' }, detail('9', '2.0 TDR 150')),
    (desk) =>
      desk.write(
        'generation',
        { generation_id: '500' },
        generation('500', 'II', { manufacturer_id: '7', manufacturer: 'Arvenna', model_id: '70', model: 'Corsale' })
      )
  ]
  for (const order of [writes, writes.toReversed()]) {
    const { desk } = catalogueStore()
    for (const write of order) await write(desk)
    expect(await engines(desk, 'arvenna corsale 150')).toEqual(['9'])
    expect((await desk.search('150 tdr'))[0]?.path).toMatchObject({ models: '70', generations: '500', engines: '9' })
  }
})
