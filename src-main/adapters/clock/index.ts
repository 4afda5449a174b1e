import { uptime } from 'node:os'
import type { Clock } from '../../shared/ports/system/clock'

/** Resolution of the system's up-time. */
const UPTIME_STEP_MS = 1000

/**
 * `monotonic` counts from the start of the machine, so that ledgers of several runs are comparable; setting the wall
 * clock does not change it. It includes sleep where the system's up-time does.
 */
export function systemClock(): Clock {
  const startedAt = uptime() * 1000
  const reference = performance.now()
  let latest = 0
  return {
    now: () => Date.now(),
    monotonic() {
      // the high-resolution clock pauses during sleep and the up-time is coarse, so the former leads unless it lags
      const fine = startedAt + performance.now() - reference
      latest = Math.max(latest, fine, uptime() * 1000 - UPTIME_STEP_MS)
      return latest
    },
    after(delayMs, then) {
      // a longer delay would overflow and fire at once
      const timer = setTimeout(then, Math.min(delayMs, 2 ** 31 - 1))
      return () => clearTimeout(timer)
    }
  }
}
