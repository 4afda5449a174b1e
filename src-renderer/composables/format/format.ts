import { useI18n } from 'vue-i18n'
import { intlTag, isLanguage } from '@shared/text/languages'
import { numberText, signedText } from '@shared/text/number-text'
import { daysLeft } from '@shared/text/date-text'
import {
  axisText,
  clausesText,
  countedText,
  listText,
  pairText,
  percentText,
  sentencesText
} from '@shared/text/join-text'
import { unitSymbol, type UnitName } from '@shared/units/unit-symbols'
import { formatAge, formatDay, formatDuration, formatTime, parseInstant } from '@shared/text/time-text'

const KILOBYTE = 1024
/** As in the settings. */
const MEGABYTE = 1_048_576

function bytesText(bytes: number, tag: string): string {
  const isSmall = bytes > 0 && bytes < MEGABYTE / 10
  return numberText(isSmall ? Math.max(1, bytes / KILOBYTE) : bytes / MEGABYTE, tag, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall || bytes >= 10 * MEGABYTE ? 0 : 1
  })
}

/** Formats in the interface language; reactive inside templates and computed values. */
export function useFormat() {
  const { locale, t } = useI18n()
  const tag = (): string => (isLanguage(locale.value) ? intlTag(locale.value) : 'en')
  const day = (at: Date): string => formatDay(at, tag())
  const time = (at: Date, seconds = false): string => formatTime(at, tag(), seconds)
  return {
    tag,
    number: (value: number, options?: Intl.NumberFormatOptions): string => numberText(value, tag(), options),
    signed: (value: number, options?: Intl.NumberFormatOptions): string => signedText(value, tag(), options),
    /** "27 %" */
    percent: (value: number, options?: Intl.NumberFormatOptions): string =>
      percentText(numberText(value, tag(), options), tag()),
    /** "+27 %" */
    signedPercent: (value: number, maximumFractionDigits = 0): string =>
      percentText(signedText(value, tag(), { maximumFractionDigits }), tag()),
    /** "13 kB", "7.3 MB", "100 MB" */
    bytes: (bytes: number): string => bytesText(bytes, tag()),
    list: (texts: readonly string[]): string => listText(texts, tag()),
    clauses: (texts: readonly string[]): string => clausesText(texts, tag()),
    sentences: (texts: readonly string[]): string => sentencesText(texts, tag()),
    pair: (name: string, text: string): string => pairText(name, text, tag()),
    counted: (name: string, count: number): string => countedText(name, numberText(count, tag()), tag()),
    axis: (quantity: string, unit: string): string => axisText(quantity, unit, tag()),
    /** "PS" as this language writes it. */
    unit: (unit: UnitName): string => unitSymbol(unit, tag()),
    /** Local day of an ISO time; null when unreadable. */
    day: (iso: string | null | undefined): string | null => {
      const at = parseInstant(iso)
      return at && day(at)
    },
    /** Local time of day of an ISO time; null when unreadable. */
    time: (iso: string | null | undefined, seconds = false): string | null => {
      const at = parseInstant(iso)
      return at && time(at, seconds)
    },
    /** "today 10:32", "yesterday 18:05", "tomorrow 08:00", "14 May 2027 09:00" */
    moment: (iso: string | null | undefined, now: Date = new Date()): string | null => {
      const at = parseInstant(iso)
      if (!at) return null
      const days = daysLeft(at.getTime(), now.getTime())
      if (days === 0) return t('app.moment.today', { time: time(at) })
      if (days === 1) return t('app.moment.tomorrow', { time: time(at) })
      if (days === -1) return t('app.moment.yesterday', { time: time(at) })
      return t('app.moment.day', { day: day(at), time: time(at) })
    },
    age: (iso: string | null | undefined, now: Date = new Date()): string | null => {
      const at = parseInstant(iso)
      return at && formatAge(at, now, tag())
    },
    /** Calendar days from today; null when unreadable. */
    daysLeft: (iso: string | null | undefined, now: Date = new Date()): number | null => {
      const at = parseInstant(iso)
      return at && daysLeft(at.getTime(), now.getTime())
    },
    duration: formatDuration
  }
}
