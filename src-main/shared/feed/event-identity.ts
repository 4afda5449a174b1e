/** Identity of events, to detect duplicates (traps 87, 88). */
import { bytesOf } from './event-body'
import { isUnsafeNumber } from './mapping/map-event'
import type { FieldMapping } from './mapping/field-mapping'
import { readPointer } from './mapping/body-pointer'
import type { Digests } from '../ports/system/digests'
import { toHex } from './sources/signature'

/**
 * The identity of an event whose id was seen before with another body. Both are stored and the later one is marked,
 * since either may be genuine (trap 88).
 *
 * @param body a tag of the body, in hex
 */
export const conflictingIdentity = (identity: string, body: string): string => `${identity}/${body}`
/** True when an earlier event has the same id. */
export const isConflictingIdentity = (identity: string): boolean => identity.startsWith('id:') && identity.includes('/')

/** A signed body is accepted under so many kinds, within this time: a reply and its change of status share a body. */
const KINDS_OF_A_BODY = 3
const KINDS_WITHIN_MS = 600_000

/**
 * True when a signed body may be an event of one more kind. A signature does not cover the kind in the header, so an
 * intercepted body could otherwise be replayed under any kind. Not used for authenticated connections.
 *
 * @param signedAtMs earlier arrivals of the signed body, one per kind
 */
export function mayBeAnotherKind(signedAtMs: readonly number[], arrivedAtMs: number): boolean {
  return signedAtMs.length < KINDS_OF_A_BODY && arrivedAtMs - Math.min(...signedAtMs) <= KINDS_WITHIN_MS
}

/**
 * `id:` and a hash of the mapped id values, else `sha256:` over kind and body. The kind is part of both, since a reply
 * and its change of status may share a body. The source is not: one event may come from two sources.
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
