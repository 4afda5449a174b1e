/** Spec sheets, their templates, option rules and printers. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { CurveKey } from '../../shared/dyno/curve-issues'
import type { SheetChange } from '../../shared/sheets/snapshot-diff'
import type { OptionRule } from '../../shared/sheets/rules/option-rules'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { Paper, SheetChoice } from '../../shared/sheets/snapshot'
import type { SheetTemplate, Shop } from '../../shared/sheets/templates/template'
import { call, topic } from '../channel'
import type { Failure } from '../failures'
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
  /** Stock and all stages of the record. */
  readonly curves: readonly CurveKey[]
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
  'sheets:draft': call('draft', 'sales')
    .takes<{ path: PathInput; choice: SheetChoice; spend: boolean }>()
    .returnsResult<SheetDraft>(),
  /** Lays the draft out on paper: page count, overflow, missing glyphs. */
  'sheets:layout': call('layout', 'sales').takes<{ draftId: string }>().returnsResult<SheetLayout>(),
  'sheets:release': call('release', 'sales').takes<{ draftId: string }>().returns<null>(),
  /** Numbers the sheet and stores snapshot and PDF. Refused while an issue has level 'stop'. */
  'sheets:make': call('make', 'sales').takes<{ draftId: string }>().returnsResult<SheetEntry>(),
  /** Stores the figures of today without a sheet. Spends no calls. */
  'sheets:pin': call('pin', 'sales').takes<{ path: PathInput; choice: SheetChoice }>().returnsResult<SheetEntry>(),
  /** Asks for a file; null: cancelled. */
  'sheets:save-pdf': call('savePdf', 'sales').takes<{ number: string }>().returnsResult<{ file: string } | null>(),
  /** Lets the person drop the PDF on a folder or a mail: for the start of a drag. */
  'sheets:drag': call('drag', 'sales').takes<{ number: string }>().returnsResult<null>(),
  /** Prints the stored PDF. `printer` '': opens the system's dialog. */
  'sheets:print': call('print', 'sales').takes<{ number: string; printer: string }>().returnsResult<PrintedSheet>(),
  'sheets:list': call('list', 'sales').takes<{ query: string; limit: number }>().returnsResult<readonly SheetEntry[]>(),
  /** The number may have other text around it, as typed or scanned. */
  'sheets:open': call('open', 'sales').takes<{ number: string }>().returnsResult<SheetDetail>(),
  'sheets:remove': call('remove', 'workshop').takes<{ number: string }>().returnsResult<null>(),
  'sheets:templates': call('templates', 'sales').returnsResult<readonly SheetTemplate[]>(),
  /** `seen`: the template that the person changed; null: a new one. */
  'sheets:save-template': call('saveTemplate', 'workshop')
    .takes<{ template: SheetTemplate; seen: SheetTemplate | null }>()
    .returnsResult<readonly SheetTemplate[]>(),
  'sheets:remove-template': call('removeTemplate', 'workshop')
    .takes<{ id: string }>()
    .returnsResult<readonly SheetTemplate[]>(),
  'sheets:export-template': call('exportTemplate', 'workshop')
    .takes<{ id: string }>()
    .returnsResult<{ file: string } | null>(),
  /** Asks for a file, or takes the one that the system `opened`; null: cancelled. */
  'sheets:import-template': call('importTemplate', 'workshop')
    .takes<{ opened: boolean }>()
    .returnsResult<SheetTemplate | null>(),
  /** Asks for an image file of limited size; null: cancelled. */
  'sheets:pick-logo': call('pickLogo', 'workshop').returnsResult<{ type: string; bytes: Uint8Array } | null>(),
  /** The default shop of templates that name none. */
  'sheets:shop': call('shop', 'sales').returnsResult<Shop>(),
  'sheets:set-shop': call('setShop', 'workshop').takes<{ shop: Shop }>().returnsResult<Shop>(),
  'sheets:rules': call('rules', 'sales').returnsResult<readonly OptionRule[]>(),
  /** `seen`: `ruleMark` of the rules that the page got last; what another page changed since stays changed. */
  'sheets:set-rules': call('setRules', 'workshop')
    .takes<{ rules: readonly OptionRule[]; seen: readonly string[] }>()
    .returnsResult<readonly OptionRule[]>(),
  'sheets:batch': call('batch', 'sales')
    .takes<{ paths: readonly PathInput[]; choice: SheetChoice; into: 'one' | 'many'; pattern: string }>()
    .returnsResult<BatchState | null>(),
  'sheets:cancel-batch': call('cancelBatch', 'sales').takes<{ id: string }>().returns<BatchState | null>(),
  'sheets:printers': call('printers', 'sales').returnsResult<readonly PrinterEntry[]>(),
  'sheets:test-page': call('testPage', 'sales')
    .takes<{ printer: string; paper: Paper }>()
    .returnsResult<PrintedSheet>(),
  'sheets:prove-printer': call('provePrinter', 'workshop')
    .takes<{ printer: string; proven: boolean }>()
    .returnsResult<readonly PrinterEntry[]>(),
  'sheets:batch-changed': topic('onBatch').carries<BatchState>(),
  'sheets:changed': topic('onChange').carries<{ readonly count: number }>()
}
