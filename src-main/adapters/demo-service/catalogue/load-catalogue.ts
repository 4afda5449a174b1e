/** Reads the shipped catalogue: `catalogue.json` and `texts.json`, both written by the generator in `test/service`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../../../shared/text/languages'
import type { CatalogueData, EngineEntry, OptionEntry, Translated } from './catalogue-entries'

/** `catalogue.json`: one line per record. Ids are far below 2^53; `texts.json` has the names by key. */
export interface CatalogueFile {
  readonly types: readonly { id: number; key: string; slug: string; icon: string }[]
  readonly manufacturers: readonly { id: number; type: number; name: string; slug: string; logo: string | null }[]
  readonly models: readonly { id: number; manufacturer: number; name: string; slug: string; body: string | null }[]
  readonly generations: readonly {
    id: number
    model: number
    name: string
    slug: string
    year: number | null
    yearend: number | null
    body: string | null
    engines: readonly number[]
  }[]
  readonly engines: readonly EngineLine[]
  /** generation, engine, id, consumption, top speed, 0-100, top speed stage 1, 0-100 stage 1 */
  readonly performance: readonly (readonly [number, number, number, ...(number | null)[]])[]
  readonly tools: readonly { id: number; name: string }[]
  readonly methods: readonly { id: number; value: string }[]
}

export interface EngineLine extends Pick<
  EngineEntry,
  'name' | 'slug' | 'type' | 'capacity' | 'power' | 'torque' | 'cylinders' | 'year' | 'ecu' | 'tcu' | 'engine_code'
> {
  readonly id: number
  readonly fuel: string
  readonly rpm: string
  readonly hp: string
  readonly nm: string
  readonly options: readonly string[] | null
  readonly stages: readonly {
    no: number
    power: number
    torque: number
    hp: string
    nm: string
    needs: readonly string[]
  }[]
  readonly tools: readonly number[]
  readonly methods: readonly number[]
}

export interface TextsFile {
  readonly types: Readonly<Record<string, Translated>>
  readonly options: Readonly<Record<string, { readonly name: Translated; readonly description: Translated }>>
  readonly modifications: Readonly<Record<string, Translated>>
  readonly terms: Readonly<Record<string, Translated>>
}

/** Loads the shipped catalogue. @throws when a file is missing or invalid, so the installation is damaged */
export async function loadCatalogue(folder: string): Promise<CatalogueData> {
  const [catalogue, texts] = await Promise.all(
    ['catalogue.json', 'texts.json'].map(
      async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown
    )
  )
  return fromFiles(catalogue as CatalogueFile, texts as TextsFile)
}

function fromFiles(file: CatalogueFile, texts: TextsFile): CatalogueData {
  const options = new Map(
    Object.entries(texts.options).map(([code, words]): [string, OptionEntry] => [
      code,
      { code, ...words, icon: `options/${code.toLowerCase()}.svg` }
    ])
  )
  const makers = new Map(file.manufacturers.map((maker) => [maker.id, maker]))
  const makerOfModel = new Map(file.models.map((model) => [model.id, makers.get(model.manufacturer)]))
  const photos = (body: string | null, maker: { slug: string } | undefined) => ({
    photo: body && maker ? `vehicles/${body}/${maker.slug}.svg` : null,
    photoUnbranded: body ? `vehicles/${body}.svg` : null
  })
  const tools = new Map(file.tools.map(({ id, name }) => [id, { id: BigInt(id), name }]))
  const methods = new Map(file.methods.map(({ id, value }) => [id, { id: BigInt(id), value }]))
  return {
    terms: texts.terms,
    types: file.types.map(({ id, key, slug, icon }) => ({ id: BigInt(id), name: known(texts.types, key), slug, icon })),
    manufacturers: file.manufacturers.map(({ id, type, name, slug, logo }) => ({
      id: BigInt(id),
      typeId: BigInt(type),
      name,
      slug,
      logo
    })),
    models: file.models.map(({ id, manufacturer, name, slug, body }) => ({
      id: BigInt(id),
      manufacturerId: BigInt(manufacturer),
      name,
      slug,
      ...photos(body, makers.get(manufacturer))
    })),
    generations: file.generations.map(({ id, model, name, slug, year, yearend, body, engines }) => ({
      id: BigInt(id),
      modelId: BigInt(model),
      name,
      slug,
      year,
      yearend,
      ...photos(body, makerOfModel.get(model)),
      engineIds: engines.map(BigInt)
    })),
    engines: file.engines.map((line) => ({
      id: BigInt(line.id),
      name: line.name,
      slug: line.slug,
      type: line.type,
      capacity: line.capacity,
      power: line.power,
      torque: line.torque,
      cylinders: line.cylinders,
      year: line.year,
      ecu: line.ecu,
      tcu: line.tcu,
      engine_code: line.engine_code,
      fuel_name: line.fuel,
      hp_values: line.hp,
      nm_values: line.nm,
      rpm_values: line.rpm,
      options: line.options && line.options.map((code) => options.get(code)).filter((option) => option !== undefined),
      remap_stages: line.stages.map(({ no, power, torque, hp, nm, needs }) => ({
        stage_no: no,
        power,
        torque,
        hp_values: hp,
        nm_values: nm,
        modifications: listed(needs.map((key) => known(texts.modifications, key)))
      })),
      read_tools: line.tools.map((id) => tools.get(id)).filter((tool) => tool !== undefined),
      read_methods: line.methods.map((id) => methods.get(id)).filter((method) => method !== undefined)
    })),
    performance: file.performance.map(
      ([
        generation,
        engine,
        id,
        consumption = null,
        top = null,
        sprint = null,
        topStage1 = null,
        sprintStage1 = null
      ]) => ({
        id: BigInt(id),
        generationId: BigInt(generation),
        engineId: BigInt(engine),
        fuel_consumption_avg: consumption,
        top_speed: top,
        zero_to_hundred: sprint,
        top_speed_st1: topStage1,
        zero_to_hundred_st1: sprintStage1
      })
    )
  }
}

function known(words: Readonly<Record<string, Translated>>, key: string): Translated {
  const text = words[key]
  if (!text) throw new Error(`texts.json has no "${key}"`)
  return text
}

/** "downpipe, intake" in every language; '' when nothing is needed. */
function listed(parts: readonly Translated[]): Translated | '' {
  if (parts.length === 0) return ''
  const entries = LANGUAGES.map((code) => [
    code,
    parts.map((part) => part[code] ?? part.en).join(code.startsWith('zh') ? '、' : ', ')
  ])
  return Object.fromEntries(entries) as unknown as Translated
}
