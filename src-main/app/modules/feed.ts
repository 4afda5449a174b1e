/** Builds the live feed: the part of the composition root that joins its sources, its store and its use cases. */
import { FolderSource } from '../../adapters/event-sources/folder'
import { PlayedSource, readDemoVehicles, readRecordedEvents } from '../../adapters/event-sources/replay'
import { MqttSource } from '../../adapters/event-sources/mqtt'
import { PollingSource } from '../../adapters/event-sources/polling'
import { RelaySource } from '../../adapters/event-sources/relay'
import { fileUptimeLog, persistentUptimeLog } from '../../adapters/event-sources/uptime-log'
import { WebhookReceiver } from '../../adapters/event-sources/webhook'
import { nodeDigests } from '../../adapters/digests'
import type { FeedTopics } from '../../contract/channels/feed'
import { generateDemoDay } from '../../shared/feed/demo-day'
import { FEED_VALUES, type EventStore } from '../../shared/ports/stores/event-store'
import { verifySignature } from '../../shared/feed/sources/signature'
import type { ApiAccess } from '../../shared/ports/network/api-client'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { HttpTransport } from '../../shared/ports/network/http-transport'
import type { Log } from '../../shared/ports/system/log'
import type { SecretName, SecretStore } from '../../shared/ports/stores/secret-store'
import type { SettingKey } from '../../shared/settings/schema'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { FeedUseCases } from '../../ipc/handlers/feed'
import { createFeed } from '../../services/feed/feed'
import { createFeedPaths } from '../../services/feed/feed-paths'
import { FeedMappings } from '../../services/feed/feed-mappings'
import { FeedNotifications, type FeedNotificationsDeps } from '../../services/feed/feed-notifications'
import { FeedPipeline, trustPolicyOf } from '../../services/feed/feed-pipeline'
import { FeedSources } from '../../services/feed/feed-sources'
import { feedRules, notifyRules } from '../../services/settings/derived-settings'

type EventStorageMode = 'sealed' | 'open' | 'session' | 'locked'

export interface FeedModuleDeps {
  readonly store: EventStore
  /** How events are kept in this run. */
  storageMode(): Promise<EventStorageMode>
  readonly notifications: Pick<FeedNotificationsDeps, 'show' | 'badge' | 'open' | 'customerIsWatching'>
  notice(code: 'events-open' | 'events-session' | 'events-locked'): void
  readonly settings: SettingsStore
  readonly secrets: SecretStore
  readonly budget: CallBudget
  readonly clock: Clock
  readonly log: Log
  /** Without cookies and cache. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly transport: HttpTransport
  readonly uptimeFile: string
  readonly demoFolder: string
  /** Everything the program writes; no folder in it is ever watched. */
  readonly ownFolder: string
  newId(): string
  language(): string
  /** Of a service, never of the demo. */
  access(): Promise<ApiAccess | null>
  chooseFile(): Promise<string | null>
  chooseFolder(): Promise<string | null>
  chooseCertificate(): Promise<string | null>
  changed(what: FeedTopics['feed:changed']): void
  sourcesChanged(entries: FeedTopics['feed:sources-changed']): void
}

const RECEIVERS = ['webhook', 'mqtt', 'relay', 'polling', 'folder'] as const
/** Cars that have a story in the demo's day. */
const DEMO_CARS = 9

