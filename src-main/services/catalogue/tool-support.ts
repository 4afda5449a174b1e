/** Which engines this shop can read with the tools it owns, as far as their details are on this desk. Costs no call. */
import { done, failed, type Result } from '../../contract/failures'
import type { LanguageCode } from '../../shared/text/languages'
import type { EngineId } from '../../shared/catalogue/ids'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'

export interface ToolSupportDeps {
  readonly store: Pick<CatalogueStore, 'supportedEngines'>
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  /** `shop.tools`. */
  tools(): readonly string[]
  /** What was fetched before this moment may not be shown any more; null: without limit. */
  oldestMs(): number | null
}

export function createToolSupport({ store, log, profile, language, tools, oldestMs }: ToolSupportDeps) {
  return async (engineIds: readonly string[]): Promise<Result<readonly string[]>> => {
    const who = profile()
    if (who === null) return failed('not-connected')
    const owned = tools()
    if (owned.length === 0) return done([])
    try {
      return done(await store.supportedEngines(who, engineIds as readonly EngineId[], owned, language(), oldestMs()))
    } catch (error) {
      log.warn('store.readable', { error })
      return failed('store-failed')
    }
  }
}
