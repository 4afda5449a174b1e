import type { Bridge } from '@contract/bridge'
import { failed, type Result } from '@contract/failures'

export const bridge: Bridge = window.dynodesk

let count = 0

/** Runs a request under a new id, which main cancels when `signal` aborts. An aborted signal sends no request. */
export async function cancellable<T>(
  signal: AbortSignal | undefined,
  run: (requestId: string) => Promise<Result<T>>
): Promise<Result<T>> {
  return signal?.aborted ? failed('cancelled') : withRequestId(signal, run)
}

/** The same for answers of any type, with a signal that has not aborted yet. */
export async function withRequestId<T>(
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
