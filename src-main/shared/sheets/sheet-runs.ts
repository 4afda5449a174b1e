/** Measured runs as a labelled layer over the chart of a sheet. No other figure depends on them. */
import { extentOf } from '../dyno/chart/chart-axis'
import type { ChartPoint } from '../dyno/chart/chart-model'
import type { CurveKey } from '../dyno/curve-set'
import { decimate, type Line } from '../dyno/chart/decimate'
import type { Correction } from '../measured-runs/run-mapping'
import { runLine, type MeasuredRun } from '../measured-runs/measured-run'
import type { PowerUnit, Quantity, TorqueUnit } from '../units/units'

/** In the snapshot: thinned points in rpm, PS and Nm. */
export interface SheetRun {
  readonly title: string
  readonly correction: Correction
  readonly power: Line | null
  readonly torque: Line | null
  /** Absent in snapshots of older versions. */
  readonly file?: string
  /** Units of the file. */
  readonly units?: readonly (PowerUnit | TorqueUnit)[]
  readonly against?: CurveKey
}
/** As printed: in the units of the sheet. */
export interface PrintedRun {
  /** "Measured in this workshop: before, corrected to DIN 70020 (bench.csv; kW, Nm)" */
  readonly text: string
  /** "Peak against Stage 1: Power −2.1 %, Torque +0.4 %, within ±5 %"; null: no curve to compare with. */
  readonly result: string | null
  readonly dash: readonly number[]
  readonly lines: readonly { readonly quantity: Quantity; readonly points: readonly ChartPoint[] }[]
}

/** More lines are indistinguishable on paper; the newest are printed. */
export const MAX_RUNS_PRINTED = 3
/** Columns for thinning a line to four points each. */
const COLUMNS = 120
/** Distinct from those of the stages. */
export const RUN_DASHES: readonly (readonly number[])[] = [
  [1, 2],
  [1, 2, 6, 2],
  [1, 5]
]
/** The same in every language. */
export const CORRECTION_STANDARDS: Readonly<Record<Exclude<Correction, 'not-stated' | 'none'>, string>> = {
  'din-70020': 'DIN 70020',
  'ece-r85': 'ECE R85',
  'iso-1585': 'ISO 1585',
  'sae-j1349': 'SAE J1349',
  'jis-d1001': 'JIS D 1001'
}

const thinned = (run: MeasuredRun, quantity: Quantity): Line | null => {
  const line = runLine(run, quantity)
  return line && decimate(line, COLUMNS)
}
export function sheetRuns(runs: readonly MeasuredRun[]): readonly SheetRun[] {
  return runs.slice(-MAX_RUNS_PRINTED).map((run) => ({
    title: run.title,
    correction: run.correction,
    power: thinned(run, 'power'),
    torque: thinned(run, 'torque'),
    file: run.file,
    units: [...(run.power ? [run.mapping.powerUnit] : []), ...(run.torque ? [run.mapping.torqueUnit] : [])],
    ...(run.against === undefined ? {} : { against: run.against })
  }))
}

/** Ends of the runs for the axes. */
export function runExtents(
  runs: readonly SheetRun[]
): { readonly rpm: readonly number[] } & { readonly [Q in Quantity]: readonly number[] } {
  const ends = (pick: (run: SheetRun) => readonly (readonly number[] | undefined)[]): readonly number[] =>
    runs.flatMap((run) =>
      pick(run).flatMap((values) => {
        const extent = values && extentOf(values)
        return extent ? [extent.low, extent.high] : []
      })
    )
  return {
    rpm: ends(({ power, torque }) => [power?.x, torque?.x]),
    power: ends(({ power }) => [power?.y]),
    torque: ends(({ torque }) => [torque?.y])
  }
}
