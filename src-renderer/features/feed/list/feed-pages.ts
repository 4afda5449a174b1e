import { ref, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { Failure } from '@contract/failures'
import type { FeedEntry, FeedFilterInput, FeedGapEntry, FeedGroupEntry } from '@contract/channels/feed'
import type { FeedMode } from '../filters/feed-filters'
import { mergeGaps } from './feed-row-model'

const PAGE_SIZE = 100
/** Limit of one request. */
export const MAX_PAGE_SIZE = 500
/** Upper bound when the scroll position must survive a reload. */
export const MAX_RELOADED_ROWS = 10_000

export interface FeedQuery {
  readonly mode: () => FeedMode
  readonly filter: () => FeedFilterInput
}

/** Loaded rows; `requestNumber` increases with every list request, so that answers to older ones are dropped. */
export function createFeedPages() {
  return {
    groups: shallowRef<readonly FeedGroupEntry[]>([]),
    events: shallowRef<readonly FeedEntry[]>([]),
    gaps: shallowRef<readonly FeedGapEntry[]>([]),
    /** Cursor of the next page; null at the end. */
    next: ref<string | null>(null),
    loaded: ref(false),
    failure: shallowRef<Failure | null>(null),
    loadingMore: false,
    requestNumber: 0
  }
}
export type FeedPages = ReturnType<typeof createFeedPages>

export function clearPages({ groups, events, gaps, next, loaded }: FeedPages): void {
  groups.value = []
  events.value = []
  gaps.value = []
  next.value = null
  loaded.value = false
}

async function requestPage(query: FeedQuery, limit: number, before?: string) {
  const request = { filter: query.filter(), limit, ...(before === undefined ? {} : { before }) }
  return query.mode() === 'groups'
    ? { mode: 'groups' as const, result: await bridge.feed.groups(request) }
    : { mode: 'events' as const, result: await bridge.feed.page(request) }
}
const appendGroups = (before: readonly FeedGroupEntry[], items: readonly FeedGroupEntry[]) =>
  appendUnique(before, items, (group) => subjectKey(group.subject))
export const appendEvents = (before: readonly FeedEntry[], items: readonly FeedEntry[]): readonly FeedEntry[] =>
  appendUnique(before, items, (event) => event.seq)

/** Appends without repeating rows that moved between two pages. */
function appendUnique<T>(before: readonly T[], items: readonly T[], key: (item: T) => unknown): readonly T[] {
  const known = new Set(before.map(key))
  return [...before, ...items.filter((item) => !known.has(key(item)))]
}

/** Loads the newest `most` rows, page by page; false when a newer request replaced it or it failed. */
export async function readNewest(pages: FeedPages, query: FeedQuery, most: number): Promise<boolean> {
  const mine = ++pages.requestNumber
  const wanted = Math.min(MAX_RELOADED_ROWS, Math.max(PAGE_SIZE, most))
  let groups: readonly FeedGroupEntry[] = []
  let events: readonly FeedEntry[] = []
  let gaps: readonly FeedGapEntry[] = []
  let before: string | undefined
  do {
    const limit = Math.min(MAX_PAGE_SIZE, wanted - groups.length - events.length)
    const { mode, result } = await requestPage(query, limit, before)
    if (mine !== pages.requestNumber) return false
    pages.failure.value = result.ok ? null : result.failure
    if (!result.ok) {
      pages.loaded.value = true
      return false
    }
    if (mode === 'groups') groups = appendGroups(groups, result.value.items)
    else events = appendEvents(events, result.value.items)
    gaps = mergeGaps(gaps, result.value.gaps)
    before = result.value.next ?? undefined
  } while (before !== undefined && groups.length + events.length < wanted)
  pages.groups.value = groups
  pages.events.value = events
  pages.gaps.value = gaps
  pages.next.value = before ?? null
  pages.loaded.value = true
  return true
}

/** Loads the next page unless one is loading; false when it loaded none. */
export async function loadMore(pages: FeedPages, query: FeedQuery): Promise<boolean> {
  if (pages.loadingMore || pages.next.value === null) return false
  pages.loadingMore = true
  const mine = pages.requestNumber
  try {
    const { mode, result } = await requestPage(query, PAGE_SIZE, pages.next.value)
    if (mine !== pages.requestNumber) return false
    pages.failure.value = result.ok ? null : result.failure
    if (!result.ok) return false
    if (mode === 'groups') pages.groups.value = appendGroups(pages.groups.value, result.value.items)
    else pages.events.value = appendEvents(pages.events.value, result.value.items)
    pages.gaps.value = mergeGaps(pages.gaps.value, result.value.gaps)
    pages.next.value = result.value.next
    return true
  } finally {
    pages.loadingMore = false
  }
}

/** Reads one group again and leaves the others in place; false when it failed or the list was reloaded. */
export async function patchGroup(pages: FeedPages, query: FeedQuery, { type, id }: SubjectRef): Promise<boolean> {
  const mine = pages.requestNumber
  const key = subjectKey({ type, id })
  const result = await bridge.feed.groups({ filter: { ...query.filter(), subject: { type, id } }, limit: 1 })
  if (mine !== pages.requestNumber) return false
  if (result.ok)
    pages.groups.value = pages.groups.value.flatMap((group) =>
      subjectKey(group.subject) === key ? result.value.items : [group]
    )
  else pages.failure.value = result.failure
  return result.ok
}

/** Reads the events of one subject again and leaves the others in place. */
export async function patchEvents(pages: FeedPages, query: FeedQuery, { type, id }: SubjectRef): Promise<void> {
  const mine = pages.requestNumber
  const key = subjectKey({ type, id })
  const current = new Map<number, FeedEntry>()
  let before: string | undefined
  do {
    const result = await bridge.feed.page({
      filter: { ...query.filter(), subject: { type, id } },
      limit: MAX_PAGE_SIZE,
      ...(before === undefined ? {} : { before })
    })
    if (mine !== pages.requestNumber) return
    if (!result.ok) return void (pages.failure.value = result.failure)
    for (const event of result.value.items) current.set(event.seq, event)
    before = result.value.next ?? undefined
  } while (before !== undefined)
  pages.events.value = pages.events.value.flatMap((event) =>
    subjectKey(event.subject) === key ? (current.get(event.seq) ?? []) : [event]
  )
}
