/**
 * Draws the curves of the dyno chart on a canvas with Chart.js. The model decides axes, ticks, order and styles.
 * Crosshair, labels and readout are separate layers, so that moving the pointer redraws no curve.
 */
import {
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type ChartConfiguration,
  type ChartDataset,
  type PointStyle
} from 'chart.js'
import type { Axis } from '@shared/dyno/chart/chart-axis'
import type { ChartModel, ChartPoint, ChartSeries, Marker } from '@shared/dyno/chart/chart-model'
import type { CurveKey } from '@shared/dyno/curve-set'
import type { Quantity } from '@shared/units/units'
import { isStroked } from '@shared/dyno/chart/chart-markers'
import type { Panel, Plot } from '@shared/dyno/chart/chart-plot'
import type { ChartColours } from './chart-colours'

Chart.register(LineController, LineElement, PointElement, LinearScale)

export type DynoLayout = 'stacked' | 'axes'
interface DynoDrawing {
  readonly model: ChartModel
  readonly layout: DynoLayout
  readonly colours: ChartColours
  /** Space for labels at the line ends, in CSS pixels. */
  readonly labelWidth: number
  /** Curves that step back behind a selected one. */
  readonly faded: ReadonlySet<CurveKey>
  number(value: number): string
}
export interface DynoCanvas {
  draw(drawing: DynoDrawing): void
  destroy(): void
}

type Scales = NonNullable<NonNullable<ChartConfiguration<'line'>['options']>['scales']>
type ScaleOptions = NonNullable<Scales[string]> & { type: 'linear' }
/** In CSS pixels: heading above the upper panel, axis labels. */
const HEADING_HEIGHT = 22
const AXIS_LABELS_HEIGHT = 26
const PANEL_WEIGHT = 100
/** A low chart gives its panels what it can. */
const LOW_CHART = 320
const panelGap = (height: number): number => (height < LOW_CHART ? 24 : 32)
const PEAK_RADIUS = 4.5
/** Alpha of a faded curve, behind a colour of six digits. */
const FADED = '40'
/** Names of Chart.js; `turn` in degrees. */
const POINT_STYLES: Readonly<Record<Marker, { readonly style: PointStyle; readonly turn: number }>> = {
  square: { style: 'rect', turn: 0 },
  circle: { style: 'circle', turn: 0 },
  triangle: { style: 'triangle', turn: 0 },
  diamond: { style: 'rectRot', turn: 0 },
  cross: { style: 'crossRot', turn: 0 },
  down: { style: 'triangle', turn: 180 },
  plus: { style: 'cross', turn: 0 },
  star: { style: 'star', turn: 0 },
  right: { style: 'triangle', turn: 90 },
  left: { style: 'triangle', turn: 270 }
}

/** Creates a chart on the canvas, as large as its frame; `onLayout` receives the plot after every layout. */
export function createDynoCanvas(
  canvas: HTMLCanvasElement,
  frame: HTMLElement,
  onLayout: (plot: Plot) => void
): DynoCanvas {
  let chart: Chart<'line', ChartPoint[]> | null = null
  let layout: DynoLayout | null = null
  // an element outside of the document has no size, and keeps the drawing of its last one
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = frame
    if (clientWidth > 0 && clientHeight > 0) chart?.resize(clientWidth, clientHeight)
  })
  observer.observe(frame)
  const layoutPlugin = { id: 'placed', afterLayout: (laid: Chart) => onLayout(plotOf(laid)) }
  return {
    draw(drawing) {
      const config = configOf(drawing, chart?.height ?? frame.clientHeight)
      if (chart && layout === drawing.layout) {
        chart.data = config.data
        chart.options = config.options ?? {}
        chart.update('none')
        return
      }
      chart?.destroy()
      layout = drawing.layout
      canvas.width = frame.clientWidth
      canvas.height = frame.clientHeight
      chart = new Chart(canvas, { ...config, plugins: [layoutPlugin] })
    },
    destroy() {
      observer.disconnect()
      chart?.destroy()
      chart = null
    }
  }
}

function plotOf(chart: Chart): Plot {
  const { x, power, torque } = chart.scales
  const panels = (['power', 'torque'] as const).flatMap((quantity): Panel[] => {
    const scale = chart.scales[quantity]
    return scale ? [{ quantity, top: scale.top, bottom: scale.bottom }] : []
  })
  const right = x?.right ?? 0
  const second = power && torque && torque.left >= right ? torque.right : right
  return { width: chart.width, height: chart.height, left: x?.left ?? 0, right, labels: second + 8, panels }
}

