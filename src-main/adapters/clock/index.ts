/** The system's time. */
import { uptime } from 'node:os'
import type { Clock } from '../../shared/ports/system/clock'

/** The coarsest step in which a system counts its up-time. */
const UPTIME_STEP_MS = 1000

/**
 * `monotonic` counts from the start of the machine, so that ledgers of different runs can be compared; setting the
 * system's clock does not move
 * it, and after a restart of the machine it begins anew. It includes time asleep where the system's up-time does.
 */
export function systemClock(): Clock {
  const startedAt = uptime() * 1000
  const reference = performance.now()
  let latest = 0
  return {
    now: () => Date.now(),
    monotonic() {
      // the fine clock stands still while the machine sleeps, the up-time is coarse: the fine one leads unless it has
      // fallen behind for sure
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
