/** Walking the hierarchy and opening an engine. */
import { done, type Result } from '../../contract/failures'
import type { CompletedPath, PathNames } from '../../contract/channels/catalogue'
import type { Input } from '../../contract/channel-map'
import type { PathInput } from '../../contract/channels/catalogue'
import type { CatalogueAnswer } from '../../contract/channels/catalogue'
import { isLongEnough, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import {
  toId,
  type AnyId,
  type EngineId,
  type GenerationId,
  type ManufacturerId,
  type ModelId,
  type VehicleTypeId
} from '../../shared/catalogue/ids'
import {
  LEVELS,
  type Engine,
  type EngineDetail,
  type EnginePath,
  type Generation,
  type Level,
  type LevelRecord,
  type Manufacturer,
  type Model,
  type Performance,
  type VehicleType
} from '../../shared/catalogue/records'
import type { QueryOptions, QueryResult, CatalogueQueries } from './cached-catalogue'
import { lowestKnownLevel, toEnginePath, type EngineLocations } from './engine-locations'
import { failedCall } from '../call-failure'

type Options = QueryOptions
type PlaceLevel = Exclude<Level, 'engines'>
type Listing<T> = Promise<Result<CatalogueAnswer<T[]>>>

/** The parameter that names the parent of a list. */
const PARENT: { readonly [L in Level]: string | null } = {
  types: null,
  manufacturers: 'vehicle_type_id',
  models: 'manufacturer_id',
  generations: 'model_id',
  engines: 'generation_id'
}

/** The address of one record by level, and the parameter that names it; of an engine `engine` says more. */
const VIEW = {
  types: { name: 'type', param: 'type_id' },
  manufacturers: { name: 'manufacturer', param: 'manufacturer_id' },
  models: { name: 'model', param: 'model_id' },
  generations: { name: 'generation', param: 'generation_id' }
} as const
/** The contract has checked the text; a bad one here is a bug of this program. */
function id<T extends AnyId>(text: string): T {
  const value = toId<T>(text)
  if (value === null) throw new RangeError(`no id: ${JSON.stringify(text)}`)
  return value
}

/** The step whose record would tell what is missing above it; null: nothing is missing, or nothing tells it. */
function topmost(path: EnginePath): Exclude<Level, 'engines' | 'types'> | null {
  const lowest = lowestKnownLevel(path)
  const known = LEVELS.slice(0, lowest === null ? 0 : LEVELS.indexOf(lowest) + 1)
  const gap = known.findLastIndex((level) => path[level] === null)
  return gap < 0 ? null : (known[gap + 1] as Exclude<Level, 'engines' | 'types'>)
}

/**
 * Whether all texts that a service may translate are the same. Names are left out, they are often alike; without any
 * text nothing can be said.
 */
function sameTexts(one: EngineDetail, other: EngineDetail): boolean {
  const textsOf = ({ options, remap_stages }: EngineDetail): readonly (string | null)[] => [
    ...(options ?? []).flatMap(({ name, description }) => [name, description]),
    ...(remap_stages ?? []).map(({ modifications }) => modifications)
  ]
  const texts = textsOf(one)
  return texts.some((text) => (text ?? '').trim() !== '') && JSON.stringify(texts) === JSON.stringify(textsOf(other))
}

export function createCatalogue({ asker, places }: { asker: CatalogueQueries; places: EngineLocations }) {
  function view<L extends PlaceLevel>(
    level: L,
    placeId: string,
    options: Options
  ): Promise<QueryResult<LevelRecord[L] | null>> {
    const { name, param } = VIEW[level]
    return asker.query(name, { [param]: id(placeId) } as never, options) as Promise<QueryResult<LevelRecord[L] | null>>
  }

  /** 404 on a list is an empty list by the time it comes here, so a list is never null. */
  async function list<N extends EndpointName, T>(
    name: N,
    params: Endpoints[N]['params'],
    options: Options
  ): Listing<T> {
    const asked = await asker.query(name, params, options)
    return asked.ok ? done({ ...asked.value, data: asked.value.data as T[] }) : failedCall(asked.failure)
  }

  return {
    types: async (options: Options): Listing<VehicleType> => list('types', {}, options),
    manufacturers: async (typeId: string, options: Options): Listing<Manufacturer> =>
      list('manufacturers', { vehicle_type_id: id<VehicleTypeId>(typeId) }, options),
    models: async (manufacturerId: string, options: Options): Listing<Model> =>
      list('models', { manufacturer_id: id<ManufacturerId>(manufacturerId) }, options),
    generations: async (modelId: string, options: Options): Listing<Generation> =>
      list('generations', { model_id: id<ModelId>(modelId) }, options),
    engines: async (generationId: string, options: Options): Listing<Engine> =>
      list('engines', { generation_id: id<GenerationId>(generationId) }, options),

    /** Never spends a call: for choosing among what is here. */
    async held(level: Level, parentId: string | null): Promise<Result<CatalogueAnswer<LevelRecord[Level][]> | null>> {
      const asked = await asker.cached(
        level,
        (PARENT[level] === null ? {} : { [PARENT[level]]: id(parentId ?? '') }) as never
      )
      if (asked === null) return done(null)
      return asked.ok
        ? done({ ...asked.value, data: asked.value.data as LevelRecord[Level][] })
        : failedCall(asked.failure)
    },

    async engine(engineId: string, options: Options): Promise<Result<CatalogueAnswer<EngineDetail>>> {
      const asked = await asker.query('engine', { engine_id: id<EngineId>(engineId) }, options)
      if (!asked.ok) return failedCall(asked.failure)
      const data = asked.value.data as EngineDetail
      const english =
        asked.value.language === 'en' ? null : await asker.cached('engine', { engine_id: id<EngineId>(engineId) }, 'en')
      const same =
        english?.ok &&
        english.value.language === 'en' &&
        english.value.data !== null &&
        sameTexts(data, english.value.data)
      return done({ ...asked.value, data, ...(same ? { sameAsEnglish: true } : {}) })
    },

    /** Keyed by the pair (trap 31). `data: null`: the service has none, which is ordinary. */
    async performance(
      generationId: string,
      engineId: string,
      options: Options
    ): Promise<Result<CatalogueAnswer<Performance | null>>> {
      const asked = await asker.query(
        'performance',
        { generation_id: id<GenerationId>(generationId), engine_id: id<EngineId>(engineId) },
        options
      )
      return asked.ok ? done(asked.value) : failedCall(asked.failure)
    },

    pathNames: (path: Input<'catalogue:path-names'>['path']): Promise<PathNames> => places.names(path),

    /**
     * One place by its own address. 'not-found': it does not exist, and was never here; one that was here says since
     * when it is gone.
     */
    async view(
      level: PlaceLevel,
      placeId: string,
      options: Options
    ): Promise<Result<CatalogueAnswer<LevelRecord[PlaceLevel]>>> {
      const asked = await view(level, placeId, options)
      return asked.ok
        ? done({ ...asked.value, data: asked.value.data as LevelRecord[PlaceLevel] })
        : failedCall(asked.failure)
    },

    /**
     * A path with its missing upper steps: from what this desk has seen; then, when the caller may spend a call and a
     * step is still missing, by the
     * own address of the step below the lowest gap, which names what stands above it. A step nobody told stays null.
     */
    async complete(input: PathInput, spend: boolean, options: Options): Promise<Result<CompletedPath>> {
      const completed = async (path: EnginePath): Promise<Result<CompletedPath>> =>
        done({ path, names: await places.names(path) })
      const path = await places.completePath(toEnginePath(input))
      const level = topmost(path)
      if (level === null || !spend) return completed(path)
      const asked = await view(level, path[level]!, options)
      if (!asked.ok) return failedCall(asked.failure)
      const told = asked.value.data as Partial<Generation & Model & Manufacturer> | null
      return completed(
        await places.completePath({
          ...path,
          models: path.models ?? told?.model_id ?? null,
          manufacturers: path.manufacturers ?? told?.manufacturer_id ?? null,
          types: path.types ?? told?.vehicle_type_id ?? null
        })
      )
    },

    /**
     * The places of an engine found by the engine search, which answers without them (trap 30): from what was seen,
     * else, when the caller may
     * spend a call, by the catalogue search for its name, matched by engine id. All of them, since one engine may stand
     * in several generations
     * (trap 31). Empty: its place stays unknown.
     */
    async locate(
      engineId: string,
      name: string,
      spend: boolean,
      options: Options
    ): Promise<Result<readonly EnginePath[]>> {
      const engine = id<EngineId>(engineId)
      const known = await places.pathsOf(engine)
      if (known.length > 0 || !spend || !isLongEnough('search', name)) return done(known)
      const asked = await asker.query('search', { query: name }, options)
      return asked.ok ? done(await places.pathsOf(engine)) : failedCall(asked.failure)
    }
  }
}
export type CatalogueService = ReturnType<typeof createCatalogue>