function configOf(drawing: DynoDrawing, height: number): ChartConfiguration<'line', ChartPoint[]> {
  const { model, layout, colours, labelWidth } = drawing
  const both = model.axes.power !== null && model.axes.torque !== null
  const stacked = layout === 'stacked' && both
  const scales: Record<string, ScaleOptions> = { x: { ...scaleOf(model.x, drawing), position: 'bottom' } }
  for (const quantity of ['torque', 'power'] as const) {
    const axis = model.axes[quantity]
    if (!axis) continue
    const second = !stacked && both && quantity === 'torque'
    scales[quantity] = {
      ...scaleOf(axis, drawing),
      position: second ? 'right' : 'left',
      ...(stacked ? { stack: 'panels', stackWeight: PANEL_WEIGHT } : {}),
      grid: { color: colours.grid, drawTicks: false, drawOnChartArea: !second },
      afterFit: (scale) => void (scale.width = Math.max(scale.width, 40))
    }
    // an empty scale reserves the heading of the lower panel
    if (stacked && quantity === 'torque')
      scales['gap'] = {
        type: 'linear',
        min: 0,
        max: 1,
        position: 'left',
        stack: 'panels',
        stackWeight: gapWeight(height),
        ticks: { display: false },
        grid: { display: false },
        border: { display: false }
      }
  }
  return {
    type: 'line',
    data: {
      datasets: model.series.map((series) =>
        datasetOf(series, drawing, !stacked && both && series.quantity === 'torque')
      )
    },
    options: {
      animation: false,
      parsing: false,
      normalized: true,
      responsive: false,
      maintainAspectRatio: false,
      events: [],
      onResize: (chart, size) => {
        const gap = chart.options.scales?.['gap']
        if (gap) Object.assign(gap, { stackWeight: gapWeight(size.height) })
      },
      font: { family: colours.font, size: 12 },
      layout: { padding: { top: HEADING_HEIGHT, right: labelWidth, bottom: 0, left: 4 } },
      scales
    }
  }
}

/** Weight that gives the gap its height among stacked scales. */
function gapWeight(height: number): number {
  const gap = panelGap(height)
  const panels = Math.max(1, height - HEADING_HEIGHT - AXIS_LABELS_HEIGHT - gap)
  return (2 * PANEL_WEIGHT * gap) / panels
}

function scaleOf(axis: Axis, { model, colours, number }: DynoDrawing): ScaleOptions {
  return {
    type: 'linear',
    min: axis.min,
    max: axis.max,
    border: { display: false },
    grid: { color: colours.grid, drawTicks: false },
    ticks: {
      color: colours.text,
      padding: 6,
      maxRotation: 0,
      autoSkip: axis === model.x,
      autoSkipPadding: 12,
      font: { family: colours.font, size: 12 },
      callback: (value: string | number) => number(Number(value))
    },
    afterBuildTicks: (scale) => void (scale.ticks = axis.ticks.map((value) => ({ value })))
  }
}

/** Of a line on the second axis. */
export const SECOND_WIDTH = 1

/** `second`: on the second axis of a shared panel, drawn thinner and with hollow markers. */
function datasetOf(
  series: ChartSeries,
  { colours, faded }: DynoDrawing,
  second: boolean
): ChartDataset<'line', ChartPoint[]> {
  const own = colours.curves[series.style.token] ?? colours.text
  const colour = faded.has(series.curve) ? own + FADED : own
  const { style, turn } = POINT_STYLES[series.style.marker]
  return {
    data: [...series.points],
    yAxisID: series.quantity satisfies Quantity,
    hidden: series.hidden,
    borderColor: colour,
    borderWidth: second ? SECOND_WIDTH : series.style.width,
    borderDash: [...series.style.dash],
    borderJoinStyle: 'round',
    tension: 0,
    clip: 6,
    pointStyle: style,
    pointRotation: turn,
    pointRadius: series.points.map((_, index) => (index === series.peak.at ? PEAK_RADIUS : 0)),
    // uncertain pairings are hollow too
    pointBackgroundColor: series.certain && !second ? colour : colours.panel,
    pointBorderColor: colour,
    pointBorderWidth: isStroked(series.style.marker) ? 2 : 1.5,
    order: -series.style.token
  }
}
