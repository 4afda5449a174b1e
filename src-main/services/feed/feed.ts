/**
 * The feed as the window asks for it: lists, marks that stay on this desk, views, retention, secrets of sources,
 * replay.
 */
import { done, failed, type Result } from '../../contract/failures'
import {
  FEED_SECRETS,
  RAW_HEX_BYTES,
  RAW_TEXT_BYTES,
  type FeedEntry,
  type FeedFilterInput,
  type FeedGroupEntry,
  type FeedMarks,
  type FeedPageEntry,
  type FeedPageInput,
  type FeedSecret,
  type FeedTopics,
  type FeedGapEntry,
  type RawEntry,
  type SavedView,
  type SecretsStorage
} from '../../contract/channels/feed'
import { textOf } from '../../shared/feed/event-body'
import type { ReplayEvent } from '../../shared/feed/demo-day'
import type { FeedEvent, SourceId, SubjectRef } from '../../shared/feed/events'
import { FEED_VALUES, type EventStore } from '../../shared/ports/stores/event-store'
import type { FeedCounts, FeedFilter, FeedGroup, Page, UnreadCount } from '../../shared/feed/feed-query'
import type { FeedGap } from '../../shared/feed/gaps'
import type { ReplaySource } from '../../shared/ports/feed/event-source'
import type { SubjectMarks } from '../../shared/feed/subject-state'
import type { RetentionRules } from '../../shared/feed/event-retention'
import { toHex } from '../../shared/feed/sources/signature'
import type { FileProblem } from '../../shared/startup/startup-issues'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import { FeedRetention } from './feed-retention'

export interface FeedDeps {
  readonly store: EventStore
  readonly secrets: Pick<SecretStore, 'put' | 'remove' | 'storageOf'>
  readonly clock: Clock
  readonly log: Log
  readonly replay: ReplaySource
  readonly demo: ReplaySource
  /** Sources in use that do not listen now. */
  openGaps(): readonly FeedGapEntry[]
  restartSource(source: SourceId): void
  deskName(): string
  keepRules(): RetentionRules
  /** Asks for a file of recorded events; null when the person cancelled. */
  chooseFile(): Promise<string | null>
  readEvents(file: string): Promise<readonly ReplayEvent[] | { readonly problem: FileProblem; readonly line?: number }>
  demoEvents(endMs: number): Promise<readonly ReplayEvent[]>
  changed(what: FeedTopics['feed:changed']): void
}

const BROADCAST_INTERVAL_MS = 200
/** The longest wait for the end of a snooze: timers stand still while the machine sleeps, and its clock may be set. */
const SNOOZE_CHECK_MS = 600_000
/** Share of the demo's day that is over when it begins, and how much faster than life the rest comes. */
const DEMO_SHARE_ALREADY_PAST = 0.8
const DEMO_SPEED = 20
const SECRET_SOURCES: { readonly [S in FeedSecret]: SourceId } = {
  'event-secret': 'webhook',
  'mqtt-password': 'mqtt',
  'relay-token': 'relay'
}

const iso = (ms: number): string => new Date(ms).toISOString()
const isoOr = (ms: number | null): string | null => (ms === null ? null : iso(ms))

function filterFor(me: string, { from, to, arrivedBefore, ...rest }: FeedFilterInput): FeedFilter {
  return {
    ...rest,
    ...(rest.claimed === undefined ? {} : { me: me.trim() }),
    ...(from === undefined ? {} : { fromMs: Date.parse(from) }),
    ...(to === undefined ? {} : { toMs: Date.parse(to) }),
    ...(arrivedBefore === undefined ? {} : { arrivedBeforeMs: Date.parse(arrivedBefore) })
  }
}
function entryOf({ arrivedAtMs, orderMs: _orderMs, statedAtMs, lastCopyAtMs, ...rest }: FeedEvent): FeedEntry {
  return { ...rest, arrivedAt: iso(arrivedAtMs), statedAt: isoOr(statedAtMs), lastCopyAt: isoOr(lastCopyAtMs) }
}
function marksOf({ claimedBy, claimedAtMs, snoozedUntilMs, note, noteAtMs }: SubjectMarks): FeedMarks {
  return {
    claimedBy,
    claimedAt: isoOr(claimedAtMs),
    snoozedUntil: isoOr(snoozedUntilMs),
    note,
    noteAt: isoOr(noteAtMs)
  }
}
function groupOf({
  statusAtMs,
  statusStatedAtMs,
  lastAtMs,
  lastStatedAtMs,
  claimedAtMs,
  snoozedUntilMs,
  noteAtMs,
  only,
  ...rest
}: FeedGroup): FeedGroupEntry {
  return {
    ...rest,
    ...marksOf({ ...rest, claimedAtMs, snoozedUntilMs, noteAtMs }),
    statusAt: isoOr(statusAtMs),
    statusStatedAt: isoOr(statusStatedAtMs),
    lastAt: iso(lastAtMs),
    lastStatedAt: isoOr(lastStatedAtMs),
    only: only && entryOf(only)
  }
}
const gapEntryOf = ({ source, fromMs, toMs }: FeedGap): FeedGapEntry => ({ source, from: iso(fromMs), to: iso(toMs) })

