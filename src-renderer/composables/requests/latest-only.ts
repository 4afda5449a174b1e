import { getCurrentScope, onScopeDispose, readonly, ref } from 'vue'
import { cancellable } from '@/bridge'

/** Lets only the newest request write its answer and cancels older ones. Cleans up with its scope. */
export function useLatestOnly() {
  const busy = ref(false)
  let current: AbortController | null = null

  /** Cancels the current request without writing its answer. */
  function cancel(): void {
    current?.abort()
    current = null
    busy.value = false
  }

  /**
   * Cancels the previous request and starts another. `write` gets the answer unless a newer request started or the scope
   * ended; later exceptions of such a request are ignored.
   */
  async function run<T>(
    ask: (requestId: string, signal: AbortSignal) => Promise<T>,
    write: (answer: T) => void
  ): Promise<void> {
    cancel()
    const mine = new AbortController()
    current = mine
    busy.value = true
    try {
      const answer = await cancellable(mine.signal, (requestId) => ask(requestId, mine.signal))
      if (current === mine) write(answer)
    } catch (bug) {
      if (current === mine) throw bug
    } finally {
      if (current === mine) {
        current = null
        busy.value = false
      }
    }
  }

  if (getCurrentScope()) onScopeDispose(cancel)
  return { busy: readonly(busy), run, cancel }
}
