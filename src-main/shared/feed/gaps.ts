/**
 * Times in which a source did not listen: a switch, a crash, a sleeping computer. Events sent meanwhile may be lost, so
 * the feed has a marker for each outage above `GAP_AFTER_MS`.
 */
import type { SourceId } from './events'

const GAP_AFTER_MS = 5000
/** Interval at which a listening source reports; also the accuracy of a gap. */
export const HEARTBEAT_INTERVAL_MS = 2000

export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly wallMs: number
  /** Monotonic, also counts sleep; with fractions. */
  readonly steadyMs: number
}

export class OutageTracker {
  readonly #seen = new Map<SourceId, { wallMs: number; steadyMs: number | null }>()

  /** @param known when each source was last seen in the run before, milliseconds since 1970 */
  constructor(known: Readonly<Partial<Record<SourceId, number>>>) {
    for (const [source, wallMs] of Object.entries(known)) this.#seen.set(source as SourceId, { wallMs, steadyMs: null })
  }

  /**
   * Records that a source listens until now. Returns the gap that ends here, or null.
   *
   * @param caughtUp the source delivers what was sent during the outage
   */
  markListening(source: SourceId, now: ClockReading, caughtUp = false): Omit<FeedGap, 'id'> | null {
    const gap = this.#gap(source, now)
    this.#seen.set(source, { ...now })
    return gap === null || caughtUp || gap <= GAP_AFTER_MS
      ? null
      : { source, fromMs: Math.floor(now.wallMs - gap), toMs: now.wallMs }
  }

  /** Since when a source does not listen; null: it never did, or the gap is still short. */
  outageSince(source: SourceId, now: ClockReading): number | null {
    const gap = this.#gap(source, now)
    return gap === null || gap <= GAP_AFTER_MS ? null : Math.floor(now.wallMs - gap)
  }

  /**
   * By the monotonic clock within a run, so that setting the system's clock makes no gap; across runs by the wall
   * clock.
   */
  #gap(source: SourceId, now: ClockReading): number | null {
    const seen = this.#seen.get(source)
    if (!seen) return null
    return seen.steadyMs === null ? now.wallMs - seen.wallMs : now.steadyMs - seen.steadyMs
  }
}

/** A time in which a source did not listen and events may be missing. */
export interface FeedGap {
  readonly id: number
  readonly source: SourceId
  readonly fromMs: number
  readonly toMs: number
}
