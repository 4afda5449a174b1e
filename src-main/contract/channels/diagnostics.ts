/** The diagnosis file, and drift in the answers of the service. */
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { DriftKind } from '../../shared/catalogue/reader/drift'
import type { ChannelTable } from '../channel-table'
import type { Result } from '../failures'

/** A diagnosis file to read before saving. `id` is valid until the next one is made. */
export interface DiagnosticsFile {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface DiagnosticsChannels {
  /** Collects the data anew. Costs no call and uses no network; the text reports sections that fail. */
  'diagnosis:make': { input: void; output: Result<DiagnosticsFile> }
  /** Asks for a file and writes the text that was made; null: cancelled. */
  'diagnosis:save': { input: { id: string }; output: Result<{ readonly file: string } | null> }
}
export const diagnosticsChannels = {
  withInput: { 'diagnosis:save': 'save' },
  withoutInput: { 'diagnosis:make': 'make' },
  topics: {}
} as const satisfies ChannelTable<DiagnosticsChannels>

export interface DriftEntry {
  readonly endpoint: EndpointName
  readonly field: string
  readonly kind: DriftKind
  readonly count: number
}

export interface HealthChannels {
  /** Drift since the program started. */
  'health:drift': { input: void; output: readonly DriftEntry[] }
}
export const healthChannels = {
  withInput: {},
  withoutInput: { 'health:drift': 'drift' },
  topics: {}
} as const satisfies ChannelTable<HealthChannels>
