import { beforeEach, describe, expect, test } from 'vitest'
import { bindKey, boundKey } from '@shared/connection/service-key'
import type { StoredConnection } from '@shared/ports/stores/connection-store'
import { ACTIVE, ADDRESS, KEY, connectionFixture } from './connection-fixture'

const fixture = connectionFixture()

describe('connecting', () => {
  test('calls the subscription once and shows name, activity and end date; the key is sealed and never in the state', async () => {
    expect(await fixture.connection.connect({ baseUrl: `${ADDRESS}/`, apiKey: ` ${KEY}\n` })).toMatchObject({
      ok: true,
      value: { state: 'online', subscription: ACTIVE, keyKept: 'sealed', keyHint: '••••cdef' }
    })
    expect(fixture.api.calls.map((c) => c.name)).toEqual(['subscription'])
    expect(fixture.api.calls[0]!.access).toMatchObject({ baseUrl: ADDRESS, apiKey: KEY })
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe(KEY)
    expect(JSON.stringify([fixture.connection.state(), fixture.profiles.profile])).not.toContain(KEY)
  })

  test('asks the person for the login of a proxy and continues with it', async () => {
    fixture.loginGiven = [true, true]
    fixture.api.rule(() => (fixture.api.calls.length < 3 ? { ok: false, failure: { code: 'proxy-login' } } : undefined))
    const answer = await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(answer).toMatchObject({ ok: true, value: { state: 'online' } })
    expect(fixture.api.calls).toHaveLength(3)
  })

  test('stores nothing when nobody enters the login of the proxy', async () => {
    fixture.api.fail('subscription', { code: 'proxy-login' })
    const answer = await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(answer).toEqual({ ok: false, failure: { code: 'proxy-login' } })
    expect([fixture.api.calls.length, fixture.secrets.secret, fixture.connection.state().state]).toEqual([
      1,
      null,
      'no-key'
    ])
  })

  test('counts the calls of a new key separately until the service accepts it', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.fail('subscription', { code: 'bad-key', status: 403 })
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: 'refused-key-0000' })
    fixture.api.answer('subscription', ACTIVE)
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: 'rotated-key-0000' })
    expect(fixture.api.calls.map(({ access }) => access?.account)).toEqual(
      [KEY, 'refused-key-0000', 'rotated-key-0000'].map((key) => `account of ${key}`)
    )
    expect(fixture.accountsInForce).toEqual([KEY, 'rotated-key-0000'].map((key) => `account of ${key}`))
    expect(fixture.accounts).not.toContain('used refused-key-0000')
    await fixture.connection.demo()
    await fixture.connection.forget()
    await fixture.connection.forget()
    expect(fixture.accountsInForce.slice(2)).toEqual(['demo-profile-1', 'account of rotated-key-0000', null])
  })

  test('refuses an unusable address without a call', async () => {
    expect(await fixture.connection.connect({ baseUrl: 'http://api.example.test', apiKey: KEY })).toMatchObject({
      ok: false,
      failure: { code: 'bad-address' }
    })
    expect(fixture.api.calls).toHaveLength(0)
  })

  test.each([
    ['bad-key', 403],
    ['unauthorised', 401],
    ['offline', undefined],
    ['not-the-service', 200]
  ] as const)('leaves everything unchanged after %s', async (code, status) => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.fail('subscription', { code, ...(status ? { status } : {}) })
    expect(await fixture.connection.connect({ baseUrl: 'https://other.test', apiKey: 'another-key' })).toMatchObject({
      ok: false,
      failure: { code }
    })
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe(KEY)
    expect(fixture.connection.state()).toMatchObject({ state: 'online', baseUrl: ADDRESS })
  })

  test('treats a 200 with active false as no success: it stores the key and reports the missing subscription', async () => {
    fixture.api.answer('subscription', { ...ACTIVE, active: false })
    expect(await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
      ok: false,
      failure: { code: 'inactive-subscription' }
    })
    expect(fixture.connection.state()).toMatchObject({
      state: 'unauthorised',
      keyKept: 'sealed',
      backgroundPaused: true
    })
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe(KEY)
  })

  test.each([null, '2020-01-01T00:00:00+14:00', 'someday'])(
    'depends on active alone, not on the end date (%s)',
    async (end_date) => {
      fixture.api.answer('subscription', { ...ACTIVE, end_date })
      expect(await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
        ok: true,
        value: { state: 'online' }
      })
    }
  )

  test('keeps the profile and its cache for a new key at the same address; a new address is a new profile', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: 'rotated-key-000000' })
    await fixture.connection.connect({ baseUrl: `${ADDRESS}/v2` })
    expect(fixture.profilesInForce).toEqual([ADDRESS, ADDRESS, `${ADDRESS}/v2`].map((address) => `id of ${address}`))
    expect(boundKey(fixture.secrets.secret, ADDRESS)).toBe('rotated-key-000000')
  })

  test('never sends the sealed key to another service than its own', async () => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    fixture.api.calls.length = 0
    expect(await fixture.connection.connect({ baseUrl: 'https://elsewhere.test' })).toMatchObject({
      ok: false,
      failure: { code: 'bad-key' }
    })
    expect(await fixture.connection.connect({ baseUrl: `${ADDRESS}:8443` })).toMatchObject({ ok: false })
    expect(await fixture.connection.applyProvisioning({ baseUrl: 'https://elsewhere.test' })).toEqual({
      refused: 'other-service'
    })
    expect(fixture.api.calls).toHaveLength(0)
    expect(fixture.profiles.profile?.baseUrl).toBe(ADDRESS)
  })

  test('never sends the sealed key to the host of an edited or lost profile file', async () => {
    fixture.secrets.secret = bindKey(ADDRESS, KEY)
    fixture.profiles.profile = { id: 'p', mode: 'service', baseUrl: 'https://hostile.test', keyHint: '••••cdef' }
    await fixture.connection.start()
    expect(fixture.connection.state()).toMatchObject({ state: 'no-key', keyKept: 'none' })
    expect(await fixture.connection.access()).toBeNull()
    fixture.profiles.profile = null
    expect(await fixture.connection.applyProvisioning({ baseUrl: 'https://hostile.test' })).toEqual({
      refused: 'other-service'
    })
    expect(fixture.api.calls).toHaveLength(0)
  })

  test.each(['profile', 'key'] as const)('keeps address and key when the %s cannot be written', async (what) => {
    await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    if (what === 'profile')
      fixture.profiles.write = async () => {
        throw new Error('disk full')
      }
    else
      fixture.secrets.put = async () => {
        throw new Error('key store closed')
      }
    expect(
      await fixture.connection.connect({ baseUrl: 'https://other.test', apiKey: 'another-key-0000' })
    ).toMatchObject({
      ok: false,
      failure: { code: 'store-failed' }
    })
    expect(fixture.profiles.profile?.baseUrl).toBe(ADDRESS)
    expect(await fixture.connection.access()).toMatchObject({ baseUrl: ADDRESS, apiKey: KEY })
    expect(fixture.connection.state()).toMatchObject({ state: 'online', keyKept: 'sealed' })
  })
})

