/** Builds the rows of the feed list: groups with their events, or events, with gap rows in between. */
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { FeedEntry, FeedGroupEntry, FeedGapEntry } from '@contract/channels/feed'

export type FeedRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: FeedGroupEntry; readonly open: boolean }
  | { readonly kind: 'event'; readonly key: string; readonly event: FeedEntry; readonly inside: boolean }
  | { readonly kind: 'gap'; readonly key: string; readonly gap: FeedGapEntry }
  /** Placeholder for the older events of group `of`. */
  | { readonly kind: 'more'; readonly key: string; readonly of: string }

/** Pixels. The height depends on the kind only, so that rows need no measuring. */
export function rowHeight(row: FeedRow): number {
  if (row.kind === 'group') return 50
  if (row.kind === 'event') return row.inside ? 30 : 50
  // a gap text may take two lines
  return row.kind === 'gap' ? 40 : 28
}

/** Loaded events of an open group. */
export interface GroupEvents {
  readonly events: readonly FeedEntry[]
  readonly next: string | null
}

const gapKey = ({ source, from }: Pick<FeedGapEntry, 'source' | 'from'>): string => `h:${source}:${from}`

/** Subject of a group or event; null for other rows. */
export const subjectOf = (row: FeedRow): SubjectRef | null =>
  row.kind === 'group' ? row.group.subject : row.kind === 'event' ? row.event.subject : null

/** A group of one event cannot be opened. */
export const isSingleEventGroup = (group: Pick<FeedGroupEntry, 'events'>): boolean => group.events === 1

/** @param inside events of the open groups by subject; null while loading */
export function groupRows(
  groups: readonly FeedGroupEntry[],
  inside: ReadonlyMap<string, GroupEvents | null>,
  gaps: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const rows = groups.map((group): readonly FeedRow[] => {
    const subject = subjectKey(group.subject)
    const open = inside.has(subject) && !isSingleEventGroup(group)
    const head: FeedRow = { kind: 'group', key: `g:${subject}`, group, open }
    if (!open) return [head]
    const shown = inside.get(subject)
    return [
      head,
      ...(shown?.events ?? []).map((event): FeedRow => ({ kind: 'event', key: `e:${event.seq}`, event, inside: true })),
      ...(shown === null || (shown && shown.next !== null)
        ? [{ kind: 'more', key: `m:${subject}`, of: subject } as const]
        : [])
    ]
  })
  return insertGapRows(rows, (at) => groups[at]?.lastAt, gaps, complete)
}

export function eventRows(
  events: readonly FeedEntry[],
  gaps: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const rows = events.map((event): readonly FeedRow[] => [
    { kind: 'event', key: `e:${event.seq}`, event, inside: false }
  ])
  return insertGapRows(rows, (at) => events[at]?.arrivedAt, gaps, complete)
}

/**
 * Inserts each gap above the newest row older than its end; open gaps come first.
 *
 * @param complete no older rows follow, so the remaining gaps go to the end
 */
function insertGapRows(
  rowGroups: readonly (readonly FeedRow[])[],
  timeOf: (at: number) => string | undefined,
  gaps: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const sorted = gaps.toSorted((a, b) => gapEnd(b) - gapEnd(a) || a.source.localeCompare(b.source))
  const rows: FeedRow[] = []
  const put = (gap: FeedGapEntry): void => void rows.push({ kind: 'gap', key: gapKey(gap), gap })
  let at = 0
  rowGroups.forEach((group, index) => {
    const time = Date.parse(timeOf(index) ?? '')
    for (; at < sorted.length && gapEnd(sorted[at]!) >= time; at++) put(sorted[at]!)
    rows.push(...group)
  })
  if (complete) for (; at < sorted.length; at++) put(sorted[at]!)
  return rows
}
const gapEnd = ({ to }: FeedGapEntry): number => (to === null ? Infinity : Date.parse(to))

/** One entry per gap; later ones win. */
export function mergeGaps(before: readonly FeedGapEntry[], more: readonly FeedGapEntry[]): readonly FeedGapEntry[] {
  return [...new Map([...before, ...more].map((gap) => [gapKey(gap), gap])).values()]
}
