import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '@main/adapters/api-client'
import { Connection, type ConnectionDeps } from '@main/services/connection/connection'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import { bindKey, boundKey } from '@shared/connection/service-key'
import type { BudgetSnapshot, CallBudget } from '@shared/ports/network/call-budget'
import type { Clock } from '@shared/ports/system/clock'
import type { ConnectionStore, StoredConnection } from '@shared/ports/stores/connection-store'
import type { SecretStore } from '@shared/ports/stores/secret-store'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock } from '../../../fakes/clock'
import { FakeApiClient } from '../../../fakes/api-client'
import { FakeLog } from '../../../fakes/log'
import { FakeTransport } from '../../../fakes/transport'

class MemorySecrets implements SecretStore {
  secret: string | null = null
  sealable = true
  isEncryptionAvailable = async (): Promise<boolean> => this.sealable
  put = async (_name: string, secret: string): Promise<'sealed' | 'session'> => (
    (this.secret = secret),
    this.sealable ? 'sealed' : 'session'
  )
  seal = async (): Promise<boolean> => this.sealable
  read = async (): Promise<string | null> => this.secret
  storageOf = async (): Promise<'sealed' | 'session' | 'none'> =>
    this.secret === null ? 'none' : this.sealable ? 'sealed' : 'session'
  locked = async (): Promise<boolean> => false
  removals = 0
  remove = async (): Promise<void> => void (this.removals++, (this.secret = null))
}
class MemoryProfiles implements ConnectionStore {
  profile: StoredConnection | null = null
  read = async (): Promise<StoredConnection | null> => this.profile
  write = async (profile: StoredConnection | null): Promise<void> => void (this.profile = profile)
}
class PausableBudget implements CallBudget {
  paused = false
  acquire = async (): Promise<never> => {
    throw new Error('not used')
  }
  /** State of the budget: time until calls are free, and whether the service refused. */
  freeInMs: number | null = null
  stopped = false
  snapshot = (): BudgetSnapshot => ({
    used: 0,
    limit: 3600,
    resetAtMs: this.freeInMs,
    leftForBackground: 0,
    stopped: this.stopped,
    waiting: 0
  })
  onChange = (): (() => void) => () => {}
  pauseBackground(): void {
    this.paused = true
  }
  resumeBackground(): void {
    this.paused = false
  }
}
class ManualClock implements Clock {
  timers: { delayMs: number; then: () => void }[] = []
  now = (): number => 0
  steadyMs = 0
  monotonic = (): number => this.steadyMs
  after(delayMs: number, then: () => void): () => void {
    const gone = (): void => void (this.timers = this.timers.filter((t) => t !== timer))
    const timer = { delayMs, then: () => (gone(), then()) }
    this.timers.push(timer)
    return gone
  }
}

const ACTIVE = { name: 'Vehicle Database', active: true, end_date: '2027-05-14T23:59:59+02:00' }
const ADDRESS = 'https://api.example.test'
const KEY = 'key-0123456789abcdef'

let api: FakeApiClient
let secrets: MemorySecrets
let profiles: MemoryProfiles
let budget: PausableBudget
let clock: ManualClock
let connection: Connection
let parts: ConnectionDeps
let profilesInForce: (string | null)[]
let accountsInForce: (string | null)[]
let accounts: string[]
let demos: number
let clockAheadMs: number | null
let loginGiven: boolean[]
let unread: number

beforeEach(() => {
  api = new FakeApiClient().answer('subscription', ACTIVE).answer('types', [])
  secrets = new MemorySecrets()
  profiles = new MemoryProfiles()
  budget = new PausableBudget()
  clock = new ManualClock()
  profilesInForce = []
  accountsInForce = []
  accounts = []
  demos = 0
  clockAheadMs = null
  loginGiven = []
  unread = 0
  let ids = 0
  parts = {
    api,
    budget,
    secrets,
    connectionStore: profiles,
    clock,
    log: new FakeLog(),
    newId: () => `profile-${++ids}`,
    language: () => 'en',
    settings: () => ({ rearmMs: 30, subscriptionCheckMs: 1440 }),
    clockSkewMs: () => clockAheadMs,
    onConnectionUnread: () => void unread++,
    proxyLogin: async () => loginGiven.shift() ?? false,
    probe: (call) =>
      connection
        .observe(api)
        .call(call?.name ?? 'types', call?.params ?? {}, { language: call?.language ?? 'en', priority: 'click' }),
    accountOf: async ({ apiKey }, tried = false) => (
      accounts.push(`${tried ? 'tried' : 'used'} ${apiKey}`),
      `account of ${apiKey}`
    ),
    onProfile: (p, account) => (profilesInForce.push(p?.id ?? null), accountsInForce.push(account)),
    demo: {
      start: async () => (
        demos++,
        { baseUrl: 'http://127.0.0.1:4000', apiKey: 'demo-key', close: async () => void demos-- }
      )
    }
  }
  connection = new Connection(parts)
})
/** Lets everything come to an end that needs no time. */
const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 0))
const browse = () => connection.observe(api).call('types', {}, { language: 'en', priority: 'click' })

