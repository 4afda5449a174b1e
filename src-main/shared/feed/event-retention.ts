/** How long events are kept. */

const DAY_MS = 86_400_000
const MEGABYTE = 1024 * 1024

/** As the settings say, each at least 1. */
export interface RetentionRules {
  readonly days: number
  readonly events: number
  readonly megabytes: number
}

export function retentionOf({ days, events, megabytes }: RetentionRules, nowMs: number): Retention {
  return { olderThanMs: nowMs - days * DAY_MS, keep: events, keepBytes: megabytes * MEGABYTE }
}

export interface Retention {
  /** Events that arrived before are deleted. */
  readonly olderThanMs: number
  /** Of the rest, the newest so many stay; played ones go first. */
  readonly keep: number
  /** And of these as many as have room in so many bytes on the disk, likewise. Absent: however many they are. */
  readonly keepBytes?: number
}
