/** A large catalogue of plausible names for measuring the store: makes itself up, generation by generation. */
import type { Engine, Generation, Manufacturer, Model } from '../../src-main/core/catalogue/records'
import { random, type Random } from '../helpers/random.ts'

export interface Family {
  readonly manufacturer: Manufacturer
  readonly models: readonly { readonly model: Model; readonly generations: readonly { readonly generation: Generation; readonly engines: readonly Engine[] }[] }[]
}

const SYLLABLES = ['al', 'ber', 'cor', 'da', 'el', 'fi', 'gar', 'hol', 'is', 'jo', 'ka', 'lu', 'mon', 'ne', 'or', 'pe', 'qui', 'ra', 'so', 'ta', 'um', 've', 'wes', 'xa', 'yo', 'ze']
const ECUS = ['EDC15C', 'EDC16CP', 'EDC16U', 'EDC17C', 'EDC17CP', 'MED9.1.', 'MED17.5.', 'MEVD17.2.', 'MD1CP0', 'MG1CS0', 'SIMOS18.', 'SID20', 'DCM3.', 'ME7.']
const FUELS = ['Diesel', 'Diesel', 'Diesel', 'Petrol', 'Petrol', 'Hybrid', 'LPG'] as const
const CURVE = Array.from({ length: 25 }, (_, n) => 60 + n * 5).join(',')

const word = (r: Random, least: number, most: number): string => {
  const text = Array.from({ length: r.int(least, most) }, () => r.pick(SYLLABLES)).join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
const letters = (r: Random, count: number): string => Array.from({ length: count }, () => String.fromCharCode(65 + r.int(0, 25))).join('')

/** Families with about so many engines in all: 40 models of 3 generations of 12 engines each. */
export function* families(engines: number, seed = 1): Generator<Family> {
  const r = random(seed)
  let [made, id] = [0, 0]
  const next = (): string => String(++id)
  for (let m = 1; made < engines; m++) {
    const name = word(r, 2, 3)
    const manufacturer = { id: String(m), name, slug: name.toLowerCase(), brand_logo: null, vehicle_type: 'Cars', vehicle_type_id: '1' } as Manufacturer
    const models = Array.from({ length: 40 }, () => {
      const model = { id: next(), name: r.chance(0.4) ? `${letters(r, 1)}${r.int(1, 9)}` : word(r, 2, 3), manufacturer: name, manufacturer_id: String(m), model_photo: null, model_photo_unbranded: null, slug: null } as unknown as Model
      const generations = Array.from({ length: 3 }, (_, g) => {
        const year = 1994 + g * 9 + r.int(0, 5)
        const generation = {
          id: next(), name: r.chance(0.5) ? `${letters(r, 1)}${r.int(10, 99)}` : ['I', 'II', 'III'][g], slug: null, manufacturer: name, manufacturer_id: String(m), model_id: model.id, model: model.name, year, yearend: year + 7,
          photo: null, photo_unbranded: null
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

/** One engine as a list has it. */
export function engine(r: Random, id: string, year: number): Engine {
  const fuel = r.pick(FUELS)
  const power = r.int(60, 450)
  const litres = (r.int(8, 60) / 10).toFixed(1)
  return {
    id, name: `${litres} ${fuel === 'Diesel' ? r.pick(['TDI', 'dCi', 'CDTI', 'd']) : r.pick(['TSI', 'T', 'i', 'VVT'])} ${power}${r.chance(0.2) ? ' xDrive' : ''}`, slug: null, type: fuel === 'Diesel' ? 'Turbo Diesel' : 'Turbo Petrol',
    capacity: Number(litres) * 1000, power, torque: power * 2, cylinders: 4, year: year + r.int(0, 6), ecu: `Bosch ${r.pick(ECUS)}${r.int(1, 60)}`, tcu: r.chance(0.3) ? `DQ${r.int(200, 500)}` : null,
    hp_values: CURVE, nm_values: CURVE, rpm_values: CURVE, engine_code: r.chance(0.8) ? `${letters(r, 3)}${r.chance(0.5) ? letters(r, 1) : r.int(10, 99)}` : null, fuel_name: fuel
  } as unknown as Engine
}
