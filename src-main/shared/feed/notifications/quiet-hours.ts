/** Hours in which nothing rings, shows or grows. */
import type { SettingProblem } from '../../settings/setting-problems'

/** What is wrong with a time of day as a setting holds it; null: nothing. */
export function timeProblem(value: string): SettingProblem | null {
  return minuteOf(value) === null ? { code: 'time' } : null
}

/** Minutes since midnight; null: no time of day. */
export function minuteOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

export interface QuietHours {
  /** Minutes since midnight; `from` above `to` goes over midnight, both the same is never. */
  readonly from: number
  readonly to: number
}

export function isQuiet(minute: number, quiet: QuietHours | null): boolean {
  if (quiet === null) return false
  const { from, to } = quiet
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** What the badge shows: as many as the list has unread, but in quiet hours it does not grow. */
export function badgeCount(unread: number, shown: number, quiet: boolean): number {
  return quiet ? Math.min(unread, shown) : unread
}
