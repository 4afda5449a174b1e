/** A measured run of a dynamometer in PS and Nm. A type of its own, so that it never mixes with catalogue curves. */
import type { Line } from '../dyno/chart/decimate'
import { PS_PER_NM_RPM } from '../dyno/curve-physics'
import type { Curve, CurveKey, Trace } from '../dyno/curve-set'
import { fromUnit, type Quantity } from '../units/units'
import { valueAt } from '../dyno/rpm-range-gain'
import { cellNumber, type Correction, type RunMapping } from './run-mapping'

/** Larger tables are no single run. */
export const MAX_RUN_POINTS = 200_000

export interface MeasuredRun {
  readonly kind: 'measured'
  readonly id: string
  readonly title: string
  /** Without its folder. */
  readonly file: string
  /** ISO time. */
  readonly importedAt: string
  readonly correction: Correction
  /** For the provenance of its figures. */
  readonly mapping: RunMapping
  /** Catalogue curve that it is compared with; absent: the first stage. */
  readonly against?: CurveKey
  /** Rising, without duplicates. */
  readonly rpm: readonly number[]
  /** PS; null: not in the table. Same length as `rpm`. */
  readonly power: readonly number[] | null
  /** Nm. */
  readonly torque: readonly number[] | null
}

/** The part of a run that a chart draws. */
export type DrawnRun = Pick<MeasuredRun, 'id' | 'title' | 'rpm' | Quantity>

type RowProblem = 'no-rpm' | 'no-power' | 'no-torque' | 'negative-rpm'
export interface RunReading {
  readonly rpm: readonly number[]
  readonly power: readonly number[] | null
  readonly torque: readonly number[] | null
  /** The first fifty rows left out; `line` from 1. */
  readonly leftOut: readonly { readonly line: number; readonly problem: RowProblem; readonly text: string }[]
  readonly leftOutCount: number
  /** The rows were not in order of speed. */
  readonly sorted: boolean
  /** Number of rows averaged with another of the same speed. */
  readonly merged: number
  /** The table has more rows than `MAX_RUN_POINTS`. */
  readonly cut: boolean
}

const MOST_TOLD = 50

/** Reads the rows of a table. Incomplete rows are left out and reported. */
export function readRun(rows: readonly (readonly string[])[], mapping: RunMapping): RunReading {
  const { points, ...read } = readRows(rows, mapping)
  const sorted = points.some((point, i) => i > 0 && point.rpm < (points[i - 1]?.rpm ?? 0))
  if (sorted) points.sort((a, b) => a.rpm - b.rpm)
  const { rpm, power, torque } = meanPerSpeed(points)
  return {
    ...read,
    rpm,
    power: mapping.power === null ? null : power,
    torque: mapping.torque === null ? null : torque,
    sorted,
    merged: points.length - rpm.length
  }
}

interface RunPoint {
  readonly rpm: number
  readonly power: number
  readonly torque: number
}
function readRows(
  rows: readonly (readonly string[])[],
  mapping: RunMapping
): { points: RunPoint[] } & Pick<RunReading, 'leftOut' | 'leftOutCount' | 'cut'> {
  const points: RunPoint[] = []
  const leftOut: RunReading['leftOut'][number][] = []
  let leftOutCount = 0
  for (let i = mapping.headerLines; i < rows.length; i++) {
    const row = rows[i] ?? []
    if (row.every((cell) => cell.trim() === '')) continue
    if (points.length >= MAX_RUN_POINTS) return { points, leftOut, leftOutCount, cut: true }
    const point = readRow(row, mapping)
    if (typeof point !== 'string') points.push(point)
    else if (leftOutCount++ < MOST_TOLD) leftOut.push({ line: i + 1, problem: point, text: row.join(' ').slice(0, 60) })
  }
  return { points, leftOut, leftOutCount, cut: false }
}

/** A column that the table lacks is 0. */
function readRow(row: readonly string[], mapping: RunMapping): RunPoint | RowProblem {
  const numberIn = (column: number | null): number | null =>
    column === null ? 0 : cellNumber(row[column], mapping.decimal)
  const [rpm, power, torque] = [numberIn(mapping.rpm), numberIn(mapping.power), numberIn(mapping.torque)]
  if (rpm === null) return 'no-rpm'
  if (rpm < 0) return 'negative-rpm'
  if (power === null) return 'no-power'
  if (torque === null) return 'no-torque'
  return {
    rpm: rpm * mapping.rpmScale,
    power: fromUnit(power, mapping.powerUnit),
    torque: fromUnit(torque, mapping.torqueUnit)
  }
}

/** @param points by rising rpm */
function meanPerSpeed(points: readonly RunPoint[]): { rpm: number[]; power: number[]; torque: number[] } {
  const means = { rpm: [] as number[], power: [] as number[], torque: [] as number[] }
  for (let i = 0; i < points.length;) {
    let end = i
    let sum = { power: 0, torque: 0 }
    for (; end < points.length && points[end]?.rpm === points[i]?.rpm; end++)
      sum = { power: sum.power + (points[end]?.power ?? 0), torque: sum.torque + (points[end]?.torque ?? 0) }
    means.rpm.push(points[i]?.rpm ?? 0)
    means.power.push(sum.power / (end - i))
    means.torque.push(sum.torque / (end - i))
    i = end
  }
  return means
}

/** null: the run has no such line. */
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

/** The largest deviation of power from torque × speed, where rounding is small; null: a line is missing. */
export function worstPhysics(
  run: Pick<MeasuredRun, 'rpm' | Quantity>
): { readonly rpm: number; readonly percent: number } | null {
  const { power, torque } = run
  if (!power || !torque) return null
  const least = 0.2 * power.reduce((most, value) => Math.max(most, value), 0)
  let worst: { rpm: number; percent: number } | null = null
  for (const [i, rpm] of run.rpm.entries()) {
    const expected = (torque[i] ?? 0) * rpm * PS_PER_NM_RPM
    if (expected <= 0 || expected < least) continue
    const percent = (((power[i] ?? 0) - expected) / expected) * 100
    if (!worst || Math.abs(percent) > Math.abs(worst.percent)) worst = { rpm, percent }
  }
  return worst
}

export interface RunComparison {
  readonly quantity: Quantity
  readonly measured: { readonly rpm: number; readonly value: number }
  readonly catalogue: { readonly rpm: number; readonly value: number }
  /** Measured peak against the catalogue's, in percent of the latter; null without one above 0. */
  readonly atPeak: number | null
  /** Measured points within the catalogue curve: their number, and the share within tolerance. */
  readonly compared: number
  readonly within: number | null
  /** Mean deviation of these points, in percent of the catalogue. */
  readonly mean: number | null
}

/** Compares a run with a catalogue curve, using every point; null: either line is missing. */
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