describe('a profile that cannot be read', () => {
  const STORED: StoredConnection = { id: 'old', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
  let readable: boolean
  beforeEach(() => {
    readable = false
    profiles.profile = STORED
    profiles.read = () => (readable ? Promise.resolve(profiles.profile) : Promise.reject(new Error('EIO')))
  })

  test('is reported, and neither a connection nor the demo replaces it', async () => {
    await connection.start()
    expect(connection.state()).toMatchObject({ state: 'no-key', baseUrl: '' })
    expect(unread).toBe(1)
    expect(await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
      ok: false,
      failure: { code: 'store-failed' }
    })
    expect(await connection.demo()).toMatchObject({ ok: false, failure: { code: 'demo-failed' } })
    expect(await connection.forget()).toMatchObject({ ok: false, failure: { code: 'store-failed' } })
    expect(profiles.profile).toBe(STORED)
    expect(secrets.secret).toBeNull()
  })

  test('is read again when a person connects, so that the cache stays', async () => {
    await connection.start()
    readable = true
    expect((await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).ok).toBe(true)
    expect(profiles.profile).toMatchObject({ id: 'old', baseUrl: ADDRESS })
  })

  test('is read again before the demo, so that the service behind it stays', async () => {
    await connection.start()
    readable = true
    await connection.demo()
    expect(profiles.profile).toMatchObject({ mode: 'demo', behindDemo: { id: 'old' } })
  })
})

test('reports a wrong clock at once as part of the connection state', () => {
  const heard: (number | null)[] = []
  connection.onChange(({ clockAheadMs }) => heard.push(clockAheadMs))
  clockAheadMs = 7_200_000
  connection.clockSkewChanged()
  clockAheadMs = null
  connection.clockSkewChanged()
  expect(heard).toEqual([7_200_000, null])
})

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
    ...parts,
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

test('shares the call of a check with the one that explains a 401; another connection cancels both', async () => {
  await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
  api.calls.length = 0
  api.fail('types', { code: 'unauthorised', status: 401 })
  const late = Promise.withResolvers<void>()
  const signals: (AbortSignal | undefined)[] = []
  const { call } = api
  api.call = async (name, params, options) => {
    if (name === 'subscription') {
      signals.push(options.signal)
      await late.promise
    }
    return call(name, params, options)
  }
  const checked = connection.check()
  await browse()
  await tick()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  await connection.forget()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  late.resolve()
  expect(await checked).toMatchObject({ ok: true, value: { state: 'no-key' } })
})

describe('the end of the subscription', () => {
  test('follows the last statement of the service, also after a start without network, until the service states otherwise', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect([connection.subscriptionEnded, profiles.profile?.ended]).toEqual([false, undefined])
    api.answer('subscription', { ...ACTIVE, active: false })
    await connection.check()
    await Promise.resolve()
    expect([connection.subscriptionEnded, profiles.profile?.ended]).toEqual([true, true])
    api.fail('subscription', { code: 'offline', unconnected: true })
    const next = new Connection({ ...parts, onProfile: () => {} })
    await next.start()
    await next.check()
    expect([next.state().state, next.subscriptionEnded]).toEqual(['offline', true])
    api.answer('subscription', ACTIVE)
    await next.check()
    await Promise.resolve()
    expect([next.subscriptionEnded, profiles.profile?.ended]).toEqual([false, undefined])
  })
  test('causes a warning after a start without network, from the facts of the last run', async () => {
    const received = { name: 'VDB'.repeat(200), active: true, end_date: '2027-05-14T23:59:59+02:00' }
    api.answer('subscription', received)
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await tick()
    api.fail('subscription', { code: 'offline', unconnected: true })
    const next = new Connection({ ...parts, onProfile: () => {} })
    await next.start()
    await next.check()
    const { state, subscription, checkedAt } = next.state()
    expect([state, subscription?.end_date, checkedAt]).toEqual(['offline', received.end_date, null])
    expect(profiles.profile?.subscription?.name).toHaveLength(200)
    const writes = profiles.profile
    api.answer('subscription', received)
    await next.check()
    await tick()
    expect(profiles.profile).toBe(writes)
    // another key at the same address
    await next.connect({ baseUrl: ADDRESS, apiKey: 'another-key-01' })
    api.answer('subscription', { ...ACTIVE, end_date: null })
    await next.check()
    await tick()
    expect(profiles.profile?.subscription?.end_date).toBeNull()
  })
  test('is not shown without a key', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await tick()
    secrets.secret = null
    const next = new Connection({ ...parts, onProfile: () => {} })
    await next.start()
    expect(next.state()).toMatchObject({ state: 'no-key', subscription: null })
  })
  test.each([{ active: null }, { end_date: '2020-01-01T00:00:00+00:00' }])('is not taken from %j', async (more) => {
    api.answer('subscription', { ...ACTIVE, ...more })
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(connection.subscriptionEnded).toBe(false)
  })
  test('of the demo has its own name in shared data, whatever its state', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(connection.serviceName()).toBe(ADDRESS)
    await connection.demo()
    expect([connection.isDemo(), connection.serviceName()]).toEqual([true, 'demo'])
  })
  test('is stored during the demo catalogue, and belongs to its service alone', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.answer('subscription', { ...ACTIVE, active: false })
    await connection.check()
    api.answer('subscription', ACTIVE)
    await connection.demo()
    expect([connection.subscriptionEnded, profiles.profile?.behindDemo?.ended]).toEqual([false, true])
    api.fail('subscription', { code: 'offline' })
    await connection.forget()
    expect(connection.subscriptionEnded).toBe(true)
  })
})

