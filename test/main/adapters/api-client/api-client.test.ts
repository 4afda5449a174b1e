import { describe, expect, test } from 'vitest'
import { createApiClient } from '../../../../src-main/adapters/api-client/api-client'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { EndpointName } from '@shared/catalogue/endpoints'
import { TEXT_LIMIT } from '@shared/catalogue/reader/clean-text'
import type { ApiAccess, ApiResult } from '@shared/ports/network/api-client'
import type { CallPriority } from '@shared/ports/network/call-budget'
import type { HttpFault } from '@shared/ports/network/http-transport'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeTransport } from '../../../fakes/transport'

const KEY = 'canary-key-7f3a9'
const ACCESS: ApiAccess = { profile: 'p1', baseUrl: 'https://service.example/api', apiKey: KEY }
const error = (code: number) => ({ error: { code, message: 'words of the service' } })

function setUp({ random = () => 0.5 } = {}) {
  const transport = new FakeTransport()
  const budget = new FakeCallBudget()
  const clock = new FakeClock()
  const log = new FakeLog()
  const drift = new DriftRegister()
  const state: { access: ApiAccess | null } = { access: ACCESS }
  const dated: { date: string | null; tookMs: number }[] = []
  const known = { dead: false }
  const api = createApiClient({
    retryWhenOffline: () => !known.dead,
    onServiceDate: (answer) => dated.push(answer),
    transport,
    budget,
    clock,
    log,
    drift,
    random,
    access: () => Promise.resolve(state.access),
    settings: () => ({ timeoutMs: 1000, maxBytes: 1000 })
  })
  const call = (
    name: EndpointName = 'types',
    params: object = {},
    more: { priority?: CallPriority; signal?: AbortSignal; access?: ApiAccess; language?: 'en' | 'ru' } = {}
  ): Promise<ApiResult<unknown>> => api.call(name, params as never, { language: 'en', priority: 'click', ...more })
  return { transport, budget, clock, log, drift, api, call, state, dated, known }
}

test('a service that repeats the key in its words does not bring it into the window', async () => {
  const s = setUp()
  s.transport.always((r) => r.answer(403, { error: { code: 403, message: `Invalid API key ${KEY}, again ${KEY}` } }))
  expect(await s.call()).toEqual({
    ok: false,
    failure: { code: 'bad-key', status: 403, serviceMessage: 'Invalid API key ••••, again ••••' }
  })
})

