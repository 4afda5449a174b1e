import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { NO_FILTERS, type FeedFilters, type FeedMode } from './filters/feed-filters'

/** How a person left the feed. For this session. */
export const useFeedViewState = defineStore('feed-memory', () => ({
  mode: ref<FeedMode>('groups'),
  filters: shallowRef<FeedFilters>(NO_FILTERS),
  /** Subjects whose events are open. */
  opened: shallowRef<readonly string[]>([]),
  /** How many groups or events were listed, and which row was marked. */
  listed: ref(0),
  activeKey: ref<string | null>(null)
}))