describe('connecting', () => {
  test('calls the subscription once and shows name, activity and end date; the key is sealed and never in the state', async () => {
    expect(await connection.connect({ baseUrl: `${ADDRESS}/`, apiKey: ` ${KEY}\n` })).toMatchObject({
      ok: true,
      value: { state: 'online', subscription: ACTIVE, keyKept: 'sealed', keyHint: '••••cdef' }
    })
    expect(api.calls.map((c) => c.name)).toEqual(['subscription'])
    expect(api.calls[0]!.access).toMatchObject({ baseUrl: ADDRESS, apiKey: KEY })
    expect(boundKey(secrets.secret, ADDRESS)).toBe(KEY)
    expect(JSON.stringify([connection.state(), profiles.profile])).not.toContain(KEY)
  })

  test('asks the person for the login of a proxy and continues with it', async () => {
    loginGiven = [true, true]
    api.rule(() => (api.calls.length < 3 ? { ok: false, failure: { code: 'proxy-login' } } : undefined))
    const answer = await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(answer).toMatchObject({ ok: true, value: { state: 'online' } })
    expect(api.calls).toHaveLength(3)
  })

  test('stores nothing when nobody enters the login of the proxy', async () => {
    api.fail('subscription', { code: 'proxy-login' })
    const answer = await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(answer).toEqual({ ok: false, failure: { code: 'proxy-login' } })
    expect([api.calls.length, secrets.secret, connection.state().state]).toEqual([1, null, 'no-key'])
  })

  test('counts the calls of a new key separately until the service accepts it', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.fail('subscription', { code: 'bad-key', status: 403 })
    await connection.connect({ baseUrl: ADDRESS, apiKey: 'refused-key-0000' })
    api.answer('subscription', ACTIVE)
    await connection.connect({ baseUrl: ADDRESS, apiKey: 'rotated-key-0000' })
    expect(api.calls.map(({ access }) => access?.account)).toEqual(
      [KEY, 'refused-key-0000', 'rotated-key-0000'].map((key) => `account of ${key}`)
    )
    expect(accountsInForce).toEqual([KEY, 'rotated-key-0000'].map((key) => `account of ${key}`))
    expect(accounts).not.toContain('used refused-key-0000')
    await connection.demo()
    await connection.forget()
    await connection.forget()
    expect(accountsInForce.slice(2)).toEqual(['demo-profile-2', 'account of rotated-key-0000', null])
  })

  test('refuses an unusable address without a call', async () => {
    expect(await connection.connect({ baseUrl: 'http://api.example.test', apiKey: KEY })).toMatchObject({
      ok: false,
      failure: { code: 'bad-address' }
    })
    expect(api.calls).toHaveLength(0)
  })

  test.each([
    ['bad-key', 403],
    ['unauthorised', 401],
    ['offline', undefined],
    ['not-the-service', 200]
  ] as const)('leaves everything unchanged after %s', async (code, status) => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.fail('subscription', { code, ...(status ? { status } : {}) })
    expect(await connection.connect({ baseUrl: 'https://other.test', apiKey: 'another-key' })).toMatchObject({
      ok: false,
      failure: { code }
    })
    expect(boundKey(secrets.secret, ADDRESS)).toBe(KEY)
    expect(connection.state()).toMatchObject({ state: 'online', baseUrl: ADDRESS })
  })

  test('treats a 200 with active false as no success: it stores the key and reports the missing subscription', async () => {
    api.answer('subscription', { ...ACTIVE, active: false })
    expect(await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
      ok: false,
      failure: { code: 'inactive-subscription' }
    })
    expect(connection.state()).toMatchObject({ state: 'unauthorised', keyKept: 'sealed', backgroundPaused: true })
    expect(boundKey(secrets.secret, ADDRESS)).toBe(KEY)
  })

  test.each([null, '2020-01-01T00:00:00+14:00', 'someday'])(
    'depends on active alone, not on the end date (%s)',
    async (end_date) => {
      api.answer('subscription', { ...ACTIVE, end_date })
      expect(await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
        ok: true,
        value: { state: 'online' }
      })
    }
  )

  test('keeps the profile and its cache for a new key at the same address; a new address is a new profile', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await connection.connect({ baseUrl: ADDRESS, apiKey: 'rotated-key-000000' })
    await connection.connect({ baseUrl: `${ADDRESS}/v2` })
    expect(profilesInForce).toEqual(['profile-1', 'profile-1', 'profile-2'])
    expect(boundKey(secrets.secret, ADDRESS)).toBe('rotated-key-000000')
  })

  test('never sends the sealed key to another service than its own', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.calls.length = 0
    expect(await connection.connect({ baseUrl: 'https://elsewhere.test' })).toMatchObject({
      ok: false,
      failure: { code: 'bad-key' }
    })
    expect(await connection.connect({ baseUrl: `${ADDRESS}:8443` })).toMatchObject({ ok: false })
    expect(await connection.applyProvisioning({ baseUrl: 'https://elsewhere.test' })).toEqual({
      refused: 'other-service'
    })
    expect(api.calls).toHaveLength(0)
    expect(profiles.profile?.baseUrl).toBe(ADDRESS)
  })

  test('never sends the sealed key to the host of an edited or lost profile file', async () => {
    secrets.secret = bindKey(ADDRESS, KEY)
    profiles.profile = { id: 'p', mode: 'service', baseUrl: 'https://hostile.test', keyHint: '••••cdef' }
    await connection.start()
    expect(connection.state()).toMatchObject({ state: 'no-key', keyKept: 'none' })
    expect(await connection.access()).toBeNull()
    profiles.profile = null
    expect(await connection.applyProvisioning({ baseUrl: 'https://hostile.test' })).toEqual({
      refused: 'other-service'
    })
    expect(api.calls).toHaveLength(0)
  })

  test.each(['profile', 'key'] as const)('keeps address and key when the %s cannot be written', async (what) => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    if (what === 'profile')
      profiles.write = async () => {
        throw new Error('disk full')
      }
    else
      secrets.put = async () => {
        throw new Error('key store closed')
      }
    expect(await connection.connect({ baseUrl: 'https://other.test', apiKey: 'another-key-0000' })).toMatchObject({
      ok: false,
      failure: { code: 'store-failed' }
    })
    expect(profiles.profile?.baseUrl).toBe(ADDRESS)
    expect(await connection.access()).toMatchObject({ baseUrl: ADDRESS, apiKey: KEY })
    expect(connection.state()).toMatchObject({ state: 'online', keyKept: 'sealed' })
  })
})

