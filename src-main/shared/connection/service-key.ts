/**
 * An API key bound to its origin, sealed as one secret.
 *
 * The service address is in a plain file that anyone at this computer can edit. The binding is in the sealed secret, so
 * the key is never sent to another host (traps 14, 18).
 */
import { isObject } from '../text/json-object'
import { originOf } from './base-address'

interface Bound {
  readonly origin: string
  readonly key: string
}

function parse(sealed: string): Bound | null {
  try {
    const value: unknown = JSON.parse(sealed)
    if (!isObject(value)) return null
    const { origin, key } = value
    return typeof origin === 'string' && typeof key === 'string' ? { origin, key } : null
  } catch {
    return null
  }
}

/** The text to seal. `baseUrl` from `parseBaseAddress`. */
export function bindKey(baseUrl: string, key: string): string {
  return JSON.stringify({ origin: originOf(baseUrl), key } satisfies Bound)
}

/** The key if it is bound to the origin of this address, else null. */
export function boundKey(sealed: string | null, baseUrl: string): string | null {
  const bound = sealed === null ? null : parse(sealed)
  return bound !== null && bound.origin === originOf(baseUrl) ? bound.key : null
}

/** The bare key of a sealed secret, for the log's redactor; null for another kind of secret. */
export function bareKeyIn(sealed: string): string | null {
  return parse(sealed)?.key ?? null
}
