/**
 * Engine locations: names and parents of everything seen, learnt from each list, record and search hit.
 *
 * Engine records carry no generation, model or manufacturer (trap 29), search hits of engines carry no path (trap 30),
 * and an engine may be in several generations (trap 31).
 */
import type { LanguageCode } from '@shared/text/languages'
import type { AnyId, EngineId, GenerationId, ManufacturerId, ModelId, VehicleTypeId } from '@shared/catalogue/ids'
import {
  LEVELS,
  type Engine,
  type EnginePath,
  type Generation,
  type Level,
  type Manufacturer,
  type Model,
  type SearchResult,
  type VehicleType
} from '@shared/catalogue/records'
import type { PathStep } from '@shared/ports/stores/catalogue-store'

type KnownNames = { [L in Level]?: PathStep }

type Facts = Omit<PathStep, 'id' | 'name' | 'foreign' | 'goneSinceMs'>
interface Node {
  readonly facts: { -readonly [F in keyof Facts]: Facts[F] }
  /** Names by language (trap 70). */
  readonly names: { [L in LanguageCode]?: string }
  /** Ids of the level above, in the order learnt; more than one for engines only. */
  readonly parents: string[]
}

export class EngineLocationIndex {
  /** By level and id: ids of different levels may coincide. */
  readonly #nodes: { readonly [L in Level]: Map<string, Node> } = {
    types: new Map(),
    manufacturers: new Map(),
    models: new Map(),
    generations: new Map(),
    engines: new Map()
  }
  readonly #language: () => LanguageCode

  /** @param language the content language; names are returned in it, or else in any other */
  constructor(language: () => LanguageCode) {
    this.#language = language
  }

  // each takes its language: the current one may have changed when an answer arrives
  learnTypes(types: readonly VehicleType[], language: LanguageCode): void {
    for (const t of types) this.#learn(language, 'types', t.id, null, { name: t.name, heard: true })
  }
  learnManufacturers(typeId: VehicleTypeId | null, list: readonly Manufacturer[], language: LanguageCode): void {
    for (const m of list) {
      this.#learn(language, 'manufacturers', m.id, typeId ?? m.vehicle_type_id, {
        name: m.name,
        photo: m.brand_logo,
        heard: true
      })
      this.#nameAbove(language, 'types', m.vehicle_type_id, m.vehicle_type)
    }
  }
  learnModels(manufacturerId: ManufacturerId | null, list: readonly Model[], language: LanguageCode): void {
    for (const m of list) {
      this.#learn(language, 'models', m.id, manufacturerId ?? m.manufacturer_id, {
        name: m.name,
        photo: m.model_photo,
        photoUnbranded: m.model_photo_unbranded,
        heard: true
      })
      this.#nameAbove(language, 'manufacturers', m.manufacturer_id, m.manufacturer)
    }
  }
  learnGenerations(modelId: ModelId | null, list: readonly Generation[], language: LanguageCode): void {
    for (const g of list) {
      const parent = modelId ?? g.model_id
      this.#learn(language, 'generations', g.id, parent, {
        name: g.name,
        year: g.year,
        yearend: g.yearend,
        photo: g.photo,
        photoUnbranded: g.photo_unbranded,
        heard: true
      })
      this.#nameAbove(language, 'manufacturers', g.manufacturer_id, g.manufacturer)
      this.#nameAbove(language, 'models', g.model_id, g.model)
      if (parent !== null && g.manufacturer_id !== null) this.#learn(language, 'models', parent, g.manufacturer_id, {})
    }
  }
  learnEngines(generationId: GenerationId | null, list: readonly Engine[], language: LanguageCode): void {
    for (const e of list) this.#learn(language, 'engines', e.id, generationId, { name: e.name, heard: true })
  }
  learnHits(hits: readonly SearchResult[], language: LanguageCode): void {
    for (const h of hits) {
      if (h.type_id !== null) this.#learn(language, 'types', h.type_id, null, { name: h.type_name })
      if (h.manufacturer_id !== null)
        this.#learn(language, 'manufacturers', h.manufacturer_id, h.type_id, { name: h.manufacturer_name })
      if (h.model_id !== null)
        this.#learn(language, 'models', h.model_id, h.manufacturer_id, { name: h.model_common_name })
      if (h.generation_id !== null)
        this.#learn(language, 'generations', h.generation_id, h.model_id, { name: h.generation_name })
      if (h.engine_id !== null) this.#learn(language, 'engines', h.engine_id, h.generation_id, { name: h.engine_name })
    }
  }

  /** The known names of each level with an id. */
  names(path: { readonly [L in Level]: string | null }): KnownNames {
    const names: KnownNames = {}
    for (const level of LEVELS) {
      const id = path[level]
      const node = id === null ? undefined : this.#nodes[level].get(id)
      if (!node || id === null) continue
      const spoken = node.names[this.#language()]
      const other = Object.values(node.names).at(-1)
      names[level] = {
        ...node.facts,
        id,
        name: spoken ?? other ?? null,
        ...(spoken === undefined && other !== undefined ? { foreign: true as const } : {})
      }
    }
    return names
  }

  /** The path down to a place, with every known level above it. */
  pathOf(level: Level, id: string): EnginePath {
    const path: Record<Level, string | null> = {
      types: null,
      manufacturers: null,
      models: null,
      generations: null,
      engines: null
    }
    let at: string | null = id
    for (let step = LEVELS.indexOf(level); step >= 0 && at !== null; step--) {
      path[LEVELS[step]!] = at
      at = this.#parent(LEVELS[step]!, at)
    }
    return path as unknown as EnginePath
  }

  /** Every path that ends in this engine and knows at least its generation. Empty: location unknown. */
  pathsOf(engineId: EngineId): EnginePath[] {
    return (this.#nodes.engines.get(engineId)?.parents ?? []).map((generation) => {
      const model = this.#parent('generations', generation)
      const manufacturer = this.#parent('models', model)
      return {
        types: this.#parent('manufacturers', manufacturer) as VehicleTypeId | null,
        manufacturers: manufacturer as ManufacturerId | null,
        models: model as ModelId | null,
        generations: generation as GenerationId,
        engines: engineId
      }
    })
  }

  clear(): void {
    for (const level of LEVELS) this.#nodes[level].clear()
  }

  #parent(level: Level, id: string | null): string | null {
    return id === null ? null : (this.#nodes[level].get(id)?.parents[0] ?? null)
  }

  /** A record named its parent: counts only if nothing else is known. */
  #nameAbove(language: LanguageCode, level: Level, id: string | null, name: string | null): void {
    if (id !== null && name !== null && this.#nodes[level].get(id)?.names[language] === undefined)
      this.#learn(language, level, id as AnyId, null, { name })
  }

  /**
   * A later, poorer source (a search hit has no years, a list may omit a photo) never erases the data of a richer one.
   * Lists have thousands of entries, so nothing is copied here.
   */
  #learn(
    language: LanguageCode,
    level: Level,
    id: AnyId,
    parent: AnyId | null,
    told: Facts & { readonly name?: string | null }
  ): void {
    let node = this.#nodes[level].get(id)
    if (!node) this.#nodes[level].set(id, (node = { facts: {}, names: {}, parents: [] }))
    if (told.name) node.names[language] = told.name
    tell(node.facts, told)
    if (parent === null || node.parents.includes(parent)) return
    if (level === 'engines') node.parents.push(parent)
    else node.parents[0] = parent
  }
}

/** Fields that a source omits stay as they are. */
function tell(known: Node['facts'], { year, yearend, photo, photoUnbranded, heard }: Facts): void {
  if (heard) known.heard = true
  if (year !== null && year !== undefined) known.year = year
  if (yearend !== null && yearend !== undefined) known.yearend = yearend
  if (photo !== null && photo !== undefined) known.photo = photo
  if (photoUnbranded !== null && photoUnbranded !== undefined) known.photoUnbranded = photoUnbranded
}
