/** Builds the rows of the feed list: groups with their events, or events, under heads, with gap rows in between. */
import { subjectKey, type SubjectRef } from '@shared/feed/events'
import type { FeedEntry, FeedGroupEntry, FeedGapEntry } from '@contract/channels/feed'

/** Day of its head as `Date.toDateString` writes it; null: under "Needs you". */
type Day = string | null

export type FeedRow =
  /** `at`: a time of the day; null: groups that need the person, of which `unread` have unread events. */
  | { readonly kind: 'head'; readonly key: string; readonly at: string | null; readonly unread: number }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly group: FeedGroupEntry
      readonly open: boolean
      readonly day: Day
    }
  | {
      readonly kind: 'event'
      readonly key: string
      readonly event: FeedEntry
      readonly inside: boolean
      readonly day: Day
      /** The row above is of the same ticket or project. */
      readonly again: boolean
    }
  | { readonly kind: 'gap'; readonly key: string; readonly gap: FeedGapEntry }
  /** Placeholder for the older events of group `of`. */
  | { readonly kind: 'more'; readonly key: string; readonly of: string }

export const HEAD_HEIGHT = 36
/** Pixels. The height depends on the kind only, so that rows need no measuring. */
export function rowHeight({ kind }: FeedRow): number {
  if (kind === 'group') return 50
  if (kind === 'event') return 30
  // a gap text may take two lines
  return kind === 'gap' ? 40 : kind === 'more' ? 28 : HEAD_HEIGHT
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

const dayOf = (iso: string): string => new Date(iso).toDateString()

/**
 * @param inside events of the open groups by subject; null while loading
 * @param needed subjects that come first, under "Needs you"
 */
export function groupRows(
  groups: readonly FeedGroupEntry[],
  inside: ReadonlyMap<string, GroupEvents | null>,
  gaps: readonly FeedGapEntry[],
  complete: boolean,
  needed: ReadonlySet<string>
): readonly FeedRow[] {
  const rowsOf = (group: FeedGroupEntry, day: Day): readonly FeedRow[] => {
    const subject = subjectKey(group.subject)
    const open = inside.has(subject) && !isSingleEventGroup(group)
    const first: FeedRow = { kind: 'group', key: `g:${subject}`, group, open, day }
    if (!open) return [first]
    const shown = inside.get(subject)
    const events = (shown?.events ?? []).map((event): FeedRow => {
      return { kind: 'event', key: `e:${event.seq}`, event, inside: true, day, again: true }
    })
    const isMore = shown === null || (shown && shown.next !== null)
    return [first, ...events, ...(isMore ? [{ kind: 'more', key: `m:${subject}`, of: subject } as const] : [])]
  }
  const isNeeded = ({ subject }: FeedGroupEntry): boolean => needed.has(subjectKey(subject))
  const first = groups.filter(isNeeded)
  const others = groups.filter((group) => !isNeeded(group))
  const unread = first.filter((group) => group.unread > 0).length
  return [
    ...openGapRows(gaps),
    ...(first.length > 0 ? [{ kind: 'head', key: 'n', at: null, unread } as const] : []),
    ...first.flatMap((group) => rowsOf(group, null)),
    ...dayRows(
      others.map((group) => ({ at: group.lastAt, rows: rowsOf(group, dayOf(group.lastAt)) })),
      gaps,
      complete ? -Infinity : Date.parse(groups.at(-1)?.lastAt ?? '')
    )
  ]
}

export function eventRows(
  events: readonly FeedEntry[],
  gaps: readonly FeedGapEntry[],
  complete: boolean
): readonly FeedRow[] {
  const blocks = events.map((event) => {
    const row = { kind: 'event', key: `e:${event.seq}`, event, inside: false, again: false } as const
    return { at: event.arrivedAt, rows: [{ ...row, day: dayOf(event.arrivedAt) }] }
  })
  const rows = dayRows(blocks, gaps, complete ? -Infinity : Date.parse(events.at(-1)?.arrivedAt ?? ''))
  const subjectAt = (row: FeedRow | undefined): string | null =>
    row?.kind === 'event' ? subjectKey(row.event.subject) : null
  return [
    ...openGapRows(gaps),
    ...rows.map((row, index) =>
      row.kind === 'event' && subjectAt(rows[index - 1]) === subjectAt(row) ? { ...row, again: true } : row
    )
  ]
}

const gapRow = (gap: FeedGapEntry): FeedRow => ({ kind: 'gap', key: gapKey(gap), gap })
const bySource = (gaps: readonly FeedGapEntry[]): readonly FeedGapEntry[] =>
  gaps.toSorted((a, b) => a.source.localeCompare(b.source))
const openGapRows = (gaps: readonly FeedGapEntry[]): readonly FeedRow[] =>
  bySource(gaps.filter(({ to }) => to === null)).map(gapRow)

/**
 * Puts a head above the rows of each day, and each gap that has ended above the newest row older than its end.
 *
 * @param blocks newest first
 * @param oldestMs older gaps belong to rows that are not loaded
 */
function dayRows(
  blocks: readonly { readonly at: string; readonly rows: readonly FeedRow[] }[],
  gaps: readonly FeedGapEntry[],
  oldestMs: number
): readonly FeedRow[] {
  const ended = bySource(gaps).flatMap((gap) => (gap.to === null ? [] : [{ at: gap.to, rows: [gapRow(gap)] }]))
  const sorted = [...ended, ...blocks]
    .map(({ at, rows }) => ({ at, rows, ms: Date.parse(at), day: dayOf(at) }))
    .filter(({ rows, ms }) => ms >= oldestMs || rows[0]?.kind !== 'gap')
    .sort((a, b) => b.ms - a.ms)
  return sorted.flatMap(({ at, rows, day }, index): readonly FeedRow[] =>
    sorted[index - 1]?.day === day ? rows : [{ kind: 'head', key: `d:${day}`, at, unread: 0 }, ...rows]
  )
}

/** One entry per gap; later ones win. */
export function mergeGaps(before: readonly FeedGapEntry[], more: readonly FeedGapEntry[]): readonly FeedGapEntry[] {
  return [...new Map([...before, ...more].map((gap) => [gapKey(gap), gap])).values()]
}
