import { defineStore } from 'pinia'
import { markRaw, reactive, watch } from 'vue'
import { useLists } from '@/stores/catalogue-lists'
import type { Level } from '@shared/catalogue/records'
import { BY_NAME, type Sorting } from '../engine-table/engine-columns'
import { NOTHING_CHOSEN, type Chosen } from '../engine-table/facets'
import type { GenerationOrder } from '../list-order'

/** How a person left a column. */
export interface ColumnMemory {
  filter: string
  activeId: string | null
  /** Not reactive: it is written with every step of scrolling and read when the column is made anew. */
  readonly scroll: { top: number; left: number }
  order: GenerationOrder
  sorting: Sorting
  chosen: Chosen
  /** Only what the shop can read with its tools. */
  readableOnly: boolean
}

/**
 * What every column looked like when it was left, by level and parent, and which column had the focus at each address.
 * For this session.
 */
export const useColumnMemory = defineStore('column-memory', () => {
  const columns = new Map<string, ColumnMemory>()
  const focused = new Map<string, Level>()
  const lists = useLists()

  // ids of another service mean nothing here; in another language the places stay, but a filter would not fit its texts
  watch(
    () => lists.generation,
    () => {
      columns.clear()
      focused.clear()
    }
  )

  function column(level: Level, parentId: string): ColumnMemory {
    const key = `${level} ${parentId}`
    let memory = columns.get(key)
    if (!memory) {
      memory = reactive({
        filter: '',
        activeId: null,
        scroll: markRaw({ top: 0, left: 0 }),
        order: 'newest' as const,
        sorting: BY_NAME,
        chosen: NOTHING_CHOSEN,
        readableOnly: false
      })
      columns.set(key, memory)
    }
    return memory
  }

  return {
    column,
    focusAt: (address: string): Level | undefined => focused.get(address),
    keepFocus: (address: string, level: Level): void => void focused.set(address, level)
  }
})
