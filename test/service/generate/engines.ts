/** Engine patterns: the range of a maker at one time, and the engine records made from them. */
import type { EngineLine } from '../../../src-main/adapters/demo-service/catalogue/load-catalogue.ts'
import { curve, tuned, type Kind } from './curves.ts'
import { slug, type Maker } from './makers.ts'
import type { Random } from './random.ts'

export interface Pattern {
  readonly cc: number
  readonly cylinders: number
  readonly kind: Kind
  readonly power: number
  readonly torque: number
  /** Years in which new cars get it. */
  readonly years: readonly [number, number]
  /** Sizes of its vehicles, 1 (city) to 5 (van, large). */
  readonly sizes: readonly [number, number]
  readonly type: string
  readonly fuel: string
  /** 0 diesel badge, 1 petrol badge, 2 sports badge, or the words themselves. */
  readonly badge: 0 | 1 | 2 | string
}

const car = (
  kind: Kind,
  type: string,
  fuel: string,
  badge: Pattern['badge'],
  rows: readonly (readonly [number, number, number, number, number, number, number, number])[]
): Pattern[] =>
  rows.map(([cc, cylinders, power, torque, from, to, small, large]) => ({
    kind,
    type,
    fuel,
    badge,
    cc,
    cylinders,
    power,
    torque,
    years: [from, to],
    sizes: [small, large]
  }))

/** cc, cylinders, PS, Nm, years from, to, sizes from, to */
export const CAR_PATTERNS: readonly Pattern[] = [
  ...car('turbo-diesel', 'Turbo Diesel', 'Diesel', 0, [
    [1398, 4, 70, 160, 2003, 2012, 1, 2],
    [1461, 4, 90, 220, 2008, 2020, 1, 3],
    [1598, 4, 110, 250, 2010, 2022, 1, 3],
    [1598, 4, 120, 300, 2014, 2024, 2, 4],
    [1896, 4, 105, 250, 2001, 2009, 2, 4],
    [1968, 4, 140, 320, 2004, 2013, 2, 5],
    [1968, 4, 150, 350, 2013, 2024, 2, 5],
    [1968, 4, 184, 380, 2013, 2024, 2, 5],
    [1995, 4, 190, 400, 2015, 2026, 3, 5],
    [2143, 4, 170, 400, 2009, 2018, 3, 5],
    [2298, 4, 145, 360, 2012, 2026, 5, 5],
    [2967, 6, 245, 500, 2009, 2019, 3, 5],
    [2993, 6, 286, 620, 2018, 2026, 3, 5]
  ]),
  ...car('diesel', 'Diesel', 'Diesel', 'D', [
    [1896, 4, 64, 125, 1999, 2005, 1, 2],
    [2461, 5, 75, 160, 1998, 2004, 5, 5]
  ]),
  ...car('turbo-petrol', 'Turbo Petrol', 'Petrol', 1, [
    [999, 3, 95, 175, 2014, 2026, 1, 2],
    [999, 3, 115, 200, 2016, 2026, 1, 3],
    [1395, 4, 125, 200, 2009, 2019, 1, 3],
    [1498, 4, 150, 250, 2014, 2026, 2, 4],
    [1598, 4, 180, 240, 2007, 2016, 2, 4],
    [1798, 4, 160, 250, 2007, 2014, 2, 4],
    [1984, 4, 200, 280, 2004, 2013, 2, 5],
    [1984, 4, 190, 320, 2015, 2026, 3, 5],
    [2998, 6, 340, 500, 2015, 2026, 3, 5]
  ]),
  ...car('turbo-petrol', 'Turbo Petrol', 'Petrol', 2, [
    [1984, 4, 290, 380, 2013, 2026, 2, 4],
    [2480, 5, 400, 520, 2014, 2026, 2, 4],
    [1998, 4, 245, 350, 2010, 2020, 2, 3],
    [3996, 8, 560, 740, 2012, 2022, 3, 4]
  ]),
  ...car('petrol', 'Petrol', 'Petrol', 'i', [
    [1198, 4, 69, 106, 2002, 2014, 1, 1],
    [1390, 4, 80, 119, 2000, 2009, 1, 2],
    [1595, 4, 102, 148, 1999, 2010, 2, 3],
    [1998, 4, 150, 200, 2001, 2012, 2, 4],
    [2967, 6, 231, 300, 2003, 2011, 3, 4],
    [4163, 8, 350, 440, 2005, 2012, 3, 4]
  ]),
  ...car('hybrid', 'Hybrid', 'Hybrid', 'Hybrid', [
    [1798, 4, 122, 190, 2012, 2022, 2, 3],
    [1498, 4, 204, 350, 2018, 2026, 2, 4],
    [1984, 4, 245, 400, 2019, 2026, 3, 5]
  ]),
  ...car('petrol', 'Petrol', 'LPG', 'LPG', [[1595, 4, 98, 144, 2006, 2014, 2, 5]]),
  ...car('turbo-petrol', 'Turbo Petrol', 'LPG', 'LPG', [[1368, 4, 120, 206, 2010, 2020, 1, 3]]),
  ...car('petrol', 'Other', 'Ethanol', 'Flex', [[1798, 4, 130, 178, 2006, 2016, 2, 4]]),
  ...car('turbo-petrol', 'Turbo Petrol', 'Ethanol', 'Flex', [[1984, 4, 180, 320, 2009, 2016, 3, 4]])
]

