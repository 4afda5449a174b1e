/**
 * Draws a chart as marks. The SVG of the sheet, the picture file and the comparison page use the same marks with
 * different colours.
 */
import type { ChartModel, ChartPoint, ChartSeries, CurveStyle } from './chart-model'
import { at, grid, colourOf, lineOf, marker, type PathMark, type TextMark } from './chart-marks'
import { endLabels, xOf, yOf, type Panel, type Plot } from './chart-plot'
import { fitText, textWidth } from './chart-text'
import type { Point } from './label-space'
import { endsInside } from './labels/ends-inside'
import type { Quantity } from '../../units/units'

type Mark = PathMark | TextMark
export interface ChartDrawing {
  readonly width: number
  readonly height: number
  readonly plot: Plot
  readonly marks: readonly Mark[]
}

export interface ChartTexts {
  /** Above the chart; '' or left out: none. */
  readonly title?: string
  /** Heading of a panel, with the unit: "Power, kW". */
  panel(quantity: Quantity): string
  /** Name of the lower axis: "rpm". */
  readonly rpm: string
  /** At the end of a line, short: "Stage 1", "B stock"; '': no label. */
  series(series: ChartSeries): string
  number(value: number): string
  /** Explains the short labels, a line each below the chart. */
  readonly legend?: readonly { readonly style: CurveStyle; readonly text: string }[]
  /** Lines at the foot: units, source, age, language. Clipped where they are too long. */
  readonly foot?: readonly string[]
}
export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** 'stacked': a panel for each quantity over one rpm axis. 'axes': one panel with two scales. */
  readonly layout: 'stacked' | 'axes'
  readonly texts: ChartTexts
  /** Measured runs over the curves, in the chart's units: thin lines without markers and labels. */
  readonly measured?: readonly {
    readonly quantity: Quantity
    readonly points: readonly ChartPoint[]
    readonly dash: readonly number[]
  }[]
  /** The label of a line that ends early is behind its end or left out, not in the column at the right. */
  readonly atEnds?: boolean
  /** Size of ordinary text in the units of width and height; default 12. */
  readonly textSize?: number
}

/** Share of the width that labels at line ends may take. */
const LABEL_SHARE = 0.26
/** Line height of labels in text sizes, enough for wide scripts. */
const LABEL_LINE = 1.16

interface Geometry {
  readonly size: number
  readonly line: number
  readonly twoScales: boolean
  readonly plot: Plot
  readonly bottom: number
  readonly legendTop: number
  readonly labelWidth: number
  /** Half the width of the last number of the rpm axis, with its gap. */
  readonly lastTick: number
}

/** Margins from the texts around the plot: title and headings above; axis, legend and foot below. */
function measure(
  model: ChartModel,
  { width, height, layout, texts, atEnds = false, textSize: size = 12 }: ChartLayout
): Geometry {
  const twoScales = layout === 'axes' && model.axes.power !== null && model.axes.torque !== null
  const line = size * 1.5
  const [legendLines, footLines] = [texts.legend?.length ?? 0, texts.foot?.length ?? 0]
  const top = texts.title ? size * 1.3 + line : 0
  const legendTop = height - footLines * line - legendLines * line - (legendLines + footLines > 0 ? size * 0.4 : 0)
  const bottom = legendTop - line * 1.35
  const tickWidth = (quantity: Quantity): number =>
    Math.max(0, ...(model.axes[quantity]?.ticks ?? []).map((tick) => textWidth(texts.number(tick), size)))
  const left = Math.max(
    size * 2.4,
    (twoScales ? tickWidth('power') : Math.max(tickWidth('power'), tickWidth('torque'))) + size * 0.9
  )
  const shown = model.series.filter((series) => !series.hidden)
  const longest = Math.max(0, ...shown.map((series) => textWidth(texts.series(series), size)))
  const labelWidth = Math.min(longest + size * 0.5, width * LABEL_SHARE)
  const second = twoScales ? tickWidth('torque') + size * 1.1 : 0
  const lastTick = textWidth(texts.number(model.x.ticks.at(-1) ?? 0), size) / 2 + size * 0.5
  // the box of a window clips at its edge
  const unitWidth = textWidth(texts.rpm, size) * 1.1 + (atEnds ? size * 0.7 : 0)
  const right = width - Math.max(labelWidth + second + size * 0.8, lastTick + unitWidth)
  const panels = panelsOf(model, layout, top + line, bottom, line)
  const plot: Plot = { width, height, left, right, labels: right + second + size * 0.7, panels }
  return { size, line, twoScales, plot, bottom, legendTop, labelWidth, lastTick }
}

