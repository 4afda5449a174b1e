import type { Separator } from '../../measured-runs/run-mapping'

/** 'too-large': above the limit, not read. 'not-text': binary. 'empty': no row. */
export type TableProblem = 'too-large' | 'not-text' | 'empty' | 'unreadable'

export interface TableText {
  /** Without its folder. */
  readonly name: string
  readonly bytes: number
  readonly text: string
}

export interface TableFiles {
  /**
   * Reads UTF-8, UTF-16 with a byte-order mark or mostly of ASCII, Windows-1251 where the words are Cyrillic, else the
   * Windows encoding of the window’s language. Never throws.
   */
  read(
    file: string
  ): Promise<
    | { readonly ok: true; readonly table: TableText }
    | { readonly ok: false; readonly name: string; readonly problem: TableProblem }
  >
  /** Cells of every line. `separator` null: detected. Yields to other work between chunks. */
  rows(
    text: string,
    separator: Separator | null,
    most?: number
  ): Promise<{ readonly separator: Separator; readonly rows: readonly (readonly string[])[] }>
}
