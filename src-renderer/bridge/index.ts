import type { Bridge } from '@contract/bridge'

/** The object of the preload. */
export const bridge: Bridge = window.dynodesk

let count = 0

/**
 * Runs a request under a new id. When `signal` aborts, main drops the request unless its call is spent already, and the
 * answer is a failure with code 'cancelled'.
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
