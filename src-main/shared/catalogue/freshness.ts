/** Time for which a cached answer is fresh; shorter for empty ones (trap 7). */
import { ENDPOINTS, type EndpointName } from './endpoints'
import { LEVELS, type Level } from './records'
import type { SettingKey, Settings } from '../settings/schema'
import { DAY_MS, HOUR_MS } from '../durations'

/** In milliseconds. */
export interface FreshnessPolicy {
  readonly listMs: number
  readonly levelMs?: Readonly<Partial<Record<Level, number>>>
  readonly engineMs: number
  readonly emptyMs: number
}

/** The policy of the settings. Data older than the retention limit is never fresh. */
export function freshnessPolicy(setting: <K extends SettingKey>(key: K) => Settings[K]): FreshnessPolicy {
  const most = setting('policy.keepDays') * DAY_MS || Infinity
  const within = (days: number): number => Math.min(days * DAY_MS, most)
  const ofLevel = LEVELS.map((level) => [level, setting(`freshness.${level}Days`)] as const)
  return {
    listMs: within(setting('freshness.listDays')),
    levelMs: Object.fromEntries(ofLevel.filter(([, days]) => days >= 0).map(([level, days]) => [level, within(days)])),
    engineMs: within(setting('freshness.engineDays')),
    emptyMs: setting('freshness.emptyHours') * HOUR_MS
  }
}

/** `keepMs`: answers fetched longer ago are not shown; null: without limit. */
export interface RetentionRules {
  readonly keepMs: number | null
  readonly readAfterEnd: boolean
}

export const retentionRules = (setting: <K extends SettingKey>(key: K) => Settings[K]): RetentionRules => ({
  keepMs: setting('policy.keepDays') * DAY_MS || null,
  readAfterEnd: setting('policy.readAfterEnd')
})

/** Answers fetched before it are not shown; milliseconds since 1970, null: without limit. */
export const oldestShownMs = ({ keepMs }: RetentionRules, nowMs: number): number | null =>
  keepMs === null ? null : nowMs - keepMs

/** The subscription has ended, and the shop forbids reading after its end. */
export const isWithheld = ({ readAfterEnd }: RetentionRules, subscriptionEnded: boolean): boolean =>
  subscriptionEnded && !readAfterEnd

/** @param empty a 404 or an empty list. A performance lives as long when empty, since "no data" is a fact too. */
export function freshForMs(name: EndpointName, empty: boolean, policy: FreshnessPolicy): number {
  if (name === 'subscription') return 0
  if (name === 'performance' || (name === 'engine' && !empty)) return policy.engineMs
  if (ENDPOINTS[name].kind === 'search') return Math.min(empty ? HOUR_MS : 24 * HOUR_MS, policy.listMs)
  const listMs = policy.levelMs?.[name as Level] ?? policy.listMs
  return empty ? Math.min(policy.emptyMs, listMs) : listMs
}

/** An answer from the future has an unknown age (the clock was set back), so it is not fresh. */
export function isFresh(
  name: EndpointName,
  empty: boolean,
  fetchedAtMs: number,
  nowMs: number,
  policy: FreshnessPolicy
): boolean {
  const age = nowMs - fetchedAtMs
  return age >= 0 && age < freshForMs(name, empty, policy)
}
