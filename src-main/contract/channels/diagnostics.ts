/** What crosses about the diagnosis file: what would be in it, to be read first, and the saving of exactly that. */
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { DriftKind } from '../../shared/catalogue/reader/drift'
import type { Result } from '../failures'

/** A file as it was made. `id` names it until another one is made. */
export interface DiagnosticsFile {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface DiagnosticsChannels {
  /** Gathers it anew. Costs no call and reaches no network; parts that fail say so in the text. */
  'diagnosis:make': { input: void; output: Result<DiagnosticsFile> }
  /** Asks where and writes the text that was made; null: the person cancelled. */
  'diagnosis:save': { input: { id: string }; output: Result<{ readonly file: string } | null> }
}
export const DIAGNOSTICS_ANSWERS = { 'diagnosis:make': 'result', 'diagnosis:save': 'result' } as const

export interface DriftEntry {
  readonly endpoint: EndpointName
  readonly field: string
  readonly kind: DriftKind
  readonly count: number
}
