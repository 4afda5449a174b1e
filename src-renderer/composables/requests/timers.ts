import { onScopeDispose } from 'vue'

/** A function that calls `run` once: `ms` after the last call of it. Ends with its scope. */
export const debounced = <A extends unknown[]>(run: (...args: A) => unknown, ms: number | (() => number)) =>
  delayed(run, ms, true)
/** A function that calls `run` once: `ms` after the first call of it. Ends with its scope. */
export const throttled = (run: () => unknown, ms: number | (() => number)) => delayed(run, ms, false)

function delayed<A extends unknown[]>(run: (...args: A) => unknown, ms: number | (() => number), restarts: boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function call(...args: A): void {
    if (restarts) cancel()
    timer ??= setTimeout(
      () => {
        timer = undefined
        run(...args)
      },
      typeof ms === 'number' ? ms : ms()
    )
  }
  onScopeDispose(cancel)
  return Object.assign(call, { cancel, isPending: () => timer !== undefined })
}
