/** A source whose state in the store cannot be read waits: it neither starts anew nor replaces what is stored. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReceivers } from '@main/app/modules/feed/receivers'
import type { EventSource } from '@shared/ports/feed/event-source'
import { FEED_VALUES } from '@shared/ports/stores/event-store'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import type { Settings } from '@shared/settings/schema'
import { FakeClock } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { FakeSettings } from '../../../fakes/settings'
import { feedDeps } from './feed-deps'

let folder: string
let clock: FakeClock
let store: FakeEventStore
let fetched: Headers[]
const started: EventSource[] = []
const soon = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, 60_000)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-state-'))
  clock = new FakeClock()
  store = new FakeEventStore(() => clock.now())
  fetched = []
})
afterEach(async () => {
  for (const source of started.splice(0)) await source.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(id: string, values: Partial<Settings>): Promise<EventSource> {
  const settings = new FakeSettings()
  settings.put(values)
  const deps = feedDeps(folder, { store, clock, settings, ownFolder: join(folder, 'own') })
  const source = createReceivers({
    ...deps,
    random: () => 0.5,
    fetch: (_address, { headers }) => {
      fetched.push(new Headers(headers))
      return Promise.reject(new TypeError('offline'))
    }
  }).find((one) => one.id === id)!
  started.push(source)
  await source.start(() => Promise.resolve({ outcome: 'not-stored', reason: 'store' }))
  return source
}

const SOURCES: readonly [id: string, name: string, stored: unknown, settings: Partial<Settings>][] = [
  ['webhook', FEED_VALUES.webhookPort, 0, { 'events.webhook.enabled': true, 'events.webhook.port': 0 }],
  [
    'mqtt',
    FEED_VALUES.mqttClient,
    'dynodesk-1',
    { 'events.mqtt.enabled': true, 'events.mqtt.address': 'mqtt://127.0.0.1:1' }
  ],
  [
    'relay',
    FEED_VALUES.relayLastId,
    '41',
    { 'events.relay.enabled': true, 'events.relay.address': 'https://relay.example' }
  ],
  ['folder', 'taken-0', 'a'.repeat(16), { 'events.folder.enabled': true }]
]

it.each(SOURCES)('%s waits until %s can be read, and does not replace it', async (id, name, stored, settings) => {
  await store.setValue(name, stored)
  const read = vi.spyOn(store, 'value').mockRejectedValue(new StoreFailure('busy', 'as the test asks'))
  const write = vi.spyOn(store, 'setValue')
  const source = await start(id, id === 'folder' ? { ...settings, 'events.folder.path': folder } : settings)
  await soon(() => expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'store' } }))
  expect(fetched).toEqual([])
  expect(write).not.toHaveBeenCalled()
  read.mockRestore()
  await clock.advance(source.status().retryAtMs! - clock.now())
  await soon(() => expect(source.status().problem?.code).not.toBe('store'))
  if (id === 'relay') expect(fetched[0]?.get('last-event-id')).toBe('41')
  if (id !== 'webhook') expect(await store.value(name)).toBe(stored)
})
