import { computed, onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import type { FeedGroupEntry } from '@contract/channels/feed'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import { onFeedChanges } from '../feed-changes'
import { eventRows, groupRows, type GroupEvents } from './feed-row-model'
import {
  clearPages,
  createFeedPages,
  loadMore,
  MAX_PAGE_SIZE,
  MAX_RELOADED_ROWS,
  patchEvents,
  patchGroup,
  readNewest,
  type FeedPages,
  type FeedQuery
} from './feed-pages'
import { useOpenGroups } from './open-groups'

/** Subjects with unread events. They stay when they are read, so that no row moves away under the pointer. */
function useNeededSubjects(groups: Readonly<Ref<readonly FeedGroupEntry[]>>) {
  const needed = shallowRef<ReadonlySet<string>>(new Set())
  let stay = true
  const isNeeded = ({ subject, unread, snoozedUntil }: FeedGroupEntry): boolean =>
    (unread > 0 && !(Date.parse(snoozedUntil ?? '') > Date.now())) || (stay && needed.value.has(subjectKey(subject)))
  watch(
    groups,
    (now) => {
      needed.value = new Set(now.filter(isNeeded).map(({ subject }) => subjectKey(subject)))
      stay = true
    },
    { flush: 'sync' }
  )
  return { needed, forgetNeeded: () => void (stay = false) }
}

function useFeedRows(
  { groups, events, gaps, next, loaded }: FeedPages,
  isGrouped: () => boolean,
  openGroups: Readonly<Ref<ReadonlyMap<string, GroupEvents | null>>>
) {
  const complete = computed(() => loaded.value && next.value === null)
  const { needed, forgetNeeded } = useNeededSubjects(groups)
  const rows = computed(() =>
    isGrouped()
      ? groupRows(groups.value, openGroups.value, gaps.value, complete.value, needed.value)
      : eventRows(events.value, gaps.value, complete.value)
  )
  return { rows, forgetNeeded }
}

/**
 * Loaded groups or events of the feed. Reloads after feed changes; while `deep` is true it counts `newEvents` instead.
 *
 * @param options.opened subjects open at first
 * @param options.listed rows loaded in the last visit
 */
export function useFeedListData(
  options: FeedQuery & { deep: () => boolean; opened: readonly string[]; listed: number }
) {
  const pages = createFeedPages()
  const { groups, events, loaded, failure } = pages
  const { openGroups, reloadAll, reloadGroup, loadListed, clearAll, ...groupActions } = useOpenGroups(pages, options)
  const newEvents = ref(0)

  const isGrouped = (): boolean => options.mode() === 'groups'
  const count = (): number => (isGrouped() ? groups.value.length : events.value.length)
  const { rows, forgetNeeded } = useFeedRows(pages, isGrouped, openGroups)

  async function read(most: number): Promise<void> {
    newEvents.value = 0
    if ((await readNewest(pages, options, most)) && isGrouped()) await reloadAll()
  }
  const reload = (): Promise<void> => read(Math.min(MAX_PAGE_SIZE, count()))

  /** Reloads changed subjects and leaves the other rows in place. */
  async function refresh(touched: readonly SubjectRef[] | 'all'): Promise<void> {
    if (touched === 'all') {
      forgetNeeded()
      return read(count())
    }
    const requests = Math.ceil(count() / MAX_PAGE_SIZE)
    if (requests <= 1) return reload()
    const subjects = [...new Map(touched.map((subject) => [subjectKey(subject), subject])).values()]
    if (subjects.length > requests && count() <= MAX_RELOADED_ROWS) return read(count())
    for (const subject of subjects) {
      if (!isGrouped()) await patchEvents(pages, options, subject)
      else if (await patchGroup(pages, options, subject)) await reloadGroup(subject)
    }
  }

  onFeedChanges((added) => {
    if (options.deep()) newEvents.value += added
    else void reload()
  })
  onScopeDispose(() => pages.requestNumber++)
  watch([options.mode, () => JSON.stringify(options.filter())], () => {
    forgetNeeded()
    clearPages(pages)
    clearAll()
    void reload()
  })

  return {
    rows,
    loaded,
    failure,
    newEvents,
    reload,
    refresh,
    ...groupActions,
    loadMore: async () => (await loadMore(pages, options)) && (await loadListed()),
    /** First load, to the same depth as in the last visit. */
    restore: () => read(options.listed),
    listedCount: computed(count)
  }
}
