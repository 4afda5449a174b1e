import { useVirtualizer } from '@tanstack/vue-virtual'
import { computed, type ComputedRef, type Ref } from 'vue'

/** Shorter lists are simply drawn: their rows are then all there for searching, selecting and assistive technology. */
export const VIRTUALISE_FROM_ROWS = 200

export interface VirtualRows {
  /** Indexes of the rows to draw now. */
  readonly indexes: ComputedRef<readonly number[]>
  /**
   * Key for the element of a row. Where only rows in sight are drawn, elements are used again for others: filling one
   * is cheaper than making one.
   */
  key(index: number, id: string): string | number
  /** Pixels that stand in for the rows above and below. */
  readonly spaceBefore: ComputedRef<number>
  readonly spaceAfter: ComputedRef<number>
  /** Back to the first row. */
  scrollToTop(): void
  /** Scrolls as little as needed to show a row. */
  scrollIntoView(index: number): void
  /** True when a row is in sight, at least in part. */
  isVisible(index: number): boolean
  /** The first row that is wholly in sight. */
  firstVisible(): number
  /** Rows that fit, less one, for paging. */
  rowsPerPage(): number
}

/**
 * Rows of one height in a scrolling element; from `VIRTUAL_FROM` rows on (or `from`) only those in sight are drawn.
 * `head`: height of a fixed heading in it. `beyond`: rows drawn out of sight on each side.
 */
export function useVirtualRows(options: {
  count: () => number
  rowHeight: number
  scroller: Readonly<Ref<HTMLElement | null>>
  head?: number
  from?: number
  beyond?: () => number
}): VirtualRows {
  const { count, rowHeight, scroller, head = 0, from = VIRTUALISE_FROM_ROWS, beyond = () => 8 } = options
  const virtual = computed(() => count() >= from)
  const virtualizer = useVirtualizer(
    computed(() => ({
      count: virtual.value ? count() : 0,
      // measuring costs a layout, and short lists need none
      getScrollElement: () => (virtual.value ? scroller.value : null),
      estimateSize: () => rowHeight,
      overscan: beyond(),
      initialRect: { width: 0, height: 600 }
    }))
  )
  const items = computed(() => (virtual.value ? virtualizer.value.getVirtualItems() : []))
  // rounded, so that one row more or less in sight does not deal all elements out anew
  const pool = computed(() => Math.ceil(items.value.length / 16) * 16)
  return {
    indexes: computed(() =>
      virtual.value ? items.value.map((item) => item.index) : Array.from({ length: count() }, (_none, index) => index)
    ),
    key: (index, id) => (virtual.value ? index % pool.value : id),
    spaceBefore: computed(() => items.value[0]?.start ?? 0),
    spaceAfter: computed(() => {
      const last = items.value.at(-1)
      return last ? count() * rowHeight - last.end : 0
    }),
    scrollToTop() {
      // setting the place makes the page be laid out at once, also where it is there already; the virtualizer knows it
      // from the scrolling itself
      if (scroller.value && (!virtual.value || virtualizer.value.scrollOffset !== 0)) scroller.value.scrollTop = 0
    },
    scrollIntoView(index) {
      const element = scroller.value
      if (!element) return
      const top = index * rowHeight
      const height = element.clientHeight - head
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height
    },
    isVisible(index) {
      const element = scroller.value
      if (!element || index < 0) return false
      const top = index * rowHeight
      return top + rowHeight > element.scrollTop && top < element.scrollTop + element.clientHeight - head
    },
    firstVisible: () => Math.max(0, Math.min(Math.ceil((scroller.value?.scrollTop ?? 0) / rowHeight), count() - 1)),
    rowsPerPage: () => Math.max(1, Math.floor(((scroller.value?.clientHeight ?? 0) - head) / rowHeight) - 1)
  }
}
