/** A connection over fakes. */
import { beforeEach } from 'vitest'
import { Connection, type ConnectionDeps } from '@main/services/connection/connection'
import { FakeApiClient } from '../../../fakes/api-client'
import { PausableBudget } from '../../../fakes/connection/pausable-budget'
import { FakeConnectionStore, FakeSecretStore } from '../../../fakes/connection/stores'
import { TimerList } from '../../../fakes/connection/timer-list'
import { FakeLog } from '../../../fakes/log'

export const ACTIVE = { name: 'Vehicle Database', active: true, end_date: '2027-05-14T23:59:59+02:00' }
export const ADDRESS = 'https://api.example.test'
export const KEY = 'key-0123456789abcdef'

/** Ends every call that needs no time. */
export const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

function setUp() {
  return {
    api: new FakeApiClient().answer('subscription', ACTIVE).answer('types', []),
    secrets: new FakeSecretStore(),
    profiles: new FakeConnectionStore(),
    budget: new PausableBudget(),
    clock: new TimerList(),
    profilesInForce: [] as (string | null)[],
    accountsInForce: [] as (string | null)[],
    accounts: [] as string[],
    demos: 0,
    clockAheadMs: null as number | null,
    /** Answers of the person to a proxy that requires a login. */
    loginGiven: [] as boolean[],
    unread: 0
  }
}

type Fixture = ReturnType<typeof setUp> & {
  deps: ConnectionDeps
  connection: Connection
  /** One call of the catalogue by a person. */
  browse(): Promise<unknown>
}

function depsOf(fixture: Fixture): ConnectionDeps {
  let ids = 0
  return {
    api: fixture.api,
    budget: fixture.budget,
    secrets: fixture.secrets,
    connectionStore: fixture.profiles,
    clock: fixture.clock,
    log: new FakeLog(),
    newId: () => `profile-${++ids}`,
    idOf: (baseUrl) => `id of ${baseUrl}`,
    language: () => 'en',
    settings: () => ({ rearmMs: 30, subscriptionCheckMs: 1440 }),
    clockSkewMs: () => fixture.clockAheadMs,
    onConnectionUnread: () => void fixture.unread++,
    proxyLogin: async () => fixture.loginGiven.shift() ?? false,
    probe: (call) =>
      fixture.connection
        .observe(fixture.api)
        .call(call?.name ?? 'types', call?.params ?? {}, { language: call?.language ?? 'en', priority: 'click' }),
    accountOf: async ({ apiKey }, tried = false) => {
      fixture.accounts.push(`${tried ? 'tried' : 'used'} ${apiKey}`)
      return `account of ${apiKey}`
    },
    onProfile: (profile, account) => {
      fixture.profilesInForce.push(profile?.id ?? null)
      fixture.accountsInForce.push(account)
    },
    demo: {
      start: async () => {
        fixture.demos++
        return { baseUrl: 'http://127.0.0.1:4000', apiKey: 'demo-key', close: async () => void fixture.demos-- }
      }
    }
  }
}

/** A new one for each test. Tests read and change its fields. */
export function connectionFixture() {
  const fixture = {} as Fixture
  beforeEach(() => {
    Object.assign(fixture, setUp())
    fixture.deps = depsOf(fixture)
    fixture.connection = new Connection(fixture.deps)
    fixture.browse = () =>
      fixture.connection.observe(fixture.api).call('types', {}, { language: 'en', priority: 'click' })
  })
  return fixture
}
