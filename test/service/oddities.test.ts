import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALWAYS_SHOWN, FAULT_DEMONSTRATIONS, ODDITY_DEMONSTRATIONS, SWITCH_DEMONSTRATIONS } from './demonstrations'
import { loadOddities } from '@main/adapters/demo-service/catalogue/load-oddities'
import { edgeCases } from './generate/oddities'
import { bigIdRecords } from './generate/oddities/big-ids'
import { DEMO_RESOURCES, BIG_IDS, locationOf, ODDITY_LOCATIONS, startTestService, type TestService } from '.'

type Row = Record<string, unknown>

let service: TestService
beforeAll(async () => {
  service = await startTestService({ switches: { oddities: true, bigIds: true } })
})
afterAll(() => service.close())

const json = async (path: string): Promise<Row> => (await service.get(path)).json as Row
const detail = (name: string): Promise<Row> => json(`/vdb/engines/view/${locationOf(name).engineId}`)
const item = async (name: string): Promise<Row> => {
  const { generationId, engineId } = locationOf(name)
  return ((await json(`/vdb/engines/${generationId}`)) as unknown as Row[]).find(({ id }) => id === Number(engineId))!
}

describe('oddities', () => {
  it('are read from their file with all digits, nulls and omitted fields', async () => {
    const { peculiar, bigIds } = await loadOddities(DEMO_RESOURCES)
    expect(peculiar).toStrictEqual(edgeCases().data)
    expect(bigIds).toStrictEqual(bigIdRecords())
  })

  it('do not exist unless switched on', async () => {
    const plain = await startTestService()
    expect((await plain.get('/vdb/types')).json).toHaveLength(5)
    expect((await plain.get(`/vdb/types/${locationOf('options: null').typeId}`)).status).toBe(404)
    expect((await plain.get('/media/odd/plain.png')).status).toBe(404)
    await plain.close()
  })

  it('are reachable at their documented place, on every level', async () => {
    const { store } = { store: await service.catalogue() }
    for (const [name, place] of ODDITY_LOCATIONS) {
      expect(store.types.has(BigInt(place.typeId)), name).toBe(true)
      if (place.manufacturerId)
        expect(
          store.manufacturersOf(BigInt(place.typeId)).map(({ id }) => `${id}`),
          name
        ).toContain(place.manufacturerId)
      if (place.modelId)
        expect(
          store.modelsOf(BigInt(place.manufacturerId!)).map(({ id }) => `${id}`),
          name
        ).toContain(place.modelId)
      if (place.generationId)
        expect(
          store.generationsOf(BigInt(place.modelId!)).map(({ id }) => `${id}`),
          name
        ).toContain(place.generationId)
      if (place.engineId)
        expect(
          store.generations.get(BigInt(place.generationId!))!.engineIds.map((id) => `${id}`),
          name
        ).toContain(place.engineId)
    }
  })

  it('are all answered with 200', async () => {
    for (const [name, { engineId }] of ODDITY_LOCATIONS)
      if (engineId) expect((await service.get(`/vdb/engines/view/${engineId}`)).status, name).toBe(200)
  })

  it('distinguish options null, left out and empty', async () => {
    expect(await detail('options: null')).toHaveProperty('options', null)
    expect(await detail('options: left out')).not.toHaveProperty('options')
    expect(await detail('options: empty')).toHaveProperty('options', [])
  })

  it('include value strings of every invalid form', async () => {
    const lengths = (record: Row) =>
      ['hp_values', 'nm_values', 'rpm_values'].map((field) => String(record[field]).split(',').length)
    expect(lengths(await item('values: unequal lengths'))).toEqual([4, 5, 6])
    expect(await item('values: all empty')).toMatchObject({ hp_values: '', nm_values: '', rpm_values: '' })
    expect((await item('values: trailing comma'))['hp_values']).toMatch(/,$/)
    expect(await item('values: null')).toMatchObject({ hp_values: null })
    expect(await item('values: left out')).not.toHaveProperty('hp_values')
    expect((await item('values: zero padding at the ends'))['rpm_values']).toBe('0,1000,2000,3000,4000,5000,0,0')
    expect(
      Number(
        await item('values: curve in bhp').then((e) => Math.max(...String(e['hp_values']).split(',').map(Number)))
      ) * 1.0139
    ).toBeCloseTo(150, 0)
  })

  it('include stages with gaps, duplicates, number 0, losses and other counts', async () => {
    const numbers = async (name: string) =>
      ((await detail(name))['remap_stages'] as Row[]).map((stage) => stage['stage_no'])
    expect(await numbers('stages: gap')).toEqual([1, 3])
    expect(await numbers('stages: number twice')).toEqual([1, 1, 2])
    expect(await numbers('stages: out of order')).toEqual([3, 1, 2])
    expect(await numbers('stages: number 0')).toEqual([0, 1])
    expect((await detail('stages: gain below zero'))['remap_stages']).toMatchObject([{ power: 140 }])
    expect((await detail('stages: fewer points than rpm'))['remap_stages']).toMatchObject([
      { hp_values: '30,114,171,190' }
    ])
    expect(await detail('stages: left out')).not.toHaveProperty('remap_stages')
    expect(await item('base figures: null')).not.toHaveProperty('power')
    expect(await detail('base figures: zero')).toMatchObject({ power: 0, torque: 0 })
  })

  it('include a record with only an id and one of nulls', async () => {
    expect(Object.keys(await detail('fields: id alone'))).toEqual(['id'])
    expect(new Set(Object.values({ ...(await detail('fields: all null')), id: null }))).toEqual(new Set([null]))
  })

  it('include texts with markup and formulas', async () => {
    expect((await detail('text: markup'))['name']).toContain('<script>')
    expect((await detail('text: control characters'))['name']).toContain('\u0000')
    expect(String((await detail('text: very long'))['name']).length).toBeGreaterThan(400)
    const query = encodeURIComponent('TDI+ C/D B&B #1 100%')
    expect((await json(`/vdb/engines/search?query=${query}`)) as unknown as Row[]).toMatchObject([
      { id: Number(locationOf('text: signs of addresses').engineId) }
    ])
  })

  it('include performance of zeros, nulls, nothing, and none', async () => {
    const figures = (name: string) =>
      service.get(`/vdb/performance/${locationOf(name).generationId}/${locationOf(name).engineId}`)
    expect((await figures('performance: zeros')).json).toMatchObject({ top_speed: 0, zero_to_hundred: 0 })
    expect((await figures('performance: nulls')).json).toMatchObject({ top_speed: null })
    expect(Object.keys((await figures('performance: left out')).json as Row)).toEqual(['id'])
    expect((await figures('performance: stage 2 as well')).json).toMatchObject({ top_speed_st2: 235 })
    expect((await figures('performance: none')).status).toBe(404)
  })

  it('include one engine with other figures in each of its generations', async () => {
    const { modelId, engineId } = locationOf('links: engine in two generations')
    const generations = (await json(`/vdb/generations/${modelId}`)) as unknown as Row[]
    const speeds = await Promise.all(
      generations
        .slice(0, 2)
        .map(async ({ id }) => (await json(`/vdb/performance/${String(id)}/${engineId}`))['top_speed'])
    )
    expect(speeds).toEqual([215, 205])
  })

  it('include five records of the same id on different levels', async () => {
    const id = locationOf('same id on all levels').engineId
    expect(await json(`/vdb/types/${id}`)).toMatchObject({ name: 'Type 4242' })
    expect(await json(`/vdb/manufacturers/view/${id}`)).toMatchObject({ name: 'Manufacturer 4242' })
    expect(await json(`/vdb/manufacturers/${id}`)).toMatchObject([{ name: 'Manufacturer 4242' }])
    expect(await json(`/vdb/models/${id}`)).toMatchObject([{ name: 'Model 4242' }])
    expect(await json(`/vdb/generations/${id}`)).toMatchObject([{ name: 'Generation 4242' }])
    expect(await json(`/vdb/engines/${id}`)).toMatchObject([{ name: 'Engine 4242' }])
    expect(await json(`/vdb/performance/${id}/${id}`)).toMatchObject({ top_speed: 215 })
  })

  it('answer parents without children like unknown ones', async () => {
    expect((await service.get(`/vdb/manufacturers/${locationOf('childless type').typeId}`)).status).toBe(404)
    expect((await service.get(`/vdb/models/${locationOf('childless manufacturer').manufacturerId}`)).status).toBe(404)
    expect((await service.get(`/vdb/generations/${locationOf('childless model').modelId}`)).status).toBe(404)
    expect((await service.get(`/vdb/engines/${locationOf('childless generation').generationId}`)).status).toBe(404)
    expect((await service.get(`/vdb/generations/view/${locationOf('childless generation').generationId}`)).status).toBe(
      200
    )
  })

  it('list 10 000 rows on four levels, and round counts exactly', async () => {
    const { typeId, manufacturerId, modelId, generationId } = locationOf('lists: 10000 rows')
    for (const path of [`models/${manufacturerId}`, `generations/${modelId}`, `engines/${generationId}`])
      expect(await json(`/vdb/${path}`)).toHaveLength(10_000)
    expect(await json(`/vdb/manufacturers/${typeId}`)).toHaveLength(10_001)
    for (const count of [50, 100, 1000])
      expect(await json(`/vdb/engines/${locationOf(`lists: exactly ${count}`).generationId}`)).toHaveLength(count)
  })

  it('send ids above 2^53 with all their digits, in every id field, beside the neighbour that rounding gives', async () => {
    for (const id of BIG_IDS) {
      for (const path of [
        `types/${id}`,
        `manufacturers/${id}`,
        `manufacturers/view/${id}`,
        `models/${id}`,
        `models/view/${id}`,
        `generations/${id}`,
        `generations/view/${id}`,
        `engines/${id}`,
        `engines/view/${id}`,
        `performance/${id}/${id}`
      ]) {
        const { status, text } = await service.get(`/vdb/${path}`)
        expect(status, path).toBe(200)
        expect(
          [...text.matchAll(/"(?:\w+_)?id":(-?\d+)/g)].map(([, found]) => found).filter((found) => found !== id),
          path
        ).toEqual([])
      }
      expect((await service.get(`/vdb/engines/view/${id}`)).text).toContain(`"name":"Engine ${id}"`)
    }
    const hits = (await service.get('/vdb/search?query=Engine%209007199254740993')).text
    for (const field of ['type_id', 'manufacturer_id', 'model_id', 'generation_id', 'engine_id'])
      expect(hits).toContain(`"${field}":9007199254740993`)
  })
})

