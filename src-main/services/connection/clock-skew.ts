/**
 * Whether this desk's clock can be believed: each dated answer of the service is compared with it, and a difference
 * found is looked at again without
 * a call, so that a clock set right is noticed within a minute.
 */
import { clockSkewMs, exceedsTolerance } from '../../shared/connection/clock-skew'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

export interface ClockSkewDeps {
  readonly clock: Clock
  readonly log: Log
  toleranceMs(): number
  /** What `aheadMs` says is another than before. */
  onChanged(): void
}
export interface ClockSkew {
  /** By how much this desk is ahead of the service (negative: behind); null: not known, or within the tolerance. */
  skewMs(): number | null
  /** An answer that is the service's own for sure. */
  observe(answer: { readonly date: string | null; readonly tookMs: number }): void
  /** The tolerance is another. */
  reevaluate(): void
  stop(): void
}

const CHECK_INTERVAL_MS = 60_000
/** Smaller changes of a difference are no news. */
const MIN_CHANGE_MS = 60_000

export function createClockSkew({ clock, log, toleranceMs, onChanged }: ClockSkewDeps): ClockSkew {
  let found: { readonly aheadMs: number; readonly wallMs: number; readonly steadyMs: number } | null = null
  let told: number | null = null
  let cancel: (() => void) | null = null

  /** The difference found, with what has been done to the clock since: the steady clock was not set. */
  function now(): number | null {
    return found && found.aheadMs + (clock.now() - found.wallMs) - (clock.monotonic() - found.steadyMs)
  }

  function judge(): void {
    const ahead = now()
    const wrong = ahead !== null && exceedsTolerance(ahead, toleranceMs()) ? ahead : null
    stop()
    if (wrong !== null) cancel = clock.after(CHECK_INTERVAL_MS, judge)
    if (wrong === null ? told === null : told !== null && Math.abs(wrong - told) < MIN_CHANGE_MS) return
    if ((wrong === null) !== (told === null)) log.warn('clock.checked', { aheadMs: wrong })
    told = wrong
    onChanged()
  }
  function stop(): void {
    cancel?.()
    cancel = null
  }

  return {
    skewMs: () => told,
    observe({ date, tookMs }) {
      const wallMs = clock.now()
      const aheadMs = clockSkewMs({ date, receivedAtMs: wallMs, tookMs })
      if (aheadMs === null) return
      found = { aheadMs, wallMs, steadyMs: clock.monotonic() }
      judge()
    },
    reevaluate: judge,
    stop
  }
}
