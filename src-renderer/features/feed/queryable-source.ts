import { computed, type ComputedRef } from 'vue'
import type { SourceEntry } from '@contract/channels/feed'
import { useMayCall } from '@/composables/window/may-call'
import { useFeed } from '@/stores/feed'

/** The source that the person can query for missed events; null: none, or the role may not. */
export function useQueryableSource(): ComputedRef<SourceEntry | null> {
  const feed = useFeed()
  const mayCall = useMayCall()
  return computed(() =>
    mayCall('feed:ask-source') ? (feed.sources.find(({ askCalls }) => askCalls !== null) ?? null) : null
  )
}
