/** How long a source waits before it tries again. */
const FIRST_MS = 1000
const LONGEST_MS = 120_000
/**
 * A connection that held this long was a success. One that ends sooner (a stream that closes at once, two desks under
 * one name) counts as another failure.
 */
export const STABLE_CONNECTION_MS = 10_000

/**
 * Milliseconds: doubling from the first pause to the longest (one second, two minutes), the upper half of it by chance,
 * so that ten desks do not come back together.
 *
 * @param failures in a row, at least 1
 * @param random 0 up to 1
 */
export function reconnectDelayMs(
  failures: number,
  random: () => number,
  firstMs = FIRST_MS,
  longestMs = LONGEST_MS
): number {
  const pause = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 20))
  return Math.round(pause / 2 + (random() * pause) / 2)
}
