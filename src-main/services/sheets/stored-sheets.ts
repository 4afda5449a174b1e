import { done, failed, type Result } from '../../contract/failures'
import type { PrintedSheet, SheetDetail, SheetEntry } from '../../contract/channels/sheets'
import type { OpenDocument } from '../../shared/ports/print/documents'
import type { PrintPort } from '../../shared/ports/print/printer'
import type { SheetFileStore } from '../../shared/ports/stores/sheet-file-store'
import type { SheetRow, StoredSheet, UserStore } from '../../shared/ports/stores/user-store'
import type { Log } from '../../shared/ports/system/log'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { parseSheetNumber } from '../../shared/sheets/sheet-number'
import type { SheetPicture, SheetSnapshot } from '../../shared/sheets/snapshot'
import { parseSnapshot } from '../../shared/sheets/snapshot-json'
import { toIso } from '../iso-time'
import { storeResult } from '../store-result'
import type { SheetChanges } from './sheet-changes'
import { pagesOf, type SheetPages } from './sheet-pages'

export interface StoredSheetsDeps {
  readonly changes: Pick<SheetChanges, 'changesOf' | 'hasChanged'>
  readonly userStore: Pick<UserStore, 'sheets' | 'sheet' | 'removeSheet'>
  readonly sheetFiles: SheetFileStore
  readonly printing: PrintPort
  readonly log: Log
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

/** Lists, opens, saves, prints and deletes made sheets. */
export function createStoredSheets(deps: StoredSheetsDeps, { open, pdfOf }: SheetPages) {
  const { userStore, sheetFiles, printing, log } = deps
  let opened: OpenDocument | null = null
  const withStore = <T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> =>
    storeResult(log, event, work)

  /** A sheet by typed or scanned number, with the pictures of its snapshot. */
  async function find(
    typed: string
  ): Promise<Result<{ row: StoredSheet; snapshot: SheetSnapshot; pictures: readonly SheetPicture[] }>> {
    const number = parseSheetNumber(typed)
    const row = number === null ? null : await userStore.sheet(number)
    if (!row) return refused('unknown-number')
    const pictures = await sheetFiles.pictures(row.number)
    const snapshot = parseSnapshot(row.snapshot, pictures)
    return snapshot ? done({ row, snapshot, pictures }) : refused('unreadable')
  }

  /** The stored PDF; if it is missing or changed, a new rendering of the snapshot with `original` false. */
  async function pdf(
    typed: string
  ): Promise<Result<{ bytes: Uint8Array; original: boolean; row: StoredSheet; snapshot: SheetSnapshot }>> {
    const found = await find(typed)
    if (!found.ok) return found
    const { row, snapshot, pictures } = found.value
    const bytes = await sheetFiles.pdf(row.number, row.digest)
    if (bytes) return done({ bytes, original: true, row, snapshot })
    const document = open([{ model: composeSheet(snapshot), pictures, division: snapshot.division }])
    try {
      const made = await pdfOf(document, snapshot)
      return made.ok ? done({ bytes: made.value.pdf, original: false, row, snapshot }) : made
    } finally {
      document.release()
    }
  }

  const listed = async (row: SheetRow): Promise<SheetEntry> => ({
    ...entryOf(row),
    moved: await deps.changes.hasChanged(row)
  })

  return {
    /** null: no such sheet. */
    async savedPdf(number: string): Promise<Uint8Array | null> {
      const found = await pdf(number)
      return found.ok ? found.value.bytes : null
    },
    list: (query: string, limit: number): Promise<Result<readonly SheetEntry[]>> =>
      withStore('sheet.list', async () =>
        done(await Promise.all((await userStore.sheets(query, Math.min(limit, MAX_LISTED))).map(listed)))
      ),
    open: (typed: string): Promise<Result<SheetDetail>> =>
      withStore('sheet.open', async () => {
        const found = await find(typed)
        if (!found.ok) return found
        const { row, snapshot, pictures } = found.value
        opened?.release()
        opened = open([{ model: composeSheet(snapshot), pictures, division: snapshot.division }])
        return done({
          entry: await listed(row),
          choice: snapshot.choice,
          preview: opened.url,
          pages: pagesOf(snapshot.division),
          original: (await sheetFiles.pdf(row.number, row.digest)) !== null,
          changes: await deps.changes.changesOf(snapshot)
        })
      }),
    remove: (typed: string): Promise<Result<null>> =>
      withStore('sheet.remove', async () => {
        const number = parseSheetNumber(typed)
        if (number === null || !(await userStore.sheet(number))) return refused('unknown-number')
        await userStore.removeSheet(number)
        await sheetFiles.remove(number)
        deps.changed(-1)
        return done(null)
      }),
    savePdf: (typed: string): Promise<Result<{ file: string } | null>> =>
      withStore<{ file: string } | null>('sheet.save', async () => {
        const found = await pdf(typed)
        if (!found.ok) return found
        const file = await deps.chooseTarget(`${found.value.row.number}.pdf`)
        return file === null ? done(null) : deps.write(file, found.value.bytes)
      }),
    print: (typed: string, printer: string): Promise<Result<PrintedSheet>> =>
      withStore<PrintedSheet>('sheet.print', async () => {
        const found = await pdf(typed)
        if (!found.ok) return found
        const { row, snapshot, bytes } = found.value
        const outcome = await printing.print(bytes, {
          paper: snapshot.choice.paper,
          orientation: snapshot.choice.orientation,
          printer,
          purpose: 'sheet',
          title: row.number
        })
        if (outcome === 'unproven' || outcome === 'no-printer') return refused(outcome, { printer })
        return outcome === 'failed' ? refused('printer', { printer }) : done({ outcome })
      }),
    close(): void {
      opened?.release()
    }
  }
}

export function entryOf({ number, madeAtMs, title, customer, template, path, bytes }: SheetRow): SheetEntry {
  return {
    number,
    madeAt: toIso(madeAtMs),
    title,
    customer,
    templateName: template,
    path,
    bytes,
    moved: false
  }
}
