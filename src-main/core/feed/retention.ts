/** How long events are kept. */
import type { Retention } from './ports'

const DAY_MS = 86_400_000

/** @param days @param events as the settings say, both at least 1 */
export function retentionOf(days: number, events: number, nowMs: number): Retention {
  return { olderThanMs: nowMs - days * DAY_MS, keep: events }
}
