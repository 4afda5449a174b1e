/** Dates and times as text, with cached formatters: creating one costs a hundred times its use. */
import { DAY_MS, MINUTE_MS } from '../durations'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tag, options)
    formats.set(key, format)
  }
  return format
}

/**
 * Formats an instant.
 *
 * @param at milliseconds since 1970
 * @param tag BCP 47 language
 * @param timeZone default: the system's current one, which a cached formatter would not follow
 */
export function dateText(
  at: number,
  tag: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
  timeZone?: string
): string {
  if (timeZone !== undefined) return formatFor(tag, { ...options, timeZone }).format(at)
  return formatFor(tag, { ...options, timeZone: 'UTC' }).format(at - new Date(at).getTimezoneOffset() * MINUTE_MS)
}

/** Number of the calendar day of an instant, counted from 1970, in the zone (default: the system's). */
export function calendarDay(at: number, timeZone?: string): number {
  if (timeZone === undefined) {
    const local = new Date(at)
    return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS
  }
  const parts = formatFor('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric'
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((p) => p.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS
}

/** Calendar days from now to an instant, in local time: 0 on the same day, negative afterwards. */
export function daysLeft(atMs: number, nowMs: number, timeZone?: string): number {
  return calendarDay(atMs, timeZone) - calendarDay(nowMs, timeZone)
}
