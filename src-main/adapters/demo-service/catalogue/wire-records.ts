/**
 * Maps catalogue entries to records of the specification. List items omit optional fields without value, like the
 * examples of the specification; single records have them as null. Clients must treat both as "not given".
 */
import type { LanguageCode } from '../../../shared/text/languages'
import type {
  EngineEntry,
  GenerationEntry,
  ManufacturerEntry,
  ModelEntry,
  RecordPatch,
  PerformanceEntry,
  CatalogueText,
  TypeEntry
} from './catalogue-entries'
import type { CatalogueIndex } from './catalogue-index'

export type WireRecord = Readonly<Record<string, unknown>>

/** Language, picture addresses, and spelling of enumerations and slugs. */
export interface WireContext {
  readonly language: LanguageCode
  text(text: CatalogueText): string | undefined
  /** The address of a picture; null stays null. */
  picture(path: string | null): string | null
  /** `type` and `fuel_name`: English unless the switch translates them. */
  term(english: string): string
  slug(slug: string): string
}

/** Serialisation of one level. */
export class WireRecordWriter {
  readonly #store: CatalogueIndex
  readonly #words: WireContext

  constructor(store: CatalogueIndex, words: WireContext) {
    this.#store = store
    this.#words = words
  }

  type({ id, name, slug, icon, patch }: TypeEntry): WireRecord {
    return {
      id,
      name: this.#words.text(name),
      slug: this.#words.slug(slug),
      icon_url: this.#words.picture(icon),
      ...patch
    }
  }

  manufacturer({ id, name, slug, logo, typeId, patch }: ManufacturerEntry): WireRecord {
    const type = this.#store.types.get(typeId)
    return {
      id,
      name,
      slug: this.#words.slug(slug),
      brand_logo: this.#words.picture(logo),
      vehicle_type: type && this.#words.text(type.name),
      vehicle_type_id: typeId,
      ...patch
    }
  }

  model({ id, name, slug, manufacturerId, photo, photoUnbranded, patch }: ModelEntry): WireRecord {
    const { picture } = this.#words
    return {
      id,
      name,
      manufacturer: this.#store.manufacturers.get(manufacturerId)?.name,
      manufacturer_id: manufacturerId,
      model_photo: picture(photo),
      model_photo_unbranded: picture(photoUnbranded),
      slug: this.#words.slug(slug),
      ...patch
    }
  }

  generation({ id, name, slug, modelId, year, yearend, photo, photoUnbranded, patch }: GenerationEntry): WireRecord {
    const { picture } = this.#words
    const model = this.#store.models.get(modelId)
    const maker = model && this.#store.manufacturers.get(model.manufacturerId)
    return {
      id,
      name,
      slug: this.#words.slug(slug),
      manufacturer: maker?.name,
      manufacturer_id: maker?.id,
      model_id: modelId,
      model: model?.name,
      year,
      yearend,
      photo: picture(photo),
      photo_unbranded: picture(photoUnbranded),
      ...patch
    }
  }

  engine(entry: EngineEntry): WireRecord {
    const {
      id,
      name,
      slug,
      type,
      capacity,
      power,
      torque,
      cylinders,
      year,
      ecu,
      tcu,
      hp_values,
      nm_values,
      rpm_values,
      engine_code,
      fuel_name,
      patch
    } = entry
    return {
      id,
      name,
      slug: this.#words.slug(slug),
      type: this.#words.term(type),
      capacity,
      power,
      torque,
      cylinders,
      year,
      ecu,
      tcu,
      hp_values,
      nm_values,
      rpm_values,
      engine_code,
      fuel_name: this.#words.term(fuel_name),
      ...patch
    }
  }

  engineDetail(entry: EngineEntry): WireRecord {
    const { text, picture } = this.#words
    return {
      ...this.engine(entry),
      options:
        entry.options &&
        entry.options.map(({ name, code, description, icon }) => ({
          name: text(name),
          code,
          description: text(description),
          icon: picture(icon)
        })),
      remap_stages: entry.remap_stages.map((stage) => ({ ...stage, modifications: text(stage.modifications) })),
      read_tools: entry.read_tools,
      read_methods: entry.read_methods,
      ...entry.detailPatch
    }
  }

  performance({
    id,
    fuel_consumption_avg,
    top_speed,
    zero_to_hundred,
    top_speed_st1,
    zero_to_hundred_st1,
    patch
  }: PerformanceEntry): WireRecord {
    return { id, fuel_consumption_avg, top_speed, zero_to_hundred, top_speed_st1, zero_to_hundred_st1, ...patch }
  }
}

/** A list item: fields without value are omitted, except those a patch set to null. */
export function asListItem(record: WireRecord, patch: RecordPatch | undefined): WireRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([field, value]) => value !== null || (patch !== undefined && field in patch))
  )
}
