/** Large catalogues to measure the store: real names if there are any beside the checkout, then invented ones. */
import type { CatalogueData, EngineEntry } from '../../../src-main/adapters/demo-service/catalogue/catalogue-entries'
import type { Engine, Generation, Manufacturer, Model } from '../../../src-main/shared/catalogue/records'
import { random, type Random } from '../../helpers/random.ts'
import { realVehicles } from '../../service/real-vehicles.ts'

export interface Family {
  readonly manufacturer: Manufacturer
  readonly models: readonly {
    readonly model: Model
    readonly generations: readonly { readonly generation: Generation; readonly engines: readonly Engine[] }[]
  }[]
}

const SYLLABLES = [
  'al',
  'ber',
  'cor',
  'da',
  'el',
  'fi',
  'gar',
  'hol',
  'is',
  'jo',
  'ka',
  'lu',
  'mon',
  'ne',
  'or',
  'pe',
  'qui',
  'ra',
  'so',
  'ta',
  'um',
  've',
  'wes',
  'xa',
  'yo',
  'ze'
]
const ECUS = [
  'EDC15C',
  'EDC16CP',
  'EDC16U',
  'EDC17C',
  'EDC17CP',
  'MED9.1.',
  'MED17.5.',
  'MEVD17.2.',
  'MD1CP0',
  'MG1CS0',
  'SIMOS18.',
  'SID20',
  'DCM3.',
  'ME7.'
]
const FUELS = ['Diesel', 'Diesel', 'Diesel', 'Petrol', 'Petrol', 'Hybrid', 'LPG'] as const
const CURVE = Array.from({ length: 25 }, (_, n) => 60 + n * 5).join(',')

const word = (r: Random, least: number, most: number): string => {
  const text = Array.from({ length: r.int(least, most) }, () => r.pick(SYLLABLES)).join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
const letters = (r: Random, count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(65 + r.int(0, 25))).join('')

/**
 * Families with about so many engines in all: 40 models of 3 generations of 12 engines each. Ids come after `after`.
 */
export function* families(engines: number, seed = 1, after = 0): Generator<Family> {
  const r = random(seed)
  let [made, id] = [0, after]
  const next = (): string => String(++id)
  for (let m = after + 1; made < engines; m++) {
    const name = word(r, 2, 3)
    const manufacturer = {
      id: String(m),
      name,
      slug: name.toLowerCase(),
      brand_logo: null,
      vehicle_type: 'Cars',
      vehicle_type_id: '1'
    } as Manufacturer
    const models = Array.from({ length: 40 }, () => {
      const model = {
        id: next(),
        name: r.chance(0.4) ? `${letters(r, 1)}${r.int(1, 9)}` : word(r, 2, 3),
        manufacturer: name,
        manufacturer_id: String(m),
        model_photo: null,
        model_photo_unbranded: null,
        slug: null
      } as unknown as Model
      const generations = Array.from({ length: 3 }, (_, g) => {
        const year = 1994 + g * 9 + r.int(0, 5)
        const generation = {
          id: next(),
          name: r.chance(0.5) ? `${letters(r, 1)}${r.int(10, 99)}` : ['I', 'II', 'III'][g],
          slug: null,
          manufacturer: name,
          manufacturer_id: String(m),
          model_id: model.id,
          model: model.name,
          year,
          yearend: year + 7,
          photo: null,
          photo_unbranded: null
        } as unknown as Generation
        const list = Array.from({ length: 12 }, () => engine(r, next(), year))
        made += list.length
        return { generation, engines: list }
      })
      return { model, generations }
    })
    yield { manufacturer, models }
  }
}

/** One engine as a list item. */
export function engine(r: Random, id: string, year: number): Engine {
  const fuel = r.pick(FUELS)
  const power = r.int(60, 450)
  const litres = (r.int(8, 60) / 10).toFixed(1)
  return {
    id,
    name: `${litres} ${fuel === 'Diesel' ? r.pick(['TDI', 'dCi', 'CDTI', 'd']) : r.pick(['TSI', 'T', 'i', 'VVT'])} ${power}${r.chance(0.2) ? ' xDrive' : ''}`,
    slug: null,
    type: fuel === 'Diesel' ? 'Turbo Diesel' : 'Turbo Petrol',
    capacity: Number(litres) * 1000,
    power,
    torque: power * 2,
    cylinders: 4,
    year: year + r.int(0, 6),
    ecu: `Bosch ${r.pick(ECUS)}${r.int(1, 60)}`,
    tcu: r.chance(0.3) ? `DQ${r.int(200, 500)}` : null,
    hp_values: CURVE,
    nm_values: CURVE,
    rpm_values: CURVE,
    engine_code: r.chance(0.8) ? `${letters(r, 3)}${r.chance(0.5) ? letters(r, 1) : r.int(10, 99)}` : null,
    fuel_name: fuel
  } as unknown as Engine
}

/** Invented ids begin above those of real data. */
const ABOVE_REAL = 10_000_000

/** About so many engines, real ones first. A large family of real data comes whole. */
export function* seenFamilies(engines: number): Generator<Family> {
  let made = 0
  for (const family of realFamilies(realVehicles(engines))) {
    yield family
    made += engineCount(family)
  }
  if (made < engines) yield* families(engines - made, 1, ABOVE_REAL)
}

export const engineCount = ({ models }: Family): number =>
  models.reduce((sum, { generations }) => sum + generations.reduce((count, one) => count + one.engines.length, 0), 0)

function* realFamilies(data: CatalogueData | null): Generator<Family> {
  if (!data) return
  const engines = new Map(data.engines.map((one) => [one.id, one]))
  const modelsOf = Map.groupBy(data.models, ({ manufacturerId }) => manufacturerId)
  const generationsOf = Map.groupBy(data.generations, ({ modelId }) => modelId)
  for (const maker of data.manufacturers) {
    const manufacturer = {
      id: String(maker.id),
      name: maker.name,
      slug: maker.slug,
      brand_logo: null,
      vehicle_type: null,
      vehicle_type_id: String(maker.typeId)
    } as Manufacturer
    const of = { manufacturer: maker.name, manufacturer_id: manufacturer.id }
    const models = (modelsOf.get(maker.id) ?? []).map((one) => {
      const model = {
        id: String(one.id),
        name: one.name,
        ...of,
        model_photo: null,
        model_photo_unbranded: null,
        slug: one.slug
      } as Model
      const generations = (generationsOf.get(one.id) ?? []).map(({ id, name, slug, year, yearend, engineIds }) => ({
        generation: {
          id: String(id),
          name,
          slug,
          ...of,
          model_id: model.id,
          model: one.name,
          year,
          yearend,
          photo: null,
          photo_unbranded: null
        } as Generation,
        engines: engineIds.map((engineId) => listed(engines.get(engineId)!))
      }))
      return { model, generations }
    })
    yield { manufacturer, models }
  }
}

function listed(entry: EngineEntry): Engine {
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
    fuel_name
  } = entry
  return {
    id: String(id),
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
    fuel_name
  } as unknown as Engine
}

