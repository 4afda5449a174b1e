/** Makes PDFs of served documents, one at a time, in a hidden window that is reused and closed when idle. */
import type { BrowserWindow, PrintToPDFOptions } from 'electron'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type {
  DocumentReport,
  MeasuredLayout,
  PdfFailure,
  PdfDocument,
  PdfPort,
  PdfRequest,
  PdfResult,
  SheetInDocument
} from '../../shared/ports/print/pdf'
import type { FontCoverage } from './font-coverage'
import { normalisePdf, pageCount } from './normalise-pdf'
import { insertDrawings, PAGE_REPORT, type PageReport, type SheetReport } from './page-report'

/** Limit of one document, so that a hanging window does not block a batch; and of each further sheet in it. */
const LIMIT_MS = 20_000
const LIMIT_OF_SHEET_MS = 2_000
/** Idle time before the window closes. */
const IDLE_MS = 30_000
/** CSS pixels of the two papers in portrait. */
const PIXELS = { A4: [794, 1123], Letter: [816, 1056] } as const

export interface PdfMakerDeps {
  readonly openWindow: () => BrowserWindow
  /** Called for the first PDF, and again only after a failure. */
  readonly coverage: () => Promise<FontCoverage>
  readonly clock: Clock
  readonly log: Log
}

type Failure = PdfFailure['reason']
type Work<T> = (window: BrowserWindow) => Promise<T>

export class PdfMaker implements PdfPort {
  readonly #parts: PdfMakerDeps
  #window: BrowserWindow | null = null
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #endIdle: () => void = () => {}
  #coverage: Promise<FontCoverage> | null = null

  constructor(parts: PdfMakerDeps) {
    this.#parts = parts
  }

