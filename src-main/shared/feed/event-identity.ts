/** When two deliveries are one event (traps 87, 88). */
import { bytesOf } from './event-body'
import { isUnsafeNumber } from './mapping/map-event'
import type { FieldMapping } from './mapping/field-mapping'
import { readPointer } from './mapping/body-pointer'
import type { Digests } from '../ports/system/digests'
import { toHex } from './sources/signature'

/**
 * The identity of an event whose own id was seen before with another body. Which of the two is genuine nobody can tell
 * here, so both are kept and the
 * later one is marked: whoever comes first must not hide the other (trap 88).
 *
 * @param body a tag of the body, in hex
 */
export const conflictingIdentity = (identity: string, body: string): string => `${identity}/${body}`
/** True when another event came before under the same id. */
export const isConflictingIdentity = (identity: string): boolean => identity.startsWith('id:') && identity.includes('/')

/**
 * Under so many kinds a signed body is taken, and within this time after it first came. A reply and what it changes are
 * sent together.
 */
const KINDS_OF_A_BODY = 3
const KINDS_WITHIN_MS = 600_000

/**
 * Whether a signed body may be an event of one more kind, rather than a copy. A signature covers the body and not the
 * kind, which stands in a header:
 * whoever caught one body could send it again under any other kind for ever. Where a login vouches, it vouches for
 * both, and this is not asked.
 *
 * @param signedAtMs when the body came signed before, once for each kind
 */
export function mayBeAnotherKind(signedAtMs: readonly number[], arrivedAtMs: number): boolean {
  return signedAtMs.length < KINDS_OF_A_BODY && arrivedAtMs - Math.min(...signedAtMs) <= KINDS_WITHIN_MS
}

/**
 * `id:` and a hash of the values the mapping names, else `sha256:` over kind and body. The kind is part of both: a
 * reply and the change of status
 * it brings may hold the same body. The source is not: an event may come by two ways.
 */
export function identityOf(
  kind: string,
  body: Uint8Array,
  value: unknown,
  mapping: FieldMapping | null,
  digests: Pick<Digests, 'sha256'>
): string {
  const parts = mapping?.identity.map((place) => readPointer(value, place)) ?? []
  const usable =
    parts.length > 0 &&
    parts.every(
      (part) => part !== null && part !== undefined && part !== '' && typeof part !== 'object' && !isUnsafeNumber(part)
    )
  // lengths before the parts: "1" + "23" is not "12" + "3"
  if (usable)
    return `id:${toHex(digests.sha256(bytesOf([kind, ...parts.map(String)].map((part) => `${part.length}:${part}`).join(''))))}`
  return `sha256:${toHex(digests.sha256(bytesOf(`${kind}\n`), body))}`
}
