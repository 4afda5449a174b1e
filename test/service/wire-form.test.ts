/**
 * The JSON types that the service's published PHP client expects: its model classes state them, and it casts silently.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EndpointName } from '@shared/catalogue/endpoints'
import { interpretAnswer } from '@shared/catalogue/reader/interpret-answer'
import { startTestService, type TestService } from '.'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

type Kind = 'int' | 'int?' | 'float?' | 'string' | 'string?'
type Form = Readonly<Record<string, Kind>>
type Row = Record<string, unknown>

const TYPE: Form = { id: 'int', name: 'string', slug: 'string', icon_url: 'string?' }
const MANUFACTURER: Form = {
  id: 'int',
  name: 'string',
  slug: 'string',
  brand_logo: 'string?',
  vehicle_type: 'string',
  vehicle_type_id: 'int'
}
const MODEL: Form = {
  id: 'int',
  name: 'string',
  manufacturer: 'string',
  manufacturer_id: 'int',
  model_photo: 'string?',
  model_photo_unbranded: 'string?',
  slug: 'string'
}
const GENERATION: Form = {
  id: 'int',
  name: 'string',
  slug: 'string',
  manufacturer: 'string',
  manufacturer_id: 'int',
  model_id: 'int',
  model: 'string',
  year: 'int?',
  yearend: 'int?',
  photo: 'string?',
  photo_unbranded: 'string?'
}
const ENGINE: Form = {
  id: 'int',
  name: 'string',
  slug: 'string',
  type: 'string',
  capacity: 'int?',
  power: 'int?',
  torque: 'int?',
  cylinders: 'int?',
  year: 'int?',
  ecu: 'string?',
  tcu: 'string?',
  hp_values: 'string',
  nm_values: 'string',
  rpm_values: 'string',
  engine_code: 'string?',
  fuel_name: 'string'
}
const OPTION: Form = { name: 'string', code: 'string', description: 'string', icon: 'string' }
const STAGE: Form = {
  stage_no: 'int',
  power: 'int',
  torque: 'int',
  hp_values: 'string',
  nm_values: 'string',
  modifications: 'string'
}
const TOOL: Form = { id: 'int', name: 'string' }
const METHOD: Form = { id: 'int', value: 'string' }
const PERFORMANCE: Form = {
  id: 'int',
  fuel_consumption_avg: 'float?',
  top_speed: 'float?',
  zero_to_hundred: 'float?',
  top_speed_st1: 'float?',
  zero_to_hundred_st1: 'float?'
}
const SEARCH: Form = {
  type_id: 'int',
  type_name: 'string',
  manufacturer_id: 'int',
  manufacturer_name: 'string',
  model_id: 'int?',
  model_common_name: 'string?',
  generation_id: 'int?',
  generation_name: 'string?',
  engine_id: 'int?',
  engine_name: 'string?'
}
const LISTS = ['options', 'remap_stages', 'read_tools', 'read_methods']

/** Problems of a record; `whole`: optional fields must be present as null. */
function faults(record: Row, form: Form, whole: boolean): string[] {
  const unknown = Object.keys(record).filter((field) => !(field in form))
  const wrong = Object.entries(form).filter(([field, kind]) => {
    const value = record[field]
    const base = kind.replace('?', '')
    if (value === undefined) return whole || base === kind
    if (value === null) return !whole || base === kind
    return base === 'string'
      ? typeof value !== 'string'
      : base === 'int'
        ? !Number.isSafeInteger(value)
        : typeof value !== 'number' || !Number.isFinite(value)
  })
  return [...unknown, ...wrong.map(([field]) => field)]
}

const json = async (path: string): Promise<unknown> => (await service.get(path)).json
const list = async (path: string, form: Form): Promise<Row[]> => {
  const rows = (await json(path)) as Row[]
  for (const row of rows) expect(faults(row, form, false), `${path} ${String(row['name'])}`).toEqual([])
  return rows
}
const one = async (path: string, form: Form): Promise<Row> => {
  const row = (await json(path)) as Row
  const own = Object.fromEntries(Object.entries(row).filter(([field]) => !LISTS.includes(field)))
  expect(faults(own, form, true), path).toEqual([])
  return row
}