export function createFeedModule(around: FeedModuleDeps) {
  const { store, settings, secrets, budget, clock, log, fetch, transport, newId, language, access } = around
  const random = Math.random
  const rules = feedRules(settings)
  const secretOf = (name: SecretName) => (): Promise<string | null> => secrets.read(name)
  /**
   * What sources remember; what cannot be read is not known, and the pipeline knows an event that comes twice. Polling
   * must not do with that: it would take every change for known.
   */
  const memory = {
    read: (name: string): Promise<unknown> => store.value(name).catch(() => null),
    write: (name: string, value: unknown): Promise<void> =>
      store.setValue(name, value).catch((error: unknown) => log.error('feed.memory', { name, error }))
  }
  const remembered = async (name: string): Promise<string | null> => {
    const value = await memory.read(name)
    return typeof value === 'string' ? value : null
  }
  const clientId = async (): Promise<string> => {
    const known = await remembered(FEED_VALUES.mqttClient)
    if (known !== null) return known
    const fresh = `dynodesk-${newId()}`
    await memory.write(FEED_VALUES.mqttClient, fresh)
    return fresh
  }

  /** What is no port any more is not known. */
  const keptPort = async (): Promise<number | null> => {
    const value = await memory.read(FEED_VALUES.webhookPort)
    return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 65_536 ? value : null
  }

  const eventSecret = async (): Promise<string | null> => {
    const secret = await secrets.read('event-secret')
    if (secret === null && (await secrets.locked('event-secret')))
      throw new Error('the key store does not give out the secret')
    return secret
  }
  const keptAs = (): Promise<EventStorageMode> => around.storageMode().catch(() => 'sealed')

  const notify = new FeedNotifications({
    ...around.notifications,
    clock,
    rules: notifyRules(settings),
    minuteOfDay: (nowMs) => {
      const now = new Date(nowMs)
      return now.getHours() * 60 + now.getMinutes()
    }
  })
  const mappings = new FeedMappings({ store, log, onRemapped: () => feed.eventsChanged() })
  const pipeline = new FeedPipeline({
    store,
    notifiers: [notify],
    digests: nodeDigests,
    log,
    mappings: mappings.active,
    secret: eventSecret,
    maxBodyBytes: rules.maxBodyBytes,
    trustPolicy: (source) => trustPolicyOf(source, rules.signature),
    onDelivered: (source, delivery, atMs) => sources.delivered(source, delivery, atMs),
    onStored: (events) => feed.stored(events)
  })
  const replay = new PlayedSource({ id: 'replay', clock, random })
  const demo = new PlayedSource({ id: 'demo', clock, random })
  const sources: FeedSources = new FeedSources({
    sources: [
      new WebhookReceiver({
        clock,
        log,
        random,
        settings: rules.webhook,
        hasSecret: async () => (await secrets.storageOf('event-secret')) !== 'none',
        hmac: async (body) =>
          ((secret) => (secret === null ? null : nodeDigests.hmacSha256(secret, body)))(
            await secrets.read('event-secret')
          ),
        verify: async (event) =>
          verifySignature(event, rules.signature(), await secrets.read('event-secret'), nodeDigests),
        keptPort: { read: keptPort, write: (port) => memory.write(FEED_VALUES.webhookPort, port) },
        storeTakes: async () =>
          (await keptAs()) !== 'locked' &&
          store.setValue(FEED_VALUES.webhookTrial, clock.now()).then(
            () => true,
            () => false
          )
      }),
      new MqttSource({ clock, log, random, settings: rules.mqtt, password: secretOf('mqtt-password'), clientId }),
      new RelaySource({
        fetch,
        clock,
        log,
        random,
        settings: rules.relay,
        token: secretOf('relay-token'),
        lastId: {
          read: () => remembered(FEED_VALUES.relayLastId),
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
        memory: { read: (name) => store.value(name), write: memory.write }
      }),
      new FolderSource({ clock, log, random, settings: rules.folder, memory, ownFolder: around.ownFolder }),
      replay,
      demo
    ],
    deliver: pipeline.deliver,
    store,
    uptime: persistentUptimeLog(fileUptimeLog(around.uptimeFile, log), async () =>
      ['sealed', 'open'].includes(await keptAs())
    ),
    clock,
    log,
    changed: (entries) => around.sourcesChanged(entries),
    onGapAdded: () => feed.eventsChanged(),
    onWake: () => notify.networkRestored()
  })
  const feed = createFeed({
    store,
    secrets,
    clock,
    log,
    replay,
    demo,
    openGaps: () => sources.openGaps(),
    restartSource: (source) => sources.restart(source),
    userName: () => settings.get('events.deskName'),
    keepRules: rules.keep,
    chooseFile: around.chooseFile,
    readEvents: (file) => readRecordedEvents(file, clock.now(), rules.maxBodyBytes()),
    demoEvents: async (endMs) =>
      generateDemoDay(await readDemoVehicles(around.demoFolder, DEMO_CARS), endMs, Math.floor(endMs / 1000)),
    changed: (what) => {
      notify.unread(what.unread)
      around.changed(what)
    }
  })
  const useCases: FeedUseCases = {
    feed,
    mappings,
    sources,
    notify,
    folder: createFeedPaths({
      settings,
      chooseFolder: around.chooseFolder,
      chooseCertificate: around.chooseCertificate
    })
  }
  let opened = false
  let wanted = false
  let inDemo = false
  const followDemo = (): void => {
    if (!opened || wanted === inDemo) return
    inDemo = wanted
    void (inDemo ? feed.playDemo() : feed.removeDemoEvents()).catch((error: unknown) =>
      log.error('feed.demo', { error })
    )
  }

  /** Said only to who uses the feed: on most desks nothing is ever kept. */
  const tellKept = async (): Promise<void> => {
    if (!RECEIVERS.some((id) => settings.get(`events.${id}.enabled`))) return
    const kept = await keptAs()
    if (kept !== 'sealed') around.notice(`events-${kept}`)
  }

  return {
    useCases,
    /** Mappings first: what arrives is read by them. */
    async open(): Promise<void> {
      await mappings.open()
      feed.open()
      await sources.open()
      opened = true
      await tellKept()
      followDemo()
    },
    /** What a source was told is stored gets on disk before the store closes. */
    async close(): Promise<void> {
      // what waited behind a customer's screen is not to pop up at the end
      notify.close()
      await sources.close()
      await pipeline.close()
      feed.close()
      await store.close()
    },
    settingChanged(key: SettingKey): void {
      for (const source of RECEIVERS) if (key.startsWith(`events.${source}.`)) sources.restart(source)
      if (key.startsWith('notifications.')) notify.rulesChanged()
      if (key === 'language.interface') notify.languageChanged()
      if (key.endsWith('.enabled')) void tellKept()
      if (key.startsWith('events.keep')) void feed.trim()
    },
    /** The machine woke up or has a network again: at once, before anybody's retries come in. */
    systemResumed: (): void => notify.networkRestored(),
    /** The same some seconds later, when it is this desk's turn to call others. */
    networkRestored(): void {
      notify.networkRestored()
      sources.networkRestored()
    },
    /** A customer looks on, or does not any more. */
    customerScreenChanged: (): void => notify.customerScreenChanged(),
    /** The window's page has begun anew, or is gone: what it held it holds no more. */
    pageReset: (): void => notify.resumeAll(),
    /** The invented events come and go with the demo. */
    demoMode(on: boolean): void {
      wanted = on
      followDemo()
    }
  }
}
