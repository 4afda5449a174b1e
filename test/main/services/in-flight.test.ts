/** Calls that several callers share, with the real API client. */
import { describe, expect, test } from 'vitest'
import { createApiClient } from '@main/adapters/api-client'
import { CatalogueFetcher, type FetchOptions } from '@main/services/catalogue/fetch-and-store'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { EndpointName } from '@shared/catalogue/endpoints'
import type { ApiAccess, ApiResult } from '@shared/ports/network/api-client'
import { FakeCallBudget } from '../../fakes/call-budget'
import { FakeClock, settled } from '../../fakes/clock'
import { FakeLog } from '../../fakes/log'
import { FakeCatalogueStore } from '../../fakes/store'
import { FakeTransport } from '../../fakes/transport'

const ACCESS: ApiAccess = { profile: 'p1', baseUrl: 'https://service.example/api', apiKey: 'key-of-the-test' }

function setUp() {
  const transport = new FakeTransport()
  const budget = new FakeCallBudget()
  const clock = new FakeClock()
  const state = { access: ACCESS }
  const api = createApiClient({
    transport,
    budget,
    clock,
    log: new FakeLog(),
    drift: new DriftRegister(),
    random: () => 0.5,
    access: () => Promise.resolve(state.access),
    settings: () => ({ timeoutMs: 1000, maxBytes: 1000 })
  })
  const store = new FakeCatalogueStore()
  const fetcher = new CatalogueFetcher({
    api,
    store,
    clock,
    profile: () => state.access.profile,
    hasWrongPath: () => false,
    onStored: () => {}
  })
  const call = (
    name: EndpointName = 'types',
    params: object = {},
    more: Partial<FetchOptions> = {}
  ): Promise<ApiResult<unknown>> =>
    fetcher.call(name, params as never, {
      profile: state.access.profile,
      language: 'en',
      priority: 'click',
      retryStore: false,
      readCached: async () => null,
      ...more
    })
  return { transport, budget, clock, store, api, fetcher, call, state }
}

