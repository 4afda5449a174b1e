/** Measured runs: dynamometer tables that are stored beside an engine and never in its record. */
import type { RunMapping } from '../../shared/measured-runs/run-mapping'
import type { TableProblem } from '../../shared/ports/files/table-files'
import type { DrawnRun, MeasuredRun, RunReading, worstPhysics } from '../../shared/measured-runs/measured-run'
import { call, topic } from '../channel'

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
  /** Where power deviates most from torque × speed. */
  readonly worst: ReturnType<typeof worstPhysics>
  /** Few enough points to be drawn. */
  readonly drawn: Omit<DrawnRun, 'id' | 'title'>
}

export const measuredRunChannels = {
  /** Asks for a file, or takes the one that the system opened; null: cancelled, or none was opened. */
  'measured:choose': call('choose', 'workshop').takes<{ opened: boolean }>().returnsResult<ChosenTable | null>(),
  /** null: the file is no longer the one chosen last. */
  'measured:preview': call('preview', 'workshop')
    .takes<{ token: string; mapping: RunMapping }>()
    .returnsResult<RunPreview | null>(),
  /** Stores the run, and the mapping under `source` unless that is blank. null: as above, or no readable points. */
  'measured:keep': call('keep', 'workshop')
    .takes<{ token: string; engineId: string; title: string; source: string; mapping: RunMapping }>()
    .returnsResult<readonly MeasuredRun[] | null>(),
  'measured:runs': call('runs', 'sales').takes<{ engineId: string }>().returnsResult<readonly MeasuredRun[]>(),
  /** Stores the catalogue curve that a run is compared with, on screen and on paper. */
  'measured:compare': call('compare', 'workshop')
    .takes<{ engineId: string; id: string; against: string }>()
    .returnsResult<readonly MeasuredRun[]>(),
  /** Deletes a saved mapping; answers with the others. */
  'measured:remove-source': call('removeSource', 'workshop')
    .takes<{ name: string }>()
    .returnsResult<readonly SavedRunSource[]>(),
  'measured:remove': call('remove', 'workshop')
    .takes<{ engineId: string; id: string }>()
    .returnsResult<readonly MeasuredRun[]>(),
  /** The stored runs of this engine changed. */
  'measured:changed': topic('onChange').carries<{ readonly engineId: string }>()
}
