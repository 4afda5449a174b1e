/** The hierarchy of vehicles, its lists and records, and the engine page. */
import { done, type Result } from '../../contract/failures'
import type {
  CatalogueAnswer,
  CompletedPath,
  StoredEngine,
  PathInput,
  PathNames
} from '../../contract/channels/catalogue'
import { isLongEnough, VIEW_OF, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import { haveSameTexts, textsAsIn } from '../../shared/catalogue/same-texts'
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
  isCarNamed,
  LEVELS,
  LIST_PARENT,
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
import type { AnswerOf, CatalogueQueries, QueryOptions, QueryResult } from './cached-catalogue'
import { lowestKnownLevel, toEnginePath, type EngineLocations } from './engine-locations'
import { failedCall } from '../call-failure'

type PlaceLevel = Exclude<Level, 'engines'>
type Parents = Pick<Generation, 'model_id' | 'manufacturer_id'> & Pick<Manufacturer, 'vehicle_type_id'>
type Answer<T> = Promise<Result<CatalogueAnswer<T>>>

export class CatalogueService {
  readonly #queries: CatalogueQueries
  readonly #locations: EngineLocations

  constructor({ queries, locations }: { readonly queries: CatalogueQueries; readonly locations: EngineLocations }) {
    this.#queries = queries
    this.#locations = locations
  }

  async types(options: QueryOptions): Answer<VehicleType[]> {
    return this.#query('types', {}, options)
  }
  async manufacturers(typeId: string, options: QueryOptions): Answer<Manufacturer[]> {
    return this.#query('manufacturers', { vehicle_type_id: id<VehicleTypeId>(typeId) }, options)
  }
  async models(manufacturerId: string, options: QueryOptions): Answer<Model[]> {
    return this.#query('models', { manufacturer_id: id<ManufacturerId>(manufacturerId) }, options)
  }
  async generations(modelId: string, options: QueryOptions): Answer<Generation[]> {
    return this.#query('generations', { model_id: id<ModelId>(modelId) }, options)
  }
  async engines(generationId: string, options: QueryOptions): Answer<Engine[]> {
    const params = { generation_id: id<GenerationId>(generationId) }
    return this.#query('engines', params, { ...options, takesUnstored: true })
  }

  /** The stored list, without a call; null: it is not stored. */
  async storedList(
    level: Level,
    parentId: string | null
  ): Promise<Result<CatalogueAnswer<LevelRecord[Level][]> | null>> {
    const parent = LIST_PARENT[level]
    const params = parent === '' ? {} : { [parent]: id(parentId ?? '') }
    const cached = await this.#queries.cached(level, params as never)
    return (cached && toResult<LevelRecord[Level][]>(cached)) ?? done(null)
  }

  async engine(engineId: string, options: QueryOptions): Answer<EngineDetail> {
    const params = { engine_id: id<EngineId>(engineId) }
    const engine = await this.#query<'engine', EngineDetail>('engine', params, options)
    return engine.ok ? done(await this.#withEnglishTexts(engine.value)) : engine
  }

  /** The stored answers of an engine page, without a call; null: the engine is not stored, or withheld. */
  async storedEngine({ generations, engines, ...above }: PathInput): Promise<StoredEngine | null> {
    if (engines === null) return null
    const engineId = id<EngineId>(engines)
    const figures = generations === null ? null : { generation_id: id<GenerationId>(generations), engine_id: engineId }
    const [engine, performance, names] = await Promise.all([
      this.#queries.cached('engine', { engine_id: engineId }),
      figures && this.#queries.cached('performance', figures),
      this.#locations.names({ ...above, generations, engines })
    ])
    if (!engine?.ok || engine.value.data === null) return null
    return {
      engine: await this.#withEnglishTexts(engine.value as CatalogueAnswer<EngineDetail>),
      performance: performance?.ok ? (performance.value as CatalogueAnswer<Performance | null>) : null,
      names
    }
  }

  /** Marks the texts that equal the English ones. */
  async #withEnglishTexts(answer: CatalogueAnswer<EngineDetail>): Promise<CatalogueAnswer<EngineDetail>> {
    if (answer.language === 'en') return answer
    const english = await this.#queries.cached('engine', { engine_id: answer.data.id }, 'en')
    if (!english?.ok || english.value.language !== 'en' || english.value.data === null) return answer
    const { data } = english.value
    if (haveSameTexts(answer.data, data)) return { ...answer, sameAsEnglish: true }
    const englishTexts = textsAsIn(answer.data, data)
    return englishTexts.length > 0 ? { ...answer, englishTexts } : answer
  }

  /** Keyed by the pair (trap 31). `data: null`: the service has no figures, which is common. */
  async performance(generationId: string, engineId: string, options: QueryOptions): Answer<Performance | null> {
    const params = { generation_id: id<GenerationId>(generationId), engine_id: id<EngineId>(engineId) }
    return this.#query('performance', params, options)
  }

  pathNames(path: PathInput): Promise<PathNames> {
    return this.#locations.names(path)
  }

  /** One record above the engines. 'not-found': it does not exist and was never stored. */
  async view(level: PlaceLevel, placeId: string, options: QueryOptions): Answer<LevelRecord[PlaceLevel]> {
    const { name, param } = VIEW_OF[level]
    return this.#query(name, { [param]: id(placeId) } as never, options)
  }

  /**
   * Fills in the missing steps of a path from the store. With `spend`, a step that is still missing costs a call for
   * the record below the lowest gap, which names the steps above it. Without a gap, an engine whose car has no stored
   * name costs a call for its generation. An unknown step stays null.
   */
  async complete(input: PathInput, spend: boolean, options: QueryOptions): Promise<Result<CompletedPath>> {
    let path = await this.#locations.completePath(toEnginePath(input))
    const level = spend ? (levelBelowGap(path) ?? (await this.#levelWithoutName(path))) : null
    if (level !== null) {
      const view = await this.view(level, path[level]!, options)
      if (!view.ok) return view
      const record: Partial<Parents> | null = view.value.data as LevelRecord[typeof level]
      path = await this.#locations.completePath({
        ...path,
        models: path.models ?? record?.model_id ?? null,
        manufacturers: path.manufacturers ?? record?.manufacturer_id ?? null,
        types: path.types ?? record?.vehicle_type_id ?? null
      })
    }
    return done({ path, names: await this.#locations.names(path) })
  }

  /** 'generations' when its record is needed to name the car of an engine. */
  async #levelWithoutName(path: EnginePath): Promise<'generations' | null> {
    if (path.engines === null || path.generations === null) return null
    const names = await this.#locations.names(path)
    return isCarNamed((level) => names[level]?.name) ? null : 'generations'
  }

  /**
   * All paths of an engine from the engine search, which answers without them (trap 30); one engine may be in several
   * generations (trap 31). They come from the store or, with `spend`, from a catalogue search for its name. Empty:
   * unknown.
   */
  async locate(
    engineId: string,
    name: string,
    spend: boolean,
    options: QueryOptions
  ): Promise<Result<readonly EnginePath[]>> {
    const engine = id<EngineId>(engineId)
    const known = await this.#locations.pathsOf(engine)
    if (known.length > 0 || !spend || !isLongEnough('search', name)) return done(known)
    const search = await this.#query('search', { query: name }, options)
    return search.ok ? done(await this.#locations.pathsOf(engine)) : search
  }

  /** @template T the data of a successful answer; null only for `performance` */
  async #query<N extends EndpointName, T = NonNullable<AnswerOf<N>>>(
    name: N,
    params: Endpoints[N]['params'],
    options: QueryOptions
  ): Answer<T> {
    return toResult<T>(await this.#queries.query(name, params, options))
  }
}

const toResult = <T>(answer: QueryResult<unknown>): Result<CatalogueAnswer<T>> =>
  answer.ok ? done(answer.value as CatalogueAnswer<T>) : failedCall(answer.failure)

/** @throws RangeError on an invalid id, which the contract excludes */
function id<T extends AnyId>(text: string): T {
  const value = toId<T>(text)
  if (value === null) throw new RangeError(`no id: ${JSON.stringify(text)}`)
  return value
}

/** The step whose record names what is missing above it; null: nothing is missing, or no record names it. */
function levelBelowGap(path: EnginePath): Exclude<Level, 'engines' | 'types'> | null {
  const lowest = lowestKnownLevel(path)
  const known = LEVELS.slice(0, lowest === null ? 0 : LEVELS.indexOf(lowest) + 1)
  const gap = known.findLastIndex((level) => path[level] === null)
  return gap < 0 ? null : (known[gap + 1] as Exclude<Level, 'engines' | 'types'>)
}
