/** Makes PDFs of served documents, one at a time, in a hidden window that is reused and closed when idle. */
import type { BrowserWindow, PrintToPDFOptions } from 'electron'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type {
  MeasuredLayout,
  PdfFailure,
  PdfDocument,
  PdfPort,
  PdfRequest,
  PdfResult
} from '../../shared/ports/print/pdf'
import type { FontCoverage } from './font-coverage'
import { normalisePdf, pageCount } from './normalise-pdf'
import { PAGE_REPORT, type PageReport } from './page-report'

/** Limit of one document, so that a hanging window does not block a batch. */
const LIMIT_MS = 20_000
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
    return this.#inTurn(request.signal, async (window) =>
      this.#print(window, await this.#lay(window, url, request), request)
    )
  }

  measure(url: string, request: PdfRequest): Promise<MeasuredLayout | PdfFailure> {
    return this.#inTurn(request.signal, async (window): Promise<MeasuredLayout> => {
      const { overflow, lowestDrawing, boxes, parts } = await this.#lay(window, url, request)
      return { ok: true, overflow, lowestDrawing, boxes, parts }
    })
  }

  get isBusy(): boolean {
    return this.#waiting > 0
  }

  #inTurn<T>(signal: AbortSignal | undefined, work: Work<T>): Promise<T | PdfFailure> {
    this.#waiting++
    const turn = this.#last
      .then(() => this.#turn(signal, work))
      .finally(() => {
        if (--this.#waiting === 0) this.#endIdle = this.#parts.clock.after(IDLE_MS, () => this.close())
      })
    this.#last = turn
    // a cancelled request need not wait for earlier ones
    return Promise.race([turn, whenAborted(signal)])
  }

  /** Closes the window; the next document opens another. */
  close(): void {
    this.#endIdle()
    const window = this.#window
    this.#window = null
    if (window && !window.isDestroyed()) window.destroy()
  }

  async #turn<T>(signal: AbortSignal | undefined, work: Work<T>): Promise<T | PdfFailure> {
    if (signal?.aborted) return CANCELLED
    this.#endIdle()
    const stop = Promise.withResolvers<Failure>()
    const fail = (reason: Failure) => (): void => stop.resolve(reason)
    const endLimit = this.#parts.clock.after(LIMIT_MS, fail('timeout'))
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
    const report = (await window.webContents.executeJavaScript(PAGE_REPORT)) as PageReport
    if (report.empty) throw new Error('no document at the address')
    // a substitute font would measure and print differently on every machine
    if (report.missingFaces.length > 0) throw new Error(`faces did not load: ${report.missingFaces.join(', ')}`)
    return report
  }

  async #print(
    window: BrowserWindow,
    report: PageReport,
    { paper, orientation, madeAt }: PdfRequest
  ): Promise<PdfDocument> {
    this.#coverage ??= this.#parts.coverage()
    const coverage = await this.#coverage.catch((error: unknown) => {
      this.#coverage = null
      throw error
    })
    const made = await window.webContents.printToPDF(pdfOptions(paper, orientation))
    const pdf = normalisePdf(made, madeAt)
    const pages = pageCount(pdf)
    const overflow = new Set(report.overflow)
    if (report.pages > 0 && pages > report.pages) overflow.add('page')
    return {
      ok: true,
      pdf,
      pages,
      overflow: [...overflow],
      clipped: report.clipped,
      missingPictures: report.missingPictures,
      missingGlyphs: coverage.missing(report.characters),
      lowestDrawing: report.lowestDrawing
    }
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

/** Never settles without a signal. */
function whenAborted(signal: AbortSignal | undefined): Promise<PdfFailure> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve(CANCELLED)
    else signal?.addEventListener('abort', () => resolve(CANCELLED), { once: true })
  })
}
