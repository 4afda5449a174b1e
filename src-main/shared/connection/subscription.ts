/**
 * Reads the subscription. `active` decides; `end_date` only informs, since it may be absent, past or unreadable while
 * `active` is true. Days are calendar days.
 */
import type { SubscriptionStatus } from '../catalogue/records'
import { daysLeft } from '../text/date-text'
import { parseIsoTime } from '../text/iso-time'

/** `text`: as received, for the tooltip. */
type EndDate =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'date'; readonly text: string; readonly atMs: number }

/** Without an offset a date is unreadable, since a guessed zone could be a day off. */
export function readEndDate(text: string | null | undefined): EndDate {
  const given = text?.trim() ?? ''
  if (given === '') return { kind: 'absent' }
  const atMs = parseIsoTime(given)
  return atMs === null ? { kind: 'unreadable', text: given } : { kind: 'date', text: given, atMs }
}

const END_WARNINGS_DAYS = [1, 7, 30] as const

/** The smallest warning step that the days left have reached; null: more than 30 days, or past. */
export function endWarning(days: number): (typeof END_WARNINGS_DAYS)[number] | null {
  return days < 0 ? null : (END_WARNINGS_DAYS.find((step) => days <= step) ?? null)
}

interface SubscriptionSummary {
  /** From `active` alone; 'unknown': not stated. */
  readonly state: 'active' | 'inactive' | 'unknown'
  readonly end: EndDate
  /** Calendar days to the end, below 0 once its instant is past; null without a readable date. */
  readonly days: number | null
  readonly warning: ReturnType<typeof endWarning>
}

export function subscriptionSummary(status: SubscriptionStatus, nowMs: number, timeZone?: string): SubscriptionSummary {
  const end = readEndDate(status.end_date)
  const calendarDays = end.kind === 'date' ? daysLeft(end.atMs, nowMs, timeZone) : null
  const days = calendarDays === 0 && end.kind === 'date' && end.atMs < nowMs ? -1 : calendarDays
  const state = status.active === null ? 'unknown' : status.active ? 'active' : 'inactive'
  return { state, end, days, warning: days === null || state === 'inactive' ? null : endWarning(days) }
}

const MOST_LETTERS = 200

/** With texts of bounded length. */
export const storableSubscription = ({ name, active, end_date }: SubscriptionStatus): SubscriptionStatus => ({
  name: name?.slice(0, MOST_LETTERS) ?? null,
  active,
  end_date: end_date?.slice(0, MOST_LETTERS) ?? null
})
export const isSameSubscription = (a: SubscriptionStatus | null, b: SubscriptionStatus): boolean =>
  a?.name === b.name && a.active === b.active && a.end_date === b.end_date
