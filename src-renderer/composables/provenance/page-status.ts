import { computed, onScopeDispose, shallowReactive, watchEffect } from 'vue'
import { useOnScreen } from '@/composables/window/on-screen'
import type { CatalogueAnswer } from '@contract/channels/catalogue'

export type PageStatus = Pick<
  CatalogueAnswer<unknown>,
  'fetchedAt' | 'source' | 'language' | 'refreshing' | 'file' | 'computer'
>

const statuses = shallowReactive(new Map<symbol, PageStatus>())

/** Status of the page on screen; of several, the last registered. */
export const pageStatus = computed<PageStatus | null>(() => [...statuses.values()].at(-1) ?? null)

/** Reports the status of a page to the status bar until the page is left. */
export function usePageStatus(of: () => PageStatus | null): void {
  const id = Symbol()
  const onScreen = useOnScreen()
  watchEffect(() => {
    const stamp = onScreen.value ? of() : null
    if (stamp)
      statuses.set(id, {
        fetchedAt: stamp.fetchedAt,
        source: stamp.source,
        language: stamp.language,
        refreshing: stamp.refreshing ?? false,
        ...(stamp.file ? { file: stamp.file } : {}),
        ...(stamp.computer === undefined ? {} : { computer: stamp.computer })
      })
    else statuses.delete(id)
  })
  onScopeDispose(() => statuses.delete(id))
}
