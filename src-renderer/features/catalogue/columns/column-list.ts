import { computed, onScopeDispose, watch, type ComputedRef } from 'vue'
import { onReturn, useOnScreen } from '@/composables/window/on-screen'
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

/** The list of one column. Loads it when missing, and cancels the load when the page is left. */
export function useColumnList<L extends Level>(level: L, parentId: string): ColumnList<L> {
  const lists = useCatalogueLists()
  const connection = useConnection()
  const state = computed(() => lists.state(level, parentId))
  const received = computed<readonly LevelRecord[L][]>(() => state.value.received?.data ?? [])
  const onScreen = useOnScreen()
  let leaving = new AbortController()
  onScopeDispose(() => leaving.abort())

  function load(refresh = false): void {
    if (onScreen.value) void lists.load(level, parentId, { refresh, signal: leaving.signal })
  }
  watch(
    onScreen,
    (isHere) => {
      if (isHere) leaving = new AbortController()
      else leaving.abort()
    },
    { flush: 'sync' }
  )
  onReturn(() => load())
  watch(
    () => lists.resetCount,
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
