/** Time for which a cached answer is fresh; shorter for empty ones (trap 7). */
import { ENDPOINTS, type EndpointName } from './endpoints'
import type { Level } from './records'

const HOUR_MS = 3_600_000

/** In milliseconds. */
export interface FreshnessPolicy {
  readonly listMs: number
  readonly levelMs?: Readonly<Partial<Record<Level, number>>>
  readonly engineMs: number
  readonly emptyMs: number
}

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
