import { computed, nextTick, onMounted, shallowRef, type Ref } from 'vue'
import { useScrollOverflow } from '@/composables/lists/scroll-overflow'
import { onReturn } from '@/composables/window/on-screen'
import { nextHorizontalScroll, type EngineTableColumn } from './engine-columns'

export function useEngineTableScroll(
  props: { readonly columns: readonly EngineTableColumn[]; readonly scrollTop: number; readonly scrollLeft: number },
  widthOf: (column: Exclude<EngineTableColumn, 'name'>) => number,
  scroller: Readonly<Ref<HTMLElement | null>>
) {
  const columnStarts = computed(() => {
    let start = 0
    return props.columns.flatMap((column) => (column === 'name' ? [] : [(start += widthOf(column)) - widthOf(column)]))
  })
  const { right, update } = useScrollOverflow(scroller, () => props.columns)
  const left = shallowRef(0)
  function restore(): void {
    const element = scroller.value
    // setting a position forces a layout
    if (element && props.scrollTop > 0) element.scrollTop = props.scrollTop
    if (element && props.scrollLeft > 0) element.scrollLeft = props.scrollLeft
  }
  onMounted(async () => {
    await nextTick()
    restore()
  })
  onReturn(restore)
  return {
    hasMore: right,
    /** The names have to stick. */
    isSideways: computed(() => left.value > 0),
    /** Scrolling up and down needs no new measure of the width, which forces a layout. */
    scrolledTo(to: number): void {
      if (to === left.value) return
      left.value = to
      update()
    },
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
