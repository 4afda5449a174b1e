/** The chart on paper as SVG, in the size that the page has room for. */
import { chartSvg, PALETTES, type ChartPalette } from '../../dyno/chart/chart-svg'
import { isStroked, markerPath } from '../../dyno/chart/chart-markers'
import { onlyQuantity, styleOf, type ChartModel } from '../../dyno/chart/chart-model'
import { axisText } from '../../text/join-text'
import { numberText } from '../../text/number-text'
import { fontStack } from '../../text/fonts'
import { unitSymbol } from '../../units/unit-symbols'
import type { SheetModel } from '../sheet-model'
import { escapeHtml } from './escape-html'

/**
 * Chart heights in millimetres. The chart is drawn in each, and CSS shows the tallest that fits: text cannot be
 * stretched and no script can measure.
 */
export const CHART_HEIGHTS = [26, 32, 38, 46, 54, 62, 70, 78, 88, 98, 110, 122] as const
type ChartHeight = (typeof CHART_HEIGHTS)[number]
/** For charts of many points, to limit the size of the document. */
const FEW_HEIGHTS = CHART_HEIGHTS.filter((_, i) => i % 3 === 0)
/** Total points from which `FEW_HEIGHTS` are used. */
const MANY_POINTS = 4000

/** CSS that shows the tallest fitting drawing. */
export const CHART_RULES = [...rulesOf('ladder', CHART_HEIGHTS), ...rulesOf('few', FEW_HEIGHTS)].join('\n')
function rulesOf(ladder: string, heights: readonly number[]): string[] {
  return heights.map((height, i) => {
    const next = heights[i + 1]
    return `@container (min-height:${i === 0 ? 0 : height}mm)${next === undefined ? '' : ` and (max-height:${next - 0.01}mm)`}{.${ladder} .h${height}{display:flex}}`
  })
}

/** Height from which the panels are stacked, unless the place is much wider than high. */
const STACK_FROM = 98

const PX_PER_MM = 96 / 25.4
/** Drawing scale, since lines and text for the screen are heavy on paper. */
const FINER = 1.28
const TEXT = 10

const PALETTE_OF: { readonly [I in SheetModel['ink']]: ChartPalette } = {
  colour: 'paper',
  grey: 'grey',
  ink: 'ink-saving'
}

/** Slack of a measured room in millimetres, so that rounding hides no drawing. */
const SLACK = 0.1

/**
 * The heights of which one is shown in a room of this height. No height for 'measure': the room does not depend on the
 * drawing.
 */
function heightsFor(heights: readonly ChartHeight[], room: ChartRoom): readonly ChartHeight[] {
  if (room === 'measure') return []
  if (room === null) return heights
  return heights.filter((height, i) => {
    const next = heights[i + 1] ?? Infinity
    return (i === 0 || height - SLACK <= room) && room < next + SLACK
  })
}

/** Height of the chart's place in millimetres; null: not known; 'measure': nothing is drawn, the place is measured. */
export type ChartRoom = number | 'measure' | null

/** @param width in millimetres */
export function chartBlock(model: SheetModel, chart: ChartModel, width: number, room: ChartRoom): string {
  const quantities = (['power', 'torque'] as const).filter((quantity) => chart.axes[quantity] !== null)
  const many =
    [...chart.series, ...model.measured.flatMap(({ lines }) => lines)].reduce(
      (sum, one) => sum + one.points.length,
      0
    ) > MANY_POINTS
  const sizes = heightsFor(many ? FEW_HEIGHTS : CHART_HEIGHTS, room).map((height) => {
    const beside = quantities.length === 2 && (height < STACK_FROM || width > height * 1.9)
    const plots = beside
      ? quantities.map((quantity) => plot(model, onlyQuantity(chart, quantity), (width - 5) / 2, height))
      : [plot(model, chart, width, height)]
    return `<div class="size h${height}">${plots.join('')}</div>`
  })
  return `<div class="plots ${many ? 'few' : 'ladder'}" role="img" aria-label="${escapeHtml(model.chartAlt)}" data-drawing>${sizes.join('')}</div>`
}

function plot(model: SheetModel, chart: ChartModel, width: number, height: number): string {
  const { words, tag } = model
  const svg = chartSvg(chart, {
    width: Math.round(width * PX_PER_MM * FINER),
    height: Math.round(height * PX_PER_MM * FINER),
    layout: 'stacked',
    measured: model.measured.flatMap(({ dash, lines }) =>
      lines.filter(({ quantity }) => chart.axes[quantity] !== null).map((line) => ({ ...line, dash }))
    ),
    palette: PALETTE_OF[model.ink],
    fontFamily: fontStack(model.language),
    lang: tag,
    background: false,
    textSize: TEXT * FINER,
    texts: {
      panel: (quantity) => axisText(words[`field.${quantity}`] ?? '', unitSymbol(chart.units[quantity], tag), tag),
      rpm: unitSymbol('rpm', tag),
      series: (series) => model.curveNames[series.curve] ?? series.curve,
      number: (value) => numberText(value, tag)
    }
  })
  // the parent element is the image for assistive technology
  return svg.replace(' role="img"', ' aria-hidden="true"')
}

/** Line sample of a measured run. */
export function runSwatch(dash: readonly number[], ink: SheetModel['ink']): string {
  return `<svg class="swatch" viewBox="0 0 45 12" aria-hidden="true"><path d="M1 6H44" fill="none" stroke="${PALETTES[PALETTE_OF[ink]].text}" stroke-width="1.25" stroke-dasharray="${dash.join(' ')}"/></svg>`
}

/** Line sample of a curve: the table is the chart's legend. */
export function swatch(position: number, ink: SheetModel['ink']): string {
  const style = styleOf(position)
  const colours = PALETTES[PALETTE_OF[ink]]
  const colour = colours[`curve-${style.token}`]
  const stroked = isStroked(style.marker)
  const fill = stroked ? 'none' : ink === 'ink' ? colours.paper : colour
  const dash = style.dash.length > 0 ? ` stroke-dasharray="${style.dash.join(' ')}"` : ''
  return `<svg class="swatch" viewBox="0 0 45 12" aria-hidden="true"><path d="M1 6H44" fill="none" stroke="${colour}" stroke-width="${ink === 'ink' ? 1.2 : style.width}"${dash}/><path d="${markerPath(style.marker, 22.5, 6, 4)}" fill="${fill}" stroke="${colour}" stroke-width="1.4"/></svg>`
}
