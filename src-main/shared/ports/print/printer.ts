import type { Paper, Orientation } from '../../sheets/snapshot'

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
 * 'cancelled': by the person in the dialog. 'unproven', 'no-printer': refused before anything was sent. 'failed': the
 * system refused; the log says more.
 */
export type PrintOutcome = 'printed' | 'reader' | 'cancelled' | 'unproven' | 'no-printer' | 'failed'

export interface PrintPort {
  /** Never rejects; empty where the system names none. */
  printers(): Promise<readonly Printer[]>
  /** Prints these very bytes; nothing is laid out again. Never rejects. */
  print(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome>
}
