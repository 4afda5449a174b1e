import { useI18n } from 'vue-i18n'
import { intlTag, isLanguage } from '@shared/text/languages'
import { numberText, signedText } from '@shared/text/number-text'
import { daysLeft } from '@shared/connection/subscription'
import { formatAge, formatDay, formatDuration, formatTime, parseInstant } from './format-values'

/**
 * How this window writes numbers, days, hours and spans; each function follows the interface language when used in a
 * template or computed.
 */
export function useFormat() {
  const { locale, t } = useI18n()
  const tag = (): string => (isLanguage(locale.value) ? intlTag(locale.value) : 'en')
  const day = (at: Date): string => formatDay(at, tag())
  const time = (at: Date, seconds = false): string => formatTime(at, tag(), seconds)
  return {
    /** Text for Intl of the language in use. */
    tag,
    number: (value: number, options?: Intl.NumberFormatOptions): string => numberText(value, tag(), options),
    signed: (value: number, options?: Intl.NumberFormatOptions): string => signedText(value, tag(), options),
    /** ISO text → local day; null when there is none or it cannot be read. */
    day: (iso: string | null | undefined): string | null => {
      const at = parseInstant(iso)
      return at && day(at)
    },
    /** ISO text → local time of day; null as above. */
    time: (iso: string | null | undefined, seconds = false): string | null => {
      const at = parseInstant(iso)
      return at && time(at, seconds)
    },
    /** "today 10:32", "yesterday 18:05", "tomorrow 08:00", "14 May 2027 09:00". */
    moment: (iso: string | null | undefined, now: Date = new Date()): string | null => {
      const at = parseInstant(iso)
      if (!at) return null
      const days = daysLeft(at.getTime(), now.getTime())
      if (days === 0) return t('app.moment.today', { time: time(at) })
      if (days === 1) return t('app.moment.tomorrow', { time: time(at) })
      if (days === -1) return t('app.moment.yesterday', { time: time(at) })
      return t('app.moment.day', { day: day(at), time: time(at) })
    },
    /** "3 min. ago". */
    age: (iso: string | null | undefined, now: Date = new Date()): string | null => {
      const at = parseInstant(iso)
      return at && formatAge(at, now, tag())
    },
    /** Calendar days from today to that day; null when it cannot be read. */
    daysLeft: (iso: string | null | undefined, now: Date = new Date()): number | null => {
      const at = parseInstant(iso)
      return at && daysLeft(at.getTime(), now.getTime())
    },
    duration: formatDuration
  }
}
