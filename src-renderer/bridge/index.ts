/**
 * The window's way to main: the preload's object, plus cancellation that looks like the platform's own.
 *
 * `cancellable` names a request and takes it back in main when the signal aborts, so that a page left early does not
 * spend its calls.
 */
import type { Bridge } from '@contract/bridge'

export const bridge: Bridge = window.dynodesk

let count = 0

/**
 * Runs a request under a fresh id. When `signal` aborts, main drops it if it was not spent yet; the answer then is a
 * failure with code
 * 'cancelled', never an exception.
 */
export async function cancellable<T>(
  signal: AbortSignal | undefined,
  run: (requestId: string) => Promise<T>
): Promise<T> {
  const requestId = `r${++count}`
  const cancel = (): void => void bridge.request.cancel({ requestId })
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await run(requestId)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}
