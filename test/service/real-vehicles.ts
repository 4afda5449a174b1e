/**
 * Real vehicle data as a catalogue, for large tests and benchmarks only: tens of thousands of engines in the
 * proportions of a real catalogue.
 *
 * The data is beside the checkout and no part of it; if it is missing, `realVehicles` returns null and its tests skip.
 * Names, years and figures are those of the data, unknown values are null; the curves are generated from power and
 * torque.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type {
  CatalogueData,
  EngineEntry,
  GenerationEntry,
  ManufacturerEntry,
  ModelEntry,
  PerformanceEntry,
  StageEntry,
  TypeEntry
} from '../../src-main/adapters/demo-service/catalogue/catalogue-entries'
import { curve, SHAPES, tuned, type Curve, type Kind } from './generate/curves.ts'

const FOLDER = resolve(import.meta.dirname, '../../../shared/data')

export const haveRealVehicles = existsSync(resolve(FOLDER, 'vehicles.csv'))

/** The catalogue, or null without the data. `limit` takes the first engines only. */
export function realVehicles(limit = Infinity): CatalogueData | null {
  if (!haveRealVehicles) return null
  const stages = Map.groupBy(csv(resolve(FOLDER, 'stages.csv')), (row) => row['vehicle_id'] ?? '')
  const maker = new RealCatalogue()
  for (const row of csv(resolve(FOLDER, 'vehicles.csv')).slice(0, limit))
    maker.add(row, stages.get(row['id'] ?? '') ?? [])
  return maker.data
}

type Row = Readonly<Record<string, string>>

/** Rows by the names in the header; quoted fields may contain commas, doubled quotes and line ends. */
export function csv(path: string): Row[] {
  const records: string[][] = [[]]
  for (const [whole, quoted, plain] of readFileSync(path, 'utf8').matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(?:,|\r?\n|$)/g
  )) {
    records.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (!whole.endsWith(',')) records.push([])
  }
  const [head = [], ...rows] = records.filter((record) => record.length > 1)
  return rows.map((record) => Object.fromEntries(head.map((name, i) => [name, record[i] ?? ''])))
}

const number = (text: string | undefined): number | null =>
  text === undefined || text === '' || !Number.isFinite(Number(text)) ? null : Number(text)
const whole = (text: string | undefined): number | null => {
  const value = number(text)
  return value === null ? null : Math.round(value)
}

const FUELS: Readonly<Record<string, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  plugin_hybrid: 'Hybrid',
  cng: 'LPG',
  lpg: 'LPG',
  flex_e85: 'Ethanol',
  electric: 'Electric',
  hydrogen: 'Hydrogen'
}

class RealCatalogue {
  #types = new Map<string, TypeEntry>()
  #makers = new Map<string, ManufacturerEntry>()
  #models = new Map<string, ModelEntry>()
  #generations = new Map<string, GenerationEntry & { engineIds: bigint[] }>()
  #engines: EngineEntry[] = []
  #performance: PerformanceEntry[] = []

