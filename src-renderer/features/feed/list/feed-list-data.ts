import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { Failure } from '@contract/failures'
import type { FeedEntry, FeedFilterInput, FeedGroupEntry, FeedGapEntry } from '@contract/channels/feed'
import type { FeedMode } from '../filters/feed-filters'
import { onFeedChanges } from '../feed-changes'
import { mergeGaps, eventRows, groupRows, type FeedRow, type GroupEvents } from './feed-row-model'

const PAGE_SIZE = 100
/** Limit of one request. */
export const MAX_PAGE_SIZE = 500
/** Upper bound when the scroll position must survive a reload. */
const MAX_RELOADED_ROWS = 10_000
const GROUP_PAGE_SIZE = 50

export interface FeedListData {
  readonly rows: ComputedRef<readonly FeedRow[]>
  readonly loaded: Readonly<Ref<boolean>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  /** New events not loaded yet because the list is scrolled down. */
  readonly newEvents: Readonly<Ref<number>>
  reload(): Promise<void>
  /** First load, to the same depth as in the last visit. */
  restore(): Promise<void>
  /** Reloads changed subjects and leaves the other rows in place. */
  refresh(touched: readonly SubjectRef[] | 'all'): Promise<void>
  readonly listedCount: ComputedRef<number>
  /** Loads the next page unless one is loading. */
  loadMore(): Promise<void>
  toggle(subject: SubjectRef): void
  isOpen(subject: SubjectRef): boolean
  /** @param key of the subject */
  loadMoreInGroup(key: string): Promise<void>
  readonly openGroupKeys: ComputedRef<readonly string[]>
}

