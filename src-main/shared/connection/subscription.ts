/**
 * Reading the subscription's answer for a person: `active` decides, `end_date` only informs (it may be absent, past or
 * unreadable beside `active: true`), and days are counted as a calendar counts them.
 */
import type { SubscriptionStatus } from '../catalogue/records'
import { calendarDay } from '../text/date-text'

/** An end date as far as it could be read. `text` is what the service sent, for the tooltip. */
type EndDate =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'date'; readonly text: string; readonly atMs: number }

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(?:([Zz])|([+-])(\d{2}):?(\d{2})?)$/
const MINUTE_MS = 60_000

/**
 * Reads an ISO 8601 date-time with its offset as an instant. A text without an offset is unreadable, not local time: a
 * guess could be a day off. Offsets up to 18 hours are taken (+14:00, -11:00 and +05:45 exist); a 30th of February is
 * unreadable.
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

/**
 * Calendar days from now to an instant, in local time: 0 on its day, however late it is; negative afterwards. A day of
 * 23 or 25 hours counts as one.
 */
export function daysLeft(atMs: number, nowMs: number, timeZone?: string): number {
  return calendarDay(atMs, timeZone) - calendarDay(nowMs, timeZone)
}

/** From how many days on the end is worth a warning; the nearest one counts. */
const END_WARNINGS_DAYS = [1, 7, 30] as const

/**
 * The smallest warning step (1, 7 or 30 days) that the days left have reached, or null when there is time or the end is
 * past.
 */
export function endWarning(days: number): (typeof END_WARNINGS_DAYS)[number] | null {
  return days < 0 ? null : (END_WARNINGS_DAYS.find((step) => days <= step) ?? null)
}

/** How a subscription stands, ready to be put into words. */
interface SubscriptionSummary {
  /** By `active` alone; 'unknown' when the service did not say. */
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
