import { beforeEach, expect, test } from 'vitest'
import type { CachedCatalogue } from '@main/services/catalogue/cached-catalogue'
import { createRetentionPolicy, type RetentionPolicy } from '@main/services/catalogue/retention-policy'
import { FakeApiClient } from '../../../fakes/api-client'
import { cachedCatalogue } from '../../../fakes/cached-catalogue'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore } from '../../../fakes/store'

const DAY = 86_400_000
const ENDED = { ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } }
let keepMs: number | null
let readAfterEnd: boolean
let ended: boolean
let isConfirmed: boolean
let profile: string | null
let clock: FakeClock
let store: FakeCatalogueStore
let api: FakeApiClient
let retention: RetentionPolicy
let catalogue: CachedCatalogue
/** Answers that were reported as shown. */
let shown: number

const query = () => catalogue.query('types', {})
const stored = (ageDays: number) => store.write('p', 'types', {}, 'en', [], clock.now() - ageDays * DAY)
const hoursAgo = (hours: number) => new Date(clock.now() - hours * 3_600_000).toISOString()

beforeEach(() => {
  keepMs = 30 * DAY
  readAfterEnd = true
  ended = false
  isConfirmed = true
  profile = 'p'
  shown = 0
  clock = new FakeClock()
  store = new FakeCatalogueStore()
  api = new FakeApiClient()
  const log = new FakeLog()
  const rules = () => ({ keepMs, readAfterEnd })
  const subscriptionEnded = () => ended
  retention = createRetentionPolicy({
    clock,
    log,
    store,
    rules,
    subscriptionEnded,
    clockIsConfirmed: () => isConfirmed
  })
  catalogue = cachedCatalogue({
    api,
    store,
    clock,
    log,
    retention: rules,
    subscriptionEnded,
    profile: () => profile,
    language: () => 'en',
    policy: () => ({ listMs: Infinity, engineMs: Infinity, emptyMs: 7 * DAY }),
    mayRefresh: () => true,
    onAnswer: () => void shown++,
    onUpdated: () => {},
    onStoreFailure: () => {}
  })
})

test('returns an answer within the limit without a refresh', async () => {
  await stored(6)
  expect(await query()).toMatchObject({ ok: true, value: { source: 'desk', fetchedAt: hoursAgo(6 * 24) } })
  expect(api.calls).toEqual([])
})
test('never treats an answer as too old without a limit', async () => {
  keepMs = null
  await stored(3000)
  api.fail('types', { code: 'offline' })
  expect(await query()).toMatchObject({ ok: true, value: { fetchedAt: hoursAgo(3000 * 24) } })
})
test('refreshes an answer past the limit before it returns it, with one call and without showing the old one', async () => {
  await stored(31)
  api.rule(() => ({ ok: true, data: [{ id: 1, name: 'Cars' }] as never, fetchedAtMs: clock.now() }))
  expect(await query()).toMatchObject({ ok: true, value: { source: 'service', fetchedAt: hoursAgo(0) } })
  expect([api.calls.length, store.reads]).toEqual([1, 3])
})
test('reports why the service cannot be called, why the record is withheld, and when a retry makes sense', async () => {
  await stored(31)
  api.fail('types', { code: 'limit', retryAtMs: clock.now() + 20 * 60_000 })
  expect(await query()).toEqual({
    ok: false,
    failure: { code: 'withheld', params: { reason: 'age', days: 30 }, retryAtMs: clock.now() + 20 * 60_000 }
  })
  expect(shown).toBe(0)
})
test('does not repeat a refresh that has just failed', async () => {
  await stored(31)
  api.fail('types', { code: 'offline' })
  for (let time = 0; time < 3; time++) expect(await query()).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  expect(api.calls).toHaveLength(1)
})
test('withholds a record past the limit that the service no longer lists', async () => {
  const engine = { engine_id: '5' as never }
  await store.write('p', 'engine', engine, 'en', { id: '5' } as never, clock.now() - 31 * DAY)
  api.fail('engine', { code: 'not-found', status: 404 })
  for (let time = 0; time < 2; time++)
    expect(await catalogue.query('engine', engine)).toMatchObject({ ok: false, failure: { code: 'withheld' } })
})
test('passes a failure on unchanged', async () => {
  profile = null
  expect(await query()).toEqual({ ok: false, failure: { code: 'not-connected' } })
})
test('returns all records after the end of the subscription, unless the shop forbids it; then it makes no call and erases nothing', async () => {
  ended = true
  await stored(1)
  expect(await query()).toMatchObject({ ok: true, value: { fetchedAt: hoursAgo(24) } })
  expect(retention.refusal()).toBeNull()
  readAfterEnd = false
  expect(await query()).toEqual(ENDED)
  expect(retention.refusal()).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  expect([store.reads, api.calls, store.expired]).toEqual([1, [], []])
  ended = false
  expect(retention.refusal()).toBeNull()
})
test('a probe calls the service all the same', async () => {
  ended = true
  readAfterEnd = false
  api.answer('types', [])
  await catalogue.probe('types', {})
  expect(api.calls).toHaveLength(1)
})
test('erases records past the limit, but only by a clock that the service confirmed', async () => {
  await retention.deleteExpired()
  isConfirmed = false
  await retention.deleteExpired()
  isConfirmed = true
  keepMs = null
  await retention.deleteExpired()
  expect(store.expired).toEqual([clock.now() - 30 * DAY])
})
test('applies the same limit to queries for stored records only', async () => {
  const cached = () => catalogue.cached('types', {})
  await stored(29)
  expect(await cached()).toMatchObject({ ok: true, value: { fetchedAt: hoursAgo(29 * 24) } })
  await stored(31)
  expect(await cached()).toBeNull()
  await stored(0)
  ended = true
  readAfterEnd = false
  expect([await cached(), shown]).toEqual([ENDED, 1])
})
