/** A search kept on this desk. */
export interface SavedSearchEntry {
  readonly id: number
  readonly query: string
  /** '' for any. */
  readonly fuel: string
  readonly savedAt: string
  /**
   * What it finds on this desk now, at most 500 of each level; and how much of that is new since it was last looked at.
   */
  readonly matches: number
  readonly fresh: number
}

export interface SearchHistoryEntry {
  readonly query: string
  readonly fuel: string
  readonly searchedAt: string
}
