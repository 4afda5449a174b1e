/** Retries for store calls that fail because the store is busy or its worker restarts. */
import { delay } from '../shared/delay'
import type { Clock } from '../shared/ports/system/clock'
import { StoreFailure, type StoreFailureCode } from '../shared/ports/stores/store-failure'

const TRANSIENT_FAILURES: ReadonlySet<StoreFailureCode> = new Set(['busy', 'crashed', 'timeout', 'damaged'])
const RETRY_DELAYS_MS = [500, 2000, 8000]

/** Runs idempotent `work`, up to three more times after a transient failure. Other failures reject at once. */
export async function retryStore<T>(clock: Pick<Clock, 'after'>, work: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const pause = RETRY_DELAYS_MS[tried]
      if (pause === undefined || !(error instanceof StoreFailure) || !TRANSIENT_FAILURES.has(error.code)) throw error
      await delay(clock, pause)
    }
  }
}
