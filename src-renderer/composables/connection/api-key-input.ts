import type { Failure, FailureCode } from '@contract/failures'

/** Answers that only someone who has read the key can give. */
const CODES_AFTER_KEY_CHECK: readonly FailureCode[] = [
  'bad-key',
  'unauthorised',
  'inactive-subscription',
  'limit',
  'bad-request'
]

/**
 * Whether a typed key has done its duty and must leave its field: the service has seen and judged it. When the network,
 * the address or this desk
 * stood in the way it stays, so that nobody has to type it twice.
 *
 * @param failure null: connected
 */
export function shouldClearKeyField(failure: Failure | null): boolean {
  return failure === null || CODES_AFTER_KEY_CHECK.includes(failure.code)
}
