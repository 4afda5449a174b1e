import type { Failure, FailureCode } from '@contract/failures'

/** Failures that the service returns only after it has read the key. */
const CODES_AFTER_KEY_CHECK: readonly FailureCode[] = [
  'bad-key',
  'unauthorised',
  'inactive-subscription',
  'limit',
  'bad-request'
]

/**
 * True once the service has judged the key. Failures of the network, the address or this computer keep the field, so
 * that the key need not be typed again.
 *
 * @param failure null: connected
 */
export function shouldClearKeyField(failure: Failure | null): boolean {
  return failure === null || CODES_AFTER_KEY_CHECK.includes(failure.code)
}
