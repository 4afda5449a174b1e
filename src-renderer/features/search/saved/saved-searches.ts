import { onScopeDispose, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import { throttled } from '@/composables/requests/timers'
import type { SavedSearchEntry, SearchHistoryEntry } from '@contract/channels/search'
import type { Result } from '@contract/failures'

/** Cache updates come in bursts; each recount is expensive. */
const RECOUNT_DELAY_MS = 1000

/** Saved and recent searches. `wanted`: they are on screen, so that updates are worth a recount. */
export function useSavedSearches(wanted: () => boolean) {
  const saved = shallowRef<readonly SavedSearchEntry[]>([])
  const history = shallowRef<readonly SearchHistoryEntry[]>([])

  /** Main reports an unreadable file, so failures show as empty here. */
  const applyAnswer = (result: Result<readonly SavedSearchEntry[]>): void => {
    if (result.ok) saved.value = result.value
  }
  async function load(): Promise<void> {
    const [entries, made] = await Promise.all([bridge.search.saved(), bridge.search.history()])
    applyAnswer(entries)
    if (made.ok) history.value = made.value
  }
  async function clearHistory(): Promise<void> {
    if ((await bridge.search.clearHistory()).ok) history.value = []
  }

  onScopeDispose(bridge.catalogue.onUpdated(throttled(() => wanted() && load(), RECOUNT_DELAY_MS)))

  return {
    saved,
    history,
    load,
    clearHistory,
    find: (query: string, fuel: string): SavedSearchEntry | undefined =>
      saved.value.find((one) => one.query === query.trim() && one.fuel === fuel),
    save: async (query: string, fuel: string) => applyAnswer(await bridge.search.save({ query: query.trim(), fuel })),
    remove: async (entry: SavedSearchEntry) => applyAnswer(await bridge.search.unsave({ id: entry.id })),
    /** Opening marks all current matches as seen. */
    markSeen: async (entry: SavedSearchEntry) => applyAnswer(await bridge.search.looked({ id: entry.id })),
    /** Adds to the history after a service search or an opened result. */
    remember: async (query: string, fuel: string) =>
      void (query.trim() !== '' && (await bridge.search.remember({ query: query.trim(), fuel })))
  }
}
