/** What a failed step means for its pack: whose fault it is, and whether the item is tried again. */
import type { GateFailure, GateFailureCode } from '../core/ports'

export type WaitReason = 'reserve' | 'limit' | 'offline' | 'refused' | 'person' | 'desk'

export type Verdict =
  /** Not the item's fault: it goes back, unharmed, and the pack waits. `atMs`: wall clock; null: until told. */
  | { readonly kind: 'wait'; readonly for: WaitReason; readonly atMs: number | null }
  /** The item's own failure, or a line that only sometimes holds: tried again at the end, `most` times in all. */
  | { readonly kind: 'later'; readonly most: number }
  /** Final. */
  | { readonly kind: 'failed' }
  /** Taken back by whoever asked. */
  | { readonly kind: 'taken-back' }

/** The first attempt and two at the end. */
const TRIES = 3
/** Answers that may be of something between here and the service: more tries, because an item must not fail for a portal's sake. */
const TRIES_OF_A_LINE = 6

const REFUSED: ReadonlySet<GateFailureCode> = new Set(['paused', 'unauthorised', 'bad-key', 'not-connected'])
const LINE: ReadonlySet<GateFailureCode> = new Set(['timeout', 'not-the-service', 'redirected'])
/** 400 and 404 are never tried again (trap 8), and what is too large stays so. */
const FINAL: ReadonlySet<GateFailureCode> = new Set(['not-found', 'bad-request', 'too-large'])

/** @param stopped the family is stopped by a 429 */
export function verdictOn({ code, status, retryAtMs }: GateFailure, stopped: boolean): Verdict {
  if (code === 'cancelled') return { kind: 'taken-back' }
  if (code === 'limit') return { kind: 'wait', for: stopped || status === 429 ? 'limit' : 'reserve', atMs: retryAtMs ?? null }
  if (code === 'store-failed') return { kind: 'wait', for: 'desk', atMs: retryAtMs ?? null }
  if (REFUSED.has(code)) return { kind: 'wait', for: 'refused', atMs: null }
  if (code === 'offline' || code === 'insecure' || code === 'proxy-login') return { kind: 'wait', for: 'offline', atMs: null }
  if (FINAL.has(code)) return { kind: 'failed' }
  return { kind: 'later', most: LINE.has(code) ? TRIES_OF_A_LINE : TRIES }
}
