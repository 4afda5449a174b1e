import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { useLanguage } from '@/stores/language'
import { usePacks } from '@/stores/packs'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { throttled } from '@/composables/requests/timers'
import type { Failure } from '@contract/failures'
import type { ReadinessEntry, ReadinessScope } from '@contract/channels/packs'

/** Limits reloads while a pack runs. */
const MIN_REFRESH_INTERVAL_MS = 1000
/** 30 000 engines are read again after 6 seconds, so that searches do not wait for them. */
const REFRESH_MS_PER_ENGINE = 0.2

export type ReadyState = ReadinessEntry['state']

/** An engine that only lacks its texts in this language is on this computer. */
export const readyState = ({ state, missing, tooOld }: ReadinessEntry): ReadyState =>
  state === 'partial' && !tooOld && missing.every((part) => part === 'text') ? 'complete' : state

/** Readiness of scopes, followed while packs run. Costs no calls. */
export function useReadiness(scopes: () => readonly ReadinessScope[]) {
  const packs = usePacks()
  const language = useLanguage()
  const latest = useLatestOnly()
  const entries = shallowRef<readonly ReadinessEntry[]>([])
  const failure = shallowRef<Failure | null>(null)
  /** The entries belong to the current scopes. */
  const loaded = shallowRef(false)

  const refreshSoon = throttled(refresh, () =>
    Math.max(MIN_REFRESH_INTERVAL_MS, REFRESH_MS_PER_ENGINE * entries.value.length)
  )
  function refresh(): void {
    refreshSoon.cancel()
    const asked = scopes().map((scope) => ({ ...scope }))
    if (asked.length === 0) {
      latest.cancel()
      entries.value = []
      loaded.value = true
      return
    }
    void latest.run(
      () => bridge.packs.readiness({ scopes: asked }),
      (answer) => {
        failure.value = answer.ok ? null : answer.failure
        if (answer.ok) entries.value = answer.value
        loaded.value = true
      }
    )
  }
  watch(
    () => JSON.stringify(scopes()),
    () => {
      loaded.value = false
      refresh()
    },
    { immediate: true }
  )
  watch([() => packs.current.map((pack) => `${pack.id} ${pack.state}`).join(), () => language.contentLanguage], refresh)
  watch(() => packs.current.map((pack) => pack.done).join(), refreshSoon)
  onScopeDispose(bridge.catalogue.onUpdated(refreshSoon))

  return {
    entries,
    failure,
    loaded,
    counts: computed(() => {
      const counts: Record<ReadyState, number> = { complete: 0, partial: 0, absent: 0 }
      for (const entry of entries.value) counts[readyState(entry)]++
      return counts
    }),
    refresh
  }
}
