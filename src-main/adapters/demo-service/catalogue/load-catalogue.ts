/** Reads the shipped catalogue: `catalogue.json` and `texts.json`, both written by the generator in `test/service`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../../../shared/text/languages'
import type {
  CatalogueData,
  EngineEntry,
  EngineValues,
  OptionEntry,
  PerformanceEntry,
  Translated
} from './catalogue-entries'

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

export interface EngineLine extends Omit<EngineValues, 'fuel_name' | 'rpm_values' | 'hp_values' | 'nm_values'> {
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
  const makers = new Map(file.manufacturers.map((maker) => [maker.id, maker]))
  const makerOfModel = new Map(file.models.map((model) => [model.id, makers.get(model.manufacturer)]))
  const photos = (body: string | null, maker: { slug: string } | undefined) => ({
    photo: body && maker ? `vehicles/${body}/${maker.slug}.svg` : null,
    photoUnbranded: body ? `vehicles/${body}.svg` : null
  })
  return {
    terms: texts.terms,
    types: file.types.map(({ id, key, slug, icon }) => ({ id: BigInt(id), name: known(texts.types, key), slug, icon })),
    manufacturers: file.manufacturers.map(({ id, type, ...plain }) => ({
      id: BigInt(id),
      ...plain,
      typeId: BigInt(type)
    })),
    models: file.models.map(({ id, manufacturer, body, ...plain }) => ({
      id: BigInt(id),
      ...plain,
      manufacturerId: BigInt(manufacturer),
      ...photos(body, makers.get(manufacturer))
    })),
    generations: file.generations.map(({ id, model, body, engines, ...plain }) => ({
      id: BigInt(id),
      ...plain,
      modelId: BigInt(model),
      ...photos(body, makerOfModel.get(model)),
      engineIds: engines.map(BigInt)
    })),
    engines: enginesOf(file, texts),
    performance: file.performance.map(performanceOf)
  }
}

function enginesOf(
  { engines, tools: toolLines, methods: methodLines }: CatalogueFile,
  texts: TextsFile
): EngineEntry[] {
  const optionEntries = new Map(
    Object.entries(texts.options).map(([code, words]): [string, OptionEntry] => [
      code,
      { code, ...words, icon: `options/${code.toLowerCase()}.svg` }
    ])
  )
  const toolEntries = new Map(toolLines.map(({ id, name }) => [id, { id: BigInt(id), name }]))
  const methodEntries = new Map(methodLines.map(({ id, value }) => [id, { id: BigInt(id), value }]))
  return engines.map(({ id, fuel, hp, nm, rpm, options, stages, tools, methods, ...plain }) => ({
    id: BigInt(id),
    ...plain,
    fuel_name: fuel,
    hp_values: hp,
    nm_values: nm,
    rpm_values: rpm,
    options: options && found(optionEntries, options),
    remap_stages: stages.map(({ no, power, torque, hp: hp_values, nm: nm_values, needs }) => ({
      stage_no: no,
      power,
      torque,
      hp_values,
      nm_values,
      modifications: listed(needs.map((key) => known(texts.modifications, key)))
    })),
    read_tools: found(toolEntries, tools),
    read_methods: found(methodEntries, methods)
  }))
}

function performanceOf([generation, engine, id, ...figures]: CatalogueFile['performance'][number]): PerformanceEntry {
  const [consumption = null, top = null, sprint = null, topStage1 = null, sprintStage1 = null] = figures
  return {
    id: BigInt(id),
    generationId: BigInt(generation),
    engineId: BigInt(engine),
    fuel_consumption_avg: consumption,
    top_speed: top,
    zero_to_hundred: sprint,
    top_speed_st1: topStage1,
    zero_to_hundred_st1: sprintStage1
  }
}

const found = <K, V>(entries: ReadonlyMap<K, V>, keys: readonly K[]): V[] =>
  keys.map((key) => entries.get(key)).filter((entry) => entry !== undefined)

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
