import { onScopeDispose } from 'vue'

/** Returns a function that calls `run` `ms` after its last call. The scope cancels it. */
export const debounced = <A extends unknown[]>(run: (...args: A) => unknown, ms: number | (() => number)) =>
  delayed(run, ms, true)
/** Returns a function that calls `run` `ms` after its first call. The scope cancels it. */
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
