import { ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { Failure } from '@contract/failures'
import type { FeedEntry, FeedGroupEntry } from '@contract/channels/feed'
import { onFeedChanges } from '../feed-changes'

const MAX_EVENTS = 200

/** A ticket or project with its events, independent of the list filters; follows feed changes. */
export function useSubjectDetails(subject: () => SubjectRef | null) {
  /** null: not loaded, or not stored here. */
  const group = shallowRef<FeedGroupEntry | null>(null)
  /** Newest first. */
  const events = shallowRef<readonly FeedEntry[]>([])
  const loaded = ref(false)
  const failure = shallowRef<Failure | null>(null)
  const latest = useLatestOnly()
  let loading = Promise.resolve()

  async function reload(): Promise<void> {
    const of = subject()
    latest.cancel()
    if (!of) return
    const filter = { subject: { type: of.type, id: of.id }, snoozed: true }
    await latest.run(
      () => Promise.all([bridge.feed.groups({ filter, limit: 1 }), bridge.feed.page({ filter, limit: MAX_EVENTS })]),
      ([groups, page]) => {
        loaded.value = true
        failure.value = !groups.ok ? groups.failure : page.ok ? null : page.failure
        if (groups.ok) group.value = groups.value.items[0] ?? null
        if (page.ok) events.value = page.value.items
      }
    )
  }

  watch(
    () => {
      const of = subject()
      return of && subjectKey(of)
    },
    () => {
      group.value = null
      events.value = []
      loaded.value = false
      loading = reload()
    },
    { immediate: true }
  )
  onFeedChanges(() => void reload())
  return {
    group,
    events,
    loaded,
    failure,
    reload: () => (loading = reload()),
    /** Resolves once the subject is loaded. */ whenLoaded: () => loading
  }
}
