import { formatDay } from '@shared/text/time-text'

/** The day of a date field in the language of the window; '' while it is empty. */
export function lastDayText(typed: string, tag: string): string {
  const [year, month, day] = typed.split('-').map(Number)
  return year && month && day ? formatDay(new Date(year, month - 1, day), tag) : ''
}
