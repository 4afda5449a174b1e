/**
 * What makes and prints paper. A document is finished HTML without any script; from it comes a PDF, and the PDF is what
 * is kept, saved and printed.
 */
import type { Orientation, Paper } from '../../sheets/snapshot'

export interface PdfRequest {
  readonly paper: Paper
  readonly orientation: Orientation
  /** Milliseconds since 1970; written into the PDF as its date, so that the same snapshot gives the same bytes. */
  readonly madeAt: number
  readonly signal?: AbortSignal
}

export interface PdfDocument {
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
export interface PdfFailure {
  readonly ok: false
  readonly reason: 'cancelled' | 'timeout' | 'failed'
}
export type PdfResult = PdfDocument | PdfFailure

/** A document as it is laid out, without paper. Lengths in millimetres. */
export interface MeasuredLayout extends Pick<PdfDocument, 'overflow' | 'lowestDrawing'> {
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
  measure(url: string, request: PdfRequest): Promise<MeasuredLayout | PdfFailure>
}
