import type { Ref } from 'vue'
import type { useVirtualRows } from '@/composables/lists/virtual-rows'
import type { ResultFocus } from './result-focus'
import { isOpenable, type ResultRow } from './result-rows'

/** Moves between openable rows by keys. A heading above the row is scrolled into view with it. */
export function useResultKeys(
  scroller: Readonly<Ref<HTMLElement | null>>,
  rows: () => readonly ResultRow[],
  { scrollIntoView, rowsPerPage }: Pick<ReturnType<typeof useVirtualRows>, 'scrollIntoView' | 'rowsPerPage'>,
  { active, focusRow }: ResultFocus,
  emit: { leave: () => void; write: (sign: string) => void; compare: (row: ResultRow) => boolean }
) {
  /** Focuses the next openable row from `from` on; false when there is none. */
  function move(from: number, step: 1 | -1): boolean {
    const list = rows()
    for (let at = from; at >= 0 && at < list.length; at += step) {
      const row = list[at]
      if (!row || !isOpenable(row)) continue
      if (list[at - 1]?.kind === 'heading') scrollIntoView(at - 1)
      scrollIntoView(at)
      void focusRow(at)
      return true
    }
    return false
  }
  const pageDown = (): boolean =>
    move(Math.min(active.value + rowsPerPage(), rows().length - 1), 1) || move(rows().length - 1, -1)
  const steps: Readonly<Record<string, () => boolean | void>> = {
    ArrowDown: () => move(active.value + 1, 1),
    ArrowUp: () => move(active.value - 1, -1) || emit.leave(),
    PageDown: pageDown,
    PageUp: () => move(Math.max(active.value - rowsPerPage(), 0), -1) || move(0, 1),
    Home: () => move(0, 1),
    End: () => move(rows().length - 1, -1),
    Escape: emit.leave
  }

  function onKeydown(event: KeyboardEvent): void {
    const row = rows()[active.value]
    if (isWritten(event)) emit.write(event.key)
    else if (event.altKey || event.ctrlKey || event.metaKey) return
    else if (event.key === 'Enter') {
      if (!row) return
      if (event.shiftKey) {
        if (!emit.compare(row)) return
      } else if (event.target !== scroller.value) return
      // the active row is out of view
      else move(active.value, 1)
    } else if (steps[event.key]) steps[event.key]!()
    else return
    event.preventDefault()
  }

  return {
    onKeydown,
    /** Moves the focus from the box to the first openable row, or a page further; false when there is none. */
    enter: (key: string): boolean => move(0, 1) && (key !== 'PageDown' || pageDown())
  }
}

/** A printable character. Space activates the focused element. */
function isWritten(event: KeyboardEvent): boolean {
  const command = (event.altKey || event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  return !command && !event.isComposing && event.key !== ' ' && [...event.key].length === 1
}
