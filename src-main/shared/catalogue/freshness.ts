/** How long an answer is good enough to be shown without asking again; "nothing there" lives shorter (trap 7). */
import { ENDPOINTS, type EndpointName } from './endpoints'
import type { Level } from './records'

const HOUR_MS = 3_600_000

/** The shop's policy, in milliseconds. */
export interface FreshnessPolicy {
  /** Of every list whose level says nothing else. */
  readonly listMs: number
  readonly levelMs?: Readonly<Partial<Record<Level, number>>>
  readonly engineMs: number
  readonly emptyMs: number
}

/**
 * Milliseconds an answer may be shown as fresh.
 *
 * @param empty a 404 or an empty list. "No data" for a pair (performance) is a figure like any other and lives as long.
 */
export function freshForMs(name: EndpointName, empty: boolean, policy: FreshnessPolicy): number {
  if (name === 'subscription') return 0
  if (name === 'performance' || (name === 'engine' && !empty)) return policy.engineMs
  if (ENDPOINTS[name].kind === 'search') return Math.min(empty ? HOUR_MS : 24 * HOUR_MS, policy.listMs)
  const listMs = policy.levelMs?.[name as Level] ?? policy.listMs
  return empty ? Math.min(policy.emptyMs, listMs) : listMs
}

/** A clock set back makes an answer come from the future; it is then of unknown age and not fresh. */
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
