import { computed, onScopeDispose, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { SavedSearchEntry, SearchHistoryEntry } from '@contract/channels/search'
import type { Result } from '@contract/failures'

/** What was fetched comes in bursts; counting after each would keep the desk busy. */
const RECOUNT_DELAY_MS = 1000

/**
 * Searches kept on this desk with what is new in each, and those made lately. `wanted`: they are on screen, so that the
 * counts are worth renewing.
 */
export function useSavedSearches(wanted: () => boolean) {
  const saved = shallowRef<readonly SavedSearchEntry[]>([])
  const history = shallowRef<readonly SearchHistoryEntry[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What cannot be read is as good as none here: the notice about a lost file comes from main. */
  const put = (result: Result<readonly SavedSearchEntry[]>): void => {
    if (result.ok) saved.value = result.value
  }
  async function load(): Promise<void> {
    const [entries, made] = await Promise.all([bridge.search.saved(), bridge.search.history()])
    put(entries)
    if (made.ok) history.value = made.value
  }
  async function clearHistory(): Promise<void> {
    if ((await bridge.search.clearHistory()).ok) history.value = []
  }

  onScopeDispose(
    bridge.catalogue.onUpdated(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        if (wanted()) void load()
      }, RECOUNT_DELAY_MS)
    })
  )
  onScopeDispose(() => clearTimeout(timer))

  return {
    saved,
    history,
    load,
    clearHistory,
    /** New matches of all of them. */
    newMatches: computed(() => saved.value.reduce((sum, { fresh }) => sum + fresh, 0)),
    find: (query: string, fuel: string): SavedSearchEntry | undefined =>
      saved.value.find((one) => one.query === query.trim() && one.fuel === fuel),
    save: async (query: string, fuel: string) => put(await bridge.search.save({ query: query.trim(), fuel })),
    remove: async (entry: SavedSearchEntry) => put(await bridge.search.unsave({ id: entry.id })),
    /** It is being looked at: what it finds now is no longer new. */
    markSeen: async (entry: SavedSearchEntry) => put(await bridge.search.looked({ id: entry.id })),
    /** A search worth coming back to: the service was asked, or a result opened. */
    remember: async (query: string, fuel: string) =>
      void (query.trim() !== '' && (await bridge.search.remember({ query: query.trim(), fuel })))
  }
}
