import { useVirtualizer } from '@tanstack/vue-virtual'
import { computed, nextTick, watch, type ComputedRef, type Ref } from 'vue'
import { FADE_HEIGHT, VIRTUALISE_FROM_ROWS } from '@/composables/lists/virtual-rows'
import { HEAD_HEIGHT, rowHeight, type FeedRow } from './feed-row-model'

interface VirtualFeedRows {
  readonly renderedRows: ComputedRef<readonly { readonly index: number; readonly row: FeedRow }[]>
  /** Head of the first rendered row, where it is not rendered itself; above `before`. */
  readonly head: ComputedRef<FeedRow | null>
  readonly before: ComputedRef<number>
  readonly after: ComputedRef<number>
  scrollIntoView(index: number): void
  firstVisible(): number
  rowsPerPage(): number
}

/** Virtual rows of different heights. Keeps the visible rows in place when rows are inserted above. */
export function useVirtualFeedRows(
  rows: () => readonly FeedRow[],
  scroller: Readonly<Ref<HTMLElement | null>>
): VirtualFeedRows {
  const tops = computed(() => {
    const all = rows()
    const found = new Float64Array(all.length + 1)
    all.forEach((row, at) => (found[at + 1] = (found[at] ?? 0) + rowHeight(row)))
    return found
  })
  const virtual = computed(() => rows().length >= VIRTUALISE_FROM_ROWS)
  const virtualizer = useVirtualizer(
    computed(() => {
      const all = rows()
      return {
        count: virtual.value ? all.length : 0,
        getScrollElement: () => (virtual.value ? scroller.value : null),
        estimateSize: (index: number) => (all[index] ? rowHeight(all[index]) : 0),
        getItemKey: (index: number) => all[index]?.key ?? index,
        overscan: 8,
        initialRect: { width: 0, height: 600 }
      }
    })
  )
  const items = computed(() => (virtual.value ? virtualizer.value.getVirtualItems() : []))
  const top = (index: number): number => tops.value[index] ?? 0

  keepFirstVisible(rows, scroller, top)

  const head = computed(() => headAbove(rows(), items.value[0]?.index ?? 0))
  return {
    head,
    renderedRows: computed(() => {
      if (!virtual.value) return rows().map((row, index) => ({ index, row }))
      return items.value.flatMap(({ index }) => {
        const row = rows()[index]
        return row ? [{ index, row }] : []
      })
    }),
    before: computed(() => (items.value[0]?.start ?? 0) - (head.value ? HEAD_HEIGHT : 0)),
    after: computed(() => {
      const last = items.value.at(-1)
      return last ? top(rows().length) - last.end : 0
    }),
    scrollIntoView(index) {
      const element = scroller.value
      const row = rows()[index]
      if (!element || !row) return
      const from = top(index)
      const bottom = Math.min(from + rowHeight(row) + FADE_HEIGHT, top(rows().length))
      // a head covers the first rows
      if (from - HEAD_HEIGHT < element.scrollTop) element.scrollTop = Math.max(0, from - HEAD_HEIGHT)
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight
    },
    firstVisible: () => rowAt(scroller.value?.scrollTop ?? 0, rows().length, top),
    rowsPerPage: () => Math.max(1, Math.floor((scroller.value?.clientHeight ?? 0) / 50) - 1)
  }
}

/** Head of the row at `first`; null: the row is a head, or has none. */
function headAbove(rows: readonly FeedRow[], first: number): FeedRow | null {
  if (rows[first]?.kind === 'head') return null
  return rows.findLast((row, at) => at < first && row.kind === 'head') ?? null
}

function sameHeightsAbove(now: readonly FeedRow[], old: readonly FeedRow[], at: number): boolean {
  for (let index = 0; index < at; index++) if (rowHeight(now[index]!) !== rowHeight(old[index]!)) return false
  return true
}

/** Index of the row at a scroll position, by binary search. */
function rowAt(scrollTop: number, count: number, top: (index: number) => number): number {
  let [low, high] = [0, Math.max(0, count - 1)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (top(middle + 1) > scrollTop) high = middle
    else low = middle + 1
  }
  return low
}

/** Keeps the first visible row in place when the rows change. Heads are no help: rows arrive below them. */
function keepFirstVisible(
  rows: () => readonly FeedRow[],
  scroller: Readonly<Ref<HTMLElement | null>>,
  top: (index: number) => number
): void {
  watch(rows, async (now, old) => {
    const element = scroller.value
    if (!element || element.scrollTop < 8 || old.length === 0) return
    // the scroll position still belongs to the old rows
    let at = 0
    let height = 0
    while (at < old.length - 1 && (old[at]!.kind === 'head' || height + rowHeight(old[at]!) <= element.scrollTop))
      height += rowHeight(old[at++]!)
    const key = old[at]!.key
    if (now[at]?.key === key && sameHeightsAbove(now, old, at)) return
    const index = now.findIndex((row) => row.key === key)
    const shift = element.scrollTop - height
    await nextTick()
    if (index >= 0) element.scrollTop = top(index) + shift
  })
}
