import { expect, test } from 'vitest'
import { createLastLocation } from '../../../../src-main/services/library/last-location'

function setUp() {
  const values = new Map<string, unknown>()
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
const PLACE = { address: '/settings#health', catalogue: '/engine/1/2/3/4/5' }

test('the place of each service is its own', async () => {
  const s = setUp()
  await s.places.write(PLACE)
  expect(await s.places.read()).toEqual(PLACE)
  s.state.profile = 'p2'
  expect(await s.places.read()).toBeNull()
  s.state.profile = null
  await s.places.write(PLACE)
  expect([await s.places.read(), s.values.size]).toEqual([null, 1])
})

test.each([
  null,
  7,
  {},
  { address: '/a' },
  { address: 'https://a.example', catalogue: '/' },
  { address: '//a.example', catalogue: '/catalogue' }
])('what is no place is none: %j', async (value) => {
  const s = setUp()
  s.values.set('place p1', value)
  expect(await s.places.read()).toBeNull()
})

test('without the store there is none, and nothing fails', async () => {
  const s = setUp()
  s.state.broken = true
  await s.places.write(PLACE)
  expect(await s.places.read()).toBeNull()
  expect(s.warned).toEqual(['store.place', 'store.place'])
})
