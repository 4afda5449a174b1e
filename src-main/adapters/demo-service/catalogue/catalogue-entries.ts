/**
 * The catalogue in memory. Ids are int64, so bigint; pictures are paths below `/media/` (absolute URLs in edge cases);
 * translated texts have nine languages. `load-catalogue.ts` reads it, `wire-records.ts` serialises it.
 */
import type { Engine, Performance } from '../../../shared/catalogue/records'
import type { LanguageCode } from '../../../shared/text/languages'

export type Translated = Readonly<Partial<Record<LanguageCode, string>>> & { readonly en: string }
export type CatalogueText = string | Translated

/** Overrides fields of the sent record; undefined omits a field. For edge cases only. */
export type RecordPatch = Readonly<Record<string, unknown>>

interface Entry {
  readonly id: bigint
  readonly patch?: RecordPatch
}

export interface TypeEntry extends Entry {
  readonly name: CatalogueText
  readonly slug: string
  readonly icon: string | null
}

export interface ManufacturerEntry extends Entry {
  readonly typeId: bigint
  readonly name: string
  readonly slug: string
  readonly logo: string | null
}

export interface ModelEntry extends Entry {
  readonly manufacturerId: bigint
  readonly name: string
  readonly slug: string
  readonly photo: string | null
  readonly photoUnbranded: string | null
}

export interface GenerationEntry extends Entry {
  readonly modelId: bigint
  readonly name: string
  readonly slug: string
  readonly year: number | null
  readonly yearend: number | null
  readonly photo: string | null
  readonly photoUnbranded: string | null
  /** In list order. An engine may be in several generations. */
  readonly engineIds: readonly bigint[]
}

export interface OptionEntry {
  readonly name: CatalogueText
  readonly code: string
  readonly description: CatalogueText
  readonly icon: string
}

export interface StageEntry {
  readonly stage_no: number
  /** Metric horsepower and newton metres, like the stock figures. */
  readonly power: number
  readonly torque: number
  readonly hp_values: string
  readonly nm_values: string
  readonly modifications: CatalogueText
}

type Given = 'name' | 'slug' | 'type' | 'hp_values' | 'nm_values' | 'rpm_values' | 'fuel_name'
/** The fields of a list entry; others may be left out. */
export type EngineValues = Readonly<Partial<Omit<Engine, 'id' | Given>> & Record<Given, string>>

export interface EngineEntry extends Entry, EngineValues {
  readonly options: readonly OptionEntry[] | null
  readonly remap_stages: readonly StageEntry[]
  readonly read_tools: readonly { readonly id: bigint; readonly name: string }[]
  readonly read_methods: readonly { readonly id: bigint; readonly value: string }[]
  /** Like `patch`, for the detail only. */
  readonly detailPatch?: RecordPatch
}

/** Speeds in km/h, times in seconds, consumption in l/100 km. */
export interface PerformanceEntry extends Entry, Readonly<Omit<Performance, 'id'>> {
  readonly generationId: bigint
  readonly engineId: bigint
}

export interface CatalogueData {
  readonly types: readonly TypeEntry[]
  readonly manufacturers: readonly ManufacturerEntry[]
  readonly models: readonly ModelEntry[]
  readonly generations: readonly GenerationEntry[]
  readonly engines: readonly EngineEntry[]
  readonly performance: readonly PerformanceEntry[]
  /** Translations of `type` and `fuel_name` by the English word; used only with the switch. */
  readonly terms?: Readonly<Record<string, Translated>>
}

/** Concatenates catalogues. Ids of one level must differ. */
export function mergeCatalogues(parts: readonly CatalogueData[]): CatalogueData {
  return {
    types: parts.flatMap((part) => part.types),
    manufacturers: parts.flatMap((part) => part.manufacturers),
    models: parts.flatMap((part) => part.models),
    generations: parts.flatMap((part) => part.generations),
    engines: parts.flatMap((part) => part.engines),
    performance: parts.flatMap((part) => part.performance),
    terms: Object.assign({}, ...parts.map((part) => part.terms)) as Readonly<Record<string, Translated>>
  }
}
