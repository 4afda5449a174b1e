import type { FeedNotification } from '../../shared/feed/notifications/notification-queue'
import { intlTag, type LanguageCode } from '../../shared/text/languages'
import { numberText } from '../../shared/text/number-text'
import { formatTime } from '../../shared/text/time-text'
import { windowText } from './index'

const countText = (language: LanguageCode, key: 'events' | 'subjects' | 'unread', count: number): string =>
  windowText(language, `notifications.${key}`, { count: numberText(count, intlTag(language)) }, count)
const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

interface NotificationText {
  readonly title: string
  readonly body: string
  /** The heading above notifications of its kind; null: none. */
  readonly group: { readonly id: 'ticket' | 'project'; readonly title: string } | null
}

/** For example 'Ticket answered · 4711' or '14 events since 18:02'; times have 24 hours in every language. */
export function notificationText(notification: FeedNotification, language: LanguageCode): NotificationText {
  const events = countText(language, 'events', notification.events)
  if (notification.type === 'summary') {
    const time = formatTime(new Date(notification.sinceMs), intlTag(language))
    return {
      title: windowText(language, 'notifications.since', { events, time }),
      body: notification.subjects > 1 ? countText(language, 'subjects', notification.subjects) : '',
      group: null
    }
  }
  const { type } = notification.subject
  return {
    title: joined([windowText(language, `notifications.kinds.${notification.kind}`), notification.number]),
    body: joined([notification.words, notification.events > 1 ? events : null]),
    group: type === 'none' ? null : { id: type, title: windowText(language, `notifications.groups.${type}`) }
  }
}

/** Accessible description of the count on the icon. */
export const badgeText = (count: number, language: LanguageCode): string => countText(language, 'unread', count)
