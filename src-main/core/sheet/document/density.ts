/** How tightly a sheet has to be set, by counting what is on it. */
import type { SheetModel } from '../model'
import { inColumns } from './blocks'
import { DENSITIES, linesHeight, linesOf, MARGIN, paperSides, TYPE, type Density } from './paper'

/** What the chart should get at least before the type grows smaller, in millimetres. */
const CHART_WISH = 65
/** What it has to get. */
const CHART_TIGHT = 48

/** Heights in millimetres of everything but the chart, at ordinary density, about. */
function heightOf(model: SheetModel, width: number): number {
  const { body, small } = TYPE.normal
  const text = (of: string, at: number, points: number): number => linesHeight(linesOf(of, at, points), points)
  const heading = 6.6
  const gap = 4
  const parts: number[] = []
  const name = [model.vehicle.maker, model.vehicle.model, model.vehicle.generation].join(' ')
  const titleWidth = model.picture ? width - 70 : width
  const long = name.length > 34 || model.vehicle.engine.length > 34
  const title = 6 + text(name, titleWidth, long ? 15 : 21) + text(model.vehicle.engine, titleWidth, long ? 15 : 21) + text(model.intro, titleWidth, body) + text(model.customer, titleWidth, body) + 6
  parts.push(model.picture ? Math.max(33, title) : title)
  if (model.facts.length > 0) parts.push(heading + Math.ceil(model.facts.length / 4) * 9)
  if (model.stages.length > 0) parts.push(heading + (inColumns(model) ? offerHeight(model, width) : rowsHeight(model, width)))
  const performance = model.performance.length > 0 && !inColumns(model) ? heading + 6 + model.performance.length * 6 : 0
  parts.push(Math.max(performance, (model.band ? heading + model.band.lines.length * 4.5 : 0) + (model.verdict ? heading + 9 : 0)))
  if (model.options) parts.push(heading + model.options.reduce((sum, one) => sum + 2 + text(`${one.name} ${one.description ?? ''}`, width / 2 - 4, body) + text(one.notice ?? '', width / 2 - 8, small), 0) / (model.options.length === 1 ? 1 : 1.9))
  if (model.tools || model.note) parts.push(heading + Math.max(text(model.tools?.tools.join(', ') ?? '', width / 3, body), text(model.note ?? '', model.tools ? width / 3 : width, body)))
  if (model.remark) parts.push(heading + text(model.remark, width, body))
  parts.push(text(model.terms, width, small), Math.max(20, text([...model.assumptions, model.source].join(' '), width - 70, small)))
  return parts.filter((part) => part > 0).reduce((sum, part) => sum + part + gap, 0) + 16
}

function rowsHeight(model: SheetModel, width: number): number {
  const { body } = TYPE.normal
  return 6 + model.stages.reduce((sum, one) => sum + Math.max(7, linesHeight(linesOf(one.modifications.join(', '), width * 0.28, body), body) + 2.3), 0)
}
function offerHeight(model: SheetModel, width: number): number {
  const { body } = TYPE.normal
  const column = (width * 0.79) / model.stages.length - 5
  const parts = Math.max(0, ...model.stages.map((one) => one.modifications.reduce((sum, part) => sum + linesHeight(linesOf(part, column - 3, body), body), 0)))
  return 12 + 26 + (model.stages[0]?.performance.length ?? 0) * 6.5 + parts + 10
}

/** Height of an offer's narrow column in landscape, with head and foot of the page, at ordinary density, about. */
function narrowHeight(model: SheetModel, width: number): number {
  const { body, small } = TYPE.normal
  const text = (of: string, points: number, at = width): number => linesHeight(linesOf(of, at, points), points)
  const { vehicle, options } = model
  const name = [vehicle.maker, vehicle.model, vehicle.generation].join(' ')
  const size = name.length > 34 || vehicle.engine.length > 34 ? 13 : 19
  const parts = [
    6 + text(name, size) + text(vehicle.engine, size) + (vehicle.years === '' ? 0 : 5) + text(model.intro, body) + text(model.customer, body) + 4 + (model.picture ? 33 : 0),
    model.facts.length === 0 ? 0 : 6.6 + Math.ceil(model.facts.length / 2) * 8.6,
    model.remark === '' ? 0 : 6.6 + text(model.remark, body),
    options ? 6.6 + options.reduce((sum, one) => sum + 1.5 + text(`${one.name} ${one.description ?? ''}`, body) + text(one.notice ?? '', small, width - 4), 0) : 0
  ]
  const foot = Math.max(20, text([...model.assumptions, model.source].join(' '), small, width * 1.9))
  return parts.filter((part) => part > 0).reduce((sum, part) => sum + part + 4, 0) + 18 + foot
}

/** The step a sheet is set in. */
export function densityOf(model: SheetModel): Density {
  const { width, height } = paperSides(model)
  const inside = width - 2 * MARGIN.side
  const room = height - MARGIN.top - MARGIN.bottom
  const chart = model.chart ? 1 : 0
  // of an offer in columns one side is full of stages and chart, the other of everything else: neither can take from the other
  if (model.orientation === 'landscape' && inColumns(model)) {
    const side = narrowHeight(model, (inside - 10) * 0.34)
    if (side > room) return side * 0.89 > room ? 'dense' : 'tight'
  }
  // side by side, the two columns share what stands below each other in portrait
  const need = model.orientation === 'portrait' ? heightOf(model, inside) : heightOf(model, inside) * (inColumns(model) ? 0.6 : 0.68)
  if (need + chart * CHART_WISH <= room) return 'normal'
  // the next step saves about a ninth
  return need * 0.89 + chart * CHART_TIGHT <= room ? 'tight' : 'dense'
}

/** The densest any of them needs: sheets of one document look as if one hand had made them. */
export function densityOfAll(models: readonly SheetModel[]): Density {
  return DENSITIES[Math.max(0, ...models.map((model) => DENSITIES.indexOf(densityOf(model))))] ?? 'normal'
}
