import { describe, expect, test } from 'vitest'
import { Connection } from '@main/services/connection/connection'
import { ACTIVE, ADDRESS, KEY, connectionFixture, tick } from './connection-fixture'

const fixture = connectionFixture()

describe('the end of the subscription', () => {
  test('follows the last statement of the service, also after a start without network, until the service states otherwise', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect([fixture.connection.subscriptionEnded, fixture.profiles.profile?.ended]).toEqual([false, undefined])
    fixture.api.answer('subscription', { ...ACTIVE, active: false })
    await fixture.connection.check()
    await Promise.resolve()
    expect([fixture.connection.subscriptionEnded, fixture.profiles.profile?.ended]).toEqual([true, true])
    fixture.api.fail('subscription', { code: 'offline', unconnected: true })
    const next = new Connection({ ...fixture.deps, onProfile: () => {} })
    await next.start()
    await next.check()
    expect([next.state().state, next.subscriptionEnded]).toEqual(['offline', true])
    fixture.api.answer('subscription', ACTIVE)
    await next.check()
    await Promise.resolve()
    expect([next.subscriptionEnded, fixture.profiles.profile?.ended]).toEqual([false, undefined])
  })
  test('causes a warning after a start without network, from the facts of the last run', async () => {
    const received = { name: 'VDB'.repeat(200), active: true, end_date: '2027-05-14T23:59:59+02:00' }
    fixture.api.answer('subscription', received)
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await tick()
    fixture.api.fail('subscription', { code: 'offline', unconnected: true })
    const next = new Connection({ ...fixture.deps, onProfile: () => {} })
    await next.start()
    await next.check()
    const { state, subscription, checkedAt } = next.state()
    expect([state, subscription?.end_date, checkedAt]).toEqual(['offline', received.end_date, null])
    expect(fixture.profiles.profile?.subscription?.name).toHaveLength(200)
    const writes = fixture.profiles.profile
    fixture.api.answer('subscription', received)
    await next.check()
    await tick()
    expect(fixture.profiles.profile).toBe(writes)
    // another key at the same address
    await next.connect({ baseUrl: ADDRESS, apiKey: 'another-key-01' })
    fixture.api.answer('subscription', { ...ACTIVE, end_date: null })
    await next.check()
    await tick()
    expect(fixture.profiles.profile?.subscription?.end_date).toBeNull()
  })
  test('stays known without a key, as last received', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await tick()
    fixture.secrets.secret = null
    const next = new Connection({ ...fixture.deps, onProfile: () => {} })
    await next.start()
    expect(next.state()).toMatchObject({ state: 'no-key', subscription: ACTIVE, checkedAt: null })
  })
  test.each([{ active: null }, { end_date: '2020-01-01T00:00:00+00:00' }])('is not taken from %j', async (more) => {
    fixture.api.answer('subscription', { ...ACTIVE, ...more })
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(fixture.connection.subscriptionEnded).toBe(false)
  })
  test('of the demo has its own name in shared data, whatever its state', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(fixture.connection.serviceName()).toBe(ADDRESS)
    await fixture.connection.demo()
    expect([fixture.connection.isDemo(), fixture.connection.serviceName()]).toEqual([true, 'demo'])
  })
  test('is stored during the demo catalogue, and belongs to its service alone', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.answer('subscription', { ...ACTIVE, active: false })
    await fixture.connection.check()
    fixture.api.answer('subscription', ACTIVE)
    await fixture.connection.demo()
    expect([fixture.connection.subscriptionEnded, fixture.profiles.profile?.behindDemo?.ended]).toEqual([false, true])
    fixture.api.fail('subscription', { code: 'offline' })
    await fixture.connection.forget()
    expect(fixture.connection.subscriptionEnded).toBe(true)
  })
})

describe('a subscription that does not say whether it is active', () => {
  test('is unknown, not inactive: connecting succeeds, and background calls continue', async () => {
    fixture.api.answer('subscription', { ...ACTIVE, active: null })
    expect(await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
      ok: true,
      value: { state: 'online', subscription: { active: null }, backgroundPaused: false }
    })
    await fixture.connection.check()
    expect([fixture.connection.state().state, fixture.budget.paused]).toEqual(['online', false])
  })
  test('does not change the meaning of a 401', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.answer('subscription', { ...ACTIVE, active: null }).fail('types', { code: 'unauthorised', status: 401 })
    await fixture.browse()
    await tick()
    expect(fixture.connection.state()).toMatchObject({ state: 'unauthorised', failure: { code: 'unauthorised' } })
  })
})
