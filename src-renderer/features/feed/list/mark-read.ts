import { ref, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { SubjectRef } from '@shared/feed/events'
import type { FeedCounts } from '@shared/feed/feed-query'
import type { Failure } from '@contract/failures'
import type { FeedFilterInput } from '@contract/channels/feed'
import { subjectOf, type FeedRow } from './feed-row-model'

const MAX_SEQS_PER_REQUEST = 1000
const PAGE_SIZE = 500

/** `seqs`: events marked, including those before a failure. */
interface MarkReadResult {
  readonly failure: Failure | null
  readonly seqs: readonly number[]
}

/** Read marks of rows, with an undo for "mark all". Groups are marked only as far as `filter` lists them. */
export function useReadMarks(
  filter: () => FeedFilterInput,
  refresh: (touched: readonly SubjectRef[] | 'all') => Promise<void>
) {
  const failure = shallowRef<Failure | null>(null)
  /** Events marked by the last "mark all", until another change of the read state. */
  const undoable = shallowRef<readonly number[]>([])
  /** Tickets and projects of `undoable`. */
  const markedCount = ref(0)
  return {
    failure,
    undoable,
    markedCount,
    async setRead(rows: readonly FeedRow[], read: boolean): Promise<void> {
      undoable.value = []
      failure.value = (await markRowsRead(rows, read, filter())).failure
      await refresh(rows.flatMap((row) => subjectOf(row) ?? []))
    },
    /** Marks all counted events; later arrivals stay unread. */
    async markAll({ latestSeq, unread }: FeedCounts): Promise<void> {
      const found = await listSeqs(filter(), false)
      const marked = found.failure
        ? found
        : await markEventsRead(
            found.seqs.filter((seq) => seq <= latestSeq),
            true
          )
      failure.value = marked.failure
      undoable.value = marked.seqs
      markedCount.value = unread
      await refresh('all')
    },
    async undo(): Promise<void> {
      failure.value = (await markEventsRead(undoable.value, false)).failure
      undoable.value = []
      await refresh('all')
    }
  }
}

async function markRowsRead(rows: readonly FeedRow[], read: boolean, filter: FeedFilterInput): Promise<MarkReadResult> {
  const seqs = rows.flatMap((row) => (row.kind === 'event' ? [row.event.seq] : []))
  for (const row of rows) {
    if (row.kind !== 'group') continue
    const { type, id } = row.group.subject
    const found = await listSeqs({ ...filter, subject: { type, id } }, !read)
    if (found.failure) return found
    for (const seq of found.seqs) seqs.push(seq)
  }
  return markEventsRead(seqs, read)
}

async function markEventsRead(seqs: readonly number[], read: boolean): Promise<MarkReadResult> {
  for (let at = 0; at < seqs.length; at += MAX_SEQS_PER_REQUEST) {
    const result = await bridge.feed.markRead({ which: { seqs: seqs.slice(at, at + MAX_SEQS_PER_REQUEST) }, read })
    if (!result.ok) return { failure: result.failure, seqs: seqs.slice(0, at) }
  }
  return { failure: null, seqs }
}

async function listSeqs(filter: FeedFilterInput, read: boolean): Promise<MarkReadResult> {
  const seqs: number[] = []
  let before: string | undefined
  do {
    const result = await bridge.feed.page({
      filter: { ...filter, ...(read ? {} : { unread: true }) },
      limit: PAGE_SIZE,
      ...(before === undefined ? {} : { before })
    })
    if (!result.ok) return { failure: result.failure, seqs: [] }
    for (const event of result.value.items) if (event.read === read) seqs.push(event.seq)
    before = result.value.next ?? undefined
  } while (before !== undefined)
  return { failure: null, seqs }
}