describe('demonstrations', () => {
  it('name every group of oddities', () => {
    const groups = new Set([...ODDITY_LOCATIONS.keys()].map((name) => name.split(':')[0]!))
    expect([...groups].filter((group) => !(group in ODDITY_DEMONSTRATIONS))).toEqual([])
    expect(Object.keys(ODDITY_DEMONSTRATIONS).filter((group) => !groups.has(group))).toEqual([])
  })

  it('cover every feature that a catalogue service can show', () => {
    const covered = new Set(
      [SWITCH_DEMONSTRATIONS, FAULT_DEMONSTRATIONS, ODDITY_DEMONSTRATIONS, { ALWAYS_SHOWN }].flatMap((table) =>
        Object.values(table).flatMap(({ traps }) => traps)
      )
    )
    // 82 to 84 are about a client's own traffic, those from 85 on about events, 99 and above about the desktop
    const ofTheService = [...Array.from({ length: 81 }, (_none, i) => i + 1), 98, 101, 103]
    expect(ofTheService.filter((trap) => !covered.has(trap))).toEqual([])
  })

  it('are all documented in the guide', () => {
    const guide = readFileSync(resolve(import.meta.dirname, '../../docs/demo-service.md'), 'utf8')
    const names = [
      ...Object.keys(SWITCH_DEMONSTRATIONS),
      ...Object.keys(FAULT_DEMONSTRATIONS),
      ...ODDITY_LOCATIONS.keys()
    ]
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
