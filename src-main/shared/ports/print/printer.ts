import type { Paper, Orientation } from '../../sheets/snapshot'

export interface Printer {
  /** The system's name, for `PrintRequest.printer`. */
  readonly name: string
  /** Name for the user. */
  readonly label: string
}

export interface PrintRequest {
  readonly paper: Paper
  readonly orientation: Orientation
  /** '': the system's dialog. A name: prints without a dialog. */
  readonly printer: string
  /** A test page may go to an unproven printer, since it proves it. */
  readonly purpose: 'sheet' | 'test-page'
  /** Job name in the printer's queue. */
  readonly title: string
}

/**
 * 'printed': handed to the system. 'reader': opened in the system's PDF reader. 'cancelled': by the user. 'unproven',
 * 'no-printer': refused, nothing was sent. 'failed': refused by the system; details in the log.
 */
export type PrintOutcome = 'printed' | 'reader' | 'cancelled' | 'unproven' | 'no-printer' | 'failed'

export interface PrintPort {
  /** Never rejects; empty if the system reports none. */
  printers(): Promise<readonly Printer[]>
  /** Prints these bytes without a new layout. Never rejects. */
  print(pdf: Uint8Array, request: PrintRequest): Promise<PrintOutcome>
}