describe('a profile that cannot be read', () => {
  const STORED: StoredConnection = { id: 'old', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
  let readable: boolean
  beforeEach(() => {
    readable = false
    fixture.profiles.profile = STORED
    fixture.profiles.read = () =>
      readable ? Promise.resolve(fixture.profiles.profile) : Promise.reject(new Error('EIO'))
  })

  test('is reported, and neither a connection nor the demo replaces it', async () => {
    await fixture.connection.start()
    expect(fixture.connection.state()).toMatchObject({ state: 'no-key', baseUrl: '' })
    expect(fixture.unread).toBe(1)
    expect(await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
      ok: false,
      failure: { code: 'store-failed' }
    })
    expect(await fixture.connection.demo()).toMatchObject({ ok: false, failure: { code: 'demo-failed' } })
    expect(await fixture.connection.forget()).toMatchObject({ ok: false, failure: { code: 'store-failed' } })
    expect(fixture.profiles.profile).toBe(STORED)
    expect(fixture.secrets.secret).toBeNull()
  })

  test('is read again when a person connects, so that the cache stays', async () => {
    await fixture.connection.start()
    readable = true
    expect((await fixture.connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).ok).toBe(true)
    expect(fixture.profiles.profile).toMatchObject({ id: 'old', baseUrl: ADDRESS })
  })

  test('is read again before the demo, so that the service behind it stays', async () => {
    await fixture.connection.start()
    readable = true
    await fixture.connection.demo()
    expect(fixture.profiles.profile).toMatchObject({ mode: 'demo', behindDemo: { id: 'old' } })
    expect(fixture.connection.pictureBases()).toEqual([fixture.connection.serviceBaseUrl, ADDRESS])
  })
})
