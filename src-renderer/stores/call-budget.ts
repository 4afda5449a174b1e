import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import type { BudgetState } from '@contract/channels/connection'
import { mirrorState } from '@/composables/requests/mirrored-state'

const UNKNOWN: BudgetState = { used: 0, limit: 0, resetAt: '', leftForBackground: 0, stopped: false, waiting: 0 }

/** Calls spent in the rolling window, as counted by main. */
export const useCallBudget = defineStore('budget', () => {
  const { current, load } = mirrorState<BudgetState>(UNKNOWN, () => bridge.budget.state(), bridge.budget.onChange)
  return {
    current,
    /** Spent part of the limit, 0 to 1; 0 without a limit. */
    share: computed(() => (current.value.limit > 0 ? Math.min(1, current.value.used / current.value.limit) : 0)),
    load
  }
})
