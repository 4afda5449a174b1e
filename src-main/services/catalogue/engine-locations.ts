/** Where engines stand, and the names of every step, from what this desk has seen; no call is ever spent for it. */
import type { PathInput } from '../../contract/channels/catalogue'
import type { PathNames } from '../../contract/channels/catalogue'
import { toId, type AnyId, type EngineId } from '../../shared/catalogue/ids'
import { LEVELS, type EnginePath, type Level } from '../../shared/catalogue/records'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'

export interface EngineLocations {
  names(path: PathInput): Promise<PathNames>
  /** Empty: its place is not known. */
  pathsOf(engineId: EngineId): Promise<readonly EnginePath[]>
  /** The path with the missing steps above its lowest place filled in, as far as this desk has seen them. */
  completePath(path: EnginePath): Promise<EnginePath>
}

/**
 * A path as the window sends it, with the kinds of its ids. @throws RangeError on what is no id: the contract lets none
 * through
 */
export function toEnginePath(input: PathInput): EnginePath {
  return Object.fromEntries(
    LEVELS.map((level) => [level, input[level] === null ? null : toId<AnyId>(input[level])])
  ) as unknown as EnginePath
}

/** The lowest step of a path that is a place and not an engine; null: none is known. */
export function lowestKnownLevel(path: EnginePath): Exclude<Level, 'engines'> | null {
  return (['generations', 'models', 'manufacturers', 'types'] as const).find((level) => path[level] !== null) ?? null
}

export interface EngineLocationsDeps {
  readonly store: Pick<CatalogueStore, 'names' | 'pathsOf' | 'pathOf'>
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  /** Names carry addresses of pictures, which the window may then ask for. */
  onNames(names: PathNames): void
}

export function createEngineLocations({
  store,
  log,
  profile,
  language,
  onNames
}: EngineLocationsDeps): EngineLocations {
  /** Names are a courtesy: without the store there are none, and nothing else stops. */
  const known = async <T>(what: string, read: (who: string) => Promise<T>, nothing: T): Promise<T> => {
    const who = profile()
    if (who === null) return nothing
    try {
      return await read(who)
    } catch (error) {
      log.warn('store.read', { what, error })
      return nothing
    }
  }
  return {
    async names(path) {
      const names = await known<PathNames>('names', (who) => store.names(who, path, language()), {})
      onNames(names)
      return names
    },
    pathsOf: (engineId) => known<readonly EnginePath[]>('places', (who) => store.pathsOf(who, engineId), []),
    async completePath(path) {
      const level = lowestKnownLevel(path)
      const id = level && path[level]
      if (level === null || id === null) return path
      const above = await known('places', (who) => store.pathOf(who, level, id), path)
      return Object.fromEntries(LEVELS.map((step) => [step, path[step] ?? above[step]])) as unknown as EnginePath
    }
  }
}