describe('a service that repeats the key in its records', () => {
  const escaped = [...KEY].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')
  const half = `${KEY.slice(0, 4)}${[...KEY.slice(4)].map((sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`).join('')}`
  const percent = [...KEY].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  const split = `${KEY.slice(0, 5)}\\u0000${KEY.slice(5, 9)}\\u202e${KEY.slice(9)}`
  const DETAIL = (
    written: string
  ): string => `{"id":1,"name":"a ${written} b","slug":"${written}","ecu":"${written}","hp_values":"1,${written}","${written}":1,
    "options":[{"name":"${written}","code":"${written}","description":"${written}","icon":"https://x/${written}.png"}],"remap_stages":[{"modifications":"${written}"}],"read_tools":[{"id":1,"name":"${written}"}],
    "read_methods":[{"id":1,"value":"${written}"}]}`
  test.each([
    ['as it is', KEY],
    ['as code points', escaped],
    ['half of it as code points', half],
    ['as an address writes it', percent],
    ['with signs in between that are taken out', split]
  ])('brings it nowhere, %s', async (_how, written) => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, r.url.includes('/view/') ? DETAIL(written) : `[${DETAIL(written)}]`))
    const answers = [
      await s.call('engine', { engine_id: '1' }),
      await s.call('engines', { generation_id: '1' }),
      await s.call('engineSearch', { query: 'abc' })
    ]
    for (const answer of answers) expect(answer.ok).toBe(true)
    const told = JSON.stringify([answers.map((answer) => answer.ok && answer.data), s.drift.entries(), s.log.lines])
    expect(told).toContain('••••')
    for (const form of [KEY, percent]) expect(told).not.toContain(form)
  })
  test('nor by the end of a text that is cut', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, name: `${'x'.repeat(TEXT_LIMIT - 8)}${KEY}` }]))
    expect(JSON.stringify(await s.call())).not.toContain(KEY.slice(0, 6))
  })
  test('and a key of a few characters takes nothing out of words', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, name: 'Cars' }]))
    expect(await s.call('types', {}, { access: { ...ACCESS, apiKey: 'ar' } })).toMatchObject({
      data: [{ name: 'Cars' }]
    })
  })
})

describe('a redirect', () => {
  const NEAR = 'https://service.example/v2/vdb/types?moved=1'
  test('within the origin of the service is followed with the key, and every step has a permit of its own', async () => {
    const s = setUp()
    s.transport.always((r) =>
      s.transport.requests.length === 1 ? r.fail('redirected', { location: NEAR }) : r.answer(200, [])
    )
    expect(await s.call()).toMatchObject({ ok: true, data: [] })
    expect(s.transport.requests.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([
      ['https://service.example/api/vdb/types', KEY],
      [NEAR, KEY]
    ])
    expect([s.budget.given, s.budget.settled.length]).toEqual([2, 2])
  })
  test.each([
    'https://elsewhere.example/api/vdb/types',
    'http://service.example/api/vdb/types',
    'https://service.example:8443/api/vdb/types',
    'https://service.example.evil.example/',
    'https://sub.service.example/',
    'https://user:pass@service.example/api/vdb/types',
    'https://user@service.example/',
    'javascript:alert(1)',
    'data:application/json,[]',
    'file:///etc/passwd',
    `https://service.example/?api_key=${KEY}`,
    'https://service.example/'.padEnd(5000, 'x')
  ])('to %s is not followed', async (location) => {
    const s = setUp()
    s.transport.always((r) => r.fail('redirected', { location }))
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'redirected' } })
    expect(s.transport.requests).toHaveLength(1)
  })
  test('after one that was followed is held to the same, against the address of the service', async () => {
    const s = setUp()
    s.transport.always((r) =>
      r.fail('redirected', { location: s.transport.requests.length === 1 ? NEAR : 'https://elsewhere.example/' })
    )
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'redirected' } })
    expect(s.transport.requests).toHaveLength(2)
  })
  test('that leads in a circle ends after three steps', async () => {
    const s = setUp()
    s.transport.always((r) => r.fail('redirected', { location: NEAR }))
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'redirected' } })
    expect([s.transport.requests.length, s.budget.given]).toEqual([4, 4])
  })
  test('is not followed when the limit leaves no call for it', async () => {
    const s = setUp()
    s.transport.always((r) => {
      s.budget.refusals = [{ ok: false, reason: 'limit' }]
      r.fail('redirected', { location: NEAR })
    })
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'limit' } })
  })
  test('leaves the tries after a failure as many as they are', async () => {
    const s = setUp()
    s.transport.always((r) =>
      s.transport.requests.length === 1 ? r.fail('redirected', { location: NEAR }) : r.answer(500, error(500))
    )
    const answer = s.call()
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ failure: { code: 'server-error' } })
    expect(s.transport.requests.map(({ url }) => url)).toEqual([
      'https://service.example/api/vdb/types',
      NEAR,
      NEAR,
      NEAR
    ])
  })
})

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
  test('is handed on with how long the answer took, where the answer is the service’s own', async () => {
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

describe('what is sent', () => {
  test('the address of the table below the prefix, and exactly three headers', async () => {
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
  test('nothing without a connection, and nothing with a key that no header can carry', async () => {
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
  test('a call that cannot be built is thrown before anything is spent', async () => {
    const s = setUp()
    await expect(s.call('engines', { generation_id: 'search' })).rejects.toThrow(RangeError)
    await expect(s.call('search', { query: ' a ' })).rejects.toThrow(RangeError)
    expect(s.budget.given).toBe(0)
  })
  test('is counted against the profile it goes out for', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, []))
    await s.call()
    await s.call('types', {}, { access: { ...ACCESS, profile: 'tried' } })
    expect(s.budget.accounts).toEqual(['p1', 'tried'])
  })
})

describe('a call that certainly never went out', () => {
  const asked = async (unsent: boolean) => {
    const s = setUp()
    const told: string[] = []
    s.transport.always((r) => (told.push('sent'), r.fail('offline', { unsent })))
    const answer = s.api.call(
      'types',
      {},
      {
        language: 'en',
        priority: 'click',
        progress: { onSpent: () => void told.push('spent'), onNotSent: () => void told.push('unspent') }
      }
    )
    await s.clock.advance(60_000)
    expect(await answer).toEqual({ ok: false, failure: { code: 'offline' } })
    return { told, settled: s.budget.settled }
  }
  test('gives its permit back, and who was told of it is told so; each try for itself', async () => {
    const { told, settled: how } = await asked(true)
    expect(told).toEqual(Array.from({ length: 3 }, () => ['spent', 'sent', 'unspent']).flat())
    expect(how).toEqual(Array.from({ length: 3 }, () => ({ status: null, retryAfterMs: null, unsent: true })))
  })
  test('is told apart from one that may have', async () => {
    const { told, settled: how } = await asked(false)
    expect(told).not.toContain('unspent')
    expect(how).toEqual(Array.from({ length: 3 }, () => ({ status: null, retryAfterMs: null })))
  })
})

describe('while it is known that nobody answers', () => {
  test.each<HttpFault>(['offline', 'timeout'])('a click makes one try (%s), without a pause', async (fault) => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.fail(fault))
    expect(await s.call()).toEqual({ ok: false, failure: { code: fault } })
    expect([s.budget.given, s.clock.timers]).toEqual([1, 0])
  })
  test('a try that succeeds is a success, and what becomes known meanwhile ends the tries', async () => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.answer(200, []))
    expect(await s.call()).toMatchObject({ ok: true })
    s.known.dead = false
    s.transport.always((r) => {
      s.known.dead = s.budget.given === 3
      r.fail('offline')
    })
    const answer = s.call()
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ ok: false })
    expect(s.budget.given).toBe(3)
  })
  test('a server that answers with a failure is tried again as ever: somebody is there', async () => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.answer(503, error(503)))
    const answer = s.call()
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ failure: { code: 'server-error' } })
    expect(s.budget.given).toBe(3)
  })
  test('another service that is being tried is knocked at as ever', async () => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.fail('offline'))
    const answer = s.call('subscription', {}, { access: ACCESS })
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ failure: { code: 'offline' } })
    expect(s.budget.given).toBe(3)
  })
})

