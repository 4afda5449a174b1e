/** Makes a PDF of a document (static HTML). The PDF is stored, saved and printed. */
import type { Orientation, Paper } from '../../sheets/snapshot'

export interface PdfRequest {
  readonly paper: Paper
  readonly orientation: Orientation
  /** Milliseconds since 1970; the date in the PDF, so that the same snapshot gives the same bytes. */
  readonly madeAt: number
  /** Sheets in the document, which has more time for many; default 1. */
  readonly sheets?: number
  /**
   * Drawings for the layout of the document, by sheet: HTML that replaces its `data-drawing`, or null to keep that.
   * Returns null to print nothing: 'declined'.
   */
  readonly draw?: (sheets: readonly SheetInDocument[]) => readonly (string | null)[] | null
  readonly signal?: AbortSignal
}

/** What the layout of a document, or of one sheet in it, shows. */
export interface DocumentReport {
  readonly pages: number
  /** Blocks larger than their box or page; 'page' when the PDF has more pages than the document. */
  readonly overflow: readonly string[]
  /** Blocks with clipped text. */
  readonly clipped: readonly string[]
  /** Distinct characters without a glyph in the bundled fonts. */
  readonly missingGlyphs: readonly string[]
  /** Names of pictures that failed to load. */
  readonly missingPictures: readonly string[]
  /** Height in millimetres of the lowest drawing (`data-drawing`); null: none. */
  readonly lowestDrawing: number | null
}
/** One element of the document's body. */
export interface SheetInDocument extends DocumentReport {
  /** Height in millimetres of the place of the first `data-drawing`, whatever is drawn there; null: none. */
  readonly drawingRoom: number | null
}
export interface PdfDocument extends DocumentReport {
  readonly ok: true
  readonly pdf: Uint8Array
  readonly sheets: readonly SheetInDocument[]
}
/** 'timeout', 'failed': details in the log; a retry uses a new window. 'declined': by `draw`. */
export interface PdfFailure {
  readonly ok: false
  readonly reason: 'cancelled' | 'timeout' | 'failed' | 'declined'
}
export type PdfResult = PdfDocument | PdfFailure

/** Layout of a document. Lengths in millimetres. */
export interface MeasuredLayout extends Pick<PdfDocument, 'overflow' | 'lowestDrawing' | 'sheets'> {
  readonly ok: true
  /** Height of each `data-box`. */
  readonly boxes: Readonly<Record<string, number>>
  /** Height of each `data-part` and of its `data-piece`s. */
  readonly parts: readonly { readonly height: number; readonly pieces: readonly number[] }[]
}

export interface PdfPort {
  /** One at a time, in order. Never rejects. */
  make(url: string, request: PdfRequest): Promise<PdfResult>
  /** Lays out without printing. Never rejects. */
  measure(url: string, request: PdfRequest): Promise<MeasuredLayout | PdfFailure>
}
