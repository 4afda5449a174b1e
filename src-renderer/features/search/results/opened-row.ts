/**
 * The row that was opened last, so that going back from there leads to it again. Kept while the window is open and
 * nowhere else.
 */

/**
 * A row of the answers (`key`) and where it stood in the window, in pixels below the top of the list: what was opened
 * is on this desk then and may come earlier.
 */
export interface RowPosition {
  readonly key: string
  readonly top: number
}
export interface SearchKey {
  readonly query: string
  readonly fuel: string
}

let last: { readonly searched: SearchKey; readonly place: RowPosition } | null = null

export function rememberOpenedRow(searched: SearchKey, place: RowPosition): void {
  last = { searched, place }
}

/**
 * The row opened from this search, when the page is reached by going back; null: nothing was, or the page is reached
 * otherwise.
 */
export function openedRowFor({ query, fuel }: SearchKey): RowPosition | null {
  const forward = (window.history.state as { forward?: string | null } | null)?.forward ?? null
  return forward !== null && last?.searched.query === query && last.searched.fuel === fuel ? last.place : null
}
