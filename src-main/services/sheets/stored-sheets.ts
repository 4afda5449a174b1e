import { done, failed, type Result } from '../../contract/failures'
import type { PrintedSheet, SheetDetail, SheetEntry } from '../../contract/channels/sheets'
import type { OpenDocument } from '../../shared/ports/print/documents'
import type { PrintPort } from '../../shared/ports/print/printer'
import type { SheetFileStore } from '../../shared/ports/stores/sheet-file-store'
import type { SheetRow, StoredSheet, UserStore } from '../../shared/ports/stores/user-store'
import type { Log } from '../../shared/ports/system/log'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { SheetPicture, SheetSnapshot } from '../../shared/sheets/snapshot'
import { vehicleTitle, type SheetModel } from '../../shared/sheets/sheet-model'
import { parseSnapshot, serializeSnapshot } from '../../shared/sheets/snapshot-json'
import { SerialQueue } from '../../shared/serial-queue'
import { isPinKey, parseSheetKey } from './sheet-keys'
import { storeResult } from '../store-result'
import type { SheetChanges } from './sheet-changes'
import { pagesOf, type SheetPages } from './sheet-pages'

export interface StoredSheetsDeps {
  readonly changes: Pick<SheetChanges, 'changesOf' | 'hasChanged'>
  readonly userStore: Pick<UserStore, 'sheets' | 'sheet' | 'removeSheet'>
  readonly sheetFiles: SheetFileStore
  readonly printing: PrintPort
  readonly log: Log
  /** False: sheets for the workshop stay hidden. */
  showsTrade(): boolean
  /** Opens the save dialog; null: cancelled. */
  chooseTarget(suggestedName: string): Promise<string | null>
  write(file: string, bytes: Uint8Array): Promise<Result<{ file: string }>>
  /** @param count difference of the number of sheets */
  changed(count: number): void
}

const MAX_LISTED = 1000

/** Why a sheet could not be made, saved or printed; selects the message. */
type Reason =
  | 'draft-gone'
  | 'blocked'
  | 'overflow'
  | 'paper'
  | 'unknown-number'
  | 'unreadable'
  | 'unproven'
  | 'no-printer'
  | 'printer'
export const refused = (reason: Reason, more: Readonly<Record<string, string | number>> = {}) =>
  failed('sheet', { params: { reason, ...more } })

export class StoredSheets {
  readonly #deps: StoredSheetsDeps
  readonly #pages: SheetPages
  /** By id of the page that shows it; null: a page that shows none, or not yet. */
  readonly #opened = new Map<number, OpenDocument | null>()
  /** The sheet that a page opens last is the one that stays open. */
  readonly #opening = new SerialQueue()

  constructor(deps: StoredSheetsDeps, pages: SheetPages) {
    this.#deps = deps
    this.#pages = pages
  }

  list(query: string, limit: number): Promise<Result<readonly SheetEntry[]>> {
    return this.#withStore('sheet.list', async () => {
      const only = { hidesWorkshop: !this.#deps.showsTrade() }
      const rows = await this.#deps.userStore.sheets(query, Math.min(limit, MAX_LISTED), only)
      return done(await Promise.all(rows.map((row) => this.#listed(row))))
    })
  }

  open(typed: string, pageId: number): Promise<Result<SheetDetail>> {
    const { sheetFiles, changes } = this.#deps
    this.#opened.set(pageId, this.#opened.get(pageId) ?? null)
    const open = async (): Promise<Result<SheetDetail>> => {
      const found = await this.#find(typed)
      if (!found.ok) return found
      const { row, snapshot } = found.value
      const isPageGone = !this.#opened.has(pageId)
      this.#opened.get(pageId)?.release()
      const document = isPageGone || isPinKey(row.number) ? null : this.#draw(found.value)
      if (!isPageGone) this.#opened.set(pageId, document)
      return done({
        entry: await this.#listed(row),
        choice: snapshot.choice,
        preview: document?.url ?? null,
        pages: pagesOf(snapshot.division),
        original: (await sheetFiles.pdf(row.number, row.digest)) !== null,
        changes: await changes.changesOf(snapshot)
      })
    }
    return this.#withStore('sheet.open', () => this.#opening.run(open))
  }

  /** The page is gone or shows another sheet. */
  release(pageId: number): void {
    this.#opened.get(pageId)?.release()
    this.#opened.delete(pageId)
  }

  remove(typed: string): Promise<Result<null>> {
    const { userStore, sheetFiles, changed } = this.#deps
    return this.#withStore('sheet.remove', async () => {
      const number = parseSheetKey(typed)
      if (number === null || !(await userStore.sheet(number))) return refused('unknown-number')
      await userStore.removeSheet(number)
      await sheetFiles.remove(number)
      changed(-1)
      return done(null)
    })
  }

  /** Another computer deleted sheets. */
  async removeFilesOfGone(numbers: readonly string[]): Promise<void> {
    const { userStore, sheetFiles } = this.#deps
    for (const number of numbers)
      if (parseSheetKey(number) === number && !(await userStore.sheet(number))) await sheetFiles.remove(number)
  }

