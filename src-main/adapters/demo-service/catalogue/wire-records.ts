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

/** The records of each level as sent. */
export function wireRecords(store: CatalogueIndex, { text, picture, term, slug: slugOf }: WireContext) {
  const engine = ({ id, slug, type, fuel_name, patch, ...entry }: EngineEntry): WireRecord => {
    const { options: _o, remap_stages: _s, read_tools: _t, read_methods: _m, detailPatch: _d, ...plain } = entry
    return { id, ...plain, slug: slugOf(slug), type: term(type), fuel_name: term(fuel_name), ...patch }
  }
  return {
    type: ({ id, name, slug, icon, patch }: TypeEntry): WireRecord => ({
      id,
      name: text(name),
      slug: slugOf(slug),
      icon_url: picture(icon),
      ...patch
    }),
    manufacturer({ id, name, slug, logo, typeId, patch }: ManufacturerEntry): WireRecord {
      const type = store.types.get(typeId)
      const above = { vehicle_type: type && text(type.name), vehicle_type_id: typeId }
      return { id, name, slug: slugOf(slug), brand_logo: picture(logo), ...above, ...patch }
    },
    model({ id, name, slug, manufacturerId, photo, photoUnbranded, patch }: ModelEntry): WireRecord {
      const above = { manufacturer: store.manufacturers.get(manufacturerId)?.name, manufacturer_id: manufacturerId }
      const photos = { model_photo: picture(photo), model_photo_unbranded: picture(photoUnbranded) }
      return { id, name, ...above, ...photos, slug: slugOf(slug), ...patch }
    },
    generation({ id, name, slug, modelId, year, yearend, photo, photoUnbranded, patch }: GenerationEntry): WireRecord {
      const model = store.models.get(modelId)
      const maker = model && store.manufacturers.get(model.manufacturerId)
      const above = { manufacturer: maker?.name, manufacturer_id: maker?.id, model_id: modelId, model: model?.name }
      const photos = { photo: picture(photo), photo_unbranded: picture(photoUnbranded) }
      return { id, name, slug: slugOf(slug), ...above, year, yearend, ...photos, ...patch }
    },
    engine,
    engineDetail: (entry: EngineEntry): WireRecord => ({
      ...engine(entry),
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
    }),
    performance: ({ generationId: _g, engineId: _e, patch, ...figures }: PerformanceEntry): WireRecord => ({
      ...figures,
      ...patch
    })
  }
}

/** A list item: fields without value are omitted, except those a patch set to null. */
export function asListItem(record: WireRecord, patch: RecordPatch | undefined): WireRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([field, value]) => value !== null || (patch !== undefined && field in patch))
  )
}
