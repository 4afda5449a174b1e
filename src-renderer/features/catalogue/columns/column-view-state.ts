import { defineStore } from 'pinia'
import { markRaw, reactive, watch } from 'vue'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import type { Level } from '@shared/catalogue/records'
import { SORTED_BY_NAME, type Sorting } from '../engine-table/engine-columns'
import { NO_FACETS_SELECTED, type FacetSelection } from '../engine-table/facets'
import type { GenerationOrder } from '../list-order'

/** How a person left a column. */
export interface ColumnViewState {
  filter: string
  activeId: string | null
  /** Not reactive: it is written with every step of scrolling and read when the column is made anew. */
  readonly scroll: { top: number; left: number }
  order: GenerationOrder
  sorting: Sorting
  facetSelection: FacetSelection
  /** Only what the shop can read with its tools. */
  supportedOnly: boolean
}

/**
 * What every column looked like when it was left, by level and parent, and which column had the focus at each address.
 * For this session.
 */
export const useColumnViewState = defineStore('column-memory', () => {
  const columns = new Map<string, ColumnViewState>()
  const focused = new Map<string, Level>()
  const lists = useCatalogueLists()

  // ids of another service mean nothing here; in another language the places stay, but a filter would not fit its texts
  watch(
    () => lists.generation,
    () => {
      columns.clear()
      focused.clear()
    }
  )

  function column(level: Level, parentId: string): ColumnViewState {
    const key = `${level} ${parentId}`
    let memory = columns.get(key)
    if (!memory) {
      memory = reactive({
        filter: '',
        activeId: null,
        scroll: markRaw({ top: 0, left: 0 }),
        order: 'newest' as const,
        sorting: SORTED_BY_NAME,
        facetSelection: NO_FACETS_SELECTED,
        supportedOnly: false
      })
      columns.set(key, memory)
    }
    return memory
  }

  return {
    column,
    focusedLevelAt: (address: string): Level | undefined => focused.get(address),
    rememberFocus: (address: string, level: Level): void => void focused.set(address, level)
  }
})
