/**
 * What makes and prints paper. A document is finished HTML without any script; from it comes a PDF, and the PDF is what
 * is kept, saved and printed.
 */
import type { Orientation, Paper } from '../../sheets/snapshot'

export interface DocumentAsset {
  /** A picture type: `image/png`, `image/jpeg`, `image/webp`, `image/gif`, `image/avif`, `image/svg+xml`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * A static document. Pictures are named by their bare name (`<img src="logo">`), faces by the rules of
 * `fontFaceRules(DOCUMENT_FONTS)`; nothing else
 * can be loaded, and no script runs.
 *
 * For the findings: each sheet of paper is an element with `data-page` of the paper's size in millimetres, and each
 * block on it carries
 * `data-block="name"`. Drawings are in an element with `data-drawing`. For `PdfPort.measure`, boxes are named in
 * `data-box`, and pieces (`data-piece`)
 * lie in parts (`data-part`).
 */
export interface StaticDocument {
  readonly html: string
  /** Names of letters, digits, '-', '_' and '.', not beginning with '.'. */
  readonly assets: Readonly<Record<string, DocumentAsset>>
}

export interface OpenDocument {
  /** Address for the preview's frame and for `PdfPort.make`. Cannot be guessed. */
  readonly url: string
  /** The address answers nothing from now on. May be called twice. */
  release(): void
}

/** Documents held in memory under addresses of their own, for the window's preview and for the PDF alike. */
export interface DocumentPort {
  /** @throws RangeError on a name or a type of picture that cannot be served: a bug of the caller */
  open(document: StaticDocument): OpenDocument
}

export interface PdfRequest {
  readonly paper: Paper
  readonly orientation: Orientation
  /** Milliseconds since 1970; written into the PDF as its date, so that the same snapshot gives the same bytes. */
  readonly madeAt: number
  readonly signal?: AbortSignal
}

export interface PdfMade {
  readonly ok: true
  readonly pdf: Uint8Array
  readonly pages: number
  /**
   * Blocks that are larger than their box or leave their page; 'page' when the document takes more paper than it has
   * pages.
   */
  readonly overflow: readonly string[]
  /** Blocks in which a text is cut off (ellipsis, clipped box). */
  readonly clipped: readonly string[]
  /** Characters that none of the shipped faces has, each once. */
  readonly missingGlyphs: readonly string[]
  /** Names of pictures that did not load. */
  readonly missingPictures: readonly string[]
  /** Height in millimetres of the lowest drawing (`data-drawing`) as it is shown; null where there is none. */
  readonly lowestDrawing: number | null
}
/** 'timeout', 'failed': the log says more; trying again begins with a new window. */
export interface PaperFailed {
  readonly ok: false
  readonly reason: 'cancelled' | 'timeout' | 'failed'
}
export type PdfResult = PdfMade | PaperFailed

/** A document as it is laid out, without paper. Lengths in millimetres. */
export interface Measured extends Pick<PdfMade, 'overflow' | 'lowestDrawing'> {
  readonly ok: true
  /** Heights of what is named in `data-box`. */
  readonly boxes: Readonly<Record<string, number>>
  /** Of each `data-part`: its height, and that of each `data-piece` in it. */
  readonly parts: readonly { readonly height: number; readonly pieces: readonly number[] }[]
}

export interface PdfPort {
  /** One at a time, in the order asked for. Never rejects. */
  make(url: string, request: PdfRequest): Promise<PdfResult>
  /** The same without paper: what is higher than what. Never rejects. */
  measure(url: string, request: PdfRequest): Promise<Measured | PaperFailed>
}

export interface Printer {
  /** As the system knows it; goes into `PrintRequest.printer`. */
  readonly name: string
  /** As a person knows it. */
  readonly label: string
}

export interface PrintRequest {
  readonly paper: Paper
  readonly orientation: Orientation
  /** '': the system's dialog. A name: straight to that printer, without asking. */
  readonly printer: string
  /** A test page may go straight to a printer that is not proven: it is what proves it. */
  readonly purpose: 'sheet' | 'test-page'
  /** Name of the job in the printer's queue. */
  readonly title: string
}

/**
 * 'printed': handed to the system. 'reader': opened in the system's own reader for PDF, to be printed from there.
 * 'cancelled': by the person in the
 * dialog. 'unproven', 'no-printer': refused before anything was sent. 'failed': the system refused; the log says more.
 */
export type PrintOutcome = 'printed' | 'reader' | 'cancelled' | 'unproven' | 'no-printer' | 'failed'

export interface PrintPort {
  /** Never rejects; empty where the system names none. */
  printers(): Promise<readonly Printer[]>
  /** Prints these very bytes; nothing is laid out again. Never rejects. */
  print(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome>
}