const pattern = (
  kind: Kind,
  type: string,
  fuel: string,
  badge: string,
  cc: number,
  cylinders: number,
  power: number,
  torque: number,
  years: readonly [number, number]
): Pattern => ({ kind, type, fuel, badge, cc, cylinders, power, torque, years, sizes: [1, 5] })

export const OTHER_PATTERNS = {
  trucks: [
    pattern('heavy', 'Heavy Turbo Diesel', 'Diesel', 'R6', 6700, 6, 250, 1000, [2006, 2026]),
    pattern('heavy', 'Heavy Turbo Diesel', 'Diesel', 'R6', 7698, 6, 320, 1300, [2010, 2026]),
    pattern('heavy', 'Heavy Turbo Diesel', 'Diesel', 'R6', 10837, 6, 420, 2050, [2008, 2026]),
    pattern('heavy', 'Heavy Turbo Diesel', 'Diesel', 'R6', 12777, 6, 480, 2400, [2008, 2026]),
    pattern('heavy', 'Heavy Turbo Diesel', 'Diesel', 'V8', 16353, 8, 620, 3000, [2010, 2026]),
    pattern('heavy-old', 'Heavy Diesel', 'Diesel', 'R6', 9572, 6, 210, 760, [1996, 2009]),
    pattern('heavy', 'Other', 'LPG', 'Gas', 9330, 6, 340, 1600, [2014, 2026])
  ],
  agriculture: [
    pattern('farm', 'Turbo Diesel', 'Diesel', 'R4', 4485, 4, 115, 480, [2005, 2026]),
    pattern('farm', 'Turbo Diesel', 'Diesel', 'R6', 6728, 6, 185, 800, [2008, 2026]),
    pattern('farm', 'Heavy Turbo Diesel', 'Diesel', 'R6', 8710, 6, 310, 1360, [2010, 2026]),
    pattern('heavy-old', 'Heavy Diesel', 'Diesel', 'R4', 3922, 4, 82, 290, [1996, 2010])
  ],
  marine: [
    pattern('marine-turbo-diesel', 'Marine Turbo Diesel', 'Diesel', 'TDM', 3700, 4, 225, 490, [2006, 2026]),
    pattern('marine-turbo-diesel', 'Marine Turbo Diesel', 'Diesel', 'TDM', 5510, 6, 400, 880, [2008, 2026]),
    pattern('marine-diesel', 'Marine Diesel', 'Diesel', 'DM', 2184, 4, 55, 125, [1998, 2018]),
    pattern('marine-petrol', 'Marine Petrol', 'Petrol', 'PM', 5327, 8, 300, 450, [2002, 2022]),
    pattern('marine-petrol', 'Marine Petrol', 'Petrol', 'PM', 2967, 4, 150, 240, [2000, 2020])
  ],
  motorcycles: [
    pattern('motorcycle', 'Petrol', 'Petrol', 'P2', 689, 2, 74, 68, [2014, 2026]),
    pattern('motorcycle', 'Petrol', 'Petrol', 'P4', 998, 4, 145, 112, [2009, 2026]),
    pattern('motorcycle', 'Petrol', 'Petrol', 'V2', 1198, 2, 150, 125, [2010, 2026]),
    pattern('motorcycle', 'Petrol', 'Petrol', 'P3', 798, 3, 112, 87, [2012, 2026])
  ]
} as const