describe('refusals', () => {
  beforeEach(async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.calls.length = 0
  })

  test('a 403 while working means the key; the key stays, and background calls stop', async () => {
    api.fail('types', { code: 'bad-key', status: 403 })
    await browse()
    expect(connection.state()).toMatchObject({ state: 'bad-key', backgroundPaused: true, keyKept: 'sealed' })
    expect(boundKey(secrets.secret, ADDRESS)).toBe(KEY)
    expect(budget.paused).toBe(true)
  })

  test('a 401 while working never removes the key', async () => {
    api.fail('*', { code: 'unauthorised', status: 401 })
    await browse()
    await connection.check()
    expect(boundKey(secrets.secret, ADDRESS)).toBe(KEY)
    expect(connection.state().keyKept).toBe('sealed')
  })

  test.each([
    ['unauthorised', 401],
    ['bad-key', 403]
  ] as const)(
    '%s never removes the key: not while working, on a check, by hand or timed, or on a retry',
    async (code, status) => {
      api.fail('*', { code, status })
      await browse()
      await connection.check()
      for (const timer of [...clock.timers]) timer.then()
      await new Promise((done) => setTimeout(done, 0))
      expect(await connection.connect({ baseUrl: ADDRESS })).toMatchObject({ ok: false, failure: { code } })
      expect(await connection.connect({ baseUrl: ADDRESS, apiKey: 'another-key-000000' })).toMatchObject({
        ok: false,
        failure: { code }
      })
      expect([secrets.removals, boundKey(secrets.secret, ADDRESS), profiles.profile?.baseUrl]).toEqual([
        0,
        KEY,
        ADDRESS
      ])
      expect(await connection.access()).toMatchObject({ baseUrl: ADDRESS, apiKey: KEY })
    }
  )

  test('many 401 while working cause one call of the subscription for the reason', async () => {
    api.answer('subscription', { ...ACTIVE, active: false }).fail('types', { code: 'unauthorised', status: 401 })
    await Promise.all([browse(), browse(), browse()])
    await tick()
    expect(api.calls.filter((c) => c.name === 'subscription')).toHaveLength(1)
    expect(connection.state()).toMatchObject({
      state: 'unauthorised',
      failure: { code: 'inactive-subscription' },
      keyKept: 'sealed'
    })
  })

  test('a 401 with an active subscription is a missing permission and stays reported', async () => {
    api.fail('types', { code: 'unauthorised', status: 401 })
    await browse()
    await Promise.resolve()
    expect(connection.state()).toMatchObject({
      state: 'unauthorised',
      failure: { code: 'unauthorised' },
      subscription: { active: true }
    })
  })

  test('background calls resume after a successful check by a person', async () => {
    api.fail('types', { code: 'unauthorised', status: 401 })
    await browse()
    await browse()
    expect(budget.paused).toBe(true)
    await connection.check()
    expect(budget.paused).toBe(false)
    expect(connection.state()).toMatchObject({ state: 'online', backgroundPaused: false })
  })

  test.each([
    ['unauthorised', 401, 'unauthorised'],
    ['bad-key', 403, 'bad-key']
  ] as const)(
    'an answer of the catalogue after %s causes a call of the subscription at once, whose answer ends the refusal',
    async (code, status, state) => {
      api.fail('types', { code, status })
      await browse()
      await tick()
      expect(connection.state()).toMatchObject({ state, backgroundPaused: true })
      api.calls.length = 0
      api.answer('types', [])
      await browse()
      await tick()
      expect(api.calls.map((c) => c.name)).toEqual(['types', 'subscription'])
      expect(connection.state()).toMatchObject({ state: 'online', backgroundPaused: false, failure: null })
      expect(budget.paused).toBe(false)
    }
  )

  test('answers of the catalogue that the subscription contradicts cause one call of it a minute', async () => {
    api.answer('subscription', { ...ACTIVE, active: false }).answer('types', [])
    await connection.check()
    api.calls.length = 0
    for (let i = 0; i < 20; i++) {
      await browse()
      await tick()
      clock.steadyMs += 6000
    }
    expect(api.calls.filter((c) => c.name === 'subscription')).toHaveLength(2)
    expect(connection.state()).toMatchObject({ state: 'unauthorised', failure: { code: 'inactive-subscription' } })
  })

  test('an answer to a call from before the refusal does not end it', async () => {
    const late = Promise.withResolvers<void>()
    const slow = connection
      .observe({
        call: async (...asked) => {
          await late.promise
          return api.call(...asked)
        }
      })
      .call('types', {}, { language: 'en', priority: 'click' })
    api.fail('models', { code: 'bad-key', status: 403 })
    await connection
      .observe(api)
      .call('models', { manufacturer_id: '1' as never }, { language: 'en', priority: 'click' })
    api.calls.length = 0
    late.resolve()
    await slow
    await tick()
    expect(api.calls.map((c) => c.name)).toEqual(['types'])
    expect(connection.state().state).toBe('bad-key')
  })

  test('a stored answer does not end the refusal', async () => {
    api.fail('types', { code: 'bad-key', status: 403 })
    await browse()
    api.calls.length = 0
    const stored = {
      call: async () => ({ ok: true as const, data: [] as never, fetchedAtMs: 0, stored: true as const })
    }
    await connection.observe(stored).call('types', {}, { language: 'en', priority: 'click' })
    await tick()
    expect([api.calls.length, connection.state().state]).toEqual([0, 'bad-key'])
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
      api.fail('types', { code, status })
      await browse()
      api.fail('*', failure)
      await browse()
      await tick()
      await connection.check()
      expect(connection.state()).toMatchObject({ state: code, failure: { code }, backgroundPaused: true })
      api.answer('subscription', ACTIVE)
      await connection.check()
    }
  })

  test('a timed check repeats itself: soon after a refusal, daily otherwise, never in between', async () => {
    expect(clock.timers.map((t) => t.delayMs)).toEqual([1440])
    api.fail('types', { code: 'bad-key', status: 403 })
    await browse()
    expect(clock.timers.map((t) => t.delayMs)).toEqual([30])
    clock.timers[0]!.then()
    await new Promise((done) => setTimeout(done, 0))
    expect(connection.state().state).toBe('online')
    expect(clock.timers.map((t) => t.delayMs)).toEqual([1440])
  })

  test('offline and limited end with the next good answer', async () => {
    api.fail('types', { code: 'offline', unconnected: true })
    await browse()
    expect(connection.state().state).toBe('offline')
    api.fail('types', { code: 'limit', status: 429, retryAtMs: 0 })
    await browse()
    expect(connection.state().state).toBe('limited')
    api.answer('types', [])
    await browse()
    expect(connection.state().state).toBe('online')
  })

  test('not-found, bad-request and server errors do not change the connection state', async () => {
    for (const code of ['not-found', 'bad-request', 'server-error', 'cancelled'] as const) {
      api.fail('types', { code })
      await browse()
      expect(connection.state().state).toBe('online')
    }
  })
})

