import { beforeEach, describe, expect, test } from 'vitest'
import { Connection } from '@main/services/connection/connection'
import { boundKey } from '@shared/connection/service-key'
import { ACTIVE, ADDRESS, KEY, connectionFixture, tick } from './connection-fixture'

const fixture = connectionFixture()

describe('refusals', () => {
  beforeEach(async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.calls.length = 0
  })

  test('a 403 while working means the key; the key stays, and background calls stop', async () => {
    fixture.api.fail('types', { code: 'bad-key', status: 403 })
    await fixture.browse()
    expect(fixture.connection.state()).toMatchObject({ state: 'bad-key', backgroundPaused: true, keyKept: 'sealed' })
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe(KEY)
    expect(fixture.budget.paused).toBe(true)
  })

  test('a 401 while working never removes the key', async () => {
    fixture.api.fail('*', { code: 'unauthorised', status: 401 })
    await fixture.browse()
    await fixture.connection.check()
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe(KEY)
    expect(fixture.connection.state().keyKept).toBe('sealed')
  })

  test.each([
    ['unauthorised', 401],
    ['bad-key', 403]
  ] as const)(
    '%s never removes the key: not while working, on a check, by hand or timed, or on a retry',
    async (code, status) => {
      fixture.api.fail('*', { code, status })
      await fixture.browse()
      await fixture.connection.check()
      for (const timer of [...fixture.clock.timers]) timer.then()
      await tick()
      expect(await fixture.connection.connect({ baseUrl: ADDRESS })).toMatchObject({ ok: false, failure: { code } })
      expect(await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: 'another-key-000000' })).toMatchObject({
        ok: false,
        failure: { code }
      })
      expect([
        fixture.secrets.removals,
        boundKey(fixture.secrets.secret, ADDRESS),
        fixture.profiles.profile?.baseUrl
      ]).toEqual([0, KEY, ADDRESS])
      expect(await fixture.connection.access()).toMatchObject({ baseUrl: ADDRESS, apiKey: KEY })
    }
  )

  test('many 401 while working cause one call of the subscription for the reason', async () => {
    fixture.api
      .answer('subscription', { ...ACTIVE, active: false })
      .fail('types', { code: 'unauthorised', status: 401 })
    await Promise.all([fixture.browse(), fixture.browse(), fixture.browse()])
    await tick()
    expect(fixture.api.calls.filter((c) => c.name === 'subscription')).toHaveLength(1)
    expect(fixture.connection.state()).toMatchObject({
      state: 'unauthorised',
      failure: { code: 'inactive-subscription' },
      keyKept: 'sealed'
    })
  })

  test('further 401 after the reason is known cause no call of the subscription', async () => {
    fixture.api.fail('types', { code: 'unauthorised', status: 401 })
    for (let n = 0; n < 3; n++) {
      await fixture.browse()
      await tick()
    }
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['types', 'subscription', 'types', 'types'])
  })

  test('a 401 after the end of the subscription is known leaves the reason', async () => {
    fixture.api
      .answer('subscription', { ...ACTIVE, active: false })
      .fail('types', { code: 'unauthorised', status: 401 })
    await fixture.connection.check()
    await fixture.browse()
    await tick()
    expect(fixture.connection.state()).toMatchObject({
      state: 'unauthorised',
      failure: { code: 'inactive-subscription' }
    })
  })

  test('a 401 that the subscription explains with a 403 means the key', async () => {
    fixture.api.fail('types', { code: 'unauthorised', status: 401 })
    fixture.api.fail('subscription', { code: 'bad-key', status: 403 })
    await fixture.browse()
    await tick()
    expect(fixture.connection.state()).toMatchObject({ state: 'bad-key', backgroundPaused: true, keyKept: 'sealed' })
  })

  test('a 401 with an active subscription is a missing permission and stays reported', async () => {
    fixture.api.fail('types', { code: 'unauthorised', status: 401 })
    await fixture.browse()
    await Promise.resolve()
    expect(fixture.connection.state()).toMatchObject({
      state: 'unauthorised',
      failure: { code: 'unauthorised' },
      subscription: { active: true }
    })
  })

  test('background calls resume after a successful check by a person', async () => {
    fixture.api.fail('types', { code: 'unauthorised', status: 401 })
    await fixture.browse()
    await fixture.browse()
    expect(fixture.budget.paused).toBe(true)
    await fixture.connection.check()
    expect(fixture.budget.paused).toBe(false)
    expect(fixture.connection.state()).toMatchObject({ state: 'online', backgroundPaused: false })
  })

  test.each([
    ['unauthorised', 401, 'unauthorised'],
    ['bad-key', 403, 'bad-key']
  ] as const)(
    'an answer of the catalogue after %s causes a call of the subscription at once, whose answer ends the refusal',
    async (code, status, state) => {
      fixture.api.fail('types', { code, status })
      await fixture.browse()
      await tick()
      expect(fixture.connection.state()).toMatchObject({ state, backgroundPaused: true })
      fixture.api.calls.length = 0
      fixture.api.answer('types', [])
      await fixture.browse()
      await tick()
      expect(fixture.api.calls.map((c) => c.name)).toEqual(['types', 'subscription'])
      expect(fixture.connection.state()).toMatchObject({ state: 'online', backgroundPaused: false, failure: null })
      expect(fixture.budget.paused).toBe(false)
    }
  )

  test('answers of the catalogue that the subscription contradicts cause one call of it a minute', async () => {
    fixture.api.answer('subscription', { ...ACTIVE, active: false }).answer('types', [])
    await fixture.connection.check()
    fixture.api.calls.length = 0
    for (let i = 0; i < 20; i++) {
      await fixture.browse()
      await tick()
      fixture.clock.steadyMs += 6000
    }
    expect(fixture.api.calls.filter((c) => c.name === 'subscription')).toHaveLength(2)
    expect(fixture.connection.state()).toMatchObject({
      state: 'unauthorised',
      failure: { code: 'inactive-subscription' }
    })
  })

  test('an answer after a further refusal ends it at once, however soon that follows', async () => {
    for (const status of [401, 403]) {
      fixture.api.fail('types', { code: status === 401 ? 'unauthorised' : 'bad-key', status })
      if (status === 401) fixture.api.answer('subscription', { ...ACTIVE, active: null })
      await fixture.browse()
      await tick()
      expect(fixture.connection.state().state).toBe(status === 401 ? 'unauthorised' : 'bad-key')
      fixture.api.answer('types', [])
      await fixture.browse()
      await tick()
      expect(fixture.connection.state().state).toBe('online')
    }
  })

  test('is checked at the end of a limit of the service, so that the lists load again', async () => {
    const settings = () => ({ rearmMs: 1_800_000, subscriptionCheckMs: 86_400_000 })
    await fixture.connection.stop()
    fixture.connection = new Connection({ ...fixture.deps, settings })
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.fail('types', { code: 'bad-key', status: 403 })
    await fixture.browse()
    Object.assign(fixture.budget, { freeInMs: 5000, stopped: true })
    fixture.api.fail('types', { code: 'limit', status: 429 })
    await fixture.browse()
    expect(fixture.connection.state().state).toBe('bad-key')
    expect(fixture.clock.timers.map((t) => t.delayMs)).toEqual([5250])
    fixture.budget.stopped = false
    fixture.clock.timers[0]!.then()
    await tick()
    expect(fixture.connection.state()).toMatchObject({ state: 'online', failure: null })
  })

  test('refused background calls between the answers of a person cause one call of it a minute', async () => {
    fixture.api.answer('types', []).fail('models', { code: 'unauthorised', status: 401 })
    const observed = fixture.connection.observe(fixture.api)
    for (let i = 0; i < 10; i++) {
      await observed.call('models', { manufacturer_id: '1' as never }, { language: 'en', priority: 'pack' })
      await fixture.browse()
      await tick()
      fixture.clock.steadyMs += 2000
    }
    // one explains the first refusal, one follows the contradiction, one explains the refusal after that
    expect(fixture.api.calls.filter((c) => c.name === 'subscription').length).toBeLessThanOrEqual(3)
  })

  test('an answer to a call from before the refusal does not end it', async () => {
    const late = Promise.withResolvers<void>()
    const slow = fixture.connection
      .observe({
        call: async (...asked) => {
          await late.promise
          return fixture.api.call(...asked)
        }
      })
      .call('types', {}, { language: 'en', priority: 'click' })
    fixture.api.fail('models', { code: 'bad-key', status: 403 })
    await fixture.connection
      .observe(fixture.api)
      .call('models', { manufacturer_id: '1' as never }, { language: 'en', priority: 'click' })
    fixture.api.calls.length = 0
    late.resolve()
    await slow
    await tick()
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['types'])
    expect(fixture.connection.state().state).toBe('bad-key')
  })

  test('a stored answer does not end the refusal', async () => {
    fixture.api.fail('types', { code: 'bad-key', status: 403 })
    await fixture.browse()
    fixture.api.calls.length = 0
    const stored = {
      call: async () => ({ ok: true as const, data: [] as never, fetchedAtMs: 0, stored: true as const })
    }
    await fixture.connection.observe(stored).call('types', {}, { language: 'en', priority: 'click' })
    await tick()
    expect([fixture.api.calls.length, fixture.connection.state().state]).toEqual([0, 'bad-key'])
  })

  test.each([
    { code: 'offline' },
    { code: 'offline', unconnected: true },
    { code: 'timeout' },
    { code: 'not-the-service' },
    { code: 'insecure' },
    { code: 'limit', status: 429 }
  ] as const)('a failure %j does not replace the refusal of the key or the subscription', async (failure) => {
    for (const [code, status] of [
      ['bad-key', 403],
      ['unauthorised', 401]
    ] as const) {
      fixture.api.fail('types', { code, status })
      await fixture.browse()
      fixture.api.fail('*', failure)
      await fixture.browse()
      await tick()
      await fixture.connection.check()
      expect(fixture.connection.state()).toMatchObject({ state: code, failure: { code }, backgroundPaused: true })
      fixture.api.answer('subscription', ACTIVE)
      await fixture.connection.check()
    }
  })

  test('a timed check repeats itself: soon after a refusal, daily otherwise, never in between', async () => {
    expect(fixture.clock.timers.map((t) => t.delayMs)).toEqual([1440])
    fixture.api.fail('types', { code: 'bad-key', status: 403 })
    await fixture.browse()
    expect(fixture.clock.timers.map((t) => t.delayMs)).toEqual([30])
    fixture.clock.timers[0]!.then()
    await tick()
    expect(fixture.connection.state().state).toBe('online')
    expect(fixture.clock.timers.map((t) => t.delayMs)).toEqual([1440])
  })

  test('offline and limited end with the next good answer', async () => {
    fixture.api.fail('types', { code: 'offline', unconnected: true })
    await fixture.browse()
    expect(fixture.connection.state().state).toBe('offline')
    fixture.api.fail('types', { code: 'limit', status: 429, retryAtMs: 0 })
    await fixture.browse()
    expect(fixture.connection.state().state).toBe('limited')
    fixture.api.answer('types', [])
    await fixture.browse()
    expect(fixture.connection.state().state).toBe('online')
  })

  test('not-found, bad-request and server errors do not change the connection state', async () => {
    for (const code of ['not-found', 'bad-request', 'server-error', 'cancelled'] as const) {
      fixture.api.fail('types', { code })
      await fixture.browse()
      expect(fixture.connection.state().state).toBe('online')
    }
  })
})
