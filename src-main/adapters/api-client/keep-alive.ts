/**
 * Whether a call may have gone out over a connection kept from one before.
 *
 * Chromium sends a request a second time by itself when a kept connection breaks under it, and then reports how the new
 * connection failed: what it
 * calls refused may have reached the service once. A new connection is only tried when none is kept, so one such
 * failure tells that from there on
 * nothing is kept, until a call gets through again.
 */
interface OriginConnections {
  kept: boolean
  /** Calls that may have left a connection behind. */
  uses: number
}
export interface ConnectionUse {
  /** No new connection could be made. True when it is certain that no kept one was tried before. */
  unconnected(): boolean
  /** It ended in any other way: there may have been a connection, and it may be kept. */
  connected(): void
}

export class KeepAliveTracker {
  readonly #lines = new Map<string, OriginConnections>()

  /** A call to this origin begins. Exactly one of the two is told how it ended. */
  begin(origin: string): ConnectionUse {
    let line = this.#lines.get(origin)
    if (!line) this.#lines.set(origin, (line = { kept: false, uses: 0 }))
    const { kept, uses } = line
    const now = line
    return {
      unconnected() {
        now.kept = false
        return !kept && now.uses === uses
      },
      connected() {
        now.kept = true
        now.uses++
      }
    }
  }
}
