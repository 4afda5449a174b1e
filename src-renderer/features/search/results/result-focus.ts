import { computed, nextTick, onBeforeUpdate, ref, watch, type Ref } from 'vue'
import { isOpenable, type ResultRow } from './result-rows'

/** The active row of the result list and the focus on its button. */
export type ResultFocus = ReturnType<typeof useResultFocus>

/**
 * Keeps the focus on the active row while answers replace the rows and while it scrolls out of the rendered ones.
 *
 * @param rendered indexes of the rendered rows
 */
export function useResultFocus(
  scroller: Readonly<Ref<HTMLElement | null>>,
  rows: () => readonly ResultRow[],
  rendered: Readonly<Ref<readonly number[]>>
) {
  /** The row in the tab order; -1: the first openable one. */
  const active = ref(-1)
  /** A row to focus once it is rendered. */
  let target = -1
  const holdsFocus = (): boolean => scroller.value?.contains(document.activeElement) === true

  function focusWanted(): void {
    const at = target >= 0 ? target : document.activeElement === scroller.value ? active.value : -1
    const button = at < 0 ? null : scroller.value?.querySelector<HTMLElement>(`[data-at="${at}"]`)
    if (!button) return
    target = -1
    button.focus({ preventScroll: true })
  }

  watch(rows, (now, before) => {
    const old = before[active.value]
    active.value = old
      ? now.findIndex((row) => row.key === old.key || (old.kind === 'engine' && engineOf(row) === old.engine))
      : -1
    // the button of a located engine disappears; its row takes the focus
    if (holdsFocus() && active.value >= 0) target = active.value
  })
  watch([rows, rendered], focusWanted, { flush: 'post' })
  // a row that scrolls out of the rendered ones loses the focus; the list keeps it until the row returns
  onBeforeUpdate(() => {
    if (holdsFocus() && !rendered.value.includes(active.value)) scroller.value?.focus({ preventScroll: true })
  })

  return {
    active,
    tabStop: computed(() => (rows()[active.value] ? active.value : rows().findIndex(isOpenable))),
    holdsFocus,
    /** Makes a row active and focuses it once it is rendered. */
    focusRow(at: number): Promise<void> {
      active.value = target = at
      return nextTick(focusWanted)
    },
    /** A new query has no active row. */
    reset(): void {
      if (!holdsFocus()) active.value = target = -1
    },
    /** A row that is rendered later must not take the focus back. */
    onFocusout({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node && scroller.value?.contains(relatedTarget) !== true) target = -1
    }
  }
}

const engineOf = (row: ResultRow) => (row.kind === 'heading' ? null : row.engine)
