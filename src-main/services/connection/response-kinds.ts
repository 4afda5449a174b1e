import type { ApiFailure, ApiFailureCode, ApiResult } from '../../shared/ports/network/api-client'

const SERVICE_FAILURES: ReadonlySet<ApiFailureCode> = new Set(['bad-request', 'not-found', 'unauthorised', 'bad-key'])
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
