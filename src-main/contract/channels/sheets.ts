/** What crosses about spec sheets. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { SheetChange } from '../../shared/sheets/snapshot-diff'
import type { OptionRule } from '../../shared/sheets/rules/option-rules'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { Paper, SheetChoice } from '../../shared/sheets/snapshot'
import type { SheetTemplate, Shop } from '../../shared/sheets/templates/template'
import type { Failure, Result } from '../failures'
import type { PathInput } from './catalogue'

export type { SheetChange }

/** A sheet as drawn, not yet made: it has no number and is on no list. */
export interface SheetDraft {
  /** For the calls that follow; good until the next draft of this window or its release. */
  readonly id: string
  /** Address for the preview's frame: the very document that is printed. */
  readonly preview: string
  /** Pages of the preview. */
  readonly pages: number
  readonly findings: readonly PreflightIssue[]
  /** Calls this draft cost: 0 where everything was held in the sheet's language. */
  readonly calls: number
  /** Calls that would bring the texts in the sheet's language; 0 when they are here. */
  readonly callsForLanguage: number
  /** Stage numbers of the record. */
  readonly stages: readonly number[]
}
/** What laying it out on paper said. */
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
  /** A figure printed on it is another in the stored catalogue. */
  readonly moved: boolean
}
export interface SheetDetail {
  readonly entry: SheetEntry
  readonly choice: SheetChoice
  readonly preview: string
  /** Pages of the preview. */
  readonly pages: number
  /** The PDF that was made is here, unchanged; false: it would be drawn again from the figures kept. */
  readonly original: boolean
  /** Against what the desk holds now; null: the desk holds nothing newer. Costs no call. */
  readonly changes: readonly SheetChange[] | null
}
export interface BatchState {
  readonly id: string
  readonly done: number
  readonly total: number
  readonly failed: readonly { readonly title: string; readonly failure: Failure }[]
  /** What a person should know of sheets that were made: names that are missing, several pages, a low chart. */
  readonly findings: readonly { readonly number: string; readonly title: string; readonly finding: PreflightIssue }[]
  readonly state: 'running' | 'done' | 'cancelled' | 'failed'
  /** Where the files went; null while running. */
  readonly folder: string | null
}
export interface PrinterEntry {
  readonly name: string
  readonly label: string
  /** A person has held a test page of this printer in hand and said it is right. */
  readonly proven: boolean
}

/**
 * 'printed': handed to the system. 'reader': opened in the system's reader for PDF files, to be printed from there.
 * 'cancelled': by the person.
 */
export interface PrintedSheet {
  readonly outcome: 'printed' | 'reader' | 'cancelled'
}

export interface SheetChannels {
  /** Draws a sheet. Spends calls only where `spend` says so and something is missing. */
  'sheets:draft': { input: { path: PathInput; choice: SheetChoice; spend: boolean }; output: Result<SheetDraft> }
  /** Lays the draft out on paper: page count, overflow, missing glyphs. */
  'sheets:layout': { input: { draftId: string }; output: Result<SheetLayout> }
  'sheets:release': { input: { draftId: string }; output: null }
  /** Gives it a number, keeps the snapshot and the PDF. Refused while a finding says 'stop'. */
  'sheets:make': { input: { draftId: string }; output: Result<SheetEntry> }
  /** Asks for a file; null when the person cancelled. */
  'sheets:save-pdf': { input: { number: string }; output: Result<{ file: string } | null> }
  /** Prints the PDF that was made. `printer` '': the system's dialog. */
  'sheets:print': { input: { number: string; printer: string }; output: Result<PrintedSheet> }
  'sheets:list': { input: { query: string; limit: number }; output: Result<readonly SheetEntry[]> }
  /** By number as typed or scanned, whatever surrounds it. */
  'sheets:open': { input: { number: string }; output: Result<SheetDetail> }
  'sheets:remove': { input: { number: string }; output: Result<null> }
  'sheets:templates': { input: void; output: Result<readonly SheetTemplate[]> }
  'sheets:save-template': { input: { template: SheetTemplate }; output: Result<readonly SheetTemplate[]> }
  'sheets:remove-template': { input: { id: string }; output: Result<readonly SheetTemplate[]> }
  'sheets:export-template': { input: { id: string }; output: Result<{ file: string } | null> }
  'sheets:import-template': { input: void; output: Result<SheetTemplate | null> }
  /** Asks for an image file and answers its bytes, bounded in size. */
  'sheets:pick-logo': { input: void; output: Result<{ type: string; bytes: Uint8Array } | null> }
  /** The shop of every template that names none of its own, the built-in ones first of all. */
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
