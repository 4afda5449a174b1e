import { expect, test } from 'vitest'
import { createRawRecords } from '@main/services/catalogue/raw-records'
import { FakeClock } from '../../../fakes/clock'
import { cachedCatalogue } from '../../../fakes/cached-catalogue'
import { FakeApiClient } from '../../../fakes/api-client'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore } from '../../../fakes/store'

const ENGINE = { engine_id: '5' as never }
const PAIR = { generation_id: '4' as never, engine_id: '5' as never }
const DAY = 86_400_000

function setUp() {
  const clock = new FakeClock()
  const store = new FakeCatalogueStore()
  const log = new FakeLog()
  const api = new FakeApiClient()
  const state = { profile: 'p1' as string | null, ended: false, keepMs: null as number | null }
  const profile = (): string | null => state.profile
  const queries = cachedCatalogue({
    retention: () => ({ keepMs: state.keepMs, readAfterEnd: false }),
    subscriptionEnded: () => state.ended,
    profile,
    language: () => 'en',
    api,
    store,
    clock,
    log,
    policy: () => ({ listMs: 0, engineMs: 0, emptyMs: 0 }),
    mayRefresh: () => true,
    onAnswer: () => {},
    onUpdated: () => {},
    onStoreFailure: () => {}
  })
  const write = (text?: string) =>
    store.write(
      'p1',
      'engine',
      ENGINE,
      'en',
      { id: '5' } as never,
      clock.now(),
      text === undefined ? {} : { body: { text, bytes: text.length } }
    )
  return {
    clock,
    store,
    log,
    api,
    state,
    write,
    raw: createRawRecords({ queries, store, log, profile })
  }
}

test('lists the stored bodies of an engine and its figures without a call', async () => {
  const s = setUp()
  expect(await s.raw.of('5', '4')).toMatchObject({
    ok: true,
    value: { engine: { state: 'not-here' }, performance: { state: 'not-here' } }
  })
  await s.write('{"id":5}')
  await s.store.write('p1', 'performance', PAIR, 'en', null, s.clock.now())
  expect(await s.raw.of('5', '4')).toMatchObject({
    ok: true,
    value: {
      engine: {
        state: 'kept',
        text: '{"id":5}',
        bytes: 8,
        language: 'en',
        fetchedAt: new Date(s.clock.now()).toISOString()
      },
      performance: { state: 'no-data', text: null }
    }
  })
  expect(await s.raw.of('5', null)).toMatchObject({ ok: true, value: { performance: null } })
  expect(s.api.calls).toEqual([])
})

test('distinguishes a record without a body, one fetched by an older version, and one whose body was too long', async () => {
  const s = setUp()
  await s.write()
  expect(await s.raw.of('5', null)).toMatchObject({ value: { engine: { state: 'from-file' } } })
  await s.store.write('p1', 'engine', ENGINE, 'en', { id: '5' } as never, s.clock.now(), {
    body: { text: null, bytes: 300_000 }
  })
  expect(await s.raw.of('5', null)).toMatchObject({ value: { engine: { state: 'too-long', bytes: 300_000 } } })
  s.store.body = async () => null
  expect(await s.raw.of('5', null)).toMatchObject({ value: { engine: { state: 'older', text: null } } })
})

test('returns nothing after the end of the subscription or past the retention limit', async () => {
  const s = setUp()
  await s.write('{"id":5}')
  s.state.ended = true
  expect(await s.raw.of('5', null)).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  s.state.ended = false
  s.state.keepMs = DAY
  await s.clock.advance(DAY + 1)
  expect(await s.raw.of('5', null)).toMatchObject({ ok: true, value: { engine: { state: 'not-here', text: null } } })
})

test('reports a failure when the store cannot be read', async () => {
  const s = setUp()
  await s.write('{"id":5}')
  s.store.body = () => Promise.reject(new Error('disk'))
  expect(await s.raw.of('5', null)).toMatchObject({ ok: false, failure: { code: 'store-failed' } })
  s.state.profile = null
  expect(await s.raw.of('5', null)).toMatchObject({ ok: false, failure: { code: 'not-connected' } })
})
