/** The live feed: its sources, its store and its use cases. */
import { nodeDigests } from '../../../adapters/digests'
import { PlayedSource, readDemoVehicles, readRecordedEvents } from '../../../adapters/event-sources/replay'
import { fileUptimeLog, persistentUptimeLog } from '../../../adapters/event-sources/uptime-log'
import { Feed } from '../../../services/feed/feed'
import { FeedMappings } from '../../../services/feed/feed-mappings'
import { FeedNotifications } from '../../../services/feed/feed-notifications'
import { createFeedPaths } from '../../../services/feed/feed-paths'
import type { FeedPlayer } from '../../../services/feed/feed-player'
import { FeedPipeline, trustPolicyOf } from '../../../services/feed/feed-pipeline'
import { FeedSources } from '../../../services/feed/feed-sources'
import { claimName, feedRules, notifyRules } from '../../../services/settings/derived-settings'
import { generateDemoDay } from '../../../shared/feed/demo-day'
import type { SecretStore } from '../../../shared/ports/stores/secret-store'
import type { Log } from '../../../shared/ports/system/log'
import type { SettingKey } from '../../../shared/settings/schema'
import type { EventStorageMode, FeedModuleDeps } from './deps'
import { createReceivers, RECEIVERS } from './receivers'
import { createSharing } from './sharing'

const DEMO_VEHICLES = 9

/** The sealed secret; null: none is set. Rejects when there is one that cannot be read. */
async function readEventSecret(secrets: SecretStore): Promise<string | null> {
  const secret = await secrets.read('event-secret')
  if (secret === null && (await secrets.locked('event-secret')))
    throw new Error('the key store does not give out the secret')
  return secret
}

function createNotifications({ notifications, clock, settings, store }: FeedModuleDeps): FeedNotifications {
  return new FeedNotifications({
    ...notifications,
    clock,
    rules: notifyRules(settings),
    isUnread: async (seq) => (await store.event(seq))?.read === false,
    minuteOfDay: (nowMs) => {
      const now = new Date(nowMs)
      return now.getHours() * 60 + now.getMinutes()
    }
  })
}

function createUptimeLog({ uptimeFile, log }: FeedModuleDeps, storageMode: () => Promise<EventStorageMode>) {
  return persistentUptimeLog(fileUptimeLog(uptimeFile, log), async () =>
    ['sealed', 'open'].includes(await storageMode())
  )
}

async function demoEvents({ demoFolder, demoText }: FeedModuleDeps, endMs: number) {
  return generateDemoDay(await readDemoVehicles(demoFolder, DEMO_VEHICLES), endMs, demoText, Math.floor(endMs / 1000))
}

/** Joins sources, pipeline and use cases, which report to each other. */
function createParts(deps: FeedModuleDeps, storageMode: () => Promise<EventStorageMode>) {
  const { store, settings, secrets, clock, log } = deps
  const rules = feedRules(settings)
  const notify = createNotifications(deps)
  const sharing = createSharing(deps, () => feed.eventsChanged())
  const mappings = new FeedMappings({ store, log, onRemapped: () => feed.eventsChanged() })
  const pipeline = new FeedPipeline({
    store,
    arrived: (events, catchUp) => notify.arrived(events, catchUp),
    digests: nodeDigests,
    log,
    mappings: mappings.active,
    secret: () => readEventSecret(secrets),
    maxBodyBytes: rules.maxBodyBytes,
    trustPolicy: (source) => trustPolicyOf(source, rules.signature),
    onDelivered: (source, delivery, atMs) => sources.delivered(source, delivery, atMs),
    onStored(events) {
      feed.stored(events)
      sharing.stored(events)
    }
  })
  const receivers = createReceivers({ ...deps, random: Math.random, storageMode }).map(sharing.receiver)
  const replay = new PlayedSource({ id: 'replay', clock, random: Math.random })
  const demo = new PlayedSource({ id: 'demo', clock, random: Math.random })
  const sources: FeedSources = new FeedSources({
    sources: [...receivers, sharing.events.reader, replay, demo],
    deliver: pipeline.deliver,
    store,
    uptime: createUptimeLog(deps, storageMode),
    clock,
    log,
    changed: (entries) => deps.sourcesChanged(entries),
    onGapAdded(gap) {
      feed.eventsChanged()
      sharing.events.publisher.missed(gap)
    },
    onWake: () => notify.networkRestored()
  })
  const feed: Feed = new Feed({
    store,
    secrets,
    clock,
    log,
    replay,
    demo,
    openGaps: () => sources.openGaps(),
    restartSource: (source) => sources.restart(source),
    sharedClaim: (subject, by, over) => sharing.events.claims.claim(subject, by, over),
    userName: () => claimName(settings),
    keepRules: () => (deps.clockIsConfirmed() ? rules.keep() : { ...rules.keep(), days: Infinity }),
    chooseFile: deps.chooseFile,
    readEvents: (file) => readRecordedEvents(file, clock.now(), rules.maxBodyBytes()),
    demoEvents: (endMs) => demoEvents(deps, endMs),
    changed: (what) => {
      notify.unread(what.unread)
      deps.changed(what)
    }
  })
  return { notify, mappings, pipeline, sources, feed, sharing }
}

