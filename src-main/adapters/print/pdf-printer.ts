/**
 * Prints a PDF by the system's dialog, or directly to a proven printer; see docs/decisions/0006-printing-the-pdf.md.
 */
import type { BrowserWindow, PrinterInfo, WebContentsPrintOptions } from 'electron'
import { delay } from '../../shared/delay'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { OpenDocument } from '../../shared/ports/print/documents'
import type { Printer, PrintOutcome, PrintPort, PrintRequest } from '../../shared/ports/print/printer'
import { printThroughCups, type CupsJob } from './cups'

/** Limit of waiting for the viewer's frames, and time to draw in them, which is not reported. */
const VIEWER_LIMIT_MS = 3000
const VIEWER_POLL_MS = 100
const VIEWER_DRAW_MS = 500

export interface PdfPrinterDeps {
  readonly platform: NodeJS.Platform
  readonly openViewer: () => BrowserWindow
  /** Serves the bytes at an address for the viewer. */
  readonly serve: (pdf: Uint8Array) => OpenDocument
  /** Names by the system, from any page. */
  readonly systemPrinters: () => Promise<readonly PrinterInfo[]>
  /** Opens the bytes in the system's PDF reader; false when there is none. */
  readonly openInReader: (pdf: Uint8Array, title: string) => Promise<boolean>
  /** True when the user confirmed a test page of this printer. */
  readonly isProven: (printer: string) => boolean | Promise<boolean>
  readonly clock: Clock
  readonly log: Log
  readonly cups?: (pdf: Uint8Array, job: CupsJob) => Promise<void>
}

export class PdfPrinter implements PrintPort {
  readonly #parts: PdfPrinterDeps
  #jobs = 0

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

  /** A job is being handed to the system. */
  get isBusy(): boolean {
    return this.#jobs > 0
  }

  async print(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome> {
    this.#jobs++
    try {
      return request.printer === '' ? await this.#byDialog(pdf, request) : await this.#straight(pdf, request)
    } catch (error) {
      this.#parts.log.error('print.failed', { error })
      return 'failed'
    } finally {
      this.#jobs--
    }
  }

  /** Falls back to the system's PDF reader when the viewer cannot print. */
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

  /** The frame with the file's address is created last; if frames are not accessible, the wait must suffice. */
  async #viewerDraws(window: BrowserWindow, url: string): Promise<void> {
    const { clock } = this.#parts
    const isThere = (): boolean =>
      window.webContents.mainFrame.framesInSubtree.some((frame) => frame.parent !== null && frame.url === url)
    for (let waited = 0; waited < VIEWER_LIMIT_MS && !isThere(); waited += VIEWER_POLL_MS)
      await delay(clock, VIEWER_POLL_MS)
    await delay(clock, VIEWER_DRAW_MS)
  }
}

/** The paper is set explicitly, because the printer's default may differ. */
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

/** null: accepted; otherwise the reason. */
function printWindow(window: BrowserWindow, options: WebContentsPrintOptions): Promise<string | null> {
  return new Promise((resolve) => {
    window.once('closed', () => resolve('Print job canceled'))
    window.webContents.print(options, (done, reason) => resolve(done ? null : reason || 'unknown'))
  })
}