const write = (
  size: number,
  x: number,
  y: number,
  text: string,
  role: TextMark['role'],
  more: Partial<Pick<TextMark, 'colour' | 'size' | 'bold' | 'anchor' | 'series'>> = {}
): TextMark => ({ kind: 'text', x, y, text, colour: 'text', size, bold: false, anchor: 'start', role, ...more })

/** Draws a chart; later marks cover earlier ones. */
export function drawChart(model: ChartModel, layout: ChartLayout): ChartDrawing {
  const geometry = measure(model, layout)
  const { size, plot, twoScales } = geometry
  const { width, height, texts } = layout
  const title = texts.title
    ? [write(size * 1.25, 0, size * 1.3, fitText(texts.title, width, size * 1.25), 'title', { bold: true })]
    : []
  const shown = model.series.filter((series) => !series.hidden)
  return {
    width,
    height,
    plot,
    marks: [
      ...title,
      ...plot.panels.flatMap((panel) => panelMarks(panel, model, texts, geometry)),
      ...rpmMarks(model, texts, geometry),
      ...shown.flatMap((series) => lineOf(series, plot, model, twoScales)),
      ...measuredMarks(model, layout, plot),
      ...labelMarks(model, layout, geometry),
      ...legendMarks(layout, geometry),
      ...footMarks(layout, geometry)
    ]
  }
}

function panelMarks(
  { quantity, top, bottom }: Panel,
  model: ChartModel,
  texts: ChartTexts,
  { size, twoScales, plot }: Geometry
): Mark[] {
  const { left, right } = plot
  const onRight = twoScales && quantity === 'torque'
  const axis = model.axes[quantity]
  if (!axis) return []
  const heading = write(size, onRight ? right : left, top - size * 0.55, texts.panel(quantity), 'panel', {
    bold: true,
    anchor: onRight ? 'end' : 'start'
  })
  const ticks = axis.ticks.flatMap((tick): Mark[] => {
    const y = yOf(plot, model, quantity, tick) ?? bottom
    const x = onRight ? right + size * 0.5 : left - size * 0.5
    return [
      ...(onRight ? [] : [grid(`M${at(left)} ${at(y)}H${at(right)}`)]),
      write(size, x, y + size * 0.35, texts.number(tick), 'tick', { colour: 'mute', anchor: onRight ? 'start' : 'end' })
    ]
  })
  const columns = onRight
    ? []
    : model.x.ticks.map((tick) => grid(`M${at(xOf(plot, model, tick))} ${at(top)}V${at(bottom)}`))
  return [heading, ...ticks, ...columns]
}

/** Numbers of the rpm axis without those that would touch, and the name of the axis behind them. */
function rpmMarks(model: ChartModel, texts: ChartTexts, { size, plot, bottom, lastTick }: Geometry): Mark[] {
  const y = bottom + size * 1.35
  const marks: Mark[] = []
  let free = -Infinity
  for (const tick of model.x.ticks) {
    const text = texts.number(tick)
    const half = textWidth(text, size) / 2
    const x = xOf(plot, model, tick)
    if (x - half < free) continue
    marks.push(write(size, x, y, text, 'tick', { colour: 'mute', anchor: 'middle' }))
    free = x + half + size * 0.8
  }
  return [...marks, write(size, plot.right + lastTick, y, texts.rpm, 'tick', { colour: 'mute' })]
}

