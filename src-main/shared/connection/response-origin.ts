/** Whether a response comes from the service itself, from the network, or from nobody. */
import type { ApiFailure, ApiFailureCode, ApiResult } from '../ports/network/api-client'

/** Failures that come from the service itself when its error object has a message. */
export const SERVICE_FAILURES: ReadonlySet<ApiFailureCode> = new Set([
  'bad-request',
  'unauthorised',
  'bad-key',
  'not-found'
])
/** The base address leads elsewhere. */
export const WRONG_PATH = { code: 'not-the-service', params: { reason: 'path' } } as const
const NO_RESPONSE: ReadonlySet<ApiFailureCode> = new Set(['offline', 'timeout', 'redirected', 'not-the-service'])

/** Only the service itself can have sent it. A limit of the local call budget has no status. */
export const isServiceResponse = (response: ApiResult<unknown>): boolean =>
  response.ok ||
  SERVICE_FAILURES.has(response.failure.code) ||
  (response.failure.code === 'limit' && response.failure.status !== undefined)

/** No connection could be made. */
export const isNetworkFailure = ({ code, unconnected }: ApiFailure): boolean =>
  code === 'insecure' || code === 'proxy-login' || (code === 'offline' && unconnected === true)

/** No response, or not the service's: of one record, or of the whole service. */
export const mayBeOutage = (code: ApiFailureCode): boolean => NO_RESPONSE.has(code)

/**
 * The subscription answered 404, which the service never does: the path of the base address is wrong.
 *
 * @param response of another endpoint; a 404 or an empty list confirms it
 */
export const isWrongPath = ({ params }: Pick<ApiFailure, 'params'>, response?: ApiResult<unknown>): boolean =>
  params?.['reason'] === WRONG_PATH.params.reason &&
  (response?.ok
    ? Array.isArray(response.data) && response.data.length === 0
    : response === undefined || response.failure.code === 'not-found')
