/**
 * What crosses about measured runs: a table somebody's dynamometer wrote, kept beside an engine and never in its
 * record.
 */
import type { RunMapping } from '../../shared/measured-runs/run-mapping'
import type { TableProblem } from '../../shared/ports/files/table-files'
import type { MeasuredRun, RunReading } from '../../shared/measured-runs/measured-run'
import type { Result } from '../failures'

/** A chosen file, before anything of it is kept. */
export type ChosenTable =
  | {
      readonly kind: 'table'
      /** Names the file in the questions that follow; main keeps the last one chosen. */
      readonly token: string
      /** Without its folder. */
      readonly file: string
      readonly bytes: number
      readonly guess: RunMapping
      /** Mappings kept by the name of the source. */
      readonly sources: readonly SavedRunSource[]
      /** The kept source whose mapping fits the headings of this file; null: none. */
      readonly fits: string | null
    }
  | { readonly kind: 'refused'; readonly file: string; readonly problem: TableProblem }

export interface SavedRunSource {
  readonly name: string
  readonly mapping: RunMapping
}

/** A run as it would be kept. */
export interface RunPreview extends Pick<RunReading, 'leftOut' | 'leftOutCount' | 'sorted' | 'merged' | 'cut'> {
  /** The first lines as the separator parts them. */
  readonly head: readonly (readonly string[])[]
  readonly points: number
  /** Ends in rpm; null without points. */
  readonly span: { readonly from: number; readonly to: number } | null
  /** PS at rpm; null: none. */
  readonly power: { readonly rpm: number; readonly value: number } | null
  /** Nm at rpm. */
  readonly torque: { readonly rpm: number; readonly value: number } | null
}

export interface MeasuredRunChannels {
  /** Asks for a file; null when the person cancelled. */
  'measured:choose': { input: void; output: Result<ChosenTable | null> }
  /** null: the file is no longer the one chosen last. */
  'measured:preview': { input: { token: string; mapping: RunMapping }; output: Result<RunPreview | null> }
  /**
   * Keeps the run with the engine, and the mapping under the source's name unless that is blank. null as above, or
   * nothing could be read.
   */
  'measured:keep': {
    input: { token: string; engineId: string; title: string; source: string; mapping: RunMapping }
    output: Result<readonly MeasuredRun[] | null>
  }
  'measured:runs': { input: { engineId: string }; output: Result<readonly MeasuredRun[]> }
  'measured:remove': { input: { engineId: string; id: string }; output: Result<readonly MeasuredRun[]> }
}