/** The engines of the generation in the guide and the screenshots. */
export const CORSALE_II = [
  [1395, 125],
  [1498, 150],
  [1598, 110],
  [1968, 150],
  [1968, 184],
  [1984, 290],
  [2480, 400]
] as const

interface Gains {
  readonly first: readonly [number, number]
  /** Torque gain as a share of the power gain. */
  readonly torque: number
  readonly second?: { readonly chance: number; readonly gain: number; readonly needs: readonly string[] }
  readonly third?: { readonly gain: number; readonly needs: readonly string[] }
  readonly needs?: readonly string[]
}

const GAINS: Readonly<Record<Kind, Gains>> = {
  'turbo-diesel': {
    first: [1.2, 1.3],
    torque: 0.92,
    second: { chance: 0.5, gain: 1.37, needs: ['downpipe', 'intake'] }
  },
  diesel: { first: [1.06, 1.1], torque: 0.9 },
  'turbo-petrol': {
    first: [1.14, 1.26],
    torque: 1.15,
    second: { chance: 0.65, gain: 1.36, needs: ['downpipe', 'intake', 'intercooler'] },
    third: { gain: 1.58, needs: ['turbocharger', 'injectors', 'pump', 'clutch', 'fuel'] }
  },
  petrol: { first: [1.04, 1.06], torque: 0.9, second: { chance: 0.2, gain: 1.12, needs: ['exhaust', 'intake'] } },
  heavy: { first: [1.1, 1.18], torque: 1 },
  'heavy-old': { first: [1.06, 1.1], torque: 1 },
  farm: { first: [1.11, 1.18], torque: 1.05 },
  'marine-diesel': { first: [1.05, 1.08], torque: 1 },
  'marine-turbo-diesel': { first: [1.12, 1.2], torque: 0.95, needs: ['propeller'] },
  'marine-petrol': { first: [1.04, 1.06], torque: 0.9 },
  motorcycle: { first: [1.04, 1.06], torque: 0.8, second: { chance: 0.5, gain: 1.1, needs: ['exhaust', 'intake'] } },
  hybrid: { first: [1.07, 1.13], torque: 0.9 }
}

const ECUS: Readonly<Record<string, readonly [string, string, string]>> = {
  diesel: ['EDX15', 'EDX17', 'EDX19'],
  petrol: ['MGX7', 'MGX17', 'EDX21'],
  heavy: ['HDX4', 'HDX7', 'HDX10'],
  other: ['MSX2', 'MSX5', 'MSX8']
}
const SUPPLIERS = ['Delmark', 'Sigmar', 'Vantec', 'Korvan']
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

export interface Setting {
  readonly random: Random
  readonly maker: Maker
  /** Start of the generation. */
  readonly year: number
  readonly tools: number
  readonly methods: number
  /** Fills fields that are otherwise randomly omitted: for the generation of guides and screenshots. */
  readonly complete?: boolean
}

/**
 * One engine record. `variant` numbers the engines of one name within a generation: other control unit, gearbox, code.
 */
