/** What saving and copying need from outside. */

/** A file of the person's choice, and the system's clipboard. */
export interface SavedFiles {
  /** Replaces the file as one step. Never throws: the reason says what a person can do about it. */
  write(
    file: string,
    content: string | Uint8Array
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: SaveProblem }>
}
/** 'busy': another program holds it open, as spreadsheets do with the file of last time. */
export type SaveProblem = 'denied' | 'full' | 'busy' | 'gone' | 'unknown'
