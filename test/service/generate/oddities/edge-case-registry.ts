/** Collects edge cases under one vehicle type, with their paths. */
import type {
  CatalogueData,
  EngineEntry,
  GenerationEntry,
  ManufacturerEntry,
  ModelEntry,
  PerformanceEntry,
  TypeEntry
} from '../../../../src-main/adapters/demo-service/catalogue/catalogue-entries.ts'

/** Ids on the path to a record, as text; null below its level. */
export interface RecordLocation {
  readonly typeId: string
  readonly manufacturerId: string | null
  readonly modelId: string | null
  readonly generationId: string | null
  readonly engineId: string | null
}

const VALID_FIGURES = {
  rpm_values: '1000,2000,3000,4000,5000',
  nm_values: '180,320,320,263,180',
  hp_values: '26,91,137,150,128',
  power: 150,
  torque: 320
}

// the same start on all levels, so that ids of different levels coincide
const FIRST_ID = 900_000n

export class EdgeCaseRegistry {
  readonly types: TypeEntry[] = []
  readonly manufacturers: ManufacturerEntry[] = []
  readonly models: ModelEntry[] = []
  readonly generations: (GenerationEntry & { engineIds: bigint[] })[] = []
  readonly engines: EngineEntry[] = []
  readonly performance: PerformanceEntry[] = []
  readonly places = new Map<string, RecordLocation>()

  type(name: string, more: Partial<TypeEntry> = {}): TypeEntry {
    return appendTo(this.types, {
      id: FIRST_ID + BigInt(this.types.length),
      name,
      slug: slugOf(name),
      icon: null,
      ...more
    })
  }

  manufacturer(type: TypeEntry, name: string, more: Partial<ManufacturerEntry> = {}): ManufacturerEntry {
    return appendTo(this.manufacturers, {
      id: FIRST_ID + BigInt(this.manufacturers.length),
      typeId: type.id,
      name,
      slug: slugOf(name),
      logo: null,
      ...more
    })
  }

  model(manufacturer: ManufacturerEntry, name: string, more: Partial<ModelEntry> = {}): ModelEntry {
    return appendTo(this.models, {
      id: FIRST_ID + BigInt(this.models.length),
      manufacturerId: manufacturer.id,
      name,
      slug: slugOf(name),
      photo: null,
      photoUnbranded: null,
      ...more
    })
  }

  generation(
    model: ModelEntry,
    name: string,
    more: Partial<Omit<GenerationEntry, 'engineIds'>> = {}
  ): GenerationEntry & { engineIds: bigint[] } {
    return appendTo(this.generations, {
      id: FIRST_ID + BigInt(this.generations.length),
      modelId: model.id,
      name,
      slug: slugOf(name),
      year: 2015,
      yearend: 2020,
      photo: null,
      photoUnbranded: null,
      engineIds: [],
      ...more
    })
  }

  engine(generation: { engineIds: bigint[] }, name: string, more: Partial<EngineEntry> = {}): EngineEntry {
    const engine = appendTo(this.engines, {
      id: FIRST_ID + BigInt(this.engines.length),
      name,
      slug: slugOf(name),
      type: 'Turbo Petrol',
      fuel_name: 'Petrol',
      capacity: 1998,
      cylinders: 4,
      year: 2016,
      ecu: 'Delmark EDX21',
      tcu: null,
      engine_code: null,
      ...VALID_FIGURES,
      options: [],
      remap_stages: [
        {
          stage_no: 1,
          power: 190,
          torque: 400,
          hp_values: '30,114,171,190,160',
          nm_values: '210,400,400,334,225',
          modifications: ''
        }
      ],
      read_tools: [{ id: 1n, name: 'Kestrel 3' }],
      read_methods: [{ id: 1n, value: 'OBD' }],
      ...more
    })
    generation.engineIds.push(engine.id)
    return engine
  }

  figures(generation: { id: bigint }, engine: { id: bigint }, patch: Record<string, unknown> = {}): void {
    this.performance.push({
      id: 700_000n + BigInt(this.performance.length),
      generationId: generation.id,
      engineId: engine.id,
      fuel_consumption_avg: 6.1,
      top_speed: 215,
      zero_to_hundred: 8.2,
      top_speed_st1: 228,
      zero_to_hundred_st1: 7.3,
      patch
    })
  }

  /** Registers the path of the records made last, from the given type to the deepest given level. */
  note(
    name: string,
    type: TypeEntry,
    manufacturer: ManufacturerEntry | null = null,
    model: ModelEntry | null = null,
    generation: GenerationEntry | null = null,
    engine: EngineEntry | null = null
  ): void {
    const text = (entry: { id: bigint } | null): string | null => entry && entry.id.toString()
    this.places.set(name, {
      typeId: type.id.toString(),
      manufacturerId: text(manufacturer),
      modelId: text(model),
      generationId: text(generation),
      engineId: text(engine)
    })
  }

  get data(): CatalogueData {
    return {
      types: this.types,
      manufacturers: this.manufacturers,
      models: this.models,
      generations: this.generations,
      engines: this.engines,
      performance: this.performance
    }
  }
}

function appendTo<T>(list: T[], entry: T): T {
  list.push(entry)
  return entry
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'odd'
