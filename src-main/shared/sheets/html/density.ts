/** Chooses the type size of a sheet by estimating its content. Heights in millimetres. */
import type { SheetModel } from '../sheet-model'
import { inColumns, partsHeight } from './html-blocks'
import type { Density } from '../snapshot'
import { BLOCK_GAPS, MARGIN, paperSides, textHeight, TYPE_SIZES } from './page-size'

/** Chart height below which the type gets smaller. */
const CHART_WISH = 65
/** Minimum chart height. */
const CHART_TIGHT = 54

/** Estimated height without the chart, at normal density. */
function heightOf(model: SheetModel, width: number): number {
  const { body, small } = TYPE_SIZES.normal
  const parts: number[] = []
  const name = [model.vehicle.maker, model.vehicle.model, model.vehicle.generation].join(' ')
  const titleWidth = model.picture ? width - 70 : width
  const long = name.length > 34 || model.vehicle.engine.length > 34
  const title =
    6 +
    textHeight(name, titleWidth, long ? 15 : 21) +
    textHeight(model.vehicle.engine, titleWidth, long ? 15 : 21) +
    textHeight(model.intro, titleWidth, body) +
    textHeight(model.customer, titleWidth, body) +
    6
  parts.push(model.picture ? Math.max(33, title) : title, highlightHeight(model))
  if (model.facts.length > 0) parts.push(HEADING + Math.ceil(model.facts.length / 4) * 9)
  if (!model.chart && model.chartNote) parts.push(HEADING + textHeight(model.chartNote, width, small))
  if (model.stages.length > 0)
    parts.push(HEADING + (inColumns(model) ? offerHeight(model, width) : rowsHeight(model, width)))
  const performance = model.performance.length > 0 && !inColumns(model) ? HEADING + 6 + model.performance.length * 6 : 0
  parts.push(
    Math.max(
      performance,
      (model.band ? HEADING + model.band.lines.length * 4.5 : 0) + (model.verdict ? HEADING + 9 : 0)
    )
  )
  parts.push(optionsHeight(model, width), tradeHeight(model, width))
  if (model.remark) parts.push(HEADING + textHeight(model.remark, width, body))
  parts.push(textHeight(model.terms, width, small), footHeight(model, width))
  return stacked(parts) + 16
}
const HEADING = 6.6
const highlightHeight = ({ highlight }: SheetModel): number => (highlight ? 26 : 0)
const stacked = (parts: readonly number[]): number =>
  parts.filter((part) => part > 0).reduce((sum, part) => sum + part + BLOCK_GAPS.normal, 0)

function optionsHeight({ options }: SheetModel, width: number): number {
  const { body, small } = TYPE_SIZES.normal
  if (!options) return 0
  return (
    HEADING +
    options.reduce(
      (sum, one) =>
        sum +
        2 +
        textHeight(`${one.name} ${one.description ?? ''}`, width / 2 - 4, body) +
        textHeight(one.notice ?? '', width / 2 - 8, small),
      0
    ) /
      (options.length === 1 ? 1 : 1.9)
  )
}
function tradeHeight({ tools, note }: SheetModel, width: number): number {
  const { body } = TYPE_SIZES.normal
  const text = (of: string, at: number): number => textHeight(of, at, body)
  return tools || note
    ? HEADING + Math.max(text(tools?.tools.join(', ') ?? '', width / 3), text(note ?? '', tools ? width / 3 : width))
    : 0
}
/** Number and code beside it take 75 mm. */
function footHeight(model: SheetModel, width: number): number {
  const { small } = TYPE_SIZES.normal
  const signature = model.signature ? 15 : 0
  return Math.max(25, signature + textHeight([...model.assumptions, model.source].join(' '), width - 75, small))
}

/** @param share width of the parts as a share of the table */
function rowsHeight(model: SheetModel, width: number, share = 0.28): number {
  const { body } = TYPE_SIZES.normal
  return (
    6 +
    model.stages.reduce(
      (sum, one) => sum + Math.max(7, textHeight(one.modifications.join(', '), width * share, body) + 2.3),
      0
    )
  )
}
function offerHeight(model: SheetModel, width: number): number {
  return 12 + 26 + (model.stages[0]?.performance.length ?? 0) * 6.5 + partsHeight(model, width) + 10
}

/** Estimated height of an offer's narrow column in landscape, with header and footer, at normal density. */
function narrowHeight(model: SheetModel, width: number): number {
  const { body, small } = TYPE_SIZES.normal
  const text = (of: string, points: number, at = width): number => textHeight(of, at, points)
  const { vehicle, options } = model
  const name = [vehicle.maker, vehicle.model, vehicle.generation].join(' ')
  const size = name.length > 34 || vehicle.engine.length > 34 ? 13 : 19
  const parts = [
    6 +
      text(name, size) +
      text(vehicle.engine, size) +
      (vehicle.years === '' ? 0 : 5) +
      text(model.intro, body) +
      text(model.customer, body) +
      4 +
      (model.picture ? 33 : 0),
    highlightHeight(model) + (model.highlight?.price ? 12 : 4),
    model.facts.length === 0 ? 0 : 6.6 + Math.ceil(model.facts.length / 2) * 8.6,
    model.remark === '' ? 0 : 6.6 + text(model.remark, body),
    options
      ? 6.6 +
        options.reduce(
          (sum, one) =>
            sum + 1.5 + text(`${one.name} ${one.description ?? ''}`, body) + text(one.notice ?? '', small, width - 4),
          0
        )
      : 0
  ]
  const foot = Math.max(25, text([...model.assumptions, model.source].join(' '), small, width * 1.9))
  return stacked(parts) + 18 + foot
}

/** Estimated height of the wide column of other sheets in landscape without the chart, with header and footer. */
function wideHeight(model: SheetModel, width: number, inside: number): number {
  const { small } = TYPE_SIZES.normal
  const beside = Math.max(model.band ? HEADING + model.band.lines.length * 4.5 : 0, model.verdict ? HEADING + 9 : 0)
  const parts = [
    model.stages.length === 0 ? 0 : HEADING + 3 + rowsHeight(model, width, 0.13),
    beside,
    optionsHeight(model, width),
    tradeHeight(model, width),
    textHeight(model.terms, width, small),
    highlightHeight(model)
  ]
  // includes the heading of the chart
  return HEADING + stacked(parts) + 16 + footHeight(model, inside)
}

export function densityOf(model: SheetModel): Density {
  const { width, height } = paperSides(model)
  const inside = width - 2 * MARGIN.side
  const room = height - MARGIN.top - MARGIN.bottom
  const chart = model.chart ? 1 : 0
  // the columns of an offer cannot take space from each other
  if (model.orientation === 'landscape' && inColumns(model)) {
    const side = narrowHeight(model, (inside - 10) * 0.34)
    if (side > room) return side * 0.89 > room ? 'dense' : 'tight'
  }
  const need =
    model.orientation === 'portrait'
      ? heightOf(model, inside)
      : inColumns(model)
        ? heightOf(model, inside) * 0.6
        : wideHeight(model, (inside - 10) * 0.66, inside)
  if (need + chart * (model.orientation === 'portrait' ? CHART_WISH : CHART_TIGHT) <= room) return 'normal'
  // the next step saves about a ninth
  return need * 0.89 + chart * CHART_TIGHT <= room ? 'tight' : 'dense'
}
