/** Marks of listed engines, from their stored details. Makes no call. */
import { done, failed, type Result } from '../../contract/failures'
import type { LanguageCode } from '../../shared/text/languages'
import type { EngineId } from '../../shared/catalogue/ids'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, EngineMark } from '../../shared/ports/stores/catalogue-store'

interface EngineMarksDeps {
  readonly store: Pick<CatalogueStore, 'engineMarks'>
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  /** The setting `shop.tools`; empty for a role that sees no tools. */
  tools(): readonly string[]
  /** Answers fetched before it are not shown; null: without limit. */
  oldestMs(): number | null
}

export function createEngineMarks({ store, log, profile: inUse, language, tools, oldestMs }: EngineMarksDeps) {
  return async (engineIds: readonly string[]): Promise<Result<readonly EngineMark[]>> => {
    const profile = inUse()
    if (profile === null) return failed('not-connected')
    try {
      return done(await store.engineMarks(profile, engineIds as readonly EngineId[], tools(), language(), oldestMs()))
    } catch (error) {
      log.warn('store.marks', { error })
      return failed('store-failed')
    }
  }
}
