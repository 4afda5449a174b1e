import { getCurrentScope, onScopeDispose, readonly, ref, type Ref } from 'vue'
import { cancellable } from '@/bridge'

export interface LatestOnly {
  readonly busy: Readonly<Ref<boolean>>
  /**
   * Cancels the previous request and starts another. `write` gets the answer unless a newer request started or the
   * scope ended; later exceptions of such a request are ignored.
   */
  run<T>(ask: (requestId: string, signal: AbortSignal) => Promise<T>, write: (answer: T) => void): Promise<void>
  /** Cancels the current request without writing its answer. */
  cancel(): void
}

/** Lets only the newest request write its answer and cancels older ones. Cleans up with its scope. */
export function useLatestOnly(): LatestOnly {
  const busy = ref(false)
  let current: AbortController | null = null

  function cancel(): void {
    current?.abort()
    current = null
    busy.value = false
  }

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
