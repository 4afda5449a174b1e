import { statSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { catalogueStore, desk, detail, engine, fillFamiliar, generation, model, NOW } from '../support/store-helpers'
import { startInProcess } from '../support/start-in-process'
import type { EngineId } from '@shared/catalogue/ids'
import { FakeClock } from '../../../../fakes/clock'

const HOUR = 3_600_000
const BASE = 'https://service.test/api'
const bytes = (size: number): Uint8Array => new Uint8Array(size).fill(7)
const url = (name: string): string => `https://pictures.test/${name}.jpg`

test('returns a picture byte for byte, and a newer one replaces it', async () => {
  const { store } = catalogueStore()
  expect(await store.picture(url('a'))).toBeNull()
  const drawn = new Uint8Array([0, 1, 255, 128, 0])
  await store.putPicture(url('a'), 'image/png', drawn)
  expect(await store.picture(url('a'))).toEqual({ type: 'image/png', bytes: drawn })
  await store.putPicture(url('a'), 'image/webp', bytes(3))
  expect(await store.picture(url('a'))).toEqual({ type: 'image/webp', bytes: bytes(3) })
  await store.putPicture(url('b'), 'image/webp', bytes(4))
  expect(await store.statistics()).toMatchObject({ pictures: 2, pictureBytes: 7 })
})

test('deletes a picture with its bytes', async () => {
  const { store } = catalogueStore()
  await store.putPicture(url('a'), 'image/png', bytes(3))
  await store.dropPicture(url('a'))
  expect(await store.picture(url('a'))).toBeNull()
  expect(await store.statistics()).toMatchObject({ pictures: 0, pictureBytes: 0 })
})

test('deletes the least recently used pictures first, except those of favourites', async () => {
  const clock = new FakeClock({ wall: NOW })
  const { store, desk } = catalogueStore({ clock })
  await fillFamiliar(desk)
  await desk.write('models', { manufacturer_id: '10' }, [model('100', '3 Series', { model_photo: url('model') })])
  await desk.write('generations', { model_id: '100' }, [generation('1000', 'E90', { photo: url('generation') })])
  await desk.write(
    'engine',
    { engine_id: '1' },
    detail('1', '320d', { options: [{ name: 'x', code: 'x', description: null, icon: url('icon') }] })
  )
  for (const name of ['model', 'generation', 'icon', 'old', 'looked-at', 'new']) {
    await store.putPicture(url(name), 'image/jpeg', bytes(200_000))
    await clock.advance(HOUR)
  }
  await clock.advance(2 * HOUR)
  await store.picture(url('looked-at'))
  await clock.advance(HOUR)
  const before = (await store.statistics()).bytes
  await store.trim({ maxBytes: before, maxPictureBytes: Infinity }, ['1' as EngineId], [BASE])
  expect((await store.statistics()).pictures).toBe(6)
  const most = (await store.statistics()).bytes - 350_000
  await store.trim({ maxBytes: most, maxPictureBytes: Infinity }, ['1' as EngineId], [BASE])
  const left = await Promise.all(
    ['model', 'generation', 'icon', 'old', 'looked-at', 'new'].map(async (name) =>
      (await store.picture(url(name))) ? name : null
    )
  )
  expect(left.filter(Boolean)).toEqual(['model', 'generation', 'icon', 'looked-at'])
  expect((await store.statistics()).bytes).toBeLessThanOrEqual(most)
})

test('then deletes the least recently opened data, pinned engines last', async () => {
  const clock = new FakeClock({ wall: NOW })
  const { store, desk } = catalogueStore({ clock })
  await fillFamiliar(desk)
  const rich = (id: string) =>
    detail(id, `Engine ${id}`, {
      hp_values: '1,2',
      remap_stages: [
        { stage_no: 1, power: 1, torque: 1, hp_values: '9'.repeat(50_000), nm_values: null, modifications: null }
      ]
    })
  for (let n = 1; n <= 6; n++) await desk.write('engine', { engine_id: String(n) }, rich(String(n)), { at: NOW + n })
  await store.putPicture(url('a'), 'image/jpeg', bytes(1000))
  await store.trim({ maxBytes: 1, maxPictureBytes: Infinity }, ['1' as EngineId], [BASE])
  expect((await desk.read('engine', { engine_id: '1' }))?.data?.remap_stages).toHaveLength(1)
  expect(await desk.read('engine', { engine_id: '6' })).toBeNull()
  expect(await store.statistics()).toMatchObject({ details: 1, pictures: 0 })
  // the list of the pinned engine stays, another list and its engines are deleted, and the search index follows
  expect((await desk.read('engines', { generation_id: '1000' }))?.data).toHaveLength(3)
  expect(await desk.read('engines', { generation_id: '1100' })).toBeNull()
  expect(await desk.search('tdi')).toEqual([])
  expect((await desk.search('engine 2')).length).toBeGreaterThan(0)
})

test('deletes nothing while there is room', async () => {
  const { store, desk } = catalogueStore()
  await desk.write('engines', { generation_id: '7' }, [engine('1', 'x')])
  await store.putPicture(url('a'), 'image/jpeg', bytes(1000))
  await store.trim({ maxBytes: 100_000_000, maxPictureBytes: Infinity }, [], [BASE])
  expect(await store.statistics()).toMatchObject({ engines: 1, pictures: 1 })
})

test('deletes in calls of limited duration, so that other writes need not wait for all of it', async () => {
  const trims: unknown[] = []
  const { store } = catalogueStore({
    startWorker: (plan) => {
      const worker = startInProcess(plan)
      const post = worker.postMessage.bind(worker)
      worker.postMessage = (message: { name?: string }) => {
        if (message.name === 'trim') trims.push(message)
        post(message)
      }
      return worker
    }
  })
  for (let n = 0; n < 1100; n++) await store.putPicture(url(`${n}`), 'image/jpeg', bytes(10))
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1000))
  onTestFinished(() => void vi.restoreAllMocks())
  await store.trim({ maxBytes: Infinity, maxPictureBytes: 0 }, [], [BASE])
  expect((await store.statistics()).pictures).toBe(0)
  // three batches, and the end
  expect(trims).toHaveLength(4)
})

