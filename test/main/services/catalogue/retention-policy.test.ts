import { beforeEach, expect, test } from 'vitest'
import type { CatalogueQueries, QueryResult } from '../../../../src-main/services/catalogue/cached-catalogue'
import { createRetentionPolicy, type RetentionPolicy } from '../../../../src-main/services/catalogue/retention-policy'
import type { CatalogueAnswer } from '../../../../src-main/contract/channels/catalogue'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore } from '../../../fakes/store'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)
let keepMs: number | null
let readAfterEnd: boolean
let ended: boolean
let clockWrong: boolean
let store: FakeCatalogueStore
let keeping: RetentionPolicy
/** Options of each question that got through. */
let asked: (boolean | undefined)[]
let answers: QueryResult<unknown>[]

const held = (ageDays: number, more: Partial<CatalogueAnswer<unknown>> = {}): QueryResult<unknown> => ({
  ok: true,
  value: { data: [], fetchedAt: new Date(NOW - ageDays * DAY).toISOString(), source: 'desk', language: 'en', ...more }
})
const ask = () =>
  keeping
    .withRetention({
      query: async (_name, _params, options) => (asked.push(options?.refresh), answers.shift()!)
    } as CatalogueQueries)
    .query('types', {})

beforeEach(() => {
  keepMs = 30 * DAY
  readAfterEnd = true
  ended = clockWrong = false
  asked = []
  answers = []
  store = new FakeCatalogueStore()
  keeping = createRetentionPolicy({
    clock: { now: () => NOW },
    log: new FakeLog(),
    store,
    rules: () => ({ keepMs, readAfterEnd }),
    subscriptionEnded: () => ended,
    clockIsWrong: () => clockWrong
  })
})

test('what is young enough is shown without another question', async () => {
  answers = [held(29)]
  expect(await ask()).toEqual(held(29))
  expect(asked).toEqual([undefined])
})
test('without a limit nothing is too old', async () => {
  keepMs = null
  answers = [held(3000)]
  expect(await ask()).toEqual(held(3000))
})
test('what is too old is asked for before it is shown', async () => {
  answers = [held(31, { refreshing: true }), held(0, { source: 'service' })]
  expect(await ask()).toEqual(held(0, { source: 'service' }))
  expect(asked).toEqual([undefined, true])
})
test('when the service cannot be asked it is said that and why it is not shown, and when another try makes sense', async () => {
  answers = [held(31), held(31, { refreshFailure: { code: 'limit', retryAt: '2026-11-21T00:20:00.000Z' } })]
  expect(await ask()).toEqual({
    ok: false,
    failure: { code: 'withheld', params: { reason: 'age', days: 30 }, retryAtMs: NOW + 20 * 60_000 }
  })
})
test('a renewal that has just failed is not tried again at once', async () => {
  answers = [held(31, { refreshFailure: { code: 'offline' } })]
  expect(await ask()).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  expect(asked).toHaveLength(1)
})
test('a failure stays what it is', async () => {
  answers = [{ ok: false, failure: { code: 'not-connected' } }]
  expect(await ask()).toEqual({ ok: false, failure: { code: 'not-connected' } })
})
test('after the end of the subscription all stays readable, unless the shop forbids it; then no call is spent and nothing is erased', async () => {
  ended = true
  answers = [held(1)]
  expect(await ask()).toEqual(held(1))
  expect(keeping.refusal()).toBeNull()
  readAfterEnd = false
  expect(await ask()).toEqual({ ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } })
  expect(keeping.refusal()).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  expect([asked.length, store.expired]).toEqual([1, []])
  ended = false
  expect(keeping.refusal()).toBeNull()
})
test('erases what is past the limit, but never by a clock that is known to be wrong', async () => {
  await keeping.deleteExpired()
  clockWrong = true
  await keeping.deleteExpired()
  clockWrong = false
  keepMs = null
  await keeping.deleteExpired()
  expect(store.expired).toEqual([NOW - 30 * DAY])
})
test('what this desk alone is asked for obeys the same rules: too old is as good as not here', async () => {
  const look = () =>
    keeping.withRetention({ cached: async () => answers.shift()! } as unknown as CatalogueQueries).cached('types', {})
  answers = [held(29), held(31), held(0)]
  expect(await look()).toEqual(held(29))
  expect(await look()).toBeNull()
  ended = true
  readAfterEnd = false
  expect(await look()).toEqual({ ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } })
})
