import { describe, expect, test } from 'vitest'
import { settled } from '../../../fakes/clock'
import { ACCESS, error, KEY, setUp } from './api-client-fixture'

describe('the time in an answer', () => {
  const DATE = 'Sat, 21 Nov 2026 12:00:00 GMT'
  const after = async (status: number, body: unknown, date: string | null = DATE): Promise<unknown[]> => {
    const s = setUp()
    const answer = s.call('engine', { engine_id: '1' }, { priority: 'pack' })
    await s.clock.advance(0)
    await s.clock.advance(250)
    s.transport.requests[0]!.answer(status, body, { date })
    s.transport.always((r) => r.answer(status, body, { date }))
    await s.clock.advance(60_000)
    await answer
    return s.dated
  }
  test('is reported with its duration for an answer of the service', async () => {
    expect(await after(404, error(404))).toEqual([{ date: DATE, tookMs: 250 }])
    expect(await after(403, error(403))).toHaveLength(1)
    expect(await after(404, error(404), null)).toEqual([{ date: null, tookMs: 250 }])
  })
  test.each([
    [200, '<html>sign in</html>'],
    [511, '<html>sign in</html>'],
    [403, '<html>no</html>'],
    [403, { detail: 'proxy' }],
    [418, error(418)],
    [502, 'bad gateway'],
    [429, '']
  ])('is not taken from a portal, a proxy or a gateway (%i)', async (status, body) => {
    expect(await after(status, body)).toEqual([])
  })
})

describe('a request', () => {
  test('has the address of the endpoint below the prefix, and exactly three headers', async () => {
    const s = setUp()
    void s.call('engine', { engine_id: '9223372036854775807' }, { language: 'ru' })
    await settled()
    expect(s.transport.requests.map(({ url, headers }) => ({ url, headers }))).toEqual([
      {
        url: 'https://service.example/api/vdb/engines/view/9223372036854775807',
        headers: { 'x-api-key': KEY, 'X-LANG': 'ru', accept: 'application/json' }
      }
    ])
  })
  test('reports how much of its answer has arrived', async () => {
    const s = setUp()
    void s.call()
    await settled()
    s.transport.requests[0]!.received(7)
    expect(s.received).toEqual([7])
  })
  test('is not sent without a connection or with a key that is no header value', async () => {
    const s = setUp()
    s.state.access = null
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'not-connected' } })
    for (const apiKey of ['', 'a\nb', 'ключ', 'a b'])
      expect(await s.call('types', {}, { access: { ...ACCESS, apiKey } })).toEqual({
        ok: false,
        failure: { code: 'bad-key' }
      })
    expect([s.transport.requests.length, s.budget.given]).toEqual([0, 0])
  })
  test('that cannot be built throws before a call is spent', async () => {
    const s = setUp()
    await expect(s.call('engines', { generation_id: 'search' })).rejects.toThrow(RangeError)
    await expect(s.call('search', { query: ' a ' })).rejects.toThrow(RangeError)
    expect(s.budget.given).toBe(0)
  })
  test('that the caller cannot count is not sent, and its permit is free again', async () => {
    const s = setUp()
    const onSpent = (): Promise<void> => Promise.reject(new Error('disk full'))
    const options = { language: 'en', priority: 'pack', progress: { onSpent } } as const
    await expect(s.api.call('types', {}, options)).rejects.toThrow('disk full')
    expect(s.budget.settled).toEqual([{ status: null, unsent: true }])
    expect(s.transport.requests).toHaveLength(0)
  })
  test('counts against its own profile', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, []))
    await s.call()
    await s.call('types', {}, { access: { ...ACCESS, profile: 'tried' } })
    expect(s.budget.accounts).toEqual(['p1', 'tried'])
  })
})

describe('the budget', () => {
  test('treats a limit in the body of a 200 as a 429', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, error(429), { retryAfter: '30' }))
    expect(await s.call()).toMatchObject({ ok: false, failure: { code: 'limit', status: 200 } })
    expect(s.budget.settled).toEqual([{ status: 429, retryAfterMs: 30_000 }])
  })
  test('receives the method of each call, for limits per method', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, []))
    await s.call()
    await s.call('subscription')
    expect(s.budget.methods).toEqual(['types', 'subscription'])
  })
  test('knows that only the subscription is unlimited', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, r.url.endsWith('subscription') ? { active: true } : []))
    await s.call('subscription')
    await s.call('types')
    expect(s.budget.settled).toEqual([
      { status: 200, retryAfterMs: null, unlimited: true },
      { status: 200, retryAfterMs: null }
    ])
  })
})

