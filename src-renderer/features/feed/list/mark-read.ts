/** Marks events as read. */
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { FeedFilterInput } from '@contract/channels/feed'
import type { FeedRow } from './feed-row-model'

/** Limit of one request. */
const MAX_SEQS_PER_REQUEST = 1000
const PAGE_SIZE = 500

/** `seqs`: events marked, including those before a failure. */
export interface MarkReadResult {
  readonly failure: Failure | null
  readonly seqs: readonly number[]
}

/** @param filter of the list: groups are marked only as far as they are listed */
export async function markRowsRead(
  rows: readonly FeedRow[],
  read: boolean,
  filter: FeedFilterInput
): Promise<MarkReadResult> {
  const seqs = rows.flatMap((row) => (row.kind === 'event' ? [row.event.seq] : []))
  for (const row of rows) {
    if (row.kind !== 'group') continue
    const found = await listSeqs(
      { ...filter, subject: { type: row.group.subject.type, id: row.group.subject.id } },
      !read
    )
    if (found.failure) return found
    for (const seq of found.seqs) seqs.push(seq)
  }
  return markEventsRead(seqs, read)
}

export async function markEventsRead(seqs: readonly number[], read: boolean): Promise<MarkReadResult> {
  for (let at = 0; at < seqs.length; at += MAX_SEQS_PER_REQUEST) {
    const result = await bridge.feed.markRead({ which: { seqs: seqs.slice(at, at + MAX_SEQS_PER_REQUEST) }, read })
    if (!result.ok) return { failure: result.failure, seqs: seqs.slice(0, at) }
  }
  return { failure: null, seqs }
}

/** Marks all events that match a filter, up to `upToSeq`; later arrivals stay unread. */
export async function markMatchingRead(filter: FeedFilterInput, upToSeq: number): Promise<MarkReadResult> {
  const found = await listSeqs(filter, false)
  return found.failure
    ? found
    : markEventsRead(
        found.seqs.filter((seq) => seq <= upToSeq),
        true
      )
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
