import { useViewState } from '@/composables/places/tabs'

/** A row and its distance in pixels from the top of the list. */
export interface RowPosition {
  readonly key: string
  readonly top: number
}
interface SearchKey {
  readonly query: string
  readonly fuel: string
}

/** Remembers, for the last search, the opened row and the scroll position. */
export function useOpenedRow(searched: () => SearchKey) {
  const state = useViewState('search', () => ({ query: '', fuel: '', key: '', top: 0, scroll: { top: 0 } }))
  const isSame = (): boolean => state.query === searched().query && state.fuel === searched().fuel
  return {
    remember: ({ key, top }: RowPosition): void => void Object.assign(state, searched(), { key, top }),
    scrolled({ target }: Event): void {
      if (searched().query === '') return
      if (!isSame()) Object.assign(state, searched(), { key: '', top: 0 })
      state.scroll.top = (target as HTMLElement).scrollTop
    },
    /** The opened row, when the page was reached by going back; else the scroll position in pixels. */
    position(): RowPosition | number {
      if (!isSame() || state.query === '') return 0
      const forward = (window.history.state as { forward?: string | null } | null)?.forward ?? null
      return forward !== null && state.key !== '' ? { key: state.key, top: state.top } : state.scroll.top
    }
  }
}
