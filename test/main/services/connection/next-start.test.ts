import { describe, expect, test, vi } from 'vitest'
import { Connection } from '@main/services/connection/connection'
import { bindKey, boundKey } from '@shared/connection/service-key'
import { settled } from '../../../fakes/clock'
import { ADDRESS, KEY, connectionFixture, tick } from './connection-fixture'

const fixture = connectionFixture()

describe('the next start', () => {
  test('connects with the sealed key and calls the subscription once', async () => {
    fixture.secrets.secret = bindKey(ADDRESS, KEY)
    fixture.profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
    await fixture.connection.start()
    await tick()
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['subscription'])
    expect(await fixture.connection.access()).toEqual({
      profile: 'p',
      baseUrl: ADDRESS,
      apiKey: KEY,
      account: `account of ${KEY}`
    })
  })

  test('reports the connection before any call, and calls when there is time', async () => {
    for (const profile of [
      { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' },
      { id: 'demo', mode: 'demo', baseUrl: '', keyHint: '' }
    ] as const) {
      fixture.secrets.secret = bindKey(ADDRESS, KEY)
      fixture.profiles.profile = profile
      fixture.connection = new Connection(fixture.deps)
      fixture.api.calls.length = 0
      const painted = Promise.withResolvers<void>()
      await fixture.connection.start(painted.promise)
      expect(fixture.connection.state().state).toBe(profile.mode === 'demo' ? 'demo' : 'connecting')
      expect(fixture.api.calls).toEqual([])
      painted.resolve()
      await tick()
      expect(fixture.api.calls.map((c) => c.name)).toEqual(['subscription'])
      expect(fixture.connection.state().state).toBe(profile.mode === 'demo' ? 'demo' : 'online')
    }
  })

  test('does not repeat a call of the subscription that answers 401', async () => {
    fixture.api.fail('subscription', { code: 'unauthorised', status: 401 })
    fixture.secrets.secret = bindKey(ADDRESS, KEY)
    fixture.profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
    await fixture.connection.start()
    await tick()
    expect(fixture.api.calls).toHaveLength(1)
    expect(fixture.connection.state()).toMatchObject({ state: 'unauthorised', keyKept: 'sealed' })
  })

  test('asks for a key that lasted one session only, and keeps the address', async () => {
    fixture.profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
    await fixture.connection.start()
    expect(fixture.connection.state()).toMatchObject({ state: 'no-key', baseUrl: ADDRESS })
    expect(fixture.connection.profileId()).toBeNull()
    expect(fixture.api.calls).toHaveLength(0)
  })

  test('keeps stored data readable, and asks for the key of a service that was connected before', async () => {
    const subscription = { name: 'VDB', active: true, end_date: null }
    fixture.profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef', subscription }
    await fixture.connection.start()
    expect(fixture.connection.state()).toMatchObject({
      state: 'no-key',
      failure: { code: 'not-connected', params: { reason: 'key' } }
    })
    expect(fixture.connection.profileId()).toBe('p')
    expect(fixture.api.calls).toHaveLength(0)
  })

  test('says that the key store does not release the key, and connects at a check once it does', async () => {
    const subscription = { name: 'VDB', active: true, end_date: null }
    fixture.profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef', subscription }
    fixture.secrets.secret = bindKey(ADDRESS, KEY)
    fixture.secrets.isLocked = true
    await fixture.connection.start()
    const locked = { code: 'not-connected', params: { reason: 'locked' } }
    expect(fixture.connection.state()).toMatchObject({ state: 'no-key', failure: locked })
    expect(await fixture.connection.check()).toMatchObject({ ok: true, value: { state: 'no-key', failure: locked } })
    expect([fixture.api.calls, fixture.secrets.removals]).toEqual([[], 0])
    fixture.secrets.isLocked = false
    expect(await fixture.connection.check()).toMatchObject({ ok: true, value: { state: 'online', keyKept: 'sealed' } })
    expect(fixture.api.calls.map(({ name }) => name)).toEqual(['subscription'])
  })

  test('finds the data of a service again after its connection was forgotten or damaged', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    const id = fixture.connection.profileId()
    await fixture.connection.forget()
    expect(fixture.connection.profileId()).toBeNull()
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(fixture.connection.profileId()).toBe(id)
    await fixture.connection.connect({ baseUrl: 'https://other.example', apiKey: KEY })
    expect(fixture.connection.profileId()).not.toBe(id)
  })

  test('uses an unattended set-up without a call of its own', async () => {
    expect(await fixture.connection.applyProvisioning({ baseUrl: `${ADDRESS}/prefix/`, apiKey: KEY })).toEqual({
      kept: 'sealed'
    })
    expect(fixture.profiles.profile).toMatchObject({
      mode: 'service',
      baseUrl: `${ADDRESS}/prefix`,
      keyHint: '••••cdef'
    })
    expect(await fixture.connection.applyProvisioning({ baseUrl: 'ftp://x.test', apiKey: 'other-key' })).toEqual({
      refused: 'scheme'
    })
    expect(fixture.api.calls).toHaveLength(0)
    await fixture.connection.start()
    expect(await fixture.connection.access()).toMatchObject({ baseUrl: `${ADDRESS}/prefix`, apiKey: KEY })
  })

  test('uses an unattended set-up at once while the program runs', async () => {
    await fixture.connection.start()
    await fixture.connection.applyProvisioning({ baseUrl: ADDRESS, apiKey: KEY })
    await settled()
    expect(fixture.connection.state()).toMatchObject({ state: 'online', baseUrl: ADDRESS })
    expect(fixture.api.calls).toHaveLength(1)
    await fixture.connection.demo()
    await fixture.connection.applyProvisioning({ apiKey: 'another-key-123' })
    await settled()
    expect(fixture.connection.state()).toMatchObject({ state: 'online', keyHint: '••••-123' })
    expect(await fixture.connection.access()).toMatchObject({ apiKey: 'another-key-123' })
  })

  test('removes key and profile when a person forgets the connection', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await fixture.connection.forget()
    expect(fixture.secrets.secret).toBeNull()
    expect(fixture.profiles.profile).toBeNull()
    expect(fixture.connection.state().state).toBe('no-key')
  })
})