describe('the demo catalogue', () => {
  test('is checked by itself while the check of the previous service runs', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    const held = Promise.withResolvers<void>()
    const { call } = api
    api.call = async (...asked) => {
      api.call = call
      await held.promise
      return call(...asked)
    }
    const before = connection.check()
    const demo = connection.demo()
    await vi.waitFor(() => expect(connection.state().state).toBe('demo'))
    held.resolve()
    await before
    expect(await demo).toMatchObject({ ok: true, value: { state: 'demo', subscription: { active: true } } })
    expect(api.calls.filter(({ name }) => name === 'subscription')).toHaveLength(3)
  })
  test('runs without touching a sealed key, and returns to the service when it ends', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    expect(await connection.demo()).toMatchObject({ ok: true, value: { state: 'demo', baseUrl: '', keyHint: '' } })
    expect(await connection.access()).toMatchObject({ apiKey: 'demo-key' })
    const before = api.calls.length
    await connection.forget()
    expect(connection.state()).toMatchObject({ state: 'connecting', baseUrl: ADDRESS, keyKept: 'sealed' })
    // whether the subscription is still there was not known all the while
    expect(api.calls.slice(before).map((c) => c.name)).toEqual(['subscription'])
    expect(boundKey(secrets.secret, ADDRESS)).toBe(KEY)
    expect(demos).toBe(0)
  })

  test('starts again at the next start, and a failure to start is reported', async () => {
    profiles.profile = { id: 'demo', mode: 'demo', baseUrl: '', keyHint: '' }
    await connection.start()
    expect(connection.state().state).toBe('demo')
    await connection.forget()
    expect(connection.state().state).toBe('no-key')
  })
})

