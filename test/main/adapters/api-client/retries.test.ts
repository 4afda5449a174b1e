import { describe, expect, test } from 'vitest'
import type { CallPriority } from '@shared/ports/network/call-budget'
import type { HttpFault } from '@shared/ports/network/http-transport'
import { settled } from '../../../fakes/clock'
import { ACCESS, error, KEY, setUp } from './api-client-fixture'

describe('a redirect', () => {
  const NEAR = 'https://service.example/v2/vdb/types?moved=1'
  test('to an address of the service, below another path too, is followed with the key, with a permit for each step', async () => {
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
    'https://service.example/api/projects/5/purchase',
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
  test('after another one is checked against the address of the service again', async () => {
    const s = setUp()
    s.transport.always((r) =>
      r.fail('redirected', { location: s.transport.requests.length === 1 ? NEAR : 'https://elsewhere.example/' })
    )
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'redirected' } })
    expect(s.transport.requests).toHaveLength(2)
  })
  test('in a loop ends after three steps', async () => {
    const s = setUp()
    s.transport.always((r) => r.fail('redirected', { location: NEAR }))
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'redirected' } })
    expect([s.transport.requests.length, s.budget.given]).toEqual([4, 4])
  })
  test('is not followed when the limit leaves no call', async () => {
    const s = setUp()
    s.transport.always((r) => {
      s.budget.refusals = [{ ok: false, reason: 'limit' }]
      r.fail('redirected', { location: NEAR })
    })
    expect(await s.call()).toEqual({ ok: false, failure: { code: 'limit' } })
  })
  test('does not count as a retry', async () => {
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

describe('a call that was certainly not sent', () => {
  const asked = async (unsent: boolean) => {
    const s = setUp()
    const reported: string[] = []
    s.transport.always((r) => (reported.push('sent'), r.fail('offline', { unsent })))
    const answer = s.api.call(
      'types',
      {},
      {
        language: 'en',
        priority: 'click',
        progress: { onSpent: () => void reported.push('spent'), onNotSent: () => void reported.push('unspent') }
      }
    )
    await s.clock.advance(60_000)
    expect(await answer).toEqual({ ok: false, failure: { code: 'offline' } })
    return { reported, settled: s.budget.settled }
  }
  test('returns its permit and reports it, for each attempt', async () => {
    const { reported, settled: how } = await asked(true)
    expect(reported).toEqual(Array.from({ length: 3 }, () => ['spent', 'sent', 'unspent']).flat())
    expect(how).toEqual(Array.from({ length: 3 }, () => ({ status: null, retryAfterMs: null, unsent: true })))
  })
  test('differs from one that may have been sent', async () => {
    const { reported, settled: how } = await asked(false)
    expect(reported).not.toContain('unspent')
    expect(how).toEqual(Array.from({ length: 3 }, () => ({ status: null, retryAfterMs: null })))
  })
})

describe('while the service is known to be unreachable', () => {
  test.each<HttpFault>(['offline', 'timeout'])('a click makes one try (%s), without a pause', async (fault) => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.fail(fault))
    expect(await s.call()).toEqual({ ok: false, failure: { code: fault } })
    expect([s.budget.given, s.clock.timers]).toEqual([1, 0])
  })
  test('a successful call clears that state, and reaching it meanwhile ends the retries', async () => {
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
  test('a server error is retried as usual', async () => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.answer(503, error(503)))
    const answer = s.call()
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ failure: { code: 'server-error' } })
    expect(s.budget.given).toBe(3)
  })
  test('a service being tried is retried as usual', async () => {
    const s = setUp()
    s.known.dead = true
    s.transport.always((r) => r.fail('offline'))
    const answer = s.call('subscription', {}, { access: ACCESS })
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ failure: { code: 'offline' } })
    expect(s.budget.given).toBe(3)
  })
})

describe('a retry', () => {
  test.each([500, 502, 503])('of %i happens twice, each with its own permit, then the call fails', async (status) => {
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
  ])('after %s, for %s: %i calls', async (fault, priority, calls) => {
    const s = setUp()
    s.transport.always((r) => r.fail(fault))
    const answer = s.call('types', {}, { priority })
    await s.clock.advance(60_000)
    expect(await answer).toEqual({ ok: false, failure: { code: fault } })
    expect(s.budget.given).toBe(calls)
  })
  test('waits for a short Retry-After of a 503, and reports a long one', async () => {
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
  test('refused by the budget returns the previous failure', async () => {
    const s = setUp()
    s.transport.always((r) => {
      s.budget.refusals = [{ ok: false, reason: 'limit' }]
      r.answer(500, error(500))
    })
    const answer = s.call()
    await s.clock.advance(5000)
    expect(await answer).toMatchObject({ failure: { code: 'server-error' } })
  })
  test('is not made for a cancelled call', async () => {
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
