import { computed, ref, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import { useRowHeight } from './row-height'

/** Lists below this length are drawn whole, so that search, selection and assistive technology reach all rows. */
export const VIRTUALISE_FROM_ROWS = 200

interface VirtualRowOptions {
  count: () => number
  /** At the default density. */
  rowHeight: MaybeRefOrGetter<number>
  scroller: Readonly<Ref<HTMLElement | null>>
  head?: number
  from?: number
  beyond?: () => number
}

/** Height of the fade at the lower edge (class `fading`), in pixels. */
export const FADE_HEIGHT = 26
/** Until the list is measured, in pixels. */
const INITIAL_HEIGHT = 600

/** The rows in view, with `beyond` more on each side. */
function useRowsInView(options: VirtualRowOptions, rowHeight: Readonly<Ref<number>>) {
  const { count, scroller, from = VIRTUALISE_FROM_ROWS, beyond = () => 8 } = options
  const virtual = computed(() => count() >= from)
  const height = ref(INITIAL_HEIGHT)
  /** A row and no position, so that most scroll events draw nothing. */
  const first = ref(0)
  let top = 0
  function scrolled(): void {
    top = scroller.value?.scrollTop ?? 0
    first.value = Math.floor(top / rowHeight.value)
  }

  // measuring costs a layout, which short lists do not need
  watch(
    () => (virtual.value ? scroller.value : null),
    (element, _before, onCleanup) => {
      if (!element) return
      // called after the layout of a frame, the first time too
      const observer = new ResizeObserver(([entry]) => {
        if (entry && entry.contentRect.height > 0) height.value = entry.contentRect.height
        scrolled()
      })
      observer.observe(element)
      element.addEventListener('scroll', scrolled, { passive: true })
      onCleanup(() => {
        observer.disconnect()
        element.removeEventListener('scroll', scrolled)
      })
    },
    { immediate: true, flush: 'post' }
  )
  watch(rowHeight, scrolled)
  return {
    virtual,
    isAtTop: () => top === 0,
    indexes: computed(() => {
      const all = count()
      if (!virtual.value) return Array.from({ length: all }, (_none, index) => index)
      const inView = Math.ceil(height.value / rowHeight.value) + 1
      const start = Math.max(0, Math.min(first.value, all - inView) - beyond())
      const end = Math.min(all, Math.min(first.value, all) + inView + beyond())
      return Array.from({ length: Math.max(0, end - start) }, (_none, at) => start + at)
    })
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
  const { virtual, isAtTop, indexes } = useRowsInView(options, rowHeight)
  // rounded, so that one row more or less does not reassign all elements
  const pool = computed(() => Math.ceil(indexes.value.length / 16) * 16)
  return {
    /** In pixels, at the chosen density. */
    rowHeight,
    indexes,
    /** A virtual list reuses its elements, which is cheaper than creating them. */
    key: (index: number, id: string): string | number => (virtual.value ? index % pool.value : id),
    /** Height in pixels of the rows that are not drawn. */
    spaceBefore: computed(() => (indexes.value[0] ?? 0) * rowHeight.value),
    spaceAfter: computed(() => (count() - 1 - (indexes.value.at(-1) ?? count() - 1)) * rowHeight.value),
    scrollToTop(): void {
      // setting scrollTop forces a layout even when it does not change
      if (scroller.value && (!virtual.value || !isAtTop())) scroller.value.scrollTop = 0
    },
    /** Scrolls as little as needed, to a place above the fade. */
    scrollIntoView(index: number): void {
      const element = scroller.value
      if (!element) return
      const top = index * rowHeight.value
      const height = element.clientHeight - head()
      const bottom = Math.min(top + rowHeight.value + FADE_HEIGHT, count() * rowHeight.value)
      if (top < element.scrollTop) element.scrollTop = top
      else if (bottom > element.scrollTop + height) element.scrollTop = bottom - height
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
