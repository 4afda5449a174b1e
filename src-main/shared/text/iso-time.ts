import { MINUTE_MS } from '../durations'

/** ISO 8601 in UTC; null stays null. */
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const two = (value: number): string => String(value).padStart(2, '0')

/** ISO 8601 with the day and the offset of the system's time zone. */
export function localIso(ms: number): string {
  const offset = -new Date(ms).getTimezoneOffset()
  const text = new Date(ms + offset * MINUTE_MS).toISOString()
  if (offset === 0) return text
  const minutes = Math.abs(offset)
  return `${text.slice(0, -1)}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
export const localIsoOrNull = (ms: number | null): string | null => (ms === null ? null : localIso(ms))
/** The day in the system's time zone, as 2026-11-30. */
export const localDay = (ms: number): string => localIso(ms).slice(0, 10)

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(?:([Zz])|([+-])(\d{2}):?(\d{2})?)$/

/**
 * Reads an ISO 8601 date-time with an offset of at most 18 hours, in milliseconds since 1970. null: any other text,
 * such as one without an offset, or a 30th of February.
 */
export function parseIsoTime(text: string): number | null {
  const match = ISO.exec(text)
  if (!match) return null
  const number = (group: number): number => Number(match[group] ?? 0)
  const [year, month, day, hour, minute, second] = [number(1), number(2), number(3), number(4), number(5), number(6)]
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3))
  const offsetMinutes = (match[9] === '-' ? -1 : 1) * (number(10) * 60 + number(11))
  if (hour > 24 || minute > 59 || second > 60 || number(11) > 59 || Math.abs(offsetMinutes) > 18 * 60) return null
  if (hour === 24 && (minute > 0 || second > 0)) return null
  // Date.UTC moves years below 100 into the last century
  if (year < 100) return null
  const midnight = Date.UTC(year, month - 1, day)
  const date = new Date(midnight)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds - offsetMinutes * MINUTE_MS
}
