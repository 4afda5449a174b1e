import type { FeedEntry, FeedFilterInput, FeedGapEntry, FeedGroupEntry, FeedMarks } from '../../contract/channels/feed'
import type { FeedEvent } from '../../shared/feed/events'
import type { FeedFilter, FeedGroup } from '../../shared/feed/feed-query'
import type { FeedGap } from '../../shared/feed/gaps'
import type { SubjectMarks } from '../../shared/feed/subject-state'
import { toIso, toIsoOrNull } from '../iso-time'

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
    arrivedAt: toIso(arrivedAtMs),
    statedAt: toIsoOrNull(statedAtMs),
    lastCopyAt: toIsoOrNull(lastCopyAtMs)
  }
}
export function marksOf({ claimedBy, claimedAtMs, snoozedUntilMs, note, noteAtMs }: SubjectMarks): FeedMarks {
  return {
    claimedBy,
    claimedAt: toIsoOrNull(claimedAtMs),
    snoozedUntil: toIsoOrNull(snoozedUntilMs),
    note,
    noteAt: toIsoOrNull(noteAtMs)
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
    statusAt: toIsoOrNull(statusAtMs),
    statusStatedAt: toIsoOrNull(statusStatedAtMs),
    lastAt: toIso(lastAtMs),
    lastStatedAt: toIsoOrNull(lastStatedAtMs),
    only: only && entryOf(only)
  }
}
export const gapEntryOf = ({ source, fromMs, toMs }: FeedGap): FeedGapEntry => ({
  source,
  from: toIso(fromMs),
  to: toIso(toMs)
})
