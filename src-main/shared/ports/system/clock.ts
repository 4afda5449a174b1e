export interface Clock {
  /** Milliseconds since 1970, by the system's clock, which may jump. */
  now(): number
  /** Milliseconds since some fixed moment, never going back, not moved by the system's clock. */
  monotonic(): number
  /** Runs `then` once after the delay; returns what cancels it. */
  after(delayMs: number, then: () => void): () => void
}
