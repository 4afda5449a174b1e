/** Counts stored engines with the control unit and engine code of another one. Makes no call. */
import { done, failed, type Result } from '../../contract/failures'
import type { EngineId } from '../../shared/catalogue/ids'
import type { CatalogueStore, SameHardware } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { Log } from '../../shared/ports/system/log'

interface SameHardwareDeps {
  readonly store: Pick<CatalogueStore, 'sameHardware'>
  readonly userStore: Pick<UserStore, 'sheetEngines'>
  readonly log: Log
  profile(): string | null
  oldestMs(): number | null
  /** Why stored records may not be shown; null: they may. */
  refusal(): Result<never> | null
}

export function createSameHardware({ store, userStore, log, profile: inUse, oldestMs, refusal }: SameHardwareDeps) {
  return async (engineId: string): Promise<Result<SameHardware | null>> => {
    const refused = refusal()
    if (refused) return refused
    const profile = inUse()
    if (profile === null) return failed('not-connected')
    try {
      const withSheets = await userStore.sheetEngines(profile)
      return done(await store.sameHardware(profile, engineId as EngineId, withSheets, oldestMs()))
    } catch (error) {
      log.warn('store.same-hardware', { error })
      return failed('store-failed')
    }
  }
}
