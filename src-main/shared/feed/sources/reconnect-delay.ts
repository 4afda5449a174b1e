const FIRST_MS = 1000
const LONGEST_MS = 120_000
/**
 * A connection of this length was successful. A shorter one (a stream that closes at once, two computers with one
 * client name) is another failure.
 */
export const STABLE_CONNECTION_MS = 10_000

/**
 * Milliseconds: doubles from the first delay to the longest (one second, two minutes), with a random upper half, so
 * that ten computers do not reconnect together.
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
