/** Measured runs: dynamometer tables that are stored beside an engine and never in its record. */
import type { RunMapping } from '../../shared/measured-runs/run-mapping'
import type { TableProblem } from '../../shared/ports/files/table-files'
import type { MeasuredRun, RunReading } from '../../shared/measured-runs/measured-run'
import type { ChannelTable } from '../channel-table'
import type { Result } from '../failures'

/** A chosen file of which nothing is stored yet. */
export type ChosenTable =
  | {
      readonly kind: 'table'
      /** Identifies the file in later requests; main remembers the last one chosen. */
      readonly token: string
      /** Without its folder. */
      readonly file: string
      readonly bytes: number
      readonly guess: RunMapping
      /** Saved mappings, by the name of their source. */
      readonly sources: readonly SavedRunSource[]
      /** Name of the saved source whose mapping fits the headings of this file; null: none. */
      readonly fits: string | null
    }
  | { readonly kind: 'refused'; readonly file: string; readonly problem: TableProblem }

export interface SavedRunSource {
  readonly name: string
  readonly mapping: RunMapping
}

/** A run as it would be stored. */
export interface RunPreview extends Pick<RunReading, 'leftOut' | 'leftOutCount' | 'sorted' | 'merged' | 'cut'> {
  /** The first lines, split at the separator. */
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
  /** Asks for a file; null: cancelled. */
  'measured:choose': { input: void; output: Result<ChosenTable | null> }
  /** null: the file is no longer the one chosen last. */
  'measured:preview': { input: { token: string; mapping: RunMapping }; output: Result<RunPreview | null> }
  /** Stores the run, and the mapping under `source` unless that is blank. null: as above, or no readable points. */
  'measured:keep': {
    input: { token: string; engineId: string; title: string; source: string; mapping: RunMapping }
    output: Result<readonly MeasuredRun[] | null>
  }
  'measured:runs': { input: { engineId: string }; output: Result<readonly MeasuredRun[]> }
  'measured:remove': { input: { engineId: string; id: string }; output: Result<readonly MeasuredRun[]> }
}
export const measuredRunChannels = {
  withInput: {
    'measured:preview': 'preview',
    'measured:keep': 'keep',
    'measured:runs': 'runs',
    'measured:remove': 'remove'
  },
  withoutInput: { 'measured:choose': 'choose' },
  topics: {}
} as const satisfies ChannelTable<MeasuredRunChannels>
