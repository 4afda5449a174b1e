/**
 * Deletes events beyond the retention settings: a minute after the start, after new events, hourly, and when a setting
 * changes.
 */
import type { EventStore } from '../../shared/ports/stores/event-store'
import { retentionOf, type RetentionRules } from '../../shared/feed/event-retention'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

interface FeedRetentionDeps {
  readonly store: Pick<EventStore, 'trim'>
  readonly clock: Clock
  readonly log: Log
  keepRules(): RetentionRules
  /** Called when at least one event was deleted. */
  trimmed(events: number): void
}

const EVERY_MS = 3_600_000
/** By then the service has usually answered, which confirms the clock. */
const START_MS = 60_000
/** New events trigger a deletion after this long without another event, ... */
const IDLE_MS = 2000
/** ... at the latest after this long, this many events, or this many bytes of bodies. */
const MAX_WAIT_MS = 30_000
export const MAX_NEW_EVENTS = 25_000
const MAX_NEW_BYTES = 256 * 1024 * 1024

export class FeedRetention {
  readonly #deps: FeedRetentionDeps
  /** Since the last deletion began. */
  #events = 0
  #bytes = 0
  /** Monotonic time of the first of them; null: none. */
  #sinceMs: number | null = null
  #trimming: Promise<void> | null = null
  #again = false
  #regularTimer: (() => void) | null = null
  #idleTimer: (() => void) | null = null
  #closed = false

  constructor(deps: FeedRetentionDeps) {
    this.#deps = deps
  }

  open(): void {
    this.#schedule(START_MS)
  }
  close(): void {
    this.#closed = true
    this.#regularTimer?.()
    this.#idleTimer?.()
  }

  /** New events and the total bytes of their bodies. */
  stored(events: number, bytes: number): void {
    if (this.#closed || events === 0) return
    const { clock } = this.#deps
    this.#events += events
    this.#bytes += bytes
    this.#sinceMs ??= clock.monotonic()
    this.#idleTimer?.()
    this.#idleTimer = null
    const leftMs = this.#sinceMs + MAX_WAIT_MS - clock.monotonic()
    if (leftMs <= 0 || this.#events >= MAX_NEW_EVENTS || this.#bytes >= MAX_NEW_BYTES) void this.trim()
    else this.#idleTimer = clock.after(Math.min(IDLE_MS, leftMs), () => void this.trim())
  }

  /** Resolves when the settings are met. Never rejects: a failed deletion is retried later. */
  trim(): Promise<void> {
    // a running deletion may have used other settings or missed the newest events
    this.#again = true
    this.#trimming ??= this.#trimAll().finally(() => (this.#trimming = null))
    return this.#trimming
  }

  async #trimAll(): Promise<void> {
    while (this.#again) {
      this.#again = false
      this.#idleTimer?.()
      this.#idleTimer = null
      this.#events = 0
      this.#bytes = 0
      this.#sinceMs = null
      await this.#trimOnce()
    }
  }

  async #trimOnce(): Promise<void> {
    const { store, clock, log, keepRules, trimmed } = this.#deps
    try {
      const deleted = await store.trim(retentionOf(keepRules(), clock.now()))
      if (deleted === 0) return
      log.info('feed.trimmed', { events: deleted })
      trimmed(deleted)
    } catch (error) {
      log.error('feed.store', { what: 'trim', error })
    }
  }

  #schedule(delayMs: number): void {
    this.#regularTimer = this.#deps.clock.after(
      delayMs,
      () => void this.trim().finally(() => !this.#closed && this.#schedule(EVERY_MS))
    )
  }
}
