/**
 * A chart as marks: paths and texts at their places, each in an ink by its role. The paper's SVG, the picture file and
 * the comparison's screen
 * place the same marks; only the inks differ. Pure arithmetic: the width of text is estimated, since nothing here can
 * measure it.
 */
import { isStroked, markerPath } from './chart-markers'
import type { ChartModel, ChartPoint, ChartSeries, CurveStyle } from './chart-model'
import { endLabels, xOf, yOf, type Panel, type Plot } from './chart-plot'
import type { Quantity } from '../../units/units'

export type ColourRole = 'text' | 'mute' | 'grid' | 'paper' | `curve-${CurveStyle['token']}`
export interface PathMark {
  readonly kind: 'path'
  readonly d: string
  readonly stroke: ColourRole | null
  readonly fill: ColourRole | null
  readonly width: number
  /** Lengths of line and gap; empty: unbroken. */
  readonly dash: readonly number[]
  /** 'grid' and 'leader' carry nothing that the marks around them do not say. */
  readonly role: 'grid' | 'leader' | 'line' | 'marker'
  /** The series it belongs to. */
  readonly series?: string
}
export interface TextMark {
  readonly kind: 'text'
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly text: string
  readonly ink: ColourRole
  readonly size: number
  readonly bold: boolean
  readonly anchor: 'start' | 'middle' | 'end'
  readonly role: 'title' | 'panel' | 'tick' | 'label' | 'legend' | 'foot'
  readonly series?: string
}
export interface ChartDrawing {
  readonly width: number
  readonly height: number
  readonly plot: Plot
  readonly marks: readonly (PathMark | TextMark)[]
}

/** Everything that is read, in the language and units of whoever reads it. */
export interface ChartTexts {
  /** Above the chart; '' or left out: none. */
  readonly title?: string
  /** Heading of a panel, with the unit: "Power, kW". */
  panel(quantity: Quantity): string
  /** Name of the lower axis: "rpm". */
  readonly rpm: string
  /** At the end of a line, short: "Stage 1", "B stock". */
  series(series: ChartSeries): string
  number(value: number): string
  /** What the short labels stand for, a line each below the chart. */
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
  /**
   * Lines of other runs over the curves, in the chart's units: thin, in the ink of text, without markers and labels;
   * what they are stands elsewhere.
   */
  readonly measured?: readonly {
    readonly quantity: Quantity
    readonly points: readonly ChartPoint[]
    readonly dash: readonly number[]
  }[]
  /** Size of ordinary text in the units of width and height; default 12. */
  readonly textSize?: number
}

/** About how wide a text is: wide scripts take a whole em, others a little over half of one. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const sign of text)
    ems += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(sign)
      ? 1
      : /[A-ZА-ЯMW@%]/.test(sign)
        ? 0.68
        : /[\s.,:;|il'·]/.test(sign)
          ? 0.32
          : 0.57
  return ems * size
}

/** The text, cut with an ellipsis where it would be wider. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text
  const signs = [...text]
  while (signs.length > 0 && textWidth(`${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Share of the width that labels at line ends may take. */
const LABEL_SHARE = 0.26
/** From label to label, in sizes of text: wide scripts fill their line. */
const LABEL_LINE = 1.16
const PEAK_RADIUS = 4

