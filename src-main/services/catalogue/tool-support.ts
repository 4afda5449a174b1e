/** Finds engines that the workshop's own tools support, as far as their details are stored. Makes no call. */
import { done, failed, type Result } from '../../contract/failures'
import type { LanguageCode } from '../../shared/text/languages'
import type { EngineId } from '../../shared/catalogue/ids'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'

interface ToolSupportDeps {
  readonly store: Pick<CatalogueStore, 'supportedEngines'>
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  /** The setting `shop.tools`. */
  tools(): readonly string[]
  /** Answers fetched before it are not shown; null: without limit. */
  oldestMs(): number | null
}

export function createToolSupport({ store, log, profile: inUse, language, tools, oldestMs }: ToolSupportDeps) {
  return async (engineIds: readonly string[]): Promise<Result<readonly string[]>> => {
    const profile = inUse()
    if (profile === null) return failed('not-connected')
    const owned = tools()
    if (owned.length === 0) return done([])
    try {
      return done(
        await store.supportedEngines(profile, engineIds as readonly EngineId[], owned, language(), oldestMs())
      )
    } catch (error) {
      log.warn('store.readable', { error })
      return failed('store-failed')
    }
  }
}
