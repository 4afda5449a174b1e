import type { SourceId } from '../../feed/events'

/** When each source last listened, so that an outage has bounds even after a crash. May lose the last seconds. */
export interface UptimeLog {
  /** Invalid entries are missing. Rejects when there is a log that the system does not let it read. */
  read(): Promise<Readonly<Partial<Record<SourceId, number>>>>
  /** Milliseconds since 1970 of each listening source. Never rejects. */
  write(alive: Readonly<Partial<Record<SourceId, number>>>): Promise<void>
}
