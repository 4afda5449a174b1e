/**
 * Scale of the customer screen, estimated from its content, since no script can measure it. Lengths in rem at scale 1.
 */
import { textWidth } from '../dyno/chart/chart-text'
import type { SheetModel } from '../sheets/sheet-model'

export const SCREEN = { width: 90, height: 50.625 } as const
/** The smallest readable scale; larger content scrolls. */
const SMALLEST = 0.55

/** Size of the stage figures, by number of stages. */
export function rowsOf({ stages }: Pick<SheetModel, 'stages'>): 'few' | 'many' | 'crowded' {
  return stages.length <= 3 ? 'few' : stages.length <= 5 ? 'many' : 'crowded'
}
/** Heights in a row: figure, second unit, gain, parts. */
const ROW = {
  few: { figure: 4.95, second: 1.62, gain: 2.05, parts: 1.3 },
  many: { figure: 3.4, second: 1.62, gain: 1.65, parts: 1.3 },
  crowded: { figure: 2.7, second: 0, gain: 0, parts: 1.3 }
} as const

export function sizeOf(model: SheetModel): number {
  // a smaller scale has more rem per line, so the estimate is repeated at the found scale
  let size = 1
  for (let look = 0; look < 3; look++) size = Math.min(1, SCREEN.height / heightOf(model, SCREEN.width / size))
  return Math.max(SMALLEST, Math.floor(size * 40) / 40)
}

function heightOf(model: SheetModel, width: number): number {
  const inside = width - 6
  const lines = (text: string, at: number, size: number): number =>
    text === '' ? 0 : text.split('\n').reduce((sum, line) => sum + Math.ceil((textWidth(line, size) * 1.06) / at), 0)
  const { vehicle, options } = model
  const car = [vehicle.maker, vehicle.model, vehicle.generation].join(' ')
  const long = car.length > 30 || vehicle.engine.length > 30
  const nameWidth = inside - (model.picture ? 16 : 0) - (model.shop.logo || model.shop.name !== '' ? 20 : 0)
  const name =
    (lines(car, nameWidth, long ? 2 : 2.8) + lines(vehicle.engine, nameWidth, long ? 2 : 2.8)) * (long ? 2.32 : 3.08) +
    2.2
  const head = Math.max(model.picture ? 8 : 0, name)

  const left = inside * 0.45
  const row = ROW[rowsOf(model)]
  const rows = model.stages.reduce(
    (sum, { power, torque, modifications }) => {
      const second = power.second === null && torque.second === null ? 0 : row.second
      const gain = power.gain === null && torque.gain === null ? 0 : row.gain
      return (
        sum +
        row.figure +
        second +
        gain +
        (modifications.length === 0 ? 0 : lines(modifications.join(', '), left - 12, 0.95) * row.parts)
      )
    },
    model.stages.length === 0 ? 0 : 2
  )
  const given = model.performance.filter(({ stock, stage }) => stock !== null || stage !== null).length
  const performance = given === 0 ? 0 : 4 + Math.ceil(given / 3) * 3.9
  const chart = model.chart ? 22 : 4

  const columns = options === null ? 1 : options.length === 1 ? 1 : options.length === 2 || options.length === 4 ? 2 : 3
  const column = inside / columns - 2.4
  const listed = (options ?? []).map(
    (one) =>
      0.5 +
      (lines(`${one.name} ${one.description ?? ''}`, column, 1.15) + lines(one.notice ?? '', column - 5, 1.1)) * 1.52
  )
  // columns are balanced, but no option is split
  const optionsHeight =
    listed.length === 0 ? 0 : 4 + Math.max(...listed, (listed.reduce((sum, one) => sum + one, 0) / columns) * 1.1)
  const foot = lines([...model.assumptions, model.source, model.terms].join(' '), inside, 0.82) * 1.15 + 1
  return (
    3.2 + head + Math.max(rows + performance, chart) + optionsHeight + foot + 1.5 * (2 + (optionsHeight > 0 ? 1 : 0))
  )
}
