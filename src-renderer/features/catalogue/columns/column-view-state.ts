import { useViewState } from '@/composables/places/tabs'
import type { Level } from '@shared/catalogue/records'
import type { Sorting } from '../engine-table/engine-columns'
import type { FacetSelection } from '../engine-table/facets'
import type { GenerationOrder } from '../list-order'

export const SORTED_BY_NAME: Sorting = { column: 'name', descending: false }
export const NO_FACETS_SELECTED: FacetSelection = { fuel_name: [], type: [] }

export interface ColumnViewState {
  filter: string
  activeId: string | null
  /** Not reactive: written on every scroll, read once on mount. */
  readonly scroll: { top: number; left: number }
  order: GenerationOrder
  sorting: Sorting
  facetSelection: FacetSelection
  /** Only engines the shop's tools can read. */
  supportedOnly: boolean
}

/** The view shows the beginning of the list by name. */
export const showsBeginning = ({ filter, sorting, scroll, facetSelection, supportedOnly }: ColumnViewState): boolean =>
  filter === '' &&
  sorting.column === 'name' &&
  !sorting.descending &&
  scroll.top === 0 &&
  Object.values(facetSelection).every((values) => values.length === 0) &&
  !supportedOnly

/** View state of the column with the children of a parent; '' for types. */
export const useColumnViewState = (level: Level, parentId: string): ColumnViewState =>
  useViewState<ColumnViewState>(`catalogue ${level} ${parentId}`, () => ({
    filter: '',
    activeId: null,
    scroll: { top: 0, left: 0 },
    order: 'newest',
    sorting: SORTED_BY_NAME,
    facetSelection: NO_FACETS_SELECTED,
    supportedOnly: false
  }))

/** Addresses whose focused column is remembered. */
const MAX_FOCUSED = 20

/** The column that had the focus last, by address. */
export function useFocusedColumns() {
  const state = useViewState<{ at: Readonly<Record<string, Level>> }>('catalogue focus', () => ({ at: {} }))
  return {
    focusedLevelAt: (address: string): Level | undefined => state.at[address],
    rememberFocus(address: string, level: Level): void {
      const others = Object.entries(state.at).filter(([one]) => one !== address)
      state.at = Object.fromEntries([...others.slice(1 - MAX_FOCUSED), [address, level]])
    }
  }
}
