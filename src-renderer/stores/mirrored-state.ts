import { shallowRef, type ShallowRef } from 'vue'

export interface MirroredState<T> {
  readonly current: Readonly<ShallowRef<T>>
  /** Asks main once and follows its broadcasts from then on; later calls wait for the same first answer. */
  load(): Promise<void>
  /** Takes over a value main has just answered with. */
  set(value: T): void
}

/**
 * The window's copy of something main owns.
 *
 * It listens before it asks, and a broadcast that arrives before the answer wins over it, since the answer may be
 * older.
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
