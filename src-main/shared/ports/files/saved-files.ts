export interface SavedFiles {
  /** Replaces the file atomically. Never throws. */
  write(
    file: string,
    content: string | Uint8Array
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: SaveProblem }>
}
/** 'busy': locked by another program, such as a spreadsheet. */
export type SaveProblem = 'denied' | 'full' | 'busy' | 'gone' | 'unknown'
