/** A change of the profile reaches the packs, and the listeners of the connection, in an order that they can use. */
import { expect, test } from 'vitest'
import { Connection } from '@main/services/connection/connection'
import type { StoredConnection } from '@shared/ports/stores/connection-store'
import { FakeApiClient } from '../../../fakes/api-client'
import { GENERATION, only, packFixture } from '../packs/pack-fixture'

const ADDRESS = 'https://api.example.test'
const PROFILE: StoredConnection = { id: 'p', mode: 'service', baseUrl: ADDRESS, keyHint: '' }

test('open packs continue when a key is entered after a start without one', async () => {
  const fixture = packFixture()
  const before = await fixture.start()
  expect(await before.packs.start({ title: 'Open', scopes: [GENERATION] })).toMatchObject({ ok: true })
  await fixture.clock.advance(30)
  const closing = before.packs.close()
  await fixture.clock.advance(100)
  await closing
  fixture.kill(before)

  let profile: StoredConnection | null = PROFILE
  const order: string[] = []
  const run = await fixture.start({ open: false })
  const connection: Connection = new Connection({
    api: new FakeApiClient().answer('subscription', { name: 'Vehicle Database', active: true, end_date: null }),
    budget: run.budget,
    secrets: {
      isEncryptionAvailable: async () => false,
      put: async () => 'session',
      seal: async () => false,
      read: async () => null,
      storageOf: async () => 'none',
      locked: async () => false,
      remove: async () => undefined
    },
    connectionStore: { read: async () => profile, write: async (next) => void (profile = next) },
    clock: fixture.clock,
    log: fixture.log,
    newId: () => 'new',
    idOf: () => 'new',
    language: () => 'en',
    settings: () => ({ rearmMs: 30, subscriptionCheckMs: 1440 }),
    clockSkewMs: () => null,
    onConnectionUnread: () => {},
    proxyLogin: async () => false,
    probe: async () => undefined,
    accountOf: async () => 'p',
    onProfile: () => {
      order.push(`profile ${connection.profileId()}`)
      run.packs.profileChanged()
    },
    demo: { start: () => Promise.reject(new Error('not used')) }
  })
  connection.onChange(({ state }) => void order.push(state))
  Object.defineProperty(fixture.state, 'profile', { get: () => connection.profileId() })

  await connection.start()
  await run.packs.open()
  expect([run.packs.all(), order]).toEqual([[], ['profile null', 'no-key']])
  order.length = 0
  expect(await connection.connect({ baseUrl: ADDRESS, apiKey: 'key-0123456789abcdef' })).toMatchObject({ ok: true })
  expect(order.slice(0, 2)).toEqual(['profile p', 'online'])
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ title: 'Open', state: 'done' })
  await run.packs.close()
  await connection.stop()
})