  /** Made and stored if it is missing. null: no such sheet, or an error that is in the log. */
  async savedPdf(number: string): Promise<Uint8Array | null> {
    const found = await this.#withStore('sheet.pdf', () => this.#pdf(number))
    return found.ok ? found.value.bytes : null
  }

  savePdf(typed: string): Promise<Result<{ file: string } | null>> {
    const { chooseTarget, write } = this.#deps
    return this.#withStore<{ file: string } | null>('sheet.save', async () => {
      const found = await this.#pdf(typed)
      if (!found.ok) return found
      const file = await chooseTarget(`${found.value.row.number}.pdf`)
      return file === null ? done(null) : write(file, found.value.bytes)
    })
  }

  print(typed: string, printer: string): Promise<Result<PrintedSheet>> {
    return this.#withStore<PrintedSheet>('sheet.print', async () => {
      const found = await this.#pdf(typed)
      if (!found.ok) return found
      const { row, snapshot, bytes } = found.value
      const outcome = await this.#deps.printing.print(bytes, {
        paper: snapshot.choice.paper,
        orientation: snapshot.choice.orientation,
        printer,
        purpose: 'sheet',
        title: row.number
      })
      if (outcome === 'unproven' || outcome === 'no-printer') return refused(outcome, { printer })
      return outcome === 'failed' ? refused('printer', { printer }) : done({ outcome })
    })
  }

  /** False: the role does not see sheets for the workshop. */
  mayShow({ template }: SheetSnapshot): boolean {
    return template.kind !== 'workshop' || this.#deps.showsTrade()
  }

  close(): void {
    for (const pageId of [...this.#opened.keys()]) this.release(pageId)
  }

  #withStore<T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    return storeResult(this.#deps.log, event, work)
  }

  async #find(typed: string): Promise<Result<FoundSheet>> {
    const { userStore, sheetFiles } = this.#deps
    const number = parseSheetKey(typed)
    const row = number === null ? null : await userStore.sheet(number)
    if (!row) return refused('unknown-number')
    const pictures = await sheetFiles.pictures(row.number)
    const snapshot = parseSnapshot(row.snapshot, pictures)
    if (!snapshot) return refused('unreadable')
    return this.mayShow(snapshot) ? done({ row, snapshot, pictures }) : failed('role')
  }

  #draw({ snapshot, pictures }: FoundSheet): OpenDocument {
    return this.#pages.open([{ model: composeSheet(snapshot), pictures, division: snapshot.division }])
  }

  /**
   * The stored PDF; if it is missing or changed, a new rendering of the snapshot. A sheet that was made in one file
   * with others has no digest: its PDF is stored when it is first rendered.
   */
  async #pdf(typed: string): Promise<Result<FoundSheet & { readonly bytes: Uint8Array }>> {
    const found = await this.#find(typed)
    if (!found.ok) return found
    const { row, snapshot } = found.value
    if (isPinKey(row.number)) return refused('unknown-number')
    const stored = await this.#deps.sheetFiles.pdf(row.number, row.digest)
    if (stored) return done({ ...found.value, bytes: stored })
    const document = this.#draw(found.value)
    try {
      const made = await this.#pages.pdfOf(document, snapshot)
      if (!made.ok) return made
      // unless it was removed meanwhile
      if (row.digest === '' && (await this.#deps.userStore.sheet(row.number)))
        await this.#deps.sheetFiles.addPdf(row.number, made.value.pdf)
      return done({ ...found.value, bytes: made.value.pdf })
    } finally {
      document.release()
    }
  }

  async #listed(row: SheetRow): Promise<SheetEntry> {
    return { ...entryOf(row), moved: await this.#deps.changes.hasChanged(row) }
  }
}

export interface MadeSheet {
  readonly entry: SheetEntry
  readonly model: SheetModel
  readonly snapshot: SheetSnapshot
  readonly findings: readonly PreflightIssue[]
}

interface FoundSheet {
  readonly row: StoredSheet
  readonly snapshot: SheetSnapshot
  readonly pictures: readonly SheetPicture[]
}

/** @param digest '' without a PDF */
export function rowOf(
  snapshot: SheetSnapshot & { readonly number: string },
  model: SheetModel,
  { bytes, digest }: Pick<StoredSheet, 'bytes' | 'digest'>
): StoredSheet {
  return {
    number: snapshot.number,
    profile: snapshot.profile,
    path: snapshot.path,
    madeAtMs: Date.parse(snapshot.madeAt),
    title: vehicleTitle(model),
    customer: snapshot.choice.customer.slice(0, 200),
    template: snapshot.template.name,
    bytes,
    digest,
    snapshot: serializeSnapshot(snapshot)
  }
}

export function entryOf({ number, madeAtMs, title, customer, template, path, bytes }: SheetRow): SheetEntry {
  return {
    number,
    madeAt: new Date(madeAtMs).toISOString(),
    title,
    customer,
    templateName: template,
    path,
    bytes,
    pinned: isPinKey(number),
    moved: false
  }
}
