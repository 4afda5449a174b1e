/** Spec sheets, their templates, option rules and printers. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { SheetChange } from '../../shared/sheets/snapshot-diff'
import type { OptionRule } from '../../shared/sheets/rules/option-rules'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { Paper, SheetChoice } from '../../shared/sheets/snapshot'
import type { SheetTemplate, Shop } from '../../shared/sheets/templates/template'
import type { ChannelTable } from '../channel-table'
import type { Failure, Result } from '../failures'
import type { PathInput } from './catalogue'

/** A drawn sheet without a number, which no list contains. */
export interface SheetDraft {
  /** Valid until the next draft of this window or 'sheets:release'. */
  readonly id: string
  /** Frame address of the document that is printed. */
  readonly preview: string
  readonly pages: number
  readonly findings: readonly PreflightIssue[]
  /** Calls that this draft spent. */
  readonly calls: number
  /** Calls that would fetch the texts in the sheet's language; 0 when they are stored. */
  readonly callsForLanguage: number
  /** Stage numbers of the record. */
  readonly stages: readonly number[]
}
/** Result of the layout on paper. */
export interface SheetLayout {
  readonly pages: number
  readonly findings: readonly PreflightIssue[]
}
export interface SheetEntry {
  readonly number: string
  readonly madeAt: string
  readonly title: string
  readonly customer: string
  readonly templateName: string
  readonly path: EnginePath
  readonly bytes: number
  /** The stored catalogue has another value for a printed figure. */
  readonly moved: boolean
}
export interface SheetDetail {
  readonly entry: SheetEntry
  readonly choice: SheetChoice
  readonly preview: string
  readonly pages: number
  /** The original PDF is stored; false: it would be drawn again from the snapshot. */
  readonly original: boolean
  /** Differences to the stored catalogue; null: the catalogue has nothing newer. Costs no call. */
  readonly changes: readonly SheetChange[] | null
}
export interface BatchState {
  readonly id: string
  readonly done: number
  readonly total: number
  readonly failed: readonly { readonly title: string; readonly failure: Failure }[]
  /** Issues of sheets that were made: missing names, several pages, a low chart. */
  readonly findings: readonly { readonly number: string; readonly title: string; readonly finding: PreflightIssue }[]
  readonly state: 'running' | 'done' | 'cancelled' | 'failed'
  /** Folder of the files; null while running. */
  readonly folder: string | null
}
export interface PrinterEntry {
  readonly name: string
  readonly label: string
  /** A person has confirmed the printed test page. */
  readonly proven: boolean
}

/** 'printed': passed to the system. 'reader': opened in the PDF viewer for printing. 'cancelled': by the person. */
export interface PrintedSheet {
  readonly outcome: 'printed' | 'reader' | 'cancelled'
}

export interface SheetChannels {
  /** Draws a sheet. Spends calls only with `spend` and for missing data. */
  'sheets:draft': { input: { path: PathInput; choice: SheetChoice; spend: boolean }; output: Result<SheetDraft> }
  /** Lays the draft out on paper: page count, overflow, missing glyphs. */
  'sheets:layout': { input: { draftId: string }; output: Result<SheetLayout> }
  'sheets:release': { input: { draftId: string }; output: null }
  /** Numbers the sheet and stores snapshot and PDF. Refused while an issue has level 'stop'. */
  'sheets:make': { input: { draftId: string }; output: Result<SheetEntry> }
  /** Asks for a file; null: cancelled. */
  'sheets:save-pdf': { input: { number: string }; output: Result<{ file: string } | null> }
  /** Prints the stored PDF. `printer` '': opens the system's dialog. */
  'sheets:print': { input: { number: string; printer: string }; output: Result<PrintedSheet> }
  'sheets:list': { input: { query: string; limit: number }; output: Result<readonly SheetEntry[]> }
  /** The number may have other text around it, as typed or scanned. */
  'sheets:open': { input: { number: string }; output: Result<SheetDetail> }
  'sheets:remove': { input: { number: string }; output: Result<null> }
  'sheets:templates': { input: void; output: Result<readonly SheetTemplate[]> }
  'sheets:save-template': { input: { template: SheetTemplate }; output: Result<readonly SheetTemplate[]> }
  'sheets:remove-template': { input: { id: string }; output: Result<readonly SheetTemplate[]> }
  'sheets:export-template': { input: { id: string }; output: Result<{ file: string } | null> }
  'sheets:import-template': { input: void; output: Result<SheetTemplate | null> }
  /** Asks for an image file of limited size; null: cancelled. */
  'sheets:pick-logo': { input: void; output: Result<{ type: string; bytes: Uint8Array } | null> }
  /** The default shop of templates that name none. */
  'sheets:shop': { input: void; output: Result<Shop> }
  'sheets:set-shop': { input: { shop: Shop }; output: Result<Shop> }
  'sheets:rules': { input: void; output: Result<readonly OptionRule[]> }
  'sheets:set-rules': { input: { rules: readonly OptionRule[] }; output: Result<readonly OptionRule[]> }
  'sheets:batch': {
    input: { paths: readonly PathInput[]; choice: SheetChoice; into: 'one' | 'many'; pattern: string }
    output: Result<BatchState | null>
  }
  'sheets:cancel-batch': { input: { id: string }; output: BatchState | null }
  'sheets:printers': { input: void; output: Result<readonly PrinterEntry[]> }
  'sheets:test-page': { input: { printer: string; paper: Paper }; output: Result<PrintedSheet> }
  'sheets:prove-printer': { input: { printer: string; proven: boolean }; output: Result<readonly PrinterEntry[]> }
}
export interface SheetTopics {
  'sheets:batch-changed': BatchState
  'sheets:changed': { readonly count: number }
}
export const sheetChannels = {
  withInput: {
    'sheets:draft': 'draft',
    'sheets:layout': 'layout',
    'sheets:release': 'release',
    'sheets:make': 'make',
    'sheets:save-pdf': 'savePdf',
    'sheets:print': 'print',
    'sheets:list': 'list',
    'sheets:open': 'open',
    'sheets:remove': 'remove',
    'sheets:save-template': 'saveTemplate',
    'sheets:remove-template': 'removeTemplate',
    'sheets:export-template': 'exportTemplate',
    'sheets:set-shop': 'setShop',
    'sheets:set-rules': 'setRules',
    'sheets:batch': 'batch',
    'sheets:cancel-batch': 'cancelBatch',
    'sheets:test-page': 'testPage',
    'sheets:prove-printer': 'provePrinter'
  },
  withoutInput: {
    'sheets:templates': 'templates',
    'sheets:import-template': 'importTemplate',
    'sheets:pick-logo': 'pickLogo',
    'sheets:shop': 'shop',
    'sheets:rules': 'rules',
    'sheets:printers': 'printers'
  },
  topics: { 'sheets:batch-changed': 'onBatch', 'sheets:changed': 'onChange' }
} as const satisfies ChannelTable<SheetChannels, SheetTopics>
