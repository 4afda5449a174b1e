import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { FeedCounts, FeedFilterInput } from '@contract/channels/feed'
import { askedFor, FACETS, narrows, type Facet, type Filters, type Mode } from './feed-filters'

/** What stands beside the choices: how many events each would list with all other choices as they are. */
export interface ChoiceCounts {
  readonly byKind: FeedCounts['byKind']
  readonly byFamily: FeedCounts['byFamily']
  readonly byStatus: FeedCounts['byStatus']
  readonly unread: number
  readonly snoozed: number
}
export interface FeedCounting {
  /** Of what is listed; null: not known. */
  readonly fitting: Readonly<ShallowRef<FeedCounts | null>>
  readonly beside: Readonly<ShallowRef<ChoiceCounts | null>>
  /** Events on this desk without any filter; null: not known, or not needed. */
  readonly all: Readonly<Ref<number | null>>
  count(): Promise<void>
}

/** Counts of the feed: of the list, and beside each choice that would change it. */
export function useFeedCounts(options: {
  filters: () => Filters
  mode: () => Mode
  empty: () => boolean
}): FeedCounting {
  const fitting = shallowRef<FeedCounts | null>(null)
  const beside = shallowRef<ChoiceCounts | null>(null)
  const all = ref<number | null>(null)
  let turn = 0
  const ask = async (filter: FeedFilterInput): Promise<FeedCounts | null> => {
    const result = await bridge.feed.counts({ filter })
    return result.ok ? result.value : null
  }

  async function count(): Promise<void> {
    const mine = ++turn
    const [filters, mode, now] = [options.filters(), options.mode(), new Date()]
    const narrowed = narrows(filters)
    const own = ask(askedFor(filters, now, mode))
    const without = (facet: Facet): Promise<FeedCounts | null> =>
      filters[facet].length === 0 ? own : ask(askedFor({ ...filters, [facet]: [] }, now, mode))
    const [listed, whole, ...others] = await Promise.all([
      own,
      options.empty() && narrowed ? ask({ snoozed: true }) : null,
      ...FACETS.map(without)
    ])
    if (mine !== turn) return
    const [families, kinds, statuses] = others
    fitting.value = listed
    beside.value =
      listed && families && kinds && statuses
        ? {
            byFamily: families.byFamily,
            byKind: kinds.byKind,
            byStatus: statuses.byStatus,
            unread: listed.unread,
            snoozed: listed.snoozed
          }
        : null
    all.value = whole?.total ?? (narrowed ? null : (listed?.total ?? null))
  }
  onScopeDispose(() => turn++)
  return { fitting, beside, all, count }
}
