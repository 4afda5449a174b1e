import type { DocumentPort, OpenDocument, StaticDocument } from '@shared/ports/print/documents'
import type {
  DocumentReport,
  MeasuredLayout,
  PdfDocument,
  PdfFailure,
  PdfPort,
  PdfRequest,
  PdfResult,
  SheetInDocument
} from '@shared/ports/print/pdf'
import type { PrintOutcome, PrintPort, PrintRequest, Printer } from '@shared/ports/print/printer'
import type { SheetFileStore } from '@shared/ports/stores/sheet-file-store'
import type { SheetPicture } from '@shared/sheets/snapshot'

/** Open documents by address. */
export class FakeDocuments implements DocumentPort {
  readonly open_ = new Map<string, StaticDocument>()
  #next = 0
  open(document: StaticDocument): OpenDocument {
    const url = `dynodesk-sheet://document/${this.#next++}/index.html`
    this.open_.set(url, document)
    return { url, release: () => void this.open_.delete(url) }
  }
}

/** The "PDF" is the document's text, so that a test can read it. */
export class FakePaper implements PdfPort {
  readonly asked: PdfRequest[] = []
  /** The documents that were laid out. */
  readonly laid: string[] = []
  report: Partial<PdfDocument> = {}
  refuse: PdfFailure['reason'] | null = null
  /** Runs before a PDF is made: for a cancel meanwhile. */
  before: () => void = () => {}
  readonly #documents: FakeDocuments
  constructor(documents: FakeDocuments) {
    this.#documents = documents
  }
  async make(url: string, request: PdfRequest): Promise<PdfResult> {
    this.asked.push(request)
    this.before()
    if (request.signal?.aborted) return { ok: false, reason: 'cancelled' }
    if (this.refuse) return { ok: false, reason: this.refuse }
    const document = this.#documents.open_.get(url)
    if (!document) return { ok: false, reason: 'failed' }
    const drawings = request.draw ? request.draw(this.#sheetsIn(document.html)) : []
    if (!drawings) return { ok: false, reason: 'declined' }
    const html = withDrawings(document.html, drawings)
    this.laid.push(html)
    return {
      ok: true,
      pdf: new TextEncoder().encode(html),
      ...reportOf(html),
      ...this.report,
      sheets: this.#sheetsIn(html)
    }
  }
  /** Of the sheet at a position of a document. */
  sheet: (html: string) => Partial<SheetInDocument> = () => ({})
  #sheetsIn(html: string): SheetInDocument[] {
    return html
      .split('<main')
      .slice(1)
      .map((sheet) => ({ ...reportOf(sheet), drawingRoom: 60, ...this.sheet(sheet) }))
  }
  /** The layout a test wants; without it everything fits. */
  measured: Partial<MeasuredLayout> = {}
  async measure(url: string, request: PdfRequest): Promise<MeasuredLayout | PdfFailure> {
    if (request.signal?.aborted) return { ok: false, reason: 'cancelled' }
    if (this.refuse) return { ok: false, reason: this.refuse }
    const html = this.#documents.open_.get(url)?.html ?? ''
    const parts = html
      .split('data-part')
      .slice(1)
      .map((part) => ({ height: 10, pieces: Array.from({ length: part.split('data-piece').length - 1 }, () => 10) }))
    const sheets = this.#sheetsIn(html)
    return { ok: true, overflow: [], lowestDrawing: null, boxes: {}, parts, sheets, ...this.measured }
  }
}

const withDrawings = (html: string, drawings: readonly (string | null)[]): string =>
  html
    .split(/(?=<main)/)
    .map((sheet, i) => {
      const drawing = drawings[i - 1]
      return drawing ? sheet.replace(/<div[^>]*data-drawing><\/div>/, () => drawing) : sheet
    })
    .join('')

const reportOf = (html: string): DocumentReport => ({
  pages: html.split('data-page').length - 1,
  overflow: [],
  clipped: [],
  missingGlyphs: [],
  missingPictures: [],
  lowestDrawing: null
})

export class FakePrinting implements PrintPort {
  outcome: PrintOutcome = 'printed'
  readonly jobs: { text: string; request: PrintRequest }[] = []
  async printers(): Promise<readonly Printer[]> {
    return [{ name: 'office', label: 'Office' }]
  }
  async print(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome> {
    this.jobs.push({ text: new TextDecoder().decode(pdf), request })
    return this.outcome
  }
}

export class FakeSheetFileStore implements SheetFileStore {
  readonly kept = new Map<string, { pdf: Uint8Array<ArrayBuffer> | null; pictures: readonly SheetPicture[] }>()
  async lastCounter(head: string): Promise<number> {
    const own = [...this.kept.keys()].filter((number) => number.startsWith(head))
    return Math.max(0, ...own.map((number) => Number.parseInt(number.slice(head.length))))
  }
  async put(number: string, pdf: Uint8Array | null, pictures: readonly SheetPicture[]): Promise<string> {
    if (this.kept.has(number)) throw new Error('exists')
    this.kept.set(number, { pdf: pdf && new Uint8Array(pdf), pictures })
    return pdf ? `digest of ${pdf.length}` : ''
  }
  async addPdf(number: string, pdf: Uint8Array): Promise<void> {
    this.kept.set(number, { pdf: new Uint8Array(pdf), pictures: await this.pictures(number) })
  }
  async pdf(number: string, digest: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = this.kept.get(number)
    return found?.pdf && ['', `digest of ${found.pdf.length}`].includes(digest) ? found.pdf : null
  }
  async pictures(number: string): Promise<readonly SheetPicture[]> {
    return this.kept.get(number)?.pictures ?? []
  }
  async remove(number: string): Promise<void> {
    if (!/^[A-Z0-9-]{1,40}$/.test(number)) throw new RangeError('not the number of a sheet')
    this.kept.delete(number)
  }
}
