import { join, resolve } from 'node:path'
import { windowText } from '@main/windows/texts'
import type { FeedModuleDeps } from '../../../../src-main/app/modules/feed/deps'
import type { SecretName, SecretStore } from '@shared/ports/stores/secret-store'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { SECRET } from '../../../fakes/feed/events'
import { FakeLog } from '../../../fakes/log'
import { FakeSettings } from '../../../fakes/settings'
import { FakeTransport } from '../../../fakes/transport'

export function secretStore(secrets: Map<SecretName, string>): SecretStore {
  return {
    isEncryptionAvailable: () => Promise.resolve(true),
    locked: () => Promise.resolve(false),
    read: (name) => Promise.resolve(secrets.get(name) ?? null),
    storageOf: (name) => Promise.resolve(secrets.has(name) ? 'sealed' : 'none'),
    put: (name, secret) => Promise.resolve(secrets.set(name, secret)).then(() => 'sealed' as const),
    seal: (name, secret) => Promise.resolve(secrets.set(name, secret)).then(() => true),
    remove: (name) => Promise.resolve(void secrets.delete(name))
  }
}

/** Deps of the feed module: a store in memory, default settings, the event secret, no service and no network. */
export function feedDeps(folder: string, own: Partial<FeedModuleDeps> = {}): FeedModuleDeps {
  let ids = 0
  return {
    store: new FakeEventStore(),
    settings: new FakeSettings(),
    workspace: { engine: null, nameOf: () => '', onChange: () => () => undefined, onLeaving: () => undefined },
    secrets: secretStore(new Map([['event-secret', SECRET]])),
    clock: new FakeClock(),
    clockIsConfirmed: () => true,
    log: new FakeLog(),
    budget: new FakeCallBudget(),
    contacted: () => undefined,
    transport: new FakeTransport(),
    fetch: () => Promise.reject(new TypeError('offline')),
    access: () => Promise.resolve(null),
    storageMode: () => Promise.resolve('sealed'),
    newId: () => `id-${++ids}`,
    language: () => 'en',
    uptimeFile: join(folder, 'uptime.json'),
    demoFolder: resolve(import.meta.dirname, '../../../../resources/demo'),
    demoText: (key) => windowText('en', `demo.${key}`),
    ownFolder: folder,
    chooseFile: () => Promise.resolve(null),
    chooseFolder: () => Promise.resolve(null),
    chooseCertificate: () => Promise.resolve(null),
    notifications: {
      remove: () => undefined,
      show: () => undefined,
      badge: () => undefined,
      open: () => undefined,
      customerIsWatching: () => false
    },
    notice: () => undefined,
    changed: () => undefined,
    sourcesChanged: () => undefined,
    ...own
  }
}
