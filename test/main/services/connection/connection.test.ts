import { expect, test } from 'vitest'
import { ADDRESS, KEY, connectionFixture, tick } from './connection-fixture'

const fixture = connectionFixture()

test('reports a wrong clock at once as part of the connection state', () => {
  const received: (number | null)[] = []
  fixture.connection.onChange(({ clockAheadMs }) => received.push(clockAheadMs))
  fixture.clockAheadMs = 7_200_000
  fixture.connection.clockSkewChanged()
  fixture.clockAheadMs = null
  fixture.connection.clockSkewChanged()
  expect(received).toEqual([7_200_000, null])
})

test('shares the call of a check with the one that explains a 401; another connection cancels both', async () => {
  await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
  fixture.api.calls.length = 0
  fixture.api.fail('types', { code: 'unauthorised', status: 401 })
  const late = Promise.withResolvers<void>()
  const signals: (AbortSignal | undefined)[] = []
  const { call } = fixture.api
  fixture.api.call = async (name, params, options) => {
    if (name === 'subscription') {
      signals.push(options.signal)
      await late.promise
    }
    return call(name, params, options)
  }
  const checked = fixture.connection.check()
  await fixture.browse()
  await tick()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  await fixture.connection.forget()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  late.resolve()
  expect(await checked).toMatchObject({ ok: true, value: { state: 'no-key' } })
})