describe('the next start', () => {
  test('connects with the sealed key and calls the subscription once', async () => {
    secrets.secret = bindKey(ADDRESS, KEY)
    profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
    await connection.start()
    await new Promise((done) => setTimeout(done, 0))
    expect(api.calls.map((c) => c.name)).toEqual(['subscription'])
    expect(await connection.access()).toEqual({
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
      secrets.secret = bindKey(ADDRESS, KEY)
      profiles.profile = profile
      connection = new Connection(parts)
      api.calls.length = 0
      const painted = Promise.withResolvers<void>()
      await connection.start(painted.promise)
      expect(connection.state().state).toBe(profile.mode === 'demo' ? 'demo' : 'connecting')
      expect(api.calls).toEqual([])
      painted.resolve()
      await new Promise((done) => setTimeout(done, 0))
      expect(api.calls.map((c) => c.name)).toEqual(['subscription'])
      expect(connection.state().state).toBe(profile.mode === 'demo' ? 'demo' : 'online')
    }
  })

  test('does not repeat a call of the subscription that answers 401', async () => {
    api.fail('subscription', { code: 'unauthorised', status: 401 })
    secrets.secret = bindKey(ADDRESS, KEY)
    profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
    await connection.start()
    await new Promise((done) => setTimeout(done, 0))
    expect(api.calls).toHaveLength(1)
    expect(connection.state()).toMatchObject({ state: 'unauthorised', keyKept: 'sealed' })
  })

  test('asks for a key that lasted one session only, and keeps the address', async () => {
    profiles.profile = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '••••cdef' }
    await connection.start()
    expect(connection.state()).toMatchObject({ state: 'no-key', baseUrl: ADDRESS })
    expect(connection.profileId()).toBeNull()
    expect(api.calls).toHaveLength(0)
  })

  test('uses an unattended set-up without a call of its own', async () => {
    expect(await connection.applyProvisioning({ baseUrl: `${ADDRESS}/prefix/`, apiKey: KEY })).toEqual({
      kept: 'sealed'
    })
    expect(profiles.profile).toMatchObject({ mode: 'service', baseUrl: `${ADDRESS}/prefix`, keyHint: '••••cdef' })
    expect(await connection.applyProvisioning({ baseUrl: 'ftp://x.test', apiKey: 'other-key' })).toEqual({
      refused: 'scheme'
    })
    expect(api.calls).toHaveLength(0)
    await connection.start()
    expect(await connection.access()).toMatchObject({ baseUrl: `${ADDRESS}/prefix`, apiKey: KEY })
  })

  test('removes key and profile when a person forgets the connection', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    await connection.forget()
    expect(secrets.secret).toBeNull()
    expect(profiles.profile).toBeNull()
    expect(connection.state().state).toBe('no-key')
  })
})

describe('a subscription that does not say whether it is active', () => {
  test('is unknown, not inactive: connecting succeeds, and background calls continue', async () => {
    api.answer('subscription', { ...ACTIVE, active: null })
    expect(await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })).toMatchObject({
      ok: true,
      value: { state: 'online', subscription: { active: null }, backgroundPaused: false }
    })
    await connection.check()
    expect([connection.state().state, budget.paused]).toEqual(['online', false])
  })
  test('does not change the meaning of a 401', async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.answer('subscription', { ...ACTIVE, active: null }).fail('types', { code: 'unauthorised', status: 401 })
    await browse()
    await tick()
    expect(connection.state()).toMatchObject({ state: 'unauthorised', failure: { code: 'unauthorised' } })
  })
})

