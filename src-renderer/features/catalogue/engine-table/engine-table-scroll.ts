import { computed, nextTick, onMounted, type Ref } from 'vue'
import { useScrollOverflow } from '@/composables/lists/scroll-overflow'
import { COLUMN_WIDTHS, nextHorizontalScroll, type EngineTableColumn } from './engine-columns'

export function useEngineTableScroll(
  props: { readonly columns: readonly EngineTableColumn[]; readonly scrollTop: number; readonly scrollLeft: number },
  scroller: Readonly<Ref<HTMLElement | null>>
) {
  const columnStarts = computed(() => {
    let start = 0
    return props.columns.flatMap((column) =>
      column === 'name' ? [] : [(start += COLUMN_WIDTHS[column]) - COLUMN_WIDTHS[column]]
    )
  })
  const { right, update } = useScrollOverflow(scroller, () => props.columns)
  onMounted(async () => {
    await nextTick()
    if (!scroller.value) return
    scroller.value.scrollTop = props.scrollTop
    scroller.value.scrollLeft = props.scrollLeft
  })
  return {
    hasMore: right,
    updateOverflow: update,
    tableWidth: computed(() => props.columns.reduce((sum, column) => sum + COLUMN_WIDTHS[column], 0)),
    /** Returns false at the end. */
    scrollByColumn(by: 1 | -1): boolean {
      const element = scroller.value
      if (!element) return false
      const end = element.scrollWidth - element.clientWidth
      const to = nextHorizontalScroll(columnStarts.value, element.scrollLeft, end, by)
      if (to !== null) element.scrollLeft = to
      return to !== null
    }
  }
}
