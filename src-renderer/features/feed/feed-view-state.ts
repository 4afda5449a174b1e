import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { NO_FILTERS, type FeedFilters, type FeedMode } from './filters/feed-filters'

/** View state of the feed for this session. */
export const useFeedViewState = defineStore('feed-memory', () => ({
  mode: ref<FeedMode>('groups'),
  filters: shallowRef<FeedFilters>(NO_FILTERS),
  opened: shallowRef<readonly string[]>([]),
  /** Number of loaded groups or events. */
  listed: ref(0),
  activeKey: ref<string | null>(null),
  /** Technical details are open. */
  technical: ref(false)
}))
