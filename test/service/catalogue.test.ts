import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ENGINES } from '@shared/catalogue/demo-engine'
import { LANGUAGES } from '@shared/text/languages'
import type { CatalogueData, CatalogueText } from '@main/adapters/demo-service/catalogue/catalogue-entries'
import { loadCatalogue } from '@main/adapters/demo-service/catalogue/load-catalogue'
import { demoFiles } from './generate/index.ts'
import { DEMO_RESOURCES } from '.'

let data: CatalogueData
beforeAll(async () => {
  data = await loadCatalogue(DEMO_RESOURCES)
})

const numbers = (values: string): number[] => values.split(',').map(Number)
const isSound = (values: string): boolean => /^\d+(,\d+)+$/.test(values)

// some of these visit all engines, which takes a while on a busy machine
describe('the shipped catalogue', () => {
  it.each(DEMO_ENGINES)('has $vehicle $name of the empty start, with its figures', (shown) => {
    const { path, name, vehicle, stock, tuned } = shown
    const engine = data.engines.find(({ id }) => String(id) === path.engines)!
    const generation = data.generations.find(({ id }) => String(id) === path.generations)!
    const stage = engine.remap_stages.find(({ stage_no }) => stage_no === 1)!
    expect([engine.name, engine.power, engine.torque]).toEqual([name, stock.power, stock.torque])
    expect([stage.power, stage.torque]).toEqual([tuned.power, tuned.torque])
    expect([engine.hp_values, stage.hp_values]).toEqual([stock.curve, tuned.curve])
    expect(generation.engineIds.map(String)).toContain(path.engines)
    const model = data.models.find(({ id }) => String(id) === path.models)!
    const manufacturer = data.manufacturers.find(({ id }) => String(id) === path.manufacturers)!
    expect(vehicle).toBe([manufacturer.name, model.name, generation.name].join(' '))
    expect([String(generation.modelId), String(model.manufacturerId), String(manufacturer.typeId)]).toEqual([
      path.models,
      path.manufacturers,
      path.types
    ])
  })

  it('equals the output of the generator, file for file', () => {
    const committed = readdirSync(DEMO_RESOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(DEMO_RESOURCES, path)).isFile())
      .map((path) => path.replaceAll('\\', '/'))
    const made = demoFiles()
    expect(committed.toSorted()).toEqual([...made.keys()].toSorted())
    const different = [...made]
      .filter(([path, text]) => readFileSync(join(DEMO_RESOURCES, path), 'utf8') !== text)
      .map(([path]) => path)
    expect(different, 'run: npx node test/service/generate/index.ts').toEqual([])
  })

  it('is large enough to look real and small enough to ship', () => {
    expect(data.types.length).toBeGreaterThanOrEqual(5)
    expect(data.manufacturers.length).toBeGreaterThanOrEqual(60)
    expect(data.models.length).toBeGreaterThanOrEqual(150)
    expect(data.generations.length).toBeGreaterThanOrEqual(300)
    expect(data.engines.length).toBeGreaterThanOrEqual(800)
    const bytes = readdirSync(DEMO_RESOURCES, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, path) =>
        sum + (statSync(join(DEMO_RESOURCES, path)).isFile() ? statSync(join(DEMO_RESOURCES, path)).size : 0),
      0
    )
    expect(bytes).toBeLessThan(3_000_000)
  })

  it('has all eleven types and all five fuels', () => {
    expect(new Set(data.engines.map(({ type }) => type))).toEqual(
      new Set([
        'Diesel',
        'Petrol',
        'Turbo Diesel',
        'Turbo Petrol',
        'Heavy Diesel',
        'Heavy Turbo Diesel',
        'Marine Diesel',
        'Marine Petrol',
        'Marine Turbo Diesel',
        'Hybrid',
        'Other'
      ])
    )
    expect(new Set(data.engines.map(({ fuel_name }) => fuel_name))).toEqual(
      new Set(['Diesel', 'Petrol', 'Ethanol', 'LPG', 'Hybrid'])
    )
  })

  it('links every record, leaves no list empty and no engine without a place', () => {
    const ids = (entries: readonly { id: bigint }[]) => new Set(entries.map(({ id }) => id))
    const [types, makers, models, engines] = [
      ids(data.types),
      ids(data.manufacturers),
      ids(data.models),
      ids(data.engines)
    ]
    expect(new Set(data.manufacturers.map(({ typeId }) => typeId))).toEqual(types)
    expect(new Set(data.models.map(({ manufacturerId }) => manufacturerId))).toEqual(makers)
    expect(new Set(data.generations.map(({ modelId }) => modelId))).toEqual(models)
    expect(new Set(data.generations.flatMap(({ engineIds }) => engineIds))).toEqual(engines)
    expect(data.generations.filter(({ engineIds }) => engineIds.length === 0)).toEqual([])
    for (const [level, entries] of Object.entries({
      types: data.types,
      manufacturers: data.manufacturers,
      models: data.models,
      generations: data.generations,
      engines: data.engines
    }))
      expect(ids(entries).size, level).toBe(entries.length)
  })

  it('has features of real catalogues: a maker under two types, one engine in two generations, one name several times', () => {
    const byName = Map.groupBy(data.manufacturers, ({ name }) => name)
    const twice = [...byName.values()].filter((makers) => new Set(makers.map(({ typeId }) => typeId)).size > 1)
    expect(twice.length).toBeGreaterThan(0)
    const places = Map.groupBy(
      data.generations.flatMap(({ engineIds }) => engineIds),
      (id) => id
    )
    expect([...places.values()].filter((of) => of.length > 1).length).toBeGreaterThan(20)
    const engines = new Map(data.engines.map((engine) => [engine.id, engine]))
    const doubled = data.generations.filter(
      ({ engineIds }) => new Set(engineIds.map((id) => engines.get(id)!.name)).size < engineIds.length
    )
    expect(doubled.length).toBeGreaterThan(10)
    for (const { engineIds } of doubled) {
      const told = engineIds
        .map((id) => engines.get(id)!)
        .map(({ name, ecu, tcu, engine_code }) => [name, ecu, tcu, engine_code].join())
      expect(new Set(told).size).toBe(engineIds.length)
    }
  })

  it('has the gaps of real catalogues in places', () => {
    const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / all.length
    expect(
      share(
        data.engines.filter(({ tcu }) => tcu === null),
        data.engines
      )
    ).toBeGreaterThan(0.3)
    expect(
      share(
        data.engines.filter(({ engine_code }) => engine_code === null),
        data.engines
      )
    ).toBeGreaterThan(0.1)
    expect(data.engines.some(({ options }) => options === null)).toBe(true)
    expect(data.engines.some(({ options }) => options?.length === 0)).toBe(true)
    expect(data.generations.some(({ year }) => year === null)).toBe(true)
    expect(data.generations.some(({ yearend }) => yearend === null)).toBe(true)
    const pairs = data.generations.flatMap(({ engineIds }) => engineIds)
    expect(1 - share(data.performance, pairs)).toBeCloseTo(0.1, 1)
    expect(data.performance.some(({ fuel_consumption_avg }) => fuel_consumption_avg === null)).toBe(true)
  })

  it('has curves whose power follows from torque and speed, and whose peaks are the headline', () => {
    for (const engine of data.engines) {
      const rpm = numbers(engine.rpm_values)
      expect(
        rpm.every((value, i) => i === 0 || value > rpm[i - 1]!),
        engine.name
      ).toBe(true)
      for (const curve of [engine, ...engine.remap_stages]) {
        expect([isSound(curve.hp_values), isSound(curve.nm_values)], engine.name).toEqual([true, true])
        const [hp, nm] = [numbers(curve.hp_values), numbers(curve.nm_values)]
        expect([hp.length, nm.length], engine.name).toEqual([rpm.length, rpm.length])
        expect(
          hp.every((value, i) => value === Math.round((nm[i]! * rpm[i]!) / 7023.5)),
          engine.name
        ).toBe(true)
        expect([curve.power, curve.torque], engine.name).toEqual([Math.max(...hp), Math.max(...nm)])
        const errors = hp.map((value, i) => Math.abs(value / ((nm[i]! * rpm[i]!) / 7023.5) - 1))
        expect(Math.max(...errors), engine.name).toBeLessThanOrEqual(0.01)
      }
    }
  })

  it.each([
    ['Turbo Diesel', 'Diesel', 0.09, 0.3],
    ['Petrol', 'Petrol', 0.03, 0.065],
    ['Turbo Petrol', 'Petrol', 0.12, 0.27],
    ['Hybrid', 'Hybrid', 0.06, 0.14]
  ])('gains the usual amount at stage 1: %s', (type, fuel, least, most) => {
    const gains = data.engines
      .filter((engine) => engine.type === type && engine.fuel_name === fuel)
      .map(({ power, remap_stages }) => remap_stages[0]!.power! / power! - 1)
    expect(gains.length).toBeGreaterThan(20)
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...gains)).toBeLessThanOrEqual(most + 1e-9)
  })

  it('has curves of each engine type: plateau and falling end, hump, flat from the start', () => {
    const shapes = data.engines.map((engine) => {
      const [rpm, hp, nm] = [engine.rpm_values, engine.hp_values, engine.nm_values].map(numbers) as [
        number[],
        number[],
        number[]
      ]
      const full = rpm.filter((_at, i) => nm[i]! >= 0.97 * engine.torque!)
      return {
        kind: `${engine.type} ${engine.fuel_name} ${engine.capacity! < 3700 ? 'small' : 'large'}`,
        fullFrom: full[0]! / rpm.at(-1)!,
        fullTo: full.at(-1)! / rpm.at(-1)!,
        start: nm[0]! / engine.torque!,
        end: hp.at(-1)! / engine.power!
      }
    })
    const of = (kind: string) => shapes.filter((shape) => shape.kind === kind)
    for (const { fullFrom, fullTo, end } of of('Turbo Diesel Diesel small')) {
      expect(fullFrom).toBeLessThan(0.5)
      expect(fullTo - fullFrom).toBeGreaterThan(0.1)
      expect(end).toBeLessThan(0.9)
    }
    for (const { fullFrom, start, end } of of('Petrol Petrol small')) {
      expect(fullFrom).toBeGreaterThan(0.4)
      expect([start > 0.6, start < 0.9, end < 0.97]).toEqual([true, true, true])
    }
    for (const { fullFrom, fullTo, start, end } of of('Hybrid Hybrid small')) {
      expect([start, fullFrom <= 0.2, fullTo < 0.7, end < 0.95]).toEqual([1, true, true, true])
    }
    expect(of('Hybrid Hybrid small').length).toBeGreaterThan(10)
  })

  it('has stages in order with plausible rising gains', () => {
    expect(data.engines.some(({ remap_stages }) => remap_stages.length === 3)).toBe(true)
    for (const { name, power, remap_stages } of data.engines) {
      expect(
        remap_stages.map(({ stage_no }) => stage_no),
        name
      ).toEqual(remap_stages.map((_stage, i) => i + 1))
      const powers = [power!, ...remap_stages.map((stage) => stage.power)]
      expect(
        powers.every((value, i) => i === 0 || value > powers[i - 1]!),
        name
      ).toBe(true)
      expect(powers.at(-1)! / power!, name).toBeLessThan(1.7)
    }
  })

  it('is faster when tuned, never slower, and plausible in every figure', () => {
    for (const {
      top_speed,
      top_speed_st1,
      zero_to_hundred,
      zero_to_hundred_st1,
      fuel_consumption_avg
    } of data.performance) {
      expect(top_speed_st1!).toBeGreaterThanOrEqual(top_speed!)
      if (zero_to_hundred !== null) expect(zero_to_hundred_st1!).toBeLessThanOrEqual(zero_to_hundred)
      if (zero_to_hundred !== null) expect(zero_to_hundred).toBeGreaterThan(2)
      if (fuel_consumption_avg !== null) expect(fuel_consumption_avg).toBeGreaterThan(2)
    }
  })

  it('has every text in all nine languages', () => {
    const whole = (text: CatalogueText) =>
      typeof text === 'string' ? text === '' : LANGUAGES.every((code) => (text[code] ?? '').trim() !== '')
    expect(data.types.filter(({ name }) => !whole(name))).toEqual([])
    expect(
      data.engines
        .flatMap(({ options }) => options ?? [])
        .filter(({ name, description }) => !whole(name) || !whole(description))
    ).toEqual([])
    expect(
      data.engines.flatMap(({ remap_stages }) => remap_stages).filter(({ modifications }) => !whole(modifications))
    ).toEqual([])
    expect(
      [...new Set(data.engines.flatMap(({ type, fuel_name }) => [type, fuel_name]))].filter(
        (term) => !data.terms?.[term] || !whole(data.terms[term])
      )
    ).toEqual([])
  })

  it('has no name of an existing maker', () => {
    const real =
      /^(abarth|alfa|aston|audi|bentley|bmw|bugatti|buick|cadillac|chevrolet|chrysler|citro|cupra|dacia|daewoo|daf|daihatsu|dodge|ds|ducati|ferrari|fiat|ford|gmc|honda|hyundai|infiniti|isuzu|iveco|jaguar|jeep|kawasaki|kia|ktm|lada|lamborghini|lancia|land rover|lexus|lincoln|lotus|man|maserati|mazda|mercedes|mercury|mg|mini|mitsubishi|nissan|opel|peugeot|polestar|porsche|renault|rover|saab|scania|seat|skoda|smart|ssangyong|subaru|suzuki|tesla|toyota|triumph|vauxhall|volkswagen|volvo|yamaha|case|claas|deutz|fendt|john deere|kubota|massey|new holland|same|valtra|yanmar|zetor)\b/i
    expect(data.manufacturers.map(({ name }) => name).filter((name) => real.test(name))).toEqual([])
  })
})
