/** The feed's operations for the window: lists, marks, views, retention, secrets of sources and replays. */
import { done, failed, type Result } from '../../contract/failures'
import {
  FEED_SECRETS,
  RAW_HEX_BYTES,
  RAW_TEXT_BYTES,
  type FeedFilterInput,
  type FeedPageEntry,
  type FeedPageInput,
  type FeedSecret,
  type FeedTopics,
  type FeedGapEntry,
  type FeedMarks,
  type RawEntry,
  type SavedView,
  type SecretsStorage
} from '../../contract/channels/feed'
import { textOf } from '../../shared/feed/event-body'
import type { FeedEvent, SourceId, SubjectRef } from '../../shared/feed/events'
import { FEED_VALUES, type EventStore } from '../../shared/ports/stores/event-store'
import type { FeedCounts, FeedFilter, Page, UnreadCount } from '../../shared/feed/feed-query'
import type { RetentionRules } from '../../shared/feed/event-retention'
import { toHex } from '../../shared/feed/sources/signature'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import { storeResult } from '../store-result'
import { entryOf, filterFor, gapEntryOf, groupOf, marksOf } from './feed-entries'
import { createFeedReplay, type FeedReplayDeps } from './feed-replay'
import { FeedRetention } from './feed-retention'

interface FeedDeps extends FeedReplayDeps {
  readonly store: EventStore
  readonly secrets: Pick<SecretStore, 'put' | 'remove' | 'storageOf'>
  readonly log: Log
  /** Enabled sources that are not listening. */
  openGaps(): readonly FeedGapEntry[]
  restartSource(source: SourceId): void
  userName(): string
  keepRules(): RetentionRules
  changed(what: FeedTopics['feed:changed']): void
}

const BROADCAST_INTERVAL_MS = 200
/** The longest wait for the end of a snooze: timers pause while the machine sleeps, and its clock may be set. */
const SNOOZE_CHECK_MS = 600_000
const SECRET_SOURCES: { readonly [S in FeedSecret]: SourceId } = {
  'event-secret': 'webhook',
  'mqtt-password': 'mqtt',
  'relay-token': 'relay'
}

