/**
 * An API key together with the origin it was given for, as one secret.
 *
 * The address of the service lies in a plain file that anybody at the desk can edit; the binding lies inside what the
 * system seals. A key is therefore never sent to another host than the one a person typed it for, whatever the plain
 * files say (traps 14, 18).
 */
import { originOf } from './base-address'

interface Bound {
  readonly origin: string
  readonly key: string
}

function parse(sealed: string): Bound | null {
  try {
    const value: unknown = JSON.parse(sealed)
    if (typeof value !== 'object' || value === null) return null
    const { origin, key } = value as Record<string, unknown>
    return typeof origin === 'string' && typeof key === 'string' ? { origin, key } : null
  } catch {
    return null
  }
}

/** What is to be sealed. `baseUrl` as `parseBaseAddress` gives it. */
export function bindKey(baseUrl: string, key: string): string {
  return JSON.stringify({ origin: originOf(baseUrl), key } satisfies Bound)
}

/** The key, when it was given for the origin of this address; else null. */
export function boundKey(sealed: string | null, baseUrl: string): string | null {
  const bound = sealed === null ? null : parse(sealed)
  return bound !== null && bound.origin === originOf(baseUrl) ? bound.key : null
}

/**
 * The bare key inside a sealed secret, for the log to keep out of its lines; null when it is another kind of secret.
 */
export function bareKeyIn(sealed: string): string | null {
  return parse(sealed)?.key ?? null
}
