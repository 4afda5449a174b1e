/** Answers out of a pack file beside answers of the service. */
import { describe, expect, test } from 'vitest'
import type { EngineId, GenerationId } from '@shared/catalogue/ids'
import type { WriteOptions, Cached } from '@shared/ports/stores/catalogue-store'
import { engine } from '../../../../fakes/catalogue'
import { catalogueStore, NOW } from '../support/store-helpers'

const G = { generation_id: '30' as GenerationId }
const E = { engine_id: '40' as EngineId }
const PAIR = { ...G, ...E }
const ORIGIN = { signer: '3F2A-91C0-77BE-01D4', name: '', writtenAtMs: NOW - 10 }
const UNKNOWN: WriteOptions = { from: { origin: ORIGIN, replaces: false } }
const TRUSTED: WriteOptions = { from: { origin: { ...ORIGIN, name: 'Dyno room' }, replaces: true } }
const detail = (power: number) => ({
  ...engine('40', 'one'),
  power,
  options: [],
  remap_stages: [],
  read_tools: [],
  read_methods: []
})
const figures = (top_speed: number) =>
  ({
    id: '1',
    fuel_consumption_avg: null,
    top_speed,
    zero_to_hundred: null,
    top_speed_st1: null,
    zero_to_hundred_st1: null
  }) as never

const ofService = (stored: Cached<unknown> | null): object => ({ ...stored, origin: stored?.origin ?? null })

test('names the computer that fetched a record, ranks it like an answer of the service, and replaces it with a newer one', async () => {
  const { store } = catalogueStore()
  await store.write('p', 'engine', E, 'en', detail(150), NOW - 5000, { computer: 'Bench' })
  await store.write('p', 'performance', PAIR, 'en', figures(200), NOW - 5000, { computer: 'Bench' })
  await store.write('p', 'engines', G, 'en', [engine('40', 'one')], NOW - 5000, { computer: '' })
  expect(await store.read('p', 'engine', E, 'en')).toMatchObject({ data: { power: 150 }, computer: 'Bench' })
  expect(await store.read('p', 'performance', PAIR, 'en')).toMatchObject({ computer: 'Bench' })
  expect(await store.read('p', 'engines', G, 'en')).toMatchObject({ computer: '' })
  await store.write('p', 'engine', E, 'en', detail(999), NOW - 10, UNKNOWN)
  const stored = await store.read('p', 'engine', E, 'en')
  expect(stored).toMatchObject({ data: { power: 150 }, computer: 'Bench' })
  expect(stored).not.toHaveProperty('origin')
  await store.write('p', 'engine', E, 'en', detail(160), NOW - 5, { computer: 'Office' })
  await store.write('p', 'engine', E, 'en', detail(150), NOW - 6, { computer: 'Bench' })
  expect(await store.read('p', 'engine', E, 'en')).toMatchObject({ data: { power: 160 }, computer: 'Office' })
  await store.write('p', 'engine', E, 'en', detail(170), NOW - 1)
  expect(await store.read('p', 'engine', E, 'en')).not.toHaveProperty('computer')
})

describe('a stored answer of the service', () => {
  test('is not replaced by an unknown file: not in its page, not through a list, not in its performance', async () => {
    const { store } = catalogueStore()
    await store.write('p', 'engine', E, 'en', detail(150), NOW - 5000)
    await store.write('p', 'performance', PAIR, 'en', figures(200), NOW - 5000)
    await store.write('p', 'engines', G, 'en', [{ ...engine('40', 'one'), power: 150 }], NOW - 5000)
    await store.write('p', 'engine', E, 'en', detail(999), NOW - 10, UNKNOWN)
    await store.write('p', 'performance', PAIR, 'en', figures(999), NOW - 10, UNKNOWN)
    await store.write('p', 'engines', G, 'en', [{ ...engine('40', 'forged'), power: 999 }], NOW - 10, UNKNOWN)
    await store.write('p', 'engine', E, 'en', null, NOW - 10, UNKNOWN)
    expect(ofService(await store.read('p', 'engine', E, 'en'))).toMatchObject({
      data: { name: 'one', power: 150 },
      fetchedAtMs: NOW - 5000,
      goneSinceMs: null,
      origin: null
    })
    expect(ofService(await store.read('p', 'performance', PAIR, 'en'))).toMatchObject({
      data: { top_speed: 200 },
      origin: null
    })
    expect(ofService(await store.read('p', 'engines', G, 'en'))).toMatchObject({
      data: [{ name: 'one', power: 150 }],
      fetchedAtMs: NOW - 5000,
      origin: null
    })
  })
  test('is replaced by a later one of a trusted computer, never by one of the same time, and names its source', async () => {
    const { store } = catalogueStore()
    await store.write('p', 'engine', E, 'en', detail(150), NOW - 5000)
    await store.write('p', 'engine', E, 'en', detail(151), NOW - 5000, TRUSTED)
    expect(ofService(await store.read('p', 'engine', E, 'en'))).toMatchObject({ data: { power: 150 }, origin: null })
    await store.write('p', 'engine', E, 'en', detail(152), NOW - 4000, TRUSTED)
    expect(await store.read('p', 'engine', E, 'en')).toMatchObject({
      data: { power: 152 },
      fetchedAtMs: NOW - 4000,
      origin: TRUSTED.from?.origin
    })
  })
  test('replaces a record of a file, even of a later time, and names the service as its source', async () => {
    const { store } = catalogueStore()
    await store.write('p', 'engine', E, 'en', detail(999), NOW - 10, UNKNOWN)
    await store.write('p', 'performance', PAIR, 'en', figures(999), NOW - 10, UNKNOWN)
    expect(await store.read('p', 'engine', E, 'en')).toMatchObject({ data: { power: 999 }, origin: ORIGIN })
    await store.write('p', 'engine', E, 'en', detail(150), NOW - 5000)
    await store.write('p', 'performance', PAIR, 'en', figures(200), NOW - 5000)
    expect(ofService(await store.read('p', 'engine', E, 'en'))).toMatchObject({ data: { power: 150 }, origin: null })
    expect(ofService(await store.read('p', 'performance', PAIR, 'en'))).toMatchObject({
      data: { top_speed: 200 },
      origin: null
    })
  })
})
test('a later file replaces an earlier one', async () => {
  const { store } = catalogueStore()
  await store.write('p', 'engine', E, 'en', detail(1), NOW - 500, UNKNOWN)
  await store.write('p', 'engine', E, 'en', detail(2), NOW - 400, UNKNOWN)
  expect(await store.read('p', 'engine', E, 'en')).toMatchObject({ data: { power: 2 } })
})
