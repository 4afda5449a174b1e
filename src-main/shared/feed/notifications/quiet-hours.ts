/** Quiet hours: no sound, no notification, no growing badge. */
import type { SettingProblem } from '../../settings/setting-problems'

/** The problem of a time of day in a setting; null: valid. */
export function timeProblem(value: string): SettingProblem | null {
  return minuteOf(value) === null ? { code: 'time' } : null
}

/** Minutes since midnight; null: invalid. */
export function minuteOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

export interface QuietHours {
  /** Minutes since midnight. `from` above `to` includes midnight; equal: the whole day. */
  readonly from: number
  readonly to: number
}

export function isQuiet(minute: number, quiet: QuietHours | null): boolean {
  if (quiet === null) return false
  const { from, to } = quiet
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The number on the badge: unread tickets and projects, but it does not grow in quiet hours. */
export function badgeCount(unread: number, shown: number, quiet: boolean): number {
  return quiet ? Math.min(unread, shown) : unread
}