describe('a limit of the service', () => {
  const models = (id: string) =>
    connection.observe(api).call('models', { manufacturer_id: id as never }, { language: 'ru', priority: 'click' })
  const fire = async (): Promise<void> => {
    clock.timers[0]!.then()
    await tick()
  }
  beforeEach(async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    budget.freeInMs = 5000
    budget.stopped = true
    api.fail('models', { code: 'limit', status: 429 })
    await models('7')
    api.calls.length = 0
  })

  test('is probed once after its end, at the refused address and never at the subscription', async () => {
    expect(clock.timers.map((t) => t.delayMs)).toEqual([5250])
    budget.stopped = false
    api.answer('models', [])
    await fire()
    expect(api.calls.map(({ address, language }) => [address, language])).toEqual([['/vdb/models/7', 'ru']])
    expect(connection.state().state).toBe('online')
  })
  test('that continues is probed again after the next pause, with no call in between', async () => {
    for (let i = 0; i < 4; i++) await fire()
    expect(api.calls.map(({ address }) => address)).toEqual(Array(4).fill('/vdb/models/7'))
    expect([connection.state().state, clock.timers.map((t) => t.delayMs)]).toEqual(['limited', [5250]])
  })
  test('does not end with a success of the subscription, whose facts are stored', async () => {
    api.answer('subscription', { ...ACTIVE, name: 'renewed' })
    await connection.check()
    expect(connection.state()).toMatchObject({
      state: 'limited',
      failure: { code: 'limit' },
      subscription: { name: 'renewed' }
    })
    expect(clock.timers).toHaveLength(1)
  })
  test('does not end with the answer of an earlier call', async () => {
    await browse()
    expect(connection.state().state).toBe('limited')
  })
  test('is probed again at growing intervals after an unclear answer', async () => {
    budget.stopped = false
    api.fail('models', { code: 'server-error', status: 500 })
    const waits: number[] = []
    for (let i = 0; i < 4; i++) {
      await fire()
      waits.push(clock.timers[0]!.delayMs)
    }
    expect(waits).toEqual([60_000, 120_000, 240_000, 480_000])
    expect(api.calls.map(({ address }) => address)).toEqual(Array(4).fill('/vdb/models/7'))
  })
  test('from the previous run is probed with the list of types, and the subscription is called after its end', async () => {
    api.fail('subscription', { code: 'limit', retryAtMs: 5000 })
    const next: Connection = new Connection({
      ...parts,
      onProfile: () => {},
      probe: () => next.observe(api).call('types', {}, { language: 'en', priority: 'click' })
    })
    clock.timers.length = 0
    await next.start()
    await tick()
    expect(next.state()).toMatchObject({ state: 'limited', checkedAt: null })
    api.calls.length = 0
    api.answer('subscription', ACTIVE)
    budget.stopped = false
    await fire()
    expect(api.calls.map(({ name }) => name)).toEqual(['types', 'subscription'])
    expect(next.state()).toMatchObject({ state: 'online', subscription: ACTIVE })
  })
  test('of the local count needs no probe', async () => {
    const own = new Connection({ ...parts, onProfile: () => {} })
    await own.connect({ baseUrl: ADDRESS, apiKey: KEY })
    clock.timers.length = 0
    api.calls.length = 0
    budget.stopped = false
    api.fail('types', { code: 'limit' })
    await own.observe(api).call('types', {}, { language: 'en', priority: 'click' })
    expect(own.state().state).toBe('limited')
    api.calls.length = 0
    await fire()
    expect([own.state().state, api.calls.length]).toEqual(['online', 0])
  })
})

