/**
 * A store that is being started again, or is held by another, comes back by itself: what was paid for is not thrown
 * away meanwhile.
 */
import type { Clock } from '../shared/ports/system/clock'
import { StoreFailure, type StoreFailureCode } from '../shared/ports/stores/store-failure'

const TRANSIENT_FAILURES: ReadonlySet<StoreFailureCode> = new Set(['busy', 'crashed', 'timeout', 'damaged'])
const RETRY_DELAYS_MS = [500, 2000, 8000]

/**
 * Tries work again that may be done twice. Rejects at once where waiting cannot help: a full disk, a file of a later
 * version, a bug.
 */
export async function retryStore<T>(clock: Pick<Clock, 'after'>, work: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const pause = RETRY_DELAYS_MS[tried]
      if (pause === undefined || !(error instanceof StoreFailure) || !TRANSIENT_FAILURES.has(error.code)) throw error
      await new Promise<void>((resolve) => void clock.after(pause, resolve))
    }
  }
}
