/** Duration of a pack at the rate of background work, and its weight against the limit. */
import { allowance, pacing, WINDOW_SLACK_MS, type BudgetRules } from '../connection/rate-limit'

/**
 * Estimated seconds; Infinity if the reserve leaves no calls.
 *
 * The calls left now go out at the allowed pace, then one allowance per window. It is unknown when earlier calls leave
 * the window, so each further window counts whole and the estimate is rather late than early.
 *
 * @param leftNow calls that background work may make now
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

/** Share of one window's limit, may exceed 1; 0 without a limit. */
export function shareOfLimit(calls: number, rules: BudgetRules): number {
  return rules.limit === 0 ? 0 : calls / rules.limit
}

/** A pack may need this share of a window's limit more than was confirmed, at least `MIN_EXTRA` calls. */
const EXTRA_SHARE = 0.02
const MIN_EXTRA = 20

/** Calls that a pack may spend beyond the confirmed ones before it asks again. Infinity without a limit. */
export function unconfirmedExtra({ limit }: Pick<BudgetRules, 'limit'>): number {
  return limit === 0 ? Infinity : Math.max(MIN_EXTRA, Math.floor(limit * EXTRA_SHARE))
}
