import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { subjectKey, type SubjectRef } from '@core/feed/events'
import type { Failure } from '@contract/failures'
import type { FeedEntry, FeedFilterInput, FeedGroupEntry, HoleEntry } from '@contract/feed'
import type { Mode } from './filters'
import { followChanges } from './following'
import { joinHoles, rowsOfEvents, rowsOfGroups, type FeedRow, type Inside } from './rows'

const PAGE = 100
/** As many as one question may ask for: what is listed is read again in one go up to here. */
export const MOST_AGAIN = 500
const INSIDE = 50

export interface FeedList {
  readonly rows: ComputedRef<readonly FeedRow[]>
  readonly loaded: Readonly<Ref<boolean>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  /** Events that came while the person reads further down; they are shown on demand. */
  readonly waiting: Readonly<Ref<number>>
  /** Nothing older is left to fetch. */
  readonly complete: ComputedRef<boolean>
  reload(): Promise<void>
  /** The next page, when there is one and none is on its way. */
  more(): Promise<void>
  toggle(subject: SubjectRef): void
  isOpen(subject: SubjectRef): boolean
  moreInside(subjectId: string): Promise<void>
  readonly opened: ComputedRef<readonly string[]>
}

/**
 * Groups or events as far as they were scrolled to. Reads again by itself when main says that something changed, unless the person reads so far
 * down that the place would be lost.
 */
export function useFeedList(options: { mode: () => Mode; filter: () => FeedFilterInput; deep: () => boolean; opened: readonly string[] }): FeedList {
  const groups = shallowRef<readonly FeedGroupEntry[]>([])
  const events = shallowRef<readonly FeedEntry[]>([])
  const holes = shallowRef<readonly HoleEntry[]>([])
  const inside = shallowRef<ReadonlyMap<string, Inside | null>>(new Map(options.opened.map((key) => [key, null])))
  const next = ref<string | null>(null)
  const loaded = ref(false)
  const failure = shallowRef<Failure | null>(null)
  const waiting = ref(0)
  /** Counts questions about the whole list; answers to older ones are dropped. */
  let turn = 0
  let fetching = false

  const count = (): number => (options.mode() === 'groups' ? groups.value.length : events.value.length)
  const complete = computed(() => loaded.value && next.value === null)
  const rows = computed(() => (options.mode() === 'groups' ? rowsOfGroups(groups.value, inside.value, holes.value, complete.value) : rowsOfEvents(events.value, holes.value, complete.value)))

  async function ask(limit: number, before?: string) {
    const request = { filter: options.filter(), limit, ...(before === undefined ? {} : { before }) }
    return options.mode() === 'groups' ? { mode: 'groups' as const, result: await bridge.feed.groups(request) } : { mode: 'events' as const, result: await bridge.feed.page(request) }
  }
  async function reload(): Promise<void> {
    const mine = ++turn
    waiting.value = 0
    const answer = await ask(Math.min(MOST_AGAIN, Math.max(PAGE, count())))
    if (mine !== turn) return
    loaded.value = true
    failure.value = answer.result.ok ? null : answer.result.failure
    if (!answer.result.ok) return
    if (answer.mode === 'groups') groups.value = answer.result.value.items
    else events.value = answer.result.value.items
    holes.value = answer.result.value.holes
    next.value = answer.result.value.next
    if (answer.mode === 'groups') await Promise.all([...inside.value.keys()].map((key) => loadInside(key)))
  }
  async function more(): Promise<void> {
    if (fetching || next.value === null) return
    fetching = true
    const mine = turn
    try {
      const answer = await ask(PAGE, next.value)
      if (mine !== turn) return
      failure.value = answer.result.ok ? null : answer.result.failure
      if (!answer.result.ok) return
      if (answer.mode === 'groups') groups.value = joined(groups.value, answer.result.value.items, (group) => subjectKey(group.subject))
      else events.value = joined(events.value, answer.result.value.items, (event) => event.seq)
      holes.value = joinHoles(holes.value, answer.result.value.holes)
      next.value = answer.result.value.next
    } finally {
      fetching = false
    }
  }

  const put = (key: string, value: Inside | null): void => void (inside.value = new Map(inside.value).set(key, value))
  const drop = (key: string): void => void (inside.value = new Map([...inside.value].filter(([other]) => other !== key)))
  async function loadInside(key: string, more = false): Promise<void> {
    const known = inside.value.get(key)
    const group = groups.value.find((one) => subjectKey(one.subject) === key)
    if (!group) return
    const before = more ? known?.next : null
    const limit = more ? INSIDE : Math.min(MOST_AGAIN, Math.max(INSIDE, known?.events.length ?? 0))
    const result = await bridge.feed.page({ filter: { ...options.filter(), subject: { ...group.subject } }, limit, ...(before ? { before } : {}) })
    if (!inside.value.has(key)) return
    if (!result.ok) failure.value = result.failure
    else put(key, { events: more ? joined(known?.events ?? [], result.value.items, (event) => event.seq) : result.value.items, next: result.value.next })
  }
  const deepening = new Set<string>()
  function toggle(subject: SubjectRef): void {
    const key = subjectKey(subject)
    if (inside.value.has(key)) return drop(key)
    put(key, null)
    void loadInside(key)
  }

  followChanges((added) => {
    if (options.deep()) waiting.value += added
    else void reload()
  })
  onScopeDispose(() => turn++)
  watch([options.mode, () => JSON.stringify(options.filter())], () => {
    groups.value = events.value = []
    holes.value = []
    next.value = null
    loaded.value = false
    void reload()
  })

  return {
    rows, loaded, failure, waiting, complete, reload, more, toggle,
    isOpen: (subject) => inside.value.has(subjectKey(subject)),
    async moreInside(key) {
      // null: the first page is on its way
      if (deepening.has(key) || !inside.value.get(key)) return
      deepening.add(key)
      await loadInside(key, true).finally(() => deepening.delete(key))
    },
    opened: computed(() => [...inside.value.keys()])
  }
}

/** Pages in order; what moved up between two questions is listed once. */
function joined<T>(before: readonly T[], items: readonly T[], key: (item: T) => unknown): readonly T[] {
  const known = new Set(before.map(key))
  return [...before, ...items.filter((item) => !known.has(key(item)))]
}
