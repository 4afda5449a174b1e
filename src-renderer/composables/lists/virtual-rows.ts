import { useVirtualizer } from '@tanstack/vue-virtual'
import { computed, watch, type Ref } from 'vue'
import { useRowHeight } from './row-height'

/** Lists below this length are drawn whole, so that search, selection and assistive technology reach all rows. */
export const VIRTUALISE_FROM_ROWS = 200

interface VirtualRowOptions {
  count: () => number
  /** At the default density. */
  rowHeight: number
  scroller: Readonly<Ref<HTMLElement | null>>
  head?: number
  from?: number
  beyond?: () => number
}

function useVirtualItems(options: VirtualRowOptions, rowHeight: Readonly<Ref<number>>) {
  const { count, scroller, from = VIRTUALISE_FROM_ROWS, beyond = () => 8 } = options
  const virtual = computed(() => count() >= from)
  const virtualizer = useVirtualizer(
    computed(() => ({
      count: virtual.value ? count() : 0,
      // measuring costs a layout, which short lists do not need
      getScrollElement: () => (virtual.value ? scroller.value : null),
      estimateSize: () => rowHeight.value,
      overscan: beyond(),
      initialRect: { width: 0, height: 600 }
    }))
  )
  watch(rowHeight, () => virtualizer.value.measure())
  return {
    virtual,
    virtualizer,
    items: computed(() => (virtual.value ? virtualizer.value.getVirtualItems() : []))
  }
}

/**
 * Draws rows of equal height; lists of at least `from` rows draw only the visible ones. `head`: height of a sticky
 * heading at the default density. `beyond`: extra rows drawn on each side.
 */
export function useVirtualRows(options: VirtualRowOptions) {
  const { count, scroller } = options
  const rowHeight = useRowHeight(options.rowHeight)
  const headHeight = useRowHeight(options.head ?? 0)
  const head = (): number => (options.head === undefined ? 0 : headHeight.value)
  const { virtual, virtualizer, items } = useVirtualItems(options, rowHeight)
  // rounded, so that one row more or less does not reassign all elements
  const pool = computed(() => Math.ceil(items.value.length / 16) * 16)
  return {
    /** In pixels, at the chosen density. */
    rowHeight,
    indexes: computed(() =>
      virtual.value ? items.value.map((item) => item.index) : Array.from({ length: count() }, (_none, index) => index)
    ),
    /** A virtual list reuses its elements, which is cheaper than creating them. */
    key: (index: number, id: string): string | number => (virtual.value ? index % pool.value : id),
    /** Height in pixels of the rows that are not drawn. */
    spaceBefore: computed(() => items.value[0]?.start ?? 0),
    spaceAfter: computed(() => {
      const last = items.value.at(-1)
      return last ? count() * rowHeight.value - last.end : 0
    }),
    scrollToTop(): void {
      // setting scrollTop forces a layout even when it does not change
      if (scroller.value && (!virtual.value || virtualizer.value.scrollOffset !== 0)) scroller.value.scrollTop = 0
    },
    /** Scrolls as little as needed. */
    scrollIntoView(index: number): void {
      const element = scroller.value
      if (!element) return
      const top = index * rowHeight.value
      const height = element.clientHeight - head()
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + rowHeight.value > element.scrollTop + height) element.scrollTop = top + rowHeight.value - height
    },
    /** True for partly visible rows too. */
    isVisible(index: number): boolean {
      const element = scroller.value
      if (!element || index < 0) return false
      const top = index * rowHeight.value
      return top + rowHeight.value > element.scrollTop && top < element.scrollTop + element.clientHeight - head()
    },
    firstVisible: () =>
      Math.max(0, Math.min(Math.ceil((scroller.value?.scrollTop ?? 0) / rowHeight.value), count() - 1)),
    /** Number of visible rows less one, for paging. */
    rowsPerPage: () => Math.max(1, Math.floor(((scroller.value?.clientHeight ?? 0) - head()) / rowHeight.value) - 1)
  }
}
