import { computed, ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { Failure } from '@contract/failures'
import type { FeedEntry, FeedGroupEntry } from '@contract/channels/feed'
import { onFeedChanges } from '../feed-changes'

const MAX_EVENTS = 200

/**
 * A ticket or project with its events, independent of the list filters; follows feed changes.
 *
 * @param listed an event chosen in the list, which may be older than those loaded here
 */
export function useSubjectDetails(subject: () => SubjectRef | null, listed: () => FeedEntry | null = () => null) {
  /** null: not loaded, or not stored here. */
  const group = shallowRef<FeedGroupEntry | null>(null)
  const newest = shallowRef<readonly FeedEntry[]>([])
  /** Newest first. */
  const events = computed(() => {
    const [event, all] = [listed(), newest.value]
    return event && all.length >= MAX_EVENTS && all.every(({ seq }) => seq !== event.seq) ? [...all, event] : all
  })
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
        if (page.ok) newest.value = page.value.items
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
      newest.value = []
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