  make(url: string, request: PdfRequest): Promise<PdfResult> {
    return this.#inTurn(request, async (window): Promise<PdfResult> => {
      const report = await this.#lay(window, url, request)
      if (!request.draw) return this.#print(window, report, request)
      const drawings = request.draw(await this.#reportsOf(report.sheets))
      if (!drawings) return { ok: false, reason: 'declined' }
      await window.webContents.executeJavaScript(insertDrawings(drawings))
      return this.#print(window, await reportOf(window), request)
    })
  }

  measure(url: string, request: PdfRequest): Promise<MeasuredLayout | PdfFailure> {
    return this.#inTurn(request, async (window): Promise<MeasuredLayout> => {
      const { sheets: found } = await this.#lay(window, url, request)
      const sheets = await this.#reportsOf(found)
      const { overflow, lowestDrawing } = documentReport(sheets)
      const boxes = Object.assign({}, ...found.map((sheet) => sheet.boxes)) as MeasuredLayout['boxes']
      return { ok: true, overflow, lowestDrawing, sheets, boxes, parts: found.flatMap(({ parts }) => parts) }
    })
  }

  get isBusy(): boolean {
    return this.#waiting > 0
  }

  #inTurn<T>({ signal, sheets = 1 }: PdfRequest, work: Work<T>): Promise<T | PdfFailure> {
    this.#waiting++
    const limitMs = LIMIT_MS + (sheets - 1) * LIMIT_OF_SHEET_MS
    const turn = this.#last
      .then(() => this.#turn(limitMs, signal, work))
      .finally(() => {
        if (--this.#waiting === 0) this.#endIdle = this.#parts.clock.after(IDLE_MS, () => this.close())
      })
    this.#last = turn
    // a cancelled request need not wait for earlier ones
    const cancelled = Promise.withResolvers<PdfFailure>()
    const cancel = (): void => cancelled.resolve(CANCELLED)
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel)
    return Promise.race([turn, cancelled.promise]).finally(() => signal?.removeEventListener('abort', cancel))
  }

  /** Closes the window; the next document opens another. */
  close(): void {
    this.#endIdle()
    const window = this.#window
    this.#window = null
    if (window && !window.isDestroyed()) window.destroy()
  }

  async #turn<T>(limitMs: number, signal: AbortSignal | undefined, work: Work<T>): Promise<T | PdfFailure> {
    if (signal?.aborted) return CANCELLED
    this.#endIdle()
    const stop = Promise.withResolvers<Failure>()
    const fail = (reason: Failure) => (): void => stop.resolve(reason)
    const endLimit = this.#parts.clock.after(limitMs, fail('timeout'))
    const cancel = fail('cancelled')
    signal?.addEventListener('abort', cancel)
    try {
      const window = this.#open()
      const gone = fail('failed')
      window.once('closed', gone)
      window.webContents.once('render-process-gone', gone)
      try {
        const result = await Promise.race([work(window).then((value) => ({ value })), stop.promise])
        if (typeof result !== 'string') return result.value
        this.#parts.log.warn('print.pdf', { reason: result })
        // no state of a failed document reaches the next
        this.close()
        return { ok: false, reason: result }
      } finally {
        if (!window.isDestroyed()) {
          window.removeListener('closed', gone)
          window.webContents.removeListener('render-process-gone', gone)
        }
      }
    } catch (error) {
      this.#parts.log.error('print.pdf', { error })
      this.close()
      return { ok: false, reason: 'failed' }
    } finally {
      endLimit()
      signal?.removeEventListener('abort', cancel)
    }
  }

  #open(): BrowserWindow {
    if (!this.#window || this.#window.isDestroyed()) this.#window = this.#parts.openWindow()
    return this.#window
  }

  async #lay(window: BrowserWindow, url: string, { paper, orientation }: PdfRequest): Promise<PageReport> {
    const [short, long] = PIXELS[paper]
    window.setContentSize(orientation === 'portrait' ? short : long, orientation === 'portrait' ? long : short)
    await window.loadURL(url)
    return reportOf(window)
  }

  async #print(
    window: BrowserWindow,
    report: PageReport,
    { paper, orientation, madeAt }: PdfRequest
  ): Promise<PdfDocument> {
    const sheets = await this.#reportsOf(report.sheets)
    const made = await window.webContents.printToPDF(pdfOptions(paper, orientation))
    const pdf = normalisePdf(made, madeAt)
    const pages = pageCount(pdf)
    const all = documentReport(sheets)
    const spills = all.pages > 0 && pages > all.pages
    return { ok: true, pdf, ...all, pages, overflow: distinct([...all.overflow, ...(spills ? ['page'] : [])]), sheets }
  }

  async #reportsOf(sheets: readonly SheetReport[]): Promise<readonly SheetInDocument[]> {
    this.#coverage ??= this.#parts.coverage()
    const coverage = await this.#coverage.catch((error: unknown) => {
      this.#coverage = null
      throw error
    })
    return sheets.map(({ characters, boxes: _boxes, parts: _parts, ...seen }) => ({
      ...seen,
      missingGlyphs: coverage.missing(characters)
    }))
  }
}

async function reportOf(window: BrowserWindow): Promise<PageReport> {
  const report = (await window.webContents.executeJavaScript(PAGE_REPORT)) as PageReport
  if (report.sheets.length === 0) throw new Error('no document at the address')
  // a substitute font would measure and print differently on every machine
  if (report.missingFaces.length > 0) throw new Error(`faces did not load: ${report.missingFaces.join(', ')}`)
  return report
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)]

function documentReport(sheets: readonly SheetInDocument[]): DocumentReport {
  const all = (of: (sheet: SheetInDocument) => readonly string[]): string[] => distinct(sheets.flatMap(of))
  const drawings = sheets.flatMap(({ lowestDrawing }) => lowestDrawing ?? [])
  return {
    pages: sheets.reduce((sum, sheet) => sum + sheet.pages, 0),
    overflow: all((sheet) => sheet.overflow),
    clipped: all((sheet) => sheet.clipped),
    missingPictures: all((sheet) => sheet.missingPictures),
    missingGlyphs: all((sheet) => sheet.missingGlyphs),
    lowestDrawing: drawings.length > 0 ? Math.min(...drawings) : null
  }
}

const CANCELLED = { ok: false, reason: 'cancelled' } as const

/** The document's `@page` decides; size and orientation are the fallback. */
function pdfOptions(paper: PdfRequest['paper'], orientation: PdfRequest['orientation']): PrintToPDFOptions {
  return {
    pageSize: paper,
    landscape: orientation === 'landscape',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true
  }
}