describe('one address that fails', () => {
  const NO_ANSWER = ['timeout', 'not-the-service', 'redirected', 'offline'] as const
  const engine = (id: string, priority: 'click' | 'pack' = 'click') =>
    connection.observe(api).call('engine', { engine_id: id as never }, { language: 'en', priority })
  let states: string[]
  beforeEach(async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.calls.length = 0
    states = []
    connection.onChange(({ state }) => states.push(state))
  })

  test.each(NO_ANSWER)(
    '(%s) does not mean a lost network while another one answers: the state does not change',
    async (code) => {
      api.fail('engine', { code })
      expect(await engine('1')).toEqual({ ok: false, failure: { code } })
      await tick()
      // one question to another address
      expect(api.calls.map((c) => c.name)).toEqual(['engine', 'subscription'])
      expect(connection.state()).toMatchObject({ state: 'online', failure: null })
      expect(states.filter((state) => state !== 'online')).toEqual([])
    }
  )
  test.each(NO_ANSWER)('(%s) means a lost network when the other does not answer either', async (code) => {
    api.fail('*', { code })
    await engine('1')
    await tick()
    expect(api.calls.map((c) => c.name)).toEqual(['engine', 'subscription'])
    expect(connection.state()).toMatchObject({ state: 'offline', failure: { code } })
  })
  test.each([{ code: 'offline', unconnected: true }, { code: 'insecure' }] as const)(
    'with %j needs no second call: there is no network',
    async (failure) => {
      api.fail('engine', failure)
      await engine('1')
      expect(connection.state().state).toBe('offline')
      expect(api.calls).toHaveLength(1)
    }
  )
  test('causes no call when another address answered after the start of the failed one', async () => {
    const late = Promise.withResolvers<void>()
    const slow = connection
      .observe({
        call: async (...asked) => {
          await late.promise
          return api.call(...asked)
        }
      })
      .call('engine', { engine_id: '1' as never }, { language: 'en', priority: 'click' })
    await browse()
    api.fail('engine', { code: 'timeout' })
    late.resolve()
    await slow
    await tick()
    expect(api.calls.map((c) => c.name)).toEqual(['types', 'engine'])
    expect(connection.state().state).toBe('online')
  })
  test('causes a call of the other address at most every five seconds, and none after any answer', async () => {
    api.fail('engine', { code: 'not-the-service' })
    for (let i = 0; i < 5; i++) {
      await engine(`${i}`)
      await tick()
    }
    expect(api.calls.filter((c) => c.name === 'subscription')).toHaveLength(1)
    const opinion = clock.timers.find((t) => t.delayMs === 5000)!
    await browse()
    expect(clock.timers).not.toContain(opinion)
    await engine('6')
    clock.steadyMs += 5000
    clock.timers.find((t) => t.delayMs === 5000)!.then()
    await tick()
    expect(api.calls.filter((c) => c.name === 'subscription')).toHaveLength(2)
    expect(states.filter((state) => state !== 'online')).toEqual([])
  })
  test('reports a failure of a pack once its cause is known', async () => {
    api.fail('engine', { code: 'not-the-service' })
    const held = Promise.withResolvers<void>()
    const parked = api.call
    api.call = (async (name: never, ...rest: never[]) => {
      if (name === 'subscription') await held.promise
      return (parked as (...all: unknown[]) => unknown)(name, ...rest)
    }) as never
    let reported = false
    const asked = connection
      .observe(api)
      .call('engine', { engine_id: '1' as never }, { language: 'en', priority: 'pack' })
      .then(() => (reported = true))
    await tick()
    expect(reported).toBe(false)
    held.resolve()
    await asked
    expect(connection.state().state).toBe('online')
  })
  test('causes a call of the catalogue when it is the subscription, and is repeated sooner than in a day', async () => {
    api.fail('subscription', { code: 'not-the-service' })
    await connection.check()
    await tick()
    expect(api.calls.map((c) => c.name)).toEqual(['subscription', 'types'])
    expect(connection.state().state).toBe('online')
    expect(clock.timers.map((t) => t.delayMs)).toEqual([60_000])
  })
})

describe('without a connection', () => {
  beforeEach(async () => {
    await connection.connect({ baseUrl: ADDRESS, apiKey: KEY })
    api.calls.length = 0
  })

  test('the program retries at growing intervals, alternating subscription and catalogue, and at once when the network returns', async () => {
    api.fail('types', { code: 'offline', unconnected: true }).fail('subscription', { code: 'not-the-service' })
    await browse()
    api.calls.length = 0
    const looks: number[] = []
    for (let i = 0; i < 7; i++) {
      looks.push(clock.timers[0]!.delayMs)
      clock.timers[0]!.then()
      await tick()
    }
    expect(looks).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 900_000, 900_000])
    expect(api.calls.map(({ name }) => name)).toEqual([
      'subscription',
      'types',
      'subscription',
      'types',
      'subscription',
      'types',
      'subscription'
    ])
    expect(connection.state()).toMatchObject({ state: 'offline', failure: { code: 'not-the-service' } })
    api.answer('subscription', ACTIVE)
    connection.networkHint()
    await tick()
    expect(connection.state().state).toBe('online')
    api.calls.length = 0
    connection.networkHint()
    expect(api.calls).toHaveLength(0)
  })

  test('the state is unknown at the start until the first answer, which also causes a call of the subscription', async () => {
    api.fail('*', { code: 'offline', unconnected: true })
    const next = new Connection({ ...parts, onProfile: () => {} })
    const states: string[] = []
    next.onChange(({ state }) => states.push(state))
    const painted = Promise.withResolvers<void>()
    await next.start(painted.promise)
    expect(next.state()).toMatchObject({ state: 'connecting', checkedAt: null })
    painted.resolve()
    await tick()
    expect([...new Set(states)]).toEqual(['connecting', 'offline'])
    api.answer('subscription', ACTIVE).answer('types', [])
    api.calls.length = 0
    await next.observe(api).call('types', {}, { language: 'en', priority: 'click' })
    await tick()
    expect(api.calls.map(({ name }) => name)).toEqual(['types', 'subscription'])
    expect(next.state()).toMatchObject({ state: 'online', subscription: ACTIVE })
    expect(next.state().checkedAt).not.toBeNull()
  })
})
