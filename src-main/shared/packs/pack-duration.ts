/** How long calls take at the rate that background work is allowed. */
import { allowance, pacing, WINDOW_SLACK_MS, type BudgetRules } from '../connection/rate-limit'

/**
 * Seconds for so many calls, Infinity where the reserve leaves nothing.
 *
 * What is left now goes out at the allowed pace; after that one allowance for each window. Calls made before leave the
 * window at times that are not known here, so each further window is counted whole: the estimate is late rather than
 * early.
 *
 * @param leftNow calls that background work may make at this moment
 */
export function estimateSeconds(calls: number, leftNow: number, rules: BudgetRules): number {
  if (calls === 0) return 0
  const { callsPerSecond } = pacing(rules, true)
  if (calls <= leftNow) return Math.ceil(calls / callsPerSecond)
  const each = allowance(rules, true)
  if (each <= 0) return Infinity
  const rest = calls - leftNow
  const windows = Math.ceil(rest / each)
  return Math.ceil(
    (windows * (rules.windowMs + WINDOW_SLACK_MS)) / 1000 + (rest - (windows - 1) * each) / callsPerSecond
  )
}

/** Share of one window's limit, 0 to more than 1; 0 where there is no limit. */
export function shareOfLimit(calls: number, rules: BudgetRules): number {
  return rules.limit === 0 ? 0 : calls / rules.limit
}
