/** Paths of engines through the hierarchy and the names of their steps, from the store. Makes no call. */
import type { PathInput, PathNames } from '../../contract/channels/catalogue'
import { toId, type AnyId, type EngineId } from '../../shared/catalogue/ids'
import { LEVELS, type EnginePath, type Level } from '../../shared/catalogue/records'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'

export interface EngineLocations {
  names(path: PathInput): Promise<PathNames>
  /** Empty: unknown. */
  pathsOf(engineId: EngineId): Promise<readonly EnginePath[]>
  /** Fills in the missing steps above the lowest known one, as far as they are stored. */
  completePath(path: EnginePath): Promise<EnginePath>
  /** The path with the steps above its lowest known one as stored now: the service may have moved it. */
  currentPath(path: EnginePath): Promise<EnginePath>
}

interface EngineLocationsDeps {
  readonly store: Pick<CatalogueStore, 'names' | 'pathsOf' | 'pathOf'>
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  /** Names contain picture addresses, which the window may request afterwards. */
  onNames(names: PathNames): void
}

/** @throws RangeError on an invalid id, which the contract excludes */
export function toEnginePath(input: PathInput): EnginePath {
  return mapLevels((level) => (input[level] === null ? null : toId<AnyId>(input[level])))
}

/** The lowest known step above the engine; null: none is known. */
export function lowestKnownLevel(path: EnginePath): Exclude<Level, 'engines'> | null {
  return (['generations', 'models', 'manufacturers', 'types'] as const).find((level) => path[level] !== null) ?? null
}

export function createEngineLocations({
  store,
  log,
  profile: inUse,
  language,
  onNames
}: EngineLocationsDeps): EngineLocations {
  /** A store that cannot be read counts as empty. */
  const read = async <T>(what: string, from: (profile: string) => Promise<T>, none: T): Promise<T> => {
    const profile = inUse()
    if (profile === null) return none
    try {
      return await from(profile)
    } catch (error) {
      log.warn('store.read', { what, error })
      return none
    }
  }
  /** null: no step is known. */
  const pathAbove = async (path: EnginePath): Promise<EnginePath | null> => {
    const level = lowestKnownLevel(path)
    const id = level && path[level]
    return level === null || id === null ? null : read('places', (profile) => store.pathOf(profile, level, id), path)
  }
  return {
    async names(path) {
      const names = await read<PathNames>('names', (profile) => store.names(profile, path, language()), {})
      onNames(names)
      return names
    },
    pathsOf: (engineId) => read<readonly EnginePath[]>('places', (profile) => store.pathsOf(profile, engineId), []),
    async completePath(path) {
      const above = await pathAbove(path)
      return mapLevels((step) => path[step] ?? above?.[step] ?? null)
    },
    async currentPath(path) {
      const above = await pathAbove(path)
      return mapLevels((step) => above?.[step] ?? path[step])
    }
  }
}

const mapLevels = (idOf: (level: Level) => AnyId | null): EnginePath =>
  Object.fromEntries(LEVELS.map((level) => [level, idOf(level)])) as unknown as EnginePath
