/**
 * The list of the feed as rows: groups with their events, or events alone, and between them the times in which a source
 * did not listen. Pure.
 */
import { subjectKey } from '@shared/feed/events'
import type { FeedEntry, FeedGroupEntry, FeedGapEntry } from '@contract/channels/feed'

export type FeedRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: FeedGroupEntry; readonly open: boolean }
  | { readonly kind: 'event'; readonly key: string; readonly event: FeedEntry; readonly inside: boolean }
  | { readonly kind: 'hole'; readonly key: string; readonly hole: FeedGapEntry }
  /** Older events of a group (`of`) that are not fetched yet. */
  | { readonly kind: 'more'; readonly key: string; readonly of: string }

/** Pixels. Every row of a kind has one height, so that a hundred thousand need not be measured. */
export function rowHeight(row: FeedRow): number {
  if (row.kind === 'group') return 50
  if (row.kind === 'event') return row.inside ? 30 : 50
  // its text may take two lines: that events may be missing is the end of it
  return row.kind === 'hole' ? 40 : 28
}

/** What is known of the inside of an opened group. */
export interface GroupEvents {
  readonly events: readonly FeedEntry[]
  readonly next: string | null
}

export const groupKey = (group: Pick<FeedGroupEntry, 'subject'>): string => `g:${subjectKey(group.subject)}`
export const eventKey = (event: Pick<FeedEntry, 'seq'>): string => `e:${event.seq}`
export const gapKey = ({ source, from }: Pick<FeedGapEntry, 'source' | 'from'>): string => `h:${source}:${from}`

/** A group of one event has nothing to open: its row is the event. */
export const isSingleEventGroup = (group: Pick<FeedGroupEntry, 'events'>): boolean => group.events === 1

/** @param inside of the opened groups, by subject; null: asked for and not there yet */
export function groupRows(
  groups: readonly FeedGroupEntry[],
  inside: ReadonlyMap<string, GroupEvents | null>,
  holes: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const rows = groups.map((group): readonly FeedRow[] => {
    const subject = subjectKey(group.subject)
    const open = inside.has(subject) && !isSingleEventGroup(group)
    const head: FeedRow = { kind: 'group', key: groupKey(group), group, open }
    if (!open) return [head]
    const shown = inside.get(subject)
    return [
      head,
      ...(shown?.events ?? []).map((event): FeedRow => ({ kind: 'event', key: eventKey(event), event, inside: true })),
      ...(shown === null || (shown && shown.next !== null)
        ? [{ kind: 'more', key: `m:${subject}`, of: subject } as const]
        : [])
    ]
  })
  return insertGapRows(rows, (at) => groups[at]?.lastAt, holes, complete)
}

export function eventRows(
  events: readonly FeedEntry[],
  holes: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const rows = events.map((event): readonly FeedRow[] => [
    { kind: 'event', key: eventKey(event), event, inside: false }
  ])
  return insertGapRows(rows, (at) => events[at]?.arrivedAt, holes, complete)
}

/**
 * A marker stands above the newest thing from before its end; one that still lasts is on top.
 *
 * @param complete nothing older will follow, so that the oldest markers may stand at the end
 */
function insertGapRows(
  parts: readonly (readonly FeedRow[])[],
  timeOf: (at: number) => string | undefined,
  holes: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const left = holes.toSorted((a, b) => gapEnd(b) - gapEnd(a) || a.source.localeCompare(b.source))
  const rows: FeedRow[] = []
  const put = (hole: FeedGapEntry): void => void rows.push({ kind: 'hole', key: gapKey(hole), hole })
  let at = 0
  parts.forEach((part, index) => {
    const time = Date.parse(timeOf(index) ?? '')
    for (; at < left.length && gapEnd(left[at]!) >= time; at++) put(left[at]!)
    rows.push(...part)
  })
  if (complete) for (; at < left.length; at++) put(left[at]!)
  return rows
}
const gapEnd = ({ to }: FeedGapEntry): number => (to === null ? Infinity : Date.parse(to))

/** Each marker once, the newest statement about it. */
export function mergeGaps(before: readonly FeedGapEntry[], more: readonly FeedGapEntry[]): readonly FeedGapEntry[] {
  return [...new Map([...before, ...more].map((hole) => [gapKey(hole), hole])).values()]
}