describe('what the budget is told', () => {
  test('a limit told in the body of a 200 counts as a 429', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, error(429), { retryAfter: '30' }))
    expect(await s.call()).toMatchObject({ ok: false, failure: { code: 'limit', status: 200 } })
    expect(s.budget.settled).toEqual([{ status: 429, retryAfterMs: 30_000 }])
  })
  test('which method each call is, for a limit that is the method’s own', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, []))
    await s.call()
    await s.call('subscription')
    expect(s.budget.methods).toEqual(['types', 'subscription'])
  })
  test('that the subscription is not limited, and everything else may be', async () => {
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

describe('what comes back', () => {
  test('data, with the time of the answer', async () => {
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
  ] as const)('%i is %s after one call, never tried again', async (status, code) => {
    const s = setUp()
    s.transport.always((r) => r.answer(status, error(status)))
    expect(await s.call('engine', { engine_id: '1' })).toEqual({
      ok: false,
      failure: { code, status, serviceMessage: 'words of the service' }
    })
    expect(s.transport.requests).toHaveLength(1)
    expect(s.clock.timers).toBe(0)
  })
  test('404 on a list is an empty list', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(404, error(404)))
    expect(await s.call()).toMatchObject({ ok: true, data: [] })
  })
  test('429 stops the family through the budget, with the time the service asks for', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(429, error(429), { retryAfter: '90' }))
    expect(await s.call()).toEqual({
      ok: false,
      failure: { code: 'limit', status: 429, serviceMessage: 'words of the service', retryAtMs: s.clock.now() + 90_000 }
    })
    expect(s.budget.settled).toEqual([{ status: 429, retryAfterMs: 90_000 }])
    expect(s.transport.requests).toHaveLength(1)
  })
  test('another record than the one asked for is a failure and drift, after one call', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, { id: 8, name: '2.0 TDI', power: 150 }))
    expect(await s.call('engine', { engine_id: '7' })).toEqual({
      ok: false,
      failure: { code: 'not-the-service', status: 200, params: { reason: 'other-record' } }
    })
    expect(s.drift.entries()).toContainEqual({ endpoint: 'engine', field: 'id', kind: 'foreign-id', count: 1 })
    expect(s.transport.requests).toHaveLength(1)
  })
  test('a refusal carries the numbers its text needs', async () => {
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
  test('drift is counted by endpoint', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, [{ id: 1, colour: 'red' }]))
    await s.call()
    expect(s.drift.entries()).toContainEqual({ endpoint: 'types', field: 'colour', kind: 'unknown-field', count: 1 })
  })
  test.each([
    ['ledger', 'store-failed'],
    ['limit', 'limit'],
    ['paused', 'paused']
  ] as const)('a budget that says %s is %s, and nothing is sent', async (reason, code) => {
    const s = setUp()
    s.budget.refusals = [{ ok: false, reason, retryAtMs: 5 }]
    expect(await s.call()).toEqual({ ok: false, failure: { code, retryAtMs: 5 } })
    expect(s.transport.requests).toHaveLength(0)
  })
})

