import { beforeEach, expect, test } from 'vitest'
import type { CatalogueQueries, QueryResult } from '@main/services/catalogue/cached-catalogue'
import { createRetentionPolicy, type RetentionPolicy } from '@main/services/catalogue/retention-policy'
import type { CatalogueAnswer } from '@contract/channels/catalogue'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore } from '../../../fakes/store'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)
let keepMs: number | null
let readAfterEnd: boolean
let ended: boolean
let clockWrong: boolean
let store: FakeCatalogueStore
let retention: RetentionPolicy
/** Options of each question that got through. */
let asked: (boolean | undefined)[]
let answers: QueryResult<unknown>[]

const answerOf = (ageDays: number, more: Partial<CatalogueAnswer<unknown>> = {}): QueryResult<unknown> => ({
  ok: true,
  value: { data: [], fetchedAt: new Date(NOW - ageDays * DAY).toISOString(), source: 'desk', language: 'en', ...more }
})
const ask = () =>
  retention
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
  retention = createRetentionPolicy({
    clock: { now: () => NOW },
    log: new FakeLog(),
    store,
    rules: () => ({ keepMs, readAfterEnd }),
    subscriptionEnded: () => ended,
    clockIsWrong: () => clockWrong
  })
})

test('returns an answer within the limit without a refresh', async () => {
  answers = [answerOf(29)]
  expect(await ask()).toEqual(answerOf(29))
  expect(asked).toEqual([undefined])
})
test('never treats an answer as too old without a limit', async () => {
  keepMs = null
  answers = [answerOf(3000)]
  expect(await ask()).toEqual(answerOf(3000))
})
test('refreshes an answer past the limit before it returns it', async () => {
  answers = [answerOf(31, { refreshing: true }), answerOf(0, { source: 'service' })]
  expect(await ask()).toEqual(answerOf(0, { source: 'service' }))
  expect(asked).toEqual([undefined, true])
})
test('reports why the service cannot be called, why the record is withheld, and when a retry makes sense', async () => {
  answers = [answerOf(31), answerOf(31, { refreshFailure: { code: 'limit', retryAt: '2026-11-21T00:20:00.000Z' } })]
  expect(await ask()).toEqual({
    ok: false,
    failure: { code: 'withheld', params: { reason: 'age', days: 30 }, retryAtMs: NOW + 20 * 60_000 }
  })
})
test('does not repeat a refresh that has just failed', async () => {
  answers = [answerOf(31, { refreshFailure: { code: 'offline' } })]
  expect(await ask()).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  expect(asked).toHaveLength(1)
})
test('passes a failure on unchanged', async () => {
  answers = [{ ok: false, failure: { code: 'not-connected' } }]
  expect(await ask()).toEqual({ ok: false, failure: { code: 'not-connected' } })
})
test('returns all records after the end of the subscription, unless the shop forbids it; then it makes no call and erases nothing', async () => {
  ended = true
  answers = [answerOf(1)]
  expect(await ask()).toEqual(answerOf(1))
  expect(retention.refusal()).toBeNull()
  readAfterEnd = false
  expect(await ask()).toEqual({ ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } })
  expect(retention.refusal()).toMatchObject({ ok: false, failure: { code: 'withheld' } })
  expect([asked.length, store.expired]).toEqual([1, []])
  ended = false
  expect(retention.refusal()).toBeNull()
})
test('erases records past the limit, but never by a clock that is known to be wrong', async () => {
  await retention.deleteExpired()
  clockWrong = true
  await retention.deleteExpired()
  clockWrong = false
  keepMs = null
  await retention.deleteExpired()
  expect(store.expired).toEqual([NOW - 30 * DAY])
})
test('applies the same limit to queries for stored records only', async () => {
  const look = () =>
    retention.withRetention({ cached: async () => answers.shift()! } as unknown as CatalogueQueries).cached('types', {})
  answers = [answerOf(29), answerOf(31), answerOf(0)]
  expect(await look()).toEqual(answerOf(29))
  expect(await look()).toBeNull()
  ended = true
  readAfterEnd = false
  expect(await look()).toEqual({ ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } })
})
