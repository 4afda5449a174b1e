/**
 * Prints a finished PDF: by the system's dialog, or straight to a printer that a person has proven with a test page.
 * Why it is done this way on each
 * system: docs/decisions/0006-printing-the-pdf.md.
 */
import type { BrowserWindow, PrinterInfo, WebContentsPrintOptions } from 'electron'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { OpenDocument } from '../../shared/ports/print/documents'
import type { Printer, PrintOutcome, PrintPort, PrintRequest } from '../../shared/ports/print/printer'
import { printThroughCups, type CupsJob } from './cups'

/**
 * Longest wait for the viewer to have its frames, and how long it gets to draw in them: it does not say when it has.
 */
const VIEWER_LIMIT_MS = 3000
const VIEWER_POLL_MS = 100
const VIEWER_DRAW_MS = 500

export interface PdfPrinterDeps {
  readonly platform: NodeJS.Platform
  /** A sealed window nobody sees, with Chromium's viewer for PDF files. */
  readonly openViewer: () => BrowserWindow
  /** Puts the bytes under an address that the viewer can load. */
  readonly serve: (pdf: Uint8Array) => OpenDocument
  /** As the system names them; asks any page. */
  readonly systemPrinters: () => Promise<readonly PrinterInfo[]>
  /** Opens the bytes in the system's reader for PDF files; false when there is none. */
  readonly openInReader: (pdf: Uint8Array, title: string) => Promise<boolean>
  /** True when a person has held a right test page of this printer in hand. Asked each time. */
  readonly isProven: (printer: string) => boolean | Promise<boolean>
  readonly clock: Clock
  readonly log: Log
  readonly cups?: (pdf: Uint8Array, job: CupsJob) => Promise<void>
}

export class PdfPrinter implements PrintPort {
  readonly #parts: PdfPrinterDeps

  constructor(parts: PdfPrinterDeps) {
    this.#parts = parts
  }

  async printers(): Promise<readonly Printer[]> {
    try {
      const found = await this.#parts.systemPrinters()
      return found.map(({ name, displayName }) => ({ name, label: displayName || name }))
    } catch (error) {
      this.#parts.log.warn('print.printers', { error })
      return []
    }
  }

  async print(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome> {
    try {
      return request.printer === '' ? await this.#byDialog(pdf, request) : await this.#straight(pdf, request)
    } catch (error) {
      this.#parts.log.error('print.failed', { error })
      return 'failed'
    }
  }

  /** Where the viewer does not come up or cannot print, the system's own reader shows the same file. */
  async #byDialog(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome> {
    const outcome = await this.#fromViewer(pdf, { ...printOptionsOf(request), silent: false })
    if (outcome !== 'failed') return outcome
    return (await this.#parts.openInReader(pdf, request.title)) ? 'reader' : 'failed'
  }

  async #straight(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome> {
    const { platform, isProven, cups = printThroughCups } = this.#parts
    if (request.purpose === 'sheet' && !(await isProven(request.printer))) return 'unproven'
    if (!(await this.printers()).some(({ name }) => name === request.printer)) return 'no-printer'
    if (platform === 'win32')
      return this.#fromViewer(pdf, { ...printOptionsOf(request), silent: true, deviceName: request.printer })
    await cups(pdf, request)
    return 'printed'
  }

  async #fromViewer(pdf: Uint8Array, options: WebContentsPrintOptions): Promise<PrintOutcome> {
    const { serve, openViewer, log } = this.#parts
    const served = serve(pdf)
    let window: BrowserWindow | undefined
    try {
      window = openViewer()
      await window.loadURL(served.url)
      await this.#viewerDraws(window, served.url)
      const reason = await printWindow(window, options)
      if (reason === null) return 'printed'
      if (/cancel/i.test(reason)) return 'cancelled'
      log.warn('print.refused', { reason })
      return 'failed'
    } catch (error) {
      log.warn('print.viewer', { error })
      return 'failed'
    } finally {
      served.release()
      if (window && !window.isDestroyed()) window.destroy()
    }
  }

  /**
   * The frame with the file's own address is the last the viewer makes. Where it keeps its frames to itself, the wait
   * is what there is.
   */
  async #viewerDraws(window: BrowserWindow, url: string): Promise<void> {
    const pause = (ms: number): Promise<void> => new Promise((resolve) => void this.#parts.clock.after(ms, resolve))
    const isThere = (): boolean =>
      window.webContents.mainFrame.framesInSubtree.some((frame) => frame.parent !== null && frame.url === url)
    for (let waited = 0; waited < VIEWER_LIMIT_MS && !isThere(); waited += VIEWER_POLL_MS) await pause(VIEWER_POLL_MS)
    await pause(VIEWER_DRAW_MS)
  }
}

/** The paper is named every time: what a printer is set to is not what the sheet was laid out for. */
function printOptionsOf({ paper, orientation }: PrintRequest): WebContentsPrintOptions {
  return {
    pageSize: paper,
    landscape: orientation === 'landscape',
    margins: { marginType: 'none' },
    printBackground: true,
    scaleFactor: 100,
    copies: 1
  }
}

/** null when the system took it, else its reason. */
function printWindow(window: BrowserWindow, options: WebContentsPrintOptions): Promise<string | null> {
  return new Promise((resolve) => {
    window.once('closed', () => resolve('Print job canceled'))
    window.webContents.print(options, (done, reason) => resolve(done ? null : reason || 'unknown'))
  })
}
