import { defineStore } from 'pinia'
import { ref } from 'vue'
import { bridge } from '@/bridge'
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