export function engine(
  id: number,
  p: Pattern,
  { random, maker, year, tools, methods, complete = false }: Setting,
  variant = 0
): EngineLine {
  const stock = curve(p.kind, p.power, p.torque)
  const litres = (p.cc / 1000).toFixed(1)
  const badge = typeof p.badge === 'number' ? maker.badges[p.badge] : p.badge
  const onRoad = p.sizes[0] !== 1 || p.sizes[1] !== 5 || p.badge === 0
  const named =
    p.kind === 'motorcycle'
      ? `${p.cc} ${badge}`
      : p.kind === 'petrol' && p.badge === 'i'
        ? `${litres}${badge} ${stock.power}`
        : `${litres} ${badge} ${stock.power}`
  const age = Math.min(2, Math.max(0, Math.floor((year - 2003) / 7)) + (variant === 1 ? 1 : 0))
  const family =
    p.kind.startsWith('heavy') || p.kind === 'farm'
      ? 'heavy'
      : p.kind.includes('diesel')
        ? 'diesel'
        : p.kind.includes('petrol')
          ? 'petrol'
          : 'other'
  const supplier = SUPPLIERS[(maker.name.length + (variant > 0 ? variant : 0)) % SUPPLIERS.length]!
  const code = [...'xxxx'].map(() => random.pick([...LETTERS])).join('')
  return {
    id,
    name: named,
    slug: `${slug(named)}${variant ? `-${variant + 1}` : ''}`,
    type: p.type,
    fuel: p.fuel,
    capacity: p.cc,
    power: stock.power,
    torque: stock.torque,
    cylinders: random.chance(0.04) && !complete ? null : p.cylinders,
    year: random.chance(0.06) && !complete ? null : Math.max(p.years[0], Math.min(year, p.years[1])),
    ecu: random.chance(0.05) && !complete ? null : `${supplier} ${ECUS[family]![age]!}`,
    tcu:
      onRoad && (variant === 2 || random.chance(0.35))
        ? `${random.pick(SUPPLIERS)} ${random.pick(['DCT7', 'AT8', 'AT6'])}`
        : null,
    engine_code: random.chance(0.2) && variant === 0 ? null : code,
    rpm: stock.rpm,
    hp: stock.hp,
    nm: stock.nm,
    options: options(p, year, random, complete),
    stages: stages(p, stock, random, complete),
    tools: random.some(
      Array.from({ length: tools }, (_none, i) => i + 1),
      random.whole(2, 4)
    ),
    methods: random.some(
      Array.from({ length: methods }, (_none, i) => i + 1),
      random.whole(1, 3)
    )
  }
}

/** Tuners publish figures in steps of five, unless that leaves the usual gain or the figure is small. */
function roundFigure(value: number, least = 0, most = Infinity): number {
  const steps = [5, 2, 1].map((step) => Math.round(value / step) * step)
  return (value >= 120 && steps.find((one) => one >= least && one <= most)) || Math.round(value)
}

function stages(
  p: Pattern,
  stock: { power: number; torque: number },
  random: Random,
  complete: boolean
): EngineLine['stages'] {
  const gains = GAINS[p.kind]
  const first = random.between(...gains.first)
  const wanted: { gain: number; needs: readonly string[] }[] = [{ gain: first, needs: gains.needs ?? [] }]
  if (gains.second && (random.chance(gains.second.chance) || complete))
    wanted.push({
      gain: Math.max(first + 0.05, gains.second.gain + random.between(-0.03, 0.03)),
      needs: gains.second.needs
    })
  if (gains.third && wanted.length === 2 && stock.power >= 240)
    wanted.push({ gain: gains.third.gain + random.between(-0.05, 0.05), needs: gains.third.needs })
  return wanted.map(({ gain, needs }, i) => {
    const [least, most] = i === 0 ? gains.first : [1, Infinity]
    const power = roundFigure(stock.power * gain, stock.power * least, stock.power * most)
    const torque = roundFigure(stock.torque * (1 + (gain - 1) * gains.torque))
    const made = tuned(p.kind, stock, { power: power / stock.power, torque: torque / stock.torque })
    return { no: i + 1, power: made.power, torque: made.torque, hp: made.hp, nm: made.nm, needs }
  })
}

function options(p: Pattern, year: number, random: Random, complete: boolean): string[] | null {
  if (random.chance(0.04) && !complete) return null
  if (random.chance(0.04) && !complete) return []
  const diesel = p.fuel === 'Diesel'
  const possible = [
    ...(diesel && year >= 2005 && !p.type.startsWith('Marine') ? ['DPF'] : []),
    ...(p.kind === 'turbo-petrol' && year >= 2018 ? ['GPF'] : []),
    ...(diesel ? ['EGR'] : ['LAMBDA']),
    ...(diesel && year >= 2013 && !p.type.startsWith('Marine') ? ['SCR'] : []),
    'DTC',
    'VMAX',
    ...(p.kind === 'farm' ? ['PTO'] : []),
    ...(year >= 2010 && (p.kind === 'turbo-diesel' || p.kind === 'turbo-petrol') ? ['SS'] : []),
    ...(p.badge === 2 || p.kind === 'motorcycle' ? ['LAUNCH', 'COLD'] : []),
    ...(p.kind === 'turbo-diesel' && year < 2014 ? ['SWIRL'] : [])
  ]
  return random.some(possible, Math.max(2, Math.round(possible.length * random.between(0.7, 1))))
}