export function createFeed(parts: FeedDeps) {
  const { store, clock, log, secrets } = parts
  let telling: (() => void) | null = null
  let added = 0
  let latestSeq = 0
  let waking: (() => void) | null = null
  let closed = false
  /** Counts when the demo began and ended: what is still on its way for an earlier one is not played. */
  let demoTurn = 0

  /** A store that fails is a failure to tell, never a bug of the window. */
  async function kept<T>(what: string, work: () => Promise<T>): Promise<Result<T>> {
    try {
      return done(await work())
    } catch (error) {
      log.error('feed.store', { what, error })
      return failed('store-failed')
    }
  }

  /** Told in bundles: a burst must not make the window ask again for each event. */
  const tell = (): void => {
    telling ??= clock.after(BROADCAST_INTERVAL_MS, () => {
      telling = null
      const what = { added, latestSeq }
      added = 0
      latestSeq = 0
      store.unread().then(
        (unread) => {
          if (closed) return
          awake(unread)
          parts.changed({ ...what, unread: unread.events })
        },
        (error: unknown) => log.error('feed.store', { what: 'unread', error })
      )
    })
  }
  /** What was snoozed comes back by itself, in the list and at the icon. */
  const awake = ({ changesAtMs }: UnreadCount): void => {
    waking?.()
    waking =
      changesAtMs === null
        ? null
        : clock.after(Math.min(Math.max(0, changesAtMs - clock.now()) + 1, SNOOZE_CHECK_MS), tell)
  }
  const marked = async (subject: SubjectRef, change: Parameters<EventStore['setMarks']>[1]): Promise<FeedMarks> => {
    const marks = await store.setMarks(subject, change, clock.now())
    tell()
    return marksOf(marks)
  }
  const retention = new FeedRetention({ store, clock, log, keepRules: parts.keepRules, trimmed: tell })

  /**
   * Markers from the oldest entry of a page up to now, on the last page all; those still open with the first. A marker
   * between two pages is in both
   * rather than in none.
   */
  async function holesOf(
    times: readonly number[],
    request: FeedPageInput,
    last: boolean
  ): Promise<readonly FeedGapEntry[]> {
    const found = await store.gaps(last || times.length === 0 ? 0 : Math.min(...times), clock.now())
    return [...(request.before === undefined ? parts.openGaps() : []), ...found.map(gapEntryOf)]
  }
  const paged = async <T, E>(
    request: FeedPageInput,
    page: Page<T>,
    time: (item: T) => number,
    entry: (item: T) => E
  ): Promise<FeedPageEntry<E>> => ({
    items: page.items.map(entry),
    next: page.next,
    gaps: await holesOf(page.items.map(time), request, page.next === null)
  })
  const filterOf = (filter: FeedFilterInput): FeedFilter => filterFor(parts.deskName(), filter)
  const requestOf = ({ filter, before, limit }: FeedPageInput) => ({
    filter: filterOf(filter),
    limit,
    ...(before === undefined ? {} : { before })
  })

  async function secretsKept(): Promise<SecretsStorage> {
    const entries = await Promise.all(FEED_SECRETS.map(async (name) => [name, await secrets.storageOf(name)] as const))
    return Object.fromEntries(entries) as SecretsStorage
  }
  /** What is being played ends first, or the rest of it would come after. */
  async function purgePlayed(): Promise<number> {
    await Promise.all([parts.replay.halt(), parts.demo.halt()])
    return (await store.purge({ source: 'replay' })) + (await store.purge({ source: 'demo' }))
  }
  async function dropDemo(): Promise<void> {
    await parts.demo.halt()
    const gone = await kept('demo', () => store.purge({ source: 'demo' }))
    if (gone.ok && gone.value > 0) tell()
  }
  async function play(
    player: ReplaySource,
    events: readonly ReplayEvent[],
    speed: number
  ): Promise<Result<{ events: number }>> {
    await player.play(events, speed)
    return done({ events: events.length })
  }

  return {
    /** New events are on disk. */
    stored(events: readonly FeedEvent[]): void {
      added += events.length
      latestSeq = Math.max(latestSeq, events.at(-1)?.seq ?? 0)
      tell()
      retention.stored(
        events.length,
        events.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
      )
    },
    /** Marks, facts or markers changed. */
    eventsChanged: tell,
    /** Deletes what is no longer kept and tells how many are unread. */
    open(): void {
      retention.open()
      tell()
    },
    close(): void {
      closed = true
      telling?.()
      waking?.()
      retention.close()
    },
    trim: (): Promise<void> => retention.trim(),

    page: (request: FeedPageInput) =>
      kept('page', async () =>
        paged(request, await store.page(requestOf(request)), (event) => event.arrivedAtMs, entryOf)
      ),
    groups: (request: FeedPageInput) =>
      kept('groups', async () =>
        paged(request, await store.groups(requestOf(request)), (group) => group.lastAtMs, groupOf)
      ),
    counts: (filter: FeedFilterInput): Promise<Result<FeedCounts>> =>
      kept('counts', () => store.counts(filterOf(filter))),
    unread: () => kept('unread', async () => (await store.unread()).events),
    async raw(seq: number): Promise<Result<RawEntry>> {
      const found = await kept('raw', async () => {
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
      kept('read', async () => {
        const changed = await store.setRead(which, read)
        if (changed > 0) tell()
        return changed
      }),
    claim: (subject: SubjectRef, by: string | null) =>
      kept('claim', () => marked(subject, { claimedBy: by?.trim() || null })),
    snooze: (subject: SubjectRef, until: string | null) =>
      kept('snooze', () => marked(subject, { snoozedUntilMs: until === null ? null : Date.parse(until) })),
    note: (subject: SubjectRef, text: string) =>
      kept('note', () => marked(subject, { note: text.trim() === '' ? null : text })),

    views: () =>
      kept('views', async (): Promise<readonly SavedView[]> => {
        const value = await store.value(FEED_VALUES.views)
        return Array.isArray(value) ? (value as SavedView[]) : []
      }),
    setViews: (views: readonly SavedView[]) =>
      kept('views', async () => {
        await store.setValue(FEED_VALUES.views, views)
        return views
      }),
    purge: (which: 'all' | 'played' | { readonly subject: SubjectRef } | { readonly before: string }) =>
      kept('purge', async () => {
        const gone =
          which === 'played'
            ? await purgePlayed()
            : await store.purge(which === 'all' || 'subject' in which ? which : { beforeMs: Date.parse(which.before) })
        log.info('feed.purged', { events: gone })
        tell()
        return gone
      }),

    logins: secretsKept,
    async setLogin(name: FeedSecret, secret: string): Promise<Result<SecretsStorage>> {
      const result = await kept('secret', async () => {
        if (secret === '') await secrets.remove(name)
        else await secrets.put(name, secret)
        return secretsKept()
      })
      if (result.ok) parts.restartSource(SECRET_SOURCES[name])
      return result
    },

    async replay(speed: number): Promise<Result<{ events: number } | null>> {
      const file = await parts.chooseFile()
      if (file === null) return done(null)
      const events = await parts.readEvents(file)
      if ('problem' in events)
        return failed('file-invalid', {
          params: { file, reason: events.problem, ...(events.line === undefined ? {} : { line: events.line }) }
        })
      return play(parts.replay, events, speed)
    },
    demoDay: async (speed: number) => play(parts.demo, await parts.demoEvents(clock.now()), speed),
    async stopReplay(): Promise<Result<null>> {
      await Promise.all([parts.replay.halt(), parts.demo.halt()])
      return done(null)
    },
    /** The demo has begun: most of an invented day is there, the rest of it comes by and by. */
    async playDemo(): Promise<void> {
      const mine = ++demoTurn
      await dropDemo()
      const day = await parts.demoEvents(clock.now())
      const past = Math.floor(day.length * DEMO_SHARE_ALREADY_PAST)
      for (const [events, speed] of [
        [day.slice(0, past), 0],
        [day.slice(past), DEMO_SPEED]
      ] as const) {
        // who has gone on to a service must not find an invented day there
        if (mine !== demoTurn) return
        await parts.demo.play(events, speed)
        if (speed === 0) await parts.demo.finished()
      }
    },
    /** The invented events go with the demo they belong to. */
    async removeDemoEvents(): Promise<void> {
      demoTurn++
      await dropDemo()
    }
  }
}
export type FeedService = ReturnType<typeof createFeed>
