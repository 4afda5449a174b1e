export interface Clock {
  /** Milliseconds since 1970, by the system's clock, which may jump. */
  now(): number
  /** Monotonic milliseconds. */
  monotonic(): number
  /** Runs `then` once after the delay; returns the cancel function. */
  after(delayMs: number, then: () => void): () => void
}
