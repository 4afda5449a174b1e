import { expect, test } from 'vitest'
import { catalogueStore, detail, engine, fillFamiliar, NOW } from '../support/store-helpers'

const DAY = 86_400_000

test('erases lists, figures, details, performances, searches and pictures that were not refreshed', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write(
    'engine',
    { engine_id: '1' },
    detail('1', '320d', { power: 184, ecu: 'Bosch EDC17C46', options: [] })
  )
  await desk.write('performance', { generation_id: '1000', engine_id: '1' }, null)
  await desk.write('search', { query: 'bmw' }, [])
  await store.putPicture('https://x/a', 'image/png', new Uint8Array(3))
  await expect.poll(async () => (await desk.search('ecu:edc17c46')).length).toBe(1)
  await store.expire(NOW + 1)
  expect(await desk.read('types', {})).toBeNull()
  expect(await desk.read('engines', { generation_id: '1000' })).toBeNull()
  expect(await desk.read('engine', { engine_id: '1' })).toBeNull()
  expect(await desk.read('performance', { generation_id: '1000', engine_id: '1' })).toBeNull()
  expect(await desk.read('search', { query: 'bmw' })).toBeNull()
  expect(await store.picture('https://x/a')).toBeNull()
  await expect.poll(async () => (await desk.search('ecu:edc17c46')).length).toBe(0)
  expect((await desk.search('320d'))[0]).toMatchObject({ figures: { power: null, ecu: null, fuel: null } })
})
test('keeps names and places, so that a favourite still has a name', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await store.expire(NOW + 1)
  expect(
    await store.names('p1', { types: '1', manufacturers: '10', models: '100', generations: '1000', engines: '1' }, 'en')
  ).toMatchObject({ manufacturers: { name: 'BMW' }, engines: { name: '320d' } })
  expect(await store.pathsOf('p1', '1' as never)).toHaveLength(1)
})
test('keeps refreshed answers complete', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write('engine', { engine_id: '2' }, detail('2', '320i', { power: 150 }), { at: NOW + DAY })
  await store.expire(NOW + DAY)
  expect(await desk.read('engine', { engine_id: '2' })).toMatchObject({ data: { power: 150 }, fetchedAtMs: NOW + DAY })
  await desk.write('engines', { generation_id: '1000' }, [engine('1', '320d', { power: 184, ecu: 'Bosch EDC17C46' })], {
    at: NOW + DAY
  })
  expect(await desk.read('engines', { generation_id: '1000' })).toMatchObject({ data: [{ id: '1', power: 184 }] })
  await expect.poll(async () => (await desk.search('ecu:edc17c46')).length).toBe(1)
})
test('erases the fuel of an engine without any other value', async () => {
  const { desk, store } = catalogueStore()
  await desk.write('engines', { generation_id: '1000' }, [engine('71', 'Xyz', { fuel_name: 'Diesel' })])
  await expect.poll(async () => (await desk.search('fuel:diesel')).length).toBe(1)
  await store.expire(NOW + 1)
  await expect.poll(async () => (await desk.search('fuel:diesel')).length).toBe(0)
  expect((await desk.search('xyz'))[0]).toMatchObject({ figures: { fuel: null } })
})
