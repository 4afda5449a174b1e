/** When events are deleted that the settings no longer keep. Deleting takes the file for itself, so it waits for a moment in which nothing arrives. */
import type { EventStore } from '../core/feed/ports'
import { retentionOf, type KeepRules } from '../core/feed/retention'
import type { Clock, Log } from '../core/ports'

export interface RetentionParts {
  readonly store: Pick<EventStore, 'trim'>
  readonly clock: Clock
  readonly log: Log
  keep(): KeepRules
  /** So many are gone, more than none. */
  trimmed(events: number): void
}

const EVERY_MS = 3_600_000
/** Looked at after so many new events as well, or so much of bodies, ... */
const AFTER_EVENTS = 500
const AFTER_BYTES = 64 * 1024 * 1024
/** ... once none has come for this long ... */
const REST_MS = 2000
/** ... or when so many have come without a rest, which bounds what a sender without end can pile up. */
const AT_LATEST_AFTER_EVENTS = 50_000
const AT_LATEST_AFTER_BYTES = 256 * 1024 * 1024

export class FeedRetention {
  readonly #parts: RetentionParts
  #since = 0
  #bytes = 0
  #later: (() => void) | null = null
  #resting: (() => void) | null = null
  #closed = false

  constructor(parts: RetentionParts) {
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
    this.#since += events
    this.#bytes += bytes
    if (this.#closed || (this.#since < AFTER_EVENTS && this.#bytes < AFTER_BYTES)) return
    this.#resting?.()
    if (this.#since >= AT_LATEST_AFTER_EVENTS || this.#bytes >= AT_LATEST_AFTER_BYTES) void this.trim()
    else this.#resting = this.#parts.clock.after(REST_MS, () => void this.trim())
  }

  /** Never rejects: what could not be deleted now is tried again. */
  async trim(): Promise<void> {
    this.#resting?.()
    this.#resting = null
    this.#since = 0
    this.#bytes = 0
    const { store, clock, log, keep, trimmed } = this.#parts
    try {
      const gone = await store.trim(retentionOf(keep(), clock.now()))
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
