import { DAY_MS } from '../durations'

const MEGABYTE = 1024 * 1024

/** Settings, each at least 1; `days` Infinity: no limit. */
export interface RetentionRules {
  readonly days: number
  readonly events: number
  readonly megabytes: number
}

export function retentionOf({ days, events, megabytes }: RetentionRules, nowMs: number): Retention {
  return { olderThanMs: nowMs - days * DAY_MS, keep: events, keepBytes: megabytes * MEGABYTE }
}

export interface Retention {
  readonly olderThanMs: number
  /** Of the rest, this many of the newest stay; replayed ones are deleted first. */
  readonly keep: number
  /** As many of these stay as fit into this size on disk, likewise. Absent: unlimited. */
  readonly keepBytes?: number
}
