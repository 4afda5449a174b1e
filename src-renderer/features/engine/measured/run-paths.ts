/** SVG paths of measured runs and tolerance bands. Pure; lines are decimated for display only. */
import { extentOf } from '@shared/dyno/chart/chart-axis'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { decimate, type Line } from '@shared/dyno/chart/decimate'
import type { Curve } from '@shared/dyno/curve-set'
import { runLine, runPeak, type DrawnRun } from '@shared/measured-runs/measured-run'
import { toUnit, type Quantity } from '@shared/units/units'
import { clipPoints } from '@shared/dyno/chart/chart-zoom'
import type { Point } from '@shared/dyno/chart/label-space'
import { xOf, yOf, type Plot } from '@shared/dyno/chart/chart-plot'

const QUANTITIES: readonly Quantity[] = ['power', 'torque']

export function axisExtents(
  runs: readonly DrawnRun[]
): { readonly rpm: readonly number[] } & { readonly [Q in Quantity]: readonly number[] } {
  const ends = (values: readonly number[] | null): number[] => {
    const extent = values && extentOf(values)
    return extent ? [extent.low, extent.high] : []
  }
  return {
    rpm: runs.flatMap((run) => ends(run.rpm)),
    power: runs.flatMap((run) => ends(run.power)),
    torque: runs.flatMap((run) => ends(run.torque))
  }
}

export interface RunPath {
  readonly id: string
  readonly quantity: Quantity
  readonly path: string
  readonly points: readonly Point[]
  /** Highest point of the whole run; may lie outside of the plot. */
  readonly peak: Point
}

export function runPaths(run: DrawnRun, plot: Plot, model: ChartModel): RunPath[] {
  return QUANTITIES.flatMap((quantity): RunPath[] => {
    const line = runLine(run, quantity)
    if (!line) return []
    const place = (rpm: number, value: number): Point | null => {
      const y = yOf(plot, model, quantity, toUnit(value, model.units[quantity]))
      return y === null ? null : { x: xOf(plot, model, rpm), y }
    }
    const few = decimate(inSight(line, model), plot.right - plot.left)
    const drawn = clipPoints(
      few.x.map((x, i) => ({ x, y: few.y[i] ?? 0 })),
      model.x.min,
      model.x.max
    )
    const points = drawn.flatMap(({ x, y }) => place(x, y) ?? [])
    const highest = runPeak(line)
    const peak = place(highest.rpm, highest.value)
    return points.length === 0 || !peak
      ? []
      : [
          {
            id: run.id,
            quantity,
            points,
            peak,
            path: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
          }
        ]
  })
}

/** The part on screen with a point beyond each end. */
function inSight(line: Line, { x: { min, max } }: ChartModel): Line {
  const first = line.x.findIndex((rpm) => rpm >= min)
  const last = line.x.findLastIndex((rpm) => rpm <= max)
  if (first < 0 || last < 0) return { x: [], y: [] }
  const [from, to] = [Math.max(0, first - 1), last + 2]
  return { x: line.x.slice(from, to), y: line.y.slice(from, to) }
}

/** Tolerance band around a curve, as one closed path per quantity. */
export function toleranceBandPaths(
  curve: Curve,
  percent: number,
  plot: Plot,
  model: ChartModel
): { readonly quantity: Quantity; readonly path: string }[] {
  return QUANTITIES.flatMap((quantity) => {
    const trace = curve[quantity]
    if (!trace || percent <= 0) return []
    const edge = (factor: number) =>
      clipPoints(
        trace.points.map(({ rpm, value }) => ({ x: rpm, y: toUnit(value * factor, model.units[quantity]) })),
        model.x.min,
        model.x.max
      ).flatMap(({ x, y: value }) => {
        const y = yOf(plot, model, quantity, value)
        return y === null ? [] : [`${xOf(plot, model, x).toFixed(1)} ${y.toFixed(1)}`]
      })
    const [above, below] = [edge(1 + percent / 100), edge(1 - percent / 100)]
    return above.length === 0 ? [] : [{ quantity, path: `M${[...above, ...below.reverse()].join('L')}Z` }]
  })
}
