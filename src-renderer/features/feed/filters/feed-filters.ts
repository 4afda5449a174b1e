import { FEED_SPANS, type FeedFilterInput, type SavedView } from '@contract/channels/feed'
import { localDay } from '@shared/text/iso-time'

export const TIME_SPANS = ['any', ...FEED_SPANS, 'custom'] as const
export type TimeSpan = (typeof TIME_SPANS)[number]
export type FeedMode = 'groups' | 'events'

export interface FeedFilters {
  readonly text: string
  readonly unread: boolean
  readonly families: readonly NonNullable<FeedFilterInput['families']>[number][]
  readonly kinds: readonly string[]
  readonly statuses: readonly NonNullable<FeedFilterInput['statuses']>[number][]
  readonly claimed: 'any' | 'me' | 'others' | 'nobody'
  readonly snoozed: boolean
  readonly span: TimeSpan
  /** Local days as `YYYY-MM-DD` for 'custom'; '' for no bound. */
  readonly fromDay: string
  readonly toDay: string
}
export const NO_FILTERS: FeedFilters = {
  text: '',
  unread: false,
  families: [],
  kinds: [],
  statuses: [],
  claimed: 'any',
  snoozed: false,
  span: 'any',
  fromDay: '',
  toDay: ''
}

const DAY_MS = 86_400_000
/** Limit of the main process. */
const MAX_TEXT_LENGTH = 500

/** Local midnight, or null for an invalid day, and for one that ends after the last year of four digits. */
function startOfDay(day: string, plusDays = 0): Date | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date || year > 9998) return null
  const at = new Date(year, month - 1, date + plusDays)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Bounds as ISO times. Relative spans round to the minute, so that equal queries stay equal. */
function timeRange({ span, fromDay, toDay }: FeedFilters, now: Date): { from?: string; to?: string } {
  const back = (ms: number): { from: string } => ({
    from: new Date(Math.floor((now.getTime() - ms) / 60_000) * 60_000).toISOString()
  })
  switch (span) {
    case 'any':
      return {}
    case 'today':
      return { from: new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString() }
    case 'day':
      return back(DAY_MS)
    case 'week':
      return back(7 * DAY_MS)
    case 'month':
      return back(30 * DAY_MS)
    case 'custom': {
      const from = startOfDay(fromDay)
      const to = startOfDay(toDay, 1)
      return {
        ...(from ? { from: from.toISOString() } : {}),
        ...(to ? { to: new Date(to.getTime() - 1).toISOString() } : {})
      }
    }
  }
}

/** @param mode 'groups' filters by the status of the subject instead of the event */
export function filterInput(filters: FeedFilters, now: Date, mode: FeedMode = 'events'): FeedFilterInput {
  const text = filters.text.trim().slice(0, MAX_TEXT_LENGTH)
  return {
    ...(mode === 'groups' ? { statusOf: 'subject' } : {}),
    ...(text === '' ? {} : { text }),
    ...(filters.unread ? { unread: true } : {}),
    ...(filters.families.length > 0 ? { families: [...filters.families] } : {}),
    ...(filters.kinds.length > 0 ? { kinds: [...filters.kinds] } : {}),
    ...(filters.statuses.length > 0 ? { statuses: [...filters.statuses] } : {}),
    ...(filters.claimed === 'any' ? {} : { claimed: filters.claimed }),
    ...(filters.snoozed ? { snoozed: true } : {}),
    ...timeRange(filters, now)
  }
}

/** Multi-select filters with counts. */
export const FILTER_FACETS = ['families', 'kinds', 'statuses'] as const
export type FilterFacet = (typeof FILTER_FACETS)[number]

/** True when the filters may hide events; `snoozed` only adds some. */
export function isNarrowing(filters: FeedFilters, now = new Date()): boolean {
  const { snoozed: _snoozed, ...rest } = filterInput(filters, now)
  return Object.keys(rest).length > 0
}

/** Filters that differ from their default; a search is none. */
export const activeFilterCount = (filters: FeedFilters): number =>
  (Object.keys(NO_FILTERS) as (keyof FeedFilters)[]).filter(
    (name) =>
      !['text', 'fromDay', 'toDay'].includes(name) && JSON.stringify(filters[name]) !== JSON.stringify(NO_FILTERS[name])
  ).length

export const toggleListItem = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Stored form of the filters: absolute days as times, relative spans by name. */
export function toSavedView(filters: FeedFilters, now: Date): Pick<SavedView, 'filter' | 'span'> {
  const { span } = filters
  return span === 'any' || span === 'custom'
    ? { filter: filterInput(filters, now) }
    : { filter: filterInput({ ...filters, span: 'any' }, now), span }
}

/** Filters of a saved view. Absolute days keep their date; relative spans refer to today. */
export function fromSavedView({ filter, span }: Pick<SavedView, 'filter' | 'span'>): FeedFilters {
  const dayOf = (iso: string | undefined): string => {
    const ms = Date.parse(iso ?? '')
    return Number.isNaN(ms) ? '' : localDay(ms)
  }
  const fromDay = dayOf(filter.from)
  const toDay = dayOf(filter.to)
  return {
    text: filter.text ?? '',
    unread: filter.unread ?? false,
    families: filter.families ?? [],
    kinds: filter.kinds ?? [],
    statuses: filter.statuses ?? [],
    claimed: filter.claimed ?? 'any',
    snoozed: filter.snoozed ?? false,
    span: span ?? (fromDay === '' && toDay === '' ? 'any' : 'custom'),
    fromDay,
    toDay
  }
}