  get data(): CatalogueData {
    return {
      types: [...this.#types.values()],
      manufacturers: [...this.#makers.values()],
      models: [...this.#models.values()],
      generations: [...this.#generations.values()],
      engines: this.#engines,
      performance: this.#performance
    }
  }

  add(row: Row, stageRows: readonly Row[]): void {
    const [typeName = '', makerName = '', modelName = '', generationName = ''] = [
      row['type'],
      row['manufacturer'],
      row['model'],
      row['generation'] || '-'
    ]
    const next = (map: ReadonlyMap<string, unknown>): bigint => BigInt(map.size + 1)
    const type = once(this.#types, typeName, () => ({
      id: next(this.#types),
      name: typeName,
      slug: typeName,
      icon: null
    }))
    const makerKey = `${typeName}/${makerName}`
    const maker = once(this.#makers, makerKey, () => ({
      id: next(this.#makers),
      typeId: type.id,
      name: makerName,
      slug: slugOf(makerName),
      logo: null
    }))
    const modelKey = `${makerKey}/${modelName}`
    const model = once(this.#models, modelKey, () => ({
      id: next(this.#models),
      manufacturerId: maker.id,
      name: modelName,
      slug: slugOf(modelName),
      photo: null,
      photoUnbranded: null
    }))
    const generation = once(this.#generations, `${modelKey}/${generationName}`, () => ({
      id: next(this.#generations),
      modelId: model.id,
      name: generationName,
      slug: slugOf(generationName),
      year: whole(row['year']),
      yearend: whole(row['yearend']),
      photo: null,
      photoUnbranded: null,
      engineIds: []
    }))
    const engine = engineOf(row, BigInt(this.#engines.length + 1), stageRows)
    this.#engines.push(engine)
    generation.engineIds.push(engine.id)
    const [fuel_consumption_avg, top_speed, zero_to_hundred] = [
      number(row['fuel_consumption_avg']),
      number(row['top_speed']),
      number(row['zero_to_hundred'])
    ]
    if (fuel_consumption_avg === null && top_speed === null && zero_to_hundred === null) return
    this.#performance.push({
      id: BigInt(this.#performance.length + 1),
      generationId: generation.id,
      engineId: engine.id,
      fuel_consumption_avg,
      top_speed,
      zero_to_hundred,
      top_speed_st1: null,
      zero_to_hundred_st1: null
    })
  }
}

function once<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || '-'

function engineOf(row: Row, id: bigint, stageRows: readonly Row[]): EngineEntry {
  const [power, torque] = [whole(row['power']), whole(row['torque'])]
  const fuel = FUELS[row['fuel'] ?? '']
  const kind = kindOf(row, fuel, power, torque)
  const stock = power && torque ? feasible(kind, power, torque) : null
  const name = row['engine'] || `${row['capacity'] ?? ''} ${power ?? ''}`.trim() || '-'
  return {
    id,
    name,
    slug: slugOf(name),
    type: typeOf(kind, fuel),
    capacity: whole(row['capacity']),
    power,
    torque,
    cylinders: whole(row['cylinders']),
    year: whole(row['year']),
    ecu: row['ecu'] || null,
    tcu: null,
    engine_code: row['engine_code'] || null,
    fuel_name: fuel ?? '',
    ...(fuel ? {} : { patch: { fuel_name: undefined } }),
    rpm_values: stock?.rpm ?? '',
    hp_values: stock?.hp ?? '',
    nm_values: stock?.nm ?? '',
    options: null,
    remap_stages: stagesOf(stageRows, kind, stock),
    read_tools: [],
    read_methods: []
  }
}

function stagesOf(rows: readonly Row[], kind: Kind, stock: Curve | null): StageEntry[] {
  const stages: StageEntry[] = []
  for (const row of rows) {
    const [power, torque] = [whole(row['power']), whole(row['torque'])]
    if (!power || !torque) continue
    let made: Curve | null = null
    try {
      made = stock && tuned(kind, stock, { power: power / stock.power, torque: torque / stock.torque })
    } catch {
      // figures that no curve of this type can have: the stage has them without a curve
    }
    stages.push({
      stage_no: stages.length + 1,
      power,
      torque,
      hp_values: made?.hp ?? '',
      nm_values: made?.nm ?? '',
      modifications: ''
    })
  }
  return stages
}

/** A curve if power and torque can belong to one; headline figures stay those of the data. */
function feasible(kind: Kind, power: number, torque: number): Curve | null {
  return power / (SHAPES[kind].peak / 7023.5) <= torque ? curve(kind, power, torque) : null
}

function kindOf(row: Row, fuel: string | undefined, power: number | null, torque: number | null): Kind {
  if (row['type'] === 'motorcycle' || row['type'] === 'atv') return 'motorcycle'
  if (row['type'] === 'truck') return 'heavy'
  if (row['type'] === 'agriculture') return 'farm'
  if (fuel === 'Diesel') return 'turbo-diesel'
  if (fuel === 'Hybrid') return 'hybrid'
  return power && torque && torque / power > 1.45 ? 'turbo-petrol' : 'petrol'
}

function typeOf(kind: Kind, fuel: string | undefined): string {
  if (kind === 'heavy') return 'Heavy Turbo Diesel'
  if (fuel === 'Diesel') return 'Turbo Diesel'
  if (fuel === 'Hybrid') return 'Hybrid'
  return fuel === 'Petrol' ? (kind === 'turbo-petrol' ? 'Turbo Petrol' : 'Petrol') : 'Other'
}
