/** Tables of text on disk, as measured runs need them. */
import type { Separator } from '../../measured-runs/run-mapping'

/** 'too-large': above the cap, unread. 'not-text': bytes no spreadsheet writes. 'empty': no row. */
export type TableProblem = 'too-large' | 'not-text' | 'empty' | 'unreadable'

export interface TableText {
  /** The file's name without its folder. */
  readonly name: string
  readonly bytes: number
  readonly text: string
}

export interface TableFiles {
  /** UTF-8, UTF-16 with its mark, or else the old Western code page. Never throws for what files do. */
  read(
    file: string
  ): Promise<
    | { readonly ok: true; readonly table: TableText }
    | { readonly ok: false; readonly name: string; readonly problem: TableProblem }
  >
  /** Cells of every line. `separator` null: found from the text. Gives way to other work between pieces. */
  rows(
    text: string,
    separator: Separator | null,
    most?: number
  ): Promise<{ readonly separator: Separator; readonly rows: readonly (readonly string[])[] }>
}
