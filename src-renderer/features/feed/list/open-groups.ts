import { computed, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { GroupEvents } from './feed-row-model'
import { appendEvents, MAX_PAGE_SIZE, type FeedPages, type FeedQuery } from './feed-pages'

const GROUP_PAGE_SIZE = 50

/** Open groups of the list with their events. Keys in `query.opened` are open at first. */
export function useOpenGroups(pages: FeedPages, query: FeedQuery & { readonly opened: readonly string[] }) {
  /** Events by subject key; null while the first page is loading. */
  const openGroups = shallowRef<ReadonlyMap<string, GroupEvents | null>>(
    new Map(query.opened.map((key) => [key, null]))
  )
  const loading = new Set<string>()
  const setEvents = (key: string, value: GroupEvents | null): void =>
    void (openGroups.value = new Map(openGroups.value).set(key, value))

  async function loadEvents(key: string, more = false): Promise<void> {
    const known = openGroups.value.get(key)
    const group = pages.groups.value.find((one) => subjectKey(one.subject) === key)
    if (!group) return
    const before = more ? known?.next : null
    const filter = query.filter()
    const limit = more ? GROUP_PAGE_SIZE : Math.min(MAX_PAGE_SIZE, Math.max(GROUP_PAGE_SIZE, known?.events.length ?? 0))
    const result = await bridge.feed.page({
      filter: { ...filter, subject: { ...group.subject } },
      limit,
      ...(before ? { before } : {})
    })
    if (!openGroups.value.has(key) || JSON.stringify(query.filter()) !== JSON.stringify(filter)) return
    if (!result.ok) return void (pages.failure.value = result.failure)
    const { items, next } = result.value
    setEvents(key, { events: more ? appendEvents(known?.events ?? [], items) : items, next })
  }

  return {
    openGroups,
    openGroupKeys: computed(() => [...openGroups.value.keys()]),
    reloadAll: (): Promise<unknown> => Promise.all([...openGroups.value.keys()].map((key) => loadEvents(key))),
    /** Loads open groups that an older page listed. */
    loadListed: (): Promise<unknown> =>
      Promise.all([...openGroups.value].map(([key, events]) => events === null && loadEvents(key))),
    clearAll: (): void => void (openGroups.value = new Map([...openGroups.value.keys()].map((key) => [key, null]))),
    async reloadGroup(subject: SubjectRef): Promise<void> {
      const key = subjectKey(subject)
      if (openGroups.value.has(key)) await loadEvents(key)
    },
    toggle(subject: SubjectRef): void {
      const key = subjectKey(subject)
      if (openGroups.value.has(key))
        return void (openGroups.value = new Map([...openGroups.value].filter(([other]) => other !== key)))
      setEvents(key, null)
      void loadEvents(key)
    },
    /** @param key of the subject */
    async loadMoreInGroup(key: string): Promise<void> {
      if (loading.has(key) || !openGroups.value.get(key)) return
      loading.add(key)
      await loadEvents(key, true).finally(() => loading.delete(key))
    }
  }
}
