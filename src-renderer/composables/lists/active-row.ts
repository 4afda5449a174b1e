import { computed, nextTick, useId, watch } from 'vue'
import type { useVirtualRows } from './virtual-rows'

/** The drawn rows of a list and its active one, which stays in view after filtering or sorting. */
export function useActiveRow<T extends { readonly id: string }>(
  items: () => readonly T[],
  activeId: () => string | null,
  rows: ReturnType<typeof useVirtualRows>,
  activate: (id: string) => void
) {
  const uid = useId()
  const at = computed(() => items().findIndex(({ id }) => id === activeId()))
  const drawn = computed(() =>
    rows.indexes.value.flatMap((index) => {
      const item = items()[index]
      return item ? [{ index, item }] : []
    })
  )
  const rowId = (index: number): string => `${uid}-${index}`

  function mark(index: number): void {
    const item = items()[index]
    if (!item) return
    activate(item.id)
    rows.scrollIntoView(index)
  }
  // a row that was scrolled out of view stays there
  watch(items, async (_now, before) => {
    const index = before.findIndex(({ id }) => id === activeId())
    if (index >= 0 && !rows.isVisible(index)) return
    await nextTick()
    if (at.value >= 0) rows.scrollIntoView(at.value)
  })
  return {
    at,
    drawn,
    mark,
    rowId,
    activeRow: computed(() => (drawn.value.some(({ index }) => index === at.value) ? rowId(at.value) : undefined))
  }
}
