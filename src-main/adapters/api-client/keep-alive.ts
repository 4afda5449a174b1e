/**
 * Whether a request may have gone out over a kept-alive connection.
 *
 * Chromium repeats a request by itself when a kept-alive connection breaks, and then reports how the new connection
 * failed: a call reported as refused may have reached the service once. It opens a new connection only when none is
 * kept alive, so after one such failure nothing is kept alive until a call succeeds again.
 */
interface OriginState {
  keptAlive: boolean
  /** Calls that may have left a connection behind. */
  uses: number
}
export interface ConnectionUse {
  /** No new connection could be made. Returns true when certainly no kept-alive one was used before. */
  unconnected(): boolean
  /** Any other end: there may have been a connection, and it may be kept alive. */
  connected(): void
}

export class KeepAliveTracker {
  readonly #origins = new Map<string, OriginState>()

  /** Starts one call to this origin, which ends with exactly one of the two methods. */
  begin(origin: string): ConnectionUse {
    const state = this.#origins.get(origin) ?? { keptAlive: false, uses: 0 }
    this.#origins.set(origin, state)
    const { keptAlive, uses } = state
    return {
      unconnected() {
        state.keptAlive = false
        return !keptAlive && state.uses === uses
      },
      connected() {
        state.keptAlive = true
        state.uses++
      }
    }
  }
}
