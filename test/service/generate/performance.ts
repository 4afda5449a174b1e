/** Performance figures from power, mass and drag; km/h, seconds, l/100 km. */
import type { EngineLine } from '../../../src-main/adapters/demo-service/catalogue/load-catalogue.ts'
import type { Body } from './makers.ts'
import type { Random } from './random.ts'

interface Vehicle {
  /** kg */
  readonly mass: number
  /** Drag coefficient times frontal area, m². */
  readonly drag: number
  /** km/h, where a limiter or a gearbox ends it. */
  readonly atMost: number
  /** l/100 km without the engine's consumption; null if the figure is unusual for the vehicle. */
  readonly base: number | null
  readonly sprints: boolean
}

export const VEHICLES: Readonly<Record<Body, Vehicle>> = {
  city: { mass: 1010, drag: 0.63, atMost: 250, base: 2.9, sprints: true },
  hatchback: { mass: 1310, drag: 0.66, atMost: 250, base: 3.1, sprints: true },
  saloon: { mass: 1480, drag: 0.62, atMost: 250, base: 3.2, sprints: true },
  estate: { mass: 1540, drag: 0.66, atMost: 250, base: 3.4, sprints: true },
  coupe: { mass: 1450, drag: 0.61, atMost: 290, base: 3.3, sprints: true },
  roadster: { mass: 1380, drag: 0.64, atMost: 270, base: 3.4, sprints: true },
  suv: { mass: 1720, drag: 0.86, atMost: 240, base: 4.1, sprints: true },
  mpv: { mass: 1650, drag: 0.82, atMost: 220, base: 3.9, sprints: true },
  van: { mass: 2150, drag: 1.35, atMost: 190, base: 5.6, sprints: true },
  pickup: { mass: 2050, drag: 1.15, atMost: 190, base: 5.5, sprints: true },
  'tractor-unit': { mass: 18000, drag: 5.5, atMost: 90, base: 22, sprints: false },
  rigid: { mass: 12000, drag: 5.8, atMost: 90, base: 17, sprints: false },
  coach: { mass: 14000, drag: 4.2, atMost: 100, base: 19, sprints: false },
  tractor: { mass: 6500, drag: 6, atMost: 50, base: null, sprints: false },
  harvester: { mass: 14000, drag: 9, atMost: 30, base: null, sprints: false },
  runabout: { mass: 1800, drag: 9, atMost: 95, base: null, sprints: false },
  cruiser: { mass: 6500, drag: 30, atMost: 75, base: null, sprints: false },
  naked: { mass: 275, drag: 0.52, atMost: 260, base: 3.4, sprints: true },
  sport: { mass: 275, drag: 0.4, atMost: 299, base: 4.1, sprints: true },
  tourer: { mass: 335, drag: 0.55, atMost: 240, base: 3.9, sprints: true }
}

type Row = readonly [number, number, number, ...(number | null)[]]

/** The figures of an engine in a vehicle; `heavier` in kg, for the same engine in a later generation. */
export function performance(
  generation: number,
  engine: EngineLine,
  id: number,
  body: Body,
  heavier: number,
  random: Random
): Row {
  const vehicle = VEHICLES[body]
  const topSpeed = (power: number): number =>
    Math.min(vehicle.atMost, Math.round(3.6 * Math.cbrt((power * 735.5 * 0.86) / (0.5 * 1.2 * vehicle.drag))))
  const sprint = (power: number): number | null =>
    vehicle.sprints
      ? Math.round((((vehicle.mass + heavier) * 27.78 * 27.78) / 2 / (power * 735.5 * 0.55) + 1.1) * 10) / 10
      : null
  const stock = engine.power ?? 0
  const first = engine.stages[0]?.power ?? stock
  const thirst = engine.fuel === 'Diesel' ? 0.75 : engine.fuel === 'Hybrid' ? 0.6 : engine.fuel === 'LPG' ? 1.35 : 1.1
  const consumption =
    vehicle.base === null || random.chance(0.15)
      ? null
      : Math.round((vehicle.base + thirst * Math.sqrt(stock) * 0.32 + heavier / 400) * 10) / 10
  return [generation, engine.id, id, consumption, topSpeed(stock), sprint(stock), topSpeed(first), sprint(first)]
}
