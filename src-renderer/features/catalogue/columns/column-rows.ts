import { nextTick, ref, type Ref } from 'vue'
import type { Level } from '@shared/catalogue/records'
import { bestMatch } from '../text-filter'
import type { ColumnList } from './column-list'

export function useColumnRows<T extends { readonly id: string; readonly name: string | null }>(
  { viewState }: ColumnList<Level>,
  shown: () => readonly T[],
  rows: Readonly<Ref<{ focus(): void } | null>>
) {
  return {
    /** The filter has the focus, so that its keys move the active row. */
    steering: ref(false),
    setFilter(value: string): void {
      viewState.filter = value
      if (value !== '') viewState.activeId = bestMatch(shown(), value)?.id ?? null
    },
    /** The active row, or the first. */
    rowToOpen: (): T | undefined => shown().find(({ id }) => id === viewState.activeId) ?? shown()[0],
    async focus(): Promise<void> {
      await nextTick()
      rows.value?.focus()
    }
  }
}