function measuredMarks(model: ChartModel, { measured = [] }: ChartLayout, plot: Plot): Mark[] {
  return measured.flatMap(({ quantity, points, dash }): Mark[] => {
    const placed = points.flatMap(({ x, y }) => {
      const high = yOf(plot, model, quantity, y)
      return high === null ? [] : [`${at(xOf(plot, model, x))} ${at(high)}`]
    })
    if (placed.length < 2) return []
    const d = `M${placed.join('L')}`
    return [{ kind: 'path', d, stroke: 'text', fill: null, width: 1.25, dash, role: 'line', series: 'measured' }]
  })
}

/** From the end of a line to its label, unless they are at one height and near. */
function leader({ id, style }: ChartSeries, from: Point, to: Point, isFar: boolean, onScreen: boolean): PathMark[] {
  if (Math.abs(to.y - from.y) <= 1 && !isFar) return []
  const line = grid(`M${at(from.x + 2)} ${at(from.y)}L${at(to.x - 2)} ${at(to.y)}`)
  const look = onScreen ? { width: 1.5, dash: [] } : { dash: [1, 3] }
  return [{ ...line, ...look, stroke: colourOf(style), role: 'leader', series: id }]
}

/** Labels at the ends of lines, with a leader where a label is away from its line. */
function labelMarks(
  model: ChartModel,
  { texts, atEnds = false }: ChartLayout,
  { size, plot, labelWidth }: Geometry
): Mark[] {
  const free = atEnds ? endsInside(model, texts.series, plot, size) : []
  const inside = free.flatMap(({ series, end, place }): Mark[] => {
    if (place === null) return []
    const colour = colourOf(series.style)
    const label = write(size, place.x, place.y, texts.series(series), 'label', {
      colour,
      bold: true,
      series: series.id
    })
    const middle = { x: place.x, y: place.y - size * 0.35 }
    return Math.abs(middle.y - end.y) < size ? [label] : [...leader(series, end, middle, false, atEnds), label]
  })
  const labelled = {
    ...model,
    series: model.series.filter((one) => texts.series(one) !== '' && !free.some(({ series }) => series === one))
  }
  const column = endLabels(plot, labelled, size * LABEL_LINE).flatMap(({ series, x, y, fromX, fromY }): Mark[] => {
    const colour = colourOf(series.style)
    const isFar = x - fromX > size * 1.5
    const label = fitText(texts.series(series), labelWidth, size)
    return [
      ...leader(series, { x: fromX, y: fromY }, { x, y }, isFar, atEnds),
      write(size, x, y + size * 0.35, label, 'label', { colour, bold: true, series: series.id })
    ]
  })
  return [...inside, ...column]
}

function legendMarks({ width, texts }: ChartLayout, { size, line, plot, legendTop }: Geometry): Mark[] {
  const { left } = plot
  return (texts.legend ?? []).flatMap(({ style, text }, index): Mark[] => {
    const y = legendTop + (index + 0.75) * line
    const middle = y - size * 0.33
    const d = `M${at(left)} ${at(middle)}h${at(size * 3)}`
    return [
      { kind: 'path', d, stroke: colourOf(style), fill: null, width: style.width, dash: style.dash, role: 'line' },
      marker(style, left + size * 1.5, middle, true),
      write(size, left + size * 3.6, y, fitText(text, width - left - size * 3.6, size), 'legend')
    ]
  })
}

function footMarks({ width, height, texts }: ChartLayout, { size, line }: Geometry): Mark[] {
  const foot = texts.foot ?? []
  return foot.map((text, index) => {
    const y = height - (foot.length - 1 - index) * line - size * 0.4
    return write(size * 0.9, 0, y, fitText(text, width, size * 0.9), 'foot', { colour: 'mute' })
  })
}

function panelsOf(
  model: ChartModel,
  layout: ChartLayout['layout'],
  top: number,
  bottom: number,
  line: number
): Panel[] {
  const quantities = (['power', 'torque'] as const).filter((quantity) => model.axes[quantity] !== null)
  if (layout === 'axes' || quantities.length === 1) return quantities.map((quantity) => ({ quantity, top, bottom }))
  const gap = line * 1.7
  const height = (bottom - top - gap) / 2
  return [
    { quantity: 'power', top, bottom: top + height },
    { quantity: 'torque', top: bottom - height, bottom }
  ]
}