describe('single flight', () => {
  test('makes one call for equal queries at the same time', async () => {
    const s = setUp()
    const answers = [s.call(), s.call(), s.call('types', {}, { priority: 'refresh' })]
    await settled()
    expect(s.transport.requests).toHaveLength(1)
    s.transport.requests[0]!.answer(200, [{ id: 1 }])
    for (const answer of answers) expect(await answer).toMatchObject({ ok: true, data: [{ id: '1' }] })
    void s.call()
    await settled()
    expect(s.transport.requests).toHaveLength(2) // a later one asks anew
  })
  test('raises a running call for a caller who requests a refresh', async () => {
    const s = setUp()
    const seen: (boolean | undefined)[] = []
    let look = (): void => undefined
    const looked = new Promise<void>((resolve) => (look = resolve))
    const call = s.api.call.bind(s.api)
    s.api.call = async (name, params, options) => {
      await looked
      seen.push(options.refresh)
      return call(name, params, options)
    }
    const answers = [s.call(), s.call('types', {}, { refresh: true })]
    look()
    await settled()
    expect(seen).toEqual([true])
    s.transport.requests[0]!.answer(200, [])
    for (const answer of answers) expect(await answer).toMatchObject({ ok: true })
  })
  test('does not use a stored answer once a caller requests a refresh', async () => {
    const s = setUp()
    const stored = { data: [], fetchedAtMs: 1, checkedAtMs: 1, language: 'en', goneSinceMs: null, origin: null }
    const pack = s.call('types', {}, { priority: 'pack', readCached: async () => stored as never })
    const person = s.call('types', {}, { refresh: true })
    await settled()
    expect(s.transport.requests).toHaveLength(1)
    s.transport.requests[0]!.answer(200, [{ id: 1 }])
    expect(await person).toMatchObject({ ok: true, data: [{ id: '1' }] })
    expect(await pack).toMatchObject({ ok: true, data: [{ id: '1' }] })
  })
  test('treats another language, address or profile as another query', async () => {
    const s = setUp()
    void s.call()
    void s.call('types', {}, { language: 'ru' })
    void s.call('type', { type_id: '1' })
    await settled()
    s.state.access = { ...ACCESS, profile: 'p2' }
    void s.call()
    await settled()
    expect(s.transport.requests).toHaveLength(4)
  })
  test('answers each caller that leaves a sent call at once, and stores its answer', async () => {
    const s = setUp()
    const [a, b] = [new AbortController(), new AbortController()]
    const first = s.call('types', {}, { signal: a.signal })
    const second = s.call('types', {}, { signal: b.signal })
    await settled()
    a.abort()
    expect(await first).toEqual({ ok: false, failure: { code: 'cancelled' } })
    b.abort()
    expect(await second).toEqual({ ok: false, failure: { code: 'cancelled' } })
    expect(s.transport.requests[0]!.signal!.aborted).toBe(false)
    s.transport.requests[0]!.answer(200, [{ id: 1 }])
    await settled()
    expect(s.budget.settled).toMatchObject([{ status: 200 }])
    expect(s.store.writes).toBe(1)
  })
  test('returns the answer of a sent call to a caller that comes back', async () => {
    const s = setUp()
    const leaver = new AbortController()
    void s.call('types', {}, { signal: leaver.signal })
    await settled()
    leaver.abort()
    const next = s.call()
    await settled()
    expect(s.transport.requests).toHaveLength(1)
    s.transport.requests[0]!.answer(200, [])
    expect(await next).toMatchObject({ ok: true })
  })
  test('does not retry a call without callers', async () => {
    const s = setUp()
    const leaver = new AbortController()
    void s.call('types', {}, { signal: leaver.signal })
    await settled()
    leaver.abort()
    s.transport.requests[0]!.answer(500)
    await s.clock.advance(60_000)
    expect(s.transport.requests).toHaveLength(1)
    expect(s.store.writes).toBe(0)
  })
  test.each([
    ['click', true],
    ['visible', true],
    ['pack', false]
  ] as const)(
    'gives the slot of a call without callers to a waiting %s after a second: %s',
    async (priority, takes) => {
      const s = setUp()
      const leaver = new AbortController()
      void s.call('types', {}, { signal: leaver.signal })
      void s.call('type', { type_id: '1' })
      await settled()
      leaver.abort()
      s.budget.held = true
      void s.call('type', { type_id: '2' }, { priority })
      await s.clock.advance(900)
      expect(s.transport.requests.map(({ signal }) => signal!.aborted)).toEqual([false, false])
      await s.clock.advance(200)
      expect(s.transport.requests.map(({ signal }) => signal!.aborted)).toEqual([takes, false])
      s.budget.give()
      await settled()
      expect(s.transport.requests).toHaveLength(3)
      expect(s.clock.timers).toBe(0)
    }
  )
  test('spends nothing when the caller leaves before the call is sent', async () => {
    const s = setUp()
    s.budget.held = true
    const leaver = new AbortController()
    const answer = s.call('types', {}, { signal: leaver.signal })
    await settled()
    leaver.abort()
    expect(await answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    await settled()
    expect([s.budget.given, s.budget.asked.length, s.transport.requests.length]).toEqual([0, 0, 0])
    expect(await s.call('types', {}, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failure: { code: 'cancelled' }
    })
  })
  test('raises a waiting prefetch for a click that joins it, and does not lower it for a refresh', async () => {
    const s = setUp()
    s.budget.held = true
    const early = s.call('types', {}, { priority: 'prefetch' })
    await settled()
    const click = s.call('types', {}, { priority: 'click' })
    void s.call('types', {}, { priority: 'refresh' })
    await settled()
    expect(s.budget.asked.map((w) => w.priority)).toEqual(['click'])
    s.budget.give()
    await settled()
    s.transport.requests[0]!.answer(200, [])
    expect([(await early).ok, (await click).ok, s.budget.given]).toEqual([true, true, 1])
  })
  test.each([0, 1, 2, 3, 4, 6, 8, 12])(
    'does not refuse a click that joins while the prefetch is being refused (%i steps later)',
    async (steps) => {
      const s = setUp()
      s.budget.held = true
      const early = s.call('types', {}, { priority: 'prefetch' })
      await settled()
      s.budget.asked.shift()!.answer({ ok: false, reason: 'limit', retryAtMs: 9 })
      for (let step = 0; step < steps; step++) await Promise.resolve()
      const click = s.call()
      await settled()
      s.budget.give()
      await settled()
      s.transport.requests[0]!.answer(200, [])
      // a click in time lifts the prefetch
      if (steps > 0) expect(await early).toEqual({ ok: false, failure: { code: 'limit', retryAtMs: 9 } })
      expect(await click).toMatchObject({ ok: true })
    }
  )
  test('cancels all calls when another profile takes over', async () => {
    const s = setUp()
    const answers = [s.call(), s.call('type', { type_id: '1' })]
    await settled()
    s.fetcher.cancelAll()
    for (const answer of answers) expect(await answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    expect(s.budget.settled).toHaveLength(2)
  })
})

describe('a call that finishes once it is sent', () => {
  const asked = (s: ReturnType<typeof setUp>) => {
    const leave = new AbortController()
    let spent = 0
    const answer = s.call('types', {}, { finishOnceSent: true, signal: leave.signal, onSpent: () => void spent++ })
    return { leave, answer, spent: () => spent }
  }

  test('is cancelled while it waits, unspent', async () => {
    const s = setUp()
    s.budget.held = true
    const { leave, answer, spent } = asked(s)
    await settled()
    leave.abort()
    expect(await answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    expect([s.transport.requests.length, spent(), s.budget.asked.length]).toEqual([0, 0, 0])
  })
  test('is cancelled at the moment of its permit, unsent and uncounted', async () => {
    const s = setUp()
    s.budget.held = true
    const { leave, answer, spent } = asked(s)
    await settled()
    s.budget.give()
    leave.abort()
    expect(await answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    await settled()
    expect([s.transport.requests.length, spent(), s.budget.settled]).toEqual([0, 0, [{ status: null, unsent: true }]])
  })
  test('finishes when its callers leave after it is sent', async () => {
    const s = setUp()
    const { leave, answer, spent } = asked(s)
    await settled()
    leave.abort()
    s.transport.requests[0]!.answer(200, [])
    expect(await answer).toMatchObject({ ok: true, data: [] })
    expect(spent()).toBe(1)
  })
  test('is not repeated after that', async () => {
    const s = setUp()
    const { leave, answer, spent } = asked(s)
    await settled()
    leave.abort()
    s.transport.requests[0]!.answer(500)
    expect(await answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    await s.clock.advance(60_000)
    expect([s.transport.requests.length, spent()]).toEqual([1, 1])
  })
  test('reports each attempt', async () => {
    const s = setUp()
    s.transport.always((r) => r.answer(500))
    const { answer, spent } = asked(s)
    await s.clock.advance(60_000)
    expect(await answer).toMatchObject({ ok: false, failure: { code: 'server-error' } })
    expect(spent()).toBe(3)
  })
})

test('reports that no call was made when the last read finds the answer', async () => {
  const s = setUp()
  const cached = { data: [], fetchedAtMs: 5, checkedAtMs: 5, language: 'en', goneSinceMs: null } as const
  expect(await s.call('types', {}, { readCached: async () => cached as never })).toEqual({
    ok: true,
    data: [],
    fetchedAtMs: 5,
    stored: true
  })
  expect([s.transport.requests.length, s.budget.given, s.store.writes]).toEqual([0, 0, 0])
})
