/** Facts of engines from their stored details. Makes no call. */
import { done, type Result } from '../../contract/failures'
import type { EngineId } from '../../shared/catalogue/ids'
import type { CatalogueStore, EngineMark, SameHardware } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { Log } from '../../shared/ports/system/log'
import type { LanguageCode } from '../../shared/text/languages'
import { storeResultForProfile } from '../store-result'
import type { RetentionPolicy } from './retention-policy'

interface StoredDetailsDeps {
  readonly store: Pick<CatalogueStore, 'engineMarks' | 'sameHardware'>
  readonly userStore: Pick<UserStore, 'sheetEngines'>
  readonly log: Log
  readonly retention: Pick<RetentionPolicy, 'refusal' | 'oldestMs'>
  profile(): string | null
  language(): LanguageCode
  /** The setting `shop.tools`; empty for a role that sees no tools. */
  tools(): readonly string[]
}

export function createStoredDetails(deps: StoredDetailsDeps) {
  const { store, userStore, log, retention, profile, language, tools } = deps
  const read = async <T>(event: string, work: (profileId: string) => Promise<T>): Promise<Result<T>> =>
    retention.refusal() ?? storeResultForProfile(log, event, profile(), async (id) => done(await work(id)))
  return {
    /** Marks of listed engines. */
    marks: (engines: readonly string[]): Promise<Result<readonly EngineMark[]>> =>
      read('store.marks', (id) =>
        store.engineMarks(id, engines as readonly EngineId[], tools(), language(), retention.oldestMs())
      ),
    /** The number of stored engines with the control unit and engine code of this one. */
    sameHardware: (engine: string): Promise<Result<SameHardware | null>> =>
      read('store.same-hardware', async (id) =>
        store.sameHardware(id, engine as EngineId, await userStore.sheetEngines(id), retention.oldestMs())
      )
  }
}
