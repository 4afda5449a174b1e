import type { FeedEntry, FeedFilterInput, FeedGapEntry, FeedGroupEntry, FeedMarks } from '../../contract/channels/feed'
import type { FeedEvent } from '../../shared/feed/events'
import type { FeedFilter, FeedGroup } from '../../shared/feed/feed-query'
import type { FeedGap } from '../../shared/feed/gaps'
import type { SubjectMarks } from '../../shared/feed/subject-state'
import { isoOrNull } from '../../shared/text/iso-time'

/** @param userName whose claims `claimed` refers to */
export function filterFor(userName: string, { from, to, arrivedBefore, ...rest }: FeedFilterInput): FeedFilter {
  return {
    ...rest,
    ...(rest.claimed === undefined ? {} : { me: userName.trim() }),
    ...(from === undefined ? {} : { fromMs: Date.parse(from) }),
    ...(to === undefined ? {} : { toMs: Date.parse(to) }),
    ...(arrivedBefore === undefined ? {} : { arrivedBeforeMs: Date.parse(arrivedBefore) })
  }
}
export function entryOf({ arrivedAtMs, orderMs: _orderMs, statedAtMs, lastCopyAtMs, ...rest }: FeedEvent): FeedEntry {
  return {
    ...rest,
    arrivedAt: new Date(arrivedAtMs).toISOString(),
    statedAt: isoOrNull(statedAtMs),
    lastCopyAt: isoOrNull(lastCopyAtMs)
  }
}
export function marksOf({ claimedBy, claimedAtMs, snoozedUntilMs, note, noteAtMs }: SubjectMarks): FeedMarks {
  return {
    claimedBy,
    claimedAt: isoOrNull(claimedAtMs),
    snoozedUntil: isoOrNull(snoozedUntilMs),
    note,
    noteAt: isoOrNull(noteAtMs)
  }
}
export function groupOf({
  statusAtMs,
  statusStatedAtMs,
  lastAtMs,
  lastStatedAtMs,
  claimedAtMs,
  snoozedUntilMs,
  noteAtMs,
  only,
  ...rest
}: FeedGroup): FeedGroupEntry {
  return {
    ...rest,
    ...marksOf({ ...rest, claimedAtMs, snoozedUntilMs, noteAtMs }),
    statusAt: isoOrNull(statusAtMs),
    statusStatedAt: isoOrNull(statusStatedAtMs),
    lastAt: new Date(lastAtMs).toISOString(),
    lastStatedAt: isoOrNull(lastStatedAtMs),
    only: only && entryOf(only)
  }
}
export const gapEntryOf = ({ source, fromMs, toMs }: FeedGap): FeedGapEntry => ({
  source,
  from: new Date(fromMs).toISOString(),
  to: new Date(toMs).toISOString()
})