describe('the result', () => {
  test('has the data and the time of the answer', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, name: 'Cars' }]))
    expect(await s.call()).toEqual({
      ok: true,
      data: [{ id: '1', name: 'Cars', slug: null, icon_url: null }],
      fetchedAtMs: s.clock.now()
    })
    expect(s.budget.settled).toEqual([{ status: 200, retryAfterMs: null }])
  })
  test.each([
    [400, 'bad-request'],
    [401, 'unauthorised'],
    [403, 'bad-key'],
    [404, 'not-found']
  ] as const)('of %i is %s after one call without a retry', async (status, code) => {
    const s = setUp()
    s.transport.always((r) => r.answer(status, error(status)))
    expect(await s.call('engine', { engine_id: '1' })).toEqual({
      ok: false,
      failure: { code, status, serviceMessage: 'words of the service' }
    })
    expect(s.transport.requests).toHaveLength(1)
    expect(s.clock.timers).toBe(0)
  })
  test('of a 404 on a list is an empty list', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(404, error(404)))
    expect(await s.call()).toMatchObject({ ok: true, data: [] })
  })
  test('of a 429 stops the family for the stated time', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(429, error(429), { retryAfter: '90' }))
    expect(await s.call()).toEqual({
      ok: false,
      failure: { code: 'limit', status: 429, serviceMessage: 'words of the service', retryAtMs: s.clock.now() + 90_000 }
    })
    expect(s.budget.settled).toEqual([{ status: 429, retryAfterMs: 90_000 }])
    expect(s.transport.requests).toHaveLength(1)
  })
  test('with a limit of days names the end of the pause that the call budget makes of it', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(429, error(429), { retryAfter: '259200' }))
    expect(await s.call()).toMatchObject({ failure: { code: 'limit', retryAtMs: s.clock.now() + 3_600_000 } })
  })
  test('with another record is a failure with drift, after one call', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, { id: 8, name: '2.0 TDI', power: 150 }))
    expect(await s.call('engine', { engine_id: '7' })).toEqual({
      ok: false,
      failure: { code: 'not-the-service', status: 200, params: { reason: 'other-record' } }
    })
    expect(s.drift.entries()).toContainEqual({ endpoint: 'engine', field: 'id', kind: 'foreign-id', count: 1 })
    expect(s.transport.requests).toHaveLength(1)
  })
  test('of a refusal has the numbers of its text', async () => {
    const s = setUp()
    s.transport.always((r) =>
      r.answer(
        200,
        Array.from({ length: 50_001 }, (_, id) => ({ id }))
      )
    )
    expect(await s.call()).toEqual({
      ok: false,
      failure: { code: 'too-large', status: 200, params: { reason: 'rows', rows: 50_001, most: 50_000 } }
    })
  })
  test('counts drift by endpoint', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, colour: 'red' }]))
    await s.call()
    expect(s.drift.entries()).toContainEqual({ endpoint: 'types', field: 'colour', kind: 'unknown-field', count: 1 })
  })
  test.each([
    ['ledger', 'store-failed'],
    ['limit', 'limit'],
    ['paused', 'paused']
  ] as const)('of a budget refusal %s is %s, and nothing is sent', async (reason, code) => {
    const s = setUp()
    s.budget.refusals = [{ ok: false, reason, retryAtMs: 5 }]
    expect(await s.call()).toEqual({ ok: false, failure: { code, retryAtMs: 5 } })
    expect(s.transport.requests).toHaveLength(0)
  })
})

describe('a refusal', () => {
  test.each([
    [401, 'unauthorised'],
    [403, 'bad-key']
  ] as const)('%i stops background calls', async (status, code) => {
    const s = setUp()
    s.transport.always((r) => r.answer(status, error(status)))
    expect(await s.call('types', {}, { priority: 'prefetch' })).toMatchObject({ ok: false, failure: { code, status } })
    expect([s.budget.paused, s.budget.settled]).toEqual([true, [{ status, retryAfterMs: null }]])
  })
  test.each([
    [401, 'unauthorised'],
    [403, 'bad-key']
  ] as const)('%i in the body of a 200 stops background calls as well', async (code, meaning) => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, error(code)))
    expect(await s.call('types', {}, { priority: 'prefetch' })).toMatchObject({
      ok: false,
      failure: { code: meaning, status: 200 }
    })
    expect(s.budget.paused).toBe(true)
  })
  test('takes effect before the permit is settled, so that no waiting background call goes out', async () => {
    const s = setUp()
    const pausedAt: boolean[] = []
    s.budget.onSettle = () => void pausedAt.push(s.budget.paused)
    s.transport.always((r) => r.answer(403, error(403)))
    await s.call()
    expect(pausedAt).toEqual([true])
  })
  test('of a key being tried does not affect the active one', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(403, error(403)))
    expect(await s.call('subscription', {}, { access: ACCESS })).toMatchObject({ failure: { code: 'bad-key' } })
    expect(s.budget.paused).toBe(false)
  })
})

test('is logged with endpoint, status and time, never with key, search text or body', async () => {
  const s = setUp()
  s.transport.always((r) => (s.transport.requests.length % 2 ? r.answer(500, 'body words') : r.fail('offline')))
  const answer = s.call('engineSearch', { query: 'customer secret' })
  await s.clock.advance(10_000)
  await answer
  expect(s.log.lines[0]).toEqual({
    level: 'warn',
    event: 'call',
    details: { endpoint: 'engineSearch', result: 'server-error', status: 500, ms: 0, try: 1, priority: 'click' }
  })
  const written = JSON.stringify(s.log.lines)
  for (const secret of [KEY, 'secret', 'body words', 'service.example']) expect(written).not.toContain(secret)
})

describe('the raw body', () => {
  const BODY = `{"id":"1", "power":1.0,"note":"${KEY}"}`
  test('is returned for records of one engine, unchanged and without the key', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, BODY))
    expect(await s.call('engine', { engine_id: '1' })).toMatchObject({
      ok: true,
      body: { text: BODY.replace(KEY, '••••'), bytes: BODY.length }
    })
    expect(await s.call('performance', { engine_id: '1', generation_id: '2' })).toMatchObject({
      ok: true,
      body: { text: BODY.replace(KEY, '••••') }
    })
  })
  test('is not returned for lists and failures', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, '[]'))
    expect(await s.call('types')).not.toHaveProperty('body')
    s.transport.always((r) => r.answer(404, error(404)))
    expect(await s.call('engine', { engine_id: '1' })).not.toHaveProperty('body')
  })
  test('is left out with its length when too long', async () => {
    const s = setUp()
    const long = JSON.stringify({ id: '1', name: 'é'.repeat(140_000) })
    s.transport.always((r) => r.answer(200, long))
    expect(await s.call('engine', { engine_id: '1' })).toMatchObject({
      ok: true,
      body: { text: null, bytes: Buffer.byteLength(long) }
    })
  })
})
