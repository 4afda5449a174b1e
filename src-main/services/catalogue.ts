/** Walking the hierarchy and opening an engine. */
import { done, type Result } from '../contract/failures'
import type { Input, PathNames } from '../contract/channels'
import type { Received } from '../contract/state'
import { isLongEnough, type EndpointName, type Endpoints } from '../core/catalogue/endpoints'
import { toId, type AnyId, type EngineId, type GenerationId, type ManufacturerId, type ModelId, type VehicleTypeId } from '../core/catalogue/ids'
import type { Engine, EngineDetail, EnginePath, Generation, Level, LevelRecord, Manufacturer, Model, Performance, VehicleType } from '../core/catalogue/records'
import type { AskOptions, Asker } from './ask'
import type { Places } from './places'
import { refuse } from './failures'

type Options = AskOptions
type Listing<T> = Promise<Result<Received<T[]>>>

/** The parameter that names the parent of a list. */
const PARENT: { readonly [L in Level]: string | null } = { types: null, manufacturers: 'vehicle_type_id', models: 'manufacturer_id', generations: 'model_id', engines: 'generation_id' }

/** The contract has checked the text; a bad one here is a bug of this program. */
function id<T extends AnyId>(text: string): T {
  const value = toId<T>(text)
  if (value === null) throw new RangeError(`no id: ${JSON.stringify(text)}`)
  return value
}

export function createCatalogue({ asker, places }: { asker: Asker; places: Places }) {
  /** 404 on a list is an empty list by the time it comes here, so a list is never null. */
  async function list<N extends EndpointName, T>(name: N, params: Endpoints[N]['params'], options: Options): Listing<T> {
    const asked = await asker.ask(name, params, options)
    return asked.ok ? done({ ...asked.value, data: asked.value.data as T[] }) : refuse(asked.failure)
  }

  return {
    types: async (options: Options): Listing<VehicleType> => list('types', {}, options),
    manufacturers: async (typeId: string, options: Options): Listing<Manufacturer> => list('manufacturers', { vehicle_type_id: id<VehicleTypeId>(typeId) }, options),
    models: async (manufacturerId: string, options: Options): Listing<Model> => list('models', { manufacturer_id: id<ManufacturerId>(manufacturerId) }, options),
    generations: async (modelId: string, options: Options): Listing<Generation> => list('generations', { model_id: id<ModelId>(modelId) }, options),
    engines: async (generationId: string, options: Options): Listing<Engine> => list('engines', { generation_id: id<GenerationId>(generationId) }, options),

    /** Never spends a call: for choosing among what is here. */
    async held(level: Level, parentId: string | null): Promise<Result<Received<LevelRecord[Level][]> | null>> {
      const asked = await asker.held(level, (PARENT[level] === null ? {} : { [PARENT[level]]: id(parentId ?? '') }) as never)
      if (asked === null) return done(null)
      return asked.ok ? done({ ...asked.value, data: asked.value.data as LevelRecord[Level][] }) : refuse(asked.failure)
    },

    async engine(engineId: string, options: Options): Promise<Result<Received<EngineDetail>>> {
      const asked = await asker.ask('engine', { engine_id: id<EngineId>(engineId) }, options)
      return asked.ok ? done({ ...asked.value, data: asked.value.data as EngineDetail }) : refuse(asked.failure)
    },

    /** Keyed by the pair (trap 31). `data: null`: the service has none, which is ordinary. */
    async performance(generationId: string, engineId: string, options: Options): Promise<Result<Received<Performance | null>>> {
      const asked = await asker.ask('performance', { generation_id: id<GenerationId>(generationId), engine_id: id<EngineId>(engineId) }, options)
      return asked.ok ? done(asked.value) : refuse(asked.failure)
    },

    pathNames: (path: Input<'catalogue:path-names'>['path']): Promise<PathNames> => places.names(path),

    /**
     * The places of an engine found by the engine search, which answers without them (trap 30): from what was seen, else, when the caller may
     * spend a call, by the catalogue search for its name, matched by engine id. All of them, since one engine may stand in several generations
     * (trap 31). Empty: its place stays unknown.
     */
    async locate(engineId: string, name: string, spend: boolean, options: Options): Promise<Result<readonly EnginePath[]>> {
      const engine = id<EngineId>(engineId)
      const known = await places.pathsOf(engine)
      if (known.length > 0 || !spend || !isLongEnough('search', name)) return done(known)
      const asked = await asker.ask('search', { query: name }, options)
      return asked.ok ? done(await places.pathsOf(engine)) : refuse(asked.failure)
    }
  }
}
export type CatalogueService = ReturnType<typeof createCatalogue>
