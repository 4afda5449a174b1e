/** Marks events as read, one, many or all that are shown. */
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { FeedFilterInput } from '@contract/channels/feed'
import type { FeedRow } from './feed-row-model'

/** As many as one question may hold. */
const MOST_SEQS = 1000
const PAGE = 500

/** `seqs`: of those that were meant; what had been marked before a failure stays so. */
export interface Marked {
  readonly failure: Failure | null
  readonly seqs: readonly number[]
}

/** @param filter what the list is narrowed to: of a ticket or project only its events that are listed are meant */
export async function markRows(rows: readonly FeedRow[], read: boolean, filter: FeedFilterInput): Promise<Marked> {
  const seqs = rows.flatMap((row) => (row.kind === 'event' ? [row.event.seq] : []))
  for (const row of rows) {
    if (row.kind !== 'group') continue
    const found = await seqsOf(
      { ...filter, subject: { type: row.group.subject.type, id: row.group.subject.id } },
      !read
    )
    if (found.failure) return found
    for (const seq of found.seqs) seqs.push(seq)
  }
  return markSeqs(seqs, read)
}

export async function markSeqs(seqs: readonly number[], read: boolean): Promise<Marked> {
  for (let at = 0; at < seqs.length; at += MOST_SEQS) {
    const result = await bridge.feed.markRead({ which: { seqs: seqs.slice(at, at + MOST_SEQS) }, read })
    if (!result.ok) return { failure: result.failure, seqs: seqs.slice(0, at) }
  }
  return { failure: null, seqs }
}

/**
 * Everything that fits a filter and nothing else, up to a seq: what is hidden, or came since, has not been looked at.
 */
export async function markFitting(filter: FeedFilterInput, upToSeq: number): Promise<Marked> {
  const found = await seqsOf(filter, false)
  return found.failure
    ? found
    : markSeqs(
        found.seqs.filter((seq) => seq <= upToSeq),
        true
      )
}

async function seqsOf(filter: FeedFilterInput, read: boolean): Promise<Marked> {
  const seqs: number[] = []
  let before: string | undefined
  do {
    const result = await bridge.feed.page({
      filter: { ...filter, ...(read ? {} : { unread: true }) },
      limit: PAGE,
      ...(before === undefined ? {} : { before })
    })
    if (!result.ok) return { failure: result.failure, seqs: [] }
    for (const event of result.value.items) if (event.read === read) seqs.push(event.seq)
    before = result.value.next ?? undefined
  } while (before !== undefined)
  return { failure: null, seqs }
}
