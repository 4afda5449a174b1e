/** Combines makers, models, generations and engines; the same seed gives the same catalogue. */
import type { CatalogueFile, EngineLine } from '../../../src-main/adapters/demo-service/catalogue/load-catalogue.ts'
import { CAR_PATTERNS, CORSALE_II, engine, OTHER_PATTERNS, type Pattern, type Setting } from './engines.ts'
import {
  CAR_BODIES,
  CAR_MAKERS,
  CAR_MODELS,
  OTHER_MAKERS,
  OTHER_MODELS,
  slug,
  type Body,
  type Maker
} from './makers.ts'
import { performance } from './performance.ts'
import { Random } from './random.ts'

const TYPE_KEYS = ['cars', 'trucks', 'agriculture', 'marine', 'motorcycles'] as const
const TOOLS = ['Kestrel 3', 'Autobox', 'FlexLine', 'Trawler', 'Magpie Pro', 'New Bench', 'Orbit II', 'Heron']
const METHODS = ['OBD', 'Bench', 'Boot']
const SIZES: Partial<Record<Body, number>> = {
  city: 1,
  hatchback: 2,
  roadster: 3,
  saloon: 3,
  coupe: 3,
  estate: 3,
  mpv: 4,
  suv: 4,
  pickup: 5,
  van: 5
}
const ROMAN = ['I', 'II', 'III', 'IV']

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] }

