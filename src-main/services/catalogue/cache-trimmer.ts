import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

const FIRST_TRIM_AFTER_MS = 2 * 60_000
const TRIM_INTERVAL_MS = 6 * 3_600_000

/** Trims the cache some time after the start, then every few hours. Returns a function that stops it. */
export function startCacheTrimmer({
  clock,
  log,
  trim
}: {
  readonly clock: Clock
  readonly log: Log
  readonly trim: () => Promise<void>
}): () => void {
  let cancel = clock.after(FIRST_TRIM_AFTER_MS, run)
  function run(): void {
    void trim().catch((error: unknown) => log.warn('store.trim', { error }))
    cancel = clock.after(TRIM_INTERVAL_MS, run)
  }
  return () => cancel()
}
