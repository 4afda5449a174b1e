import { computed, ref, shallowRef, toRefs, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { FeedEntry } from '@contract/channels/feed'
import { CLIP, subjectKey, type SubjectRef } from '@shared/feed/events'
import { useFeedViewState } from '../feed-view-state'
import { subjectOf, type FeedRow } from './feed-row-model'

function namedSubject(type: unknown, id: unknown): SubjectRef | null {
  const known = type === 'ticket' || type === 'project' || type === 'none'
  return known && typeof id === 'string' && id !== '' && id.length <= CLIP.id ? { type, id } : null
}

/** @param from key of the row where a range begins; null: toggles the row alone */
function selectedAfter(
  all: readonly FeedRow[],
  selected: ReadonlySet<string>,
  from: string | null,
  row: FeedRow
): ReadonlySet<string> {
  const [start, end] = [all.findIndex(({ key }) => key === from), all.indexOf(row)]
  const next = new Set(selected)
  if (start >= 0) for (const { key } of all.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(key)
  else if (!next.delete(row.key)) next.add(row.key)
  return new Set(all.filter((one) => next.has(one.key) && subjectOf(one)).map(({ key }) => key))
}

/**
 * Active row, selected rows, and the subject with the event shown beside the list.
 *
 * @param linked the address names this subject
 */
export function useFeedSelection(rows: () => readonly FeedRow[], linked: (subject: SubjectRef) => void) {
  const route = useRoute()
  const router = useRouter()
  const { activeKey, mode } = toRefs(useFeedViewState())
  const subject = shallowRef<SubjectRef | null>(null)
  const seq = ref<number | null>(null)
  const event = shallowRef<FeedEntry | null>(null)
  const selected = shallowRef<ReadonlySet<string>>(new Set())
  const rowAt = (key: string | null): FeedRow | undefined => rows().find((row) => row.key === key)

  watch(mode, () => {
    activeKey.value = null
    selected.value = new Set()
  })

  function openNamed([type, id]: readonly unknown[]): void {
    const named = namedSubject(type, id)
    if (!named) return
    subject.value = named
    seq.value = event.value = null
    activeKey.value = `g:${subjectKey(named)}`
    linked(named)
  }
  watch(() => [route.params['type'], route.params['id']], openNamed, { immediate: true })

  function activate(key: string): void {
    activeKey.value = key
    const row = rowAt(key)
    const shown = row ? subjectOf(row) : null
    if (!row || !shown) return
    subject.value = shown
    event.value = row.kind === 'event' ? row.event : null
    seq.value = event.value?.seq ?? null
    const { type, id } = route.params
    if (id !== undefined && `${type}:${id}` !== subjectKey(shown)) void router.replace({ name: 'feed' })
  }

  function select(row: FeedRow, upTo: boolean): void {
    selected.value = selectedAfter(rows(), selected.value, upTo ? activeKey.value : null, row)
    activate(row.key)
  }

  /** A subject that the address names stays. */
  function clear(): void {
    if (route.params['id'] === undefined) activeKey.value = subject.value = null
  }

  return {
    activeKey,
    subject,
    seq,
    event,
    selected,
    selectedRows: computed(() => rows().filter((row) => selected.value.has(row.key))),
    activeRow: () => rowAt(activeKey.value),
    activate,
    clear,
    select
  }
}
