import { getCurrentScope, onScopeDispose, readonly, ref, type Ref } from 'vue'
import { cancellable } from '@/bridge'

export interface LatestOnly {
  /** True while the newest request has no answer yet. */
  readonly busy: Readonly<Ref<boolean>>
  /**
   * Starts a request in place of the one before, which is taken back. `write` gets the answer only if nothing newer was
   * started and the
   * place was not left; exceptions (bugs) of a request that still counts are passed on.
   */
  run<T>(ask: (requestId: string, signal: AbortSignal) => Promise<T>, write: (answer: T) => void): Promise<void>
  /** Takes back what is under way; its answer will not be written. */
  cancel(): void
}

/**
 * Only the newest answer may write: late ones are dropped, and what nobody waits for is taken back before it is spent.
 * Cleans up with its scope.
 */
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
