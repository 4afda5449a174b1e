/** Work on what this desk keeps, as an answer: a store that fails is a failure to tell, never a bug of the window. */
import { failed, type Result } from '../contract/failures'
import type { Log } from '../shared/ports/system/log'

/** @param event under which a failing store is logged */
export async function storeResult<T>(log: Log, event: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    log.error(event, { error })
    return failed('store-failed')
  }
}

/** The same with the profile in force; without one there is nothing kept to work on. */
export async function storeResultForProfile<T>(
  log: Log,
  event: string,
  profile: string | null,
  work: (who: string) => Promise<Result<T>>
): Promise<Result<T>> {
  return profile === null ? failed('not-connected') : storeResult(log, event, () => work(profile))
}
