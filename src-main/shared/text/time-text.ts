import { dateText } from './date-text'

/** Returns null for text that is not an ISO time. */
export function parseInstant(iso: string | null | undefined): Date | null {
  if (!iso) return null
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? null : at
}

/** "en" alone would put the month before the day. */
export const dayTag = (tag: string): string => (tag === 'en' ? 'en-GB' : tag)

/** "14 May 2027". In digits in Latvian, whose month names have other cases in sentences. */
export function formatDay(at: Date, tag: string, timeZone?: string): string {
  if (tag === 'lv')
    return `${dateText(at.getTime(), tag, { day: '2-digit', month: '2-digit', year: 'numeric' }, timeZone)}.`
  return dateText(at.getTime(), dayTag(tag), { day: 'numeric', month: 'short', year: 'numeric' }, timeZone)
}

/** "14:20" or "14:20:05", always on a 24-hour clock */
export function formatTime(at: Date, tag: string, seconds = false, timeZone?: string): string {
  return dateText(
    at.getTime(),
    tag,
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(seconds ? { second: '2-digit' } : {}) },
    timeZone
  )
}

const ages = new Map<string, Intl.RelativeTimeFormat>()
function agesIn(tag: string): Intl.RelativeTimeFormat {
  const words = ages.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })
  ages.set(tag, words)
  return words
}

/** Age in the largest whole unit, in minutes at the finest: "now", "3 min. ago", "2 days ago". */
export function formatAge(at: Date, now: Date, tag: string): string {
  const words = agesIn(tag)
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return words.format(0, 'second')
  if (minutes < 60) return words.format(-minutes, 'minute')
  if (minutes < 24 * 60) return words.format(-Math.floor(minutes / 60), 'hour')
  return words.format(-Math.floor(minutes / (24 * 60)), 'day')
}

/** Countdown text: "0:42", "12:05", "1:00:00". Negative values count as 0. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (n: number): string => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
