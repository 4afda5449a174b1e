/** Marks events as read, one, many or all that are shown. */
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { FeedFilterInput } from '@contract/feed'
import type { FeedRow } from './rows'

/** As many as one question may hold. */
const MOST_SEQS = 1000
const PAGE = 500

export async function markRows(rows: readonly FeedRow[], read: boolean): Promise<Failure | null> {
  const seqs = rows.flatMap((row) => (row.kind === 'event' ? [row.event.seq] : []))
  for (const row of rows) {
    if (row.kind !== 'group') continue
    const result = await bridge.feed.markRead({ which: { subject: { type: row.group.subject.type, id: row.group.subject.id } }, read })
    if (!result.ok) return result.failure
  }
  return markSeqs(seqs, read)
}

async function markSeqs(seqs: readonly number[], read: boolean): Promise<Failure | null> {
  for (let at = 0; at < seqs.length; at += MOST_SEQS) {
    const result = await bridge.feed.markRead({ which: { seqs: seqs.slice(at, at + MOST_SEQS) }, read })
    if (!result.ok) return result.failure
  }
  return null
}

/** Everything that fits a filter and nothing else: what is hidden has not been looked at. Page by page, since marking takes events out of the question. */
export async function markFitting(filter: FeedFilterInput): Promise<Failure | null> {
  let before: string | undefined
  do {
    const result = await bridge.feed.page({ filter: { ...filter, unread: true }, limit: PAGE, ...(before === undefined ? {} : { before }) })
    if (!result.ok) return result.failure
    const problem = await markSeqs(result.value.items.map((event) => event.seq), true)
    if (problem) return problem
    before = result.value.next ?? undefined
  } while (before !== undefined)
  return null
}
