/** Spec sheets, their templates, option rules and printers. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { SheetChange } from '../../shared/sheets/snapshot-diff'
import type { OptionRule } from '../../shared/sheets/rules/option-rules'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { Paper, SheetChoice } from '../../shared/sheets/snapshot'
import type { SheetTemplate, Shop } from '../../shared/sheets/templates/template'
import { call, topic } from '../channel'
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
  /** Pinned figures of an engine, without sheet and PDF. */
  readonly pinned: boolean
  /** The stored catalogue has another value for a printed figure. */
  readonly moved: boolean
}
export interface SheetDetail {
  readonly entry: SheetEntry
  readonly choice: SheetChoice
  /** null for pinned figures. */
  readonly preview: string | null
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

export const sheetChannels = {
  /** Draws a sheet. Spends calls only with `spend` and for missing data. */
  'sheets:draft': call('draft')
    .takes<{ path: PathInput; choice: SheetChoice; spend: boolean }>()
    .returns<Result<SheetDraft>>(),
  /** Lays the draft out on paper: page count, overflow, missing glyphs. */
  'sheets:layout': call('layout').takes<{ draftId: string }>().returns<Result<SheetLayout>>(),
  'sheets:release': call('release').takes<{ draftId: string }>().returns<null>(),
  /** Numbers the sheet and stores snapshot and PDF. Refused while an issue has level 'stop'. */
  'sheets:make': call('make').takes<{ draftId: string }>().returns<Result<SheetEntry>>(),
  /** Stores the figures of today without a sheet. Spends no calls. */
  'sheets:pin': call('pin').takes<{ path: PathInput; choice: SheetChoice }>().returns<Result<SheetEntry>>(),
  /** Asks for a file; null: cancelled. */
  'sheets:save-pdf': call('savePdf').takes<{ number: string }>().returns<Result<{ file: string } | null>>(),
  /** Lets the person drop the PDF on a folder or a mail: for the start of a drag. */
  'sheets:drag': call('drag').takes<{ number: string }>().returns<Result<null>>(),
  /** Prints the stored PDF. `printer` '': opens the system's dialog. */
  'sheets:print': call('print').takes<{ number: string; printer: string }>().returns<Result<PrintedSheet>>(),
  'sheets:list': call('list').takes<{ query: string; limit: number }>().returns<Result<readonly SheetEntry[]>>(),
  /** The number may have other text around it, as typed or scanned. */
  'sheets:open': call('open').takes<{ number: string }>().returns<Result<SheetDetail>>(),
  'sheets:remove': call('remove').takes<{ number: string }>().returns<Result<null>>(),
  'sheets:templates': call('templates').returns<Result<readonly SheetTemplate[]>>(),
  /** `seen`: the template that the person changed; null: a new one. */
  'sheets:save-template': call('saveTemplate')
    .takes<{ template: SheetTemplate; seen: SheetTemplate | null }>()
    .returns<Result<readonly SheetTemplate[]>>(),
  'sheets:remove-template': call('removeTemplate').takes<{ id: string }>().returns<Result<readonly SheetTemplate[]>>(),
  'sheets:export-template': call('exportTemplate').takes<{ id: string }>().returns<Result<{ file: string } | null>>(),
  /** Asks for a file, or takes the one that the system `opened`; null: cancelled. */
  'sheets:import-template': call('importTemplate').takes<{ opened: boolean }>().returns<Result<SheetTemplate | null>>(),
  /** Asks for an image file of limited size; null: cancelled. */
  'sheets:pick-logo': call('pickLogo').returns<Result<{ type: string; bytes: Uint8Array } | null>>(),
  /** The default shop of templates that name none. */
  'sheets:shop': call('shop').returns<Result<Shop>>(),
  'sheets:set-shop': call('setShop').takes<{ shop: Shop }>().returns<Result<Shop>>(),
  'sheets:rules': call('rules').returns<Result<readonly OptionRule[]>>(),
  'sheets:set-rules': call('setRules')
    .takes<{ rules: readonly OptionRule[] }>()
    .returns<Result<readonly OptionRule[]>>(),
  'sheets:batch': call('batch')
    .takes<{ paths: readonly PathInput[]; choice: SheetChoice; into: 'one' | 'many'; pattern: string }>()
    .returns<Result<BatchState | null>>(),
  'sheets:cancel-batch': call('cancelBatch').takes<{ id: string }>().returns<BatchState | null>(),
  'sheets:printers': call('printers').returns<Result<readonly PrinterEntry[]>>(),
  'sheets:test-page': call('testPage').takes<{ printer: string; paper: Paper }>().returns<Result<PrintedSheet>>(),
  'sheets:prove-printer': call('provePrinter')
    .takes<{ printer: string; proven: boolean }>()
    .returns<Result<readonly PrinterEntry[]>>(),
  'sheets:batch-changed': topic('onBatch').carries<BatchState>(),
  'sheets:changed': topic('onChange').carries<{ readonly count: number }>()
}
