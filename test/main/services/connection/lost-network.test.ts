import { beforeEach, describe, expect, test } from 'vitest'
import { createApiClient } from '@main/adapters/api-client'
import { Connection } from '@main/services/connection/connection'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeTransport } from '../../../fakes/transport'
import { ACTIVE, ADDRESS, KEY, connectionFixture, tick } from './connection-fixture'

const fixture = connectionFixture()

test('reports offline after all retries, and later clicks after one attempt each, until an answer arrives', async () => {
  const transport = new FakeTransport()
  const time = new FakeClock()
  const real = createApiClient({
    transport,
    budget: new FakeCallBudget(),
    clock: time,
    log: new FakeLog(),
    drift: new DriftRegister(),
    random: () => 0.5,
    access: () => wired.access(),
    settings: () => ({ timeoutMs: 1000, maxBytes: 10_000 }),
    retryWhenOffline: () => wired.retryWhenOffline
  })
  const wired = new Connection({
    ...fixture.deps,
    api: real,
    clock: time,
    settings: () => ({ rearmMs: 3_600_000, subscriptionCheckMs: 86_400_000 })
  })
  transport.always((r) => r.answer(200, ACTIVE))
  expect(await wired.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({ ok: true, value: { state: 'online' } })
  const click = () => wired.observe(real).call('types', {}, { language: 'en', priority: 'click' })
  const tries = async (advanceMs: number): Promise<number> => {
    const before = transport.requests.length
    const answer = click()
    if (advanceMs > 0) await time.advance(advanceMs)
    expect(await answer).toEqual({ ok: false, failure: { code: 'offline', unconnected: true } })
    return transport.requests.length - before
  }
  const dead = { unconnected: true }
  transport.always((r) => r.fail('offline', dead))
  expect([await tries(10_000), wired.state().state]).toEqual([3, 'offline'])
  expect([await tries(0), await tries(0)]).toEqual([1, 1])
  transport.always((r) => r.answer(200, []))
  expect([(await click()).ok, wired.state().state]).toEqual([true, 'online'])
  transport.always((r) => r.fail('offline', dead))
  expect(await tries(10_000)).toBe(3)
  await wired.stop()
})

test('errors of the server stay known until the catalogue answers well, and change no state', async () => {
  await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
  fixture.api.calls.length = 0
  fixture.api.fail('engine', { code: 'server-error', status: 500 })
  await fixture.connection
    .observe(fixture.api)
    .call('engine', { engine_id: '1' as never }, { language: 'en', priority: 'click' })
  expect(fixture.connection.state().failure, 'of one engine').toBeNull()
  fixture.api.calls.length = 0
  fixture.api.fail('types', { code: 'server-error', status: 500 })
  await fixture.browse()
  await fixture.connection.check()
  expect(fixture.connection.state()).toMatchObject({ state: 'online', failure: { code: 'server-error' } })
  fixture.api.answer('types', [])
  await fixture.browse()
  expect(fixture.connection.state()).toMatchObject({ state: 'online', failure: null })
  expect(fixture.api.calls.map((c) => c.name)).toEqual(['types', 'subscription', 'types'])
})

describe('404 in answer to every call', () => {
  const nothing = { code: 'not-found', status: 404, serviceMessage: 'Resource doesn’t exist' } as const
  const wrongPath = { state: 'offline', failure: { code: 'not-the-service', params: { reason: 'path' } } }

  test.each(['connecting', 'online'] as const)(
    'means another address when %s, until a list arrives',
    async (before) => {
      await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
      fixture.api.fail('*', nothing).fail('subscription', nothing).answer('types', [])
      const connection = before === 'online' ? fixture.connection : new Connection(fixture.deps)
      fixture.connection = connection
      if (before === 'online') await fixture.browse()
      await (before === 'online' ? connection.check() : connection.start())
      await tick()
      expect(connection.state()).toMatchObject(wrongPath)
      await fixture.browse()
      await connection
        .observe(fixture.api)
        .call('type', { type_id: '1' as never }, { language: 'en', priority: 'click' })
      expect(connection.state()).toMatchObject(wrongPath)
      fixture.api.answer('types', [{ id: '1' }] as never)
      await fixture.browse()
      expect(connection.state()).toMatchObject({ state: 'online', failure: null })
    }
  )
  test('of the subscription alone changes no state, also when a list is empty', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.fail('subscription', nothing).answer('types', [{ id: '1' }] as never)
    await fixture.connection.check()
    await tick()
    fixture.api.answer('types', [])
    await fixture.browse()
    expect(fixture.connection.state()).toMatchObject({ state: 'online', failure: null })
  })
})

