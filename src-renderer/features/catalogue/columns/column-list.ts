import { computed, onScopeDispose, watch, type ComputedRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { useCatalogueLists, type ListState } from '@/stores/catalogue-lists'
import type { Level, LevelRecord } from '@shared/catalogue/records'
import { useColumnViewState, type ColumnViewState } from './column-view-state'

export type ColumnStatus = 'loading' | 'ready' | 'empty' | 'error'

export interface ColumnList<L extends Level> {
  readonly state: ComputedRef<ListState<L>>
  /** As received, unsorted. */
  readonly received: ComputedRef<readonly LevelRecord[L][]>
  readonly status: ComputedRef<ColumnStatus>
  readonly viewState: ColumnViewState
  /** Fetches the list: one call. */
  refresh(): void
  /** Loads again after a failure; costs a call only when no cache has the list. */
  retry(): void
}

/** The list of one column. Loads it when missing, and cancels the load with the scope. */
export function useColumnList<L extends Level>(level: L, parentId: string): ColumnList<L> {
  const lists = useCatalogueLists()
  const connection = useConnection()
  const state = computed(() => lists.state(level, parentId))
  const received = computed<readonly LevelRecord[L][]>(() => state.value.received?.data ?? [])
  const leaving = new AbortController()
  onScopeDispose(() => leaving.abort())

  const load = (refresh = false): void => void lists.load(level, parentId, { refresh, signal: leaving.signal })
  watch(
    () => lists.generation,
    () => load(),
    { immediate: true }
  )
  // a restored connection loads what failed
  watch(
    () => connection.state,
    (now) => {
      if ((now === 'online' || now === 'demo') && state.value.failure && !state.value.received) load()
    }
  )

  const status = computed<ColumnStatus>(() => {
    if (state.value.received) return received.value.length > 0 ? 'ready' : 'empty'
    return state.value.failure ? 'error' : 'loading'
  })
  return {
    state,
    received,
    status,
    viewState: useColumnViewState(level, parentId),
    refresh: () => load(true),
    retry: () => load()
  }
}
