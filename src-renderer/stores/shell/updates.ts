import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { bridge } from '@/bridge'
import { useAction } from '@/composables/requests/action'
import { mirrorState } from '@/composables/requests/mirrored-state'
import type { UpdateState } from '@contract/channels/maintenance'

const UNKNOWN: UpdateState = {
  phase: 'idle',
  way: 'self',
  hasAddress: false,
  version: null,
  notes: '',
  size: 0,
  received: 0,
  problem: null,
  checkedAt: null,
  skipped: false
}

/** Updates of the program. */
export const useUpdates = defineStore('updates', () => {
  const { current, load } = mirrorState<UpdateState>(UNKNOWN, () => bridge.updates.state(), bridge.updates.onChange)
  /** Phase and version of the notice that was put off for this session. */
  const putOff = ref('')
  return { current, load, putOff }
})

/** An action on updates. Its failure ends with the result of a later check or download. */
export function useUpdateAction(): ReturnType<typeof useAction> {
  const updates = useUpdates()
  const action = useAction()
  watch(
    () => [updates.current.phase, updates.current.checkedAt],
    () => (action.failure.value = null),
    { flush: 'sync' }
  )
  return action
}