describe('one address that fails', () => {
  const NO_ANSWER = ['timeout', 'not-the-service', 'redirected', 'offline'] as const
  const engine = (id: string, priority: 'click' | 'pack' = 'click') =>
    fixture.connection.observe(fixture.api).call('engine', { engine_id: id as never }, { language: 'en', priority })
  let states: string[]
  beforeEach(async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.calls.length = 0
    states = []
    fixture.connection.onChange(({ state }) => states.push(state))
  })

  test.each(NO_ANSWER)(
    '(%s) does not mean a lost network while another one answers: the state does not change',
    async (code) => {
      fixture.api.fail('engine', { code })
      expect(await engine('1')).toEqual({ ok: false, failure: { code } })
      await tick()
      // one question to another address
      expect(fixture.api.calls.map((c) => c.name)).toEqual(['engine', 'subscription'])
      expect(fixture.connection.state()).toMatchObject({ state: 'online', failure: null })
      expect(states.filter((state) => state !== 'online')).toEqual([])
    }
  )
  test.each(NO_ANSWER)('(%s) means a lost network when the other does not answer either', async (code) => {
    fixture.api.fail('*', { code })
    await engine('1')
    await tick()
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['engine', 'subscription'])
    expect(fixture.connection.state()).toMatchObject({ state: 'offline', failure: { code } })
  })
  test.each([{ code: 'offline', unconnected: true }, { code: 'insecure' }, { code: 'store-failed' }] as const)(
    'with %j needs no second call: no call can be made',
    async (failure) => {
      fixture.api.fail('engine', failure)
      await engine('1')
      expect(fixture.connection.state().state).toBe('offline')
      expect(fixture.api.calls).toHaveLength(1)
    }
  )
  test('causes no call when another address answered after the start of the failed one', async () => {
    const late = Promise.withResolvers<void>()
    const slow = fixture.connection
      .observe({
        call: async (...asked) => {
          await late.promise
          return fixture.api.call(...asked)
        }
      })
      .call('engine', { engine_id: '1' as never }, { language: 'en', priority: 'click' })
    await fixture.browse()
    fixture.api.fail('engine', { code: 'timeout' })
    late.resolve()
    await slow
    await tick()
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['types', 'engine'])
    expect(fixture.connection.state().state).toBe('online')
  })
  test('causes a call of the other address at most every five seconds, and none after any answer', async () => {
    fixture.api.fail('engine', { code: 'not-the-service' })
    for (let i = 0; i < 5; i++) {
      await engine(`${i}`)
      await tick()
    }
    expect(fixture.api.calls.filter((c) => c.name === 'subscription')).toHaveLength(1)
    const opinion = fixture.clock.timers.find((t) => t.delayMs === 5000)!
    await fixture.browse()
    expect(fixture.clock.timers).not.toContain(opinion)
    await engine('6')
    fixture.clock.steadyMs += 5000
    fixture.clock.timers.find((t) => t.delayMs === 5000)!.then()
    await tick()
    expect(fixture.api.calls.filter((c) => c.name === 'subscription')).toHaveLength(2)
    expect(states.filter((state) => state !== 'online')).toEqual([])
  })
  test('reports a failure of a pack once its cause is known', async () => {
    fixture.api.fail('engine', { code: 'not-the-service' })
    const held = Promise.withResolvers<void>()
    const parked = fixture.api.call
    fixture.api.call = (async (name: never, ...rest: never[]) => {
      if (name === 'subscription') await held.promise
      return (parked as (...all: unknown[]) => unknown)(name, ...rest)
    }) as never
    let reported = false
    const asked = fixture.connection
      .observe(fixture.api)
      .call('engine', { engine_id: '1' as never }, { language: 'en', priority: 'pack' })
      .then(() => (reported = true))
    await tick()
    expect(reported).toBe(false)
    held.resolve()
    await asked
    expect(fixture.connection.state().state).toBe('online')
  })
  test('causes a call of the catalogue when it is the subscription, and is repeated sooner than in a day', async () => {
    fixture.api.fail('subscription', { code: 'not-the-service' })
    await fixture.connection.check()
    await tick()
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['subscription', 'types'])
    expect(fixture.connection.state().state).toBe('online')
    expect(fixture.clock.timers.map((t) => t.delayMs)).toEqual([60_000])
  })
})

describe('without a connection', () => {
  beforeEach(async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.calls.length = 0
  })

  test.each([
    ['the network is gone', { code: 'offline', unconnected: true }],
    ['two endpoints failed', { code: 'timeout' }]
  ] as const)(
    'after %s, probes alternate at growing intervals, and come at once when it returns',
    async (_, failure) => {
      fixture.api.fail('types', failure).fail('subscription', { code: 'not-the-service' })
      await fixture.browse()
      await tick()
      fixture.api.calls.length = 0
      const looks: number[] = []
      for (let i = 0; i < 7; i++) {
        looks.push(fixture.clock.timers[0]!.delayMs)
        fixture.clock.timers[0]!.then()
        await tick()
      }
      expect(looks).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 900_000, 900_000])
      expect(fixture.api.calls.map(({ name }) => name)).toEqual([
        'subscription',
        'types',
        'subscription',
        'types',
        'subscription',
        'types',
        'subscription'
      ])
      expect(fixture.connection.state()).toMatchObject({ state: 'offline', failure: { code: 'not-the-service' } })
      fixture.api.answer('subscription', ACTIVE)
      fixture.connection.networkHint()
      await tick()
      expect(fixture.connection.state().state).toBe('online')
      fixture.api.calls.length = 0
      fixture.connection.networkHint()
      expect(fixture.api.calls).toHaveLength(0)
    }
  )

  test('the state is unknown at the start until the first answer, which also causes a call of the subscription', async () => {
    fixture.api.fail('*', { code: 'offline', unconnected: true })
    const next = new Connection({ ...fixture.deps, onProfile: () => {} })
    const states: string[] = []
    next.onChange(({ state }) => states.push(state))
    const painted = Promise.withResolvers<void>()
    await next.start(painted.promise)
    expect(next.state()).toMatchObject({ state: 'connecting', checkedAt: null })
    painted.resolve()
    await tick()
    expect([...new Set(states)]).toEqual(['connecting', 'offline'])
    fixture.api.answer('subscription', ACTIVE).answer('types', [])
    fixture.api.calls.length = 0
    await next.observe(fixture.api).call('types', {}, { language: 'en', priority: 'click' })
    await tick()
    expect(fixture.api.calls.map(({ name }) => name)).toEqual(['types', 'subscription'])
    expect(next.state()).toMatchObject({ state: 'online', subscription: ACTIVE })
    expect(next.state().checkedAt).not.toBeNull()
  })
})
