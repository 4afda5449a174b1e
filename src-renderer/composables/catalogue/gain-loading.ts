import { computed, ref, shallowRef, watch } from 'vue'
import { bridge, cancellable } from '@/bridge'
import { useConnection } from '@/stores/connection'
import type { Failure } from '@contract/failures'
import { useLatestOnly } from '../requests/latest-only'
import { useOnScreen } from '../window/on-screen'

/** More engines are a download, which pauses and resumes. */
const MAX_ENGINES = 50

/**
 * Loads the records of listed engines, one call each, because only a record has stages. It stops at a failure and when
 * the page is left.
 *
 * @param unread engines of the list without a stored record
 */
export function useGainLoading(unread: () => readonly string[]) {
  const connection = useConnection()
  const onScreen = useOnScreen()
  const latest = useLatestOnly()
  const failure = shallowRef<Failure | null>(null)
  const done = ref(0)
  const total = ref(0)
  /** Their marks follow, or the service has no record of them. */
  const answered = shallowRef<ReadonlySet<string>>(new Set())
  const isConnected = computed(() => ['online', 'demo'].includes(connection.state))
  const missing = computed(() => unread().filter((id) => !answered.value.has(id)))

  async function loadAll(engineIds: readonly string[], signal: AbortSignal): Promise<Failure | null> {
    for (const engineId of engineIds) {
      const answer = await cancellable(signal, (requestId) =>
        bridge.catalogue.engine({ engineId, requestId, priority: 'visible' })
      )
      if (signal.aborted) return null
      if (!answer.ok && answer.failure.code !== 'not-found') return answer.failure
      answered.value = new Set([...answered.value, engineId])
      done.value++
    }
    return null
  }
  watch(onScreen, (isHere) => void (isHere || latest.cancel()))
  watch(isConnected, (isBack) => void (isBack && (failure.value = null)))
  return {
    missing,
    /** Nothing is offered without a connection, nor for a list that is a download. */
    isOffered: computed(() => isConnected.value && missing.value.length > 0 && missing.value.length <= MAX_ENGINES),
    busy: latest.busy,
    done,
    total,
    failure,
    stop: latest.cancel,
    async load(): Promise<void> {
      const engineIds = missing.value
      failure.value = null
      done.value = 0
      total.value = engineIds.length
      await latest.run(
        (_, signal) => loadAll(engineIds, signal),
        (reason) => (failure.value = reason)
      )
    }
  }
}
