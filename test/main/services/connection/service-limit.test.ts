import { beforeEach, describe, expect, test } from 'vitest'
import { Connection } from '@main/services/connection/connection'
import { ACTIVE, ADDRESS, KEY, connectionFixture, tick } from './connection-fixture'

const fixture = connectionFixture()

describe('a limit of the service', () => {
  const models = (id: string) =>
    fixture.connection
      .observe(fixture.api)
      .call('models', { manufacturer_id: id as never }, { language: 'ru', priority: 'click' })
  const fire = async (): Promise<void> => {
    fixture.clock.timers[0]!.then()
    await tick()
  }
  beforeEach(async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.budget.freeInMs = 5000
    fixture.budget.stopped = true
    fixture.api.fail('models', { code: 'limit', status: 429 })
    await models('7')
    fixture.api.calls.length = 0
  })

  test('is probed once after its end, at the refused address and never at the subscription', async () => {
    expect(fixture.clock.timers.map((t) => t.delayMs)).toEqual([5250])
    fixture.budget.stopped = false
    fixture.api.answer('models', [])
    await fire()
    expect(fixture.api.calls.map(({ address, language }) => [address, language])).toEqual([['/vdb/models/7', 'ru']])
    expect(fixture.connection.state().state).toBe('online')
  })
  test('is probed at the list that the person opened since, not at the one that was left', async () => {
    fixture.api.fail('models', { code: 'limit' })
    await models('8')
    await fixture.connection
      .observe(fixture.api)
      .call('models', { manufacturer_id: '9' as never }, { language: 'ru', priority: 'refresh' })
    fixture.budget.stopped = false
    fixture.api.calls.length = 0
    fixture.api.answer('models', [])
    await fire()
    expect(fixture.api.calls.map(({ address }) => address)).toEqual(['/vdb/models/8'])
  })
  test('that continues is probed again after the next pause, with no call in between', async () => {
    for (let i = 0; i < 4; i++) await fire()
    expect(fixture.api.calls.map(({ address }) => address)).toEqual(Array(4).fill('/vdb/models/7'))
    expect([fixture.connection.state().state, fixture.clock.timers.map((t) => t.delayMs)]).toEqual(['limited', [5250]])
  })
  test('does not end with a success of the subscription, whose facts are stored', async () => {
    fixture.api.answer('subscription', { ...ACTIVE, name: 'another' })
    await fixture.connection.check()
    expect(fixture.connection.state()).toMatchObject({
      state: 'limited',
      failure: { code: 'limit' },
      subscription: { name: 'another' }
    })
    expect(fixture.clock.timers).toHaveLength(1)
  })
  test('does not end with the answer of an earlier call', async () => {
    await fixture.browse()
    expect(fixture.connection.state().state).toBe('limited')
  })
  test('is probed again at growing intervals after an unclear answer', async () => {
    fixture.budget.stopped = false
    fixture.api.fail('models', { code: 'server-error', status: 500 })
    const waits: number[] = []
    for (let i = 0; i < 4; i++) {
      await fire()
      waits.push(fixture.clock.timers[0]!.delayMs)
    }
    expect(waits).toEqual([60_000, 120_000, 240_000, 480_000])
    expect(fixture.api.calls.map(({ address }) => address)).toEqual(Array(4).fill('/vdb/models/7'))
  })
  test('from the previous run is probed with the list of types, and the subscription is called after its end', async () => {
    fixture.api.fail('subscription', { code: 'limit', retryAtMs: 5000 })
    const next: Connection = new Connection({
      ...fixture.deps,
      onProfile: () => {},
      probe: () => next.observe(fixture.api).call('types', {}, { language: 'en', priority: 'click' })
    })
    fixture.clock.timers.length = 0
    await next.start()
    await tick()
    expect(next.state()).toMatchObject({ state: 'limited', checkedAt: null })
    fixture.api.calls.length = 0
    fixture.api.answer('subscription', ACTIVE)
    fixture.budget.stopped = false
    await fire()
    expect(fixture.api.calls.map(({ name }) => name)).toEqual(['types', 'subscription'])
    expect(next.state()).toMatchObject({ state: 'online', subscription: ACTIVE })
  })
  test.each([
    [2520, 'online'],
    [3600, 'limited']
  ] as const)('of the local count, with %i calls used, refuses a pack: the connection is %s', async (used, state) => {
    const own = new Connection({ ...fixture.deps, onProfile: () => {} })
    await own.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.budget.stopped = false
    fixture.budget.used = used
    fixture.api.fail('types', { code: 'limit', retryAtMs: 5000 })
    await own.observe(fixture.api).call('types', {}, { language: 'en', priority: 'pack' })
    expect(own.state().state).toBe(state)
  })
  test('of the local count needs no probe', async () => {
    const own = new Connection({ ...fixture.deps, onProfile: () => {} })
    await own.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.clock.timers.length = 0
    fixture.api.calls.length = 0
    fixture.budget.stopped = false
    fixture.api.fail('types', { code: 'limit' })
    await own.observe(fixture.api).call('types', {}, { language: 'en', priority: 'click' })
    expect(own.state().state).toBe('limited')
    fixture.api.calls.length = 0
    await fire()
    expect([own.state().state, fixture.api.calls.length]).toEqual(['online', 0])
  })
})
