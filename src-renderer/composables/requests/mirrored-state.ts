import { shallowRef, type ShallowRef } from 'vue'
import type { Result } from '@contract/failures'

/**
 * A copy of state that main owns. It subscribes before it asks; a change that arrives before the answer wins, because
 * the answer may be older.
 */
export function mirrorState<T>(
  initial: T,
  ask: () => Promise<T>,
  follow: (listener: (value: T) => void) => () => void,
  changed?: (value: T) => void | Promise<void>
) {
  const current = shallowRef(initial) as ShallowRef<T>
  let writes = 0
  let first: Promise<void> | null = null
  const put = (value: T): void | Promise<void> => {
    writes++
    current.value = value
    return changed?.(value)
  }
  const read = async (): Promise<void> => {
    const before = ++writes
    const answer = await ask()
    if (writes === before) await put(answer)
  }
  const load = (): Promise<void> => {
    follow((value) => void put(value))
    return read()
  }
  return {
    current: current as Readonly<ShallowRef<T>>,
    set: (value: T): void => void put(value),
    /** Applies an answer of main unless it is a failure. */
    async applyAnswer(answer: Promise<Result<T>>): Promise<Result<T>> {
      const result = await answer
      if (result.ok) void put(result.value)
      return result
    },
    /** Requests the state once and follows its changes; later calls wait for the same request. */
    load: (): Promise<void> => (first ??= load()),
    /** Requests the state again. */
    reload: read
  }
}
