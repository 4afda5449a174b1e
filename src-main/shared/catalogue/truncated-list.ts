/**
 * True when a count is so round (50, 100, 200, 250, 500, 1000, …) that the service may have truncated the list (trap
 * 63).
 */
export function mayBeTruncated(count: number): boolean {
  if (count < 50) return false
  let rest = count
  while (rest % 10 === 0) rest /= 10
  return rest === 1 || rest === 2 || rest === 5 || rest === 25
}