test('releases all free pages, some at a time', async () => {
  const { store, file } = catalogueStore()
  for (let n = 0; n < 40; n++) await store.putPicture(url(`${n}`), 'image/jpeg', bytes(1_000_000))
  await store.trim({ maxBytes: Infinity, maxPictureBytes: 0 }, [], [BASE])
  await store.close()
  expect(statSync(file).size).toBeLessThan(2_000_000)
})

test('limits pictures separately', async () => {
  const clock = new FakeClock({ wall: NOW })
  const { store } = catalogueStore({ clock })
  for (const name of ['oldest', 'older', 'newest']) {
    await store.putPicture(url(name), 'image/jpeg', bytes(1000))
    await clock.advance(HOUR)
  }
  await store.trim({ maxBytes: Infinity, maxPictureBytes: 1500 }, [], [BASE])
  expect(await store.statistics()).toMatchObject({ pictures: 1, pictureBytes: 1000 })
  expect(await store.picture(url('newest'))).not.toBeNull()
})

test('finds the pictures of favourites and of other connections by the resolved address', async () => {
  const { store, desk: one } = catalogueStore()
  const other = desk(store, 'p2')
  const urls = [`${BASE}/model.png`, 'https://service.test/made.png', 'https://pictures.test/%C5%A0koda%20a.png']
  await fillFamiliar(one)
  await fillFamiliar(other)
  await other.write('models', { manufacturer_id: '10' }, [model('100', '3 Series', { model_photo: 'model.png' })])
  await other.write('generations', { model_id: '100' }, [
    generation('1000', 'E90', { photo: '/made.png', photo_unbranded: ' https://PICTURES.test/Škoda a.png#x' })
  ])
  for (const stored of urls) await store.putPicture(stored, 'image/png', bytes(10))
  await store.trim({ maxBytes: Infinity, maxPictureBytes: 0 }, ['1' as EngineId], ['http://127.0.0.1:1', BASE])
  expect(await store.statistics()).toMatchObject({ pictures: 3 })
  await store.clear('p1', ['http://127.0.0.1:1', BASE])
  expect(await store.statistics()).toMatchObject({ pictures: 3 })
  await store.clear('p2', ['http://127.0.0.1:1', BASE])
  expect(await store.statistics()).toMatchObject({ pictures: 0 })
})
