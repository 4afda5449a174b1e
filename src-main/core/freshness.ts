/** How long an answer is good enough to be shown without asking again. Hours, by what was asked; "nothing there" lives shorter (trap 7). */
import { ENDPOINTS, type EndpointName } from './catalogue/endpoints'

const HOUR_MS = 3_600_000

/** Milliseconds an answer of this address may be shown as fresh. `empty`: a 404 or an empty list. */
export function freshForMs(name: EndpointName, empty: boolean): number {
  if (ENDPOINTS[name].kind === 'search') return HOUR_MS
  if (name === 'subscription') return 0
  return empty && name !== 'performance' ? 12 * HOUR_MS : 24 * HOUR_MS
}

/** A clock set back makes an answer come from the future; it is then of unknown age and not fresh. */
export function isFresh(name: EndpointName, empty: boolean, fetchedAtMs: number, nowMs: number): boolean {
  const age = nowMs - fetchedAtMs
  return age >= 0 && age < freshForMs(name, empty)
}
