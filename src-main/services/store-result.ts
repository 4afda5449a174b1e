import { failed, type Result } from '../contract/failures'
import type { Log } from '../shared/ports/system/log'

/** @param event the log event of a failure, logged with `details` */
export async function storeResult<T>(
  log: Log,
  event: string,
  work: () => Promise<Result<T>>,
  details: Readonly<Record<string, unknown>> = {}
): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    log.error(event, { ...details, error })
    return failed('store-failed')
  }
}

/** Like `storeResult`, for the active profile; `not-connected` without one. */
export async function storeResultForProfile<T>(
  log: Log,
  event: string,
  profile: string | null,
  work: (profileId: string) => Promise<Result<T>>
): Promise<Result<T>> {
  return profile === null ? failed('not-connected') : storeResult(log, event, () => work(profile))
}