/** Plays the demo events while the demo is in use. */
class DemoEvents {
  readonly #player: FeedPlayer
  readonly #log: Log
  /** The feed is open; nothing is played before. */
  isOpen = false
  #isWanted = false
  #isPlaying = false

  constructor(player: FeedPlayer, log: Log) {
    this.#player = player
    this.#log = log
  }

  setWanted(isWanted: boolean): void {
    this.#isWanted = isWanted
    this.follow()
  }

  follow(): void {
    if (!this.isOpen || this.#isWanted === this.#isPlaying) return
    this.#isPlaying = this.#isWanted
    void (this.#isPlaying ? this.#player.playDemo() : this.#player.removeDemoEvents()).catch((error: unknown) =>
      this.#log.error('feed.demo', { error })
    )
  }
}

export type FeedModule = ReturnType<typeof createFeedModule>

export function createFeedModule(deps: FeedModuleDeps) {
  const { store, settings, log } = deps
  const storageMode = (): Promise<EventStorageMode> => deps.storageMode().catch(() => 'sealed')
  const { notify, mappings, pipeline, sources, feed, sharing } = createParts(deps, storageMode)
  const demoEvents = new DemoEvents(feed.player, log)

  /** Warns about unsealed events, only where a receiver is on. */
  const reportStorageMode = async (): Promise<void> => {
    if (!RECEIVERS.some((id) => settings.get(`events.${id}.enabled`))) return
    const mode = await storageMode()
    if (mode !== 'sealed') deps.notice(`events-${mode}`)
  }

  return {
    service: feed,
    mappings,
    sources,
    notify,
    paths: createFeedPaths(deps),
    /** Opens the mappings first: arriving events are read by them. */
    async open(): Promise<void> {
      await mappings.open()
      feed.open()
      sharing.open()
      await sources.open()
      demoEvents.isOpen = true
      await reportStorageMode()
      demoEvents.follow()
    },
    /** Acknowledged events are on disk before the store closes. */
    async close(): Promise<void> {
      // notifications that waited for the customer screen are dropped
      notify.close()
      await sources.close()
      await pipeline.close()
      sharing.events.close()
      feed.close()
      await store.close()
    },
    settingChanged(key: SettingKey): void {
      for (const source of RECEIVERS) if (key.startsWith(`events.${source}.`)) sources.restart(source)
      if (key.startsWith('notifications.')) notify.rulesChanged()
      if (key === 'language.interface') notify.languageChanged()
      if (key === 'workspace.share.events') sharing.events.follow()
      if (key.endsWith('.enabled')) void reportStorageMode()
      if (key.startsWith('events.keep')) void feed.trim()
    },
    profileChanged: (): void => sources.restart('polling'),
    /** The computer woke up: notifications wait for what arrives now. */
    systemResumed: (): void => notify.networkRestored(),
    networkRestored(): void {
      notify.networkRestored()
      sources.networkRestored()
    },
    customerScreenChanged: (): void => notify.customerScreenChanged(),
    demoMode: (on: boolean): void => demoEvents.setWanted(on)
  }
}
