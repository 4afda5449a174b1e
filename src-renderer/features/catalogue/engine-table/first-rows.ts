import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { bridge } from '@/bridge'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import type { FirstRows } from '@shared/catalogue/first-rows'
import type { ColumnList } from '../columns/column-list'
import { showsBeginning } from '../columns/column-view-state'

/** The beginning of a long list that is on its way, where it is what the column shows; else null. */
export function useFirstRows(
  { state, status, viewState }: ColumnList<'engines'>,
  parentId: string
): ComputedRef<FirstRows | null> {
  const lists = useCatalogueLists()
  const received = shallowRef<FirstRows | null>(null)
  onScopeDispose(
    bridge.catalogue.onFirstRows(({ generationId, ...rows }) => {
      if (generationId === parentId && state.value.fetching) received.value = rows
    })
  )
  // another service, key or language
  watch(
    () => lists.resetCount,
    () => (received.value = null),
    { flush: 'sync' }
  )
  return computed(() =>
    status.value === 'loading' && state.value.fetching && showsBeginning(viewState) ? received.value : null
  )
}
