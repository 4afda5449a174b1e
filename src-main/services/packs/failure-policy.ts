/** What a failed step means for its pack: whose fault it is, and whether the item is tried again. */
import type { ApiFailure, ApiFailureCode } from '../../shared/ports/network/api-client'

export type WaitReason = 'reserve' | 'limit' | 'offline' | 'service' | 'refused' | 'person' | 'desk'

export type FailureAction =
  /** Not the item's fault: it goes back, unharmed, and the pack waits. `atMs`: wall clock; null: until told. */
  | { readonly kind: 'wait'; readonly for: WaitReason; readonly atMs: number | null }
  /** The item's own failure: tried once more at the end. */
  | { readonly kind: 'later' }
  /** Final. */
  | { readonly kind: 'failed' }
  /** Taken back by whoever asked. */
  | { readonly kind: 'taken-back' }

/** Calls that one item may cost: the first and one at the end. */
export const MAX_TRIES = 2

const REFUSED: ReadonlySet<ApiFailureCode> = new Set(['paused', 'unauthorised', 'bad-key', 'not-connected'])
/** The network's failure when nothing else answers, the item's own when something does. */
const NO_ANSWER: ReadonlySet<ApiFailureCode> = new Set([
  'offline',
  'insecure',
  'proxy-login',
  'timeout',
  'not-the-service',
  'redirected'
])
/** 400 and 404 are never tried again (trap 8), and what is too large stays so. */
const NEVER_RETRIED: ReadonlySet<ApiFailureCode> = new Set(['not-found', 'bad-request', 'too-large'])

/**
 * @param stopped the family is stopped by a 429
 * @param lineDown it is known that nothing answers
 */
export function actionOnFailure(
  { code, status, retryAtMs }: ApiFailure,
  stopped: boolean,
  lineDown: boolean
): FailureAction {
  if (code === 'cancelled') return { kind: 'taken-back' }
  if (code === 'limit')
    return { kind: 'wait', for: stopped || status !== undefined ? 'limit' : 'reserve', atMs: retryAtMs ?? null }
  if (code === 'store-failed') return { kind: 'wait', for: 'desk', atMs: retryAtMs ?? null }
  if (REFUSED.has(code)) return { kind: 'wait', for: 'refused', atMs: null }
  if (NO_ANSWER.has(code) && lineDown) return { kind: 'wait', for: 'offline', atMs: null }
  return { kind: NEVER_RETRIED.has(code) ? 'failed' : 'later' }
}
