/**
 * Reads the subscription. `active` decides; `end_date` only informs, since it may be absent, past or unreadable while
 * `active` is true. Days are calendar days.
 */
import type { SubscriptionStatus } from '../catalogue/records'
import { daysLeft } from '../text/date-text'
import { MINUTE_MS } from '../durations'

/** `text`: as received, for the tooltip. */
type EndDate =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'date'; readonly text: string; readonly atMs: number }

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(?:([Zz])|([+-])(\d{2}):?(\d{2})?)$/

/**
 * Reads an ISO 8601 date-time with an offset of at most 18 hours. Without an offset it is unreadable, since a guessed
 * zone could be a day off. So is a 30th of February.
 */
export function readEndDate(text: string | null | undefined): EndDate {
  const given = text?.trim() ?? ''
  if (given === '') return { kind: 'absent' }
  const unreadable: EndDate = { kind: 'unreadable', text: given }
  const match = ISO.exec(given)
  if (!match) return unreadable
  const number = (group: number): number => Number(match[group] ?? 0)
  const [year, month, day, hour, minute, second] = [number(1), number(2), number(3), number(4), number(5), number(6)]
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3))
  const offsetMinutes = (match[9] === '-' ? -1 : 1) * (number(10) * 60 + number(11))
  if (hour > 24 || minute > 59 || second > 60 || number(11) > 59 || Math.abs(offsetMinutes) > 18 * 60) return unreadable
  if (hour === 24 && (minute > 0 || second > 0)) return unreadable
  const midnight = Date.UTC(year, month - 1, day)
  const date = new Date(midnight)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return unreadable
  return {
    kind: 'date',
    text: given,
    atMs: midnight + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds - offsetMinutes * MINUTE_MS
  }
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
  /** Calendar days to the end; null without a readable date. */
  readonly days: number | null
  readonly warning: ReturnType<typeof endWarning>
}

export function subscriptionSummary(status: SubscriptionStatus, nowMs: number, timeZone?: string): SubscriptionSummary {
  const end = readEndDate(status.end_date)
  const days = end.kind === 'date' ? daysLeft(end.atMs, nowMs, timeZone) : null
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
