/** Deletes events that the settings no longer keep: at the start, after new ones, hourly and when a setting changes. */
import type { EventStore } from '../../shared/ports/stores/event-store'
import { retentionOf, type RetentionRules } from '../../shared/feed/event-retention'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

export interface FeedRetentionDeps {
  readonly store: Pick<EventStore, 'trim'>
  readonly clock: Clock
  readonly log: Log
  keepRules(): RetentionRules
  /** So many are gone, more than none. */
  trimmed(events: number): void
}

const EVERY_MS = 3_600_000
/** New events are counted against the settings once none has come for this long, ... */
const IDLE_MS = 2000
/** ... or, where they keep coming, at the latest after this long, so many of them, or so many bytes of bodies. */
const MAX_WAIT_MS = 30_000
export const MAX_NEW_EVENTS = 25_000
const MAX_NEW_BYTES = 256 * 1024 * 1024

export class FeedRetention {
  readonly #parts: FeedRetentionDeps
  /** New since the last deletion began. */
  #events = 0
  #bytes = 0
  /** When the first of them was stored, by the steady clock; null: there are none. */
  #sinceMs: number | null = null
  #trimming: Promise<void> | null = null
  #again = false
  #later: (() => void) | null = null
  #resting: (() => void) | null = null
  #closed = false

  constructor(parts: FeedRetentionDeps) {
    this.#parts = parts
  }

  open(): void {
    void this.trim()
    this.#each()
  }
  close(): void {
    this.#closed = true
    this.#later?.()
    this.#resting?.()
  }

  /** So many new events are on disk, with so many bytes of bodies. */
  stored(events: number, bytes: number): void {
    if (this.#closed || events === 0) return
    const { clock } = this.#parts
    this.#events += events
    this.#bytes += bytes
    this.#sinceMs ??= clock.monotonic()
    this.#resting?.()
    this.#resting = null
    const leftMs = this.#sinceMs + MAX_WAIT_MS - clock.monotonic()
    if (leftMs <= 0 || this.#events >= MAX_NEW_EVENTS || this.#bytes >= MAX_NEW_BYTES) void this.trim()
    else this.#resting = clock.after(Math.min(IDLE_MS, leftMs), () => void this.trim())
  }

  /** Resolves when nothing is kept beyond the settings. Never rejects: what could not be deleted now is tried again. */
  trim(): Promise<void> {
    // what runs may have counted with other settings, or before the newest events
    this.#again = true
    this.#trimming ??= this.#trimAll().finally(() => (this.#trimming = null))
    return this.#trimming
  }

  async #trimAll(): Promise<void> {
    while (this.#again) {
      this.#again = false
      this.#resting?.()
      this.#resting = null
      this.#events = 0
      this.#bytes = 0
      this.#sinceMs = null
      await this.#trimOnce()
    }
  }

  async #trimOnce(): Promise<void> {
    const { store, clock, log, keepRules, trimmed } = this.#parts
    try {
      const gone = await store.trim(retentionOf(keepRules(), clock.now()))
      if (gone === 0) return
      log.info('feed.trimmed', { events: gone })
      trimmed(gone)
    } catch (error) {
      log.error('feed.store', { what: 'trim', error })
    }
  }

  #each(): void {
    this.#later = this.#parts.clock.after(EVERY_MS, () => void this.trim().finally(() => !this.#closed && this.#each()))
  }
}
