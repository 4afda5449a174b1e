/**
 * Measured runs of the workshop on a sheet: a layer over the catalogue's chart, named as what it is. Nothing else on
 * the sheet is reckoned from them, and they are no curves of the catalogue.
 */
import { extentOf } from '../dyno/chart/chart-axis'
import type { ChartPoint } from '../dyno/chart/chart-model'
import { decimate, type Line } from '../dyno/chart/decimate'
import type { Correction } from '../measured-runs/run-mapping'
import { runLine, type MeasuredRun } from '../measured-runs/measured-run'
import type { Quantity } from '../units/units'

/** As frozen: as many points as a print shows, in rpm, PS and Nm. */
export interface SheetRun {
  readonly title: string
  readonly correction: Correction
  readonly power: Line | null
  readonly torque: Line | null
}
/** As printed: finished words, points in the units of the sheet. */
export interface PrintedRun {
  /** "Measured at this desk: before, corrected to DIN 70020" */
  readonly text: string
  readonly dash: readonly number[]
  readonly lines: readonly { readonly quantity: Quantity; readonly points: readonly ChartPoint[] }[]
}

/** More lines than these beside stock and stages nobody can tell apart on paper: the newest are printed. */
export const MAX_RUNS_PRINTED = 3
/** Columns of the print a line is thinned to; four points a column remain. */
const COLUMNS = 120
/** Of no stage: dots and their like, thin and without markers. */
export const RUN_DASHES: readonly (readonly number[])[] = [
  [1, 2],
  [1, 2, 6, 2],
  [1, 5]
]
/** Names of standards are the same in every language. */
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
    torque: thinned(run, 'torque')
  }))
}

/** What the axes must hold for these runs. */
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
