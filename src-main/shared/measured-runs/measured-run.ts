/**
 * A measured run: what a dynamometer wrote down, brought into PS and Nm. Its own type on purpose: nothing that reads
 * the catalogue's curves takes one, and nothing here becomes one.
 */
import type { Line } from '../dyno/chart/decimate'
import type { Curve, Trace } from '../dyno/curve-set'
import { fromUnit, type Quantity } from '../units/units'
import { valueAt } from '../dyno/rpm-range-gain'
import { cellNumber, type Correction, type RunMapping } from './run-mapping'

/** More rows than this are no run of one pull. */
export const MAX_RUN_POINTS = 200_000

export interface MeasuredRun {
  readonly kind: 'measured'
  readonly id: string
  /** What the person calls it. */
  readonly title: string
  /** Name of the file, without its folder. */
  readonly file: string
  /** ISO time. */
  readonly importedAt: string
  readonly correction: Correction
  /** As read from the table, for telling where a figure came from. */
  readonly mapping: RunMapping
  /** Rising, no speed twice. */
  readonly rpm: readonly number[]
  /** PS; null: the table has none. As many as `rpm`. */
  readonly power: readonly number[] | null
  /** Nm. */
  readonly torque: readonly number[] | null
}

type RowProblem = 'no-rpm' | 'no-power' | 'no-torque' | 'negative-rpm'
export interface RunReading {
  readonly rpm: readonly number[]
  readonly power: readonly number[] | null
  readonly torque: readonly number[] | null
  /** Rows that were left out, the first fifty; `line` counts from 1 as an editor does. */
  readonly leftOut: readonly { readonly line: number; readonly problem: RowProblem; readonly text: string }[]
  readonly leftOutCount: number
  /** The rows did not rise in speed and were put in order. */
  readonly sorted: boolean
  /** Rows of one speed that became their mean. */
  readonly merged: number
  /** True: the table goes on beyond the most points a run may have. */
  readonly cut: boolean
}

const MOST_TOLD = 50

/** Reads the rows of a table. Nothing is repaired: a row that cannot be read whole is left out and told. */
export function readRun(rows: readonly (readonly string[])[], mapping: RunMapping): RunReading {
  const points: { rpm: number; power: number; torque: number }[] = []
  const leftOut: { line: number; problem: RowProblem; text: string }[] = []
  let leftOutCount = 0
  let cut = false
  const take = (column: number | null, row: readonly string[]): number | null =>
    column === null ? 0 : cellNumber(row[column], mapping.decimal)
  for (let i = mapping.headerLines; i < rows.length; i++) {
    const row = rows[i] ?? []
    if (row.every((cell) => cell.trim() === '')) continue
    if (points.length >= MAX_RUN_POINTS) {
      cut = true
      break
    }
    const speed = take(mapping.rpm, row)
    const power = take(mapping.power, row)
    const torque = take(mapping.torque, row)
    const problem: RowProblem | null =
      speed === null
        ? 'no-rpm'
        : speed < 0
          ? 'negative-rpm'
          : power === null
            ? 'no-power'
            : torque === null
              ? 'no-torque'
              : null
    if (problem !== null || speed === null || power === null || torque === null) {
      leftOutCount++
      if (problem !== null && leftOut.length < MOST_TOLD)
        leftOut.push({ line: i + 1, problem, text: row.join(' ').slice(0, 60) })
      continue
    }
    points.push({
      rpm: speed * mapping.rpmScale,
      power: fromUnit(power, mapping.powerUnit),
      torque: fromUnit(torque, mapping.torqueUnit)
    })
  }
  const sorted = points.some((point, i) => i > 0 && point.rpm < (points[i - 1]?.rpm ?? 0))
  if (sorted) points.sort((a, b) => a.rpm - b.rpm)
  const rpm: number[] = []
  const power: number[] = []
  const torque: number[] = []
  let merged = 0
  for (let i = 0; i < points.length;) {
    let end = i
    let sum = { power: 0, torque: 0 }
    for (; end < points.length && points[end]?.rpm === points[i]?.rpm; end++)
      sum = { power: sum.power + (points[end]?.power ?? 0), torque: sum.torque + (points[end]?.torque ?? 0) }
    const count = end - i
    merged += count - 1
    rpm.push(points[i]?.rpm ?? 0)
    power.push(sum.power / count)
    torque.push(sum.torque / count)
    i = end
  }
  return {
    rpm,
    power: mapping.power === null ? null : power,
    torque: mapping.torque === null ? null : torque,
    leftOut,
    leftOutCount,
    sorted,
    merged,
    cut
  }
}

/** The line of one quantity, for drawing; null where the run has none. */
export function runLine(run: Pick<MeasuredRun, 'rpm' | Quantity>, quantity: Quantity): Line | null {
  const values = run[quantity]
  return values && values.length > 0 ? { x: run.rpm, y: values } : null
}

/** The first of the highest points. */
export function runPeak(line: Line): { readonly rpm: number; readonly value: number } {
  let at = 0
  for (let i = 1; i < line.y.length; i++) if ((line.y[i] ?? 0) > (line.y[at] ?? 0)) at = i
  return { rpm: line.x[at] ?? 0, value: line.y[at] ?? 0 }
}

export interface RunComparison {
  readonly quantity: Quantity
  readonly measured: { readonly rpm: number; readonly value: number }
  readonly catalogue: { readonly rpm: number; readonly value: number }
  /** Measured peak against the catalogue's peak, in percent of the latter; null without one above 0. */
  readonly atPeak: number | null
  /** Of the measured points where the catalogue has a curve: how many, and which share lies within the tolerance. */
  readonly compared: number
  readonly within: number | null
  /** Mean deviation over those points, in percent of the catalogue. */
  readonly mean: number | null
}

/**
 * A run beside one curve of the catalogue; null where one of them has no such line. Reckoned from every point, however
 * few are drawn.
 */
export function compareRun(
  run: Pick<MeasuredRun, 'rpm' | Quantity>,
  curve: Pick<Curve, Quantity>,
  quantity: Quantity,
  tolerancePercent: number
): RunComparison | null {
  const line = runLine(run, quantity)
  const trace: Trace | null = curve[quantity]
  if (!line || !trace) return null
  const measured = runPeak(line)
  const { rpm, value } = trace.peak
  let compared = 0
  let inside = 0
  let sum = 0
  for (const [i, at] of line.x.entries()) {
    const said = valueAt(trace, at)
    if (said === null || said <= 0) continue
    const percent = (((line.y[i] ?? 0) - said) / said) * 100
    compared++
    sum += percent
    if (Math.abs(percent) <= tolerancePercent + 1e-9) inside++
  }
  return {
    quantity,
    measured,
    catalogue: { rpm, value },
    atPeak: value > 0 ? ((measured.value - value) / value) * 100 : null,
    compared,
    within: compared === 0 ? null : inside / compared,
    mean: compared === 0 ? null : sum / compared
  }
}
