/** Texts of system notifications and of the icon badge. */
import { dateText } from '../../shared/text/date-text'
import type { FeedNotification } from '../../shared/feed/notifications/notification-queue'
import { intlTag, type LanguageCode } from '../../shared/text/languages'
import { numberText } from '../../shared/text/number-text'
import { notificationTexts } from './index'
import type { PluralForms } from './text-types'

const rules = new Map<LanguageCode, Intl.PluralRules>()
function rulesOf(language: LanguageCode): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(intlTag(language))
  rules.set(language, known)
  return known
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
const pluralText = (forms: PluralForms, count: number, language: LanguageCode): string =>
  fill(forms[rulesOf(language).select(count)] ?? forms.other, { count: numberText(count, intlTag(language)) })
const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

/** For example 'Ticket answered · 4711' or '14 events since 18:02'; times have 24 hours in every language. */
export function notificationText(
  notification: FeedNotification,
  language: LanguageCode
): { readonly title: string; readonly body: string } {
  const texts = notificationTexts(language)
  const events = pluralText(texts.events, notification.events, language)
  if (notification.type === 'summary') {
    const time = dateText(notification.sinceMs, intlTag(language), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23'
    })
    return {
      title: fill(texts.since, { events, time }),
      body: notification.subjects > 1 ? pluralText(texts.subjects, notification.subjects, language) : ''
    }
  }
  return {
    title: joined([texts.kinds[notification.kind], notification.number]),
    body: joined([notification.words, notification.events > 1 ? events : null])
  }
}

/** Accessible description of the count on the icon. */
export function badgeText(count: number, language: LanguageCode): string {
  return pluralText(notificationTexts(language).unread, count, language)
}
