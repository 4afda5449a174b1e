import { shallowRef, type ShallowRef } from 'vue'

export interface MirroredState<T> {
  readonly current: Readonly<ShallowRef<T>>
  /** Requests the state once and follows its changes; later calls wait for the same request. */
  load(): Promise<void>
  /** Applies an answer of main. */
  set(value: T): void
}

/**
 * A copy of state that main owns. It subscribes before it asks; a change that arrives before the answer wins, because
 * the answer may be older.
 */
export function mirrorState<T>(
  initial: T,
  ask: () => Promise<T>,
  follow: (listener: (value: T) => void) => () => void,
  changed?: (value: T) => void | Promise<void>
): MirroredState<T> {
  const current = shallowRef(initial) as ShallowRef<T>
  let writes = 0
  let first: Promise<void> | null = null
  const put = (value: T): void | Promise<void> => {
    writes++
    current.value = value
    return changed?.(value)
  }
  const load = async (): Promise<void> => {
    follow((value) => void put(value))
    const before = writes
    const answer = await ask()
    if (writes === before) await put(answer)
  }
  return { current, set: (value) => void put(value), load: () => (first ??= load()) }
}