describe('another try', () => {
  test.each([500, 502, 503])('%i: two more, each with a permit of its own, then the failure', async (status) => {
    const s = setUp()
    s.transport.always((r) => r.answer(status, error(status)))
    const answer = s.call()
    await s.clock.advance(500)
    expect(s.transport.requests).toHaveLength(2)
    await s.clock.advance(1000)
    expect(await answer).toMatchObject({ ok: false, failure: { code: 'server-error', status } })
    expect([s.transport.requests.length, s.budget.given, s.budget.settled.length]).toEqual([3, 3, 3])
  })
  test('that succeeds is a success', async () => {
    const s = setUp()
    s.transport.always((r) => (s.transport.requests.length === 1 ? r.fail('offline') : r.answer(200, [])))
    const answer = s.call()
    await s.clock.advance(5000)
    expect(await answer).toMatchObject({ ok: true, data: [] })
  })
  test.each<[HttpFault, CallPriority, number]>([
    ['offline', 'click', 3],
    ['offline', 'prefetch', 1],
    ['timeout', 'visible', 2],
    ['timeout', 'refresh', 1],
    ['insecure', 'click', 1],
    ['redirected', 'click', 1],
    ['cancelled', 'click', 1]
  ])('%s, asked for by %s: %i calls', async (fault, priority, calls) => {
    const s = setUp()
    s.transport.always((r) => r.fail(fault))
    const answer = s.call('types', {}, { priority })
    await s.clock.advance(60_000)
    expect(await answer).toEqual({ ok: false, failure: { code: fault } })
    expect(s.budget.given).toBe(calls)
  })
  test('waits as long as a 503 asks, when that is short, and tells the time when it is not', async () => {
    const s = setUp()
    let retryAfter = '7'
    s.transport.always((r) => r.answer(503, '', { retryAfter }))
    const answer = s.call()
    await s.clock.advance(6999)
    expect(s.transport.requests).toHaveLength(1)
    retryAfter = '3600'
    await s.clock.advance(1)
    expect(await answer).toEqual({
      ok: false,
      failure: { code: 'server-error', status: 503, retryAtMs: s.clock.now() + 3_600_000 }
    })
    expect(s.transport.requests).toHaveLength(2)
  })
  test('that the budget refuses leaves the failure before it', async () => {
    const s = setUp()
    s.transport.always((r) => {
      s.budget.refusals = [{ ok: false, reason: 'limit' }]
      r.answer(500, error(500))
    })
    const answer = s.call()
    await s.clock.advance(5000)
    expect(await answer).toMatchObject({ failure: { code: 'server-error' } })
  })
  test('nobody waits for is not made', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(500, error(500)))
    const leaver = new AbortController()
    const answer = s.call('types', {}, { signal: leaver.signal })
    await settled()
    leaver.abort()
    expect(await answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    await s.clock.advance(60_000)
    expect([s.transport.requests.length, s.clock.timers]).toEqual([1, 0])
  })
})

describe('refusals', () => {
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
  ] as const)('%i told in the body of a 200 stops background calls as well', async (code, meaning) => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, error(code)))
    expect(await s.call('types', {}, { priority: 'prefetch' })).toMatchObject({
      ok: false,
      failure: { code: meaning, status: 200 }
    })
    expect(s.budget.paused).toBe(true)
  })
  test('are complete before the permit is given back, so that no waiting background call goes out', async () => {
    const s = setUp()
    const pausedAt: boolean[] = []
    s.budget.onSettle = () => void pausedAt.push(s.budget.paused)
    s.transport.always((r) => r.answer(403, error(403)))
    await s.call()
    expect(pausedAt).toEqual([true])
  })
  test('of a key being tried say nothing about the one in force', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(403, error(403)))
    expect(await s.call('subscription', {}, { access: ACCESS })).toMatchObject({ failure: { code: 'bad-key' } })
    expect(s.budget.paused).toBe(false)
  })
})

test('the log names endpoint, status and time, never key, search text or body', async () => {
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

describe('the answer as received', () => {
  const BODY = `{"id":"1", "power":1.0,"note":"${KEY}"}`
  test('goes with the records of one engine, word for word and without the key', async () => {
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
  test('goes with no list and no failure', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(200, '[]'))
    expect(await s.call('types')).not.toHaveProperty('body')
    s.transport.always((r) => r.answer(404, error(404)))
    expect(await s.call('engine', { engine_id: '1' })).not.toHaveProperty('body')
  })
  test('is left behind where it is too long, with its length', async () => {
    const s = setUp()
    const long = JSON.stringify({ id: '1', name: 'é'.repeat(140_000) })
    s.transport.always((r) => r.answer(200, long))
    expect(await s.call('engine', { engine_id: '1' })).toMatchObject({
      ok: true,
      body: { text: null, bytes: Buffer.byteLength(long) }
    })
  })
})
