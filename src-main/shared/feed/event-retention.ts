/** How long events are kept. */
import type { Retention } from '../ports/stores/event-store'

const DAY_MS = 86_400_000
const MEGABYTE = 1024 * 1024

/** As the settings say, each at least 1. */
export interface KeepRules {
  readonly days: number
  readonly events: number
  readonly megabytes: number
}

export function retentionOf({ days, events, megabytes }: KeepRules, nowMs: number): Retention {
  return { olderThanMs: nowMs - days * DAY_MS, keep: events, keepBytes: megabytes * MEGABYTE }
}