/** A service catalogue of at least so many engines: real or invented, with one stage each. */
export function serviceCatalogue(engines: number): CatalogueData {
  const real = realVehicles(engines)
  if (real && real.engines.length >= engines) return real
  const all = [...families(engines)]
  const models = all.flatMap((family) => family.models)
  const generations = models.flatMap((model) => model.generations)
  const text = (value: string | null): string => value ?? ''
  return {
    types: [{ id: 1n, name: 'Cars', slug: 'cars', icon: null }],
    manufacturers: all.map(({ manufacturer }) => ({
      id: BigInt(manufacturer.id),
      typeId: 1n,
      name: text(manufacturer.name),
      slug: text(manufacturer.slug),
      logo: null
    })),
    models: models.map(({ model }) => ({
      id: BigInt(model.id),
      manufacturerId: BigInt(model.manufacturer_id!),
      name: text(model.name),
      slug: '',
      photo: null,
      photoUnbranded: null
    })),
    generations: generations.map(({ generation, engines: list }) => ({
      id: BigInt(generation.id),
      modelId: BigInt(generation.model_id!),
      name: text(generation.name),
      slug: '',
      year: generation.year,
      yearend: generation.yearend,
      photo: null,
      photoUnbranded: null,
      engineIds: list.map(({ id }) => BigInt(id))
    })),
    engines: generations
      .flatMap((generation) => generation.engines)
      .map((one): EngineEntry => ({
        ...one,
        id: BigInt(one.id),
        name: text(one.name),
        slug: '',
        type: text(one.type),
        hp_values: text(one.hp_values),
        nm_values: text(one.nm_values),
        rpm_values: text(one.rpm_values),
        fuel_name: text(one.fuel_name),
        options: null,
        remap_stages: [
          {
            stage_no: 1,
            power: one.power!,
            torque: one.torque!,
            hp_values: text(one.hp_values),
            nm_values: text(one.nm_values),
            modifications: ''
          }
        ],
        read_tools: [],
        read_methods: []
      })),
    performance: generations.flatMap(({ generation, engines: list }) =>
      list.map(({ id, power }) => ({
        id: BigInt(id),
        generationId: BigInt(generation.id),
        engineId: BigInt(id),
        fuel_consumption_avg: null,
        top_speed: power,
        zero_to_hundred: null,
        top_speed_st1: null,
        zero_to_hundred_st1: null
      }))
    )
  }
}
