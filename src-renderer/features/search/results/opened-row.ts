/** Remembers the last opened row for going back, for this session. */

/** A row and its distance in pixels from the top of the list. */
export interface RowPosition {
  readonly key: string
  readonly top: number
}
interface SearchKey {
  readonly query: string
  readonly fuel: string
}

let last: { readonly searched: SearchKey; readonly place: RowPosition } | null = null

export function rememberOpenedRow(searched: SearchKey, place: RowPosition): void {
  last = { searched, place }
}

/** The row opened from this search, when the page was reached by going back; else null. */
export function openedRowFor({ query, fuel }: SearchKey): RowPosition | null {
  const forward = (window.history.state as { forward?: string | null } | null)?.forward ?? null
  return forward !== null && last?.searched.query === query && last.searched.fuel === fuel ? last.place : null
}
