/** End of a snooze, in local time. */
const SNOOZES = ['hour', 'hours', 'tomorrow', 'monday'] as const
export type Snooze = (typeof SNOOZES)[number]
const MORNING_HOUR = 8

/** The choices at that time; on a Sunday, tomorrow is Monday. */
export const snoozesAt = (now: Date): readonly Snooze[] =>
  now.getDay() === 0 ? SNOOZES.filter((one) => one !== 'tomorrow') : SNOOZES

export function snoozeUntil(which: Snooze, now: Date): Date {
  const morning = (days: number): Date =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR)
  switch (which) {
    case 'hour':
      return new Date(now.getTime() + 3_600_000)
    case 'hours':
      return new Date(now.getTime() + 4 * 3_600_000)
    case 'tomorrow':
      return morning(1)
    case 'monday':
      return morning((8 - now.getDay()) % 7 || 7)
  }
}
