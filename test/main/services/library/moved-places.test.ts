import { expect, test } from 'vitest'
import { createEngineLocations } from '@main/services/catalogue/engine-locations'
import { Library } from '@main/services/library/library'
import { FakeLog } from '../../../fakes/log'
import { FakeUserStore } from '../../../fakes/store'
import { catalogueStore, fillFamiliar, generation, path } from '../../adapters/sqlite/support/store-helpers'

test('favourites and recent engines are at the place to which the service has moved their generation', async () => {
  const { store, desk } = catalogueStore()
  await fillFamiliar(desk)
  const log = new FakeLog()
  const inUse = { log, profile: () => 'p1' }
  const library = new Library({
    ...inUse,
    userStore: new FakeUserStore(),
    places: createEngineLocations({ ...inUse, store, language: () => 'en', onNames: () => {} }),
    favouritesChanged: () => {}
  })
  const [before, after] = [path('1', '10', '100', '1000', '1'), path('1', '10', '101', '1000', '1')]
  await library.addFavourite(before, '')
  await library.addRecent(before)
  const shown = async () => [await library.favourites(), await library.recents()]
  const at = (where: typeof before, models: string) => ({
    ok: true,
    value: [{ path: where, names: { models: { name: models }, generations: { name: 'E90' } } }]
  })
  expect(await shown()).toMatchObject([at(before, '3 Series'), at(before, '3 Series')])
  await desk.write('generations', { model_id: '100' }, [])
  await desk.write('generations', { model_id: '101' }, [generation('1000', 'E90')])
  expect(await shown()).toMatchObject([at(after, '5 Series'), at(after, '5 Series')])
})
test('a place of which nothing is stored stays as it was', async () => {
  const { store } = catalogueStore()
  const places = createEngineLocations({
    store,
    log: new FakeLog(),
    profile: () => 'p1',
    language: () => 'en',
    onNames: () => {}
  })
  const unknown = path('1', '10', '100', '1000', '1')
  expect(await places.currentPath(unknown)).toEqual(unknown)
})
