import { expect, test } from 'vitest'
import { createLastLocation } from '@main/services/library/last-location'

function setUp(values = new Map<string, unknown>()) {
  const warned: string[] = []
  const state = { profile: 'p1' as string | null, broken: false }
  const store = <T>(work: () => T): Promise<T> =>
    state.broken ? Promise.reject(new Error('no store')) : Promise.resolve(work())
  const log = {
    warn: (event: string) => void warned.push(event),
    debug: () => undefined,
    info: () => undefined,
    error: () => undefined
  }
  const places = createLastLocation({
    userStore: {
      value: (name) => store(() => values.get(name) ?? null),
      setValue: (name, value) => store(() => void values.set(name, value))
    },
    log: log as never,
    profile: () => state.profile
  })
  return { places, values, warned, state }
}
const PLACE = { address: '/settings#health', catalogue: '/engine/1/2/3/4/5', view: 'tabs' }
const OTHER = { address: '/compare', catalogue: '/catalogue', view: '' }

test('has a location for each service', async () => {
  const s = setUp()
  await s.places.write(1, PLACE)
  expect(await s.places.read(1)).toEqual(PLACE)
  s.state.profile = 'p2'
  expect(await s.places.read(1)).toBeNull()
  s.state.profile = null
  await s.places.write(1, PLACE)
  expect([await s.places.read(1), s.values.size]).toEqual([null, 1])
})

test('restores the windows of a run in their order, also without the first', async () => {
  const s = setUp()
  await s.places.write(1, PLACE)
  await s.places.write(3, OTHER)
  await s.places.write(2, PLACE)
  let next = setUp(s.values)
  expect(await next.places.count()).toBe(3)
  expect(await next.places.read(3)).toEqual(OTHER)
  await next.places.forget(1)
  await next.places.forget(2)
  next = setUp(s.values)
  expect([await next.places.count(), await next.places.read(1)]).toEqual([1, OTHER])
})

test('restores the window that closed last as the first of the next run', async () => {
  const s = setUp()
  await s.places.write(1, PLACE)
  await s.places.write(2, OTHER)
  await s.places.keepOnly(2)
  expect([await s.places.count(), await s.places.read(1)]).toEqual([1, OTHER])
})

test('reads a location of an older version without a view', async () => {
  const s = setUp(new Map([['place p1', { address: '/compare', catalogue: '/catalogue' }]]))
  expect(await s.places.read(1)).toEqual(OTHER)
})

test.each([
  null,
  7,
  {},
  { address: '/a' },
  { address: 'https://a.example', catalogue: '/' },
  { address: '//a.example', catalogue: '/catalogue' }
])('rejects %j', async (value) => {
  const s = setUp()
  s.values.set('place p1', value)
  expect([await s.places.read(1), await s.places.count()]).toEqual([null, 0])
})

test('keeps a location for the run when it cannot be written', async () => {
  const s = setUp()
  expect(await s.places.read(1)).toBeNull()
  s.state.broken = true
  await s.places.write(1, PLACE)
  expect(await s.places.read(1)).toEqual(PLACE)
  expect(s.warned).toEqual(['store.place'])
})

test('keeps the locations of the other windows when they cannot be read at first', async () => {
  const earlier = setUp()
  await earlier.places.write(1, PLACE)
  await earlier.places.write(2, OTHER)
  const s = setUp(earlier.values)
  s.state.broken = true
  expect(await s.places.count()).toBe(0)
  await s.places.write(1, OTHER)
  s.state.broken = false
  await s.places.write(1, OTHER)
  const next = setUp(s.values)
  expect([await next.places.read(1), await next.places.read(2)]).toEqual([OTHER, OTHER])
})
