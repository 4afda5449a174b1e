import { computed, type ComputedRef } from 'vue'
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import { subjectOf, type FeedRow } from './list/feed-row-model'

interface FeedSteps {
  /** Place of what is shown among the rows; null: it is not listed. */
  readonly place: ComputedRef<{ readonly n: number; readonly of: number } | null>
  /** Key of the row `by` rows further; null: there is none. */
  keyAt(by: number): string | null
}

/** From one ticket, project or event to the next, in a window that has no room for the list. */
export function useFeedSteps(options: {
  rows: () => readonly FeedRow[]
  activeKey: () => string | null
  subject: () => SubjectRef | null
  /** Also those that are not loaded. */
  total: () => number
}): FeedSteps {
  const steps = computed(() =>
    options.rows().filter((row) => row.kind === 'group' || (row.kind === 'event' && !row.inside))
  )
  const at = computed(() => {
    const subject = options.subject()
    const exact = steps.value.findIndex(({ key }) => key === options.activeKey())
    if (exact >= 0 || !subject) return exact
    const shown = subjectKey(subject)
    return steps.value.findIndex((row) => subjectKey(subjectOf(row)!) === shown)
  })
  return {
    place: computed(() =>
      at.value < 0 ? null : { n: at.value + 1, of: Math.max(steps.value.length, options.total()) }
    ),
    keyAt: (by) => steps.value[at.value + by]?.key ?? null
  }
}
