import { uptime } from 'node:os'
import type { Clock } from '../../shared/ports/system/clock'

/** Resolution of the system's up-time. */
const UPTIME_STEP_MS = 1000
/** The system's timers stand still during sleep, so a long delay is made of several. */
const LONGEST_TIMER_MS = 5 * 60_000

/**
 * `monotonic` counts from the start of the machine, so that ledgers of several runs are comparable; setting the wall
 * clock does not change it. It includes sleep where the system's up-time does. A delay of `after` ends by it, at most
 * `LONGEST_TIMER_MS` late when the machine slept.
 */
export function systemClock(): Clock {
  const startedAt = uptime() * 1000
  const reference = performance.now()
  let latest = 0
  function monotonic(): number {
    // the high-resolution clock pauses during sleep and the up-time is coarse, so the former leads unless it lags
    const fine = startedAt + performance.now() - reference
    latest = Math.max(latest, fine, uptime() * 1000 - UPTIME_STEP_MS)
    return latest
  }
  return {
    now: () => Date.now(),
    monotonic,
    after(delayMs, then) {
      let timer: ReturnType<typeof setTimeout>
      const wait = (leftMs: number): void => {
        if (leftMs <= LONGEST_TIMER_MS) return void (timer = setTimeout(then, leftMs))
        const untilMs = monotonic() + leftMs
        timer = setTimeout(() => wait(untilMs - monotonic()), LONGEST_TIMER_MS)
      }
      wait(delayMs)
      return () => clearTimeout(timer)
    }
  }
}
