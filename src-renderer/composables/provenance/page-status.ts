import { computed, onScopeDispose, shallowReactive, watchEffect } from 'vue'
import type { CatalogueAnswer } from '@contract/channels/catalogue'

/**
 * Where what is on screen comes from, how old it is, in which language it was asked, and whether a newer one is on its
 * way.
 */
export type PageStatus = Pick<CatalogueAnswer<unknown>, 'fetchedAt' | 'source' | 'language' | 'refreshing' | 'file'>

const statuses = shallowReactive(new Map<symbol, PageStatus>())

/** The stamp of the page on screen; with several, the one registered last. */
export const pageStatus = computed<PageStatus | null>(() => [...statuses.values()].at(-1) ?? null)

/** Tells the status bar about the data a page shows, for as long as the page is there. null: nothing shown yet. */
export function usePageStatus(of: () => PageStatus | null): void {
  const id = Symbol()
  watchEffect(() => {
    const stamp = of()
    if (stamp)
      statuses.set(id, {
        fetchedAt: stamp.fetchedAt,
        source: stamp.source,
        language: stamp.language,
        refreshing: stamp.refreshing ?? false,
        ...(stamp.file ? { file: stamp.file } : {})
      })
    else statuses.delete(id)
  })
  onScopeDispose(() => statuses.delete(id))
}