export function drawChart(
  model: ChartModel,
  { width, height, layout, texts, measured = [], textSize: size = 12 }: ChartLayout
): ChartDrawing {
  const shown = model.series.filter((series) => !series.hidden)
  const both = model.axes.power !== null && model.axes.torque !== null
  const twoScales = layout === 'axes' && both
  const marks: (PathMark | TextMark)[] = []
  const write = (x: number, y: number, text: string, role: TextMark['role'], more: Partial<TextMark> = {}): void =>
    void marks.push({ kind: 'text', x, y, text, ink: 'text', size, bold: false, anchor: 'start', role, ...more })

  // from the top: title, panels with their headings; from the bottom: foot, legend, the axis
  const line = size * 1.5
  const legend = texts.legend ?? []
  const foot = texts.foot ?? []
  const top = texts.title ? size * 1.3 + line : 0
  const legendTop =
    height - foot.length * line - legend.length * line - (legend.length + foot.length > 0 ? size * 0.4 : 0)
  const bottom = legendTop - line * 1.35
  const tickWidth = (quantity: Quantity): number =>
    Math.max(0, ...(model.axes[quantity]?.ticks ?? []).map((tick) => textWidth(texts.number(tick), size)))
  const left = Math.max(
    size * 2.4,
    (twoScales ? tickWidth('power') : Math.max(tickWidth('power'), tickWidth('torque'))) + size * 0.9
  )
  const longest = Math.max(0, ...shown.map((series) => textWidth(texts.series(series), size)))
  const labelWidth = Math.min(longest + size * 0.5, width * LABEL_SHARE)
  const second = twoScales ? tickWidth('torque') + size * 1.1 : 0
  // the last figure of the lower axis may stand half beyond the plot, and the name of the axis stands behind it
  const lastFigure = textWidth(texts.number(model.x.ticks.at(-1) ?? 0), size) / 2 + size * 0.5
  const right = width - Math.max(labelWidth + second + size * 0.8, lastFigure + textWidth(texts.rpm, size))
  const plot: Plot = {
    width,
    height,
    left,
    right,
    labels: right + second + size * 0.7,
    panels: panelsOf(model, layout, top + line, bottom, line)
  }

  if (texts.title)
    write(0, size * 1.3, fitText(texts.title, width, size * 1.25), 'title', { size: size * 1.25, bold: true })
  for (const panel of plot.panels) {
    const onRight = twoScales && panel.quantity === 'torque'
    const axis = model.axes[panel.quantity]
    if (!axis) continue
    write(onRight ? right : left, panel.top - size * 0.55, texts.panel(panel.quantity), 'panel', {
      bold: true,
      anchor: onRight ? 'end' : 'start'
    })
    for (const tick of axis.ticks) {
      const y = yOf(plot, model, panel.quantity, tick) ?? panel.bottom
      if (!onRight) marks.push(grid(`M${at(left)} ${at(y)}H${at(right)}`))
      write(onRight ? right + size * 0.5 : left - size * 0.5, y + size * 0.35, texts.number(tick), 'tick', {
        ink: 'mute',
        anchor: onRight ? 'start' : 'end'
      })
    }
    if (!onRight)
      for (const tick of model.x.ticks)
        marks.push(grid(`M${at(xOf(plot, model, tick))} ${at(panel.top)}V${at(panel.bottom)}`))
  }
  writeRpm(bottom + size * 1.35)
  // the lines later in the list lie above; labels above everything
  for (const series of shown) marks.push(...lineOf(series, plot, model, twoScales))
  for (const { quantity, points, dash } of measured) {
    const placed = points.flatMap(({ x, y }) => {
      const high = yOf(plot, model, quantity, y)
      return high === null ? [] : [`${at(xOf(plot, model, x))} ${at(high)}`]
    })
    if (placed.length > 1)
      marks.push({
        kind: 'path',
        d: `M${placed.join('L')}`,
        stroke: 'text',
        fill: null,
        width: 1.25,
        dash,
        role: 'line',
        series: 'measured'
      })
  }
  for (const label of endLabels(plot, model, size * LABEL_LINE)) {
    const { series } = label
    if (Math.abs(label.y - label.fromY) > 1 || label.x - label.fromX > size * 1.5)
      marks.push({
        ...grid(`M${at(label.fromX + 2)} ${at(label.fromY)}L${at(label.x - 2)} ${at(label.y)}`),
        stroke: inkOf(series.style),
        dash: [1, 3],
        role: 'leader',
        series: series.id
      })
    write(label.x, label.y + size * 0.35, fitText(texts.series(series), labelWidth, size), 'label', {
      ink: inkOf(series.style),
      bold: true,
      series: series.id
    })
  }
  legend.forEach(({ style, text }, index) => {
    const y = legendTop + (index + 0.75) * line
    const middle = y - size * 0.33
    marks.push({
      kind: 'path',
      d: `M${at(left)} ${at(middle)}h${at(size * 3)}`,
      stroke: inkOf(style),
      fill: null,
      width: style.width,
      dash: style.dash,
      role: 'line'
    })
    marks.push(marker(style, left + size * 1.5, middle, true))
    write(left + size * 3.6, y, fitText(text, width - left - size * 3.6, size), 'legend')
  })
  foot.forEach((text, index) =>
    write(0, height - (foot.length - 1 - index) * line - size * 0.4, fitText(text, width, size * 0.9), 'foot', {
      ink: 'mute',
      size: size * 0.9
    })
  )
  return { width, height, plot, marks }

  /** Figures of the lower axis, leaving out those that would touch, and the axis' name behind them. */
  function writeRpm(y: number): void {
    let free = -Infinity
    for (const tick of model.x.ticks) {
      const text = texts.number(tick)
      const half = textWidth(text, size) / 2
      const x = xOf(plot, model, tick)
      if (x - half < free) continue
      write(x, y, text, 'tick', { ink: 'mute', anchor: 'middle' })
      free = x + half + size * 0.8
    }
    write(right + lastFigure, y, texts.rpm, 'tick', { ink: 'mute' })
  }
}

/** A place in the drawing, to the hundredth: shorter files, and no more than an eye can see. */
const at = (value: number): number => Math.round(value * 100) / 100 + 0
const inkOf = (style: CurveStyle): ColourRole => `curve-${style.token}`
const grid = (d: string): PathMark => ({
  kind: 'path',
  d,
  stroke: 'grid',
  fill: null,
  width: 0.75,
  dash: [],
  role: 'grid'
})

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

/** Hollow where it was paired by choice only, and on the second scale of a shared panel. */
function marker(style: CurveStyle, x: number, y: number, filled: boolean, series?: string): PathMark {
  const ink = inkOf(style)
  return {
    kind: 'path',
    d: markerPath(style.marker, at(x), at(y), PEAK_RADIUS),
    stroke: ink,
    fill: isStroked(style.marker) ? null : filled ? ink : 'paper',
    width: isStroked(style.marker) ? 1.75 : 1.25,
    dash: [],
    role: 'marker',
    ...(series === undefined ? {} : { series })
  }
}

function lineOf(series: ChartSeries, plot: Plot, model: ChartModel, twoScales: boolean): PathMark[] {
  const place = ({ x, y }: { x: number; y: number }): string =>
    `${at(xOf(plot, model, x))} ${at(yOf(plot, model, series.quantity, y) ?? 0)}`
  const second = twoScales && series.quantity === 'torque'
  const d = series.points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point)}`).join('')
  const line: PathMark = {
    kind: 'path',
    d,
    stroke: inkOf(series.style),
    fill: null,
    width: second ? 1 : series.style.width,
    dash: series.style.dash,
    role: 'line',
    series: series.id
  }
  return [
    line,
    marker(
      series.style,
      xOf(plot, model, series.peak.x),
      yOf(plot, model, series.quantity, series.peak.y) ?? 0,
      series.certain && !second,
      series.id
    )
  ]
}
