/**
 * When a source did not listen. Delivery and retries are not stated, so what was sent meanwhile may be lost, and the
 * feed says so (one marker for
 * each outage above `HOLE_AFTER_MS`, whatever ended and began it: a switch, a crash, a sleeping machine).
 */
import type { SourceId } from './events'

const GAP_AFTER_MS = 5000
/** How often a listening source must be seen: an outage is known to within this. */
export const HEARTBEAT_INTERVAL_MS = 2000

export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly wallMs: number
  /** Never set, goes on while asleep; with fractions. */
  readonly steadyMs: number
}

export class OutageTracker {
  readonly #seen = new Map<SourceId, { wallMs: number; steadyMs: number | null }>()

  /** @param known when each source was last seen in the run before, milliseconds since 1970 */
  constructor(known: Readonly<Partial<Record<SourceId, number>>>) {
    for (const [source, wallMs] of Object.entries(known)) this.#seen.set(source as SourceId, { wallMs, steadyMs: null })
  }

  /**
   * A source listens at this moment, or did until this moment. The hole that ends with it, or null.
   *
   * @param caughtUp what was sent while it was away comes after all
   */
  markListening(source: SourceId, now: ClockReading, caughtUp = false): Omit<FeedGap, 'id'> | null {
    const gap = this.#gap(source, now)
    this.#seen.set(source, { ...now })
    return gap === null || caughtUp || gap <= GAP_AFTER_MS
      ? null
      : { source, fromMs: Math.floor(now.wallMs - gap), toMs: now.wallMs }
  }

  /** Since when a source that does not listen now has not; null: it has never listened, or only a moment passed. */
  outageSince(source: SourceId, now: ClockReading): number | null {
    const gap = this.#gap(source, now)
    return gap === null || gap <= GAP_AFTER_MS ? null : Math.floor(now.wallMs - gap)
  }

  /**
   * By the steady clock within a run, so that setting the system's clock makes no hole; across runs there is only the
   * other one.
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
