import { failed, type Failure, type Result } from '../contract/failures'
import type { ApiFailure } from '../shared/ports/network/api-client'

export function toFailure(f: ApiFailure): Failure {
  return {
    code: f.code,
    ...(f.status === undefined ? {} : { status: f.status }),
    ...(f.serviceMessage === undefined ? {} : { serviceMessage: f.serviceMessage }),
    ...(f.retryAtMs === undefined ? {} : { retryAt: new Date(f.retryAtMs).toISOString() }),
    ...(f.params === undefined ? {} : { params: f.params })
  }
}

export function failedCall<T>(f: ApiFailure): Result<T> {
  const { code, ...more } = toFailure(f)
  return failed(code, more)
}
