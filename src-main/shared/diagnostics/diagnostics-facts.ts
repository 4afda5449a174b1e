/** Collected facts for the diagnostics file, with unfiltered texts. `diagnostics-file.ts` filters them. */
import type { BudgetSnapshot } from '../ports/network/call-budget'
import type { AnswerSummary } from './answer-log'
import type { SettingFact } from './changed-settings'

interface ProgramFacts {
  readonly version: string
  readonly host: string
  readonly packaged: boolean
  readonly versions: {
    readonly electron?: string | undefined
    readonly chrome?: string | undefined
    readonly node?: string | undefined
  }
  readonly interfaceLanguage: string
  readonly contentLanguage: string
}
interface SystemFacts {
  readonly platform: string
  readonly release: string
  readonly arch: string
  readonly locale: string
  readonly languages: readonly string[]
  readonly memoryBytes: number
  readonly freeMemoryBytes: number
  readonly processors: number
  /** On the disk of the data folder. */
  readonly freeDiskBytes: number | null
}
interface DisplayFact {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly rotation: number
  readonly primary: boolean
}
/** Milliseconds since the process started; null: not yet. */
interface TimingFacts {
  readonly systemReadyMs: number | null
  readonly windowReadyMs: number | null
  readonly upSeconds: number
}
export interface FailureFact {
  readonly code: string
  readonly status?: number | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}
interface ConnectionFacts {
  readonly state: string
  readonly baseUrl: string
  readonly keyKept: string
  readonly subscription: { readonly active: boolean | null; readonly end_date: string | null } | null
  readonly checkedAt: string | null
  readonly failure: FailureFact | null
  readonly backgroundPaused: boolean
  readonly clockAheadMs: number | null
}
export interface StoreFileFacts {
  /** Marked as this program's file of this kind. */
  readonly ours: boolean
  readonly schema: number
  readonly pages: number
  readonly freePages: number
  /** null: too large to check. */
  readonly sound: boolean | null
  readonly rows: Readonly<Record<string, number>>
}
export interface StoreFact {
  readonly name: string
  /** `failed`: why the facts are missing. */
  readonly found: StoreFileFacts | { readonly failed: string }
}
/** One of the program's files or folders, including journals and damaged copies. */
export interface OwnFileFact {
  readonly name: string
  readonly files: number
  readonly bytes: number
  readonly setAside: number
}
interface PackFact {
  readonly state: string
  readonly done: number
  readonly total: number
  readonly calls: number
  readonly failed: readonly { readonly failure: FailureFact }[]
}
interface SourceFact {
  readonly id: string
  readonly state: string
  readonly problem: FailureFact | null
  readonly warnings: readonly string[]
  readonly since: string
  readonly received: number
  readonly copies: number
  readonly refused: number
  readonly lastEventAt: string | null
}
interface NoticeFact {
  readonly kind: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
}
interface DriftFact {
  readonly endpoint: string
  readonly field: string
  readonly kind: string
  readonly count: number
}

export interface DiagnosticsFacts {
  readonly program: ProgramFacts
  readonly system: SystemFacts
  readonly displays: readonly DisplayFact[]
  readonly timings: TimingFacts
  readonly settings: readonly SettingFact[]
  readonly connection: ConnectionFacts
  readonly secrets: readonly { readonly name: string; readonly kept: string }[]
  readonly calls: Readonly<Record<string, BudgetSnapshot>>
  readonly stores: readonly StoreFact[]
  /** Storage of events in this run. */
  readonly events: { readonly kept: string }
  /** Several computers; `calls` of all computers. */
  readonly workspace: {
    readonly state: string
    readonly problem: string | null
    readonly computers: number
    readonly calls: { readonly used: number; readonly computers: number; readonly alone: boolean } | null
  }
  readonly files: readonly OwnFileFact[]
  readonly packs: readonly PackFact[]
  readonly sources: readonly SourceFact[]
  readonly notices: readonly NoticeFact[]
  readonly answers: AnswerSummary
  readonly drift: readonly DriftFact[]
  /** Lines, oldest first. */
  readonly log: readonly string[]
}
export type PartName = keyof DiagnosticsFacts
export type GatheredFacts = {
  readonly [P in PartName]:
    { readonly ok: true; readonly value: DiagnosticsFacts[P] } | { readonly ok: false; readonly failed: string }
}
