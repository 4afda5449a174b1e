import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

const FIRST_TRIM_AFTER_MS = 2 * 60_000
const TRIM_INTERVAL_MS = 6 * 3_600_000
/** Time to correct a mistyped limit before data is deleted. */
const TRIM_AFTER_CHANGE_MS = 5000

/** Trims the cache some time after the start, then every few hours, and soon after a size limit changed. */
export function startCacheTrimmer({
  clock,
  log,
  settings,
  trim
}: {
  readonly clock: Clock
  readonly log: Log
  readonly settings: Pick<SettingsStore, 'onChange'>
  readonly trim: () => Promise<void>
}): void {
  let cancel = clock.after(FIRST_TRIM_AFTER_MS, run)
  function run(): void {
    void trim().catch((error: unknown) => log.warn('store.trim', { error }))
    cancel = clock.after(TRIM_INTERVAL_MS, run)
  }
  settings.onChange((key) => {
    if (key !== 'store.maxMegabytes' && key !== 'store.maxPictureMegabytes') return
    cancel()
    cancel = clock.after(TRIM_AFTER_CHANGE_MS, run)
  })
}
