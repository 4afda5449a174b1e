/**
 * Many sheets as one PDF, laid out and printed as one document. Each gets its number and its stored snapshot; its own
 * PDF is made from that later.
 */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import type { PdfDocument, PdfRequest, SheetInDocument } from '../../shared/ports/print/pdf'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { Clock } from '../../shared/ports/system/clock'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { chartFor } from '../../shared/sheets/html/render-sheet'
import { layoutIssues } from '../../shared/sheets/preflight/layout-issues'
import { isBlocking, type PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { SheetModel } from '../../shared/sheets/sheet-model'
import { sheetNumber } from '../../shared/sheets/sheet-number'
import type { SheetSnapshot } from '../../shared/sheets/snapshot'
import type { SerialQueue } from '../../shared/serial-queue'
import { localIso } from '../../shared/text/iso-time'
import { storeResult } from '../store-result'
import { nextSheetNumber } from './next-sheet-number'
import { pagesOf, type PrintableSheet, type SheetPages } from './sheet-pages'
import type { SnapshotWithPictures } from './sheet-snapshots'
import { entryOf, refused, rowOf, type MadeSheet, type StoredSheetsDeps } from './stored-sheets'

interface CombinedSheetsDeps extends Pick<StoredSheetsDeps, 'sheetFiles' | 'changed' | 'log'> {
  readonly clock: Clock
  readonly userStore: Pick<UserStore, 'nextSheet' | 'addSheet'>
  readonly pages: SheetPages
  installationLetters(): Promise<string>
  /** Holds the next number while it is used. */
  readonly making: SerialQueue
  findings(snapshot: SheetSnapshot, model: SheetModel): readonly PreflightIssue[]
}

interface CombinedPdf {
  /** null: no sheet could be made. */
  readonly pdf: Uint8Array | null
  readonly made: readonly MadeSheet[]
  /** By position in the input. */
  readonly refused: ReadonlyMap<number, Failure>
}

interface Numbered extends PrintableSheet {
  /** Position in the input. */
  readonly at: number
  readonly count: number
  readonly snapshot: SheetSnapshot & { readonly number: string }
  readonly findings: readonly PreflightIssue[]
}
const FILES_AT_ONCE = 8

export class CombinedSheets {
  readonly #deps: CombinedSheetsDeps

  constructor(deps: CombinedSheetsDeps) {
    this.#deps = deps
  }

  /** A sheet that cannot be made is left out. A failure or a cancel takes no number. */
  make(taken: readonly SnapshotWithPictures[], signal?: AbortSignal): Promise<Result<CombinedPdf>> {
    const { log, making } = this.#deps
    return storeResult(log, 'sheet.combine', () => making.run(() => this.#make(taken, signal)))
  }

  async #make(drafts: readonly SnapshotWithPictures[], signal?: AbortSignal): Promise<Result<CombinedPdf>> {
    const taken = [...drafts]
    const refusals = new Map<number, Failure>()
    const refuse = (at: number, refusal: ReturnType<typeof refused>): void => void refusals.set(at, refusal.failure)
    for (;;) {
      const sheets = await this.#numbered(taken, (at) => refusals.has(at))
      if (sheets.length === 0) return done({ pdf: null, made: [], refused: refusals })
      for (const { at, findings } of sheets) {
        const stop = findings.find(isBlocking)
        if (stop) refuse(at, refused('blocked', { finding: stop.code }))
      }
      // the rest gets other numbers
      if (sheets.some(({ at }) => refusals.has(at))) continue
      const { spilling, printed } = await this.#print(sheets, signal)
      for (const { at, snapshot, pictures } of spilling) {
        const division = await this.#deps.pages.otherDivisionOf(snapshot, pictures, signal)
        if (division === null) refuse(at, refused('overflow'))
        else taken[at] = { ...drafts[at]!, snapshot: { ...drafts[at]!.snapshot, division } }
      }
      if (spilling.length > 0) continue
      if (!printed.ok) return printed
      const made = await this.#store(sheets, printed.value.sheets)
      this.#deps.changed(made.length)
      return done({ pdf: printed.value.pdf, made, refused: refusals })
    }
  }

  async #numbered(
    taken: readonly SnapshotWithPictures[],
    isRefused: (at: number) => boolean
  ): Promise<readonly Numbered[]> {
    const nowMs = this.#deps.clock.now()
    const year = new Date(nowMs).getFullYear()
    const { letters, count: next } = await nextSheetNumber(this.#deps, year)
    return taken
      .map(({ snapshot, pictures }, at) => ({ snapshot, pictures, at }))
      .filter(({ at }) => !isRefused(at))
      .map(({ snapshot: unnumbered, pictures, at }, i) => {
        const count = next + i
        const snapshot = {
          ...unnumbered,
          number: sheetNumber(letters, year, count),
          madeAt: localIso(nowMs)
        }
        const model = composeSheet(snapshot)
        const findings = this.#deps.findings(snapshot, model)
        return { at, count, snapshot, pictures, model, findings, division: snapshot.division }
      })
  }

  /** Lays out without charts, whose places do not depend on them, and draws each for its place. */
  async #print(sheets: readonly Numbered[], signal?: AbortSignal) {
    const { pages } = this.#deps
    const spilling: Numbered[] = []
    const draw: PdfRequest['draw'] = (reports) => {
      if (reports.length !== sheets.length) return null
      spilling.push(...sheets.filter((sheet, i) => issuesOf(sheet, reports[i]!).some(isBlocking)))
      if (spilling.length > 0) return null
      return sheets.map(({ model, division }, i) => (division ? null : chartFor(model, reports[i]!.drawingRoom)))
    }
    const document = pages.open(sheets.map((sheet) => ({ ...sheet, chartRoom: 'measure' as const })))
    try {
      const printed = await pages.pdfOf(document, sheets[0]!.snapshot, signal, { sheets: sheets.length, draw })
      return { spilling, printed: printed.ok ? checked(printed.value, sheets, signal) : printed }
    } finally {
      document.release()
    }
  }

  /** Files first, several at a time: a row without its pictures would be broken. Rows in the order of their numbers. */
  async #store(sheets: readonly Numbered[], reports: readonly SheetInDocument[]): Promise<readonly MadeSheet[]> {
    const { userStore, sheetFiles } = this.#deps
    const digests: string[] = []
    for (let from = 0; from < sheets.length; from += FILES_AT_ONCE) {
      const some = sheets.slice(from, from + FILES_AT_ONCE)
      digests.push(
        ...(await Promise.all(some.map(({ snapshot, pictures }) => sheetFiles.put(snapshot.number, null, pictures))))
      )
    }
    const made: MadeSheet[] = []
    for (const [i, sheet] of sheets.entries()) {
      const { snapshot, model, count, findings } = sheet
      const row = rowOf(snapshot, model, { bytes: 0, digest: digests[i]! })
      await userStore.addSheet(row, { year: Number(snapshot.madeAt.slice(0, 4)), count })
      made.push({ entry: entryOf(row), model, snapshot, findings: [...findings, ...issuesOf(sheet, reports[i]!)] })
    }
    return made
  }
}

const issuesOf = ({ division, snapshot }: Numbered, report: SheetInDocument): readonly PreflightIssue[] =>
  layoutIssues(report, pagesOf(division), snapshot.choice.pages)

/** The PDF where it is complete. */
function checked(printed: PdfDocument, sheets: readonly Numbered[], signal?: AbortSignal): Result<PdfDocument> {
  if (signal?.aborted) return failed('cancelled')
  const paper = sheets.reduce((sum, { division }) => sum + pagesOf(division), 0)
  return printed.sheets.length === sheets.length && printed.pages === paper ? done(printed) : refused('paper')
}
