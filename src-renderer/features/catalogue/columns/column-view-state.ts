import { defineStore } from 'pinia'
import { markRaw, reactive, watch } from 'vue'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import type { Level } from '@shared/catalogue/records'
import { SORTED_BY_NAME, type Sorting } from '../engine-table/engine-columns'
import { NO_FACETS_SELECTED, type FacetSelection } from '../engine-table/facets'
import type { GenerationOrder } from '../list-order'

/** View state of a column. */
export interface ColumnViewState {
  filter: string
  activeId: string | null
  /** Not reactive: written on every scroll, read once on mount. */
  readonly scroll: { top: number; left: number }
  order: GenerationOrder
  sorting: Sorting
  facetSelection: FacetSelection
  /** Only engines the shop's tools can read. */
  supportedOnly: boolean
}

/** View states by level and parent, and the focused column of each address, for this session. */
export const useColumnViewState = defineStore('column-memory', () => {
  const columns = new Map<string, ColumnViewState>()
  const focused = new Map<string, Level>()
  const lists = useCatalogueLists()

  // another service or language invalidates ids and filters
  watch(
    () => lists.generation,
    () => {
      columns.clear()
      focused.clear()
    }
  )

  function column(level: Level, parentId: string): ColumnViewState {
    const key = `${level} ${parentId}`
    let viewState = columns.get(key)
    if (!viewState) {
      viewState = reactive({
        filter: '',
        activeId: null,
        scroll: markRaw({ top: 0, left: 0 }),
        order: 'newest' as const,
        sorting: SORTED_BY_NAME,
        facetSelection: NO_FACETS_SELECTED,
        supportedOnly: false
      })
      columns.set(key, viewState)
    }
    return viewState
  }

  return {
    column,
    focusedLevelAt: (address: string): Level | undefined => focused.get(address),
    rememberFocus: (address: string, level: Level): void => void focused.set(address, level)
  }
})