export function createFeed(deps: FeedDeps) {
  const { store, clock, log, secrets } = deps
  let cancelBroadcast: (() => void) | null = null
  let added = 0
  let latestSeq = 0
  let cancelSnoozeTimer: (() => void) | null = null
  let closed = false
  const withStore = <T>(what: string, work: () => Promise<T>): Promise<Result<T>> =>
    storeResult(log, 'feed.store', async () => done(await work()), { what })

  /** Merges changes, so that a burst does not make the window reload for each event. */
  const broadcast = (): void => {
    cancelBroadcast ??= clock.after(BROADCAST_INTERVAL_MS, () => {
      cancelBroadcast = null
      const what = { added, latestSeq }
      added = 0
      latestSeq = 0
      store.unread().then(
        (unread) => {
          if (closed) return
          scheduleSnoozeEnd(unread)
          deps.changed({ ...what, unread: unread.events })
        },
        (error: unknown) => log.error('feed.store', { what: 'unread', error })
      )
    })
  }
  /** Broadcasts again when the next snooze ends. */
  const scheduleSnoozeEnd = ({ changesAtMs }: UnreadCount): void => {
    cancelSnoozeTimer?.()
    cancelSnoozeTimer =
      changesAtMs === null
        ? null
        : clock.after(Math.min(Math.max(0, changesAtMs - clock.now()) + 1, SNOOZE_CHECK_MS), broadcast)
  }
  const setMarks = async (subject: SubjectRef, change: Parameters<EventStore['setMarks']>[1]): Promise<FeedMarks> => {
    const marks = await store.setMarks(subject, change, clock.now())
    broadcast()
    return marksOf(marks)
  }
  const retention = new FeedRetention({ store, clock, log, keepRules: deps.keepRules, trimmed: broadcast })
  const player = createFeedReplay(deps, async () => {
    const deleted = await withStore('demo', () => store.purge({ source: 'demo' }))
    if (deleted.ok && deleted.value > 0) broadcast()
  })

  /**
   * Gaps since the oldest entry of a page, on the last page all; open ones on the first page. A gap between two pages
   * is in both.
   */
  async function gapsOf(
    times: readonly number[],
    request: FeedPageInput,
    last: boolean
  ): Promise<readonly FeedGapEntry[]> {
    const found = await store.gaps(last || times.length === 0 ? 0 : Math.min(...times), clock.now())
    return [...(request.before === undefined ? deps.openGaps() : []), ...found.map(gapEntryOf)]
  }
  const paged = async <T, E>(
    request: FeedPageInput,
    page: Page<T>,
    time: (item: T) => number,
    entry: (item: T) => E
  ): Promise<FeedPageEntry<E>> => ({
    items: page.items.map(entry),
    next: page.next,
    gaps: await gapsOf(page.items.map(time), request, page.next === null)
  })
  const filterOf = (filter: FeedFilterInput): FeedFilter => filterFor(deps.userName(), filter)
  const requestOf = ({ filter, before, limit }: FeedPageInput) => ({
    filter: filterOf(filter),
    limit,
    ...(before === undefined ? {} : { before })
  })

  async function secretsStorage(): Promise<SecretsStorage> {
    const entries = await Promise.all(FEED_SECRETS.map(async (name) => [name, await secrets.storageOf(name)] as const))
    return Object.fromEntries(entries) as SecretsStorage
  }
  /** Stops replays first, so that no more events arrive. */
  async function purgePlayed(): Promise<number> {
    await player.halt()
    return (await store.purge({ source: 'replay' })) + (await store.purge({ source: 'demo' }))
  }

  return {
    /** New events are stored. */
    stored(events: readonly FeedEvent[]): void {
      added += events.length
      latestSeq = Math.max(latestSeq, events.at(-1)?.seq ?? 0)
      broadcast()
      retention.stored(
        events.length,
        events.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
      )
    },
    /** Marks, facts or gaps have changed. */
    eventsChanged: broadcast,
    /** Deletes expired events and broadcasts the unread count. */
    open(): void {
      retention.open()
      broadcast()
    },
    close(): void {
      closed = true
      cancelBroadcast?.()
      cancelSnoozeTimer?.()
      retention.close()
    },
    trim: (): Promise<void> => retention.trim(),

    page: (request: FeedPageInput) =>
      withStore('page', async () =>
        paged(request, await store.page(requestOf(request)), (event) => event.arrivedAtMs, entryOf)
      ),
    groups: (request: FeedPageInput) =>
      withStore('groups', async () =>
        paged(request, await store.groups(requestOf(request)), (group) => group.lastAtMs, groupOf)
      ),
    counts: (filter: FeedFilterInput): Promise<Result<FeedCounts>> =>
      withStore('counts', () => store.counts(filterOf(filter))),
    unread: () => withStore('unread', async () => (await store.unread()).events),
    async raw(seq: number): Promise<Result<RawEntry>> {
      const found = await withStore('raw', async () => {
        const [raw, event] = await Promise.all([store.raw(seq), store.event(seq)])
        return raw && event ? { raw, marks: await store.marks(event.subject) } : null
      })
      if (!found.ok) return found
      if (!found.value) return failed('not-found')
      const { raw, marks } = found.value
      const shown = raw.body.subarray(0, RAW_TEXT_BYTES)
      const hexOfBinary = textOf(raw.body) === null ? toHex(raw.body.subarray(0, RAW_HEX_BYTES)) : null
      return done({
        seq,
        headers: raw.headers,
        text: new TextDecoder().decode(shown),
        hex: hexOfBinary,
        bytes: raw.body.byteLength,
        cut: raw.body.byteLength > shown.byteLength,
        marks: marksOf(marks)
      })
    },

    markRead: (which: Parameters<EventStore['setRead']>[0], read: boolean) =>
      withStore('read', async () => {
        const changed = await store.setRead(which, read)
        if (changed > 0) broadcast()
        return changed
      }),
    claim: (subject: SubjectRef, by: string | null) =>
      withStore('claim', () => setMarks(subject, { claimedBy: by?.trim() || null })),
    snooze: (subject: SubjectRef, until: string | null) =>
      withStore('snooze', () => setMarks(subject, { snoozedUntilMs: until === null ? null : Date.parse(until) })),
    note: (subject: SubjectRef, text: string) =>
      withStore('note', () => setMarks(subject, { note: text.trim() === '' ? null : text })),

    views: () =>
      withStore('views', async (): Promise<readonly SavedView[]> => {
        const value = await store.value(FEED_VALUES.views)
        return Array.isArray(value) ? (value as SavedView[]) : []
      }),
    setViews: (views: readonly SavedView[]) =>
      withStore('views', async () => {
        await store.setValue(FEED_VALUES.views, views)
        return views
      }),
    purge: (which: 'all' | 'played' | { readonly subject: SubjectRef } | { readonly before: string }) =>
      withStore('purge', async () => {
        const deleted =
          which === 'played'
            ? await purgePlayed()
            : await store.purge(which === 'all' || 'subject' in which ? which : { beforeMs: Date.parse(which.before) })
        log.info('feed.purged', { events: deleted })
        broadcast()
        return deleted
      }),

    logins: secretsStorage,
    async setLogin(name: FeedSecret, secret: string): Promise<Result<SecretsStorage>> {
      const result = await withStore('secret', async () => {
        if (secret === '') await secrets.remove(name)
        else await secrets.put(name, secret)
        return secretsStorage()
      })
      if (result.ok) deps.restartSource(SECRET_SOURCES[name])
      return result
    },

    replay: player.replayFile,
    demoDay: player.demoDay,
    stopReplay: player.stop,
    playDemo: player.playDemo,
    removeDemoEvents: player.removeDemoEvents
  }
}
export type FeedService = ReturnType<typeof createFeed>