export class CatalogueMaker {
  readonly #random = new Random(20_140_514)
  readonly #file: Mutable<CatalogueFile> = {
    types: TYPE_KEYS.map((key, i) => ({ id: i + 1, key, slug: key, icon: `types/${key}.svg` })),
    manufacturers: [],
    models: [],
    generations: [],
    engines: [],
    performance: [],
    tools: TOOLS.map((name, i) => ({ id: i + 1, name })),
    methods: METHODS.map((value, i) => ({ id: i + 1, value }))
  }
  #nextName = 0

  make(): CatalogueFile {
    for (const maker of CAR_MAKERS) this.#cars(maker)
    for (const key of ['trucks', 'agriculture', 'marine', 'motorcycles'] as const)
      for (const name of OTHER_MAKERS[key]) this.#others(key, name)
    return this.#file
  }

  #cars(maker: Maker): void {
    const random = this.#random
    const makerId = this.#maker(1, maker.name)
    for (let i = 0; i < (maker.models ?? 2); i++) {
      const place = this.#nextName++
      const name = CAR_MODELS[place % CAR_MODELS.length]!
      const body = CAR_BODIES[place % CAR_BODIES.length]!
      const shown = maker.name === 'Arvenna' && name === 'Corsale'
      const starts = shown ? [2007, 2014, 2020] : years(random, random.pick([1, 1, 2, 2, 2, 3]))
      const modelId = this.#model(makerId, name, random.chance(0.05) ? null : `${body}-b`)
      let before: { pattern: Pattern; line: EngineLine }[] = []
      starts.forEach((year, nth) => {
        const size = SIZES[body] ?? 3
        const setting: Setting = { random, maker, year, tools: TOOLS.length, methods: METHODS.length, complete: shown }
        const fitting = CAR_PATTERNS.filter(
          (p) => p.years[0] <= year + 2 && p.years[1] >= year && p.sizes[0] <= size && p.sizes[1] >= size
        )
        const chosen =
          shown && nth === 1
            ? CORSALE_II.map(([cc, power]) => CAR_PATTERNS.find((p) => p.cc === cc && p.power === power)!)
            : random.some(fitting, Math.min(fitting.length, random.whole(3, 5)))
        // one engine continues from the previous generation: the same record, in two generations
        const kept = before.filter(({ pattern }) => chosen.includes(pattern)).slice(0, 1)
        const lines = chosen.map(
          (pattern) =>
            kept.find((each) => each.pattern === pattern) ?? { pattern, line: this.#engine(pattern, setting) }
        )
        // the same engine with another control unit or gearbox has the same name
        if (!shown && random.chance(0.16))
          lines.push({ pattern: chosen[0]!, line: this.#engine(chosen[0]!, setting, random.whole(1, 2)) })
        const newest = nth === starts.length - 1
        this.#generation(
          modelId,
          {
            name: ROMAN[nth]!,
            year: random.chance(0.03) && !shown ? null : year,
            yearend: newest && (year > 2016 || random.chance(0.3)) ? null : (starts[nth + 1] ?? year + 7),
            body,
            modern: year >= 2012,
            heavier: nth * 55,
            complete: shown
          },
          lines.map(({ line }) => line)
        )
        before = lines
      })
    }
  }

  #others(key: keyof typeof OTHER_MAKERS, name: string): void {
    const random = this.#random
    const makerId = this.#maker(TYPE_KEYS.indexOf(key) + 1, name)
    const maker: Maker = { name, badges: ['D', 'T', 'S'] }
    for (const [word, body] of OTHER_MODELS[key]) {
      const modelId = this.#model(
        makerId,
        key === 'motorcycles' || key === 'agriculture' ? `${word} ${random.whole(2, 9)}00` : word,
        body
      )
      years(random, random.pick([1, 2, 2])).forEach((year, nth, all) => {
        const setting: Setting = { random, maker, year, tools: TOOLS.length, methods: METHODS.length }
        const fitting = OTHER_PATTERNS[key].filter((p) => p.years[0] <= year + 3 && p.years[1] >= year)
        const possible = fitting.length ? fitting : OTHER_PATTERNS[key]
        const lines = random
          .some<Pattern>(possible, Math.min(possible.length, random.whole(2, 3)))
          .map((p) => this.#engine(p, setting))
        this.#generation(
          modelId,
          { name: `Series ${ROMAN[nth]}`, year, yearend: all[nth + 1] ?? null, body, modern: true, heavier: nth * 80 },
          lines
        )
      })
    }
  }

  #maker(type: number, name: string): number {
    const id = this.#file.manufacturers.length + 1
    this.#file.manufacturers.push({ id, type, name, slug: slug(name), logo: `logos/${slug(name)}.svg` })
    return id
  }

  #model(manufacturer: number, name: string, body: string | null): number {
    const id = this.#file.models.length + 1
    this.#file.models.push({ id, manufacturer, name, slug: slug(name), body })
    return id
  }

  #engine(pattern: Pattern, setting: Setting, variant = 0): EngineLine {
    const line = engine(this.#file.engines.length + 1, pattern, setting, variant)
    this.#file.engines.push(line)
    return line
  }

  #generation(
    model: number,
    of: {
      name: string
      year: number | null
      yearend: number | null
      body: Body
      modern: boolean
      heavier: number
      complete?: boolean
    },
    lines: readonly EngineLine[]
  ): void {
    if (lines.length === 0) throw new Error(`no engine fits model ${model} of ${of.year}`)
    const id = this.#file.generations.length + 1
    const drawn = of.body in SIZES ? `${of.body}-${of.modern ? 'b' : 'a'}` : of.body
    this.#file.generations.push({
      id,
      model,
      name: of.name,
      slug: slug(of.name),
      year: of.year,
      yearend: of.yearend,
      body: this.#random.chance(0.04) && !of.complete ? null : drawn,
      engines: lines.map((line) => line.id)
    })
    for (const line of lines) {
      if (this.#random.chance(0.1) && !of.complete) continue
      this.#file.performance.push(
        performance(id, line, 5001 + this.#file.performance.length, of.body, of.heavier, this.#random)
      )
    }
  }
}

function years(random: Random, count: number): number[] {
  const first = random.whole(1999, 2021 - (count - 1) * 7)
  return Array.from({ length: count }, (_none, i) => first + i * random.whole(6, 7))
}

/** One record per line, for small differences in the history. */
export function asText(file: CatalogueFile): string {
  const parts = Object.entries(file).map(
    ([key, rows]) =>
      `${JSON.stringify(key)}:[\n${(rows as readonly unknown[]).map((row) => JSON.stringify(row)).join(',\n')}\n]`
  )
  return `{\n${parts.join(',\n')}\n}\n`
}
