/** An index of the catalogue: records by level and id, and their children. */
import type {
  CatalogueData,
  EngineEntry,
  GenerationEntry,
  ManufacturerEntry,
  ModelEntry,
  PerformanceEntry,
  TypeEntry
} from './catalogue-entries'

export class CatalogueIndex {
  readonly types: ReadonlyMap<bigint, TypeEntry>
  readonly manufacturers: ReadonlyMap<bigint, ManufacturerEntry>
  readonly models: ReadonlyMap<bigint, ModelEntry>
  readonly generations: ReadonlyMap<bigint, GenerationEntry>
  readonly engines: ReadonlyMap<bigint, EngineEntry>
  readonly #manufacturersOf: ReadonlyMap<bigint, ManufacturerEntry[]>
  readonly #modelsOf: ReadonlyMap<bigint, ModelEntry[]>
  readonly #generationsOf: ReadonlyMap<bigint, GenerationEntry[]>
  readonly #performance: ReadonlyMap<string, PerformanceEntry>

  /** @param gone deleted records as `level/id` ("engines/12"): not listed, and 404 on their own endpoint */
  constructor(data: CatalogueData, gone: readonly string[] = []) {
    const there = <T extends { id: bigint }>(level: string, entries: readonly T[]): T[] =>
      gone.length ? entries.filter(({ id }) => !gone.includes(`${level}/${id}`)) : [...entries]
    const manufacturers = there('manufacturers', data.manufacturers)
    const models = there('models', data.models)
    const generations = there('generations', data.generations)
    this.types = byId(there('types', data.types))
    this.manufacturers = byId(manufacturers)
    this.models = byId(models)
    this.generations = byId(generations)
    this.engines = byId(there('engines', data.engines))
    this.#manufacturersOf = Map.groupBy(manufacturers, ({ typeId }) => typeId)
    this.#modelsOf = Map.groupBy(models, ({ manufacturerId }) => manufacturerId)
    this.#generationsOf = Map.groupBy(generations, ({ modelId }) => modelId)
    this.#performance = new Map(data.performance.map((entry) => [`${entry.generationId}/${entry.engineId}`, entry]))
  }

  manufacturersOf(typeId: bigint): readonly ManufacturerEntry[] {
    return (this.types.has(typeId) && this.#manufacturersOf.get(typeId)) || []
  }

  modelsOf(manufacturerId: bigint): readonly ModelEntry[] {
    return (this.manufacturers.has(manufacturerId) && this.#modelsOf.get(manufacturerId)) || []
  }

  generationsOf(modelId: bigint): readonly GenerationEntry[] {
    return (this.models.has(modelId) && this.#generationsOf.get(modelId)) || []
  }

  enginesOf(generationId: bigint): readonly EngineEntry[] {
    const ids = this.generations.get(generationId)?.engineIds ?? []
    return ids.map((id) => this.engines.get(id)).filter((engine) => engine !== undefined)
  }

  /** Per pair: an engine has other figures in another generation. */
  performanceOf(generationId: bigint, engineId: bigint): PerformanceEntry | undefined {
    return this.generations.has(generationId) && this.engines.has(engineId)
      ? this.#performance.get(`${generationId}/${engineId}`)
      : undefined
  }
}

function byId<T extends { id: bigint }>(entries: readonly T[]): ReadonlyMap<bigint, T> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
