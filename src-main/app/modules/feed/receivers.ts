import { nodeDigests } from '../../../adapters/digests'
import { FolderSource } from '../../../adapters/event-sources/folder'
import { MqttSource } from '../../../adapters/event-sources/mqtt'
import { PollingSource } from '../../../adapters/event-sources/polling'
import { RelaySource } from '../../../adapters/event-sources/relay'
import { WebhookReceiver } from '../../../adapters/event-sources/webhook'
import { feedRules } from '../../../services/settings/derived-settings'
import { verifySignature } from '../../../shared/feed/sources/signature'
import { FEED_VALUES } from '../../../shared/ports/stores/event-store'
import type { SecretName } from '../../../shared/ports/stores/secret-store'
import type { FeedModuleDeps } from './deps'

export const RECEIVERS = ['webhook', 'mqtt', 'relay', 'polling', 'folder'] as const

/**
 * State of sources in the event store. A read rejects when the store does, so that no source starts anew and replaces
 * what is stored. A failed write is logged.
 */
function createMemory({ store, log, newId }: Pick<FeedModuleDeps, 'store' | 'log' | 'newId'>) {
  const read = (name: string): Promise<unknown> => store.value(name)
  const write = (name: string, value: unknown): Promise<void> =>
    store.setValue(name, value).catch((error: unknown) => log.error('feed.memory', { name, error }))
  const readText = async (name: string): Promise<string | null> => {
    const value = await read(name)
    return typeof value === 'string' ? value : null
  }
  return {
    read,
    write,
    readText,
    /** The MQTT client id of this installation, made once. */
    async clientId(): Promise<string> {
      const stored = await readText(FEED_VALUES.mqttClient)
      if (stored !== null) return stored
      const fresh = `dynodesk-${newId()}`
      await write(FEED_VALUES.mqttClient, fresh)
      return fresh
    },
    /** Port of the webhook receiver; null: none, or no valid port. */
    async webhookPort(): Promise<number | null> {
      const value = await read(FEED_VALUES.webhookPort)
      return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 65_536 ? value : null
    }
  }
}

type ReceiverDeps = Pick<
  FeedModuleDeps,
  | 'store'
  | 'settings'
  | 'secrets'
  | 'budget'
  | 'clock'
  | 'log'
  | 'fetch'
  | 'transport'
  | 'contacted'
  | 'newId'
  | 'language'
> &
  Pick<FeedModuleDeps, 'access' | 'ownFolder' | 'storageMode'> & { readonly random: () => number }

function createWebhookReceiver(deps: ReceiverDeps, memory: ReturnType<typeof createMemory>): WebhookReceiver {
  const { store, settings, secrets, clock, log, random, storageMode } = deps
  const rules = feedRules(settings)
  return new WebhookReceiver({
    clock,
    log,
    random,
    settings: rules.webhook,
    hasSecret: async () => (await secrets.storageOf('event-secret')) !== 'none',
    hmac: async (body) => {
      const secret = await secrets.read('event-secret')
      return secret === null ? null : nodeDigests.hmacSha256(secret, body)
    },
    verify: async (event) => verifySignature(event, rules.signature(), await secrets.read('event-secret'), nodeDigests),
    keptPort: { read: memory.webhookPort, write: (port) => memory.write(FEED_VALUES.webhookPort, port) },
    storeTakes: async () =>
      (await storageMode()) !== 'locked' &&
      store.setValue(FEED_VALUES.webhookTrial, clock.now()).then(
        () => true,
        () => false
      )
  })
}

export function createReceivers(deps: ReceiverDeps) {
  const { settings, secrets, budget, clock, log, fetch, transport, language, access, ownFolder, random } = deps
  const rules = feedRules(settings)
  const memory = createMemory(deps)
  const secretOf = (name: SecretName) => (): Promise<string | null> => secrets.read(name)
  const { clientId } = memory
  return [
    createWebhookReceiver(deps, memory),
    new MqttSource({
      clock,
      log,
      random,
      settings: rules.mqtt,
      password: secretOf('mqtt-password'),
      clientId,
      contacted: deps.contacted
    }),
    new RelaySource({
      fetch,
      clock,
      log,
      random,
      settings: rules.relay,
      token: secretOf('relay-token'),
      lastId: {
        read: () => memory.readText(FEED_VALUES.relayLastId),
        write: (id) => memory.write(FEED_VALUES.relayLastId, id)
      }
    }),
    new PollingSource({
      transport,
      budget,
      clock,
      log,
      random,
      settings: rules.polling,
      access,
      language,
      memory
    }),
    new FolderSource({ clock, log, random, settings: rules.folder, memory, ownFolder })
  ]
}
