import { getCurrentScope, onScopeDispose, readonly, ref } from 'vue'
import { withRequestId } from '@/bridge'

/** Lets only the newest request write its answer and cancels older ones. Cleans up with its scope. */
export function useLatestOnly() {
  const busy = ref(false)
  let current: AbortController | null = null
  let hasEnded = false

  /** Cancels the current request without writing its answer. */
  function cancel(): void {
    current?.abort()
    current = null
    busy.value = false
  }

  /**
   * Cancels the previous request and starts another. `write` gets the answer unless a newer request started or the
   * scope ended; later exceptions of such a request are ignored. After the end of the scope nothing is asked.
   */
  async function run<T>(
    ask: (requestId: string, signal: AbortSignal) => Promise<T>,
    write: (answer: T) => void
  ): Promise<void> {
    if (hasEnded) return
    cancel()
    const controller = new AbortController()
    current = controller
    busy.value = true
    try {
      const answer = await withRequestId(controller.signal, (requestId) => ask(requestId, controller.signal))
      if (current === controller) write(answer)
    } catch (bug) {
      if (current === controller) throw bug
    } finally {
      if (current === controller) {
        current = null
        busy.value = false
      }
    }
  }

  if (getCurrentScope())
    onScopeDispose(() => {
      hasEnded = true
      cancel()
    })
  return { busy: readonly(busy), run, cancel }
}
