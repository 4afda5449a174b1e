import { computed, onScopeDispose, shallowReactive, watchEffect } from 'vue'
import type { CatalogueAnswer } from '@contract/channels/catalogue'

/**
 * Where what is on screen comes from, how old it is, in which language it was asked, and whether a newer one is on its
 * way.
 */
export type PageStamp = Pick<CatalogueAnswer<unknown>, 'fetchedAt' | 'source' | 'language' | 'refreshing' | 'file'>

const stamps = shallowReactive(new Map<symbol, PageStamp>())

/** The stamp of the page on screen; with several, the one registered last. */
export const pageStamp = computed<PageStamp | null>(() => [...stamps.values()].at(-1) ?? null)

/** Tells the status bar about the data a page shows, for as long as the page is there. null: nothing shown yet. */
export function usePageStamp(of: () => PageStamp | null): void {
  const id = Symbol()
  watchEffect(() => {
    const stamp = of()
    if (stamp)
      stamps.set(id, {
        fetchedAt: stamp.fetchedAt,
        source: stamp.source,
        language: stamp.language,
        refreshing: stamp.refreshing ?? false,
        ...(stamp.file ? { file: stamp.file } : {})
      })
    else stamps.delete(id)
  })
  onScopeDispose(() => stamps.delete(id))
}
