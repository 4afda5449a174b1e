import { useViewState } from '@/composables/places/tabs'
import { NO_FILTERS, type FeedFilters, type FeedMode } from './filters/feed-filters'

interface FeedViewState {
  mode: FeedMode
  filters: FeedFilters
  opened: readonly string[]
  /** Number of loaded groups or events. */
  listed: number
  activeKey: string | null
  technical: boolean
}

export const useFeedViewState = (): FeedViewState =>
  useViewState<FeedViewState>('feed', () => ({
    mode: 'groups',
    filters: NO_FILTERS,
    opened: [],
    listed: 0,
    activeKey: null,
    technical: false
  }))
