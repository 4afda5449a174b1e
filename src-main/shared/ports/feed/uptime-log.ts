import type { SourceId } from '../../feed/events'

/**
 * When each source was last known to listen, so that an outage has bounds even after a kill. Small and written often;
 * may lose the last seconds.
 */
export interface UptimeLog {
  /** Never rejects: what cannot be read is not known. */
  read(): Promise<Readonly<Partial<Record<SourceId, number>>>>
  /** Milliseconds since 1970 for each source that listens now. Never rejects. */
  write(alive: Readonly<Partial<Record<SourceId, number>>>): Promise<void>
}