/** Loaded groups or events of the feed. Reloads after feed changes unless `deep` is true. */
export function useFeedListData(options: {
  mode: () => FeedMode
  filter: () => FeedFilterInput
  deep: () => boolean
  opened: readonly string[]
  /** Rows loaded in the last visit. */ listed: number
}): FeedListData {
  const groups = shallowRef<readonly FeedGroupEntry[]>([])
  const events = shallowRef<readonly FeedEntry[]>([])
  const holes = shallowRef<readonly FeedGapEntry[]>([])
  const inside = shallowRef<ReadonlyMap<string, GroupEvents | null>>(new Map(options.opened.map((key) => [key, null])))
  const next = ref<string | null>(null)
  const loaded = ref(false)
  const failure = shallowRef<Failure | null>(null)
  const waiting = ref(0)
  /** Answers to older list requests are dropped. */
  let requestNumber = 0
  let fetching = false

  const count = (): number => (options.mode() === 'groups' ? groups.value.length : events.value.length)
  /** Nothing older is left to load. */
  const complete = computed(() => loaded.value && next.value === null)
  const rows = computed(() =>
    options.mode() === 'groups'
      ? groupRows(groups.value, inside.value, holes.value, complete.value)
      : eventRows(events.value, holes.value, complete.value)
  )

  async function ask(limit: number, before?: string) {
    const request = { filter: options.filter(), limit, ...(before === undefined ? {} : { before }) }
    return options.mode() === 'groups'
      ? { mode: 'groups' as const, result: await bridge.feed.groups(request) }
      : { mode: 'events' as const, result: await bridge.feed.page(request) }
  }
  /** Loads the newest `most` rows, page by page. */
  async function read(most: number): Promise<void> {
    const mine = ++requestNumber
    waiting.value = 0
    const wanted = Math.min(MAX_RELOADED_ROWS, Math.max(PAGE_SIZE, most))
    let [readGroups, readEvents, readHoles]: [
      readonly FeedGroupEntry[],
      readonly FeedEntry[],
      readonly FeedGapEntry[]
    ] = [[], [], []]
    let before: string | undefined
    do {
      const answer = await ask(Math.min(MAX_PAGE_SIZE, wanted - readGroups.length - readEvents.length), before)
      if (mine !== requestNumber) return
      failure.value = answer.result.ok ? null : answer.result.failure
      if (!answer.result.ok) return void (loaded.value = true)
      if (answer.mode === 'groups')
        readGroups = appendUnique(readGroups, answer.result.value.items, (group) => subjectKey(group.subject))
      else readEvents = appendUnique(readEvents, answer.result.value.items, (event) => event.seq)
      readHoles = mergeGaps(readHoles, answer.result.value.gaps)
      before = answer.result.value.next ?? undefined
    } while (before !== undefined && readGroups.length + readEvents.length < wanted)
    groups.value = readGroups
    events.value = readEvents
    holes.value = readHoles
    next.value = before ?? null
    loaded.value = true
    if (options.mode() === 'groups') await Promise.all([...inside.value.keys()].map((key) => loadGroupEvents(key)))
  }
  const reload = (): Promise<void> => read(Math.min(MAX_PAGE_SIZE, count()))

  async function refresh(touched: readonly SubjectRef[] | 'all'): Promise<void> {
    const questions = Math.ceil(count() / MAX_PAGE_SIZE)
    if (questions <= 1) return reload()
    const subjects =
      touched === 'all' ? [] : [...new Map(touched.map((subject) => [subjectKey(subject), subject])).values()]
    if (touched === 'all' || (subjects.length > questions && count() <= MAX_RELOADED_ROWS)) return read(count())
    for (const subject of subjects) await (options.mode() === 'groups' ? patchGroup(subject) : patchEvents(subject))
  }
  async function patchGroup(subject: SubjectRef): Promise<void> {
    const mine = requestNumber
    const key = subjectKey(subject)
    const result = await bridge.feed.groups({
      filter: { ...options.filter(), subject: { type: subject.type, id: subject.id } },
      limit: 1
    })
    if (mine !== requestNumber) return
    if (!result.ok) return void (failure.value = result.failure)
    groups.value = groups.value.flatMap((group) => (subjectKey(group.subject) === key ? result.value.items : [group]))
    if (inside.value.has(key)) await loadGroupEvents(key)
  }
  async function patchEvents(subject: SubjectRef): Promise<void> {
    const mine = requestNumber
    const key = subjectKey(subject)
    const now = new Map<number, FeedEntry>()
    let before: string | undefined
    do {
      const result = await bridge.feed.page({
        filter: { ...options.filter(), subject: { type: subject.type, id: subject.id } },
        limit: MAX_PAGE_SIZE,
        ...(before === undefined ? {} : { before })
      })
      if (mine !== requestNumber) return
      if (!result.ok) return void (failure.value = result.failure)
      for (const event of result.value.items) now.set(event.seq, event)
      before = result.value.next ?? undefined
    } while (before !== undefined)
    events.value = events.value.flatMap((event) =>
      subjectKey(event.subject) === key ? (now.get(event.seq) ?? []) : [event]
    )
  }
  async function more(): Promise<void> {
    if (fetching || next.value === null) return
    fetching = true
    const mine = requestNumber
    try {
      const answer = await ask(PAGE_SIZE, next.value)
      if (mine !== requestNumber) return
      failure.value = answer.result.ok ? null : answer.result.failure
      if (!answer.result.ok) return
      if (answer.mode === 'groups')
        groups.value = appendUnique(groups.value, answer.result.value.items, (group) => subjectKey(group.subject))
      else events.value = appendUnique(events.value, answer.result.value.items, (event) => event.seq)
      holes.value = mergeGaps(holes.value, answer.result.value.gaps)
      next.value = answer.result.value.next
    } finally {
      fetching = false
    }
  }

  const put = (key: string, value: GroupEvents | null): void =>
    void (inside.value = new Map(inside.value).set(key, value))
  const drop = (key: string): void =>
    void (inside.value = new Map([...inside.value].filter(([other]) => other !== key)))
  async function loadGroupEvents(key: string, more = false): Promise<void> {
    const known = inside.value.get(key)
    const group = groups.value.find((one) => subjectKey(one.subject) === key)
    if (!group) return
    const before = more ? known?.next : null
    const limit = more ? GROUP_PAGE_SIZE : Math.min(MAX_PAGE_SIZE, Math.max(GROUP_PAGE_SIZE, known?.events.length ?? 0))
    const result = await bridge.feed.page({
      filter: { ...options.filter(), subject: { ...group.subject } },
      limit,
      ...(before ? { before } : {})
    })
    if (!inside.value.has(key)) return
    if (!result.ok) failure.value = result.failure
    else
      put(key, {
        events: more ? appendUnique(known?.events ?? [], result.value.items, (event) => event.seq) : result.value.items,
        next: result.value.next
      })
  }
  const loadingGroups = new Set<string>()
  function toggle(subject: SubjectRef): void {
    const key = subjectKey(subject)
    if (inside.value.has(key)) return drop(key)
    put(key, null)
    void loadGroupEvents(key)
  }

  onFeedChanges((added) => {
    if (options.deep()) waiting.value += added
    else void reload()
  })
  onScopeDispose(() => requestNumber++)
  watch([options.mode, () => JSON.stringify(options.filter())], () => {
    groups.value = events.value = []
    holes.value = []
    next.value = null
    loaded.value = false
    void reload()
  })

  return {
    rows,
    loaded,
    failure,
    newEvents: waiting,
    reload,
    refresh,
    loadMore: more,
    toggle,
    restore: () => read(options.listed),
    listedCount: computed(count),
    isOpen: (subject) => inside.value.has(subjectKey(subject)),
    async loadMoreInGroup(key) {
      // null: the first page is loading
      if (loadingGroups.has(key) || !inside.value.get(key)) return
      loadingGroups.add(key)
      await loadGroupEvents(key, true).finally(() => loadingGroups.delete(key))
    },
    openGroupKeys: computed(() => [...inside.value.keys()])
  }
}

/** Appends without repeating rows that moved between two pages. */
function appendUnique<T>(before: readonly T[], items: readonly T[], key: (item: T) => unknown): readonly T[] {
  const known = new Set(before.map(key))
  return [...before, ...items.filter((item) => !known.has(key(item)))]
}
