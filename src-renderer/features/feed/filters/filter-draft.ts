import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { useFeedViewState } from '../feed-view-state'
import type { FeedFilters } from './feed-filters'

/** Debounce of the text filter; other filters apply at once. */
const DEBOUNCE_MS = 250

/** The filters as shown, which apply to the list after a short rest while a text is typed. */
export function useFilterDraft(): {
  readonly draft: Readonly<ShallowRef<FeedFilters>>
  setFilters(filters: FeedFilters): void
} {
  const viewState = useFeedViewState()
  const draft = shallowRef<FeedFilters>(viewState.filters)
  let timer: ReturnType<typeof setTimeout> | undefined
  onScopeDispose(() => clearTimeout(timer))
  return {
    draft,
    setFilters(filters) {
      const isTyping = filters.text !== viewState.filters.text && filters.text !== ''
      draft.value = filters
      clearTimeout(timer)
      if (isTyping) timer = setTimeout(() => (viewState.filters = filters), DEBOUNCE_MS)
      else viewState.filters = filters
    }
  }
}
