import { ref, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { FeedFilterInput } from '@contract/channels/feed'
import type { FeedCounts } from '@shared/feed/feed-query'
import {
  filterInput,
  FILTER_FACETS,
  isNarrowing,
  type FilterFacet,
  type FeedFilters,
  type FeedMode
} from './feed-filters'

/** Numbers of events, or of tickets and projects, that each choice lists while the other choices stay. */
export type FilterCounts = Pick<FeedCounts, 'byKind' | 'byFamily' | 'byStatus' | 'unread' | 'snoozed'>

export function useFeedCounts(options: { filters: () => FeedFilters; mode: () => FeedMode; empty: () => boolean }) {
  /** Of the current list; null: not known. */
  const listCounts = shallowRef<FeedCounts | null>(null)
  const filterCounts = shallowRef<FilterCounts | null>(null)
  /** Events without any filter; null: not known or not needed. */
  const totalEvents = ref<number | null>(null)
  const latest = useLatestOnly()
  const ask = async (filter: FeedFilterInput): Promise<FeedCounts | null> => {
    const result = await bridge.feed.counts({ filter })
    return result.ok ? result.value : null
  }

  async function refresh(): Promise<void> {
    const [filters, mode, now] = [options.filters(), options.mode(), new Date()]
    const narrowed = isNarrowing(filters)
    const own = ask(filterInput(filters, now, mode))
    const without = (facet: FilterFacet): Promise<FeedCounts | null> =>
      filters[facet].length === 0 ? own : ask(filterInput({ ...filters, [facet]: [] }, now, mode))
    const whole = options.empty() && narrowed ? ask({ snoozed: true }) : null
    await latest.run(
      () => Promise.all([own, whole, ...FILTER_FACETS.map(without)]),
      ([listed, all, families, kinds, statuses]) => {
        listCounts.value = listed
        filterCounts.value =
          listed && families && kinds && statuses
            ? {
                byFamily: families.byFamily,
                byKind: kinds.byKind,
                byStatus: statuses.byStatus,
                unread: listed.unread,
                snoozed: listed.snoozed
              }
            : null
        totalEvents.value = all?.total ?? (narrowed ? null : (listed?.total ?? null))
      }
    )
  }
  return { listCounts, filterCounts, totalEvents, refresh }
}
