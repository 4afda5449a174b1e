/** Decides what a failed step means for its pack, and whether the step is retried. */
import type { ApiFailure, ApiFailureCode } from '../../shared/ports/network/api-client'

export type WaitReason = 'reserve' | 'limit' | 'offline' | 'service' | 'refused' | 'person' | 'store'

type FailureAction =
  /** The step is requeued and the pack waits. `atMs`: epoch time; null: until an event ends the wait. */
  | { readonly kind: 'wait'; readonly for: WaitReason; readonly atMs: number | null }
  /** A failure of the step itself: retried once at the end. */
  | { readonly kind: 'later' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' }

/** Calls one step may cost: the first and one retry at the end. */
export const MAX_TRIES = 2

const REFUSED: ReadonlySet<ApiFailureCode> = new Set(['paused', 'unauthorised', 'bad-key', 'not-connected'])
/** A network failure when nothing else answers, otherwise a failure of the step. */
const NO_ANSWER: ReadonlySet<ApiFailureCode> = new Set([
  'offline',
  'insecure',
  'proxy-login',
  'timeout',
  'not-the-service',
  'redirected'
])
/** 400 and 404 are never retried (trap 8); a response that is too large stays so. */
const NEVER_RETRIED: ReadonlySet<ApiFailureCode> = new Set(['not-found', 'bad-request', 'too-large'])

/**
 * @param stopped a 429 has stopped the API family
 * @param offline the connection monitor reports that nothing answers
 */
export function actionOnFailure(
  { code, status, retryAtMs }: ApiFailure,
  stopped: boolean,
  offline: boolean
): FailureAction {
  if (code === 'cancelled') return { kind: 'cancelled' }
  if (code === 'limit')
    return { kind: 'wait', for: stopped || status !== undefined ? 'limit' : 'reserve', atMs: retryAtMs ?? null }
  if (code === 'store-failed') return { kind: 'wait', for: 'store', atMs: retryAtMs ?? null }
  if (REFUSED.has(code)) return { kind: 'wait', for: 'refused', atMs: null }
  if (NO_ANSWER.has(code) && offline) return { kind: 'wait', for: 'offline', atMs: null }
  return { kind: NEVER_RETRIED.has(code) ? 'failed' : 'later' }
}
