import { FakeClock } from '../../../fakes/clock'
import { expect, test } from 'vitest'
import { SubscriptionCalls } from '@main/services/connection/subscription-calls'
import type { ApiAccess, CatalogueApi } from '@shared/ports/network/api-client'

/** Records the key of each request and answers none until `finish`. */
function apiThatWaits() {
  const keys: (string | undefined)[] = []
  const late = Promise.withResolvers<void>()
  const call = async (_name: string, _params: unknown, { access }: { access?: ApiAccess }) => {
    keys.push(access?.apiKey)
    await late.promise
    return { ok: false, failure: { code: 'bad-key' } }
  }
  const api = { call } as unknown as CatalogueApi
  return {
    calls: new SubscriptionCalls({ api, clock: new FakeClock(), language: () => 'en' }),
    keys,
    finish: late.resolve
  }
}
const tried = (apiKey: string): ApiAccess => ({
  profile: 'p1',
  baseUrl: 'https://api.invalid',
  apiKey,
  account: `account of ${apiKey}`
})

test('calls with the active key share one request', async () => {
  const { calls, keys, finish } = apiThatWaits()
  const both = Promise.all([calls.call(), calls.call()])
  finish()
  expect(await both).toHaveLength(2)
  expect(keys).toEqual([undefined])
})
test('calls with a new key share no request with the active key or another one', async () => {
  const { calls, keys, finish } = apiThatWaits()
  const all = Promise.all([calls.call(), calls.call(tried('first')), calls.call(tried('second'))])
  finish()
  await all
  expect(keys).toEqual([undefined, 'first', 'second'])
})