describe('the demo catalogue', () => {
  test('is checked by itself while the check of the previous service runs', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    const held = Promise.withResolvers<void>()
    const { call } = fixture.api
    fixture.api.call = async (...asked) => {
      fixture.api.call = call
      await held.promise
      return call(...asked)
    }
    const before = fixture.connection.check()
    const demo = fixture.connection.demo()
    await vi.waitFor(() => expect(fixture.connection.state().state).toBe('demo'))
    held.resolve()
    await before
    expect(await demo).toMatchObject({ ok: true, value: { state: 'demo', subscription: { active: true } } })
    expect(fixture.api.calls.filter(({ name }) => name === 'subscription')).toHaveLength(3)
  })
  test('runs without touching a sealed key, and returns to the service when it ends', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(await fixture.connection.demo()).toMatchObject({
      ok: true,
      value: { state: 'demo', baseUrl: '', keyHint: '' }
    })
    expect(await fixture.connection.access()).toMatchObject({ apiKey: 'demo-key' })
    const before = fixture.api.calls.length
    await fixture.connection.forget()
    expect(fixture.connection.state()).toMatchObject({ state: 'connecting', baseUrl: ADDRESS, keyKept: 'sealed' })
    // whether the subscription is still there was not known all the while
    expect(fixture.api.calls.slice(before).map((c) => c.name)).toEqual(['subscription'])
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe(KEY)
    expect(fixture.demos).toBe(0)
  })

  test('starts again at the next start, and a failure to start is reported', async () => {
    fixture.profiles.profile = { id: 'demo', mode: 'demo', baseUrl: '', keyHint: '' }
    await fixture.connection.start()
    expect(fixture.connection.state().state).toBe('demo')
    await fixture.connection.forget()
    expect(fixture.connection.state().state).toBe('no-key')
  })
})
