/**
 * Compares this computer's clock with the optional `Date` header of each service response (trap 103). A known skew is
 * evaluated again every minute without a call, so that a corrected clock is noticed.
 */
import { parseHttpDate } from '../../shared/connection/http-date'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

/** A response of the service. `receivedAtMs`: by this computer's clock. */
interface DatedAnswer {
  readonly date: string | null
  readonly receivedAtMs: number
  readonly tookMs: number
}

interface ClockSkewDeps {
  readonly clock: Clock
  readonly log: Log
  toleranceMs(): number
  /** The demo's dates are of this computer's own clock, so they confirm nothing. */
  isDemo(): boolean
  onChanged(): void
}
export interface ClockSkew {
  /** How far this computer is ahead of the service (negative: behind); null: unknown, or within the tolerance. */
  skewMs(): number | null
  /** A service date of this run agrees with this computer's clock. */
  isConfirmed(): boolean
  /** Takes the `Date` header of a response that certainly comes from the service. */
  observe(answer: { readonly date: string | null; readonly tookMs: number }): void
  /** Call when the tolerance has changed. */
  reevaluate(): void
  stop(): void
}

/** The header counts whole seconds. */
const STEP_MS = 1000

const CHECK_INTERVAL_MS = 60_000
/** Smaller changes of the skew are not reported. */
const MIN_CHANGE_MS = 60_000

/**
 * Milliseconds by which this computer's clock is ahead of the service's; negative: behind; null: unknown.
 *
 * The service writes its time between request and response. A difference that this interval and the header's whole
 * seconds explain is 0, so a slow connection never looks like a wrong clock.
 */
export function clockSkewMs({ date, receivedAtMs, tookMs }: DatedAnswer): number | null {
  const serviceMs = parseHttpDate(date)
  if (serviceMs === null) return null
  const least = receivedAtMs - tookMs - (serviceMs + STEP_MS)
  const most = receivedAtMs - serviceMs
  return least > 0 ? least : most < 0 ? most : 0
}

export function createClockSkew({ clock, log, toleranceMs, isDemo, onChanged }: ClockSkewDeps): ClockSkew {
  let observed: { readonly aheadMs: number; readonly wallMs: number; readonly steadyMs: number } | null = null
  let reported: number | null = null
  let cancel: (() => void) | null = null

  /** The observed skew plus what the wall clock was moved since, measured by the monotonic clock. */
  function now(): number | null {
    return observed && observed.aheadMs + (clock.now() - observed.wallMs) - (clock.monotonic() - observed.steadyMs)
  }

  const isTolerated = (aheadMs: number): boolean => Math.abs(aheadMs) <= toleranceMs()

  function evaluate(): void {
    const ahead = now()
    const excess = ahead === null || isTolerated(ahead) ? null : ahead
    stop()
    if (excess !== null) cancel = clock.after(CHECK_INTERVAL_MS, evaluate)
    if (excess === null ? reported === null : reported !== null && Math.abs(excess - reported) < MIN_CHANGE_MS) return
    if ((excess === null) !== (reported === null)) log.warn('clock.checked', { aheadMs: excess })
    reported = excess
    onChanged()
  }
  function stop(): void {
    cancel?.()
    cancel = null
  }

  return {
    skewMs: () => reported,
    isConfirmed() {
      const ahead = now()
      return ahead !== null && isTolerated(ahead)
    },
    observe({ date, tookMs }) {
      const wallMs = clock.now()
      const aheadMs = clockSkewMs({ date, receivedAtMs: wallMs, tookMs })
      if (aheadMs === null || isDemo()) return
      observed = { aheadMs, wallMs, steadyMs: clock.monotonic() }
      evaluate()
    },
    reevaluate: evaluate,
    stop
  }
}
