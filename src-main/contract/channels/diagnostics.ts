/** The diagnosis file, and drift in the answers of the service. */
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { DriftKind } from '../../shared/catalogue/reader/drift'
import type { AnswerSummary } from '../../shared/diagnostics/answer-log'
import type { ContactedHost } from '../../shared/diagnostics/contacted-hosts'
import type { ComputerHours } from '../../shared/diagnostics/usage'
import type { NetworkStep } from '../../shared/diagnostics/network-test'
import { call } from '../channel'

/** A diagnosis file to read before saving. `id` is valid until the next one is made. */
export interface DiagnosticsFile {
  readonly id: string
  readonly name: string
  readonly text: string
}

export const diagnosticsChannels = {
  /** Collects the data anew. Costs no call and uses no network; the text reports sections that fail. */
  'diagnosis:make': call('make', 'workshop').returnsResult<DiagnosticsFile>(),
  /** Asks for a file and writes the text that was made; null: cancelled. */
  'diagnosis:save': call('save', 'workshop').takes<{ id: string }>().returnsResult<{ readonly file: string } | null>()
}

/** Most characters of each text, and most frames. */
export const WINDOW_ERROR_LIMITS = { name: 60, message: 300, frames: 12, frame: 300 }
export const WINDOW_ERROR_KINDS = ['component', 'rejection', 'uncaught'] as const
/** An error that nothing in the window handled. */
export interface WindowError {
  readonly kind: (typeof WINDOW_ERROR_KINDS)[number]
  /** Of the error's class. */
  readonly name: string
  readonly message: string
  /** Lines of the stack without the message, innermost first. */
  readonly frames: readonly string[]
}

export interface DriftEntry {
  readonly endpoint: EndpointName
  readonly field: string
  readonly kind: DriftKind
  readonly count: number
}

/** A store of the data folder. `sound` null: too large to check here. `problem`: why it cannot be read. */
export interface StoreHealth {
  readonly name: string
  readonly bytes: number
  readonly sound: boolean | null
  readonly problem: string | null
}

/** From the program's own requests and files; reading it sends nothing. */
export interface HealthReport {
  readonly answers: AnswerSummary
  readonly stores: readonly StoreHealth[]
  /** On the disk of the data folder; null: unknown. */
  readonly freeDiskBytes: number | null
}

export const healthChannels = {
  /** Drift since the program started. */
  'health:drift': call('drift', 'sales').returns<readonly DriftEntry[]>(),
  'health:report': call('report', 'workshop').returnsResult<HealthReport>(),
  /** Copies the facts of the health page as text, filtered like the diagnosis file. */
  'health:copy': call('copy', 'workshop').returnsResult<null>(),
  /** Use of the service by computer and hour; this computer first. */
  'health:usage': call('usage', 'workshop').returns<readonly ComputerHours[]>(),
  /** Hosts that were contacted, the last one first. */
  'health:hosts': call('hosts', 'workshop').returns<readonly ContactedHost[]>(),
  'health:clear-hosts': call('clearHosts', 'administrator').returns<void>(),
  /** Tests the network up to the first step that fails. `withKey`: sends one request with the key, too. */
  'health:test-network': call('testNetwork', 'workshop')
    .takes<{ withKey: boolean }>()
    .returnsResult<readonly NetworkStep[]>()
}
