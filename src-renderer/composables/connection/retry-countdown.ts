import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'
import { useCallBudget } from '@/stores/call-budget'
import type { Failure } from '@contract/failures'
import { parseInstant } from '@shared/text/time-text'

/**
 * Counts down to the end of a call limit, by seconds. Uses the reset time of the call budget where the service gives
 * none. `at` is null for other failures and unknown times; `leftMs` is 0 once the time has passed.
 */
export function useRetryCountdown(failure: () => Pick<Failure, 'code' | 'retryAt'>): {
  at: ComputedRef<string | null>
  leftMs: ComputedRef<number>
} {
  const budget = useCallBudget()
  const now = ref(Date.now())
  let timer: ReturnType<typeof setInterval> | undefined

  const at = computed(() => {
    const { code, retryAt } = failure()
    if (code !== 'limit') return null
    const times = [retryAt, budget.current.stopped ? budget.current.resetAt : null].flatMap(
      (iso) => parseInstant(iso)?.getTime() ?? []
    )
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
  })
  const leftMs = computed(() => (at.value === null ? 0 : Math.max(0, Date.parse(at.value) - now.value)))

  function tick(): void {
    now.value = Date.now()
    if (leftMs.value === 0) clearInterval(timer)
  }
  watch(
    at,
    () => {
      clearInterval(timer)
      if (at.value !== null) timer = setInterval(tick, 1000)
      tick()
    },
    { immediate: true }
  )
  onScopeDispose(() => clearInterval(timer))
  return { at, leftMs }
}