it('applies to every list as a whole and to the records of a few hundred engines', async () => {
  let engines = 0
  for (const type of await list('/vdb/types', TYPE)) {
    await one(`/vdb/types/${String(type['id'])}`, TYPE)
    for (const maker of (await list(`/vdb/manufacturers/${String(type['id'])}`, MANUFACTURER)).slice(0, 4)) {
      await one(`/vdb/manufacturers/view/${String(maker['id'])}`, MANUFACTURER)
      for (const model of (await list(`/vdb/models/${String(maker['id'])}`, MODEL)).slice(0, 3)) {
        await one(`/vdb/models/view/${String(model['id'])}`, MODEL)
        for (const generation of await list(`/vdb/generations/${String(model['id'])}`, GENERATION)) {
          await one(`/vdb/generations/view/${String(generation['id'])}`, GENERATION)
          for (const { id } of await list(`/vdb/engines/${String(generation['id'])}`, ENGINE)) {
            engines++
            const detail = await one(`/vdb/engines/view/${String(id)}`, ENGINE)
            for (const [field, form] of [
              ['options', OPTION],
              ['remap_stages', STAGE],
              ['read_tools', TOOL],
              ['read_methods', METHOD]
            ] as const) {
              const items = detail[field] as Row[] | null
              if (items === null) expect(field).toBe('options')
              for (const each of items ?? []) expect(faults(each, form, true), `${String(id)} ${field}`).toEqual([])
            }
            const figures = await service.get(`/vdb/performance/${String(generation['id'])}/${String(id)}`)
            if (figures.status === 200) expect(faults(figures.json as Row, PERFORMANCE, true)).toEqual([])
          }
        }
      }
    }
  }
  expect(engines).toBeGreaterThan(200)
})

it('applies to searches', async () => {
  expect((await list('/vdb/search?query=2.0', SEARCH)).length).toBeGreaterThan(100)
  expect(await list('/vdb/search?query=arvenna', SEARCH)).toHaveLength(1)
  expect((await list('/vdb/engines/search?query=2.0', ENGINE)).length).toBeGreaterThan(10)
})

it('applies to the subscription: a real boolean and a date-time with offset', async () => {
  const subscription = (await json('/vdb/subscription')) as Row
  expect(Object.keys(subscription)).toEqual(['name', 'active', 'end_date'])
  expect(subscription['active']).toBe(true)
  expect(subscription['end_date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
})

it('states JSON and its length', async () => {
  const { headers, text } = await service.get('/vdb/types')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
})

it('differs from the description only in performance figures that are unknown', async () => {
  const ids = async (path: string): Promise<string[]> => ((await json(path)) as Row[]).map(({ id }) => String(id))
  const differences: unknown[] = []
  const read = async (name: EndpointName, path: string, params: Record<string, string> = {}): Promise<void> => {
    const { status, text } = await service.get(path)
    const judged = interpretAnswer(name, params as never, {
      status,
      contentType: 'application/json',
      body: text,
      tooLarge: false,
      retryAfter: null,
      date: null
    })
    differences.push(
      ...judged.drift
        .filter(({ field }) => name !== 'performance' || PERFORMANCE[field] !== 'float?')
        .map((drift) => ({ path, ...drift }))
    )
  }
  await read('subscription', '/vdb/subscription')
  await read('types', '/vdb/types')
  await read('search', '/vdb/search?query=2.0')
  await read('engineSearch', '/vdb/engines/search?query=2.0')
  const [type = ''] = await ids('/vdb/types')
  const [maker = ''] = await ids(`/vdb/manufacturers/${type}`)
  await read('type', `/vdb/types/${type}`, { type_id: type })
  await read('manufacturers', `/vdb/manufacturers/${type}`, { vehicle_type_id: type })
  await read('manufacturer', `/vdb/manufacturers/view/${maker}`, { manufacturer_id: maker })
  await read('models', `/vdb/models/${maker}`, { manufacturer_id: maker })
  for (const model of await ids(`/vdb/models/${maker}`)) {
    await read('model', `/vdb/models/view/${model}`, { model_id: model })
    await read('generations', `/vdb/generations/${model}`, { model_id: model })
    for (const generation of await ids(`/vdb/generations/${model}`)) {
      await read('generation', `/vdb/generations/view/${generation}`, { generation_id: generation })
      await read('engines', `/vdb/engines/${generation}`, { generation_id: generation })
      for (const engine of await ids(`/vdb/engines/${generation}`)) {
        await read('engine', `/vdb/engines/view/${engine}`, { engine_id: engine })
        await read('performance', `/vdb/performance/${generation}/${engine}`, {
          generation_id: generation,
          engine_id: engine
        })
      }
    }
  }
  expect(differences).toEqual([])
})
