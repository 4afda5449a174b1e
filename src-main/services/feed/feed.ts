/** The feed's operations for the window: lists, marks, views, retention, secrets of sources and replays. */
import { done, failed, type Result } from '../../contract/failures'
import type { Topics } from '../../contract/channel-map'
import {
  FEED_SECRETS,
  RAW_HEX_BYTES,
  RAW_TEXT_BYTES,
  type FeedEntry,
  type FeedFilterInput,
  type FeedGroupEntry,
  type FeedPageEntry,
  type FeedPageInput,
  type FeedSecret,
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
import type { SubjectMarks } from '../../shared/feed/subject-state'
import { toHex } from '../../shared/feed/sources/signature'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import { OverwriteGuard } from '../overwrite-guard'
import { storeResult } from '../store-result'
import { entryOf, filterFor, gapEntryOf, groupOf, marksOf } from './feed-entries'
import { createFeedPlayer, type FeedPlayer, type FeedPlayerDeps } from './feed-player'
import { FeedRetention } from './feed-retention'

interface FeedDeps extends FeedPlayerDeps {
  readonly store: EventStore
  readonly secrets: Pick<SecretStore, 'put' | 'remove' | 'storageOf'>
  readonly log: Log
  /** Enabled sources that are not listening. */
  openGaps(): readonly FeedGapEntry[]
  restartSource(source: SourceId): void
  /** Claims on all computers of the workspace. Returns who is on it after that; never rejects. */
  sharedClaim(subject: SubjectRef, by: string | null, over: string | null): Promise<string | null>
  userName(): string
  keepRules(): RetentionRules
  changed(what: Topics['feed:changed']): void
}

const BROADCAST_INTERVAL_MS = 200
/** The longest wait for the end of a snooze: timers pause while the machine sleeps, and its clock may be set. */
const SNOOZE_CHECK_MS = 600_000
const SECRET_SOURCES: { readonly [S in FeedSecret]: SourceId } = {
  'event-secret': 'webhook',
  'mqtt-password': 'mqtt',
  'relay-token': 'relay'
}

type Purged = 'all' | 'played' | { readonly subject: SubjectRef } | { readonly before: string }

export class Feed {
  readonly #deps: FeedDeps
  readonly #retention: FeedRetention
  readonly #viewsGuard = new OverwriteGuard()
  /** Recorded events and the demo day. */
  readonly player: FeedPlayer
  #cancelBroadcast: (() => void) | null = null
  #cancelSnoozeTimer: (() => void) | null = null
  #added = 0
  #latestSeq = 0
  #closed = false

  constructor(deps: FeedDeps) {
    this.#deps = deps
    this.#retention = new FeedRetention({ ...deps, trimmed: () => this.eventsChanged() })
    this.player = createFeedPlayer(deps, async () => {
      const deleted = await this.#withStore('demo', () => deps.store.purge({ source: 'demo' }))
      if (deleted.ok && deleted.value > 0) this.eventsChanged()
    })
  }

  /** Deletes expired events and broadcasts the unread count. */
  open(): void {
    this.#retention.open()
    this.eventsChanged()
  }

  close(): void {
    this.#closed = true
    this.#cancelBroadcast?.()
    this.#cancelSnoozeTimer?.()
    this.#retention.close()
  }

  trim(): Promise<void> {
    return this.#retention.trim()
  }

  stored(events: readonly FeedEvent[]): void {
    this.#added += events.length
    this.#latestSeq = Math.max(this.#latestSeq, events.at(-1)?.seq ?? 0)
    this.eventsChanged()
    this.#retention.stored(
      events.length,
      events.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
    )
  }

  /** Changes of events, facts and gaps are merged, so that a burst makes the window reload once. Marks do not wait. */
  eventsChanged(delayMs = BROADCAST_INTERVAL_MS): void {
    const { store, clock, log, changed } = this.#deps
    if (delayMs > 0 && this.#cancelBroadcast) return
    this.#cancelBroadcast?.()
    this.#cancelBroadcast = clock.after(delayMs, () => {
      this.#cancelBroadcast = null
      const what = { added: this.#added, latestSeq: this.#latestSeq }
      this.#added = 0
      this.#latestSeq = 0
      store.unread().then(
        (unread) => {
          if (this.#closed) return
          this.#scheduleSnoozeEnd(unread)
          changed({ ...what, unread: unread.subjects })
        },
        (error: unknown) => log.error('feed.store', { what: 'unread', error })
      )
    })
  }

  page(request: FeedPageInput): Promise<Result<FeedPageEntry<FeedEntry>>> {
    return this.#withStore('page', async () =>
      this.#paged(request, await this.#deps.store.page(this.#query(request)), (event) => event.arrivedAtMs, entryOf)
    )
  }

  groups(request: FeedPageInput): Promise<Result<FeedPageEntry<FeedGroupEntry>>> {
    return this.#withStore('groups', async () =>
      this.#paged(request, await this.#deps.store.groups(this.#query(request)), (group) => group.lastAtMs, groupOf)
    )
  }

  counts(filter: FeedFilterInput): Promise<Result<FeedCounts>> {
    return this.#withStore('counts', () => this.#deps.store.counts(this.#filter(filter)))
  }

  unread(): Promise<Result<number>> {
    return this.#withStore('unread', async () => (await this.#deps.store.unread()).subjects)
  }

  async raw(seq: number): Promise<Result<RawEntry>> {
    const { store } = this.#deps
    const found = await this.#withStore('raw', async () => {
      const [raw, event] = await Promise.all([store.raw(seq), store.event(seq)])
      return raw && event ? rawEntryOf(seq, raw, await store.marks(event.subject)) : null
    })
    return found.ok ? (found.value ? done(found.value) : failed('not-found')) : found
  }

  markRead(which: Parameters<EventStore['setRead']>[0], read: boolean): Promise<Result<number>> {
    return this.#withStore('read', async () => {
      const changed = await this.#deps.store.setRead(which, read)
      if (changed > 0) this.eventsChanged(0)
      return changed
    })
  }

  /** @param over whose claim the person saw */
  async claim(subject: SubjectRef, by: string | null, over: string | null): Promise<Result<FeedMarks>> {
    const wanted = by?.trim() || null
    const claimedBy = await this.#deps.sharedClaim(subject, wanted, over)
    if (claimedBy === wanted) return this.#setMarks('claim', subject, { claimedBy })
    return this.#withStore('claim', async () => marksOf(await this.#deps.store.marks(subject)))
  }

  snooze(subject: SubjectRef, until: string | null): Promise<Result<FeedMarks>> {
    return this.#setMarks('snooze', subject, { snoozedUntilMs: until === null ? null : Date.parse(until) })
  }

  note(subject: SubjectRef, text: string): Promise<Result<FeedMarks>> {
    return this.#setMarks('note', subject, { note: text.trim() === '' ? null : text })
  }

  views(): Promise<Result<readonly SavedView[]>> {
    return this.#withStore('views', async () => {
      const value = await this.#viewsGuard.read(() => this.#deps.store.value(FEED_VALUES.views))
      return Array.isArray(value) ? (value as SavedView[]) : []
    })
  }

  /** Refused until the views were read, because it replaces all of them. */
  setViews(views: readonly SavedView[]): Promise<Result<readonly SavedView[]>> {
    return this.#withStore('views', async () => {
      await this.#viewsGuard.write(() => this.#deps.store.setValue(FEED_VALUES.views, views))
      return views
    })
  }

  purge(which: Purged): Promise<Result<number>> {
    const { store, log } = this.#deps
    return this.#withStore('purge', async () => {
      const deleted =
        which === 'played'
          ? await this.#purgePlayed()
          : await store.purge(which === 'all' || 'subject' in which ? which : { beforeMs: Date.parse(which.before) })
      log.info('feed.purged', { events: deleted })
      this.eventsChanged()
      return deleted
    })
  }

  async logins(): Promise<SecretsStorage> {
    const { secrets } = this.#deps
    const entries = await Promise.all(FEED_SECRETS.map(async (name) => [name, await secrets.storageOf(name)] as const))
    return Object.fromEntries(entries) as SecretsStorage
  }

  async setLogin(name: FeedSecret, secret: string): Promise<Result<SecretsStorage>> {
    const { secrets, restartSource } = this.#deps
    const result = await this.#withStore('secret', async () => {
      if (secret === '') await secrets.remove(name)
      else await secrets.put(name, secret)
      return this.logins()
    })
    if (result.ok) restartSource(SECRET_SOURCES[name])
    return result
  }

  #withStore<T>(what: string, work: () => Promise<T>): Promise<Result<T>> {
    return storeResult(this.#deps.log, 'feed.store', async () => done(await work()), { what })
  }

  #scheduleSnoozeEnd({ changesAtMs }: UnreadCount): void {
    const { clock } = this.#deps
    this.#cancelSnoozeTimer?.()
    this.#cancelSnoozeTimer = null
    if (changesAtMs === null) return
    const delayMs = Math.min(Math.max(0, changesAtMs - clock.now()) + 1, SNOOZE_CHECK_MS)
    this.#cancelSnoozeTimer = clock.after(delayMs, () => this.eventsChanged())
  }

  #setMarks(
    what: string,
    subject: SubjectRef,
    change: Parameters<EventStore['setMarks']>[1]
  ): Promise<Result<FeedMarks>> {
    const { store, clock } = this.#deps
    return this.#withStore(what, async () => {
      const marks = await store.setMarks(subject, change, clock.now())
      this.eventsChanged(0)
      return marksOf(marks)
    })
  }

  /**
   * With the gaps since the oldest entry of the page, on the last page all; open ones on the first page. A gap between
   * two pages is in both.
   */
  async #paged<T, E>(
    request: FeedPageInput,
    { items, next }: Page<T>,
    time: (item: T) => number,
    entry: (item: T) => E
  ): Promise<FeedPageEntry<E>> {
    const { store, clock, openGaps } = this.#deps
    const sinceMs = next === null || items.length === 0 ? 0 : Math.min(...items.map(time))
    const gaps = (await store.gaps(sinceMs, clock.now())).map(gapEntryOf)
    return { items: items.map(entry), next, gaps: request.before === undefined ? [...openGaps(), ...gaps] : gaps }
  }

  #filter(filter: FeedFilterInput): FeedFilter {
    return filterFor(this.#deps.userName(), filter)
  }

  #query({ filter, before, limit }: FeedPageInput) {
    return { filter: this.#filter(filter), limit, ...(before === undefined ? {} : { before }) }
  }

  /** Stops replays first, so that no more events arrive. */
  async #purgePlayed(): Promise<number> {
    const { store } = this.#deps
    await this.player.halt()
    return (await store.purge({ source: 'replay' })) + (await store.purge({ source: 'demo' }))
  }
}

function rawEntryOf(
  seq: number,
  { headers, body }: NonNullable<Awaited<ReturnType<EventStore['raw']>>>,
  marks: SubjectMarks
): RawEntry {
  const shown = body.subarray(0, RAW_TEXT_BYTES)
  return {
    seq,
    headers,
    text: new TextDecoder().decode(shown),
    hex: textOf(body) === null ? toHex(body.subarray(0, RAW_HEX_BYTES)) : null,
    bytes: body.byteLength,
    cut: body.byteLength > shown.byteLength,
    marks: marksOf(marks)
  }
}
